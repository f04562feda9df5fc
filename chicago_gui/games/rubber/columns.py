"""The columns of rubber bridge, with each side's points below and above the line."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.games.rubber.session import StopRubber
from chicago_gui.sheet.sittings.changes import RemoveSitting
from chicago_gui.sheet.sittings.columns import ContractBid, Number, SidePoints, sitting_columns
from chicago_gui.sheet.sittings.totals import AnyView, DealLine, Footing, Two
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


def _below(line: DealLine) -> Two:
    return line.below


def _above(line: DealLine) -> Two:
    return line.above


NUMBER = Number("rubber {number}")
CONTRACT = _Contract()
DEALER = CONTRACT.dealer
# A side's total stands in the footing of its first column and covers both.
WE_BELOW = SidePoints(later("We below"), 0, _below, 13.0)
WE_ABOVE = SidePoints(later("above"), 0, _above, 12.0, totals=False)
THEY_BELOW = SidePoints(later("They below"), 1, _below, 15.0)
THEY_ABOVE = SidePoints(later("above"), 1, _above, 12.0, totals=False)
WE_ABOVE.spoken, THEY_ABOVE.spoken = later("We above"), later("They above")
COLUMNS = sitting_columns(NUMBER, CONTRACT, WE_BELOW, WE_ABOVE, THEY_BELOW, THEY_ABOVE)
