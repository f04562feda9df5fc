"""One board of duplicate bridge and one deal of it, as a duplicate card has it.

Law 2 says who deals and who is vulnerable. Here is what may stand on a card and what it scores.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, unique

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused, score
from chicago_gui.sheet import fields
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.play import DealReason, check_contract_first, check_tricks
from chicago_gui.sheet.texts import check_text, one_line

MOST_BOARDS = 64
"""So many boards a session has at the most, numbered from 1."""


@unique
class Direction(Enum):
    """A seat at the table, clockwise; the value is the form in files."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def is_ns(self) -> bool:
        """Whether it is one of North and South."""
        return self in (Direction.NORTH, Direction.SOUTH)


@unique
class Vulnerability(Enum):
    """Which sides are vulnerable; the value is the form in files."""

    NONE = "none"
    NS = "NS"
    EW = "EW"
    BOTH = "both"

    def of(self, direction: Direction) -> bool:
        """Return whether whoever sits at `direction` is vulnerable."""
        side = Vulnerability.NS if direction.is_ns else Vulnerability.EW
        return self in (side, Vulnerability.BOTH)


_ROUND_THE_TABLE = tuple(Direction)
_SIDES = tuple(Vulnerability)


def dealer_of(board: int) -> Direction:
    """Return who deals board `board`, numbered from 1: North, East, South, West, and again."""
    return _ROUND_THE_TABLE[(board - 1) % 4]


def vulnerability_of(board: int) -> Vulnerability:
    """Return who is vulnerable on board `board`, numbered from 1.

    Law 2 has sixteen to a cycle: none, NS, EW, both, and each four boards begin one later.
    """
    return _SIDES[((board - 1) + (board - 1) // 4) % 4]


@unique
class NumberReason(Enum):
    """Why a board cannot have its number."""

    BOARD = "board number must be 1 to 64, not {number}"
    BOARD_TWICE = "board {number} is entered twice"


def check_number(number: int, seen: set[int]) -> None:
    """Raise `Refused` (`NumberReason`) when there is no board `number`, or it is among `seen`."""
    if not 1 <= number <= MOST_BOARDS:
        raise Refused(NumberReason.BOARD, number=number)
    if number in seen:
        raise Refused(NumberReason.BOARD_TWICE, number=number)


class BoardDeal(Record):
    """What was written about one deal; `None` is not filled in yet.

    `tricks` are those taken by declarer's side, 0 to 13. Duplicate knows no honours.
    """

    contract: Contract | None = None
    passed_out: bool = False
    declarer: Direction | None = None
    tricks: int | None = None
    note: str = ""

    @property
    def has_contract(self) -> bool:
        """Whether the auction is over, be it passed out."""
        return self.passed_out or self.contract is not None

    @property
    def over(self) -> bool:
        """Whether the deal is played or passed out, so that it has a score."""
        return self.passed_out or self.tricks is not None

    @property
    def empty(self) -> bool:
        """Whether nothing at all was written."""
        return self == _EMPTY

    @property
    def result(self) -> tuple[object, ...]:
        """All that the score hangs on, to compare two cards by: everything but the note."""
        return (self.contract, self.passed_out, self.declarer, self.tricks)


_EMPTY = BoardDeal()

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
"""The keys of a deal on a card, in the order of the file."""


def score_ns(board: int, deal: BoardDeal) -> int | None:
    """Return the duplicate score of `deal` on board `board`, seen from North–South (Law 77).

    0 when it was passed out, `None` while there is no result.
    """
    if deal.passed_out:
        return 0
    if deal.contract is None or deal.declarer is None or deal.tricks is None:
        return None
    points = score(deal.contract, deal.tricks, vulnerability_of(board).of(deal.declarer))
    return points if deal.declarer.is_ns else -points


def check_board_deal(deal: BoardDeal) -> None:
    """Raise `Refused` (`DealReason`) with the first reason why this cannot stand on a card."""
    check_contract_first(deal, _needs_contract(deal))
    check_tricks(deal)
    if deal.tricks is not None and deal.declarer is None:
        raise Refused(DealReason.NO_DECLARER)
    if deal.note:
        check_text("note", deal.note, lines=True)


def _needs_contract(deal: BoardDeal) -> Iterable[tuple[str, bool]]:
    yield "declarer", deal.declarer is not None
    yield "result", deal.tricks is not None


class EnterContract(Record):
    """The contract and who plays it, and the tricks where they come along.

    `contract` `None` takes contract, declarer and result back; `tricks` `None` leaves a result
    that stands there as it is.
    """

    contract: Contract | None
    declarer: Direction | None = None
    tricks: int | None = None


class PassOut(Record):
    """All four pass."""


class EnterResult(Record):
    """Tricks taken by declarer's side, 0 to 13; `None` takes the result back."""

    tricks: int | None


class EnterNote(Record):
    """A remark on the deal."""

    text: str


CardEntry = EnterContract | PassOut | EnterResult | EnterNote
"""What can be written on a card about one deal."""


def written(deal: BoardDeal, entry: CardEntry) -> BoardDeal:
    """Return `deal` with `entry` written on it; raises `Refused` (`DealReason`)."""
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
