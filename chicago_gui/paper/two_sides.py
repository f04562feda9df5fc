"""A pad's two columns, We and They: the names above, totals, difference and settling beneath."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.paper.marks import (
    HAIRLINE,
    POINT,
    STRONG,
    Band,
    Mark,
    StraightLine,
    Text,
    TextAlign,
)
from chicago_gui.paper.text_setting import both_names
from chicago_gui.record import record
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.figures import Two
from chicago_gui.sheet.words import signed, tr

ROW = 4.8
"""Height of a line in mm."""

FOOT_ROWS = 3
"""Total, difference, settled."""

_NAMES_SIZE = 6.4
"""Names are made as small as this before they are cut short, in points."""

_PAD = 1.2
_SIZE = 9.0
_SMALL = 7.0


@record
class TwoSides:
    """Two columns from `x`, `width` mm wide together; `label` mm before them are for labels.

    Lines are `row` mm high.
    """

    x: float
    width: float
    label: float = 0.0
    row: float = ROW

    @property
    def left(self) -> float:
        """Where We begin."""
        return self.x + self.label

    @property
    def middle(self) -> float:
        """Where They begin."""
        return self.left + (self.width - self.label) / 2

    @property
    def right(self) -> float:
        """Where They end."""
        return self.x + self.width

    def box(self, side: int) -> tuple[float, float]:
        """Return where the column of a side begins, and how wide it is inside."""
        start = self.left if side == 0 else self.middle
        return start + _PAD, self.middle - self.left - 2 * _PAD

    def names(self, y: float, sides: Sides | None) -> Iterator[Mark]:
        """Yield the names above the columns, or lines to write them on."""
        yield Band(self.left, y, self.right - self.left, self.row)
        for side in (0, 1):
            x, width = self.box(side)
            text = (
                (tr("We"), tr("They"))[side]
                if sides is None
                else both_names(sides[side], width, _NAMES_SIZE)
            )
            keep = TextAlign.LEFT if sides is None else TextAlign.CENTRE
            size = self._fitting(8.2)
            yield Text(x, y, width, self.row, text, size, bold=sides is not None, side=keep)

    def points(self, y: float, side: int, text: str, *, bold: bool = False) -> Text:
        """Return a figure in a side's column."""
        x, width = self.box(side)
        return Text(x, y, width, self.row, text, self._fitting(_SIZE), bold=bold)

    def labelled(self, y: float, text: str) -> Text:
        """Return what stands before a line."""
        size = self._fitting(_SMALL)
        return Text(self.x, y, self.label - 0.8, self.row, text, size, side=TextAlign.RIGHT)

    def _fitting(self, size: float) -> float:
        """Return the size of type that a line has room for."""
        return min(size, self.row / (1.25 * POINT))

    def across(self, y: float, weight: float = HAIRLINE) -> StraightLine:
        """Return a rule through both columns."""
        return StraightLine(self.left, y, self.right, y, weight)

    def uprights(self, top: float, bottom: float) -> Iterator[StraightLine]:
        """Yield the rules beside and between the columns."""
        for x, weight in ((self.left, HAIRLINE), (self.middle, STRONG), (self.right, HAIRLINE)):
            yield StraightLine(x, top, x, bottom, weight)

    def foot(self, y: float, total: Two | None, settled: int | None) -> Iterator[Mark]:
        """Yield total, difference and settling from `y` down, `FOOT_ROWS` lines.

        The difference stands on the side that is ahead. `None` leaves room to write.
        """
        labels = (tr("total"), tr("difference"), tr("settled"))
        for row, label in enumerate(labels):
            yield self.labelled(y + row * self.row, label)
            yield self.across(y + row * self.row, STRONG if row == 0 else HAIRLINE)
        yield self.across(y + FOOT_ROWS * self.row, STRONG)
        yield from self.uprights(y, y + FOOT_ROWS * self.row)
        if total is None:
            return
        for side in (0, 1):
            yield self.points(y, side, str(total[side]), bold=True)
        ahead = total[0] - total[1]
        yield self.points(y + self.row, int(ahead < 0), signed(abs(ahead)))
        if settled is not None:
            yield self.points(y + 2 * self.row, int(settled < 0), signed(abs(settled)), bold=True)
