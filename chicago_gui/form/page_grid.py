"""The ruled part of a printed page: heading row, deals as blocks of four rows, thrown-in deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from chicago_gui.form.cells import Cell, Kind, cell
from chicago_gui.form.columns import ROWS, Align, Column, heading
from chicago_gui.form.letter_widths import text_width
from chicago_gui.form.marks import (
    LEAST_SIZE,
    POINT,
    SQUEEZE,
    STRONG,
    Band,
    Mark,
    Notch,
    Rule,
    Side,
    Suit,
    Text,
)
from chicago_gui.form.suit_shapes import SHAPES
from chicago_gui.form.words import tr
from chicago_gui.public.deal import Deck
from chicago_gui.public.view import OpenDeal, PlayedDeal
from chicago_gui.scoring import Contract, Denomination

HEADING_HEIGHT = 5.2
"""Height of the heading row in mm."""

_HEADING_SIZE = 6.3
_TEXT_SIZE = 7.8
_STRUCK_SIZE = 7.0
_CONTRACT_SIZE = 14.5
# In ems of the bold type: a capital's height, which suit signs are fitted to, a figure, an X.
_CAPITAL, _FIGURE, _X = 0.729, 0.70, 0.775
_SIZES = {Column.DEAL: 11.0, Column.RESULT: 11.0, Column.IMPS: 9.5, Column.SCORE: 8.2}
_SIZES |= {Column.TARGET: 8.2, Column.DIFFERENCE: 8.2, Column.Z: 9.0, Column.HCP: 8.2}
_SIZES |= {Column.TEAM_HCP: 8.2}
_BOLD = frozenset({Column.DEAL, Column.RESULT, Column.IMPS, Column.Z, Column.DECK})
_PAD_LEFT = 1.1
_PAD = 0.5
_NOTCH = 1.4
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
        before = sum(other.spec.width for other in Column if other.value < column.value)
        return self.left + before * self._scale

    def end(self, column: Column) -> float:
        """Where `column` ends."""
        return self.x(column) + column.spec.width * self._scale

    @property
    def _scale(self) -> float:
        return self.width / sum(column.spec.width for column in Column)


def heading_row(grid: Grid, y: float) -> Iterator[Mark]:
    """Yield the heading row with its top at `y`."""
    yield Band(grid.left, y, grid.width, HEADING_HEIGHT)
    yield from _uprights(grid, y, HEADING_HEIGHT, tuple(Column)[1:])
    for column in Column:
        x = grid.x(column) + _PAD
        width = grid.end(column) - grid.x(column) - 2 * _PAD
        yield Text(x, y, width, HEADING_HEIGHT, heading(column), _HEADING_SIZE, bold=True)
    yield Rule(grid.left, y, grid.right, y, STRONG)
    yield closing_rule(grid, y + HEADING_HEIGHT)


def deal_block(grid: Grid, y: float, deal: OpenDeal | PlayedDeal) -> Iterator[Mark]:
    """Yield a deal with all that everybody may know of it, its top at `y`."""
    yield from _frame(grid, y)
    for column in Column:
        spec = column.spec
        for part in range(spec.parts):
            top = y + part * spec.span * grid.row
            yield from _cell(grid, column, top, cell(deal, column, part))


def empty_block(grid: Grid, y: float, number: int) -> Iterator[Mark]:
    """Yield a deal to be filled in by hand: its number and the letters of the decks."""
    yield from _frame(grid, y)
    yield from _cell(grid, Column.DEAL, y, Cell(str(number)))
    for deck in Deck:
        yield from _cell(grid, Column.DECK, y + deck.value * grid.row, Cell(deck.name))


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
        yield Notch(grid.end(Column.PREPARED_BY), y, _NOTCH)
    middle = y + grid.row / 2
    yield _across(grid.left + 1, grid.right - 1, middle)
    # The deal that is dealt in its place has the same number: no strong rule parts the two.
    yield _across(grid.left, grid.right, y + grid.row)


def _struck(
    grid: Grid, y: float, span: tuple[Column, Column], text: str, side: Side
) -> Iterator[Mark]:
    x = grid.x(span[0]) + _PAD_LEFT
    width = grid.end(span[1]) - x - _PAD
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


def _cell(grid: Grid, column: Column, y: float, content: Cell) -> Iterator[Mark]:
    height = column.spec.span * grid.row
    if content.notch:
        yield Notch(grid.end(column), y, _NOTCH)
    if content.contract is not None:
        yield from _contract(grid, y, content)
    # A cover hides what is there; on paper nothing is there.
    elif content.text and content.kind is not Kind.COVER:
        yield from _lines(grid, column, y, height, content.text)


def _lines(grid: Grid, column: Column, y: float, height: float, text: str) -> Iterator[Text]:
    """The text of a cell, in two lines where the cell is high enough and one is too short."""
    left = column.spec.align is Align.LEFT
    side = Side.LEFT if left else Side.CENTRE
    x = grid.x(column) + (_PAD_LEFT if left else _PAD)
    width = grid.end(column) - x - _PAD
    size, bold = _SIZES.get(column, _TEXT_SIZE), column in _BOLD
    lines = _halves(text, column) if column.spec.span > 1 else (text,)
    if len(lines) > 1 and text_width(text, size, bold=bold) * SQUEEZE <= width:
        lines = (text,)
    if len(lines) == 1:
        yield Text(x, y, width, height, text, size, bold=bold, side=side)
        return
    # Both in the size that suits the longer one.
    widest = max(text_width(line, size, bold=bold) for line in lines) * SQUEEZE
    size = max(LEAST_SIZE, min(size, size * width / widest))
    step = size * POINT * 1.25
    top = y + (height - step * len(lines)) / 2
    for index, line in enumerate(lines):
        yield Text(x, top + index * step, width, step, line, size, bold=bold, side=side)


def _halves(text: str, column: Column) -> tuple[str, ...]:
    """Where a text may be parted: partners at their dash, others at the middle space."""
    if column is Column.PARTNERS:
        first, dash, second = text.partition(" – ")
        return (f"{first} –", second) if dash else (text,)
    spaces = [index for index, letter in enumerate(text) if letter == " "]
    if not spaces:
        return (text,)
    cut = min(spaces, key=lambda index: abs(index - len(text) / 2))
    return (text[:cut], text[cut + 1 :])


def _contract(grid: Grid, y: float, content: Cell) -> Iterator[Mark]:
    """The contract large, declarer beneath it."""
    assert content.contract is not None
    x, end = grid.x(Column.CONTRACT), grid.end(Column.CONTRACT)
    upper = grid.block * (0.58 if content.below else 1.0)
    yield from contract_marks(x + _PAD, y, end - x - 2 * _PAD, upper, content.contract)
    if content.below:
        height = _TEXT_SIZE * POINT * 1.25
        top = y + grid.block * 0.61
        yield Text(x + _PAD, top, end - x - 2 * _PAD, height, content.below, _TEXT_SIZE)


def contract_marks(
    x: float, y: float, width: float, height: float, contract: Contract
) -> Iterator[Mark]:
    """Yield level, suit sign and doubles as one group in the middle of a box."""
    level, doubles = str(contract.level), contract.doubling.value
    if contract.denomination is Denomination.NOTRUMP:
        text = f"{level}{contract.denomination.value}{doubles}"
        yield Text(x, y, width, height, text, _CONTRACT_SIZE, bold=True)
        return
    em = _CONTRACT_SIZE * POINT
    sign = em * _CAPITAL * 1.06
    air = sign * 0.12
    # The white that a narrow sign has in its square.
    white = sign * min(segment.x for segment in SHAPES[contract.denomination])
    before, middle, after = em * _FIGURE, sign - 2 * white, em * _X * len(doubles)
    left = x + (width - before - air - middle - after) / 2
    yield Text(left, y, before, height, level, _CONTRACT_SIZE, bold=True, side=Side.RIGHT)
    left += before + air
    yield Suit(left - white, y + (height - sign) / 2, sign, contract.denomination)
    if doubles:
        left += middle + air / 2
        yield Text(left, y, after, height, doubles, _CONTRACT_SIZE, bold=True, side=Side.LEFT)
