"""Rubber bridge on paper: each rubber's pad beside its deals, and blank pads."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.rubber import columns as c
from chicago_gui.games.rubber.pad import blank_pad, pad_lines, pad_marks
from chicago_gui.games.rubber.session import RubberTotals, View
from chicago_gui.paper.marks import AnyPaper, Mark, Page, Text, TextAlign
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.paper.sitting_pages import (
    ROW,
    RuledDeals,
    TwoSides,
    blank_sheets,
    evening_pages,
    grid_places,
)
from chicago_gui.record import replace
from chicago_gui.sheet.setup import Blank
from chicago_gui.sheet.sittings.columns import BY, HONOURS, RESULT, ZONE, SittingColumn
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.totals import DealRow
from chicago_gui.sheet.words import tr

_TITLE_WORDS = "Rubber bridge"
_TITLE = 5.4
_BELOW = 4.0
_PAD = 58.0
_LABEL = 13.0
_GAP = 4.0
_SHARES: tuple[tuple[SittingColumn, float], ...] = (
    (c.NUMBER, 6),
    (c.DEALER, 16),
    (ZONE, 9),
    (c.CONTRACT, 16),
    (BY, 16),
    (RESULT, 9),
    (HONOURS, 13),
    (c.WE_BELOW, 12),
    (c.WE_ABOVE, 11),
    (c.THEY_BELOW, 13),
    (c.THEY_ABOVE, 11),
)
_BLANK_GAP = 6.0


def session_pages(form: SittingForm, view: View, paper: AnyPaper) -> list[Page]:
    """Return the session sheet; neither a pad nor a deal's row is cut."""

    def put(flow: Flow) -> None:
        for index, each in enumerate(view.sittings):
            _put_rubber(flow, paper, view, form.unit(index), index, each)

    return evening_pages(form, view, paper, tr(_TITLE_WORDS), put)


def blank_pages(form: SittingForm, paper: AnyPaper, wish: Blank) -> list[Page]:
    """Return blank pads to fill in by hand."""

    def pads(flow: Flow, count: int) -> Iterator[Mark]:
        across = 2 if count < form.blanks.sizes[0] else 3
        for x, y, width, height in grid_places(flow, paper, count, across, _BLANK_GAP):
            yield from blank_pad(TwoSides(x, width, _LABEL), y, height - _BELOW)

    return blank_sheets(form, paper, tr(_TITLE_WORDS), wish, pads)


def _put_rubber(
    flow: Flow, paper: AnyPaper, view: View, name: str, index: int, each: RubberTotals
) -> None:
    """Put the pad with the deals beside it; deals that do not fit continue on the next page."""
    lines = pad_lines(each)
    rows = view.rows_of(index)
    table = _table(paper)
    pad = TwoSides(MARGIN_X, _PAD, _LABEL).made_for(each.sitting.sides)
    whole = lines.height - ROW + pad.names_height
    height = _TITLE + max(whole, table.height(len(rows))) + _BELOW
    if not flow.has_room(height):
        flow.turn()
    # A pad higher than a page is scaled down to the page.
    room = flow.room - _TITLE - _BELOW - lines.double
    shrink = min(1.0, room / (whole - lines.double))
    fit = max(1, int((flow.room - _TITLE - _BELOW) / ROW) - 1)
    first, rest = rows[:fit], rows[fit:]
    tall = max((whole - lines.double) * shrink + lines.double, table.height(len(first)))
    pad = replace(pad, row=ROW * shrink)
    marks = [
        Text(MARGIN_X, flow.y, _PAD, _TITLE, name, 9.6, bold=True, side=TextAlign.LEFT),
        *pad_marks(pad, flow.y + _TITLE, each, lines),
        *_table_marks(table, flow.y + _TITLE, first),
    ]
    flow.put(marks, _TITLE + tall + _BELOW)
    while rest:
        flow.make_room(table.height(1) + _BELOW)
        fit = max(1, int((flow.room - _BELOW) / ROW) - 1)
        part, rest = rest[:fit], rest[fit:]
        flow.put(_table_marks(table, flow.y, part), table.height(len(part)) + _BELOW)


def _table(paper: AnyPaper) -> RuledDeals:
    x = MARGIN_X + _PAD + _GAP
    width = paper.width - MARGIN_X - x
    return RuledDeals.shared(x, width, _SHARES)


def _table_marks(table: RuledDeals, y: float, rows: list[DealRow]) -> Iterator[Mark]:
    if rows:
        yield from table.marks(y, rows)
