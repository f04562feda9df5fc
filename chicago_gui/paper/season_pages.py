"""A season on paper: its tables, the chart with its bars, and each evening's standing."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.paper.bars import bars_marks
from chicago_gui.paper.figure_tables import AIR, WORDS, put_air, put_figures
from chicago_gui.paper.marks import POINT, AnyPaper, Mark, Page, Text, TextAlign
from chicago_gui.paper.page_flow import MARGIN_X, Flow, head_marks
from chicago_gui.paper.ruled import TABLE_TITLE, put_words, table_title
from chicago_gui.paper.running_chart import chart_marks
from chicago_gui.paper.text_setting import wrapped
from chicago_gui.sheet.figures import FigureTables
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.season import Season
from chicago_gui.sheet.words import date_words, plural, sentence, signed, tr, unbroken

_HEAD = 17.0
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
    head = head_marks(paper, 0, tr("Season · {game}").format(game=title), span, "")
    flow = Flow(paper, head, _HEAD, lambda: f"{title} · {span}")
    width = paper.width - 2 * MARGIN_X
    players, *others = tables.tables
    put_figures(flow, players, width)
    if season.brought_to_points:
        told = tr("all in points; a hundred counts 100")
        put_words(flow, f"{sentence(told)}.", width, WORDS)
    if tables.running is not None:
        put_air(flow, AIR)
        flow.make_room(_CHARTS)
        flow.put(_charts(tables, MARGIN_X, flow.y, width, _CHARTS), _CHARTS)
    for table in others:
        put_figures(flow, table, width)
    if tables.running is not None:
        _put_evenings(flow, season, width)
    return flow.pages(tr("Season · {game}").format(game=title))


def season_words(season: Season, called: str) -> str:
    """Return the name of a period, its number of evenings, and their first and last date."""
    count = len(season.evenings)
    evenings = plural("{count} session", "{count} sessions", count).format(count=count)
    days = [date_words(evening.date) for evening in season.evenings]
    span = " – ".join(dict.fromkeys((*days[:1], *days[-1:])))
    return " · ".join(filter(None, (called, evenings, span)))


_PICTURE = (190.0, 84.0)
_MARGIN = 6.0


def season_picture(tables: FigureTables, when: str) -> Picture:
    """Return chart and bars as one picture; `when` is a caption that names the season."""
    width, height = _PICTURE
    marks = list(_charts(tables, _MARGIN, _MARGIN, width, height))
    y = _MARGIN + height + AIR
    marks.append(Text(_MARGIN, y, width, _LINE, when, _SIZE, side=TextAlign.LEFT))
    bars = () if tables.bars is None else tables.bars.bars
    spoken = ", ".join(f"{bar.name} {bar.text}" for bar in bars)
    return Picture(width + 2 * _MARGIN, y + _LINE + _MARGIN, tuple(marks), f"{when}: {spoken}")


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
    put_air(flow, AIR)
    room = width - _DATE
    blocks = []
    for evening in season.evenings:
        standing = (f"{place}. {name} {signed(points)}" for place, name, points in evening.standing)
        won = "; ".join(unbroken(each) for each in standing)
        where = " ".join(evening.place.split())
        blocks.append(
            (date_words(evening.date), wrapped(f"{where}: {won}" if where else won, room, _SIZE))
        )
    flow.make_room(TABLE_TITLE + sum(len(lines) * _LINE for _, lines in blocks[:3]))
    flow.put([table_title(MARGIN_X, flow.y, width, tr("Session by session"))], TABLE_TITLE)
    for day, lines in blocks:
        flow.make_room(len(lines) * _LINE + 1)
        flow.put(
            [Text(MARGIN_X, flow.y, _DATE, _LINE, day, _SIZE, bold=True, side=TextAlign.LEFT)], 0
        )
        for line in lines:
            flow.put(
                [Text(MARGIN_X + _DATE, flow.y, room, _LINE, line, _SIZE, side=TextAlign.LEFT)],
                _LINE,
            )
        flow.put((), min(1.0, max(0.0, flow.room)))
