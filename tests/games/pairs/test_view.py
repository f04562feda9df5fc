"""Every line of every evening can be shown, in either order."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.pairs.changes import SetOut
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.session import Session
from chicago_gui.games.pairs.view import TravellerLine, reveal
from chicago_gui.sheet.column import Spot
from tests.games.pairs.make import after, evening, evenings


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


@given(st.integers(2, 20), st.integers(1, 3), st.booleans())
def test_each_result_has_one_line_in_either_order(pairs: int, each: int, by_round: bool) -> None:
    session = replace(after(evening(pairs), SetOut(each)), by_round=by_round)
    view = reveal(session)
    lines = [(row.number, row.index) for row in view.deals if isinstance(row, TravellerLine)]
    assert sorted(lines) == [
        (board.number, index) for board in session.boards for index in range(len(board.results))
    ]
    assert [view.line_of_result[line] for line in lines] == list(range(len(lines)))
    turns = [row.round for row in view.deals if isinstance(row, TravellerLine)]
    assert all(turns)
    assert turns == sorted(turns) or not by_round
