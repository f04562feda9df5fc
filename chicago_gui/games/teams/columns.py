"""The columns of the score card: both rooms' cards, difference, points and totals."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from chicago_gui.games.teams.changes import Choose, WriteCard
from chicago_gui.games.teams.session import Room, Scoring
from chicago_gui.games.teams.totals import BoardLine, OtherCard, View
from chicago_gui.sheet.boards.columns import (
    BoardColumn,
    CardColumn,
    Cards,
    DealerColumn,
    ZColumn,
    card_columns,
)
from chicago_gui.sheet.boards.deal import BoardDeal, CardEntry
from chicago_gui.sheet.boards.words import deal_words
from chicago_gui.sheet.column import EMPTY, Cell, CellKind, CellRef, Choice, Column, TextStyle
from chicago_gui.sheet.words import later, sentence, signed, tr

ROOM_HEADINGS = {Room.OPEN: later("open room"), Room.CLOSED: later("closed room")}


Shown = BoardLine | OtherCard


class RoomCards(Cards):
    """The cards of one room."""

    def __init__(self, room: Room) -> None:
        """Read and write the cards of `room`."""
        self.room = room
        self.over = ROOM_HEADINGS[room]

    def deal(self, shown: Shown) -> BoardDeal | None:
        if isinstance(shown, BoardLine):
            return shown.board.deal(self.room)
        return shown.deal if shown.room is self.room else None

    def mark(self, shown: Shown) -> str:
        rival = shown.board.rival(self.room) if isinstance(shown, BoardLine) else None
        if rival is None:
            return ""
        return tr("the other card has {deal}").format(deal=deal_words(shown.number, rival))

    def may_write(self, view: View, spot: CellRef) -> bool:
        """Return whether the cell may be typed: the other room's only after this room's result."""
        shown = view.deals[spot.deal]
        if isinstance(shown, OtherCard):
            return shown.room is self.room
        standing = view.session.room
        return standing in (None, self.room) or shown.board.deal(standing).over

    def write(self, view: View, spot: CellRef, entry: CardEntry) -> object:
        return WriteCard(view.deals[spot.deal].number, self.room, entry)

    def offered(self, view: View, spot: CellRef) -> Sequence[Choice]:
        shown = view.deals[spot.deal]
        board = view.session.board(shown.number)
        rival = board.rival(self.room)
        if rival is None or self.deal(shown) is None:
            return ()
        here = Choice(
            tr("this card: {deal}").format(deal=deal_words(board.number, board.deal(self.room))),
            Choose(board.number, self.room, theirs=False),
        )
        there = Choice(
            tr("the other card: {deal}").format(deal=deal_words(board.number, rival)),
            Choose(board.number, self.room, theirs=True),
        )
        return (there, here) if isinstance(shown, OtherCard) else (here, there)


class _Board(BoardColumn):
    """The board's number, or a mark on the other card's line."""

    def cell(self, shown: Shown, part: int) -> Cell:
        return Cell(tr("or")) if isinstance(shown, OtherCard) else super().cell(shown, part)


class _Worked(Column[View, Shown]):
    """A column computed from both rooms' cards; empty until the board is compared."""

    text_style = TextStyle.FIGURE

    def cell(self, shown: Shown, part: int) -> Cell:
        if not isinstance(shown, BoardLine) or shown.points is None:
            return EMPTY
        return self.compared_cell(shown, shown.points)

    @abstractmethod
    def compared_cell(self, shown: BoardLine, points: tuple[int, int]) -> Cell:
        """Return the cell for a board that was played in both rooms."""


class _Difference(_Worked):
    """The score in the open room minus that in the closed room, as seen by team 1."""

    heading, spoken = "±", "difference"
    width = 14.0

    def compared_cell(self, shown: BoardLine, points: tuple[int, int]) -> Cell:
        return Cell(signed(shown.difference or 0))


class OfTeam(_Worked):
    """A figure of one team, with the team's name as heading."""

    def __init__(self, team: int) -> None:
        """Show figures of `team`, 0 or 1."""
        self.team = team
        self.heading = str(team + 1)

    def in_words(self, shown: Shown | None = None) -> str:
        # The visible heading is the team's name; screen readers get its number.
        return ", ".join((tr("team {number}").format(number=self.heading), super().in_words()))


class _Points(OfTeam):
    """The team's points for the board."""

    width, text_style = 12.5, TextStyle.WON
    spoken = "points"

    def compared_cell(self, shown: BoardLine, points: tuple[int, int]) -> Cell:
        mine, theirs = points[self.team], points[1 - self.team]
        if mine == theirs:
            return Cell(str(mine) if mine else "–")
        return Cell(str(mine), CellKind.GAIN) if mine > theirs else Cell("–")


class _Total(OfTeam):
    """The team's points so far."""

    over, width = "total", 12.5
    spoken = "total"

    def compared_cell(self, shown: BoardLine, points: tuple[int, int]) -> Cell:
        return Cell(str(shown.totals[self.team]))


BOARD, DEALER, Z = _Board(), DealerColumn(), ZColumn()
CARDS: dict[Room, tuple[CardColumn, ...]] = {room: card_columns(RoomCards(room)) for room in Room}
DIFFERENCE = _Difference()
POINTS = (_Points(0), _Points(1))
TOTALS = (_Total(0), _Total(1))
COLUMNS: tuple[Column[View, Any], ...] = (
    BOARD,
    DEALER,
    Z,
    *CARDS[Room.OPEN],
    *CARDS[Room.CLOSED],
    DIFFERENCE,
    *POINTS,
    *TOTALS,
)


def points_heading(scoring: Scoring) -> str:
    """Return the heading above the columns of a board's points."""
    return tr("IMPs") if scoring is Scoring.IMPS else sentence(tr("boards"))


def points_unit(scoring: Scoring) -> str:
    """Return the unit of a match's points; in board-a-match a board won counts two."""
    return tr("IMPs") if scoring is Scoring.IMPS else tr("board points")
