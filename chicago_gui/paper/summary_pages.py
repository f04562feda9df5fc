"""How an evening went on paper, for any game: what the page at its end shows, behind the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from chicago_gui.paper.marks import AnyPaper, Mark, Page
from chicago_gui.paper.page_flow import MARGIN_X, Flow, head_marks
from chicago_gui.paper.panel_pictures import standing_table
from chicago_gui.paper.ruled import HeadLine, Ruled, outlined, put_table, put_words
from chicago_gui.paper.running_chart import chart_marks
from chicago_gui.paper.text_setting import text_width
from chicago_gui.sheet.figures import FigureTable
from chicago_gui.sheet.panel import ChartData, Panel
from chicago_gui.sheet.summary import Summary
from chicago_gui.sheet.words import tr

_HEAD = 15.0
_GAP = 6.0
_AIR = 3.0
_VERDICT, _SIZE = 11.0, 8.6
_ROW = 4.6
_CELL_SIZE, _HEADING_SIZE = 8.2, 7.0
_PAD = 3.0
_LEAST_NAMES = 24.0
_STANDING = (12.0, 44.0, 16.0, 16.0)


def summary_pages(summary: Summary, evening: str, paper: AnyPaper) -> list[Page]:
    """Return how the evening went; `evening` says of which, by its date and place."""
    title = tr("How the evening went")
    when = " ".join(evening.split())
    flow = Flow(paper, head_marks(paper, 0, title, when, ""), _HEAD, lambda: f"{title} · {when}")
    width = paper.width - 2 * MARGIN_X
    put_words(flow, summary.verdict, width, _VERDICT, bold=True)
    for each in summary.sentences:
        put_words(flow, each, width, _SIZE)
    # As on the page: without a chart the tables tell all that the standing would.
    if summary.panel.running is not None or not summary.tables:
        _put_standings(flow, summary.panel, width)
    # Of a match without a swing there is nothing to rule.
    for table in (each for each in summary.tables if each.lines):
        _put_air(flow, _AIR)
        put_table(flow, table.title, _ruled(table, width))
        if table.remark:
            _put_air(flow, _AIR / 3)
            put_words(flow, table.remark, width, _SIZE)
    return flow.pages(title)


def _put_air(flow: Flow, height: float) -> None:
    flow.put((), min(height, max(0.0, flow.room)))


def _put_standings(flow: Flow, panel: Panel, width: float) -> None:
    """Put the standing on the pages, or both, and the chart beside the first."""
    for standing, running in ((panel.standing, panel.running), (panel.second, None)):
        if standing is not None:
            table = standing_table(standing, _STANDING, _ROW)
            x = table.width + _GAP
            chart = None if running is None else partial(_chart, running, x, width - x)
            _put_air(flow, _AIR)
            put_table(flow, standing.title, table, chart)


def _chart(running: ChartData, x: float, width: float, y: float, height: float) -> Iterator[Mark]:
    return chart_marks(running, MARGIN_X + x, y, width, height)


def _ruled(table: FigureTable[Any], width: float) -> Ruled:
    """Return a table of figures as wide as what stands in it, and no wider than the page."""
    columns = [column for column in table.columns if column.heading]
    rows = [[outlined(column.text(line)) for column in columns] for line in table.sorted_lines]
    heads: list[HeadLine] = [[(column.heading, 1) for column in columns]]
    wanted, spare = [], []
    for at, column in enumerate(columns):
        texts = (text_width(row[at], _CELL_SIZE, bold=not at) for row in rows)
        each = _PAD + max(text_width(column.heading, _HEADING_SIZE, bold=True), *texts)
        wanted.append(each)
        spare.append(0.0 if column.number else max(0.0, each - _LEAST_NAMES))
    return Ruled(_within(wanted, spare, width), heads, rows, strong=(1,), row=_ROW)


def _within(wanted: Sequence[float], spare: Sequence[float], width: float) -> list[float]:
    """Return widths that go into `width` mm: what is to spare of each gives way first, then all."""
    over = max(0.0, sum(wanted) - width)
    taken = min(1.0, over / sum(spare)) if any(spare) else 0.0
    found = [each - taken * free for each, free in zip(wanted, spare, strict=True)]
    return [each * min(1.0, width / sum(found)) for each in found]
