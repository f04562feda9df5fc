"""Every line of every evening can be shown, in either order."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.pairs.apply import SetOut
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.session import Scoring, Session
from chicago_gui.games.pairs.totals import TravellerLine, added, reveal
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
