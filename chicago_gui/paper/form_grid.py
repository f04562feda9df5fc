"""A form ruled on a page: heading row, deals as blocks of rows, and the content of cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any

from chicago_gui.paper.marks import (
    HAIRLINE,
    LEAST_SIZE,
    POINT,
    SHAPES,
    SQUEEZE,
    STRONG,
    Band,
    Mark,
    Notch,
    StraightLine,
    Suit,
    Text,
    TextAlign,
)
from chicago_gui.paper.text_setting import text_width, wrapped
from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Denomination
from chicago_gui.sheet.column import Align, AnyColumn, Cell, CellKind, TextStyle, heading
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.words import NO_BREAK, denomination

PAD = 0.5
"""The least space in mm between a rule and text."""

PAD_LEFT = 1.1
"""The space in mm before left-aligned text."""

NOTCH = 1.4
"""The size in mm of a notch, the filled corner of a cell with a hint."""

_TEXT_SIZE = 7.8
_CONTRACT_SIZE = 14.5
# In ems of the bold type: the height of a capital, which suit signs match, and the widths of a
# digit and an X.
_CAPITAL, _FIGURE, _X = 0.729, 0.70, 0.775
_SIZES = {
    TextStyle.NUMBER: 11.0,
    TextStyle.FIGURE: 8.2,
    TextStyle.MARK: 9.0,
    TextStyle.WON: 9.5,
}
_BOLD = frozenset({TextStyle.NUMBER, TextStyle.LABEL, TextStyle.MARK, TextStyle.WON})
_LINE_HEIGHT = 1.25
_OF_ROW = 0.64
_DASH = " – "
"""The text between two partners."""
_PARTING = " -"
"""The characters after which a name may be broken."""


class CellBox(Record):
    """The box of a cell, in mm, and the number of form rows it covers."""

    x: float
    y: float
    width: float
    height: float
    rows: int = 1


def cell_marks(place: CellBox, column: AnyColumn, content: Cell) -> Iterator[Mark]:
    """Yield the marks of a cell of `column`."""
    if content.notch:
        yield Notch(place.x + place.width, place.y, NOTCH)
    if content.swapped:
        # At the top, because a long name takes two lines at the bottom.
        yield from _swapped(place.x + 2.4, place.y + 1.6)
    if content.doubted:
        yield from _unequal(place.x + 1.5, place.y + place.height / 2)
    if content.contract is not None:
        yield from _contract(place, content.contract, content.below)
    # A cover hides a value that is not in the view; on paper the cell is blank.
    elif content.text and content.kind is not CellKind.COVER:
        yield from _lines(place, column, " ".join(content.text.split()))


def _unequal(x: float, y: float) -> Iterator[StraightLine]:
    """Yield an unequal sign with its centre at (`x`, `y`), before a doubted figure."""
    for level in (y - 0.3, y + 0.3):
        yield StraightLine(x - 0.7, level, x + 0.7, level, HAIRLINE)
    yield StraightLine(x - 0.4, y + 0.8, x + 0.4, y - 0.8, HAIRLINE)


def _swapped(x: float, y: float) -> Iterator[StraightLine]:
    """Yield two opposite arrows with their centre at (`x`, `y`): declarer and dummy swapped."""
    for level, ahead in ((y - 0.5, 1), (y + 0.5, -1)):
        tip = x + 1.3 * ahead
        yield StraightLine(x - 1.3 * ahead, level, tip, level, HAIRLINE)
        for side in (-0.4, 0.4):
            yield StraightLine(tip, level, tip - 0.6 * ahead, level + side, HAIRLINE)


def _lines(place: CellBox, column: AnyColumn, text: str) -> Iterator[Text]:
    """Yield the text of a cell, on two lines if it is long and the cell is high."""
    left = column.align is Align.LEFT
    side = TextAlign.LEFT if left else TextAlign.CENTRE
    before = PAD_LEFT if left else PAD
    x, width = place.x + before, place.width - before - PAD
    size, bold = _SIZES.get(column.text_style, _TEXT_SIZE), column.text_style in _BOLD
    lines: tuple[str, ...] = (text,)
    if place.rows > 1 and text_width(text, size, bold=bold) * SQUEEZE > width:
        lines = _halves(text)
    widest = max(text_width(line, 1, bold=bold) for line in lines) * SQUEEZE
    if place.rows > 1 and widest * LEAST_SIZE > width and _DASH not in text:
        lines = _filled(text, width, bold=bold)
    if column.text_style is TextStyle.CELL and not left:
        x, width = airy(x, width, widest)
    if len(lines) == 1:
        yield Text(x, place.y, width, place.height, text, size, bold=bold, side=side)
        return
    # Both lines have the size that fits the longer one.
    size = max(LEAST_SIZE, min(size, width / widest))
    step = size * POINT * _LINE_HEIGHT
    top = place.y + (place.height - step * len(lines)) / 2
    for index, line in enumerate(lines):
        yield Text(x, top + index * step, width, step, line, size, bold=bold, side=side)


def airy(x: float, width: float, widest: float) -> tuple[float, float]:
    """Return x and width of a text within a box, with space at both sides.

    `widest` is the text's width in mm at one point. The space shrinks before the text would be cut.
    """
    room = min(width, max(width - 2 * (PAD_LEFT - PAD), widest * LEAST_SIZE))
    return x + (width - room) / 2, room


def _halves(text: str) -> tuple[str, ...]:
    """Split a text in two: partners at their dash, others at the most even space or hyphen."""
    first, dash, second = text.partition(_DASH)
    if dash:
        return f"{first} –", second
    parting = [
        end for end, letter in enumerate(text, 1) if letter in _PARTING and 1 < end < len(text)
    ]
    if not parting:
        return (text,)
    cut = min(parting, key=lambda end: max(len(text[:end].rstrip()), len(text[end:])))
    return (text[:cut].rstrip(), text[cut:])


def _filled(text: str, width: float, *, bold: bool = False) -> tuple[str, str]:
    """Split a text that has to be cut: a full first line, and the rest to be cut."""
    first = wrapped(text, width / SQUEEZE, LEAST_SIZE, bold=bold)[0]
    return first, text[len(first) :].lstrip()


_WORTH_PARTING = 0.75
"""A name is split if its longer half is shorter than this share of it."""


def _contract(place: CellBox, contract: Contract, below: str) -> Iterator[Mark]:
    """Yield the contract large, and its declarer below."""
    upper = place.height * (0.58 if below else 1.0)
    yield from bid_marks(CellBox(place.x, place.y, place.width, upper), contract)
    if below:
        yield from _declarer(place, below)


def _declarer(place: CellBox, below: str) -> Iterator[Text]:
    """Yield the declarer below the contract, on two lines if the name is long and can be split."""
    x, width, y = place.x + PAD, place.width - 2 * PAD, place.y + place.height * 0.61
    size = _TEXT_SIZE
    lines: tuple[str, ...] = (below,)
    whole = text_width(below, 1) * SQUEEZE
    halves = _halves(below)
    widest = max(text_width(line, 1) for line in halves) * SQUEEZE
    if whole * size > width and widest < whole * _WORTH_PARTING:
        # Do not leave `by` alone on a line.
        kept = below.replace(" ", NO_BREAK, 1)
        lines = halves if widest * LEAST_SIZE <= width else _filled(kept, width)
        high = (place.y + place.height - y) / len(lines) / POINT / _LINE_HEIGHT
        size = max(LEAST_SIZE, min(size, width / widest, high))
    step = size * POINT * _LINE_HEIGHT
    for index, line in enumerate(lines):
        yield Text(x, y + index * step, width, step, line, size)


def bid_marks(place: CellBox, contract: Contract) -> Iterator[Mark]:
    """Yield level, suit sign and doubling as one group in the middle of the place."""
    level, doubles = str(contract.level), contract.doubling.value
    # In a deal of one row the row height limits the size.
    size = min(_CONTRACT_SIZE, place.height / POINT * _OF_ROW)
    if contract.denomination is Denomination.NOTRUMP:
        text = f"{level}{denomination(contract.denomination)}{doubles}"
        x, width = place.x + PAD, place.width - 2 * PAD
        yield Text(x, place.y, width, place.height, text, size, bold=True)
        return
    em = size * POINT
    sign = em * _CAPITAL * 1.06
    air = sign * 0.12
    # The space beside a narrow sign in its square.
    white = sign * min(segment.x for segment in SHAPES[contract.denomination])
    before, middle, after = em * _FIGURE, sign - 2 * white, em * _X * len(doubles)
    x = place.x + (place.width - before - air - middle - after) / 2
    y, height = place.y, place.height
    yield Text(x, y, before, height, level, size, bold=True, side=TextAlign.RIGHT)
    x += before + air
    yield Suit(x - white, y + (height - sign) / 2, sign, contract.denomination)
    if doubles:
        x += middle + air / 2
        yield Text(x, y, after, height, doubles, size, bold=True, side=TextAlign.LEFT)


HEADING_HEIGHT = 5.2
"""The height of the heading row in mm."""

DOUBLE_HEADING = 2 * HEADING_HEIGHT
"""The height in mm of a heading row with headings above groups of columns."""

_HEADING_SIZE = 6.3


class Grid(Record):
    """The columns of `form` across `width` mm from `left`, in rows `row` mm high."""

    form: Form[Any]
    left: float
    width: float
    row: float

    @property
    def right(self) -> float:
        """The right edge of the last column."""
        return self.left + self.width

    @property
    def block(self) -> float:
        """The height of a deal."""
        return self.form.rows * self.row

    def x(self, column: AnyColumn) -> float:
        """Return the left edge of `column`."""
        return self._edge(self.form.columns.index(column))

    def end(self, column: AnyColumn) -> float:
        """Return the right edge of `column`."""
        return self._edge(self.form.columns.index(column) + 1)

    def place(self, column: AnyColumn, y: float, part: int = 0) -> CellBox:
        """Return the box of one cell of a deal with its top at `y`."""
        rows, x = self.form.span(column), self.x(column)
        height = rows * self.row
        return CellBox(x, y + part * height, self.end(column) - x, height, rows)

    def _edge(self, at: int) -> float:
        return _edges(self.form, self.left, self.width)[at]


@lru_cache(maxsize=64)
def _edges(form: Form[Any], left: float, width: float) -> tuple[float, ...]:
    """Return the left edges of the columns of `form`, and the right edge of the last."""
    widths = [column.width for column in form.columns]
    whole = sum(widths)
    return tuple(left + width * share / whole for share in accumulate(widths, initial=0.0))


def heading_row(grid: Grid, y: float) -> Iterator[Mark]:
    """Yield the heading row with its top at `y`."""
    yield Band(grid.left, y, grid.width, HEADING_HEIGHT)
    yield from uprights(grid, y, HEADING_HEIGHT, grid.form.columns[1:])
    for column in grid.form.columns:
        x = grid.x(column) + PAD
        width = grid.end(column) - grid.x(column) - 2 * PAD
        yield Text(x, y, width, HEADING_HEIGHT, heading(column), _HEADING_SIZE, bold=True)
    yield StraightLine(grid.left, y, grid.right, y, STRONG)
    yield closing_rule(grid, y + HEADING_HEIGHT)


def deal_block(grid: Grid, y: float, shown: object) -> Iterator[Mark]:
    """Yield a deal with its public content, its top at `y`."""
    yield from _frame(grid, y)
    for column in grid.form.columns:
        for part in range(column.parts):
            yield from cell_marks(grid.place(column, y, part), column, column.cell(shown, part))


def _frame(grid: Grid, y: float) -> Iterator[Mark]:
    """Yield the rules of one deal: below cells, between columns, and at its end."""
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


def across(x1: float, x2: float, y: float) -> StraightLine:
    """Return a thin horizontal rule."""
    return StraightLine(x1, y, x2, y)


def uprights(grid: Grid, y: float, height: float, columns: tuple[AnyColumn, ...]) -> Iterator[Mark]:
    """Yield a rule before each of `columns`, and the strong rules at both sides."""
    for column in columns:
        yield StraightLine(grid.x(column), y, grid.x(column), y + height)
    for x in (grid.left, grid.right):
        yield StraightLine(x, y, x, y + height, STRONG)


def strike(x1: float, x2: float, y: float, words: Iterable[Text]) -> Iterator[StraightLine]:
    """Yield a line that strikes through a row, with gaps for `words`."""
    taken = sorted(reach(each) for each in words)
    for begins, ends in [*taken, (x2 + _STRIKE_AIR, x2)]:
        if begins - _STRIKE_AIR > x1 + 0.001:
            yield across(x1, begins - _STRIKE_AIR, y)
        x1 = max(x1, ends + _STRIKE_AIR)


_STRIKE_AIR = 0.7


def reach(text: Text) -> tuple[float, float]:
    """Return the left and right edge in mm of a text in its box."""
    width = min(text.width, text_width(text.text, text.size, bold=text.bold))
    left = text.left_of(width)
    return left, left + width


def closing_rule(grid: Grid, y: float) -> StraightLine:
    """Return the strong rule that ends a deal, or the form on a page."""
    return StraightLine(grid.left, y, grid.right, y, STRONG)


def double_heading(grid: Grid, y: float, heads: Sequence[tuple[str, str]]) -> Iterator[Mark]:
    """Yield a heading row with its top at `y`, with group headings above the columns' own.

    `heads` has for each column the heading of its group, and its own heading.
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
            yield StraightLine(x, y + half, x, y + DOUBLE_HEADING)
        elif at:
            first = at
            yield StraightLine(x, y, x, y + DOUBLE_HEADING)
        if over and (at + 1 == len(heads) or heads[at + 1][0] != over):
            left = grid.x(columns[first])
            yield Text(left + PAD, y, end - left - 2 * PAD, half, over, _HEADING_SIZE, bold=True)
            yield across(left, end, y + half)
    for x in (grid.left, grid.right):
        yield StraightLine(x, y, x, y + DOUBLE_HEADING, STRONG)
    yield StraightLine(grid.left, y, grid.right, y, STRONG)
    yield closing_rule(grid, y + DOUBLE_HEADING)


def line_block(
    grid: Grid, y: float, shown: object, *, strong: bool, blank: bool = False
) -> Iterator[Mark]:
    """Yield a deal of one row with its top at `y`, and a thin or a strong rule below it.

    A `blank` deal is to be filled in by hand and has only its preprinted cells.
    """
    for column in grid.form.columns:
        if column.printed_before or not blank:
            yield from cell_marks(grid.place(column, y), column, column.cell(shown, 0))
    yield from uprights(grid, y, grid.row, grid.form.columns[1:])
    if strong:
        yield closing_rule(grid, y + grid.row)
    else:
        yield across(grid.left, grid.right, y + grid.row)
