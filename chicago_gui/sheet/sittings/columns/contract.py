"""The contract's column; in a heading who plays with whom is typed there, in a footing the end."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import combinations

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import EMPTY, Cell, Choice, Further, Spot
from chicago_gui.sheet.entry import bid_of, is_pass
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer
from chicago_gui.sheet.going_on import (
    NOBODY,
    Naming,
    bid_begins,
    bid_goes_on,
    bid_reads_otherwise,
    is_whole_bid,
)
from chicago_gui.sheet.partnerships import Side, Sides, seats
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.sittings.columns.line import (
    AnyView,
    SittingColumn,
    row_at,
)
from chicago_gui.sheet.sittings.columns.play import refuse_honours
from chicago_gui.sheet.sittings.sitting_input import SittingInput, sides_text
from chicago_gui.sheet.sittings.view import DealRow, Footing, Heading, Shown
from chicago_gui.sheet.sittings.words import side_words
from chicago_gui.sheet.typed_sides import sides_of
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
    that can be typed there.
    """

    heading, spoken = "Contract", "contract"
    width = 16.0
    keys = ("contract",)
    waited_for = True
    roomy = True

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

    def ends(self, view: AnyView, shown: Footing) -> Sequence[tuple[str, str, object]]:
        """Return what can be done with the sitting as a whole: word, sentence, change."""
        return ()

    # --- what is typed

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        shown = view.deals[spot.deal]
        return not isinstance(shown, Footing) or bool(self.ends(view, shown))

    def begins_with(self, view: AnyView, spot: Spot) -> str:
        match view.deals[spot.deal]:
            case Heading(_, sides):
                return sides_text(sides) if sides else ""
            case DealRow(line=line):
                if line.deal.passed_out:
                    return tr("passed out")
                contract = contract_text(line.deal.contract) if line.deal.contract else ""
                return f"{contract} {line.deal.declarer or ''}".strip()
        return ""

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        match view.deals[spot.deal]:
            case Heading(sitting, sides):
                if sides is not None and not text.strip():
                    return self.undone()
                try:
                    typed = _sides_meant(view, sitting, text)
                except Refused:
                    if sides is None and (re.match(r"\s*\d", text) or is_pass(text)):
                        raise Refused(EndingReason.SIDES_FIRST) from None
                    raise
                if sides is None:
                    return self.begun(typed, view.dealer_for(typed))
                return c.ChangeSides(sitting, typed)
            case Footing() as footing:
                return self._end_meant(view, footing, text)
            case DealRow() as row:
                refuse_honours(view, text)
                return self._bid_or_sides(view, row, text)

    def _bid_or_sides(self, view: AnyView, row: DealRow, text: str) -> object:
        """Return the bid that is typed, or at the first deal, too, who plays with whom.

        Whoever gets up says so where the next contract would stand.
        """
        try:
            return _bid_meant(view, row, text)
        except Refused as no_bid:
            for word, change in () if row.written else self._endings(view, row.sitting):
                if text.strip().casefold() == word.casefold():
                    return change
            if view.sittings[row.sitting].lines or re.match(r"\s*\d", text):
                raise
            try:
                return c.ChangeSides(row.sitting, _sides_meant(view, row.sitting, text))
            except Refused:
                if len(text.split()) < 2:
                    raise no_bid from None
                raise

    def _endings(self, view: AnyView, sitting: int) -> Iterator[tuple[str, object]]:
        """Yield what may be typed beneath a sitting, in English and as it is said."""
        for shown in view.deals:
            if isinstance(shown, Footing) and shown.sitting == sitting:
                for word, _, change in self.ends(view, shown):
                    yield word, change
                    yield tr(word), change

    def complete(self, view: AnyView, spot: Spot, text: str) -> bool:
        shown = view.deals[spot.deal]
        # What is mended waits for Enter: more may be meant to follow.
        fresh = isinstance(shown, DealRow) and not shown.line.deal.has_contract
        return fresh and is_whole_bid(text, view.players)

    def begins(self, view: AnyView, spot: Spot, text: str) -> bool:
        return isinstance(view.deals[spot.deal], DealRow) and bid_begins(text, view.players)

    def goes_on(self, view: AnyView, spot: Spot, text: str) -> bool:
        return isinstance(view.deals[spot.deal], DealRow) and bid_goes_on(text, view.players)

    def reads_otherwise(self, view: AnyView, spot: Spot, taken: str, text: str) -> bool:
        there = isinstance(view.deals[spot.deal], DealRow)
        return there and bid_reads_otherwise(taken, text, view.players)

    def naming(self, view: AnyView, spot: Spot) -> Naming:
        if not isinstance(view.deals[spot.deal], Heading):
            return NOBODY
        return Naming(view.players, view.players, 4, at_once=False)

    @abstractmethod
    def begun(self, sides: Sides, dealer: str) -> object:
        """Return the change that begins the next sitting."""

    @abstractmethod
    def undone(self) -> object:
        """Return the change that takes back the last sitting, begun by mistake."""

    def _end_meant(self, view: AnyView, shown: Footing, text: str) -> object:
        typed = text.strip().casefold()
        for word, change in self._endings(view, shown.sitting):
            if typed and word.casefold().startswith(typed):
                return change
        words = tr(" or ").join(tr(word) for word, _, _ in self.ends(view, shown))
        raise Refused(EndingReason.ENDING, text=text.strip() or "–", words=words)

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        match view.deals[spot.deal]:
            case Heading() as heading:
                return tuple(
                    self._way(view, heading, way, sides_text(way), _same)
                    for way in view.ways_for(heading.sitting)[:_MOST_WAYS]
                )
            case Footing() as footing:
                return tuple(Choice(words, change) for _, words, change in self.ends(view, footing))
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

    # --- who plays with whom

    def key(self, entries: SittingInput, spot: Spot, key: str) -> Answer | None:
        shown = entries.view.deals[spot.deal]
        if isinstance(shown, Footing):
            return None
        if shown.sides is not None:
            # At the first deal too, where the cursor is: the sides are proposed, and seen above it.
            return self._other_sides(entries, shown.sitting, shown.sides) if key == SPACE else None
        if key == SPACE:
            entries.show_other_sides()
            return Answer(stay=True)
        if key == ENTER:
            return Answer(entries.submit(entries.sittings.begin(*entries.proposed())))
        return None

    def _other_sides(self, entries: SittingInput, sitting: int, sides: Sides) -> Answer | None:
        """Show another line-up where the sitting has begun and nothing is dealt yet."""
        if entries.view.sittings[sitting].lines:
            return None
        ways = entries.view.ways_for(sitting)
        at = next((at for at, way in enumerate(ways) if _same(way, sides)), -1)
        change = c.ChangeSides(sitting, ways[(at + 1) % len(ways)])
        return Answer(entries.submit(change), stay=True)

    def proposal(self, entries: SittingInput, spot: Spot) -> Cell | None:
        shown = entries.view.deals[spot.deal]
        proposed = isinstance(shown, Heading) and shown.sides is None
        return Cell(sides_text(entries.proposed()[0])) if proposed else None


def _sides_meant(view: AnyView, sitting: int, text: str) -> Sides:
    there, away = view.there_for(sitting), view.away_from(sitting)
    return sides_of(text, there, view.ways_for(sitting), away)


def _bid_meant(view: AnyView, row: DealRow, text: str) -> object:
    sitting, place = row.sitting, row.place
    if not text.strip():
        return c.EnterContract(sitting, place, None)
    if is_pass(text):
        return c.PassOut(sitting, place)
    # Whoever has it all at once types it all at once.
    bid = bid_of(text, seats(row.sides), row.line.deal.declarer, view.players)
    return c.EnterContract(sitting, place, *bid)


def _same(one: Sides, other: Sides) -> bool:
    return {frozenset(side) for side in one} == {frozenset(side) for side in other}


def _same_seats(one: Sides, other: Sides) -> bool:
    """Whether the same four sit in the same order, whoever of them is written first."""
    table, first = seats(other), one[0][0]
    at = table.index(first) if first in table else 0
    return table[at:] + table[:at] == seats(one)
