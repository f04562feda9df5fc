"""Four-deal Chicago on paper: rounds side by side, each with its X, and blank rounds."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.four_deal import columns as c
from chicago_gui.games.four_deal.pad import dealers, x_marks
from chicago_gui.games.four_deal.session import DEALS, RoundTotals, View
from chicago_gui.paper.marks import (
    AnyPaper,
    Landscape,
    Mark,
    Page,
    StraightLine,
    Text,
    TextAlign,
)
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.paper.sitting_pages import (
    FOOT_ROWS,
    ROW,
    RuledDeals,
    TwoSides,
    blank_sheets,
    evening_pages,
    grid_places,
)
from chicago_gui.paper.text_setting import both_names, text_width
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.setup import Blank
from chicago_gui.sheet.sittings.columns import BY, HONOURS, RESULT, ZONE, SittingColumn
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.totals import DealRow
from chicago_gui.sheet.words import sentence, tr

_ACROSS = 2
_GAP = 5.0
_BELOW = 2.4
_TITLE = 4.6
_X_HEIGHT = 18.2
_X_NAME = 4.0
_NAME = 20.0
_NAMES, _DASH = 8.2, 4.0
"""The size of names in a round's title, in points, and the width of the dash between, in mm."""
_LEAST_NAMES = 6.0
_SHARES: tuple[tuple[SittingColumn, float], ...] = (
    (c.NUMBER, 6),
    (ZONE, 9),
    (c.CONTRACT, 15),
    (BY, 15),
    (RESULT, 9),
    (HONOURS, 13),
    (c.WE, 13),
    (c.THEY, 13),
)
_TITLE_WORDS = "Four-deal Chicago"
_ACROSS_TURNED = 4
_TALLEST = 9.0
_MOST_STRUCK = 20
"""The most passed-out deals shown in a round, so that it fits a page; all are explained below."""


def session_pages(form: SittingForm, view: View, paper: AnyPaper) -> list[Page]:
    """Return the session sheet; a round is never cut."""

    def put(flow: Flow) -> None:
        for first in range(0, len(view.sittings), _ACROSS):
            in_row = list(enumerate(view.sittings))[first : first + _ACROSS]
            most = max(_rows(each) for _, each in in_row)
            height = _height(most)
            flow.make_room(height)
            marks: list[Mark] = []
            for place, (index, each) in enumerate(in_row):
                marks += _block(paper, place, flow.y, view, form.unit(index), index, each)
            flow.put(marks, height)

    return evening_pages(form, view, paper, tr(_TITLE_WORDS), put)


def blank_pages(form: SittingForm, paper: AnyPaper, wish: Blank) -> list[Page]:
    """Return blank rounds to fill in by hand."""

    def rounds(flow: Flow, count: int) -> Iterator[Mark]:
        across = _ACROSS_TURNED if isinstance(paper, Landscape) and count > 4 else _ACROSS
        for x, y, width, height in grid_places(flow, paper, count, across, _GAP):
            yield from _blank_block(x, y, width, height)

    return blank_sheets(form, paper, tr(_TITLE_WORDS), wish, rounds)


def _rows(each: RoundTotals) -> int:
    """Return the number of rows in a round: four deals, and those passed out."""
    struck = sum(line.deal.passed_out for line in each.lines)
    return DEALS + min(struck, _MOST_STRUCK)


def _height(rows: int) -> float:
    return _TITLE + _X_HEIGHT + (1 + rows + FOOT_ROWS) * ROW + _BELOW


def _place(paper: AnyPaper, place: int) -> tuple[float, float]:
    width = (paper.width - 2 * MARGIN_X - (_ACROSS - 1) * _GAP) / _ACROSS
    return MARGIN_X + place * (width + _GAP), width


def _foot(table: RuledDeals) -> TwoSides:
    figures = sum(width for _, width in table.columns[-2:])
    return TwoSides(table.x, table.width, table.width - figures, table.row)


def _block(
    paper: AnyPaper, place: int, y: float, view: View, name: str, index: int, each: RoundTotals
) -> Iterator[Mark]:
    x, width = _place(paper, place)
    yield from _title(x, y, width, name, each.sitting.sides)
    y += _TITLE
    yield from x_marks(x, y, width, dealers(each), height=_X_HEIGHT, name=_X_NAME)
    y += _X_HEIGHT
    table = RuledDeals.shared(x, width, _SHARES)
    deals = view.rows_of(index)
    struck = [row for row in deals if row.line.deal.passed_out]
    left_out = struck[: max(0, len(struck) - _MOST_STRUCK)]
    rows: list[DealRow | None] = [row for row in deals if row not in left_out]
    rows += [None] * (_rows(each) - len(rows))
    yield from table.marks(y, rows)
    over = any(line.deal.tricks is not None for line in each.lines)
    foot = _foot(table)
    yield from foot.foot(y + table.height(len(rows)), each.total if over else None, each.settled)


def _blank_block(x: float, y: float, width: float, height: float) -> Iterator[Mark]:
    """Yield a blank round `height` mm high, with rows as high as possible."""
    row = min(_TALLEST, (height - _TITLE - _X_HEIGHT - _BELOW) / (1 + DEALS + FOOT_ROWS))
    yield from _title(x, y, width, sentence(tr("round {number}").format(number="").strip()), None)
    y += _TITLE
    yield from x_marks(x, y, width, (), height=_X_HEIGHT, name=_X_NAME)
    y += _X_HEIGHT
    table = RuledDeals.shared(x, width, _SHARES, row)
    yield from table.marks(y, [None] * DEALS)
    yield from _foot(table).foot(y + table.height(DEALS), None, None)


def _title(x: float, y: float, width: float, name: str, sides: Sides | None) -> Iterator[Mark]:
    """Yield the round's name and both sides; without sides, lines to write on."""
    yield Text(x, y, _NAME, _TITLE, name, 9.6, bold=True, side=TextAlign.LEFT)
    left, whole = x + _NAME, width - _NAME - _DASH
    first = whole / 2 if sides is None else _first_room(sides, whole)
    for at, (start, room) in enumerate(((left, first), (left + first + _DASH, whole - first))):
        if sides is None:
            yield StraightLine(start, y + 4.2, start + room, y + 4.2)
        else:
            names = both_names(sides[at], room, _LEAST_NAMES)
            side = (TextAlign.RIGHT, TextAlign.LEFT)[at]
            yield Text(start, y, room, _TITLE, names, _NAMES, side=side)
    yield Text(left + first, y, _DASH, _TITLE, "–", _NAMES)


def _first_room(sides: Sides, whole: float) -> float:
    """Return the width of We out of `whole` mm: half, unless one side needs more than the other."""
    one, other = (text_width(" & ".join(side), _NAMES) for side in sides)
    if one > whole / 2:
        return min(one, max(whole / 2, whole - other))
    return max(one, whole - other) if other > whole / 2 else whole / 2
