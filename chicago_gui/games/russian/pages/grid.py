"""The ruled part of a printed page: heading row, deals as blocks of four rows, thrown-in deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from chicago_gui.games.russian.cells import Cell, cell
from chicago_gui.games.russian.columns import ROWS, Column, heading
from chicago_gui.games.russian.deal import Deck
from chicago_gui.games.russian.pages.cells import NOTCH, PAD, PAD_LEFT, Place, cell_marks
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal
from chicago_gui.paper.marks import STRONG, Band, Mark, Notch, Rule, Side, Text
from chicago_gui.sheet.words import tr

HEADING_HEIGHT = 5.2
"""Height of the heading row in mm."""

_HEADING_SIZE = 6.3
_STRUCK_SIZE = 7.0
_WIDTHS = [column.spec.width for column in Column]
# Where the columns begin and end, as parts of the whole width.
_EDGES = [edge / sum(_WIDTHS) for edge in accumulate(_WIDTHS, initial=0.0)]
# The cells that a thrown-in deal has no use for make room for its hands and for what became of it.
_STRUCK_HANDS = (Column.DECK, Column.TARGET)
_STRUCK_END = (Column.CONTRACT, Column.IMPS)


@dataclass(frozen=True, slots=True)
class Grid:
    """The form's columns across `width` mm from `left`, in rows of `row` mm."""

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
        return ROWS * self.row

    def x(self, column: Column) -> float:
        """Where `column` begins."""
        return self.left + self.width * _EDGES[column.value]

    def end(self, column: Column) -> float:
        """Where `column` ends."""
        return self.left + self.width * _EDGES[column.value + 1]

    def place(self, column: Column, y: float, part: int = 0) -> Place:
        """Return the box of one cell of a deal with its top at `y`."""
        height = column.spec.span * self.row
        x = self.x(column)
        return Place(x, y + part * height, self.end(column) - x, height)


def heading_row(grid: Grid, y: float) -> Iterator[Mark]:
    """Yield the heading row with its top at `y`."""
    yield Band(grid.left, y, grid.width, HEADING_HEIGHT)
    yield from _uprights(grid, y, HEADING_HEIGHT, tuple(Column)[1:])
    for column in Column:
        x = grid.x(column) + PAD
        width = grid.end(column) - grid.x(column) - 2 * PAD
        yield Text(x, y, width, HEADING_HEIGHT, heading(column), _HEADING_SIZE, bold=True)
    yield Rule(grid.left, y, grid.right, y, STRONG)
    yield closing_rule(grid, y + HEADING_HEIGHT)


def deal_block(grid: Grid, y: float, deal: OpenDeal | PlayedDeal) -> Iterator[Mark]:
    """Yield a deal with all that everybody may know of it, its top at `y`."""
    yield from _frame(grid, y)
    for column in Column:
        for part in range(column.spec.parts):
            place = grid.place(column, y, part)
            yield from cell_marks(place, column, cell(deal, column, part))


def empty_block(grid: Grid, y: float, number: int) -> Iterator[Mark]:
    """Yield a deal to be filled in by hand: its number and the letters of the decks."""
    yield from _frame(grid, y)
    yield from cell_marks(grid.place(Column.DEAL, y), Column.DEAL, Cell(str(number)))
    for deck in Deck:
        place = grid.place(Column.DECK, y, deck.value)
        yield from cell_marks(place, Column.DECK, Cell(deck.name))


def thrown_in_row(grid: Grid, y: float, deal: PlayedDeal) -> Iterator[Mark]:
    """Yield a thrown-in deal as one row, struck through, with its top at `y`."""
    yield from _uprights(grid, y, grid.row, (Column.PREPARED_BY, Column.DECK, Column.OPENS))
    written = deal.deal
    hands = " · ".join(
        " ".join(part for part in (deck.name, name, "" if hcp is None else str(hcp)) if part)
        for deck, name, hcp in zip(Deck, written.decks, deal.hcp, strict=True)
    )
    yield from _struck(grid, y, (Column.DEAL, Column.DEAL), str(deal.number), Side.CENTRE)
    by = written.prepared_by or ""
    yield from _struck(grid, y, (Column.PREPARED_BY, Column.PREPARED_BY), by, Side.CENTRE)
    yield from _struck(grid, y, _STRUCK_HANDS, hands, Side.LEFT)
    opens = written.opening_bid or ""
    yield from _struck(grid, y, (Column.OPENS, Column.OPENS), opens, Side.CENTRE)
    yield from _struck(grid, y, _STRUCK_END, tr("passed out, dealt again"), Side.LEFT)
    if cell(deal, Column.PREPARED_BY, 0).notch:
        yield Notch(grid.end(Column.PREPARED_BY), y, NOTCH)
    middle = y + grid.row / 2
    yield _across(grid.left + 1, grid.right - 1, middle)
    # The deal that is dealt in its place has the same number: no strong rule parts the two.
    yield _across(grid.left, grid.right, y + grid.row)


def _struck(
    grid: Grid, y: float, span: tuple[Column, Column], text: str, side: Side
) -> Iterator[Mark]:
    x = grid.x(span[0]) + PAD_LEFT
    width = grid.end(span[1]) - x - PAD
    if text:
        yield Text(x, y, width, grid.row, text, _STRUCK_SIZE, side=side)


def _frame(grid: Grid, y: float) -> Iterator[Mark]:
    """The rules of one deal: between rows where a column's cells end, and between all columns."""
    for row in range(1, ROWS):
        start: Column | None = None
        for column in Column:
            cut = row % column.spec.span == 0
            if cut and start is None:
                start = column
            if start is not None and not cut:
                yield _across(grid.x(start), grid.x(column), y + row * grid.row)
                start = None
        if start is not None:
            yield _across(grid.x(start), grid.right, y + row * grid.row)
    yield from _uprights(grid, y, grid.block, tuple(Column)[1:])
    yield closing_rule(grid, y + grid.block)


def _across(x1: float, x2: float, y: float) -> Rule:
    return Rule(x1, y, x2, y)


def _uprights(grid: Grid, y: float, height: float, columns: tuple[Column, ...]) -> Iterator[Mark]:
    for column in columns:
        yield Rule(grid.x(column), y, grid.x(column), y + height)
    for x in (grid.left, grid.right):
        yield Rule(x, y, x, y + height, STRONG)


def closing_rule(grid: Grid, y: float) -> Rule:
    """Return the strong rule that ends a deal, or the form on a page."""
    return Rule(grid.left, y, grid.right, y, STRONG)
