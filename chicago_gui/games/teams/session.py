"""One match of two teams of four as it is kept: who plays, by which rules, and the boards."""

from __future__ import annotations

from datetime import date
from enum import Enum, unique
from typing import ClassVar

from chicago_gui.games.teams.board import Board, Room
from chicago_gui.record import record, replace
from chicago_gui.scoring.victory_points import VictoryPoints

GAME = "teams"


@unique
class Scoring(Enum):
    """How a board's difference becomes points; the value is the form in files."""

    IMPS = "imps"
    BOARDS = "boards"


@record
class Rules:
    """The rules of one match."""

    scoring: Scoring = Scoring.IMPS
    victory_points: VictoryPoints = VictoryPoints.NONE


@record
class TeamOfFour:
    """A team's name and its four players."""

    name: str
    players: tuple[str, ...]


@record
class Session:
    """One match; `boards` are those begun, in the order of their numbers.

    `room` is where this laptop stands, `None` when both rooms' cards are typed here. It belongs to
    the laptop and not to the match, so it is not in the session file.
    """

    game: ClassVar[str] = GAME

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
        """Everybody's name, team 1 first."""
        return self.teams[0].players + self.teams[1].players

    def board(self, number: int) -> Board:
        """Return board `number`, with nothing on it when it has not begun."""
        return next((each for each in self.boards if each.number == number), Board(number))

    def with_board(self, board: Board) -> Session:
        """Return the session with `board` in its place, or without it when nothing is on it."""
        others = [each for each in self.boards if each.number != board.number]
        found = others if board.empty else [*others, board]
        return replace(self, boards=tuple(sorted(found, key=lambda each: each.number)))

    @property
    def disputes(self) -> tuple[tuple[int, Room], ...]:
        """The places, by board and room, where the two cards disagree."""
        return tuple((board.number, room) for board in self.boards for room in board.disputed)

    def next_board(self, room: Room, after: int = 0) -> int | None:
        """Return the planned board to be typed next in `room`, `None` when every one is in.

        That is the first after `after` that has no result there, and then the first from 1 on.
        """
        waiting = [
            number
            for number in range(1, self.planned_boards + 1)
            if not self.board(number).deal(room).over
        ]
        return next((number for number in waiting if number > after), next(iter(waiting), None))
