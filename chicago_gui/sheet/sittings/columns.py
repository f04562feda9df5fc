"""The columns that every game with sittings has: deal, dealer, Z, contract, by, result, honours.

A heading's sides are typed in the contract's column, which reaches across; so is what ends a
sitting early, in its footing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any

from chicago_gui.scoring import HONOUR_POINTS, Contract, Refused, parse_result, result_text
from chicago_gui.sheet.cell import EMPTY, Cell, contract_text, tone
from chicago_gui.sheet.column import Choice, Column, Lettering, Spot
from chicago_gui.sheet.column import Reason as NotHere
from chicago_gui.sheet.entry import contract_of, is_one_name, is_pass, name_of
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer
from chicago_gui.sheet.partnerships import Sides, seats
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.deal import Deal
from chicago_gui.sheet.sittings.naming_sides import sides_of, sides_text
from chicago_gui.sheet.sittings.sitting_input import SittingInput
from chicago_gui.sheet.sittings.view import Footing, Heading, Row, Shown, View
from chicago_gui.sheet.sittings.words import total_words
from chicago_gui.sheet.words import MINUS, signed, tr

AnyView = View[Any, Any]

_MOST_WAYS = 6
"""So many ways to sit down are offered to the mouse; any other is typed."""


class Reason(Enum):
    """Why typed text means nothing in this cell."""

    RESULT_FIRST = "a result needs a contract first"
    HONOURS = "honours are 100 or 150 and a name, such as 100 a"
    ENDING = "{text} is none of these: {words}"


class SittingColumn(Column[AnyView, Shown, SittingInput]):
    """A column whose cells differ between headings, deals and footings."""

    def cell(self, shown: Shown, part: int) -> Cell:
        match shown:
            case Heading():
                return self.of_heading(shown)
            case Footing():
                return self.of_footing(shown)
            case Row():
                return self.of_deal(shown)

    def of_heading(self, shown: Heading) -> Cell:
        """Return what stands above a sitting."""
        return EMPTY

    def of_deal(self, shown: Row) -> Cell:
        """Return what stands there of a deal."""
        return EMPTY

    def of_footing(self, shown: Footing) -> Cell:
        """Return what stands beneath a sitting."""
        return EMPTY


class Number(SittingColumn):
    """The deal's number, and at it the note; above the deals which round or rubber it is."""

    heading, spoken = "Deal", "number"
    width = 15.0
    keys = ("note",)

    def __init__(self, unit: str) -> None:
        """Call a sitting by the pattern `unit`, such as `Round {number}`."""
        self.unit = unit

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(tr(self.unit).format(number=shown.sitting + 1))

    def of_deal(self, shown: Row) -> Cell:
        return Cell(str(shown.line.number), note=" ".join(shown.line.deal.note.split()))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return written(view, spot) is not None

    def begins_with(self, view: AnyView, spot: Spot) -> str:
        row = written(view, spot)
        return " ".join(row.line.deal.note.split()) if row else ""

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        return c.EnterNote(row.sitting, row.place, text)

    roomy = True


class Dealer(SittingColumn):
    """Who deals; above the deals who deals first."""

    heading, spoken = "Dealer", "dealer"
    width = 17.0

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(shown.dealer or "")

    def of_deal(self, shown: Row) -> Cell:
        return Cell(shown.line.dealer)

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return isinstance(view.deals[spot.deal], Heading)

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        heading = heading_at(view, spot)
        if heading.sides is None:
            raise Refused(NotHere.NOT_HERE)
        return c.ChangeDealer(heading.sitting, name_of(text, seats(heading.sides)))

    def complete(self, view: AnyView, spot: Spot, text: str) -> bool:
        heading = heading_at(view, spot)
        return heading.sides is not None and is_one_name(text, seats(heading.sides))

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        heading = heading_at(view, spot)
        return tuple(
            Choice(name, c.ChangeDealer(heading.sitting, name), name == heading.dealer)
            for name in (seats(heading.sides) if heading.sides else ())
        )

    def key(self, entries: SittingInput, spot: Spot, key: str) -> Answer | None:
        heading = heading_at(entries.view, spot)
        if heading.sides is not None:
            return None
        sides, dealer = entries.proposed()
        if key == SPACE:
            entries.show_other_dealer()
            return Answer(stay=True)
        if key != ENTER:
            try:
                dealer = name_of(key, seats(sides))
            except Refused as refused:
                return Answer(refused)
        return Answer(entries.submit(entries.sittings.begin(sides, dealer)))

    def proposal(self, entries: SittingInput, spot: Spot) -> Cell | None:
        heading = entries.view.deals[spot.deal]
        proposed = isinstance(heading, Heading) and heading.dealer is None
        return Cell(entries.proposed()[1]) if proposed else None


class Zone(SittingColumn):
    """Which side is vulnerable."""

    heading, spoken = "Z", "vulnerable"
    width = 11.0

    def of_deal(self, shown: Row) -> Cell:
        return Cell(zone_text(shown.line.vulnerable))


def zone_text(vulnerable: tuple[bool, bool] | None) -> str:
    """Return who is vulnerable as the form writes it: `–`, `We`, `They` or `all`."""
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


class ContractBid(SittingColumn):
    """The contract, typed with who plays it, and the result too where one likes.

    In a heading the sides stand here, in a footing how the sitting stands; `ends` are the words
    that can be typed there.
    """

    heading, spoken = "Contract", "contract"
    width = 18.0
    keys = ("contract",)
    roomy = True

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(sides_text(shown.sides)) if shown.sides else EMPTY

    def of_deal(self, shown: Row) -> Cell:
        deal = shown.line.deal
        if deal.passed_out:
            return Cell(tr("passed out"))
        if deal.contract is None:
            return EMPTY
        return Cell(contract_text(deal.contract), contract=deal.contract)

    def of_footing(self, shown: Footing) -> Cell:
        return Cell(self.ended(shown))

    def ended(self, shown: Footing) -> str:
        """Return in a few words how the sitting ended, or that it has not."""
        raise NotImplementedError

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
            case Row(line=line):
                if line.deal.passed_out:
                    return "pass"
                contract = contract_text(line.deal.contract) if line.deal.contract else ""
                return f"{contract} {line.deal.declarer or ''}".strip()
        return ""

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        match view.deals[spot.deal]:
            case Heading(sitting, sides):
                if sides is not None and not text.strip():
                    return self.undone()
                typed = sides_of(text, view.players, view.played_beside(sitting))
                if sides is None:
                    return self.begun(typed, view.dealer_for(typed))
                return c.ChangeSides(sitting, typed)
            case Footing() as footing:
                return self._end_meant(view, footing, text)
            case Row(sitting, place, sides):
                return _bid_meant(sitting, place, sides, text)

    def begun(self, sides: Sides, dealer: str) -> object:
        """Return the change that begins the next sitting."""
        raise NotImplementedError

    def undone(self) -> object:
        """Return the change that takes back the last sitting, begun by mistake."""
        raise NotImplementedError

    def _end_meant(self, view: AnyView, shown: Footing, text: str) -> object:
        found = self.ends(view, shown)
        typed = text.strip().casefold()
        for word, _, change in found:
            if typed and tr(word).casefold().startswith(typed):
                return change
        words = tr(" or ").join(tr(word) for word, _, _ in found)
        raise Refused(Reason.ENDING, text=text.strip() or "–", words=words)

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        match view.deals[spot.deal]:
            case Heading(sitting, None):
                return tuple(
                    Choice(sides_text(way), self.begun(way, view.dealer_for(way)))
                    for way in view.ways_for(sitting)[:_MOST_WAYS]
                )
            case Heading(sitting, sides) if sides is not None:
                return tuple(
                    Choice(sides_text(way), c.ChangeSides(sitting, way), _same(way, sides))
                    for way in view.ways_for(sitting)[:_MOST_WAYS]
                )
            case Footing() as footing:
                return tuple(Choice(words, change) for _, words, change in self.ends(view, footing))
        return ()

    def bidding(self, view: AnyView, spot: Spot) -> tuple[str, ...] | None:
        shown = view.deals[spot.deal]
        return seats(shown.sides) if isinstance(shown, Row) else None

    def bid_there(self, view: AnyView, spot: Spot) -> tuple[Contract | None, str | None]:
        deal = row_at(view, spot).line.deal
        return deal.contract, deal.declarer

    def bid(self, view: AnyView, spot: Spot, contract: Contract, declarer: str) -> object:
        row = row_at(view, spot)
        return c.EnterContract(row.sitting, row.place, contract, declarer)

    # --- who plays with whom

    def key(self, entries: SittingInput, spot: Spot, key: str) -> Answer | None:
        shown = entries.view.deals[spot.deal]
        if not isinstance(shown, Heading):
            return None
        if shown.sides is not None:
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


def _bid_meant(sitting: int, place: int, sides: Sides, text: str) -> object:
    if not text.strip():
        return c.EnterContract(sitting, place, None)
    if is_pass(text):
        return c.PassOut(sitting, place)
    # Whoever has it all at once types it all at once: `3s b +1`.
    bid = re.fullmatch(rf"(?P<bid>.*\S)\s*(?P<result>=|[+{MINUS}-]\s*\d+)\s*", text)
    contract, declarer = contract_of(bid["bid"] if bid else text, seats(sides))
    tricks = parse_result(bid["result"], contract) if bid else None
    return c.EnterContract(sitting, place, contract, declarer, tricks)


class By(SittingColumn):
    """Who plays the contract."""

    heading, spoken = "By", "declarer"
    width = 17.0
    keys = ("declarer",)

    def of_deal(self, shown: Row) -> Cell:
        return Cell(shown.line.deal.declarer or "")

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        name = name_of(text, seats(row.sides))
        return c.EnterContract(row.sitting, row.place, row.line.deal.contract, name)

    def complete(self, view: AnyView, spot: Spot, text: str) -> bool:
        return is_one_name(text, seats(row_at(view, spot).sides))

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        row = row_at(view, spot)
        contract = row.line.deal.contract
        return tuple(
            Choice(
                name,
                c.EnterContract(row.sitting, row.place, contract, name),
                name == row.line.deal.declarer,
            )
            for name in seats(row.sides)
        )


class Result(SittingColumn):
    """Tricks against the contract."""

    heading, spoken = "Result", "result"
    width = 11.0
    lettering = Lettering.NUMBER
    keys = ("tricks",)

    def of_deal(self, shown: Row) -> Cell:
        return Cell(written_result(shown.line.deal))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        contract = row.line.deal.contract
        if contract is None:
            raise Refused(Reason.RESULT_FIRST)
        tricks = parse_result(text, contract) if text.strip() else None
        return c.EnterResult(row.sitting, row.place, tricks)

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        row = row_at(view, spot)
        contract = row.line.deal.contract
        if contract is None:
            return ()
        return tuple(
            Choice(
                result_text(contract, tricks, minus=MINUS),
                c.EnterResult(row.sitting, row.place, tricks),
                tricks == row.line.deal.tricks,
            )
            for tricks in range(13, -1, -1)
        )


class Honours(SittingColumn):
    """Points for honours, and in whose hand."""

    heading, spoken = "Honours", "honours"
    width = 17.0
    keys = ("honours",)
    roomy = True

    def of_deal(self, shown: Row) -> Cell:
        return Cell(", ".join(f"{points} {name}" for name, points in shown.line.deal.honours))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None and view.evening.rules.honours

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        if not text.strip():
            held = row.line.deal.honours
            holder = held[0][0] if held else row.line.dealer
            return c.EnterHonours(row.sitting, row.place, holder, None)
        found = re.fullmatch(r"\s*(?P<points>\d{1,4})\s*(?P<name>.*\S)\s*", text)
        found = found or re.fullmatch(r"\s*(?P<name>.*\S)\s+(?P<points>\d{1,4})\s*", text)
        if found is None:
            raise Refused(Reason.HONOURS)
        name = name_of(found["name"], seats(row.sides))
        return c.EnterHonours(row.sitting, row.place, name, int(found["points"]))

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        row = row_at(view, spot)
        held = row.line.deal.honours
        given = tuple(
            Choice(
                f"{points} {name}",
                c.EnterHonours(row.sitting, row.place, name, points),
                (name, points) in held,
            )
            for name in seats(row.sides)
            for points in HONOUR_POINTS
        )
        if not held:
            return given
        none = c.EnterHonours(row.sitting, row.place, held[0][0], None)
        return (*given, Choice(tr("none"), none))


class Figure(SittingColumn):
    """A column of numbers that are worked out."""

    width = 14.0
    lettering = Lettering.FIGURE

    def told(self, shown: Row) -> str:
        """Return what this number of a deal has to tell; empty where the deal's arithmetic does."""
        return ""


class Difference(Figure):
    """How many points We are ahead in this sitting."""

    heading, spoken = "±", "difference so far"
    lettering = Lettering.WON

    def of_deal(self, shown: Row) -> Cell:
        total = shown.line.total
        if total is None or not shown.line.deal.over or shown.line.deal.passed_out:
            return EMPTY
        return Cell(signed(total[0] - total[1]))

    def of_footing(self, shown: Footing) -> Cell:
        one, two = shown.totals.total
        return Cell(signed(one - two), tone(one - two))

    def told(self, shown: Row) -> str:
        return total_words(shown.line, shown.sides)


# What stands at a spot ------------------------------------------------------------------------


def row_at(view: AnyView, spot: Spot) -> Row:
    """Return the deal's line at `spot`; raises `Refused` where there is another."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, Row):
        raise Refused(NotHere.NOT_HERE)
    return shown


def heading_at(view: AnyView, spot: Spot) -> Heading:
    """Return the heading at `spot`; raises `Refused` where there is none."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, Heading):
        raise Refused(NotHere.NOT_HERE)
    return shown


def written(view: AnyView, spot: Spot) -> Row | None:
    """Return the line at `spot` of a deal on which something stands."""
    shown = view.deals[spot.deal]
    return shown if isinstance(shown, Row) and shown.written else None


def with_contract(view: AnyView, spot: Spot) -> Row | None:
    """Return the line at `spot` of a deal that has a contract."""
    row = written(view, spot)
    return row if row is not None and row.line.deal.contract is not None else None


def written_result(deal: Deal) -> str:
    """Return the result as the form writes it."""
    if deal.contract is None or deal.tricks is None:
        return ""
    return result_text(deal.contract, deal.tricks, minus=MINUS)


def _same(one: Sides, other: Sides) -> bool:
    return {frozenset(side) for side in one} == {frozenset(side) for side in other}


BY = By()
DEALER = Dealer()
DIFFERENCE = Difference()
HONOURS = Honours()
RESULT = Result()
ZONE = Zone()
