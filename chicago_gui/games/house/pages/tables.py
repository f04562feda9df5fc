"""Blank forms to write on by hand, with the tables that are looked up at the table."""

from __future__ import annotations

from math import ceil, floor

from chicago_gui.games.house.columns import ROWS
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages.session_sheet import HEAD, blank_head
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import OpenDeal
from chicago_gui.games.house.words import targets_words
from chicago_gui.paper.form_grid import HEADING_HEIGHT, Grid, empty_block, heading_row
from chicago_gui.paper.marks import TITLE, AnyPaper, Mark, Page, Paper, Turned
from chicago_gui.paper.page_flow import (
    FOOT,
    MARGIN_X,
    MARGIN_Y,
    UnnumberedPage,
    bound,
    foot_remark,
)
from chicago_gui.paper.ruled import Ruled
from chicago_gui.paper.score_tables import SECTION, TableColumn, imp_tables, table_sheets
from chicago_gui.scoring import HOUSE, TargetTable
from chicago_gui.sheet.setup import Blank, Tables
from chicago_gui.sheet.words import sentence, tr

TALLEST_ROW = 8.0
LEAST_ROW = 3.8
"""Between these, in mm, rows are as high as the page allows: a pen wants more room than type."""


def blank_pages(
    paper: AnyPaper = Paper.A4, wish: Blank | None = None, targets: TargetTable = HOUSE
) -> list[Page]:
    """Return forms of empty deals as `wish` has them, and the tables."""
    wish = wish or Blank()
    each = wish.each or FORM.blanks.sizes[0]
    top = MARGIN_Y + HEAD
    room = paper.height - MARGIN_Y - FOOT - HEADING_HEIGHT - top
    sheets = ceil(each / floor(room / (LEAST_ROW * ROWS)))
    most = ceil(each / sheets)
    grid = Grid(FORM, MARGIN_X, paper.width - 2 * MARGIN_X, min(TALLEST_ROW, room / (ROWS * most)))
    remark = tr("z: vulnerable. Target: of the team with more HCP. ±: its score less its target.")
    whole: list[UnnumberedPage] = []
    for begin in range(1, each * wish.pages + 1, each):
        for first in range(begin, begin + each, most):
            marks: list[Mark] = [*blank_head(paper, wish.names), *heading_row(grid, top)]
            for place, number in enumerate(range(first, min(first + most, begin + each))):
                y = top + HEADING_HEIGHT + place * grid.block
                marks += empty_block(grid, y, OpenDeal(number, Deal()))
            whole.append((paper, [*marks, *foot_remark(paper, remark)]))
    return bound([*whole, *tables(paper, wish.tables, targets)])


def tables(paper: AnyPaper, where: Tables, targets: TargetTable = HOUSE) -> list[UnnumberedPage]:
    """Return the target, IMP and scoring tables as they are wanted."""

    def above(column: TableColumn) -> None:
        column.words(_how())
        title = sentence(targets_words(targets.name))
        right = sum(table.width for table in imp_tables())
        if isinstance(paper, Turned) or where is Tables.CARD:
            column.tables(title, *_targets(targets))
            column.tables(tr("IMPs"), *imp_tables())
        else:
            x = column.x + column.width - right - SECTION
            one = TableColumn(column.x, column.y, column.width)
            one.tables(title, *_targets(targets))
            other = TableColumn(x, column.y, right)
            other.tables(tr("IMPs"), *imp_tables())
            column.under_columns(one, other)

    return table_sheets(paper, where, f"{tr(TITLE)} · {tr('tables')}", above, _honours())


def _how() -> str:
    return tr(
        "The team with more HCP looks up its target by its own HCP and its own vulnerability; "
        "with 20 each it is 0. The score as this team sees it, less the target, is the "
        "difference. It gives both partners their IMPs; the opponents get the opposite."
    )


def _honours() -> str:
    return tr(
        "Honours, where they count: 100 for four trump honours in one hand, 150 for all five or "
        "for four aces in no trump, to the side that holds them."
    )


def _targets(targets: TargetTable) -> tuple[Ruled, Ruled]:
    rows = [
        (str(hcp), *(str(targets.target(hcp, z)) for z in (False, True))) for hcp in range(20, 41)
    ]
    heads = [[(tr("HCP"), 1), (tr("not vulnerable"), 1), (tr("vulnerable"), 1)]]
    one, two = (Ruled((11.0, 17.0, 17.0), heads, some) for some in (rows[:11], rows[11:]))
    return one, two
