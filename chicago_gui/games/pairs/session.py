"""The data of an evening of pairs: who plays, the rules, and the travellers."""

from __future__ import annotations

from datetime import date
from enum import Enum, unique
from typing import ClassVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import check_range
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.rules import Rule, RuleTable, choice
from chicago_gui.sheet.session_file import FilePlace
from chicago_gui.sheet.words import later, tr


@unique
class PairsReason(Enum):
    """Reasons of refusals as sentences, with figures named in braces."""

    NO_PAIR = "pair {pair} does not exist"
    MEETS_ITSELF = "pair {pair} cannot play against itself"
    PAIR_TWICE = "pair {pair} already plays this board"
    MEETING = "Type board and pairs, North–South first: 7 1 5."
    NO_RESULT = "board {number} has no such result"
    PAIR_PLAYS = "pair {pair} already has results"
    NO_MOVEMENT = "choose another movement or ranking: this one does not fit {count} pairs"
    WRITTEN = "board {number}: {ns} against {ew} is already played, against the movement"


class Meeting(Record):
    """Two pairs at one board, by their numbers from 1: North–South and East–West."""

    ns: int
    ew: int

    @property
    def pairs(self) -> frozenset[int]:
        """The two pairs."""
        return frozenset((self.ns, self.ew))


class Result(Record):
    """One line of the traveller: the meeting, and what is written about its deal."""

    meeting: Meeting
    deal: BoardDeal


class Board(Record):
    """A board with its `number`, from 1, and a result for each table that plays it."""

    number: int
    results: tuple[Result, ...] = ()

    @property
    def deals(self) -> tuple[BoardDeal, ...]:
        """All deals written on the traveller."""
        return tuple(result.deal for result in self.results)

    @property
    def played(self) -> int:
        """The number of results."""
        return sum(result.deal.over for result in self.results)

    @property
    def over(self) -> bool:
        """Whether every table has a result."""
        return bool(self.results) and all(result.deal.over for result in self.results)

    def with_result(self, index: int, result: Result) -> Board:
        """Return the board with `result` at `index`, or appended."""
        results = (*self.results[:index], result, *self.results[index + 1 :])
        return replace(self, results=results)

    def without(self, index: int) -> Board:
        """Return the board without the result at `index`."""
        return replace(self, results=(*self.results[:index], *self.results[index + 1 :]))


FEWEST_PAIRS = 2
MOST_PAIRS = 20

Pair = tuple[str, str]
"""The names of two partners; a pair's number is its place among the pairs, from 1."""


@unique
class Scoring(Enum):
    """How the results of a board are compared; the values are used in files."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    DATUM = "datum"


class Rules(Record):
    """The rules of one evening; `winners` is 1 for one ranking, 2 for one in each direction."""

    scoring: Scoring = Scoring.MATCHPOINTS
    winners: int = 1


def _check_winners(winners: int) -> None:
    """Raise `Refused` unless `winners` is 1 or 2."""
    check_range("winners", winners, 1, 2)


_WINNERS = {1: later("one winner"), 2: later("a winner in each direction")}

RULES = RuleTable(
    Rules,
    choice(
        "scoring",
        later("Scoring"),
        {
            Scoring.MATCHPOINTS: later("matchpoints"),
            Scoring.IMPS: later("cross-IMPs"),
            Scoring.DATUM: later("IMPs against the datum"),
        },
        always=True,
    ),
    Rule(
        "winners",
        later("Ranking"),
        tuple(_WINNERS),
        1,
        lambda value: tr(_WINNERS[int(str(value))]),
        read=FilePlace.whole,
        check=_check_winners,
        always=True,
    ),
)
"""How the rules are read, written, checked, chosen and described."""


class Session(Record):
    """One evening; `boards` are those with a traveller, by number.

    `by_round` means that results are typed by round, as slips come in, not by board, as travellers
    are read. It is a setting of this laptop and not in the session file.
    """

    game: ClassVar[str] = "pairs"

    id: str
    date: date
    place: str
    pairs: tuple[Pair, ...]
    rules: Rules = Rules()
    boards: tuple[Board, ...] = ()
    by_round: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """All names, pair by pair."""
        return tuple(name for pair in self.pairs for name in pair)

    def board(self, number: int) -> Board:
        """Return board `number`, with an empty traveller if it has none."""
        return next((each for each in self.boards if each.number == number), Board(number))

    def with_board(self, board: Board) -> Session:
        """Return the session with `board`, or without it if it has no results."""
        others = [each for each in self.boards if each.number != board.number]
        found = [*others, board] if board.results else others
        return replace(self, boards=tuple(sorted(found, key=lambda each: each.number)))
