"""One evening of pairs as it is kept: who plays, by which rules, and the boards' travellers."""

from __future__ import annotations

from datetime import date
from enum import Enum, unique
from typing import ClassVar

from chicago_gui.games.pairs.board import Board
from chicago_gui.record import record, replace

GAME = "pairs"
FEWEST_PAIRS = 2
MOST_PAIRS = 20

Pair = tuple[str, str]
"""The names of two partners; a pair's number is its place among the pairs, from 1."""


@unique
class Scoring(Enum):
    """How the results of a board are compared; the value is the form in files."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    DATUM = "datum"


@record
class Rules:
    """The rules of one evening; `winners` is 1 for one ranking, 2 for one in each direction."""

    scoring: Scoring = Scoring.MATCHPOINTS
    winners: int = 1


@record
class Session:
    """One evening; `boards` are those with a traveller, in the order of their numbers.

    `by_round` says that results are typed round after round, as slips come in, and else board
    after board, as travellers are read. It is this laptop's way and not in the session file.
    """

    game: ClassVar[str] = GAME

    id: str
    date: date
    place: str
    pairs: tuple[Pair, ...]
    rules: Rules = Rules()
    boards: tuple[Board, ...] = ()
    by_round: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody's name, pair after pair."""
        return tuple(name for pair in self.pairs for name in pair)

    def board(self, number: int) -> Board:
        """Return board `number`, with an empty traveller when it has none."""
        return next((each for each in self.boards if each.number == number), Board(number))

    def with_board(self, board: Board) -> Session:
        """Return the session with `board` in its place, or without it when nobody meets there."""
        others = [each for each in self.boards if each.number != board.number]
        found = [*others, board] if board.results else others
        return replace(self, boards=tuple(sorted(found, key=lambda each: each.number)))
