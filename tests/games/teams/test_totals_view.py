"""What a laptop in one room shows hangs on nothing that it may not show yet."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.game import GAME
from chicago_gui.games.teams.session import Board, Room, Session
from chicago_gui.games.teams.totals import OtherCard, reveal
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.column import Spot
from tests.games.teams.make import DEALS, MATCHES


@given(MATCHES, st.sampled_from(Room), DEALS, st.one_of(st.none(), DEALS))
def test_two_matches_that_differ_in_the_other_room_alone_look_the_same(
    session: Session, here: Room, theirs: BoardDeal, rival: BoardDeal | None
) -> None:
    session = replace(session, room=here)
    waiting = [board for board in session.boards if not board.deal(here).over]
    other = session
    for board in waiting:
        written = Board(board.number).with_deal(here, board.deal(here), rival)
        other = other.with_board(written.with_deal(here.other, theirs))
    one, two = reveal(session), reveal(other)
    assert one == two
    assert FORM.csv(one) == FORM.csv(two)
    assert FORM.standing_csv(one) == FORM.standing_csv(two)
    assert FORM.still_panel(one) == FORM.still_panel(two)
    assert FORM.wanted(one) == FORM.wanted(two)
    assert GAME.outline(session) == GAME.outline(other)


@given(MATCHES)
def test_every_cell_of_every_line_can_be_asked(session: Session) -> None:
    view = reveal(session)
    for place, shown in enumerate(view.deals):
        assert FORM.called(view, place)
        for column in FORM.columns:
            spot = Spot(place, column)
            column.cell(shown, 0)
            column.proposals(view, spot)
            column.choices(view, spot)
            FORM.explained(view, spot)


@given(MATCHES)
def test_every_planned_board_has_a_line_and_each_dispute_another(session: Session) -> None:
    view = reveal(session)
    numbers = [each.number for each in view.deals if not isinstance(each, OtherCard)]
    assert numbers == sorted(set(range(1, session.planned_boards + 1)) | set(numbers))
    assert sum(isinstance(each, OtherCard) for each in view.deals) == len(session.disputes)
    for place, each in enumerate(view.deals):
        room = each.room if isinstance(each, OtherCard) else None
        assert view.place_of(each.number, room) == place
    assert view.place_of(65) is None
