"""Ruled tables for printed pages: heading lines whose labels may span columns, then rows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from chicago_gui.paper.marks import HAIRLINE, STRONG, Band, Mark, Rule, Suit, Text
from chicago_gui.scoring import Denomination

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


@dataclass(frozen=True, slots=True)
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
