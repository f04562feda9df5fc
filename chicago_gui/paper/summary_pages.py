"""The summary of an evening on paper, for any game; it follows the session sheet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from chicago_gui.paper.figure_tables import AIR, WORDS, put_air, put_figures
from chicago_gui.paper.marks import AnyPaper, Mark, Page
from chicago_gui.paper.page_flow import MARGIN_X, Flow, head_marks
from chicago_gui.paper.panel_pictures import standing_table
from chicago_gui.paper.ruled import put_table, put_words
from chicago_gui.paper.running_chart import chart_marks
from chicago_gui.sheet.figures import Summary
from chicago_gui.sheet.panel import ChartData, Panel
from chicago_gui.sheet.words import tr

_HEAD = 15.0
_GAP = 6.0
_VERDICT = 11.0
_ROW = 4.6
_STANDING = (12.0, 44.0, 16.0, 16.0)


def summary_pages(summary: Summary, evening: str, paper: AnyPaper) -> list[Page]:
    """Return the pages of a summary; `evening` is the session's date and place."""
    title = tr("Summary")
    when = " ".join(evening.split())
    flow = Flow(paper, head_marks(paper, 0, title, when, ""), _HEAD, lambda: f"{title} · {when}")
    width = paper.width - 2 * MARGIN_X
    put_words(flow, summary.verdict, width, _VERDICT, bold=True)
    for each in summary.sentences:
        put_words(flow, each, width, WORDS)
    # As on the screen: without a chart the tables contain the standing.
    if summary.panel.running is not None or not summary.tables:
        _put_standings(flow, summary.panel, width)
    # A table without lines is left out.
    for table in summary.tables:
        put_figures(flow, table, width)
    return flow.pages(title)


def _put_standings(flow: Flow, panel: Panel, width: float) -> None:
    """Put one or both standings on the pages, and the chart beside the first."""
    for standing, running in ((panel.standing, panel.running), (panel.second, None)):
        if standing is not None:
            table = standing_table(standing, _STANDING, _ROW)
            x = table.width + _GAP
            chart = None if running is None else partial(_chart, running, x, width - x)
            put_air(flow, AIR)
            put_table(flow, standing.title, table, chart)


def _chart(running: ChartData, x: float, width: float, y: float, height: float) -> Iterator[Mark]:
    return chart_marks(running, MARGIN_X + x, y, width, height)
