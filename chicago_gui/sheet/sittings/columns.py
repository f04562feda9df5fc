"""The columns of every game with sittings: deal, dealer, Z, contract, by, result, honours.

In a heading the contract column shows the sides, in a footing how the sitting ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from functools import partial
from itertools import combinations

from chicago_gui.record import replace
from chicago_gui.scoring import Refused, honours_in
from chicago_gui.sheet.column import (
    EMPTY,
    Bidding,
    Cell,
    CellReason,
    CellRef,
    Choice,
    Column,
    Offer,
    TextStyle,
    choices_of,
    result_choices,
    tone,
)
from chicago_gui.sheet.partnerships import Side, Sides, seats
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.model import Deal, SittingReason, enter_contract, pass_out
from chicago_gui.sheet.sittings.totals import (
    AnyView,
    DealLine,
    DealRow,
    Footing,
    Heading,
    Shown,
    Two,
)
from chicago_gui.sheet.sittings.words import (
    examples,
    outcome_words,
    side_words,
    sides_text,
    total_words,
)
from chicago_gui.sheet.typing.contracts import is_pass, is_result, read_bid, read_result
from chicago_gui.sheet.typing.counts import read_number
from chicago_gui.sheet.typing.names import (
    BETWEEN,
    NameReason,
    first_name,
    read_names,
    read_partners,
    sides_example,
)
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.sheet.words import (
    contract_text,
    ended,
    refusal,
    result_words,
    sentence,
    signed,
    tr,
)


class SittingColumn(Column[AnyView, Shown]):
    """A column whose cells differ between headings, deals and footings."""

    def cell(self, shown: Shown, part: int) -> Cell:
        match shown:
            case Heading():
                return self.of_heading(shown)
            case Footing():
                return self.of_footing(shown)
            case DealRow():
                return self.of_deal(shown)

    def of_heading(self, shown: Heading) -> Cell:
        """Return the cell in a sitting's heading."""
        return EMPTY

    def of_deal(self, shown: DealRow) -> Cell:
        """Return the cell in a deal's line."""
        return EMPTY

    def of_footing(self, shown: Footing) -> Cell:
        """Return the cell in a sitting's footing."""
        return EMPTY


def row_at(view: AnyView, spot: CellRef) -> DealRow:
    """Return the deal's line at `spot`; raises `Refused` for a heading or footing."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, DealRow):
        raise Refused(CellReason.NOT_HERE)
    return shown


def written(view: AnyView, spot: CellRef) -> DealRow | None:
    """Return the deal's line at `spot`; `None` if the line is no deal or not written yet."""
    shown = view.deals[spot.deal]
    return shown if isinstance(shown, DealRow) and shown.written else None


def with_contract(view: AnyView, spot: CellRef) -> DealRow | None:
    """Return the deal's line at `spot` if the deal has a contract, else `None`."""
    row = written(view, spot)
    return row if row is not None and row.line.deal.contract is not None else None


def seen(row: DealRow, at: int, deal: Deal, *columns: SittingColumn) -> dict[CellRef, Cell]:
    """Return the cells of `columns` in line `at` with `deal` in place of the row's deal."""
    after = replace(row, line=replace(row.line, deal=deal))
    return {CellRef(at, column): column.of_deal(after) for column in columns}


class Number(SittingColumn):
    """The deal's number and note; in a heading the name of the sitting."""

    heading, spoken = "Deal", "deal number and note"
    width = 17.5
    keys = ("note",)
    notes = True

    def __init__(self, unit: str) -> None:
        """Take `unit`, the English pattern of a sitting's name: `round {number}`."""
        self.unit = unit

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(sentence(tr(self.unit).format(number=shown.sitting + 1)))

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(str(shown.line.number), note=" ".join(shown.line.deal.note.split()))

    def can_type(self, view: AnyView, spot: CellRef) -> bool:
        return written(view, spot) is not None

    def read(self, view: AnyView, spot: CellRef, text: str) -> Reading:
        row = row_at(view, spot)
        shows = seen(row, spot.deal, replace(row.line.deal, note=text), self)
        return Reading(c.EnterNote(row.sitting, row.place, text), shows)

    def clear(self, view: AnyView, spot: CellRef) -> object:
        row = row_at(view, spot)
        return c.EnterNote(row.sitting, row.place, "")


class Zone(SittingColumn):
    """Which side is vulnerable."""

    heading, spoken = "Z", "vulnerable"
    width = 11.0

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(zone_text(shown.line.vulnerable))


def zone_text(vulnerable: tuple[bool, bool] | None) -> str:
    """Return who is vulnerable, as the form shows it: `–`, `We`, `They` or `all`."""
    if vulnerable is None:
        return ""
    match vulnerable:
        case (True, True):
            return tr("all")
        case (True, False):
            return tr("We")
        case (False, True):
            return tr("They")
    return "–"


class Figure(SittingColumn):
    """A column of computed numbers."""

    width = 14.0
    text_style = TextStyle.FIGURE

    def explained(self, shown: DealRow) -> str:
        """Return this column's own explanation; empty if the deal's explanation covers it."""
        return ""


class SidePoints(Figure):
    """One side's points for a deal."""

    def __init__(
        self,
        heading: str,
        side: int,
        points: Callable[[DealLine], Two],
        width: float = 14.0,
        *,
        totals: bool = True,
    ) -> None:
        """Show what `points` returns for `side`, 0 or 1, and with `totals` the side's total."""
        self.heading, self.width = heading, width
        self._side, self._points, self._totals = side, points, totals

    def of_deal(self, shown: DealRow) -> Cell:
        points = self._points(shown.line)[self._side]
        return Cell(str(points)) if points else EMPTY

    def of_footing(self, shown: Footing) -> Cell:
        return Cell(str(shown.totals.total[self._side])) if self._totals else EMPTY


class PointsAhead(Figure):
    """The difference so far in this sitting: We minus They."""

    heading, spoken = "±", "difference so far"
    text_style = TextStyle.WON

    def of_deal(self, shown: DealRow) -> Cell:
        total = shown.line.total
        if total is None or not shown.line.deal.over or shown.line.deal.passed_out:
            return EMPTY
        return Cell(signed(total[0] - total[1]))

    def of_footing(self, shown: Footing) -> Cell:
        one, two = shown.totals.total
        return Cell(signed(one - two), tone(one - two))

    def explained(self, shown: DealRow) -> str:
        return total_words(shown.line, shown.sides)


DIFFERENCE = PointsAhead()
ZONE = Zone()


class PlayReason(Enum):
    """Why typed text means nothing in this cell."""

    CONTRACT_FIRST = "Type the contract first."
    HONOURS = "Type honours with a name: 100 {one} or 150 {one}."


class By(SittingColumn):
    """The declarer."""

    heading, spoken = "by", "declarer"
    width = 16.0
    keys = ("declarer",)

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(shown.line.deal.declarer or "")

    def can_type(self, view: AnyView, spot: CellRef) -> bool:
        return with_contract(view, spot) is not None

    def possible_texts(self, view: AnyView) -> tuple[str, ...]:
        return view.players

    def read(self, view: AnyView, spot: CellRef, text: str) -> Reading:
        row = row_at(view, spot)
        (name,), rest = read_names(text, seats(row.sides), 1, view.players)
        deal = replace(row.line.deal, declarer=name)
        change = c.EnterContract(row.sitting, row.place, deal.contract, name)
        return Reading(change, seen(row, spot.deal, deal, self), rest)

    def clear(self, view: AnyView, spot: CellRef) -> object:
        row = row_at(view, spot)
        return c.EnterContract(row.sitting, row.place, row.line.deal.contract)

    def choices(self, view: AnyView, spot: CellRef) -> Sequence[Choice]:
        row = row_at(view, spot)
        deal = row.line.deal
        enter = partial(c.EnterContract, row.sitting, row.place, deal.contract)
        return choices_of(seats(row.sides), enter, deal.declarer)


class SittingResult(SittingColumn):
    """The result: tricks compared with the contract."""

    heading, spoken = "Result", "result"
    width = 11.0
    text_style = TextStyle.NUMBER
    keys = ("tricks",)
    waited_for = True

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(result_words(shown.line.deal.contract, shown.line.deal.tricks))

    def can_type(self, view: AnyView, spot: CellRef) -> bool:
        return with_contract(view, spot) is not None

    def read(self, view: AnyView, spot: CellRef, text: str) -> Reading:
        row = row_at(view, spot)
        if row.line.deal.contract is None:
            raise Refused(PlayReason.CONTRACT_FIRST)
        tricks, rest = read_result(text, row.line.deal.contract)
        shows = seen(row, spot.deal, replace(row.line.deal, tricks=tricks), self)
        return Reading(c.EnterResult(row.sitting, row.place, tricks), shows, rest)

    def clear(self, view: AnyView, spot: CellRef) -> object:
        row = row_at(view, spot)
        return c.EnterResult(row.sitting, row.place, None)

    def choices(self, view: AnyView, spot: CellRef) -> Sequence[Choice]:
        row = row_at(view, spot)
        enter = partial(c.EnterResult, row.sitting, row.place)
        return result_choices(row.line.deal.contract, row.line.deal.tricks, enter)


def _no_honours(row: DealRow, view: AnyView) -> Refused:
    return Refused(PlayReason.HONOURS, **examples(seats(row.sides), view.players))


class Honours(SittingColumn):
    """The points for honours, and the player who held them."""

    heading = "honours"
    width = 15.0
    keys = ("honours",)

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(", ".join(f"{points} {name}" for name, points in shown.line.deal.honours))

    def can_type(self, view: AnyView, spot: CellRef) -> bool:
        return with_contract(view, spot) is not None and view.evening.rules.honours

    def typing_hint(self, view: AnyView, spot: CellRef) -> str:
        row = row_at(view, spot)
        if row.line.deal.honours or not self.can_type(view, spot):
            return ""
        return ended(refusal(_no_honours(row, view)))

    def read(self, view: AnyView, spot: CellRef, text: str) -> Reading:
        row = row_at(view, spot)
        table = seats(row.sides)
        if text.isdecimal() or not any(map(str.isdecimal, text)):
            raise _no_honours(row, view)
        if text[0].isdecimal():
            points, rest = read_number(text)
            (name,), rest = read_names(rest, table, 1, view.players)
        else:
            (name,), rest = read_names(text, table, 1, view.players)
            points, rest = read_number(rest.lstrip())
        deal = replace(row.line.deal, honours=((name, points),))
        change = c.EnterHonours(row.sitting, row.place, name, points)
        return Reading(change, seen(row, spot.deal, deal, self), rest)

    def clear(self, view: AnyView, spot: CellRef) -> object:
        row = row_at(view, spot)
        held = row.line.deal.honours
        holder = held[0][0] if held else row.line.dealer
        return c.EnterHonours(row.sitting, row.place, holder, None)

    def choices(self, view: AnyView, spot: CellRef) -> Sequence[Choice]:
        row = row_at(view, spot)
        held = row.line.deal.honours
        given = tuple(
            Choice(
                f"{points} {name}",
                c.EnterHonours(row.sitting, row.place, name, points),
                (name, points) in held,
            )
            for name in seats(row.sides)
            for points in honours_in(row.line.deal.contract)
        )
        if not held:
            return given
        none = c.EnterHonours(row.sitting, row.place, held[0][0], None)
        return (*given, Choice(tr("none"), none))


BY = By()
HONOURS = Honours()
RESULT = SittingResult()

_MOST_WAYS = 6
"""The number of proposed sides in the menu; others are composed player by player."""


class EndingReason(Enum):
    """Why typed text means nothing in this cell."""

    ENDING = "Type {words}, not {text}."
    SIDES_FIRST = "Enter the partners first: press Enter to accept them."


class ContractBid(SittingColumn):
    """The contract, typed with declarer and optionally the result.

    A heading shows the sides here, a footing how the sitting ended. The words of `ends` can be
    typed in a footing, and in place of the next contract.
    """

    heading = "contract"
    width = 16.0
    keys = ("contract",)
    waited_for = True

    def __init__(self) -> None:
        """Create the dealer column that belongs to this one."""
        self.dealer = Dealer(self)

    def in_words(self, shown: Shown | None = None) -> str:
        return tr("who plays with whom") if isinstance(shown, Heading) else super().in_words()

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(sides_text(shown.sides)) if shown.sides else EMPTY

    def possible_texts(self, view: AnyView) -> tuple[str, ...]:
        begun = (shown.sides for shown in view.deals if isinstance(shown, Heading))
        # The longest names fix the width from the first sitting on, even if their players sit out.
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

    def ended(self, shown: Footing) -> str:
        """Return in a few words how the sitting ended, or that it is not over."""
        totals = shown.totals
        if totals.settled is None:
            return tr("total so far")
        return outcome_words(totals.settled, totals.sitting.sides)

    def ends(self, view: AnyView, sitting: int) -> Sequence[tuple[str, str, object]]:
        """Return the entries for the whole sitting, each a word, a sentence and a change."""
        return ()

    # --- typing

    def can_type(self, view: AnyView, spot: CellRef) -> bool:
        shown = view.deals[spot.deal]
        return not isinstance(shown, Footing) or bool(self.ends(view, shown.sitting))

    def read(self, view: AnyView, spot: CellRef, text: str) -> Reading:
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

    def _read_bid(self, view: AnyView, spot: CellRef, row: DealRow, text: str) -> Reading:
        sitting, place, deal = row.sitting, row.place, row.line.deal
        bid, rest = read_bid(text, seats(row.sides), view.players, deal.declarer)
        if bid.contract is None:
            shows = seen(row, spot.deal, pass_out(deal), self, BY, RESULT)
            return Reading(c.PassOut(sitting, place), shows, rest)
        after = enter_contract(deal, bid.contract, bid.declarer, bid.tricks)
        change = c.EnterContract(sitting, place, bid.contract, bid.declarer, bid.tricks)
        return Reading(change, seen(row, spot.deal, after, self, BY, RESULT), rest)

    def _instead(self, view: AnyView, spot: CellRef, row: DealRow, text: str) -> Reading | None:
        """Return an ending, or before the first deal other sides, typed in place of a contract."""
        with suppress(Refused):
            return self._read_end(view, spot, row.sitting, text)
        if row.place == 0:
            with suppress(Refused):
                return self._read_sides(view, spot.deal - 1, row.sitting, text)
        return None

    def _read_end(self, view: AnyView, spot: CellRef, sitting: int, text: str) -> Reading:
        ends = self.ends(view, sitting)
        for word, said, change in ends:
            if text.strip().casefold() in (word, tr(word).casefold()):
                return Reading(change, {spot: Cell(tr(word))}, hint=said)
        words = f" {tr('or')} ".join(tr(word) for word, _, _ in ends)
        raise Refused(EndingReason.ENDING, text=text.strip(), words=words)

    def clear(self, view: AnyView, spot: CellRef) -> object:
        match view.deals[spot.deal]:
            case Heading(sides=None):
                raise Refused(EndingReason.SIDES_FIRST)
            case Heading(sitting):
                if sitting + 1 < len(view.sittings):
                    raise Refused(SittingReason.NOT_EMPTY)
                return c.RemoveSitting()
            case DealRow() as row:
                return c.EnterContract(row.sitting, row.place, None)
        raise Refused(CellReason.NOT_HERE)

    # --- sides

    def begin(self, deal: int, sides: Sides, dealer: str, rest: str = "") -> Reading:
        """Return the reading that begins a sitting with `sides`; its heading is line `deal`."""
        shows = {
            CellRef(deal, self): Cell(sides_text(sides)),
            CellRef(deal, self.dealer): Cell(dealer),
        }
        return Reading(c.BeginSitting(sides, dealer), shows, rest)

    def _read_sides(self, view: AnyView, deal: int, sitting: int, text: str) -> Reading:
        sides, rest = _sides_typed(view, sitting, text)
        if sitting == len(view.sittings):
            return self.begin(deal, sides, view.dealer_for(sides), rest)
        shows = {CellRef(deal, self): Cell(sides_text(sides))}
        return Reading(c.ChangeSides(sitting, sides), shows, rest)

    def proposals(self, view: AnyView, spot: CellRef) -> Sequence[Reading]:
        match view.deals[spot.deal]:
            case Heading(sitting, sides=None):
                ways = view.ways_for(sitting)
                return [self.begin(spot.deal, way, view.dealer_for(way)) for way in ways]
        return ()

    def choices(self, view: AnyView, spot: CellRef) -> Sequence[Choice]:
        match view.deals[spot.deal]:
            case Heading() as heading:
                ways = view.ways_for(heading.sitting)[:_MOST_WAYS]
                return (
                    *(self._way(view, heading, way, sides_text(way), _same) for way in ways),
                    self._others(view, heading),
                )
            case Footing(sitting):
                return tuple(Choice(words, change) for _, words, change in self.ends(view, sitting))
        return ()

    def _others(self, view: AnyView, shown: Heading) -> Choice:
        """Return the choice of any sides, player by player."""
        there = view.there_for(shown.sitting)

        def left_of(we: Side, they: Side) -> Offer:
            # Which of them sits on the left decides who deals after whom.
            ways = ((we, way) for way in (they, they[::-1]))
            choices = [self._way(view, shown, way, way[1][0], _same_seats) for way in ways]
            return Offer(choices, tr("Who sits on the left of {name}?").format(name=we[0]))

        def against(we: Side) -> Offer:
            ways = [*combinations([name for name in there if name not in we], 2)]
            if len(ways) == 1:
                return left_of(we, ways[0])
            asked = tr("Who plays against {side}?").format(side=side_words(we))
            return Offer([_opening(they, partial(left_of, we, they)) for they in ways], asked)

        def together() -> Offer:
            ways = combinations(there, 2)
            choices = [_opening(we, partial(against, we)) for we in ways]
            return Offer(choices, tr("Who plays together?"))

        return Choice(tr("others…"), opens=together, in_menu=True)

    def _way(
        self,
        view: AnyView,
        shown: Heading,
        way: Sides,
        words: str,
        alike: Callable[[Sides, Sides], bool],
    ) -> Choice:
        """Return the choice of the sides `way`, labelled `words`."""
        if shown.sides is None:
            return Choice(words, c.BeginSitting(way, view.dealer_for(way)))
        there = alike(way, shown.sides)
        # Choosing the current sides again must not change the seats.
        return Choice(words, c.ChangeSides(shown.sitting, shown.sides if there else way), there)

    def bidding(self, view: AnyView, spot: CellRef) -> Bidding | None:
        row = view.deals[spot.deal]
        if not isinstance(row, DealRow):
            return None
        enter, deal = partial(c.EnterContract, row.sitting, row.place), row.line.deal
        return Bidding(seats(row.sides), enter, deal.contract, deal.declarer)


def _opening(side: Side, opens: Callable[[], Offer]) -> Choice:
    return Choice(side_words(side), opens=opens)


def _sides_typed(view: AnyView, sitting: int, text: str) -> tuple[Sides, str]:
    """Return the sides that `text` names, and the remaining text.

    Naming a player who is away brings this player back.
    """
    try:
        return _sides_among(view.there_for(sitting), view, sitting, text)
    except Refused:
        with suppress(Refused):
            return _sides_among(view.players, view, sitting, text)
        raise


def _sides_among(
    candidates: Sequence[str], view: AnyView, sitting: int, text: str
) -> tuple[Sides, str]:
    """Return the sides that `text` names among `candidates`, and the remaining text.

    If it names one side only, the best opponents are added.
    """
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
    """Return whether the same four sit in the same clockwise order."""
    table, first = seats(other), one[0][0]
    at = table.index(first) if first in table else 0
    return table[at:] + table[:at] == seats(one)


class Dealer(SittingColumn):
    """The dealer; in a heading the first dealer."""

    heading = "dealer"
    width = 16.0

    def __init__(self, contract: ContractBid) -> None:
        """Take the `contract` column, which begins a sitting."""
        self._contract = contract

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(shown.dealer or "")

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(shown.line.dealer)

    def possible_texts(self, view: AnyView) -> tuple[str, ...]:
        return view.players

    def can_type(self, view: AnyView, spot: CellRef) -> bool:
        return isinstance(view.deals[spot.deal], Heading)

    def read(self, view: AnyView, spot: CellRef, text: str) -> Reading:
        heading, sides = _heading_at(view, spot)
        (name,), rest = read_names(text, seats(sides), 1, view.players)
        if heading.sides is None:
            return self._contract.begin(spot.deal, sides, name, rest)
        return Reading(c.ChangeDealer(heading.sitting, name), {spot: Cell(name)}, rest)

    def proposals(self, view: AnyView, spot: CellRef) -> Sequence[Reading]:
        match view.deals[spot.deal]:
            case Heading(sides=None):
                _, sides = _heading_at(view, spot)
                table = seats(sides)
                first = table.index(view.dealer_for(sides))
                turned = table[first:] + table[:first]
                return [self._contract.begin(spot.deal, sides, name) for name in turned]
        return ()

    def choices(self, view: AnyView, spot: CellRef) -> Sequence[Choice]:
        heading, sides = _heading_at(view, spot)
        return choices_of(seats(sides), partial(self._named, heading, sides), heading.dealer)

    def _named(self, heading: Heading, sides: Sides, name: str) -> object:
        if heading.sides is None:
            return c.BeginSitting(sides, name)
        return c.ChangeDealer(heading.sitting, name)


def _heading_at(view: AnyView, spot: CellRef) -> tuple[Heading, Sides]:
    """Return the heading at `spot` and its sides, or the proposed ones."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, Heading):
        raise Refused(CellReason.NOT_HERE)
    return shown, shown.sides or view.ways_for(shown.sitting)[0]


def sitting_columns(
    number: Number, contract: ContractBid, *figures: Figure
) -> tuple[SittingColumn, ...]:
    """Return all columns from left to right, with a game's own `figures`."""
    usual = (number, contract.dealer, ZONE, contract, BY, RESULT, HONOURS)
    return (*usual, *figures, DIFFERENCE)
