"""The session sheet on paper: the form with its head, then how each deal was scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chicago_gui.games.russian.columns import ROWS
from chicago_gui.games.russian.deal import Deal
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.pages.head import (
    HEAD,
    head,
    not_over,
    when_and_where,
)
from chicago_gui.games.russian.pages.lines import lines
from chicago_gui.games.russian.pages.thrown_in import thrown_in_row
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.paper.form_grid import (
    HEADING_HEIGHT,
    Grid,
    closing_rule,
    deal_block,
    empty_block,
    heading_row,
)
from chicago_gui.paper.marks import TITLE, Mark, Page, Paper
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.paper.scored_lines import put_lines

TALLEST_ROW = 4.3
LEAST_ROW = 3.6
"""Between these, in mm, rows are as high as lets the usual evening fit on one page."""

_USUAL = 15 * ROWS

_Deal = OpenDeal | PlayedDeal | int
"""A deal dealt, or the number of one to come."""


def session_pages(view: View, paper: Paper = Paper.A4) -> list[Page]:
    """Return the session sheet as pages; a deal is never cut.

    Deals planned and not begun are printed empty, so that the form can be finished by hand.
    """
    flow = Flow(paper, head(paper, view), HEAD, lambda: f"{TITLE} · {when_and_where(view.sheet)}")
    deals = [*view.deals, *range(view.sheet.next_number, view.sheet.planned_deals + 1)]
    grid = Grid(FORM, MARGIN_X, paper.width - 2 * MARGIN_X, _row_height(deals, flow.room))
    flow.put(heading_row(grid, flow.y), HEADING_HEIGHT)
    for deal in deals:
        height = _rows(deal) * grid.row
        if not flow.has_room(height):
            flow.put([closing_rule(grid, flow.y)], 0)
            flow.turn()
            flow.put(heading_row(grid, flow.y), HEADING_HEIGHT)
        flow.put(_deal_marks(grid, flow.y, deal), height)
    flow.put([closing_rule(grid, flow.y)], 0)
    put_lines(flow, lines(view, grid.width), grid.width)
    return flow.pages(f"{TITLE} {view.sheet.date.isoformat()}", not_over(view))


def _rows(deal: _Deal) -> int:
    return 1 if isinstance(deal, PlayedDeal) and deal.thrown_in else ROWS


def _row_height(deals: Sequence[_Deal], room: float) -> float:
    """One height throughout: all on the first page if they go, else that page full of fifteen."""
    room -= HEADING_HEIGHT
    rows = sum(map(_rows, deals))
    if rows * LEAST_ROW > room:
        rows = 0
        for height in map(_rows, deals):
            if rows >= _USUAL or (rows + height) * LEAST_ROW > room:
                break
            rows += height
    return min(TALLEST_ROW, room / max(rows, _USUAL))


def _deal_marks(grid: Grid, y: float, deal: _Deal) -> Iterable[Mark]:
    if isinstance(deal, int):
        return empty_block(grid, y, OpenDeal(deal, Deal()))
    if isinstance(deal, PlayedDeal) and deal.thrown_in:
        return thrown_in_row(grid, y, deal)
    return deal_block(grid, y, deal)
