"""What is put on printed pages: ruled tables, explanations of deals, sentences, the chart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import accumulate

from chicago_gui.paper.charts import TITLE_LINE, chart_marks
from chicago_gui.paper.marks import (
    HAIRLINE,
    LEAST_SIZE,
    POINT,
    SQUEEZE,
    STRONG,
    Band,
    Mark,
    StraightLine,
    Suit,
    Text,
    TextAlign,
)
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.paper.text_setting import text_width, wrapped
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Denomination
from chicago_gui.sheet.panel import ChartData
from chicago_gui.sheet.words import tr

ROW = 5.0
"""The height of a row in mm."""

TABLE_SIZE = 8.2
"""The default size of a table's text, in points."""

_HEAD_SIZE = 7.0
_SUIT = 3.2
_SUIT_AIR = 1.2

Label = str | tuple[Denomination, ...]
"""A heading over columns: text, or suit signs."""

HeadLine = Sequence[tuple[Label, int]]
"""One heading line from left to right: each label and the number of columns it spans."""


class Ruled(Record):
    """A table: column widths in mm, heading lines, rows of texts, and an optional foot of sums.

    A strong rule precedes each of the `strong` columns; the `bold` columns have bold type. Rows are
    `row` mm high, and text has `size` points. In an `even` table all text shrinks to the size that
    fits the tightest cell.
    """

    widths: Sequence[float]
    heads: Sequence[HeadLine]
    rows: Sequence[Sequence[str]]
    strong: Collection[int] = ()
    bold: Collection[int] = (0,)
    foot: Sequence[str] = ()
    row: float = ROW
    even: bool = False
    size: float = TABLE_SIZE

    @property
    def width(self) -> float:
        """The width in mm."""
        return sum(self.widths)

    @property
    def height(self) -> float:
        """The height in mm."""
        return (len(self.heads) + len(self.rows) + bool(self.foot)) * self.row

    def marks(self, x: float, y: float) -> Iterator[Mark]:
        """Yield the table with its corner at (`x`, `y`)."""
        edges = [x, *accumulate(self.widths, initial=x)][1:]
        body = y + len(self.heads) * self.row
        end, bottom = body + len(self.rows) * self.row, y + self.height
        yield Band(x, y, self.width, body - y)
        for line, head in enumerate(self.heads):
            yield from self._head(edges, y + line * self.row, head)
        for line, row in enumerate(self.rows):
            yield from self._texts(edges, body + line * self.row, row, self.bold)
        for line in range(1, len(self.rows)):
            yield StraightLine(x, body + line * self.row, edges[-1], body + line * self.row)
        if self.foot:
            yield from self._texts(edges, end, self.foot, range(len(self.widths)))
            yield StraightLine(x, end, edges[-1], end, STRONG)
        for column in range(1, len(self.widths)):
            weight = STRONG if column in self.strong else HAIRLINE
            start = y + self._parted_from(column) * self.row
            yield StraightLine(edges[column], start, edges[column], bottom, weight)
        for level in (y, body, bottom):
            yield StraightLine(x, level, edges[-1], level, STRONG)
        for edge in (x, edges[-1]):
            yield StraightLine(edge, y, edge, bottom, STRONG)

    def _parted_from(self, column: int) -> int:
        """Return the first heading line in which no label spans the left edge of `column`."""
        for line, head in enumerate(self.heads):
            if column in accumulate(span for _, span in head):
                return line
        return len(self.heads)

    def _head(self, edges: Sequence[float], y: float, head: HeadLine) -> Iterator[Mark]:
        column = 0
        for label, span in head:
            x, width = edges[column], edges[column + span] - edges[column]
            column += span
            if span > 1:
                yield StraightLine(x, y + self.row, x + width, y + self.row)
            if isinstance(label, str):
                if label:
                    yield Text(x + 0.5, y, width - 1, self.row, label, _HEAD_SIZE, bold=True)
                continue
            left = x + (width - len(label) * _SUIT - (len(label) - 1) * _SUIT_AIR) / 2
            top = y + (self.row - _SUIT) / 2
            for index, suit in enumerate(label):
                yield Suit(left + index * (_SUIT + _SUIT_AIR), top, _SUIT, suit)

    def _texts(
        self, edges: Sequence[float], y: float, row: Sequence[str], bold: Collection[int]
    ) -> Iterator[Text]:
        size = self._even_size() if self.even else self.size
        for at, text in enumerate(row):
            width = edges[at + 1] - edges[at]
            if text:
                yield Text(edges[at] + 0.5, y, width - 1, self.row, text, size, bold=at in bold)

    def _even_size(self) -> float:
        """Return the size at which every text fits when it is set as narrow as allowed."""
        room = min(
            (width - 1) / (text_width(text, 1) * SQUEEZE)
            for row in self.rows
            for text, width in zip(row, self.widths, strict=True)
            if text
        )
        return max(LEAST_SIZE, min(self.size, room))


TABLE_TITLE = 6.0
"""The height in mm of a table's title."""

_BESIDE_LEAST, _BESIDE_MOST = 52.0, 84.0


def put_table(
    flow: Flow,
    title: str,
    table: Ruled,
    right_of_it: Callable[[float, float], Iterable[Mark]] | None = None,
) -> None:
    """Put a table with its title on the pages, repeating both on each page it continues on.

    It begins on this page if all of it fits, or if no page could hold it and half a page is left.
    `right_of_it` takes a level and a height in mm and yields marks for the right of the first part.
    """
    rows, fixed = list(table.rows), (len(table.heads) + bool(table.foot)) * table.row
    least = 0.0 if right_of_it is None else _BESIDE_LEAST
    whole = max(TABLE_TITLE + fixed + len(rows) * table.row, least)
    if not flow.has_room(whole) and (whole <= flow.whole or flow.room < flow.whole / 2):
        flow.turn()
    while True:
        fit = max(1, int((flow.room - TABLE_TITLE - fixed + 0.01) / table.row))
        part, rows = rows[:fit], rows[fit:]
        drawn = replace(table, rows=part, foot=() if rows else table.foot)
        height = max(TABLE_TITLE + drawn.height, least)
        marks = [table_title(MARGIN_X, flow.y, table.width, title)]
        marks += drawn.marks(MARGIN_X, flow.y + TABLE_TITLE)
        if right_of_it is not None:
            marks += right_of_it(flow.y, min(height, _BESIDE_MOST))
            right_of_it, least = None, 0.0
        flow.put(marks, height)
        if not rows:
            return
        flow.turn()


def table_title(x: float, y: float, width: float, title: str) -> Mark:
    """Return the title above a table."""
    return Text(x, y, width, TITLE_LINE, title, 9.5, bold=True, side=TextAlign.LEFT)


_SECTION_TITLE = 11.0
"""The height of a section's title in mm, with the space around it."""

_LEAST_DEALS = 4
_LINE_SIZE = 8.0
_LINE = _LINE_SIZE * POINT * 1.32
_BETWEEN = 0.9
_NUMBER = 7.0
_INDENT = _NUMBER + 2.4


def put_lines(
    flow: Flow, texts: Iterable[tuple[str, Iterable[str]]], width: float, title: str = ""
) -> None:
    """Put a section of numbered texts on the pages; it starts where its first four deals fit.

    `texts` are the number and the texts of each deal. Without a `title` it is the section that
    explains how each deal was scored. The lines of a deal stay together, unless they are longer
    than a page.
    """
    room = width - _INDENT
    deals = [
        (number, [line for text in of_deal for line in wrapped(text, room, _LINE_SIZE)])
        for number, of_deal in texts
    ]
    if not deals:
        return
    heights = [_BETWEEN + _LINE * len(lines) for _, lines in deals]
    flow.make_room(_SECTION_TITLE + sum(heights[:_LEAST_DEALS]))
    text = title or tr("How each deal was scored")
    flow.put(_section_title(MARGIN_X, flow.y, width, text), _SECTION_TITLE)
    for (number, lines), height in zip(deals, heights, strict=True):
        if height <= flow.whole:
            flow.make_room(height)
        for index, line in enumerate(lines):
            above = 0.0 if index else _BETWEEN
            flow.make_room(above + _LINE)
            y = flow.y + above
            marks = [
                Text(MARGIN_X + _INDENT, y, room, _LINE, line, _LINE_SIZE, side=TextAlign.LEFT)
            ]
            if not index:
                box = (MARGIN_X, y, _NUMBER, _LINE)
                begun = Text(*box, number, _LINE_SIZE, bold=True, side=TextAlign.RIGHT)
                marks.insert(0, begun)
            flow.put(marks, above + _LINE)


def _section_title(x: float, y: float, width: float, text: str) -> Iterator[Mark]:
    """Yield a section's title with its rule."""
    yield Text(x, y + 3.6, width, 4.6, text, 10.0, bold=True, side=TextAlign.LEFT)
    yield StraightLine(x, y + 8.8, x + width, y + 8.8, STRONG)


def outlined(text: str) -> str:
    """Return `text` with outlined hearts and diamonds, which black ink would make black suits."""
    return text.translate(_OUTLINED)


_OUTLINED = str.maketrans("♥♦", "♡♢")

_PAYMENTS = 8.2
"""The size of who pays whom, in points."""

_AIR = 4.0

_LINES = 1.35
"""The height of a line of words, in multiples of its type size."""


def put_words(flow: Flow, text: str, width: float, size: float, *, bold: bool = False) -> None:
    """Put sentences on the pages, all on one page if they fit there."""
    lines = wrapped(outlined(text), width, size, bold=bold)
    height = size * POINT * _LINES
    if height * len(lines) <= flow.whole:
        flow.make_room(height * len(lines))
    for line in lines:
        flow.make_room(height)
        box = (MARGIN_X, flow.y, width, height)
        flow.put([Text(*box, line, size, bold=bold, side=TextAlign.LEFT)], height)


def put_payments(flow: Flow, sentences: Sequence[str], width: float) -> None:
    """Put who pays whom on the pages below a heading, if anybody pays."""
    if not sentences:
        return
    flow.leave(_AIR)
    flow.make_room(TABLE_TITLE + _PAYMENTS * POINT * _LINES)
    flow.put([table_title(MARGIN_X, flow.y, width, tr("Who pays whom"))], TABLE_TITLE)
    for each in sentences:
        put_words(flow, each, width, _PAYMENTS)


_CHART = 58.0
"""The height in mm of a chart across the page, with the space above it."""

_ABOVE_CHART = 1.2
_LEAST_STEPS = 2


def put_chart(flow: Flow, running: ChartData, width: float) -> None:
    """Put the chart across the page, if it has more than one step to show."""
    if max((len(way.points) - 1 for way in running.ways), default=0) < _LEAST_STEPS:
        return
    flow.make_room(_CHART)
    y, height = flow.y + _ABOVE_CHART, _CHART - _ABOVE_CHART
    flow.put(chart_marks(running, MARGIN_X, y, width, height), _CHART)
