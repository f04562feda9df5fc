"""Matchpoints, Neuberg, cross-IMPs, datum and board-a-match, worked by hand and as rules."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import imps
from chicago_gui.scoring.comparisons import (
    board_a_match,
    cross_imps,
    datum,
    datum_imps,
    imps_won,
    matchpoints,
    top,
)

SCORES = st.lists(st.integers(-300, 300).map(lambda tens: tens * 10), min_size=1, max_size=10)


def fractions(*numbers: int | Fraction) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, numbers))


def test_two_for_each_worse_and_one_for_each_equal() -> None:
    assert matchpoints([620, 650, 620, -100, 170]) == fractions(5, 8, 5, 0, 2)
    assert matchpoints([0, 0, 0]) == fractions(2, 2, 2)


def test_neuberg_brings_three_results_to_four() -> None:
    # (M + 1)·4/3 − 1 for M = 4, 2, 0.
    assert matchpoints([90, -80, -800], 4) == fractions(Fraction(17, 3), 3, Fraction(1, 3))


def test_neuberg_gives_one_result_alone_half_the_top() -> None:
    assert matchpoints([1430], 7) == fractions(6)
    assert top(7) == 12


def test_a_board_played_as_often_as_any_stays_as_it_is() -> None:
    assert matchpoints([50, 100], 2) == matchpoints([50, 100]) == fractions(0, 2)


def test_no_results_are_no_points() -> None:
    assert matchpoints([], 4) == cross_imps([]) == datum_imps([]) == ()


@given(SCORES, st.integers(0, 6))
def test_matchpoints_share_half_the_top(scores: list[int], more: int) -> None:
    size = len(scores) + more
    found = matchpoints(scores, size)
    assert sum(found) == Fraction(len(scores) * top(size), 2)
    assert all(0 <= each <= top(size) for each in found)
    # East–West, compared among themselves, have what North–South leave of the top.
    assert tuple(top(size) - each for each in found) == matchpoints([-s for s in scores], size)


def test_cross_imps_are_the_mean_against_every_other_result() -> None:
    # 620 against 620, 170 and −100: 0, 10 and 12 IMPs.
    assert cross_imps([620, 620, 170, -100])[0] == Fraction(22, 3)
    assert cross_imps([-80, 240, -80]) == fractions(-4, 8, -4)
    assert cross_imps([400]) == fractions(0)


@given(SCORES)
def test_cross_imps_sum_to_zero(scores: list[int]) -> None:
    found = cross_imps(scores)
    assert sum(found) == 0
    assert cross_imps([-score for score in scores]) == tuple(-each for each in found)


@pytest.mark.parametrize(
    ("scores", "mean"),
    [
        ([-170, -520, -510], -400),
        ([-500, 70, 0], -140),
        # Half away from zero, on either side.
        ([50, 60], 60),
        ([-50, -60], -60),
        # Three count all; of four the best and the worst are left out.
        ([0, 0, 3000], 1000),
        ([0, 100, 200, 3000], 150),
        # Ten lose one of each, eleven two of each.
        ([-900, -800, *[0] * 6, 400, 2000], -50),
        ([-900, -800, *[0] * 7, 400, 2000], 0),
    ],
)
def test_datum(scores: list[int], mean: int) -> None:
    assert datum(scores) == mean
    assert datum([-score for score in scores]) == -mean
    assert datum_imps(scores) == tuple(imps(score - mean) for score in scores)


@given(SCORES)
def test_the_datum_lies_among_the_scores(scores: list[int]) -> None:
    assert min(scores) <= datum(scores) <= max(scores)
    assert datum(scores) % 10 == 0


def test_board_a_match() -> None:
    assert [board_a_match(each) for each in (10, 0, -4000)] == [(2, 0), (1, 1), (0, 2)]


def test_imps_stand_in_the_winner_s_column() -> None:
    assert [imps_won(each) for each in (790, -320, 10, -10)] == [(13, 0), (0, 8), (0, 0), (0, 0)]
