"""The columns of what a deal comes to: target, contract, result, score, difference, IMPs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.columns.base import (
    HouseCellReason,
    HouseColumn,
    Shown,
    deal_at,
    four,
)
from chicago_gui.games.russian.sheet import Deal
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.games.russian.words import last_bid, swap_due
from chicago_gui.scoring import Contract, Outcome, Refused, result_text
from chicago_gui.sheet.column import (
    COVERED,
    EMPTY,
    Cell,
    Choice,
    Lettering,
    Spot,
    tone,
)
from chicago_gui.sheet.entry import bid_of, folded, is_pass
from chicago_gui.sheet.form_input import ENTER, Answer
from chicago_gui.sheet.going_on import bid_begins, bid_goes_on, bid_reads_otherwise, is_whole_bid
from chicago_gui.sheet.words import (
    MINUS,
    begins_result,
    contract_text,
    result_of,
    result_words,
    signed,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.games.russian.house_input import HouseInput

SWAP = frozenset("sсыc")
"""Swap, сменить, and what is on the key of either where the keyboard has the other alphabet."""


class _Contract(HouseColumn):
    """The contract, and beneath it who plays it."""

    heading, spoken = "Contract", "contract"
    width = 18.5
    keys = ("contract", "declarer", "bid_by")
    waited_for = True
    roomy = True

    def content(self, shown: Shown, part: int) -> Cell:
        deal = shown.deal
        if deal.passed_out:
            return Cell(tr("passed out"))
        if deal.contract is None:
            return EMPTY
        by, shorter = "", ""
        if deal.declarer is not None:
            by, shorter = tr("by {name}").format(name=deal.declarer), deal.declarer
        hint = tr("bid by {name}").format(name=deal.bid_by) if deal.bid_by else ""
        text = contract_text(deal.contract)
        return Cell(
            text, below=by, shorter=shorter, contract=deal.contract, notch=bool(hint), hint=hint
        )

    def stands(self, view: View) -> tuple[str, ...]:
        return tuple(tr("by {name}").format(name=name) for name in view.sheet.players)

    def can_type(self, view: View, spot: Spot) -> bool:
        deal = deal_at(view, spot)
        return deal.teams is not None and (deal.handed_out or deal.has_contract)

    def begins_with(self, view: View, spot: Spot) -> str:
        deal = deal_at(view, spot)
        if deal.passed_out:
            return tr("passed out")
        contract = contract_text(deal.contract) if deal.contract else ""
        return f"{contract} {deal.declarer or ''}".strip()

    def change(self, view: View, spot: Spot, text: str) -> object:
        if not text.strip():
            return c.EnterContract(spot.deal, None)
        if is_pass(text):
            return c.PassOut(spot.deal)
        deal = deal_at(view, spot)
        bid = bid_of(text, four(view, deal), deal.declarer, view.sheet.players)
        return c.EnterContract(spot.deal, *bid)

    def complete(self, view: View, spot: Spot, text: str) -> bool:
        # What is mended waits for Enter: more may be meant to follow.
        fresh = not deal_at(view, spot).has_contract
        return fresh and is_whole_bid(text, view.sheet.players)

    def begins(self, view: View, spot: Spot, text: str) -> bool:
        return bid_begins(text, view.sheet.players)

    def goes_on(self, view: View, spot: Spot, text: str) -> bool:
        return bid_goes_on(text, view.sheet.players)

    def reads_otherwise(self, view: View, spot: Spot, taken: str, text: str) -> bool:
        return bid_reads_otherwise(taken, text, view.sheet.players)

    def bidding(self, view: View, spot: Spot) -> tuple[str, ...] | None:
        return four(view, deal_at(view, spot))

    def bid_there(self, view: View, spot: Spot) -> tuple[Contract | None, str | None]:
        deal = deal_at(view, spot)
        return deal.contract, deal.declarer

    def bid(self, view: View, spot: Spot, contract: Contract, declarer: str) -> object:
        return c.EnterContract(spot.deal, contract, declarer)


class _Result(HouseColumn):
    """Tricks against the contract."""

    heading, spoken = "Result", "result"
    width = 12.0
    lettering = Lettering.NUMBER
    keys = ("tricks",)
    waited_for = True

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(result_words(shown.deal.contract, shown.deal.tricks))

    def can_type(self, view: View, spot: Spot) -> bool:
        return deal_at(view, spot).contract is not None

    def change(self, view: View, spot: Spot, text: str) -> object:
        if self.complete(view, spot, text) or (swap_due(view) and folded(text) in _swap_words()):
            return c.Swap(last_bid(view))
        contract = deal_at(view, spot).contract
        if contract is None:
            raise Refused(HouseCellReason.RESULT_FIRST)
        return c.EnterResult(spot.deal, result_of(text, contract) if text.strip() else None)

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        deal = deal_at(view, spot)
        if deal.contract is None:
            return ()
        results = (
            Choice(
                result_text(deal.contract, tricks, minus=MINUS),
                c.EnterResult(spot.deal, tricks),
                tricks == deal.tricks,
            )
            for tricks in range(13, -1, -1)
        )
        # First what is due first: after the lead it is too late for a swap.
        swap = (Choice(_swap(), c.Swap(spot.deal)),) if _swaps(view, spot) else ()
        return (*swap, *results)

    def key(self, entries: HouseInput, spot: Spot, key: str) -> Answer | None:
        # One Enter too many must not settle it, nor open a line over it.
        return (
            Answer(Refused(HouseCellReason.SWAP))
            if key == ENTER and _swaps(entries.view, spot)
            else None
        )

    def proposal(self, entries: HouseInput, spot: Spot) -> Cell | None:
        return Cell(_swap()) if _swaps(entries.view, spot) else None

    def complete(self, view: View, spot: Spot, text: str) -> bool:
        return text.casefold() in SWAP and bool(swap_due(view))

    def goes_on(self, view: View, spot: Spot, text: str) -> bool:
        begun = folded(text)
        return begun in SWAP or any(word.startswith(begun) for word in _swap_words())

    def reads_otherwise(self, view: View, spot: Spot, taken: str, text: str) -> bool:
        # The first letter of the swap begins results as well: `сыграно`, `с лишней`, `seven`.
        return taken.strip().casefold() in SWAP and begins_result(text)

    def was_taken(self, view: View, spot: Spot, text: str) -> object:
        return c.Swap(last_bid(view))  # nothing else is taken without an Enter


def _swaps(view: View, spot: Spot) -> bool:
    """Whether partners are to swap before the lead of the deal at `spot`."""
    swapping = bool(swap_due(view)) and spot.deal == last_bid(view)
    return swapping and not view.deals[spot.deal].deal.over


def _swap_words() -> tuple[str, str]:
    """Return the word that takes the swap, in English and as it stands beside the contract."""
    return folded("swap"), folded(_swap())


def _swap() -> str:
    return tr("swap", "what is to be done beside the contract")


class _OfOutcome(HouseColumn):
    """A column worked out from the deal's outcome; empty while there is none."""

    parts = 2
    lettering = Lettering.FIGURE

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        outcome = shown.outcome
        if outcome is None or not self.is_of_team(outcome, part):
            return EMPTY
        return self.outcome_cell(outcome, part)

    def is_of_team(self, outcome: Outcome, part: int) -> bool:
        """Whether the figure is this team's: all but the IMPs are the stronger team's."""
        return part == outcome.target_team

    @abstractmethod
    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        """Return the figure."""


class _Target(_OfOutcome):
    """The stronger team's target; a cover while the deal is not over."""

    heading, spoken = "Target", "target"
    width = 12.0
    turn = 3
    coverable = True

    def open(self, deal: Deal) -> Cell:
        return COVERED if deal.teams is not None else EMPTY

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        return Cell(str(outcome.target))


class _Score(_OfOutcome):
    """The score as the stronger team sees it."""

    heading, spoken = "Score", "score"
    width = 13.0
    turn = 4

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        return Cell(signed(outcome.score))


class _Difference(_OfOutcome):
    """Score less target."""

    heading, spoken = "±", "difference"
    width = 12.0
    turn = 5

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        return Cell(signed(outcome.difference))


class _Imps(_OfOutcome):
    """Each team's IMPs."""

    heading, spoken = "IMPs", "IMPs"
    width = 11.5
    turn = 6
    lettering = Lettering.WON

    def is_of_team(self, outcome: Outcome, part: int) -> bool:
        return True

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        imps = outcome.imps[part]
        return Cell(signed(imps), tone(imps))


TARGET = _Target()
CONTRACT = _Contract()
RESULT = _Result()
SCORE = _Score()
DIFFERENCE = _Difference()
IMPS = _Imps()
