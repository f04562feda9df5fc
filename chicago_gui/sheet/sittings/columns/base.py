"""What the columns of a game with sittings have alike: headings, deals and footings differ."""

from __future__ import annotations

from typing import Any

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import EMPTY, Cell, CellReason, Column, Spot
from chicago_gui.sheet.sittings.sitting_input import SittingInput
from chicago_gui.sheet.sittings.view import DealRow, Footing, Heading, Shown, View

AnyView = View[Any, Any]


class SittingColumn(Column[AnyView, Shown, SittingInput]):
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


def heading_at(view: AnyView, spot: Spot) -> Heading:
    """Return the heading at `spot`; raises `Refused` where there is none."""
    shown = view.deals[spot.deal]
    if not isinstance(shown, Heading):
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
