"""The columns of four-deal Chicago, with the points of We and They and their difference."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.sheet.sittings.changes import BeginSitting
from chicago_gui.sheet.sittings.columns import ContractBid, Number, SidePoints, sitting_columns
from chicago_gui.sheet.sittings.totals import AnyView, DealLine, Two, both
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


def _points(line: DealLine) -> Two:
    return both(line.below, line.above)


NUMBER = Number("round {number}")
CONTRACT = _Contract()
DEALER = CONTRACT.dealer
WE = SidePoints(later("We"), 0, _points)
THEY = SidePoints(later("They"), 1, _points)
COLUMNS = sitting_columns(NUMBER, CONTRACT, WE, THEY)
