"""The data of a match: the teams, the rules, and the cards of both rooms.

A board has a deal for each room, and for disputed deals the other laptop's version.
"""

from __future__ import annotations

from datetime import date
from enum import Enum, unique
from typing import ClassVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.boards.deal import MOST_BOARDS, BoardDeal, score_ns
from chicago_gui.sheet.rules import RuleTable, choice
from chicago_gui.sheet.words import later


@unique
class MatchReason(Enum):
    """Reasons of refusals as sentences, with figures named in braces."""

    PLAN_PAST = "board {number} has already begun"
    OTHER_MATCH = "open the other card of this match; this one is of {teams}"
    NO_DISPUTE = "board {number} is not in dispute"


NOTHING = BoardDeal()
"""An empty card."""


@unique
class Room(Enum):
    """The rooms; the values are used in files. Team 1 sits North–South in the open room."""

    OPEN = "open"
    CLOSED = "closed"

    @property
    def other(self) -> Room:
        """The other room."""
        return Room.CLOSED if self is Room.OPEN else Room.OPEN


class Board(Record):
    """A board with its `number`, from 1, and its deals in the open and the closed room.

    `open_rival` and `closed_rival` are the other laptop's versions of disputed deals, until the
    players decide; otherwise they are `None`.
    """

    number: int
    open: BoardDeal = NOTHING
    closed: BoardDeal = NOTHING
    open_rival: BoardDeal | None = None
    closed_rival: BoardDeal | None = None

    def deal(self, room: Room) -> BoardDeal:
        """Return this card's deal in `room`."""
        return self.open if room is Room.OPEN else self.closed

    def rival(self, room: Room) -> BoardDeal | None:
        """Return the other card's deal in `room` if it is disputed, else `None`."""
        return self.open_rival if room is Room.OPEN else self.closed_rival

    def with_deal(self, room: Room, deal: BoardDeal, rival: BoardDeal | None = None) -> Board:
        """Return the board with `deal` in `room`, and `rival` beside it if the two differ."""
        if rival is not None and rival.result == deal.result:
            rival = None
        if room is Room.OPEN:
            return replace(self, open=deal, open_rival=rival)
        return replace(self, closed=deal, closed_rival=rival)

    @property
    def deals(self) -> tuple[BoardDeal, ...]:
        """All deals written on the board, of both cards."""
        return (self.open, self.closed, *self.rivals.values())

    @property
    def rivals(self) -> dict[Room, BoardDeal]:
        """The other card's versions of the disputed deals, by room."""
        both = zip(Room, (self.open_rival, self.closed_rival), strict=True)
        return {room: deal for room, deal in both if deal is not None}

    @property
    def empty(self) -> bool:
        """Whether neither room has an entry."""
        return self.open.empty and self.closed.empty and not self.rivals

    @property
    def difference(self) -> int | None:
        """The score in the open room minus that in the closed room; `None` until both are known."""
        open_score = score_ns(self.number, self.open)
        closed_score = score_ns(self.number, self.closed)
        if open_score is None or closed_score is None or self.rivals:
            return None
        return open_score - closed_score


MORE_BOARDS = 4
"""The number of boards added at once when a finished match continues."""


@unique
class Scoring(Enum):
    """How a board's difference becomes points; the values are used in files."""

    IMPS = "imps"
    BOARDS = "boards"


class Rules(Record):
    """The rules of one match."""

    scoring: Scoring = Scoring.IMPS
    victory_points: VictoryPoints = VictoryPoints.NONE


RULES = RuleTable(
    Rules,
    choice(
        "scoring",
        later("Scoring"),
        {Scoring.IMPS: later("IMPs"), Scoring.BOARDS: later("board-a-match")},
        always=True,
    ),
    choice(
        "victory_points",
        later("Victory points"),
        {
            VictoryPoints.NONE: later("none"),
            VictoryPoints.WBF: later("continuous scale"),
            VictoryPoints.WHOLE: later("whole"),
        },
        in_line={
            VictoryPoints.NONE: later("no victory points"),
            VictoryPoints.WBF: later("victory points, continuous scale"),
            VictoryPoints.WHOLE: later("victory points, whole"),
        },
        always=True,
    ),
)
"""How the rules are read, written, chosen and described."""


class TeamOfFour(Record):
    """A team's name and its four players."""

    name: str
    players: tuple[str, ...]


class Session(Record):
    """One match; `boards` are those with entries, by number.

    `room` is the room of this laptop, `None` if both rooms' cards are typed here. It is a setting
    of this laptop and not in the session file.
    """

    game: ClassVar[str] = "teams"

    id: str
    date: date
    place: str
    teams: tuple[TeamOfFour, TeamOfFour]
    planned_boards: int
    rules: Rules = Rules()
    boards: tuple[Board, ...] = ()
    room: Room | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """All names, team 1 first."""
        return self.teams[0].players + self.teams[1].players

    @property
    def can_go_on(self) -> bool:
        """Whether `MORE_BOARDS` more boards are possible."""
        return self.planned_boards + MORE_BOARDS <= MOST_BOARDS

    def board(self, number: int) -> Board:
        """Return board `number`, empty if it has no entries."""
        return next((each for each in self.boards if each.number == number), Board(number))

    def with_board(self, board: Board) -> Session:
        """Return the session with `board`, or without it if it is empty."""
        others = [each for each in self.boards if each.number != board.number]
        found = others if board.empty else [*others, board]
        return replace(self, boards=tuple(sorted(found, key=lambda each: each.number)))

    @property
    def disputes(self) -> tuple[tuple[int, Room], ...]:
        """The disputed deals by board and room."""
        return tuple((board.number, room) for board in self.boards for room in board.rivals)

    def next_board(self, room: Room, after: int = 0) -> int | None:
        """Return the planned board to type next in `room`, or `None` if all are in.

        That is the first board after `after` without a result there, or else the first of all.
        """
        waiting = [
            number
            for number in range(1, self.planned_boards + 1)
            if not self.board(number).deal(room).over
        ]
        return next((number for number in waiting if number > after), next(iter(waiting), None))
