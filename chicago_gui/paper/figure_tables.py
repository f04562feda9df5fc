"""Tables of figures on paper, as wide as their content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chicago_gui.paper.page_flow import Flow
from chicago_gui.paper.ruled import HeadLine, Ruled, outlined, put_table, put_words
from chicago_gui.paper.text_setting import text_width
from chicago_gui.sheet.figures import FigureTable

AIR = 3.0
"""The height in mm of the space above a table."""

WORDS = 8.6
"""The size of sentences, in points."""

_LINES = 1.35
_ROW = 4.6
_CELL_SIZE, _HEADING_SIZE = 8.2, 7.0
_PAD = 3.0
_LEAST_NAMES = 24.0


def put_figures(flow: Flow, table: FigureTable[Any], width: float) -> None:
    """Put a table with its title and remark on the pages, unless it is empty."""
    ruled = _ruled(table, width)
    if not ruled.rows:
        return
    put_air(flow, AIR)
    put_table(flow, table.title, ruled)
    if table.remark:
        put_air(flow, AIR / 3)
        put_words(flow, table.remark, width, WORDS)


def put_air(flow: Flow, height: float) -> None:
    """Leave `height` mm free, or what is left of the page."""
    flow.put((), min(height, max(0.0, flow.room)))


def _ruled(table: FigureTable[Any], width: float) -> Ruled:
    """Return a ruled table as wide as its content, and no wider than the page."""
    columns = [column for column in table.columns if column.heading]
    lines = [line for line in table.sorted_lines if table.printed(line)]
    rows = [[outlined(column.text(line)) for column in columns] for line in lines]
    heads: list[HeadLine] = [[(column.heading, 1) for column in columns]]
    # Names are bold, with a strong rule after them.
    named = next((at for at, column in enumerate(columns) if not column.number), 0)
    wanted, spare = [], []
    for at, column in enumerate(columns):
        texts = (text_width(row[at], _CELL_SIZE, bold=at == named) for row in rows)
        each = _PAD + max(text_width(column.heading, _HEADING_SIZE, bold=True), *texts, 0.0)
        wanted.append(each)
        spare.append(0.0 if column.number else max(0.0, each - _LEAST_NAMES))
    widths = _within(wanted, spare, width)
    return Ruled(widths, heads, rows, strong=(named + 1,), bold=(named,), row=_ROW)


def _within(wanted: Sequence[float], spare: Sequence[float], width: float) -> list[float]:
    """Return widths that fit into `width` mm: `spare` space is reduced first, then all columns."""
    over = max(0.0, sum(wanted) - width)
    taken = min(1.0, over / sum(spare)) if any(spare) else 0.0
    found = [each - taken * free for each, free in zip(wanted, spare, strict=True)]
    return [each * min(1.0, width / sum(found)) for each in found]
