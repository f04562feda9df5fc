"""The columns of four-deal Chicago, with the points of We and They and their difference."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.sheet.column import EMPTY, Cell
from chicago_gui.sheet.sittings.changes import BeginSitting
from chicago_gui.sheet.sittings.columns import (
    BY,
    DIFFERENCE,
    HONOURS,
    RESULT,
    ZONE,
    ContractBid,
    Figure,
    Number,
    SittingColumn,
)
from chicago_gui.sheet.sittings.totals import AnyView, DealRow, Footing
from chicago_gui.sheet.words import later, tr


class _Contract(ContractBid):
    """The contract; below a round, the choice to leave it."""

    def ends(self, view: AnyView, sitting: int) -> Sequence[tuple[str, str, object]]:
        """Return the choice to leave an unfinished round, which is then not on the account."""
        totals = view.sittings[sitting]
        if (
            sitting + 1 < len(view.sittings)
            or totals.settled is not None
            or view.in_play is not None
        ):
            return ()
        sides = view.ways_for(len(view.sittings))[0]
        begin = BeginSitting(sides, view.dealer_for(sides))
        return ((later("next"), tr("Leave this round and begin the next"), begin),)


class _Points(Figure):
    """One side's points for a deal."""

    def __init__(self, heading: str, side: int) -> None:
        """Show points of `side`, 0 or 1."""
        self.heading = heading
        self._side = side

    def of_deal(self, shown: DealRow) -> Cell:
        points = shown.line.below[self._side] + shown.line.above[self._side]
        return Cell(str(points)) if points else EMPTY

    def of_footing(self, shown: Footing) -> Cell:
        return Cell(str(shown.totals.total[self._side]))


NUMBER = Number("round {number}")
CONTRACT = _Contract()
WE = _Points("We", 0)
THEY = _Points("They", 1)

DEALER = CONTRACT.dealer

COLUMNS: tuple[SittingColumn, ...] = (
    *(NUMBER, DEALER, ZONE, CONTRACT, BY, RESULT, HONOURS),
    *(WE, THEY, DIFFERENCE),
)
"""All columns from left to right."""
