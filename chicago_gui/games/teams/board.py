"""One board of a match: its deal in either room, and what the other laptop's card says instead."""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.record import record, replace
from chicago_gui.sheet.board_deal import BoardDeal, score_ns

NOTHING = BoardDeal()
"""What stands on a card about a deal nobody has written about."""


@unique
class Room(Enum):
    """Where a board is played; team 1 sits North–South in the open room. The form in files."""

    OPEN = "open"
    CLOSED = "closed"

    @property
    def other(self) -> Room:
        """The other room."""
        return Room.CLOSED if self is Room.OPEN else Room.OPEN


@record
class Board:
    """Board `number`, from 1: what was written about it in the open and in the closed room.

    `open_rival` and `closed_rival` are what the other laptop's card has where the two disagree,
    until the players say which holds; `None` where there is no dispute.
    """

    number: int
    open: BoardDeal = NOTHING
    closed: BoardDeal = NOTHING
    open_rival: BoardDeal | None = None
    closed_rival: BoardDeal | None = None

    def deal(self, room: Room) -> BoardDeal:
        """Return what this card has for `room`."""
        return self.open if room is Room.OPEN else self.closed

    def rival(self, room: Room) -> BoardDeal | None:
        """Return what the other card has for `room` where it disagrees, else `None`."""
        return self.open_rival if room is Room.OPEN else self.closed_rival

    def with_deal(self, room: Room, deal: BoardDeal, rival: BoardDeal | None = None) -> Board:
        """Return the board with `deal` in `room`, and `rival` beside it where they disagree."""
        if rival is not None and rival.result == deal.result:
            rival = None
        if room is Room.OPEN:
            return replace(self, open=deal, open_rival=rival)
        return replace(self, closed=deal, closed_rival=rival)

    @property
    def disputed(self) -> tuple[Room, ...]:
        """The rooms whose deal the two cards disagree on."""
        return tuple(room for room in Room if self.rival(room) is not None)

    @property
    def empty(self) -> bool:
        """Whether nothing is written in either room."""
        return self.open.empty and self.closed.empty and not self.disputed

    @property
    def over(self) -> bool:
        """Whether both rooms have played it."""
        return self.open.over and self.closed.over

    @property
    def difference(self) -> int | None:
        """Open less closed, in points, as team 1 sees it; `None` while the board waits."""
        open_score = score_ns(self.number, self.open)
        closed_score = score_ns(self.number, self.closed)
        if open_score is None or closed_score is None or self.disputed:
            return None
        return open_score - closed_score
