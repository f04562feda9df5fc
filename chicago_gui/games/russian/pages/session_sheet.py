"""The session sheet on paper: the form with its head, then how each deal was scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chicago_gui.games.russian.columns import ROWS
from chicago_gui.games.russian.deal import Deal
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.pages.head import (
    FOOT,
    HEAD,
    MARGIN_X,
    MARGIN_Y,
    RUNNING_HEAD,
    foot,
    head,
    not_over,
    running_head,
)
from chicago_gui.games.russian.pages.lines import TITLE_HEIGHT, line_marks, lines, title_marks
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
    flow = _Flow(view, paper)
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
    _put_lines(flow, view, grid.width)
    return flow.pages()


def _put_lines(flow: _Flow, view: View, width: float) -> None:
    """The lines stay together with the form where they fit, else begin on a page of their own."""
    section = lines(view, width)
    if not section:
        return
    whole = TITLE_HEIGHT + sum(line.height for line in section)
    if not flow.has_room(whole):
        flow.turn()
    flow.put(title_marks(MARGIN_X, flow.y, width), TITLE_HEIGHT)
    for line in section:
        if not flow.has_room(line.height):
            flow.turn()
        flow.put(line_marks(line, MARGIN_X, flow.y, width), line.height)


class _Flow:
    """The pages while they are filled from top to bottom."""

    def __init__(self, view: View, paper: Paper) -> None:
        self._view = view
        self._paper = paper
        self._bottom = paper.height - MARGIN_Y - FOOT
        self._filled: list[list[Mark]] = [list(head(paper, view))]
        self.y = MARGIN_Y + HEAD

    @property
    def room(self) -> float:
        """How many mm are left on the page."""
        return self._bottom - self.y

    def has_room(self, height: float) -> bool:
        """Whether `height` mm still fit on the page; sums of mm are not exact."""
        return height <= self.room + 0.01

    def turn(self) -> None:
        """Go to the next page."""
        self._filled.append(list(running_head(self._paper, self._view.sheet)))
        self.y = MARGIN_Y + RUNNING_HEAD

    def put(self, marks: Iterable[Mark], height: float) -> None:
        """Put `marks`, which take `height` mm, on the page."""
        self._filled[-1].extend(marks)
        self.y += height

    def pages(self) -> list[Page]:
        """Return the pages with their feet."""
        remark = not_over(self._view)
        count = len(self._filled)
        title = f"{TITLE} {self._view.sheet.date.isoformat()}"
        return [
            Page(self._paper, (*marks, *foot(self._paper, number, count, remark)), title)
            for number, marks in enumerate(self._filled, start=1)
        ]


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
