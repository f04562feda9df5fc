"""Matchpoints, IMPs, datum, rounding and victory points, worked by hand and as rules."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import imps
from chicago_gui.scoring.comparisons import (
    VictoryPoints,
    board_a_match,
    cross_imps,
    datum,
    datum_imps,
    decimal_text,
    imps_won,
    matchpoints,
    rounded,
    top,
    victory_points,
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
    assert cross_imps([620, 170]) == fractions(10, -10)
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
        ([-900, -800, *[0] * 6, 70, 400, 2000], 10),
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
    assert [board_a_match(each) for each in (1, 0, -4000)] == [(2, 0), (1, 1), (0, 2)]


def test_imps_stand_in_the_winner_s_column() -> None:
    assert [imps_won(each) for each in (790, -320, 10, -10)] == [(13, 0), (0, 8), (0, 0), (0, 0)]


FRACTIONS = st.fractions(-10_000, 10_000, max_denominator=400)


@pytest.mark.parametrize(
    ("points", "text"),
    [
        *(
            (0, "0"),
            (34, "34"),
            (-72, "-72"),
            (Fraction(9, 2), "4.5"),
            (Fraction(-145, 2), "-72.5"),
        ),
        *((Fraction(17, 3), "5.67"), (Fraction(1, 3), "0.33"), (Fraction(-2, 3), "-0.67")),
        # Halves go away from zero; what is nothing after rounding has no sign.
        *((Fraction(1, 200), "0.01"), (Fraction(-1, 200), "-0.01"), (Fraction(-1, 300), "0")),
        *((Fraction(1, 8), "0.13"), (Fraction(5, 1000), "0.01"), (Fraction(100), "100")),
    ],
)
def test_decimals(points: Fraction | int, text: str) -> None:
    assert decimal_text(points) == text


@pytest.mark.parametrize(
    ("points", "ten"), [(-145, -150), (145, 150), (-400, -400), (4, 0), (5, 10), (-5, -10)]
)
def test_to_the_nearest_ten(points: int, ten: int) -> None:
    assert rounded(points, 10) == ten


@given(FRACTIONS)
def test_both_signs_are_rounded_alike(points: Fraction) -> None:
    assert rounded(-points) == -rounded(points)
    assert abs(rounded(points) - points) <= Fraction(1, 2)


@given(st.decimals(-10_000, 10_000, places=4, allow_nan=False))
def test_as_decimal_arithmetic_has_it(points: Decimal) -> None:
    wanted = points.quantize(Decimal("0.01"), ROUND_HALF_UP)
    assert Decimal(decimal_text(Fraction(points))) == wanted


WBF, WHOLE = VictoryPoints.WBF, VictoryPoints.WHOLE


def texts(margin: int, boards: int, scale: VictoryPoints) -> tuple[str, ...]:
    found = victory_points(margin, boards, scale)
    assert found is not None
    return tuple(map(decimal_text, found))


# 0 to 5 IMPs on the continuous scale, worked out with forty decimals outside of the program.
FIRST = {
    8: ("10", "10.44", "10.86", "11.27", "11.67", "12.05"),
    16: ("10", "10.31", "10.61", "10.91", "11.2", "11.48"),
    20: ("10", "10.28", "10.55", "10.82", "11.08", "11.34"),
    32: ("10", "10.22", "10.44", "10.65", "10.86", "11.07"),
}


@pytest.mark.parametrize("boards", FIRST)
def test_the_first_margins(boards: int) -> None:
    found = tuple(texts(margin, boards, WBF)[0] for margin in range(6))
    assert found == FIRST[boards]


def test_the_seed_s_example() -> None:
    assert texts(15, 24, WHOLE) == ("13", "7")
    assert texts(-15, 24, WHOLE) == ("7", "13")
    assert texts(15, 24, WBF) == ("13.34", "6.66")


def test_eighteen_imps_over_eight_boards_are_sixteen() -> None:
    assert texts(18, 8, WBF) == ("16", "4")


def test_a_rout_is_twenty_and_not_more() -> None:
    # B is 15·√16 = 60.
    assert texts(59, 16, WBF) == ("19.92", "0.08")
    assert texts(60, 16, WBF) == texts(61, 16, WBF) == texts(400, 16, WBF) == ("20", "0")


def test_a_whole_scale_rounds_the_value_and_not_what_was_rounded_before() -> None:
    # 15.4956: two decimals make 15.50 of it, which is not its nearest whole number's half.
    assert texts(16, 8, WBF) == ("15.5", "4.5")
    assert texts(16, 8, WHOLE) == ("15", "5")


def test_without_a_scale_there_are_none() -> None:
    assert victory_points(15, 24, VictoryPoints.NONE) is None


def test_floats_never_stand_where_the_rounding_turns() -> None:
    golden = (Decimal(5).sqrt() - 1) / 2
    for boards in range(1, 65):
        blitz = 15 * Decimal(boards).sqrt()
        for margin in range(1, int(blitz) + 1):
            won = 10 + 10 * (1 - golden ** (3 * margin / blitz)) / (1 - golden**3)
            assert abs(won * 100 % 1 - Decimal("0.5")) > Decimal("0.000001")
            assert abs(won % 1 - Decimal("0.5")) > Decimal("0.000001")


@given(st.integers(-200, 200), st.integers(1, 64), st.sampled_from([WBF, WHOLE]))
def test_twenty_are_shared_and_a_sign_changes_sides(
    margin: int, boards: int, scale: VictoryPoints
) -> None:
    found, turned = victory_points(margin, boards, scale), victory_points(-margin, boards, scale)
    assert found is not None
    assert turned is not None
    assert sum(found) == 20
    assert found == (turned if margin == 0 else turned[::-1])
    step = 1 if scale is WHOLE else Fraction(1, 100)
    assert all(0 <= each <= 20 and (each / step).denominator == 1 for each in found)


@given(st.integers(-200, 200), st.integers(1, 64), st.sampled_from([WBF, WHOLE]))
def test_one_imp_more_is_never_worth_less(margin: int, boards: int, scale: VictoryPoints) -> None:
    less, more = (victory_points(each, boards, scale) for each in (margin, margin + 1))
    assert less is not None
    assert more is not None
    assert less[0] <= more[0]
