"""The columns of what a deal comes to: target, contract, result, score, difference, IMPs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.columns.base import (
    HouseCellReason,
    HouseColumn,
    Shown,
    deal_at,
    four,
)
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import last_bid, swap_due
from chicago_gui.record import replace
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
from chicago_gui.sheet.typing.contracts import read_bid
from chicago_gui.sheet.typing.reader import Piece
from chicago_gui.sheet.typing.results import read_result
from chicago_gui.sheet.words import MINUS, contract_text, result_words, signed, tr


class _Contract(HouseColumn):
    """The contract, and beneath it who plays it."""

    heading, spoken = "Contract", "contract"
    width = 18.5
    keys = ("contract", "declarer", "bid_by")
    waited_for = True

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

    def read(self, view: View, spot: Spot, text: str) -> Piece:
        deal = deal_at(view, spot)
        bid, rest = read_bid(text, four(view, deal), view.sheet.players, deal.declarer)
        if bid.contract is None:
            return Piece(c.PassOut(spot.deal), {spot: Cell(tr("passed out"))}, rest)
        by = tr("by {name}").format(name=bid.declarer)
        shows = {spot: Cell(contract_text(bid.contract), below=by, contract=bid.contract)}
        if bid.tricks is not None:
            shows[replace(spot, column=RESULT)] = Cell(result_words(bid.contract, bid.tricks))
        change = c.EnterContract(spot.deal, bid.contract, bid.declarer, bid.tricks)
        return Piece(change, shows, rest)

    def clear(self, view: View, spot: Spot) -> object:
        return c.EnterContract(spot.deal, None)

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

    def read(self, view: View, spot: Spot, text: str) -> Piece:
        contract = deal_at(view, spot).contract
        if contract is None:
            raise Refused(HouseCellReason.RESULT_FIRST)
        if _swaps(view, spot) and text.strip().casefold() in _swap_words():
            return Piece(c.Swap(spot.deal), {spot: Cell(_swap())})
        tricks, rest = read_result(text, contract)
        shows = {spot: Cell(result_words(contract, tricks))}
        return Piece(c.EnterResult(spot.deal, tricks), shows, rest)

    def clear(self, view: View, spot: Spot) -> object:
        return c.EnterResult(spot.deal, None)

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


def _swaps(view: View, spot: Spot) -> bool:
    """Whether partners are to swap before the lead of the deal at `spot`."""
    swapping = bool(swap_due(view)) and spot.deal == last_bid(view)
    return swapping and not view.deals[spot.deal].deal.over


def _swap_words() -> tuple[str, ...]:
    """Return what may be typed to ask for the swap."""
    return "s", "swap", _swap().casefold(), _swap()[:1].casefold()


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
