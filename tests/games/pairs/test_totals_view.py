"""Every line of every evening can be shown, in either order."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.pairs.apply import Meet, RemoveResult, SetOut
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.session import Meeting, Scoring, Session
from chicago_gui.games.pairs.totals import TravellerLine, View, added, reveal
from chicago_gui.sheet.column import Spot
from tests.games.pairs.make import after, evening, evenings, plays, traveller


@given(evenings(), st.booleans())
def test_every_cell_of_every_line_can_be_asked(session: Session, by_round: bool) -> None:
    view = reveal(replace(session, by_round=by_round))
    for place, shown in enumerate(view.deals):
        assert FORM.called(view, place)
        for column in FORM.columns:
            spot = Spot(place, column)
            column.cell(shown, 0)
            column.begins_with(view, spot)
            column.choices(view, spot)
            FORM.explained(view, spot)


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
    assert all(turns)
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


def lines_of(view: View) -> list[TravellerLine]:
    return [row for row in view.deals if isinstance(row, TravellerLine)]


def met(row: TravellerLine) -> Meeting:
    return row.line.result.meeting


def test_an_entry_says_what_it_does_to_the_rounds() -> None:
    session = after(evening(6), SetOut(1))
    before, meets = reveal(session), Meet(6, Meeting(1, 5))
    after_it = reveal(after(session, meets))
    assert FORM.moved(before, after_it) == (
        "Board 6: 1 P1 – P2 and 5 P9 – P10 do not meet there in the movement, so no round stands "
        "with it; all others keep theirs."
    )
    free = reveal(traveller(evening(6), 3, "1 4 pass"))
    still = reveal(traveller(evening(6), 3, "1 4 pass", "2 5 pass"))
    assert free.rounds is still.rounds is None
    for one, other in (
        *((after_it, before), (after_it, after_it), (reveal(evening()), before)),
        (free, still),
    ):
        assert FORM.moved(one, other) == ""
    corrected = after(session, meets, Meet(6, Meeting(1, 4), 0))
    assert FORM.moved(after_it, reveal(corrected)).startswith("Board 6: 1 P1 – P2 and 4 P7 – P8 do")
    result = after(session, meets, plays(1, 0, "4S N 10"))
    assert FORM.moved(after_it, reveal(result)) == ""
    few = after(session, *(RemoveResult(board, 0) for board in range(1, 6)))
    ended = reveal(after(few, RemoveResult(1, 0)))
    assert all(row.round for row in lines_of(reveal(few)))
    assert FORM.moved(reveal(few), ended) == (
        "No movement has most of these meetings any more: no rounds are shown."
    )
    assert not any(row.round for row in lines_of(ended))


@pytest.mark.parametrize("each", [1, 2, 3])
def test_a_board_that_nobody_plays_takes_no_other_its_round(each: int) -> None:
    session = after(evening(6), SetOut(each))
    rounds = {(row.number, met(row)): row.round for row in lines_of(reveal(session))}
    last = session.boards[-1]
    fewer = reveal(after(session, *(RemoveResult(last.number, 0) for _ in last.results)))
    left = {(row.number, met(row)): row.round for row in lines_of(fewer)}
    assert left == {place: n for place, n in rounds.items() if place[0] != last.number}


def test_the_line_that_comes_is_told_by_board_and_place() -> None:
    none, one = evening(), traveller(evening(), 3, "1 4 pass")
    two = traveller(one, 5, "1 4 pass", "2 5 pass")
    assert [added(none, one), added(none, two), added(one, two)] == [(3, 0), (3, 0), (5, 1)]
    assert [added(one, one), added(two, one)] == [None, None]


def calls(do: Callable[[], object]) -> int:
    """How many functions are called, which unlike time is the same on every machine."""
    asked = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal asked
        asked += event == "call"

    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(None)
    return asked


@pytest.mark.unfollowed
@pytest.mark.parametrize("by_round", [False, True])
def test_a_result_works_out_its_own_board_and_no_other(by_round: bool) -> None:
    cost = []
    for each in (1, 3):
        session = replace(after(evening(20), SetOut(each)), by_round=by_round)
        for number in range(1, len(session.boards) + 1):
            session = after(session, *(plays(number, index, "4S N 10") for index in range(10)))
        for tricks in (9, 8):  # what is asked for the first time is worked out whole
            session = after(session, plays(5, 3, f"4S N {tricks}"))
            reveal(session)
        change = plays(5, 3, "4S N 11")
        cost.append(calls(lambda: reveal(after(session, change))))  # noqa: B023 - called at once
    few, many = cost
    # Twenty boards more are looked up, in some 25 calls each, and not their two hundred results.
    assert many - few < 20 * 40
