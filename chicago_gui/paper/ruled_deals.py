"""Deals of a sitting as a small ruled table on paper, one row a deal, those passed out struck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from chicago_gui.paper.form_grid import NOTCH, CellBox, bid_marks, strike
from chicago_gui.paper.marks import HAIRLINE, STRONG, Band, Mark, Notch, StraightLine, Text
from chicago_gui.paper.two_sides import ROW
from chicago_gui.record import record
from chicago_gui.sheet.column import Lettering, heading
from chicago_gui.sheet.sittings.columns import SittingColumn
from chicago_gui.sheet.sittings.view import DealRow

_SIZE = 7.8
_HEAD = 6.0
_BID = 10.5
_LARGE = frozenset({Lettering.NUMBER, Lettering.WON, Lettering.FIGURE})


@record
class RuledDeals:
    """Columns from `x`, each with its width in mm, in rows of `row` mm."""

    x: float
    columns: Sequence[tuple[SittingColumn, float]]
    row: float = ROW

    @property
    def width(self) -> float:
        """Width in mm."""
        return sum(width for _, width in self.columns)

    def height(self, rows: int) -> float:
        """Height in mm of so many rows and the heading."""
        return (1 + rows) * self.row

    def marks(self, y: float, rows: Sequence[DealRow | None]) -> Iterator[Mark]:
        """Yield the table with its top at `y`; `None` is a row to be written on."""
        bottom = y + self.height(len(rows))
        edges = list(accumulate((width for _, width in self.columns), initial=self.x))
        yield Band(self.x, y, self.width, self.row)
        for (column, width), left in zip(self.columns, edges, strict=False):
            yield Text(left + 0.4, y, width - 0.8, self.row, heading(column), _HEAD, bold=True)
        for place, row in enumerate(rows):
            top = y + (1 + place) * self.row
            yield StraightLine(self.x, top, edges[-1], top)
            if row is not None:
                yield from self._row(top, row, edges)
        for edge in edges[1:-1]:
            yield StraightLine(edge, y, edge, bottom, HAIRLINE)
        for edge in (edges[0], edges[-1]):
            yield StraightLine(edge, y, edge, bottom, STRONG)
        for level in (y, bottom):
            yield StraightLine(self.x, level, edges[-1], level, STRONG)

    def _row(self, y: float, row: DealRow, edges: Sequence[float]) -> Iterator[Mark]:
        marks: list[Mark] = []
        for (column, width), left in zip(self.columns, edges, strict=False):
            cell = column.cell(row, 0)
            if cell.contract is not None:
                marks += bid_marks(CellBox(left, y, width, self.row), cell.contract, _BID)
            elif cell.text:
                size = 8.6 if column.lettering in _LARGE else _SIZE
                marks.append(Text(left + 0.5, y, width - 1.0, self.row, cell.text, size))
            if cell.notch:
                marks.append(Notch(left + width, y, NOTCH))
        yield from marks
        if row.line.deal.passed_out:
            words = (mark for mark in marks if isinstance(mark, Text))
            yield from strike(self.x + 0.8, edges[-1] - 0.8, y + self.row / 2, words)
