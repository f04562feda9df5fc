"""The columns that tell which deal it is, and what all columns of a game with sittings have alike.

Which deal it is: its number, who deals, who is vulnerable; and totals. Alike is that the cells of
headings, deals and footings differ.
"""

from __future__ import annotations

from typing import Any

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import EMPTY, Cell, CellReason, Column, Lettering, Spot, tone
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.sittings.deal import Deal
from chicago_gui.sheet.sittings.view import DealRow, Footing, Heading, Shown, View
from chicago_gui.sheet.sittings.words import total_words
from chicago_gui.sheet.typing.reader import Piece
from chicago_gui.sheet.words import sentence, signed, tr

AnyView = View[Any, Any]


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
        """Return what stands above a sitting."""
        return EMPTY

    def of_deal(self, shown: DealRow) -> Cell:
        """Return what stands there of a deal."""
        return EMPTY

    def of_footing(self, shown: Footing) -> Cell:
        """Return what stands beneath a sitting."""
        return EMPTY


def row_at(view: AnyView, spot: Spot) -> DealRow:
    """Return the deal's line at `spot`; raises `Refused` where there is another."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, DealRow):
        raise Refused(CellReason.NOT_HERE)
    return shown


def written(view: AnyView, spot: Spot) -> DealRow | None:
    """Return the line at `spot` of a deal on which something stands."""
    shown = view.deals[spot.deal]
    return shown if isinstance(shown, DealRow) and shown.written else None


def with_contract(view: AnyView, spot: Spot) -> DealRow | None:
    """Return the line at `spot` of a deal that has a contract."""
    row = written(view, spot)
    return row if row is not None and row.line.deal.contract is not None else None


def seen(row: DealRow, at: int, deal: Deal, *columns: SittingColumn) -> dict[Spot, Cell]:
    """Return what `columns` would show in the line `at` if `deal` stood in it."""
    after = replace(row, line=replace(row.line, deal=deal))
    return {Spot(at, column): column.of_deal(after) for column in columns}


class Number(SittingColumn):
    """The deal's number, and at it the note; above the deals which round or rubber it is."""

    heading, spoken = "Deal", "deal number and note"
    width = 17.5
    keys = ("note",)
    notes = True

    def __init__(self, unit: str) -> None:
        """Call a sitting by the pattern `unit`, such as `round {number}`."""
        self.unit = unit

    def of_heading(self, shown: Heading) -> Cell:
        return Cell(sentence(tr(self.unit).format(number=shown.sitting + 1)))

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(str(shown.line.number), note=" ".join(shown.line.deal.note.split()))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return written(view, spot) is not None

    def read(self, view: AnyView, spot: Spot, text: str) -> Piece:
        row = row_at(view, spot)
        shows = seen(row, spot.deal, replace(row.line.deal, note=text), self)
        return Piece(c.EnterNote(row.sitting, row.place, text), shows)

    def clear(self, view: AnyView, spot: Spot) -> object:
        row = row_at(view, spot)
        return c.EnterNote(row.sitting, row.place, "")


class Zone(SittingColumn):
    """Which side is vulnerable."""

    heading, spoken = "Z", "vulnerable"
    width = 11.0

    def of_deal(self, shown: DealRow) -> Cell:
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


class Figure(SittingColumn):
    """A column of numbers that are worked out."""

    width = 14.0
    lettering = Lettering.FIGURE

    def explained(self, shown: DealRow) -> str:
        """Return what this number of a deal has to tell; empty where the deal's arithmetic does."""
        return ""


class PointsAhead(Figure):
    """How many points We are ahead in this sitting."""

    heading, spoken = "±", "difference so far"
    lettering = Lettering.WON

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
