"""The columns of duplicate cards: board, dealer, Z, contract, by, result, score.

A game says through `Cards` which card of a line its columns are of, and what writes on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum, unique
from typing import Any

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Refused, result_text
from chicago_gui.sheet.board_deal import (
    BoardDeal,
    CardEntry,
    Direction,
    EnterContract,
    EnterNote,
    EnterResult,
    dealer_of,
    score_ns,
    vulnerability_of,
)
from chicago_gui.sheet.board_entry import (
    CardEntryReason,
    board_number,
    card_entry,
    card_text,
    is_bid,
    is_seat,
    player_named,
    seat_of,
)
from chicago_gui.sheet.board_words import DIRECTIONS, SIDES, letter
from chicago_gui.sheet.column import EMPTY, Cell, Choice, Column, Lettering, Spot
from chicago_gui.sheet.form_input import ENTER, Answer, FormInput
from chicago_gui.sheet.going_on import double_begins
from chicago_gui.sheet.other_letters import begins_in_words
from chicago_gui.sheet.words import (
    MINUS,
    contract_text,
    result_of,
    result_words,
    signed,
    tr,
    within,
)


@unique
class CardCellReason(Enum):
    """Why typed text means nothing in a cell of a card."""

    CONTRACT_FIRST = "who plays it, and the result, need a contract first"
    DECLARER_FIRST = "who plays it? Type n, e, s or w beside the contract first"
    CHOOSE = "the two cards disagree: Enter takes the one the cursor is on, ↑ and ↓ go between them"
    SCORE = "the score is worked out; what is typed here is a note, and {text} is none"


class Cards(ABC):
    """The cards that columns are of: one in each line of the form."""

    over = ""
    """The heading over the card's columns, English."""

    @abstractmethod
    def deal(self, shown: Any) -> BoardDeal | None:
        """Return what stands on the card, `None` where the line has none."""

    @abstractmethod
    def players(self, view: Any) -> tuple[str, ...]:
        """Return who plays; in which seat is not known."""

    @abstractmethod
    def sits_ns(self, view: Any, spot: Spot, name: str) -> bool | None:
        """Return whether a player sits North–South there, `None` who sits at another table."""

    def mark(self, shown: Any) -> str:
        """Return in a sentence what is remarkable about the card, to be marked with a notch."""
        return ""

    def may_write(self, view: Any, spot: Spot) -> bool:
        """Whether anything can be written on the card at `spot`."""
        return self.deal(view.deals[spot.deal]) is not None

    @abstractmethod
    def write(self, view: Any, spot: Spot, entry: CardEntry) -> object:
        """Return the change that writes `entry` on the card at `spot`."""

    def offered(self, view: Any, spot: Spot) -> Sequence[Choice]:
        """Return what must be chosen before anything is written, such as one of two cards.

        The first is the card at `spot` itself: Enter takes it.
        """
        return ()


_UNSEATED = {
    True: CardEntryReason.NORTH_OR_SOUTH,
    False: CardEntryReason.EAST_OR_WEST,
    None: CardEntryReason.ELSEWHERE,
}


class GoToBoard(Record):
    """What is chosen at a board's number: that board is wanted next. Nothing changes by it."""

    number: int


class BoardColumn(Column[Any, Any, Any]):
    """The board's number; a number typed or chosen here goes to that board."""

    heading, spoken = "Board", "board"
    width = 10.0
    lettering = Lettering.LABEL
    printed_before = True

    def cell(self, shown: Any, part: int) -> Cell:
        return Cell(str(shown.number)) if shown.number else EMPTY

    def choices(self, view: Any, spot: Spot) -> Sequence[Choice]:
        here = view.deals[spot.deal].number
        numbers = sorted({shown.number for shown in view.deals if shown.number})
        return tuple(Choice(str(each), GoToBoard(each), each == here) for each in numbers)

    def asks(self, view: Any, spot: Spot) -> str:
        return tr("which board comes next?") if view.deals[spot.deal].number else ""


class DealerColumn(Column[Any, Any, Any]):
    """Who deals, by the board's number."""

    heading, spoken = "Dlr", "dealer"
    width = 7.5
    printed_before = True

    def cell(self, shown: Any, part: int) -> Cell:
        return Cell(letter(dealer_of(shown.number))) if shown.number else EMPTY


class ZColumn(Column[Any, Any, Any]):
    """Who is vulnerable, by the board's number."""

    heading, spoken = "Z", "vulnerable"
    width = 9.0
    printed_before = True

    def cell(self, shown: Any, part: int) -> Cell:
        return Cell(tr(SIDES[vulnerability_of(shown.number)])) if shown.number else EMPTY


class CardColumn(Column[Any, Any, FormInput[Any]]):
    """A column of a card; while there are two cards, one is chosen before anything is typed."""

    what = ""
    """What stands there, English."""

    def __init__(self, cards: Cards) -> None:
        """Show and write on `cards`."""
        self.cards = cards
        self.over = cards.over
        self.spoken = self.what

    def in_words(self) -> str:
        # A screen reader hears which room it is, where the form has the column twice.
        room = within(tr(self.over)) if self.over else ""
        return ", ".join(filter(None, (room, super().in_words())))

    def cell(self, shown: Any, part: int) -> Cell:
        deal = self.cards.deal(shown)
        return EMPTY if deal is None else self.content(shown, deal)

    @abstractmethod
    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        """Return what stands in the cell of a line that has the card."""

    def can_type(self, view: Any, spot: Spot) -> bool:
        return self.cards.may_write(view, spot)

    def deal_at(self, view: Any, spot: Spot) -> BoardDeal:
        """Return what stands on the card at `spot`."""
        return self.cards.deal(view.deals[spot.deal]) or BoardDeal()

    def meant(self, view: Any, spot: Spot, text: str) -> object:
        if self.cards.offered(view, spot):
            raise Refused(CardCellReason.CHOOSE)
        deal = self.deal_at(view, spot)
        try:
            return self.cards.write(view, spot, self.entry(deal, text))
        except Refused as refused:
            if refused.reason in (CardEntryReason.SEAT, CardEntryReason.CARD):
                self._refuse_player(view, spot, text)
            raise

    def _refuse_player(self, view: Any, spot: Spot, text: str) -> None:
        """Refuse a player's name typed for a seat: nobody wrote which of two partners has it."""
        contract = self.deal_at(view, spot).contract
        bid = text if self.what == ContractColumn.what else f"{contract}, {text}"
        name = player_named(bid, self.cards.players(view))
        if name is not None:
            raise Refused(_UNSEATED[self.cards.sits_ns(view, spot, name)], name=name)

    @abstractmethod
    def entry(self, deal: BoardDeal, text: str) -> CardEntry:
        """Return what `text` writes on the card; raises `Refused`."""

    def choices(self, view: Any, spot: Spot) -> Sequence[Choice]:
        return self.cards.offered(view, spot) or tuple(
            Choice(label, self.cards.write(view, spot, entry), chosen)
            for label, entry, chosen in self.entries(self.deal_at(view, spot))
        )

    def entries(self, deal: BoardDeal) -> Sequence[tuple[str, CardEntry, bool]]:
        """Return what the mouse can write: each in words, the entry, whether it stands there."""
        return ()

    def key(self, entries: FormInput[Any], spot: Spot, key: str) -> Answer | None:
        offered = self.cards.offered(entries.view, spot)
        if key == ENTER and offered:
            return Answer(entries.submit(offered[0].change))
        return None


class ContractColumn(CardColumn):
    """The contract; typed with declarer and result behind it, all of the card."""

    heading, what = "Contract", "contract"
    width = 16.0
    keys = ("contract",)
    roomy = True

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        hint = self.cards.mark(shown)
        if deal.passed_out:
            return Cell(tr("passed out"), notch=bool(hint), hint=hint)
        text = contract_text(deal.contract) if deal.contract else ""
        return Cell(text, contract=deal.contract, notch=bool(hint), hint=hint)

    def begins_with(self, view: Any, spot: Spot) -> str:
        return card_text(self.deal_at(view, spot))

    def entry(self, deal: BoardDeal, text: str) -> CardEntry:
        return card_entry(text, deal.declarer)

    def complete(self, view: Any, spot: Spot, text: str) -> bool:
        # What is mended waits for Enter: the result may be meant to follow.
        return not self.deal_at(view, spot).has_contract and is_bid(text)

    def goes_on(self, view: Any, spot: Spot, text: str) -> bool:
        return is_bid(text)

    def reads_otherwise(self, view: Any, spot: Spot, taken: str, text: str) -> bool:
        if is_bid(text):
            return is_bid(taken) and card_entry(text) != card_entry(taken)
        named = is_bid(taken) and player_named(text, self.cards.players(view)) is not None
        return named or begins_in_words(text) or double_begins(text)

    def bidding(self, view: Any, spot: Spot) -> tuple[str, ...] | None:
        if self.cards.offered(view, spot):
            return None
        return tuple(tr(DIRECTIONS[seat]) for seat in _PARTNERS)

    def bid_there(self, view: Any, spot: Spot) -> tuple[Contract | None, str | None]:
        deal = self.deal_at(view, spot)
        return deal.contract, tr(DIRECTIONS[deal.declarer]) if deal.declarer else None

    def bid(self, view: Any, spot: Spot, contract: Contract, declarer: str) -> object:
        seat = next(seat for seat in Direction if tr(DIRECTIONS[seat]) == declarer)
        return self.cards.write(view, spot, EnterContract(contract, seat))


_PARTNERS = (Direction.NORTH, Direction.SOUTH, Direction.EAST, Direction.WEST)
"""The seats with partners next to each other."""


class DeclarerColumn(CardColumn):
    """Who plays it."""

    heading, what = "By", "declarer"
    width = 7.5
    keys = ("declarer",)

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        return Cell(letter(deal.declarer)) if deal.declarer else EMPTY

    def begins_with(self, view: Any, spot: Spot) -> str:
        seat = self.deal_at(view, spot).declarer
        return tr(DIRECTIONS[seat]) if seat else ""

    def can_type(self, view: Any, spot: Spot) -> bool:
        return super().can_type(view, spot) and self.deal_at(view, spot).contract is not None

    def entry(self, deal: BoardDeal, text: str) -> CardEntry:
        if deal.contract is None:
            raise Refused(CardCellReason.CONTRACT_FIRST)
        return EnterContract(deal.contract, seat_of(text))

    def complete(self, view: Any, spot: Spot, text: str) -> bool:
        return is_seat(text)

    def goes_on(self, view: Any, spot: Spot, text: str) -> bool:
        return is_seat(text)

    def entries(self, deal: BoardDeal) -> Sequence[tuple[str, CardEntry, bool]]:
        if deal.contract is None:
            return ()
        return tuple(
            (tr(DIRECTIONS[seat]), EnterContract(deal.contract, seat), seat is deal.declarer)
            for seat in Direction
        )


class ResultColumn(CardColumn):
    """Tricks against the contract."""

    heading, what = "Result", "result"
    width = 11.5
    keys = ("tricks",)

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        return Cell(result_words(deal.contract, deal.tricks))

    def can_type(self, view: Any, spot: Spot) -> bool:
        return super().can_type(view, spot) and self.deal_at(view, spot).contract is not None

    def entry(self, deal: BoardDeal, text: str) -> CardEntry:
        if deal.contract is None:
            raise Refused(CardCellReason.CONTRACT_FIRST)
        if not text.strip():
            return EnterResult(None)
        if deal.declarer is None:
            raise Refused(CardCellReason.DECLARER_FIRST)
        return EnterResult(result_of(text, deal.contract))

    def entries(self, deal: BoardDeal) -> Sequence[tuple[str, CardEntry, bool]]:
        if deal.contract is None or deal.declarer is None:
            return ()
        return tuple(
            (result_text(deal.contract, tricks, minus=MINUS), EnterResult(tricks), same)
            for tricks in range(13, -1, -1)
            for same in (tricks == deal.tricks,)
        )


class ScoreColumn(CardColumn):
    """The score from North–South; what is typed here is a note on the deal."""

    heading, what = "Score", "score"
    width = 15.0
    lettering = Lettering.FIGURE
    keys = ("note",)
    roomy = True
    notes = True

    def content(self, shown: Any, deal: BoardDeal) -> Cell:
        score = score_ns(shown.number, deal)
        note = " ".join(deal.note.split())
        return Cell("" if score is None else signed(score), note=note)

    def begins_with(self, view: Any, spot: Spot) -> str:
        return " ".join(self.deal_at(view, spot).note.split())

    def entry(self, deal: BoardDeal, text: str) -> CardEntry:
        if board_number(text.strip("+-\N{MINUS SIGN} ")) is not None or _is_card(text):
            raise Refused(CardCellReason.SCORE, text=text.strip())
        return EnterNote(text)

    def entries(self, deal: BoardDeal) -> Sequence[tuple[str, CardEntry, bool]]:
        return ()


def _is_card(text: str) -> bool:
    """Whether `text` is a contract with who plays it, and perhaps its result."""
    try:
        entry = card_entry(text)
    except Refused:
        return False
    return isinstance(entry, EnterContract) and entry.declarer is not None


def card_columns(cards: Cards) -> tuple[CardColumn, CardColumn, CardColumn, CardColumn]:
    """Return contract, by, result and score of `cards`."""
    return ContractColumn(cards), DeclarerColumn(cards), ResultColumn(cards), ScoreColumn(cards)


def missing(columns: Sequence[CardColumn], deal: BoardDeal) -> CardColumn | None:
    """Return in which of a card's `columns` the next thing is to be written; `None`: it is full."""
    contract, declarer, result = columns[:3]
    if deal.over:
        return None
    if deal.contract is None:
        return contract
    return result if deal.declarer else declarer
