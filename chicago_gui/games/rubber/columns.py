"""The columns of rubber bridge, with each side's points below and above the line."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.games.rubber.session import StopRubber
from chicago_gui.sheet.column import EMPTY, Cell
from chicago_gui.sheet.sittings.changes import RemoveSitting
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
    """The contract; below a rubber, how it ended, and the choice to stop or continue it."""

    def ended(self, shown: Footing) -> str:
        ended = super().ended(shown)
        if shown.totals.settled is None or not shown.totals.sitting.stopped:
            return ended
        return tr("stopped: {outcome}").format(outcome=ended)

    def ends(self, view: AnyView, sitting: int) -> Sequence[tuple[str, str, object]]:
        totals = view.sittings[sitting]
        rubber = totals.sitting
        if rubber.stopped:
            on = StopRubber(sitting, stopped=False)
            return ((later("go on"), tr("Continue this rubber"), on),)
        if totals.settled is None and rubber.in_play is None:
            # A rubber without deals is removed rather than stopped.
            stop = StopRubber(sitting) if rubber.deals else RemoveSitting()
            return ((later("stop"), tr("Stop this rubber"), stop),)
        return ()


class _Points(Figure):
    """One side's points for a deal, below or above the line."""

    def __init__(self, heading: str, side: int, width: float, *, below: bool) -> None:
        """Show points of `side`, 0 or 1; the column is `width` mm wide on the form."""
        self.heading = heading
        self.width = width
        self.below = below
        self._side = side

    def of_deal(self, shown: DealRow) -> Cell:
        line = shown.line
        points = (line.below if self.below else line.above)[self._side]
        return Cell(str(points)) if points else EMPTY

    def of_footing(self, shown: Footing) -> Cell:
        """Return the side's total, which spans its two columns."""
        return Cell(str(shown.totals.total[self._side])) if self.below else EMPTY


NUMBER = Number("rubber {number}")
CONTRACT = _Contract()
WE_BELOW = _Points("We below", 0, 13.0, below=True)
WE_ABOVE = _Points("above", 0, 12.0, below=False)
THEY_BELOW = _Points("They below", 1, 15.0, below=True)
THEY_ABOVE = _Points("above", 1, 12.0, below=False)
WE_ABOVE.spoken, THEY_ABOVE.spoken = later("We above"), later("They above")

DEALER = CONTRACT.dealer

COLUMNS: tuple[SittingColumn, ...] = (
    *(NUMBER, DEALER, ZONE, CONTRACT, BY, RESULT, HONOURS),
    *(WE_BELOW, WE_ABOVE, THEY_BELOW, THEY_ABOVE, DIFFERENCE),
)
"""All columns from left to right."""
