"""The calendar of a season on paper: everybody's sum, the chart, each evening's standing."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.paper.marks import POINT, AnyPaper, Mark, Page, Text, TextAlign
from chicago_gui.paper.page_flow import MARGIN_X, Flow, head_marks
from chicago_gui.paper.ruled import (
    TABLE_TITLE,
    HeadLine,
    Ruled,
    put_payments,
    put_table,
    table_title,
)
from chicago_gui.paper.running_chart import chart_marks
from chicago_gui.paper.text_setting import wrapped
from chicago_gui.sheet.summary import Season
from chicago_gui.sheet.words import date_words, plural, sentence, signed, tr, unbroken

_HEAD = 17.0
_PLACE, _NAME, _COUNT, _SUM = 11.0, 50.0, 18.0, 18.0
_ROW = 4.6
_GAP = 6.0
_AIR = 4.0
_DATE = 21.0
_SIZE = 8.0
_LINE = _SIZE * POINT * 1.35
_MOST_WAYS = 12
"""More lines in one chart nobody can tell apart."""


def season_pages(season: Season, title: str, paper: AnyPaper) -> list[Page]:
    """Return the calendar of a season of the game called `title`; no evening is torn in two."""
    evenings = season.evenings
    span = _span(season)
    head = head_marks(paper, 0, tr("Season · {game}").format(game=title), span, "")
    flow = Flow(paper, head, _HEAD, lambda: f"{title} · {span}")
    width = paper.width - 2 * MARGIN_X
    table = _sums(season)

    def chart(y: float, height: float) -> Iterator[Mark]:
        x = table.width + _GAP
        running = season.running(tr("Running sums"), _MOST_WAYS)
        told = " ".join(filter(None, (_left_out(season), _unit(season))))
        said = wrapped(told, width - x, _SIZE) if told else ()
        height -= len(said) * _LINE
        yield from chart_marks(running, MARGIN_X + x, y, width - x, height)
        for at, line in enumerate(said):
            beneath = y + height + at * _LINE
            yield Text(MARGIN_X + x, beneath, width - x, _LINE, line, _SIZE, side=TextAlign.LEFT)

    count = len(evenings)
    over = plural("Players over {count} evening", "Players over {count} evenings", count)
    put_table(flow, over.format(count=count), table, chart)
    put_payments(flow, _payments(season), width)
    flow.put((), min(_AIR, max(0.0, flow.room)))
    room = width - _DATE
    blocks = []
    for evening in evenings:
        standing = (
            tr("{place}. {name} {points}").format(place=place, name=name, points=signed(points))
            for place, name, points in evening.standing
        )
        won = "; ".join(unbroken(each) for each in standing)
        where = " ".join(evening.place.split())
        blocks.append(
            (date_words(evening.date), wrapped(f"{where}: {won}" if where else won, room, _SIZE))
        )
    flow.make_room(TABLE_TITLE + sum(len(lines) * _LINE for _, lines in blocks[:3]))
    flow.put([table_title(MARGIN_X, flow.y, width, tr("Evening by evening"))], TABLE_TITLE)
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
    return flow.pages(tr("Season · {game}").format(game=title))


def _left_out(season: Season) -> str:
    """Say that the chart has not everybody's line, where it has not."""
    everybody = len(season.standing)
    if everybody <= _MOST_WAYS:
        return ""
    return tr("The chart has the {count} best of {all}; the table has all.").format(
        count=_MOST_WAYS, all=everybody
    )


def _unit(season: Season) -> str:
    """Say what is added up, where the evenings were settled differently."""
    if not season.brought_to_points:
        return ""
    told = tr("all in points: where an evening was settled in hundreds, each counts 100")
    return f"{sentence(told)}."


def _payments(season: Season) -> list[str]:
    """Return who pays whom for the evenings with a stake, and how many there are without."""
    told = [f"{each}." for each in season.payments]
    if told and season.without_stake:
        told.append(
            plural(
                "{count} evening without a stake is left out.",
                "{count} evenings without a stake are left out.",
                season.without_stake,
            ).format(count=season.without_stake)
        )
    return told


def _span(season: Season) -> str:
    """From which evening to which."""
    days = [date_words(evening.date) for evening in season.evenings]
    return days[0] if days[0] == days[-1] else f"{days[0]} – {days[-1]}"


def _sums(season: Season) -> Ruled:
    rows = [
        (str(place), name, str(season.attended(name)), signed(points))
        for place, name, points in season.standing
    ]
    labels = (tr("place", "in a ranking"), tr("name"), tr("evenings"), tr("sum"))
    heads: list[HeadLine] = [[(label, 1) for label in labels]]
    return Ruled((_PLACE, _NAME, _COUNT, _SUM), heads, rows, bold=(1, 3), row=_ROW)
