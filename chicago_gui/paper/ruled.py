"""Ruled tables for printed pages, and the lines that tell how deals were scored."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate

from chicago_gui.paper.marks import (
    HAIRLINE,
    POINT,
    STRONG,
    Band,
    Mark,
    Rule,
    Side,
    Suit,
    Text,
    wrapped,
)
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.record import record
from chicago_gui.scoring import Denomination
from chicago_gui.sheet.words import tr

ROW = 5.0
"""Height of a row in mm."""

_SIZE = 8.2
_HEAD_SIZE = 7.0
_SUIT = 3.2
_SUIT_AIR = 1.2

Label = str | tuple[Denomination, ...]
"""What stands over columns: words, or suit signs."""

HeadLine = Sequence[tuple[Label, int]]
"""One heading line, left to right: each label and how many columns it spans."""


@record
class Ruled:
    """A table: column widths in mm, heading lines, rows of texts.

    Columns in `strong` begin with a strong rule; the one in bold type is `bold`.
    """

    widths: Sequence[float]
    heads: Sequence[HeadLine]
    rows: Sequence[Sequence[str]]
    strong: Collection[int] = ()
    bold: int = 0

    @property
    def width(self) -> float:
        """Width in mm."""
        return sum(self.widths)

    @property
    def height(self) -> float:
        """Height in mm."""
        return (len(self.heads) + len(self.rows)) * ROW

    def marks(self, x: float, y: float) -> Iterator[Mark]:
        """Yield the table with its corner at (`x`, `y`)."""
        edges = [x, *accumulate(self.widths, initial=x)][1:]
        body = y + len(self.heads) * ROW
        bottom = y + self.height
        yield Band(x, y, self.width, body - y)
        for line, head in enumerate(self.heads):
            yield from _head_marks(edges, y + line * ROW, head)
        for line, row in enumerate(self.rows):
            yield from _row_marks(edges, body + line * ROW, row, self.bold)
        for line in range(1, len(self.rows)):
            yield Rule(x, body + line * ROW, edges[-1], body + line * ROW)
        for column in range(1, len(self.widths)):
            weight = STRONG if column in self.strong else HAIRLINE
            start = y + self._parted_from(column) * ROW
            yield Rule(edges[column], start, edges[column], bottom, weight)
        for level in (y, body, bottom):
            yield Rule(x, level, edges[-1], level, STRONG)
        for edge in (x, edges[-1]):
            yield Rule(edge, y, edge, bottom, STRONG)

    def _parted_from(self, column: int) -> int:
        """The first heading line in which no label lies across the left edge of `column`."""
        for line, head in enumerate(self.heads):
            if column in accumulate(span for _, span in head):
                return line
        return len(self.heads)


def _head_marks(edges: Sequence[float], y: float, head: HeadLine) -> Iterator[Mark]:
    column = 0
    for label, span in head:
        x, width = edges[column], edges[column + span] - edges[column]
        column += span
        if span > 1:
            yield Rule(x, y + ROW, x + width, y + ROW)
        if isinstance(label, str):
            if label:
                yield Text(x + 0.5, y, width - 1, ROW, label, _HEAD_SIZE, bold=True)
            continue
        left = x + (width - len(label) * _SUIT - (len(label) - 1) * _SUIT_AIR) / 2
        for index, suit in enumerate(label):
            yield Suit(left + index * (_SUIT + _SUIT_AIR), y + (ROW - _SUIT) / 2, _SUIT, suit)


def _row_marks(edges: Sequence[float], y: float, row: Sequence[str], bold: int) -> Iterator[Text]:
    for column, text in enumerate(row):
        width = edges[column + 1] - edges[column]
        if text:
            yield Text(edges[column] + 0.5, y, width - 1, ROW, text, _SIZE, bold=column == bold)


TITLE_HEIGHT = 11.0
"""Height of the section's title in mm, with the air around it."""

_LINE_SIZE = 8.0
_LINE = _LINE_SIZE * POINT * 1.32
_BETWEEN = 0.9
_NUMBER = 7.0
_INDENT = _NUMBER + 2.4


@record
class Line:
    """One printed line; `number` stands before the first of a deal, which `begins` it."""

    number: str
    text: str
    begins: bool = False

    @property
    def height(self) -> float:
        """Its height in mm, with the air before a deal."""
        return _LINE + (_BETWEEN if self.begins else 0.0)


def lines_of(texts: Iterable[tuple[str, Iterable[str]]], width: float) -> list[Line]:
    """Return the lines of deals, each with its number and texts, wrapped to `width` mm."""
    found = []
    for number, of_deal in texts:
        parts = [line for text in of_deal for line in wrapped(text, width - _INDENT, _LINE_SIZE)]
        for index, text in enumerate(parts):
            found.append(Line("" if index else number, text, index == 0))
    return found


def put_lines(flow: Flow, section: list[Line], width: float) -> None:
    """Put the section on the pages: with the form where it fits, else on a page of its own."""
    if not section:
        return
    whole = TITLE_HEIGHT + sum(line.height for line in section)
    flow.make_room(whole)
    flow.put(title_marks(MARGIN_X, flow.y, width), TITLE_HEIGHT)
    for line in section:
        flow.make_room(line.height)
        flow.put(line_marks(line, MARGIN_X, flow.y, width), line.height)


def title_marks(x: float, y: float, width: float) -> Iterator[Mark]:
    """Yield the section's title with its rule."""
    text = tr("How each deal was scored")
    yield Text(x, y + 3.6, width, 4.6, text, 10.0, bold=True, side=Side.LEFT)
    yield Rule(x, y + 8.8, x + width, y + 8.8, STRONG)


def line_marks(line: Line, x: float, y: float, width: float) -> Iterator[Mark]:
    """Yield one line, its air above it."""
    top = y + line.height - _LINE
    if line.number:
        yield Text(x, top, _NUMBER, _LINE, line.number, _LINE_SIZE, bold=True, side=Side.RIGHT)
    yield Text(x + _INDENT, top, width - _INDENT, _LINE, line.text, _LINE_SIZE, side=Side.LEFT)


def outlined(text: str) -> str:
    """Return `text` with hearts and diamonds that do not read as black suits."""
    return text.translate(_OUTLINED)


_OUTLINED = str.maketrans("♥♦", "♡♢")
