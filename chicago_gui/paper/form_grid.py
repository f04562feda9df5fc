"""A form ruled on a page: the heading row, and deals as blocks of rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from chicago_gui.paper.form_cells import PAD, AnyColumn, Place, cell_marks
from chicago_gui.paper.marks import STRONG, Band, Mark, Rule, Text
from chicago_gui.sheet.column import heading
from chicago_gui.sheet.form import Form

HEADING_HEIGHT = 5.2
"""Height of the heading row in mm."""

DOUBLE_HEADING = 2 * HEADING_HEIGHT
"""Height in mm of a heading row in which something stands over several columns."""

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


def double_heading(grid: Grid, y: float, heads: Sequence[tuple[str, str]]) -> Iterator[Mark]:
    """Yield a heading row with its top at `y`, what stands over several columns above the rest.

    `heads` are for each column what is over it and its neighbours, and its own heading.
    """
    columns, half = grid.form.columns, HEADING_HEIGHT
    yield Band(grid.left, y, grid.width, DOUBLE_HEADING)
    first = 0
    for at, (over, own) in enumerate(heads):
        x, end = grid.x(columns[at]), grid.end(columns[at])
        top = y + half if over else y
        height = y + DOUBLE_HEADING - top
        yield Text(x + PAD, top, end - x - 2 * PAD, height, own, _HEADING_SIZE, bold=True)
        if at and over and heads[at - 1][0] == over:
            yield Rule(x, y + half, x, y + DOUBLE_HEADING)
        elif at:
            first = at
            yield Rule(x, y, x, y + DOUBLE_HEADING)
        if over and (at + 1 == len(heads) or heads[at + 1][0] != over):
            left = grid.x(columns[first])
            yield Text(left + PAD, y, end - left - 2 * PAD, half, over, _HEADING_SIZE, bold=True)
            yield across(left, end, y + half)
    for x in (grid.left, grid.right):
        yield Rule(x, y, x, y + DOUBLE_HEADING, STRONG)
    yield Rule(grid.left, y, grid.right, y, STRONG)
    yield closing_rule(grid, y + DOUBLE_HEADING)


def line_block(
    grid: Grid, y: float, shown: object, *, strong: bool, blank: bool = False
) -> Iterator[Mark]:
    """Yield a deal of one row with its top at `y`, a hairline or a strong rule beneath it.

    With `blank` it is one to be filled in by hand: only what is printed before stands in it.
    """
    for column in grid.form.columns:
        if column.printed_before or not blank:
            yield from cell_marks(grid.place(column, y), column, column.cell(shown, 0))
    yield from uprights(grid, y, grid.row, grid.form.columns[1:])
    if strong:
        yield closing_rule(grid, y + grid.row)
    else:
        yield across(grid.left, grid.right, y + grid.row)
