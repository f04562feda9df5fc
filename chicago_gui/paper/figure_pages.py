"""The summary of a session and the figures of a season, as pages and as pictures to share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from chicago_gui.paper.charts import bars_marks, chart_marks
from chicago_gui.paper.marks import POINT, AnyPaper, Mark, Page, Text, TextAlign
from chicago_gui.paper.page_flow import MARGIN_X, Flow, head_marks
from chicago_gui.paper.ruled import (
    TABLE_TITLE,
    HeadLine,
    Ruled,
    outlined,
    put_table,
    put_words,
    table_title,
)
from chicago_gui.paper.text_setting import text_width, wrapped
from chicago_gui.sheet.figures import FigureTable, FigureTables, Summary
from chicago_gui.sheet.panel import ChartData, Panel, Picture, Standing, placed_by
from chicago_gui.sheet.season import Season
from chicago_gui.sheet.words import date_words, plural, sentence, signed, tr, unbroken

_AIR = 3.0
"""The height in mm of the space above a table."""

_WORDS = 8.6
"""The size of sentences, in points."""

_ROW = 4.6
_CELL_SIZE, _HEADING_SIZE = 8.2, 7.0
_PAD = 3.0
_LEAST_NAMES = 24.0


def _put_figures(flow: Flow, table: FigureTable[Any], width: float) -> None:
    """Put a table with its title and remark on the pages, unless it is empty."""
    ruled = _ruled(table, width)
    if not ruled.rows:
        return
    flow.leave(_AIR)
    put_table(flow, table.title, ruled)
    if table.remark:
        flow.leave(_AIR / 3)
        put_words(flow, table.remark, width, _WORDS)


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


# --- a session

_SUMMARY_HEAD = 15.0
_VERDICT = 11.0
_STANDING = (12.0, 44.0, 16.0, 16.0)


def summary_pages(summary: Summary, evening: str, paper: AnyPaper) -> list[Page]:
    """Return the pages of a summary; `evening` is the session's date and place."""
    title = tr("Summary")
    when = " ".join(evening.split())
    head = head_marks(paper, 0, title, when, "")
    flow = Flow(paper, head, _SUMMARY_HEAD, lambda: f"{title} · {when}")
    width = paper.width - 2 * MARGIN_X
    put_words(flow, summary.verdict, width, _VERDICT, bold=True)
    for each in summary.sentences:
        put_words(flow, each, width, _WORDS)
    # As on the screen: without a chart the tables contain the standing.
    if summary.panel.running is not None or not summary.tables:
        _put_standings(flow, summary.panel, width)
    # A table without lines is left out.
    for table in summary.tables:
        _put_figures(flow, table, width)
    return flow.pages(title)


def _put_standings(flow: Flow, panel: Panel, width: float) -> None:
    """Put one or both standings on the pages, and the chart beside the first."""
    for standing, running in ((panel.standing, panel.running), (panel.second, None)):
        if standing is not None:
            table = _standing_table(standing, _STANDING, _ROW)
            x = table.width + _GAP
            chart = None if running is None else partial(_chart, running, x, width - x)
            flow.leave(_AIR)
            put_table(flow, standing.title, table, chart)


def _chart(running: ChartData, x: float, width: float, y: float, height: float) -> Iterator[Mark]:
    return chart_marks(running, MARGIN_X + x, y, width, height)


def _standing_table(
    standing: Standing, widths: tuple[float, float, float, float], row: float
) -> Ruled:
    """Return the standing as a table, best first, in rows `row` mm high.

    `widths` are those of place, name, figure, and each count, in mm.
    """
    rows = [
        (str(place), line.name, line.written, *line.details, *map(str, line.counts))
        for place, line in placed_by(standing.lines, lambda line: line.figure)
    ]
    counted = standing.counted if any(line.counts for line in standing.lines) else ()
    counted = (*standing.detailed, *counted)
    labels = (tr("place", "in a ranking"), tr("name"), standing.unit, *counted)
    *first, count = widths
    across = (*first, *(count for _ in counted))
    return Ruled(across, [[(label, 1) for label in labels]], rows, bold=(1, 2), row=row)


# --- a season

_SEASON_HEAD = 17.0
_GAP = 6.0
_DATE = 21.0
_SIZE = 8.0
_LINE = _SIZE * POINT * 1.35
_CHARTS = 62.0
"""The height in mm of chart and bars."""

_CURVE = 0.62
"""The chart's share of the width, beside the bars."""


def season_pages(
    tables: FigureTables, season: Season, title: str, called: str, paper: AnyPaper
) -> list[Page]:
    """Return the figures of a season of the game called `title`; no evening is split over pages.

    `called` is the name of the period, or empty.
    """
    span = season_words(season, called)
    whole_title = tr("Season · {game}").format(game=title)
    head = head_marks(paper, 0, whole_title, span, "")
    flow = Flow(paper, head, _SEASON_HEAD, lambda: f"{title} · {span}")
    width = paper.width - 2 * MARGIN_X
    players, *others = tables.tables
    _put_figures(flow, players, width)
    if season.brought_to_points:
        told = tr("all in points; a hundred counts 100")
        put_words(flow, f"{sentence(told)}.", width, _WORDS)
    if tables.running is not None:
        flow.leave(_AIR)
        flow.make_room(_CHARTS)
        flow.put(_charts(tables, MARGIN_X, flow.y, width, _CHARTS), _CHARTS)
    for table in others:
        _put_figures(flow, table, width)
    if tables.running is not None:
        _put_evenings(flow, season, width)
    return flow.pages(whole_title)


def season_words(season: Season, called: str) -> str:
    """Return the name of a period, its number of evenings, and their first and last date."""
    count = len(season.evenings)
    evenings = plural("{count} session", "{count} sessions", count).format(count=count)
    days = [date_words(evening.date) for evening in season.evenings]
    span = " – ".join(dict.fromkeys((*days[:1], *days[-1:])))
    return " · ".join(filter(None, (called, evenings, span)))


def _charts(
    tables: FigureTables, x: float, y: float, width: float, height: float
) -> Iterator[Mark]:
    """Yield the chart, and the bars to the right of it."""
    running, bars = tables.running, tables.bars
    if running is None:
        return
    curve = width if bars is None else _CURVE * width
    yield from chart_marks(running, x, y, curve, height)
    if bars is not None:
        ways = [way.name for way in running.ways]
        left = curve + _GAP
        yield from bars_marks(bars, ways, x + left, y, width - left, height)


def _put_evenings(flow: Flow, season: Season, width: float) -> None:
    """Put each evening's standing on the pages."""
    flow.leave(_AIR)
    room = width - _DATE
    blocks = []
    for evening in season.evenings:
        standing = (f"{place}. {name} {signed(points)}" for place, name, points in evening.standing)
        won = "; ".join(unbroken(each) for each in standing)
        where = " ".join(evening.place.split())
        text = f"{where}: {won}" if where else won
        blocks.append((date_words(evening.date), wrapped(text, room, _SIZE)))
    flow.make_room(TABLE_TITLE + sum(len(lines) * _LINE for _, lines in blocks[:3]))
    flow.put([table_title(MARGIN_X, flow.y, width, tr("Session by session"))], TABLE_TITLE)
    for day, lines in blocks:
        flow.make_room(len(lines) * _LINE + 1)
        box = (MARGIN_X, flow.y, _DATE, _LINE)
        flow.put([Text(*box, day, _SIZE, bold=True, side=TextAlign.LEFT)], 0)
        for line in lines:
            box = (MARGIN_X + _DATE, flow.y, room, _LINE)
            flow.put([Text(*box, line, _SIZE, side=TextAlign.LEFT)], _LINE)
        flow.leave(1.0)


# --- pictures

_MARGIN = 6.0
_WIDTHS = (13.0, 62.0, 22.0, 20.0)
"""The widths in mm of place, name, figure, and each count."""

_PICTURE_ROW = 6.4
_PICTURE_AIR = 4.0
_CAPTION, _CAPTION_SIZE = 4.6, 8.0
_CHART_PICTURE = (150.0, 92.0)
_SEASON_PICTURE = (190.0, 84.0)


def standing_picture(panel: Panel, evening: str) -> Picture:
    """Return the standing, best first, with its counts; `evening` is the caption."""
    marks: list[Mark] = []
    y, width = _MARGIN, 0.0
    spoken = []
    for standing in filter(None, (panel.standing, panel.second)):
        table = _standing_table(standing, _WIDTHS, _PICTURE_ROW)
        marks.append(table_title(_MARGIN, y, table.width, standing.title))
        y += TABLE_TITLE
        marks += table.marks(_MARGIN, y)
        y += table.height + _PICTURE_AIR
        width = max(width, table.width)
        lines = ", ".join(f"{each.name} {each.written}" for each in standing.lines)
        spoken.append(f"{standing.title}: {lines}")
    return _captioned(marks, width, y, evening, "; ".join(spoken))


def chart_picture(running: ChartData, evening: str) -> Picture:
    """Return the running chart; `evening` is the caption."""
    width, height = _CHART_PICTURE
    marks = list(chart_marks(running, _MARGIN, _MARGIN, width, height))
    stand = ", ".join(f"{way.name} {signed(way.figure)}" for way in running.ways)
    y = _MARGIN + height + _PICTURE_AIR / 2
    return _captioned(marks, width, y, evening, f"{running.title}: {stand}")


def season_picture(tables: FigureTables, when: str) -> Picture:
    """Return chart and bars as one picture; `when` is a caption that names the season."""
    width, height = _SEASON_PICTURE
    marks = list(_charts(tables, _MARGIN, _MARGIN, width, height))
    bars = () if tables.bars is None else tables.bars.bars
    spoken = ", ".join(f"{bar.name} {bar.text}" for bar in bars)
    y = _MARGIN + height + _PICTURE_AIR / 2
    return _captioned(marks, width, y, when, f"{when}: {spoken}")


def _captioned(marks: Sequence[Mark], width: float, y: float, caption: str, spoken: str) -> Picture:
    """Return a picture of `marks` with a caption at `y` below them."""
    line = " ".join(caption.split())
    text = Text(_MARGIN, y, width, _CAPTION, line, _CAPTION_SIZE, side=TextAlign.LEFT)
    return Picture(width + 2 * _MARGIN, y + _CAPTION + _MARGIN, (*marks, text), spoken)
