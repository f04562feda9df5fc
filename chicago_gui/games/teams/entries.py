"""A match's entries at the Table: room by room, in whatever order the boards are played."""

from __future__ import annotations

from typing import Any

from chicago_gui.games.teams import columns
from chicago_gui.games.teams.session import Room
from chicago_gui.games.teams.totals import OtherCard, View
from chicago_gui.games.teams.words import hint
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.columns import BoardEntries, BoardPlaceReason, CardColumn, missing
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry_handler import LiveSession
from chicago_gui.sheet.form import Form


def wanted_in(view: View, room: Room, after: int = 0) -> Spot | None:
    """Return the cell to be filled next by whoever types for `room`, board `after` being the last.

    What the two cards disagree on comes first, then what is missing of board `after`, then the
    next board of the room, and at last the other room's.
    """
    session = view.session
    for disputed, where in session.disputes:
        return _spot(view, disputed, columns.CARDS[where][0])
    number: int | None
    for each in (room, room.other):
        last = after if each is room else 0
        waits = last > 0 and not session.board(last).deal(each).over
        number = last if waits else session.next_board(each, last)
        if number is not None:
            column = missing(columns.CARDS[each], session.board(number).deal(each))
            spot = _spot(view, number, column or columns.CARDS[each][0])
            # The other room's card waits until this room has played the board.
            if spot is not None and spot.column.can_type(view, spot):
                return spot
    return None


def _spot(view: View, number: int, column: CardColumn) -> Spot | None:
    place = view.place_of(number)
    return None if place is None else Spot(place, column)


def _room_of(spot: Spot | None) -> Room | None:
    """Return the room whose card `spot` is on."""
    cards = columns.CARDS.items()
    return next((room for room, card in cards if spot and spot.column in card), None)


class TeamEntries(BoardEntries[View]):
    """Types for one room until all of it is in, or until one writes in the other."""

    def __init__(self, form: Form[View], session: LiveSession[View, Any]) -> None:
        """Begin in the room where this laptop stands."""
        super().__init__(form, session)
        self._room = session.view.session.room or Room.OPEN
        self._last = 0

    def wanted(self) -> Spot | None:
        """Return the cell to be filled next: that of the board asked for, if one was."""
        if self._turned_to:
            place = self.view.place_of(self._last)
            if place is not None:
                card = columns.CARDS[self._room]
                deal = self.view.session.board(self._last).deal(self._room)
                return Spot(place, missing(card, deal) or card[0])
        return wanted_in(self.view, self._room, self._last)

    def hint(self) -> tuple[str, str]:
        """Return what is wanted now, and in a quieter line what goes with it."""
        return hint(self.view, self.wanted())

    def turn_to(self, number: int, typed_at: Spot) -> Refused | None:
        """Have board `number` wanted next in the room where it was typed.

        At a board's own number that is the wanted cell's room. The other room's card still waits
        until this room has played the board.
        """
        place = self.view.place_of(number)
        if place is None:
            return Refused(BoardPlaceReason.NO_BOARD, number=number)
        room = _room_of(typed_at) or _room_of(self.wanted()) or self._room
        contract = columns.CARDS[room][0]
        self._room = room if contract.can_type(self.view, Spot(place, contract)) else room.other
        self._last, self._turned_to = number, True
        return None

    def wrote(self, spot: Spot) -> None:
        """Remember board and room of the card at `spot`."""
        shown = self.view.deals[spot.deal]
        room = _room_of(spot)
        if room is not None and not isinstance(shown, OtherCard):
            self._room, self._last, self._turned_to = room, shown.number, False
