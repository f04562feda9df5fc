"""The contract's column; in a heading who plays with whom is typed there, in a footing the end.

Beside it in a heading is who deals first: what is typed in either begins the sitting.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from itertools import combinations

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import EMPTY, Cell, CellReason, Choice, Further, Spot
from chicago_gui.sheet.partnerships import Side, Sides, seats
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.sittings.columns.line import AnyView, SittingColumn, row_at, seen
from chicago_gui.sheet.sittings.columns.play import BY, RESULT
from chicago_gui.sheet.sittings.deal import SittingReason, enter_contract, pass_out
from chicago_gui.sheet.sittings.view import DealRow, Footing, Heading, Shown
from chicago_gui.sheet.sittings.words import side_words, sides_example, sides_text
from chicago_gui.sheet.typing.contracts import is_pass, read_bid
from chicago_gui.sheet.typing.names import (
    BETWEEN,
    NameReason,
    first_name,
    read_names,
    read_partners,
)
from chicago_gui.sheet.typing.reader import Piece
from chicago_gui.sheet.typing.results import is_result
from chicago_gui.sheet.words import contract_text, tr

_MOST_WAYS = 6
"""So many ways to sit down are offered at once, the most even; any other is put together."""


class EndingReason(Enum):
    """Why typed text means nothing in this cell."""

    ENDING = "{text} is none of these: {words}"
    SIDES_FIRST = "first who plays with whom: Enter takes the sides shown"


class ContractBid(SittingColumn):
    """The contract, typed with who plays it, and the result too where one goes on typing.

    In a heading the sides stand here, in a footing how the sitting stands; `ends` are the words
    that can be typed there, and where the next contract would stand.
    """

    heading, spoken = "Contract", "contract"
    width = 16.0
    keys = ("contract",)
    waited_for = True

    def __init__(self) -> None:
        """Stand beside a column of who deals first."""
        self.dealer = Dealer(self)

    def of_line(self, shown: Shown) -> str:
        return tr("who plays with whom") if isinstance(shown, Heading) else self.in_words()

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(sides_text(shown.sides)) if shown.sides else EMPTY

    def stands(self, view: AnyView) -> tuple[str, ...]:
        begun = (shown.sides for shown in view.deals if isinstance(shown, Heading))
        # The longest decide from the first sitting on, whoever plays in it.
        one, two, three, four = sorted(view.players, key=len)[-4:]
        longest = (one, two), (three, four)
        return tuple(sides_text(sides) for sides in (longest, *begun) if sides)

    def of_deal(self, shown: DealRow) -> Cell:
        deal = shown.line.deal
        if deal.passed_out:
            return Cell(tr("passed out"))
        if deal.contract is None:
            return EMPTY
        return Cell(contract_text(deal.contract), contract=deal.contract)

    def of_footing(self, shown: Footing) -> Cell:
        return Cell(self.ended(shown))

    @abstractmethod
    def ended(self, shown: Footing) -> str:
        """Return in a few words how the sitting ended, or that it has not."""

    def ends(self, view: AnyView, sitting: int) -> Sequence[tuple[str, str, object]]:
        """Return what can be done with the sitting as a whole: word, sentence, change."""
        return ()

    # --- what text means there

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        shown = view.deals[spot.deal]
        return not isinstance(shown, Footing) or bool(self.ends(view, shown.sitting))

    def read(self, view: AnyView, spot: Spot, text: str) -> Piece:
        match view.deals[spot.deal]:
            case Heading(sitting, sides):
                if sides is None and (text[0].isdecimal() or is_pass(text) or is_result(text)):
                    raise Refused(EndingReason.SIDES_FIRST)
                return self._read_sides(view, spot.deal, sitting, text)
            case Footing(sitting):
                return self._read_end(view, spot, sitting, text)
            case DealRow() as row:
                try:
                    return self._read_bid(view, spot, row, text)
                except Refused:
                    found = None if row.written else self._instead(view, spot, row, text)
                    if found is None:
                        raise
                    return found

    def _read_bid(self, view: AnyView, spot: Spot, row: DealRow, text: str) -> Piece:
        sitting, place, deal = row.sitting, row.place, row.line.deal
        bid, rest = read_bid(text, seats(row.sides), view.players, deal.declarer)
        if bid.contract is None:
            shows = seen(row, spot.deal, pass_out(deal), self, BY, RESULT)
            return Piece(c.PassOut(sitting, place), shows, rest)
        after = enter_contract(deal, bid.contract, bid.declarer, bid.tricks)
        change = c.EnterContract(sitting, place, bid.contract, bid.declarer, bid.tricks)
        return Piece(change, seen(row, spot.deal, after, self, BY, RESULT), rest)

    def _instead(self, view: AnyView, spot: Spot, row: DealRow, text: str) -> Piece | None:
        """Return what whoever gets up, or sits down otherwise, says in the place of a bid."""
        with suppress(Refused):
            return self._read_end(view, spot, row.sitting, text)
        if row.place == 0:
            with suppress(Refused):
                return self._read_sides(view, spot.deal - 1, row.sitting, text)
        return None

    def _read_end(self, view: AnyView, spot: Spot, sitting: int, text: str) -> Piece:
        ends = self.ends(view, sitting)
        for word, said, change in ends:
            if text.strip().casefold() in (word, tr(word).casefold()):
                return Piece(change, {spot: Cell(tr(word))}, hint=said)
        words = tr(" or ").join(tr(word) for word, _, _ in ends)
        raise Refused(EndingReason.ENDING, text=text.strip(), words=words)

    def clear(self, view: AnyView, spot: Spot) -> object:
        match view.deals[spot.deal]:
            case Heading(sides=None):
                raise Refused(EndingReason.SIDES_FIRST)
            case Heading(sitting):
                if sitting + 1 < len(view.sittings):
                    raise Refused(SittingReason.NOT_EMPTY)
                return self.undone()
            case DealRow() as row:
                return c.EnterContract(row.sitting, row.place, None)
        raise Refused(CellReason.NOT_HERE)

    # --- who plays with whom

    @abstractmethod
    def begun(self, sides: Sides, dealer: str) -> object:
        """Return the change that begins the next sitting."""

    @abstractmethod
    def undone(self) -> object:
        """Return the change that takes back the last sitting, begun by mistake."""

    def begin(self, deal: int, sides: Sides, dealer: str, rest: str = "") -> Piece:
        """Return that these sit down to the sitting with its heading in line `deal`."""
        shows = {Spot(deal, self): Cell(sides_text(sides)), Spot(deal, self.dealer): Cell(dealer)}
        return Piece(self.begun(sides, dealer), shows, rest)

    def _read_sides(self, view: AnyView, deal: int, sitting: int, text: str) -> Piece:
        sides, rest = _sides_typed(view, sitting, text)
        if sitting == len(view.sittings):
            return self.begin(deal, sides, view.dealer_for(sides), rest)
        shows = {Spot(deal, self): Cell(sides_text(sides))}
        return Piece(c.ChangeSides(sitting, sides), shows, rest)

    def proposals(self, view: AnyView, spot: Spot) -> Sequence[Piece]:
        match view.deals[spot.deal]:
            case Heading(sitting, sides=None):
                ways = view.ways_for(sitting)
                return [self.begin(spot.deal, way, view.dealer_for(way)) for way in ways]
        return ()

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        match view.deals[spot.deal]:
            case Heading() as heading:
                return tuple(
                    self._way(view, heading, way, sides_text(way), _same)
                    for way in view.ways_for(heading.sitting)[:_MOST_WAYS]
                )
            case Footing(sitting):
                return tuple(Choice(words, change) for _, words, change in self.ends(view, sitting))
        return ()

    def also(self, view: AnyView, spot: Spot) -> Choice | None:
        shown = view.deals[spot.deal]
        if not isinstance(shown, Heading):
            return None
        there = view.there_for(shown.sitting)
        first = Further(tr("Who plays together?"), lambda: self._first_sides(view, shown, there))
        return Choice(tr("others…"), first)

    def _first_sides(
        self, view: AnyView, shown: Heading, there: Sequence[str]
    ) -> tuple[Choice, ...]:
        """Return every side, each of which leads to those that may play against it."""

        def against(we: Side) -> Further:
            others = [name for name in there if name not in we]
            ways = [
                (they, self._left_of(view, shown, we, they)) for they in combinations(others, 2)
            ]
            if len(ways) == 1:
                return ways[0][1]
            choices = tuple(Choice(side_words(they), further) for they, further in ways)
            return Further(asked.format(side=side_words(we)), lambda: choices)

        asked = tr("Who plays against {side}?")
        return tuple(Choice(side_words(we), against(we)) for we in combinations(there, 2))

    def _left_of(self, view: AnyView, shown: Heading, we: Side, they: Side) -> Further:
        """Return the pad that asks who of `they` sits on which hand: to the left the deal goes."""
        choices = tuple(
            self._way(view, shown, (we, way), way[0], _same_seats) for way in (they, they[::-1])
        )
        return Further(tr("Who sits on the left of {name}?").format(name=we[0]), lambda: choices)

    def _way(
        self,
        view: AnyView,
        shown: Heading,
        way: Sides,
        words: str,
        alike: Callable[[Sides, Sides], bool],
    ) -> Choice:
        """Return in `words` the choice to sit down in this way."""
        if shown.sides is None:
            return Choice(words, self.begun(way, view.dealer_for(way)))
        there = alike(way, shown.sides)
        # What stands there already, chosen again, turns nobody round.
        return Choice(words, c.ChangeSides(shown.sitting, shown.sides if there else way), there)

    def bidding(self, view: AnyView, spot: Spot) -> tuple[str, ...] | None:
        shown = view.deals[spot.deal]
        return seats(shown.sides) if isinstance(shown, DealRow) else None

    def bid_there(self, view: AnyView, spot: Spot) -> tuple[Contract | None, str | None]:
        deal = row_at(view, spot).line.deal
        return deal.contract, deal.declarer

    def bid(self, view: AnyView, spot: Spot, contract: Contract, declarer: str) -> object:
        row = row_at(view, spot)
        return c.EnterContract(row.sitting, row.place, contract, declarer)


def _sides_typed(view: AnyView, sitting: int, text: str) -> tuple[Sides, str]:
    """Return the sides that `text` names, and its rest; whoever is away comes back by it."""
    try:
        return _sides_among(view.there_for(sitting), view, sitting, text)
    except Refused:
        with suppress(Refused):
            return _sides_among(view.players, view, sitting, text)
        raise


def _sides_among(
    candidates: Sequence[str], view: AnyView, sitting: int, text: str
) -> tuple[Sides, str]:
    """Return the sides that `text` names among `candidates`; of one side the best other."""
    names, rest = read_partners(text, candidates, view.players)
    if len(names) == 4:
        one, two, three, four = names
        return ((one, two), (three, four)), rest
    ways = view.ways_for(sitting)
    two_or_four = Refused(NameReason.TWO_OR_FOUR, example=sides_example(ways[0], view.players))
    if rest.strip(BETWEEN):  # the next word names nobody, or one of two partners
        others = [name for name in candidates if name not in names]
        first_name(rest.lstrip(BETWEEN), others, view.players)
        raise two_or_four
    one, two = names
    for way in ways:
        for we, they in (way, way[::-1]):
            if {one, two} == {*we}:
                return ((one, two), they), rest
    raise two_or_four


def _same(one: Sides, other: Sides) -> bool:
    return {frozenset(side) for side in one} == {frozenset(side) for side in other}


def _same_seats(one: Sides, other: Sides) -> bool:
    """Whether the same four sit in the same order, whoever of them is written first."""
    table, first = seats(other), one[0][0]
    at = table.index(first) if first in table else 0
    return table[at:] + table[:at] == seats(one)


class Dealer(SittingColumn):
    """Who deals; above the deals who deals first."""

    heading, spoken = "Dealer", "dealer"
    width = 16.0

    def __init__(self, contract: ContractBid) -> None:
        """Begin a sitting as `contract` does, beside which it stands."""
        self._contract = contract

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(shown.dealer or "")

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(shown.line.dealer)

    def stands(self, view: AnyView) -> tuple[str, ...]:
        return view.players

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return isinstance(view.deals[spot.deal], Heading)

    def read(self, view: AnyView, spot: Spot, text: str) -> Piece:
        heading, sides = _heading_at(view, spot)
        (name,), rest = read_names(text, seats(sides), 1, view.players)
        if heading.sides is None:
            return self._contract.begin(spot.deal, sides, name, rest)
        return Piece(c.ChangeDealer(heading.sitting, name), {spot: Cell(name)}, rest)

    def proposals(self, view: AnyView, spot: Spot) -> Sequence[Piece]:
        match view.deals[spot.deal]:
            case Heading(sides=None):
                _, sides = _heading_at(view, spot)
                table = seats(sides)
                first = table.index(view.dealer_for(sides))
                turned = table[first:] + table[:first]
                return [self._contract.begin(spot.deal, sides, name) for name in turned]
        return ()

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        heading, sides = _heading_at(view, spot)
        return tuple(
            Choice(name, self._named(heading, sides, name), name == heading.dealer)
            for name in seats(sides)
        )

    def _named(self, heading: Heading, sides: Sides, name: str) -> object:
        if heading.sides is None:
            return self._contract.begun(sides, name)
        return c.ChangeDealer(heading.sitting, name)


def _heading_at(view: AnyView, spot: Spot) -> tuple[Heading, Sides]:
    """Return the heading at `spot`, and its sides or those that are proposed for it."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, Heading):
        raise Refused(CellReason.NOT_HERE)
    return shown, shown.sides or view.ways_for(shown.sitting)[0]
