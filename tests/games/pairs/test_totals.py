"""Points of every result, and the ranking."""

from collections import defaultdict
from fractions import Fraction

import pytest
from hypothesis import given

from chicago_gui.games.pairs.session import Rules, Scoring, Session
from chicago_gui.games.pairs.totals import standing, totals
from tests.games.pairs.make import evening, evenings, traveller

IMPS = Rules(Scoring.IMPS)
DATUM = Rules(Scoring.DATUM)


def test_the_traveller_on_the_page() -> None:
    # Board 7, both vulnerable: 620 is the best of four.
    session = traveller(
        evening(8),
        7,
        "1 5 4S N 10",
        "2 6 4S N 9",
        "3 7 3S N 9",
        "4 8 4S N 9",
    )
    (board,) = totals(session)
    assert [line.score for line in board.lines] == [620, -100, 140, -100]
    assert [line.points_ns for line in board.lines] == [6, 1, 4, 1]
    assert [line.points_ew for line in board.lines] == [0, 5, 2, 5]
    assert [line.score for line in board.ranked] == [620, 140, -100, -100]


def test_a_board_with_fewer_results_is_brought_to_size() -> None:
    session = traveller(evening(), 1, "1 4 1C N 7", "2 5 1C N 6", "3 6 pass")
    session = traveller(session, 2, "1 5 1C N 7", "2 6 1C N 6")
    # A contract in play is no result yet.
    session = traveller(session, 3, "1 6 1C N")
    one, two, three = totals(session)
    assert (one.size, two.played, three.played) == (3, 2, 0)
    # (M + 1)·3/2 − 1 for M = 2 and 0.
    assert [line.points_ns for line in two.lines] == [Fraction(7, 2), Fraction(1, 2)]
    assert [line.points_ns for line in three.lines] == [None]
    first = standing(session)[0]
    assert (first.pair, first.points, first.maximum) == (1, Fraction(15, 2), 8)
    assert first.percent == Fraction(375, 4)


def test_cross_imps_and_datum() -> None:
    results = ("1 4 4S N 10", "2 5 4S N 9", "3 6 4S N 11")
    # 470 and −30 are 10 and −1 IMPs; −470 and −500 are −10 and −11; 30 and 500 are 1 and 11.
    (cross,) = totals(traveller(evening(6, IMPS), 1, *results))
    assert [line.points_ns for line in cross.lines] == [Fraction(9, 2), Fraction(-21, 2), 6]
    (mean,) = totals(traveller(evening(6, DATUM), 1, *results))
    # (420 − 50 + 450) / 3 = 273, so 270.
    assert mean.datum == 270
    assert [line.points_ns for line in mean.lines] == [4, -8, 5]
    assert [line.points_ew for line in mean.lines] == [-4, 8, -5]


def test_pairs_are_ranked_by_percentage_not_by_points() -> None:
    # Pair 1 has one board and all of it, pair 2 two boards and three quarters.
    session = traveller(evening(6), 1, "1 4 1C N 7", "2 5 1C N 6", "3 6 1C N 5")
    session = traveller(session, 2, "2 4 1C N 8", "3 5 1C N 7", "6 1 1C N 6")
    ranks = {line.pair: line for line in standing(session)}
    assert ranks[1].percent == 100
    assert ranks[2].percent == 75
    # In both directions, if one winner is looked for.
    assert ranks[6].points == 4


def test_two_rankings_apart() -> None:
    session = traveller(evening(4, Rules(winners=2)), 1, "1 3 1C N 7", "2 4 1C N 6")
    lines = standing(session)
    assert [(line.direction, line.place, line.pair) for line in lines] == [
        *(("NS", 1, 1), ("NS", 2, 2), ("EW", 1, 4), ("EW", 2, 3)),
    ]


def test_ties_share_the_place() -> None:
    session = traveller(evening(4), 1, "1 2 1C N 7", "3 4 1C N 7")
    assert [(line.place, line.pair) for line in standing(session)] == [
        *((1, 1), (1, 2), (1, 3), (1, 4))
    ]


@given(evenings())
def test_every_board_shares_out_all_there_is(session: Session) -> None:
    for board in totals(session):
        scored = [line for line in board.lines if line.score is not None]
        both = 2 * (board.size - 1) if session.rules.scoring is Scoring.MATCHPOINTS else 0
        for line in scored:
            assert line.points_ns is not None
            assert line.points_ew is not None
            assert line.points_ns + line.points_ew == both
        if session.rules.scoring is not Scoring.DATUM:
            total = sum(line.points_ns or 0 for line in scored)
            assert total == Fraction(len(scored) * both, 2)
        assert len(board.ranked) == board.played == len(scored)


@given(evenings())
def test_the_ranking_is_in_order_and_counts_each_board_once(session: Session) -> None:
    lines = standing(session)
    by_share = session.rules.scoring is Scoring.MATCHPOINTS
    for direction in (None, "NS", "EW"):
        group = [line for line in lines if line.direction == direction]
        worth = [
            (line.percent if line.percent is not None else -1) if by_share else line.points
            for line in group
        ]
        assert worth == sorted(worth, reverse=True)
        for line, value in zip(group, worth, strict=True):
            assert line.place == 1 + sum(each > value for each in worth)
    assert sum(line.played for line in lines) == 2 * sum(board.played for board in totals(session))
    won: dict[tuple[str | None, int], Fraction] = defaultdict(Fraction)
    for board in totals(session):
        for result in board.lines:
            ns, ew = result.result.meeting.ns, result.result.meeting.ew
            for way, pair, points in (("NS", ns, result.points_ns), ("EW", ew, result.points_ew)):
                won[way if session.rules.winners == 2 else None, pair] += points or 0
    assert all(line.points == won[line.direction, line.pair] for line in lines)


@pytest.mark.parametrize("rules", [Rules(), IMPS, DATUM])
def test_nothing_played_is_no_points(rules: Rules) -> None:
    assert [(line.place, line.points) for line in standing(evening(3, rules))] == [
        (1, Fraction(0))
    ] * 3
