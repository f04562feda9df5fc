"""The columns of duplicate score cards, and entries in them.

The columns are board, dealer, Z, contract, by, result and score. A game's `Cards` say which card
of a row the columns show, and which change writes on it. Typing a bare number goes to that board.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum, unique
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.boards.deal import (
    BoardDeal,
    CardEntry,
    Direction,
    EnterContract,
    EnterNote,
    EnterResult,
    PassOut,
    dealer_of,
    score_ns,
    vulnerability_of,
    written,
)
from chicago_gui.sheet.boards.words import DIRECTIONS, SIDES, letter
from chicago_gui.sheet.column import (
    EMPTY,
    Bidding,
    Cell,
    CellRef,
    Choice,
    Column,
    Deals,
    TextStyle,
    choices_of,
    result_choices,
)
from chicago_gui.sheet.entry_handler import EntryHandler, LiveSession
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.typing.contracts import BidReason, read_result, read_seat_bid
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.sheet.words import contract_text, reason, result_words, signed, tr


@unique
class CardCellReason(Enum):
    """Why typed text means nothing in a cell of a card."""

    BOARD = "Type a board number."
    CONTRACT_FIRST = "Type the contract first."
    DECLARER_FIRST = "Type declarer beside the contract first: n, e, s or w."
    CHOOSE = "Press Enter to accept this card; ↑ and ↓ show the other. The cards disagree."


class Cards(ABC):
    """The score cards of a group of columns, one card per row of the form."""

    over = ""
    """The common heading over the columns, in English."""

    @abstractmethod
    def deal(self, shown: Any) -> BoardDeal | None:
        """Return the card of a row; `None` if the row has none."""

    def mark(self, shown: Any) -> str:
        """Return a sentence about the card, for a cell marked with a notch; empty for no mark."""
        return ""

    def may_write(self, view: Any, spot: CellRef) -> bool:
        """Return whether entries are possible on the card at `spot`."""
        return self.deal(view.deals[spot.deal]) is not None

    @abstractmethod
    def write(self, view: Any, spot: CellRef, entry: CardEntry) -> object:
        """Return the change that writes `entry` on the card at `spot`."""

    def offered(self, view: Any, spot: CellRef) -> Sequence[Choice]:
        """Return the choices to be made before any entry, such as one of two differing cards.

        Enter accepts the first, which is the card at `spot` itself.
        """
        return ()


class GoToBoard(Record):
    """The meaning of a typed board number: move to that board. It changes no data."""

    number: int


class BoardColumn(Column[Any, Any]):
    """The board's number; typing or choosing a number goes to that board."""

    heading = "board"
    width = 10.0
    text_style = TextStyle.LABEL
    printed_before = True

    def cell(self, shown: Any, part: int) -> Cell:
        return Cell(str(shown.number)) if shown.number else EMPTY

    def read(self, view: Any, spot: CellRef, text: str) -> Reading:
        raise Refused(CardCellReason.BOARD)

    def typing_hint(self, view: Any, spot: CellRef) -> str:
        return reason(CardCellReason.BOARD)

    def choices(self, view: Any, spot: CellRef) -> Sequence[Choice]:
        here = view.deals[spot.deal].number
        numbers = sorted({shown.number for shown in view.deals if shown.number})
        return choices_of(numbers, GoToBoard, here)

    def prompt(self, view: Any, spot: CellRef) -> str:
        return tr("Which board comes next?") if view.deals[spot.deal].number else ""


class DealerColumn(Column[Any, Any]):
    """The dealer, by the board's number."""

    heading, spoken = "Dlr", "dealer"
    width = 7.5
    printed_before = True

    def cell(self, shown: Any, part: int) -> Cell:
        return Cell(letter(dealer_of(shown.number))) if shown.number else EMPTY


class ZColumn(Column[Any, Any]):
    """Who is vulnerable, by the board's number."""

    heading, spoken = "Z", "vulnerable"
    width = 9.0
    printed_before = True

    def cell(self, shown: Any, part: int) -> Cell:
        return Cell(tr(SIDES[vulnerability_of(shown.number)])) if shown.number else EMPTY


class CardColumn(Column[Any, Any]):
    """A column of a score card; if two cards differ, one must be chosen before typing."""

    what = ""
    """The name of the content, in English."""

    def __init__(self, cards: Cards, *beside: CardColumn) -> None:
        """Take the cards, and the columns `beside` this one that an entry here may fill."""
        self.cards = cards
        self._filled = (self, *beside)
        self.over = cards.over
        self.spoken = self.what

    def in_words(self, shown: Any = None) -> str:
        # Screen readers announce the room if the form has this column for two rooms.
        room = tr(self.over) if self.over else ""
        return ", ".join(filter(None, (room, super().in_words())))

    def cell(self, shown: Any, part: int) -> Cell:
        deal = self.cards.deal(shown)
        return EMPTY if deal is None else self.content(shown, deal)

    @abstractmethod
    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        """Return the cell for the card `deal`."""

    def can_type(self, view: Any, spot: CellRef) -> bool:
        return self.cards.may_write(view, spot)

    def deal_at(self, view: Any, spot: CellRef) -> BoardDeal:
        """Return the card at `spot`; an empty one if there is none."""
        return self.cards.deal(view.deals[spot.deal]) or BoardDeal()

    def read(self, view: Any, spot: CellRef, text: str) -> Reading:
        self._refuse_unchosen(view, spot)
        shown, deal = view.deals[spot.deal], self.deal_at(view, spot)
        entry, rest = self.entry(deal, text)
        after = written(deal, entry)
        shows = {CellRef(spot.deal, each): each.content(shown, after) for each in self._filled}
        return Reading(self.cards.write(view, spot, entry), shows, rest)

    def clear(self, view: Any, spot: CellRef) -> object:
        self._refuse_unchosen(view, spot)
        return self.cards.write(view, spot, self.nothing(self.deal_at(view, spot)))

    def _refuse_unchosen(self, view: Any, spot: CellRef) -> None:
        if self.cards.offered(view, spot):
            raise Refused(CardCellReason.CHOOSE)

    @abstractmethod
    def entry(self, deal: BoardDeal, text: str) -> tuple[CardEntry, str]:
        """Return the entry that starts `text`, and the remaining text; raises `Refused`."""

    @abstractmethod
    def nothing(self, deal: BoardDeal) -> CardEntry:
        """Return the entry that clears this column's cell."""

    def proposals(self, view: Any, spot: CellRef) -> Sequence[Reading]:
        here = {spot: self.cell(view.deals[spot.deal], spot.part)}
        return [Reading(each.change, here) for each in self.cards.offered(view, spot)[:1]]

    def choices(self, view: Any, spot: CellRef) -> Sequence[Choice]:
        def write(entry: CardEntry) -> object:
            return self.cards.write(view, spot, entry)

        offered = self.cards.offered(view, spot)
        return offered or self.offers(self.deal_at(view, spot), write)

    def offers(self, deal: BoardDeal, write: Callable[[CardEntry], object]) -> Sequence[Choice]:
        """Return the choices for the card `deal`; `write` returns the change for an entry."""
        return ()


class ContractColumn(CardColumn):
    """The contract; declarer and result may be typed after it."""

    heading, what = "contract", "contract"
    width = 16.0
    keys = ("contract",)

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        hint = self.cards.mark(shown)
        if deal.passed_out:
            return Cell(tr("passed out"), notch=bool(hint), hint=hint)
        text = contract_text(deal.contract) if deal.contract else ""
        return Cell(text, contract=deal.contract, notch=bool(hint), hint=hint)

    def entry(self, deal: BoardDeal, text: str) -> tuple[CardEntry, str]:
        bid, rest = read_seat_bid(text, deal.declarer.value if deal.declarer else None)
        if bid.contract is None:
            return PassOut(), rest
        return EnterContract(bid.contract, Direction(bid.declarer), bid.tricks), rest

    def nothing(self, deal: BoardDeal) -> CardEntry:
        return EnterContract(None)

    def bidding(self, view: Any, spot: CellRef) -> Bidding | None:
        if self.cards.offered(view, spot):
            return None
        deal, seats = self.deal_at(view, spot), {tr(DIRECTIONS[seat]): seat for seat in _PARTNERS}

        def enter(contract: Contract, declarer: str) -> object:
            return self.cards.write(view, spot, EnterContract(contract, seats[declarer]))

        declarer = tr(DIRECTIONS[deal.declarer]) if deal.declarer else None
        return Bidding(tuple(seats), enter, deal.contract, declarer)


_PARTNERS = (Direction.NORTH, Direction.SOUTH, Direction.EAST, Direction.WEST)
"""The seats with partners next to each other."""


class DeclarerColumn(CardColumn):
    """The declarer."""

    heading, what = "by", "declarer"
    width = 7.5
    keys = ("declarer",)

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        return Cell(letter(deal.declarer)) if deal.declarer else EMPTY

    def can_type(self, view: Any, spot: CellRef) -> bool:
        return super().can_type(view, spot) and self.deal_at(view, spot).contract is not None

    def entry(self, deal: BoardDeal, text: str) -> tuple[CardEntry, str]:
        if deal.contract is None:
            raise Refused(CardCellReason.CONTRACT_FIRST)
        bid, rest = read_seat_bid(f"{deal.contract} {text}")
        if bid.contract != deal.contract:
            raise Refused(BidReason.SEAT, text=text.strip())
        return EnterContract(deal.contract, Direction(bid.declarer), bid.tricks), rest

    def nothing(self, deal: BoardDeal) -> CardEntry:
        return EnterContract(deal.contract)

    def offers(self, deal: BoardDeal, write: Callable[[CardEntry], object]) -> Sequence[Choice]:
        if deal.contract is None:
            return ()

        def enter(seat: Direction) -> object:
            return write(EnterContract(deal.contract, seat))

        return choices_of(Direction, enter, deal.declarer, lambda seat: tr(DIRECTIONS[seat]))


class ResultColumn(CardColumn):
    """The result: tricks compared with the contract."""

    heading, what = "Result", "result"
    width = 11.5
    keys = ("tricks",)

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        return Cell(result_words(deal.contract, deal.tricks))

    def can_type(self, view: Any, spot: CellRef) -> bool:
        return super().can_type(view, spot) and self.deal_at(view, spot).contract is not None

    def entry(self, deal: BoardDeal, text: str) -> tuple[CardEntry, str]:
        if deal.contract is None:
            raise Refused(CardCellReason.CONTRACT_FIRST)
        if deal.declarer is None:
            raise Refused(CardCellReason.DECLARER_FIRST)
        tricks, rest = read_result(text, deal.contract)
        return EnterResult(tricks), rest

    def nothing(self, deal: BoardDeal) -> CardEntry:
        return EnterResult(None)

    def offers(self, deal: BoardDeal, write: Callable[[CardEntry], object]) -> Sequence[Choice]:
        if deal.declarer is None:
            return ()
        return result_choices(deal.contract, deal.tricks, lambda each: write(EnterResult(each)))


class ScoreColumn(CardColumn):
    """The score for North–South; text typed here is the deal's note."""

    heading, what = "score", "score"
    width = 15.0
    text_style = TextStyle.FIGURE
    keys = ("note",)
    notes = True

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        score = score_ns(shown.number, deal)
        note = " ".join(deal.note.split())
        return Cell("" if score is None else signed(score), note=note)

    def entry(self, deal: BoardDeal, text: str) -> tuple[CardEntry, str]:
        return EnterNote(text), ""

    def nothing(self, deal: BoardDeal) -> CardEntry:
        return EnterNote("")


def card_columns(cards: Cards) -> tuple[CardColumn, CardColumn, CardColumn, CardColumn]:
    """Return the columns contract, declarer, result and score of `cards`."""
    result = ResultColumn(cards)
    declarer = DeclarerColumn(cards, result)
    return ContractColumn(cards, declarer, result), declarer, result, ScoreColumn(cards)


def missing(columns: Sequence[CardColumn], deal: BoardDeal) -> CardColumn | None:
    """Return the first of a card's `columns` still to be filled; `None` if the deal is over."""
    contract, declarer, result = columns[:3]
    if deal.over:
        return None
    if deal.contract is None:
        return contract
    return result if deal.declarer else declarer


@unique
class BoardPlaceReason(Enum):
    """Why a typed board number is refused."""

    NO_BOARD = "board {number} is not on this form"


V = TypeVar("V", bound=Deals)


class BoardEntries(EntryHandler[V], ABC, Generic[V]):
    """Handles entries; remembers the last card, from which the next one follows."""

    def __init__(self, form: Form[V], session: LiveSession[V, Any]) -> None:
        """Take entries for `form` and submit changes to `session`."""
        super().__init__(form, session)
        self._turned_to = False
        """Whether the user went to the last card; it stays wanted until it is complete."""

    @abstractmethod
    def wanted(self) -> CellRef | None:
        """Return the next cell to fill: first on the last card, then on the next card."""

    @abstractmethod
    def _go_to_board(self, number: int, typed_at: CellRef) -> Refused | None:
        """Make board `number` the wanted one, or return why not; it was `typed_at` this cell."""

    @abstractmethod
    def _remember(self, spot: CellRef) -> None:
        """Remember the changed card at `spot`; it stays wanted until it is complete."""

    def _in_play(self) -> CellRef | None:
        """Return the wanted cell if it is a result, else `None`.

        Several boards are in play at once, at different tables.
        """
        wanted = self.wanted()
        return wanted if wanted and isinstance(wanted.column, ResultColumn) else None

    def undone(self, undo: Callable[[], object]) -> CellRef | None:
        """Call `undo`, and remember and return the cell that it has changed."""
        spot = super().undone(undo)
        if spot is not None:
            self._remember(spot)
        return spot

    def can_type(self, spot: CellRef) -> bool:
        """Return whether `spot` accepts text; the board column accepts a board number."""
        return isinstance(spot.column, BoardColumn) or super().can_type(spot)

    def _read(self, spot: CellRef, text: str) -> Reading | Unread:
        """Return what `text` typed at `spot` means; a bare number goes to that board."""
        number = self._board_in(spot, text)
        if number is not None:
            # The row of the next board has no number yet.
            if not number or all(shown.number != number for shown in self.view.deals):
                return Unread(Refused(BoardPlaceReason.NO_BOARD, number=number), 0)
            hint = tr("This goes to board {number}.").format(number=number)
            return Reading(GoToBoard(number), hint=hint)
        return super()._read(spot, text)

    def _board_in(self, spot: CellRef, text: str) -> int | None:
        """Return the board number if `text` is a bare number, else `None`."""
        typed = text.strip()
        bare = typed.isascii() and typed.isdecimal() and not spot.column.notes
        return int(typed) if bare else None

    def _make(self, change: object, spot: CellRef | None) -> Refused | None:
        """Make `change` and remember the card at `spot`, or go to the board that it names."""
        if spot is not None and isinstance(change, GoToBoard):
            return self._go_to_board(change.number, spot)
        lines = len(self.view.deals)
        refused = super()._make(change, spot)
        if spot is not None and refused is None and len(self.view.deals) == lines:
            self._remember(spot)
        return refused
