"""One board of duplicate bridge, and one deal of it as written on a score card.

Dealer and vulnerability follow Law 2, the score Law 77 of the Laws of Duplicate Bridge.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, unique
from typing import Protocol

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused, check_range, score
from chicago_gui.sheet import fields
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.play import DealReason, check_contract_first, check_tricks
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from chicago_gui.sheet.texts import check_text, one_line
from chicago_gui.sheet.words import later

MOST_BOARDS = 64
"""The highest number of a board; the lowest is 1."""


@unique
class Direction(Enum):
    """The seats at the table, clockwise; files contain the values."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def is_ns(self) -> bool:
        """Whether this is North or South."""
        return self in (Direction.NORTH, Direction.SOUTH)


@unique
class Vulnerability(Enum):
    """Which sides are vulnerable; files contain the values."""

    NONE = "none"
    NS = "NS"
    EW = "EW"
    BOTH = "both"

    def of(self, direction: Direction) -> bool:
        """Return whether the player at `direction` is vulnerable."""
        side = Vulnerability.NS if direction.is_ns else Vulnerability.EW
        return self in (side, Vulnerability.BOTH)


_ROUND_THE_TABLE = tuple(Direction)
_SIDES = tuple(Vulnerability)


def dealer_of(board: int) -> Direction:
    """Return the dealer of board number `board`: North, East, South and West in turn (Law 2)."""
    return _ROUND_THE_TABLE[(board - 1) % 4]


def vulnerability_of(board: int) -> Vulnerability:
    """Return who is vulnerable on board number `board`.

    Law 2 has a cycle of 16 boards: none, NS, EW, both; each group of four starts one step later.
    """
    return _SIDES[((board - 1) + (board - 1) // 4) % 4]


@unique
class NumberReason(Enum):
    """Why a board number is refused."""

    BOARD_TWICE = "board {number} is entered twice"


def check_number(number: int, seen: set[int]) -> None:
    """Raise `Refused` if `number` is out of range or among those `seen`."""
    check_range("board", number, 1, MOST_BOARDS)
    if number in seen:
        raise Refused(NumberReason.BOARD_TWICE, number=number)


class BoardDeal(Record):
    """The entries of one deal on a score card; `None` is not filled in yet.

    `tricks` are declarer's, 0 to 13. Duplicate bridge has no honours.
    """

    contract: Contract | None = None
    passed_out: bool = False
    declarer: Direction | None = None
    tricks: int | None = None
    note: str = ""

    @property
    def has_contract(self) -> bool:
        """Whether the auction is over: with a contract or passed out."""
        return self.passed_out or self.contract is not None

    @property
    def over(self) -> bool:
        """Whether the deal has a result or is passed out."""
        return self.passed_out or self.tricks is not None

    @property
    def empty(self) -> bool:
        """Whether there are no entries at all."""
        return self == _EMPTY

    @property
    def result(self) -> tuple[object, ...]:
        """Everything but the note, to compare two cards."""
        return (self.contract, self.passed_out, self.declarer, self.tricks)


_EMPTY = BoardDeal()


class Board(Protocol):
    """A board of any duplicate game."""

    @property
    def number(self) -> int:
        """The board's number, from 1."""

    @property
    def deals(self) -> Sequence[BoardDeal]:
        """All deals written on the board's cards."""


_SEATS = [direction.value for direction in Direction]

DEAL_FIELDS: Fields[BoardDeal] = Fields(
    (
        fields.contract(),
        Field(
            "declarer",
            "declarer",
            "{name} {what}",
            lambda deal: deal.declarer and deal.declarer.value,
            lambda at: {"declarer": Direction(at.choice(_SEATS))},
        ),
        fields.tricks(),
        fields.note(),
    )
)
"""The keys of a deal, in the order of the file."""


def score_ns(board: int, deal: BoardDeal) -> int | None:
    """Return the duplicate score of `deal` on `board` for North–South (Law 77).

    A passed-out deal scores 0; without a result return `None`.
    """
    if deal.passed_out:
        return 0
    if deal.contract is None or deal.declarer is None or deal.tricks is None:
        return None
    points = score(deal.contract, deal.tricks, vulnerability_of(board).of(deal.declarer))
    return points if deal.declarer.is_ns else -points


def check_board_deal(deal: BoardDeal) -> None:
    """Raise `Refused` (`DealReason`) with the first reason why `deal` is invalid."""
    check_contract_first(deal, _needs_contract(deal))
    check_tricks(deal)
    if deal.tricks is not None and deal.declarer is None:
        raise Refused(DealReason.NO_DECLARER)
    if deal.note:
        check_text("note", deal.note, lines=True)


def _needs_contract(deal: BoardDeal) -> Iterable[tuple[str, bool]]:
    yield "declarer", deal.declarer is not None
    yield "result", deal.tricks is not None


def check_boards(boards: Iterable[Board]) -> None:
    """Raise `Refused` with the first reason why numbers or deals of `boards` are invalid."""
    seen: set[int] = set()
    for board in boards:
        check_number(board.number, seen)
        seen.add(board.number)
        for deal in board.deals:
            check_board_deal(deal)


class EnterContract(Record):
    """Enter contract and declarer, optionally with the result.

    If `contract` is `None`, contract, declarer and result are cleared. If `tricks` is `None`, an
    earlier result stays.
    """

    contract: Contract | None
    declarer: Direction | None = None
    tricks: int | None = None


class PassOut(Record):
    """Mark the deal as passed out."""


class EnterResult(Record):
    """Enter the tricks taken by declarer's side, 0 to 13; `None` clears the result."""

    tricks: int | None


class EnterNote(Record):
    """Enter the note of the deal."""

    text: str


CardEntry = EnterContract | PassOut | EnterResult | EnterNote
"""All entries for one deal on a score card."""


CARD_STEPS: Mapping[type, tuple[str, str]] = {
    EnterContract: ("contract", later("contract")),
    PassOut: ("pass-out", later("passed out")),
    EnterResult: ("result", later("result")),
    EnterNote: ("note", later("note")),
    ChangeHeading: ("heading", later("date and place")),
    ChangeRules: ("rules", later("rules")),
}
"""Kind and name of the steps of all duplicate games; a step on a card is called by its entry."""


def written(deal: BoardDeal, entry: CardEntry) -> BoardDeal:
    """Return `deal` after `entry`.

    Raises `Refused` (`DealReason` or `TextReason`) if the result is invalid.
    """
    match entry:
        case EnterContract(None):
            deal = BoardDeal(note=deal.note)
        case EnterContract(contract, declarer, tricks):
            tricks = deal.tricks if tricks is None else tricks
            deal = BoardDeal(contract, False, declarer, tricks, deal.note)
        case PassOut():
            deal = BoardDeal(passed_out=True, note=deal.note)
        case EnterResult(tricks):
            deal = replace(deal, tricks=tricks)
        case EnterNote(text):
            deal = replace(deal, note=one_line(text))
    check_board_deal(deal)
    return deal
