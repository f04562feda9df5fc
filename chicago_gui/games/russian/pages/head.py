"""The top and the foot of printed pages: title, date, place, rules, standing; page numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chicago_gui.games.russian.sheet import PLAYERS, Sheet
from chicago_gui.games.russian.view import OpenDeal, View
from chicago_gui.games.russian.wording import rules_line
from chicago_gui.paper.letter_widths import wrapped
from chicago_gui.paper.marks import LEAST_SIZE, POINT, STRONG, TITLE, Mark, Paper, Rule, Side, Text
from chicago_gui.sheet.words import sentence, signed, tr

MARGIN_X = 10.0
"""White at the sides of every page, in mm."""

MARGIN_Y = 9.0
"""White above and below, in mm."""

HEAD = 19.6
"""Height in mm of the head of a first page, with the air beneath it."""

RUNNING_HEAD = 7.0
"""Height in mm of the head of the pages after it."""

FOOT = 4.6
"""Height in mm of the foot line, with the air above it."""

_TITLE_SIZE = 16.0
_LABELS = 18.5
_PLAYER = 20.0
_GAP = 5.0
_LINE = 4.1
_SMALL = 6.2
_RULES_LINES = 3


def head(paper: Paper, view: View) -> Iterator[Mark]:
    """Yield the head of a session's first page."""
    sheet = view.sheet
    left, width = _title_box(paper)
    yield Text(left, MARGIN_Y, width, 6.8, TITLE, _TITLE_SIZE, bold=True, side=Side.LEFT)
    yield Text(left, MARGIN_Y + 6.8, width, 3.8, when_and_where(sheet), 8.8, side=Side.LEFT)
    planned = tr("Deals planned: {planned}.").format(planned=sheet.planned_deals)
    yield from _small_print(left, width, f"{sentence(rules_line(sheet.rules))}. {planned}")
    yield from _standing(paper, view)


def blank_head(paper: Paper) -> Iterator[Mark]:
    """Yield the head of a form to be filled in by hand."""
    left, width = _title_box(paper)
    yield Text(left, MARGIN_Y, width, 6.8, TITLE, _TITLE_SIZE, bold=True, side=Side.LEFT)
    base = MARGIN_Y + 16.4
    for x, end, label in (
        (left, left + width * 0.4, tr("Date")),
        (left + width * 0.44, left + width, tr("Place")),
    ):
        yield Rule(x, base, end, base)
        yield Text(x, base - 3.4, 9.0, 3.2, label, _SMALL, side=Side.LEFT)
    labels = (tr("IMPs"), tr("out"), tr("opened"))
    yield from _table(paper, tr("Players"), [("", *("" for _ in labels))] * PLAYERS, labels)


def running_head(paper: Paper, sheet: Sheet) -> Iterator[Mark]:
    """Yield the one line at the top of the pages that follow."""
    text = f"{TITLE} · {when_and_where(sheet)}"
    width = paper.width - 2 * MARGIN_X
    yield Text(MARGIN_X, MARGIN_Y, width, 5.0, text, 9.0, bold=True, side=Side.LEFT)


def foot(paper: Paper, number: int, count: int, remark: str = "") -> Iterator[Mark]:
    """Yield the last line of a page: `remark`, and which page of how many it is."""
    y, height = paper.height - MARGIN_Y - 3.2, 3.2
    pages = tr("page {number} of {count}").format(number=number, count=count)
    numbering = 28.0
    width = paper.width - 2 * MARGIN_X - numbering - _GAP
    if remark:
        yield Text(MARGIN_X, y, width, height, remark, _SMALL, side=Side.LEFT)
    right = paper.width - MARGIN_X - numbering
    yield Text(right, y, numbering, height, pages, _SMALL, side=Side.RIGHT)


def when_and_where(sheet: Sheet) -> str:
    """Return date and place in one line."""
    return " · ".join(filter(None, (sheet.date.isoformat(), " ".join(sheet.place.split()))))


def not_over(view: View) -> str:
    """Return the sentence about deals whose counts and targets no paper tells, or nothing."""
    numbers = [str(deal.number) for deal in view.deals if isinstance(deal, OpenDeal)]
    if not numbers:
        return ""
    if len(numbers) == 1:
        return tr("Deal {number} is not over: its counts and its target are left out.").format(
            number=numbers[0]
        )
    listed = tr("{first} and {last}").format(first=", ".join(numbers[:-1]), last=numbers[-1])
    return tr("Deals {numbers} are not over: their counts and targets are left out.").format(
        numbers=listed
    )


def _title_box(paper: Paper) -> tuple[float, float]:
    return MARGIN_X, paper.width - 2 * MARGIN_X - _GAP - _LABELS - PLAYERS * _PLAYER


def _small_print(x: float, width: float, text: str) -> Iterator[Text]:
    """The rules, in type as small as it takes to have them in the lines there are."""
    size = _SMALL
    while len(wrapped(text, width, size)) > _RULES_LINES and size > LEAST_SIZE:
        size = max(LEAST_SIZE, size - 0.2)
    lines = wrapped(text, width, size)
    # What is still too long keeps its last words together, to be cut short where it is drawn.
    lines = (*lines[: _RULES_LINES - 1], " ".join(lines[_RULES_LINES - 1 :]))
    step = _SMALL * POINT * 1.22
    for index, line in enumerate(filter(None, lines)):
        y = MARGIN_Y + 10.9 + index * step
        yield Text(x, y, width, step, line, size, side=Side.LEFT)


def _standing(paper: Paper, view: View) -> Iterator[Mark]:
    """The five, best first, with IMPs and how often each was out and opened."""
    scored, planned = view.scored, view.sheet.planned_deals
    if scored < planned:
        title = tr("After {scored} of {planned}").format(scored=scored, planned=planned)
    else:
        title = tr("Final standing")
    ranked = sorted(view.standing, key=lambda each: -each.imps)
    rows = [(each.player, signed(each.imps), str(each.out), str(each.opened)) for each in ranked]
    labels = (
        tr("IMPs"),
        tr("out, of {cap}").format(cap=view.cap),
        tr("opened, of {cap}").format(cap=view.cap),
    )
    yield from _table(paper, title, rows, labels)


def _table(
    paper: Paper, title: str, rows: Sequence[tuple[str, ...]], labels: Sequence[str]
) -> Iterator[Mark]:
    """A column for each player: the name, and beneath it what `labels` name."""
    right = paper.width - MARGIN_X
    left = right - PLAYERS * _PLAYER
    start = left - _LABELS
    bottom = MARGIN_Y + _LINE * (len(labels) + 1)
    sizes = (8.6, 9.6, 8.0, 8.0)
    for line, label in enumerate((title, *labels)):
        y = MARGIN_Y + line * _LINE
        yield Text(
            start + 0.8, y, _LABELS - 1.4, _LINE, label, _SMALL, bold=line == 0, side=Side.LEFT
        )
        yield Rule(start, y, right, y, STRONG if line == 0 else 0.2)
        for column, row in enumerate(rows):
            x = left + column * _PLAYER
            if row[line]:
                yield Text(x + 0.6, y, _PLAYER - 1.2, _LINE, row[line], sizes[line], bold=line < 2)
    for x in (left + column * _PLAYER for column in range(PLAYERS)):
        yield Rule(x, MARGIN_Y, x, bottom)
    yield Rule(start, bottom, right, bottom, STRONG)
    for x in (start, right):
        yield Rule(x, MARGIN_Y, x, bottom, STRONG)
