"""A match as it may be seen where this laptop stands: what form, panel, paper and CSV are made of.

A card that came along too early is not in it, so that none of them can tell that it is there.
"""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.teams.board import Board, Room
from chicago_gui.games.teams.compare import as_seen
from chicago_gui.games.teams.session import Session
from chicago_gui.games.teams.totals import BoardLine, Totals, totals
from chicago_gui.record import record
from chicago_gui.sheet.board_deal import BoardDeal


@record
class ScoreLine:
    """A line of the score card."""

    line: BoardLine

    @property
    def number(self) -> int:
        """The board's number."""
        return self.line.board.number


@record
class OtherCard:
    """Beneath a line in dispute: what the other card has for `room`."""

    number: int
    room: Room
    deal: BoardDeal


@record
class View:
    """The match; `deals` are the lines of the score card, every planned board among them."""

    session: Session
    totals: Totals
    deals: tuple[ScoreLine | OtherCard, ...]

    def place_of(self, number: int, room: Room | None = None) -> int | None:
        """Return where the line of a board is, or for `room` that of the other card on it."""
        for place, shown in enumerate(self.deals):
            there = shown.room if isinstance(shown, OtherCard) else None
            if shown.number == number and there is room:
                return place
        return None


def reveal(session: Session) -> View:
    """Return what everybody may know of the match."""
    seen = as_seen(session)
    found = totals(seen)
    return View(seen, found, tuple(_lines(seen, found)))


def _lines(session: Session, found: Totals) -> Iterator[ScoreLine | OtherCard]:
    begun = {line.board.number: line for line in found.lines}
    so_far = (0, 0)
    for number in range(1, max([session.planned_boards, *begun]) + 1):
        line = begun.get(number)
        if line is None:
            if number <= session.planned_boards:
                yield ScoreLine(BoardLine(Board(number), (None, None), None, None, so_far))
            continue
        so_far = line.totals
        yield ScoreLine(line)
        for room in line.board.disputed:
            rival = line.board.rival(room)
            if rival is not None:
                yield OtherCard(number, room, rival)
