"""A form ruled on a page: the heading row, and deals as blocks of rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chicago_gui.paper.form_cells import PAD, AnyColumn, Place, cell_marks
from chicago_gui.paper.marks import STRONG, Band, Mark, Rule, Text
from chicago_gui.sheet.column import heading
from chicago_gui.sheet.form import Form

HEADING_HEIGHT = 5.2
"""Height of the heading row in mm."""

_HEADING_SIZE = 6.3


@dataclass(frozen=True, slots=True)
class Grid:
    """The columns of `form` across `width` mm from `left`, in rows of `row` mm."""

    form: Form[Any]
    left: float
    width: float
    row: float

    @property
    def right(self) -> float:
        """Where the last column ends."""
        return self.left + self.width

    @property
    def block(self) -> float:
        """The height of a deal."""
        return self.form.rows * self.row

    def x(self, column: AnyColumn) -> float:
        """Where `column` begins."""
        return self._edge(self.form.columns.index(column))

    def end(self, column: AnyColumn) -> float:
        """Where `column` ends."""
        return self._edge(self.form.columns.index(column) + 1)

    def place(self, column: AnyColumn, y: float, part: int = 0) -> Place:
        """Return the box of one cell of a deal with its top at `y`."""
        rows, x = self.form.span(column), self.x(column)
        height = rows * self.row
        return Place(x, y + part * height, self.end(column) - x, height, rows)

    def _edge(self, at: int) -> float:
        widths = [column.width for column in self.form.columns]
        return self.left + self.width * sum(widths[:at]) / sum(widths)


def heading_row(grid: Grid, y: float) -> Iterator[Mark]:
    """Yield the heading row with its top at `y`."""
    yield Band(grid.left, y, grid.width, HEADING_HEIGHT)
    yield from uprights(grid, y, HEADING_HEIGHT, grid.form.columns[1:])
    for column in grid.form.columns:
        x = grid.x(column) + PAD
        width = grid.end(column) - grid.x(column) - 2 * PAD
        yield Text(x, y, width, HEADING_HEIGHT, heading(column), _HEADING_SIZE, bold=True)
    yield Rule(grid.left, y, grid.right, y, STRONG)
    yield closing_rule(grid, y + HEADING_HEIGHT)


def deal_block(grid: Grid, y: float, shown: object) -> Iterator[Mark]:
    """Yield a deal with all that everybody may know of it, its top at `y`."""
    yield from _frame(grid, y)
    for column in grid.form.columns:
        for part in range(column.parts):
            yield from cell_marks(grid.place(column, y, part), column, column.cell(shown, part))


def empty_block(grid: Grid, y: float, shown: object) -> Iterator[Mark]:
    """Yield a deal to be filled in by hand: of the empty deal `shown` what is printed before."""
    yield from _frame(grid, y)
    for column in grid.form.columns:
        for part in range(column.parts if column.printed_before else 0):
            yield from cell_marks(grid.place(column, y, part), column, column.cell(shown, part))


def _frame(grid: Grid, y: float) -> Iterator[Mark]:
    """The rules of one deal: between rows where a column's cells end, and between all columns."""
    for row in range(1, grid.form.rows):
        start: AnyColumn | None = None
        for column in grid.form.columns:
            cut = row % grid.form.span(column) == 0
            if cut and start is None:
                start = column
            if start is not None and not cut:
                yield across(grid.x(start), grid.x(column), y + row * grid.row)
                start = None
        if start is not None:
            yield across(grid.x(start), grid.right, y + row * grid.row)
    yield from uprights(grid, y, grid.block, grid.form.columns[1:])
    yield closing_rule(grid, y + grid.block)


def across(x1: float, x2: float, y: float) -> Rule:
    """Return a rule between rows."""
    return Rule(x1, y, x2, y)


def uprights(grid: Grid, y: float, height: float, columns: tuple[AnyColumn, ...]) -> Iterator[Mark]:
    """Yield the rules between columns, before each of `columns`, and the strong ones outside."""
    for column in columns:
        yield Rule(grid.x(column), y, grid.x(column), y + height)
    for x in (grid.left, grid.right):
        yield Rule(x, y, x, y + height, STRONG)


def closing_rule(grid: Grid, y: float) -> Rule:
    """Return the strong rule that ends a deal, or the form on a page."""
    return Rule(grid.left, y, grid.right, y, STRONG)
