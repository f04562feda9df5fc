"""Points of every result, and the ranking."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.pairs.changes import Meet, RemoveResult, SetOut
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.session import Meeting, Rules, Scoring, Session
from chicago_gui.games.pairs.totals import TravellerLine, View, added, for_players, reveal, totals
from chicago_gui.record import replace
from chicago_gui.sheet.form import RowRule
from tests.games.pairs.make import after, evening, evenings, plays, traveller

IMPS = Rules(Scoring.IMPS)
DATUM = Rules(Scoring.DATUM)


def test_the_traveller_on_the_page() -> None:
    # Board 7, both vulnerable: 620 is the best of four.
    session = traveller(evening(8), 7, "1 5 4S N 10", "2 6 4S N 9", "3 7 3S N 9", "4 8 4S N 9")
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
    first = reveal(session).standing[0]
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
    ranks = {line.pair: line for line in reveal(session).standing}
    assert ranks[1].percent == 100
    assert ranks[2].percent == 75
    # In both directions, if one winner is looked for.
    assert ranks[6].points == 4


def test_two_rankings_apart() -> None:
    session = traveller(evening(4, Rules(winners=2)), 1, "1 3 1C N 7", "2 4 1C N 6")
    lines = reveal(session).standing
    assert [(line.direction, line.place, line.pair) for line in lines] == [
        *(("NS", 1, 1), ("NS", 2, 2), ("EW", 1, 4), ("EW", 2, 3))
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
    lines = reveal(session).standing
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


@given(st.integers(2, 20), st.integers(1, 3), st.booleans(), st.sampled_from(Scoring))
def test_each_result_has_one_line_in_either_order(
    pairs: int, each: int, by_round: bool, scoring: Scoring
) -> None:
    session = replace(after(evening(pairs), SetOut(each)), by_round=by_round)
    session = replace(session, rules=replace(session.rules, scoring=scoring))
    view = reveal(session)
    lines = [(row.number, row.index) for row in view.deals if isinstance(row, TravellerLine)]
    assert sorted(lines) == [
        (board.number, index) for board in session.boards for index in range(len(board.results))
    ]
    assert [view.line_of_result[line] for line in lines] == list(range(len(lines)))
    for board in session.boards:
        traveller = view.board(board.number)
        assert traveller is not None
        assert traveller.board == board
    rows = [row for row in view.deals if isinstance(row, TravellerLine)]
    assert {row.imps for row in rows} == {session.rules.scoring is not Scoring.MATCHPOINTS}
    turns = [row.round for row in rows]
    assert view.rounds is not None
    assert set(turns) == set(range(1, len(view.rounds.rounds) + 1))
    assert turns == sorted(turns) if by_round else lines == sorted(lines)
    assert view.by_round == by_round


@given(st.integers(4, 20), st.integers(1, 3), st.booleans(), st.integers(0, 99))
def test_a_meeting_more_or_less_takes_no_other_its_round(
    pairs: int, each: int, by_round: bool, which: int
) -> None:
    session = replace(after(evening(pairs), SetOut(each)), by_round=by_round)
    before = reveal(session)
    last = session.boards[-1].number
    board = session.boards[which % len(session.boards)].number
    for change in (Meet(last + 1, Meeting(1, 2)), RemoveResult(board, 0)):
        changed = reveal(after(session, change))
        there = {(row.number, met(row)): row.round for row in lines_of(before)}
        for row in lines_of(changed):
            assert row.round == there.get((row.number, met(row)), 0)
        assert changed.by_round == by_round
        if by_round:
            assert lines_of(changed)[-1].number == last + 1 or isinstance(change, RemoveResult)


@given(evenings(), st.booleans())
def test_players_see_of_an_open_board_who_meets_whom_and_nothing_else(
    session: Session, by_round: bool
) -> None:
    view = reveal(replace(session, by_round=by_round))
    seen = for_players(view)
    assert (seen.standing, seen.played, seen.results) == (view.standing, view.played, view.results)
    for before, board in zip(view.boards, seen.boards, strict=True):
        if board == before:
            continue
        assert [each.result.meeting for each in board.lines] == [
            each.result.meeting for each in before.lines
        ]
        assert all(each.result.deal.empty for each in board.lines)
        for each in board.lines:
            assert (each.score, each.points_ns, each.points_ew) == (None, None, None)
        assert (board.played, board.datum) == (0, None)
    for place, shown in enumerate(seen.deals):
        typed = view.deals[place]
        if isinstance(shown, TravellerLine) and isinstance(typed, TravellerLine):
            found = seen.board(shown.number)
            assert found is not None
            assert shown.line == found.lines[shown.index]
            assert seen.session.board(shown.number) == found.board
            assert shown.is_in == (typed.line.score is not None)


def test_players_see_a_board_that_all_have_played() -> None:
    session = after(evening(6), SetOut(1), plays(1, 0, "4S N 10"), plays(1, 1, "pass"))
    assert scores(session) == []
    session = after(session, plays(1, 2, "4S N 9"), plays(2, 0, "pass"))
    assert scores(session) == [-50, 0, 420]
    # All see all when every board is over.
    for number in range(2, 6):
        session = after(session, *(plays(number, index, "pass") for index in range(3)))
    assert for_players(reveal(session)) == reveal(session)


def test_where_people_meet_freely_players_see_a_board_when_all_have_met_there() -> None:
    assert scores(traveller(evening(5), 1, "1 2 4S N 10")) == []
    assert scores(traveller(evening(5), 1, "1 2 4S N 10", "3 4 4S N 9")) == [-50, 420]
    assert scores(traveller(evening(5), 1, "1 2 4S N 10", "3 4 4S N")) == []


def scores(session: Session) -> list[int]:
    """What players see of all scores."""
    view = for_players(reveal(session))
    found = (row.line.score for row in lines_of(view))
    return sorted(score for score in found if score is not None)


def test_an_evening_is_over_when_every_planned_result_is_in() -> None:
    session = after(evening(4), SetOut(1))
    assert not reveal(session).over
    for number, index in product((1, 2, 3), (0, 1)):
        assert not reveal(session).over
        session = after(session, plays(number, index, "pass"))
    assert reveal(session).over
    # A meeting more than the movement has is waited for, too.
    session = after(session, Meet(4, Meeting(1, 2)))
    assert not reveal(session).over
    assert reveal(after(session, plays(4, 0, "pass"))).over
    one = after(evening(2), SetOut(1))
    assert [reveal(one).over, reveal(after(one, plays(1, 0, "pass"))).over] == [False, True]
    # Where people meet freely another board may follow any.
    assert not reveal(traveller(evening(5), 1, "1 2 pass", "3 4 pass")).over
    assert not reveal(evening(5)).over


@pytest.mark.parametrize("by_round", [False, True])
@pytest.mark.parametrize("pairs", [3, 4, 6])
def test_a_strong_rule_stands_where_another_board_or_round_begins(
    pairs: int, by_round: bool
) -> None:
    view = reveal(replace(after(evening(pairs), SetOut(2)), by_round=by_round))
    rows = lines_of(view)
    begun = [row.round if by_round else row.number for row in rows]
    strong = [
        place for place in range(len(view.deals)) if FORM.row_rule(view, place) is RowRule.STRONG
    ]
    turns = [place for place, (one, other) in enumerate(pairwise(begun)) if one != other]
    assert strong == [*turns, len(rows) - 1, len(rows)]


def lines_of(view: View) -> list[TravellerLine]:
    return [row for row in view.deals if isinstance(row, TravellerLine)]


def met(row: TravellerLine) -> Meeting:
    return row.line.result.meeting


def test_an_entry_says_what_it_does_to_the_rounds() -> None:
    session = after(evening(6), SetOut(1))
    before, meets = reveal(session), Meet(6, Meeting(1, 5))
    after_it = reveal(after(session, meets))
    assert FORM.side_effects(before, after_it) == (
        "Board 6: 1 P1 – P2 and 5 P9 – P10 do not meet in the movement; it has no round."
    )
    free = reveal(traveller(evening(6), 3, "1 4 pass"))
    still = reveal(traveller(evening(6), 3, "1 4 pass", "2 5 pass"))
    assert free.rounds is still.rounds is None
    for one, other in (
        *((after_it, before), (after_it, after_it), (reveal(evening()), before)),
        (free, still),
    ):
        assert FORM.side_effects(one, other) == ""
    corrected = after(session, meets, Meet(6, Meeting(1, 4), 0))
    assert FORM.side_effects(after_it, reveal(corrected)).startswith(
        "Board 6: 1 P1 – P2 and 4 P7 – P8 do"
    )
    result = after(session, meets, plays(1, 0, "4S N 10"))
    assert FORM.side_effects(after_it, reveal(result)) == ""
    few = after(session, *(RemoveResult(board, 0) for board in range(1, 6)))
    ended = reveal(after(few, RemoveResult(1, 0)))
    assert all(row.round for row in lines_of(reveal(few)))
    assert FORM.side_effects(reveal(few), ended) == (
        "Rounds are hidden: most meetings do not fit the movement."
    )
    assert not any(row.round for row in lines_of(ended))


def test_the_new_line_is_of_no_board() -> None:
    view = reveal(evening(4))
    assert [column.cell(view.deals[0], 0).text for column in FORM.columns] == [""] * len(
        FORM.columns
    )


def test_the_line_that_comes_is_told_by_board_and_place() -> None:
    none, one = evening(), traveller(evening(), 3, "1 4 pass")
    two = traveller(one, 5, "1 4 pass", "2 5 pass")
    assert [added(none, one), added(none, two), added(one, two)] == [(3, 0), (3, 0), (5, 1)]
    assert [added(one, one), added(two, one)] == [None, None]
