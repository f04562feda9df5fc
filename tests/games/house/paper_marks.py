"""What tests of the house game's pages read out of marks."""

from __future__ import annotations

from chicago_gui.games.house.deck_columns import HouseColumn
from chicago_gui.games.house.form import FORM
from chicago_gui.paper.form_grid import Grid
from chicago_gui.paper.marks import STRONG, Band, Page, StraightLine, Text
from chicago_gui.paper.page_flow import MARGIN_X
from tests.games.printed import words_on


def grid(page: Page) -> Grid:
    return Grid(FORM, MARGIN_X, page.width - 2 * MARGIN_X, 4.0)


def in_column(page: Page, column: HouseColumn) -> list[Text]:
    """The texts of the form's rows in one column, below the heading row."""
    columns = grid(page)
    # The tables that the form is checked by are narrower.
    bands = [m for m in page.marks if isinstance(m, Band) and m.width == columns.width]
    if not bands:
        return []
    band = bands[0]
    top, bottom = band.y + band.height - 0.01, max(rule.y1 for rule in deal_rules(page))
    left, right = columns.x(column), columns.end(column)
    return [
        text
        for text in words_on(page)
        if left <= text.x and text.x + text.width <= right and top < text.y < bottom
    ]


def deal_rules(page: Page) -> list[StraightLine]:
    """The strong rules across the form; the one under a later section's title is none."""
    columns = grid(page)
    later = ("How each deal was scored", "IMPs per deal with running totals")
    titles = [text.y for text in words_on(page) if text.text in later]
    end = min(titles, default=page.height)
    return [
        mark
        for mark in page.marks
        if isinstance(mark, StraightLine)
        and mark.weight == STRONG
        and mark.y1 == mark.y2 < end
        and (mark.x1, mark.x2) == (columns.left, columns.right)
    ]
