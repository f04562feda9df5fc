"""Blank forms to write on by hand, with the tables needed to score them."""

from __future__ import annotations

from math import ceil, floor

from chicago_gui.games.russian.columns import ROWS
from chicago_gui.games.russian.deal import Deal
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.pages.head import HEAD, blank_head
from chicago_gui.games.russian.pages.tables import table_page
from chicago_gui.games.russian.view import OpenDeal
from chicago_gui.paper.form_grid import HEADING_HEIGHT, Grid, empty_block, heading_row
from chicago_gui.paper.marks import Mark, Page, Paper
from chicago_gui.paper.page_flow import FOOT, MARGIN_X, MARGIN_Y, foot
from chicago_gui.scoring import HOUSE, TargetTable
from chicago_gui.sheet.words import tr

TALLEST_ROW = 6.5
LEAST_ROW = 3.8
"""Between these, in mm, rows are as high as the page allows: a pen wants more room than type."""


def blank_pages(
    paper: Paper = Paper.A4, deals: int = 15, targets: TargetTable = HOUSE
) -> list[Page]:
    """Return a form of `deals` empty deals, over as few pages as it takes, and the tables."""
    top = MARGIN_Y + HEAD
    room = paper.height - MARGIN_Y - FOOT - HEADING_HEIGHT - top
    deals = max(1, deals)
    sheets = ceil(deals / floor(room / (LEAST_ROW * ROWS)))
    each = ceil(deals / sheets)
    row = min(TALLEST_ROW, room / (ROWS * each))
    grid = Grid(FORM, MARGIN_X, paper.width - 2 * MARGIN_X, row)
    remark = tr("z: vulnerable. Target: of the team with more HCP. ±: its score less its target.")
    pages = []
    for sheet in range(sheets):
        marks: list[Mark] = [*blank_head(paper), *heading_row(grid, top)]
        numbers = range(sheet * each + 1, min(deals, (sheet + 1) * each) + 1)
        for place, number in enumerate(numbers):
            y = top + HEADING_HEIGHT + place * grid.block
            marks += empty_block(grid, y, OpenDeal(number, Deal()))
        marks += foot(paper, sheet + 1, sheets + 1, remark)
        pages.append(Page(paper, tuple(marks)))
    return [*pages, table_page(paper, targets, sheets + 1, sheets + 1)]
