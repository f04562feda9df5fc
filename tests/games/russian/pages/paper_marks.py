"""What tests of printed pages read out of marks, and what holds for every page."""

from __future__ import annotations

from chicago_gui.games.russian.columns import HouseColumn
from chicago_gui.games.russian.form import FORM
from chicago_gui.paper.form_grid import Grid
from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    SHAPES,
    STRONG,
    Band,
    Mark,
    Notch,
    Page,
    Rule,
    Suit,
    Text,
)
from chicago_gui.paper.page_flow import MARGIN_X, MARGIN_Y


def texts(page: Page) -> list[Text]:
    return [mark for mark in page.marks if isinstance(mark, Text)]


def words(pages: list[Page]) -> list[str]:
    return [text.text for page in pages for text in texts(page)]


def grid(page: Page) -> Grid:
    return Grid(FORM, MARGIN_X, page.width - 2 * MARGIN_X, 4.0)


def in_column(page: Page, column: HouseColumn) -> list[Text]:
    """The texts of the form's rows in one column, below the heading row."""
    columns = grid(page)
    band = next((mark for mark in page.marks if isinstance(mark, Band)), None)
    if band is None:
        return []
    top, bottom = band.y + band.height - 0.01, max(rule.y1 for rule in deal_rules(page))
    left, right = columns.x(column), columns.end(column)
    return [
        text
        for text in texts(page)
        if left <= text.x and text.x + text.width <= right and top < text.y < bottom
    ]


def deal_rules(page: Page) -> list[Rule]:
    """The strong rules across the form; the one under a later section's title is none."""
    columns = grid(page)
    titles = [text.y for text in texts(page) if text.text == "How each deal was scored"]
    end = min(titles, default=page.height)
    return [
        mark
        for mark in page.marks
        if isinstance(mark, Rule)
        and mark.weight == STRONG
        and mark.y1 == mark.y2 < end
        and (mark.x1, mark.x2) == (columns.left, columns.right)
    ]


def box(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that a mark blackens."""
    match mark:
        case Rule():
            half = mark.weight / 2
            left, right = sorted((mark.x1, mark.x2))
            top, bottom = sorted((mark.y1, mark.y2))
            return left - half, top - half, right + half, bottom + half
        case Notch():
            return mark.x - mark.size, mark.y, mark.x, mark.y + mark.size
        case Suit():
            white = mark.size * min(segment.x for segment in SHAPES[mark.denomination])
            return mark.x + white, mark.y, mark.x + mark.size - white, mark.y + mark.size
        case _:
            return mark.x, mark.y, mark.x + mark.width, mark.y + mark.height


def apart(one: Mark, other: Mark) -> bool:
    left, top, right, bottom = box(one)
    left2, top2, right2, bottom2 = box(other)
    near = 0.001
    return (
        right <= left2 + near
        or right2 <= left + near
        or bottom <= top2 + near
        or bottom2 <= top + near
    )


def check_page(page: Page) -> None:
    """What holds for every page, whatever stands on it."""
    for mark in page.marks:
        left, top, right, bottom = box(mark)
        assert left >= 9, mark
        assert top >= MARGIN_Y - STRONG / 2, mark
        assert right <= page.width - 9, mark
        assert bottom <= page.height - MARGIN_Y + STRONG / 2, mark
        assert left < right
        assert top < bottom
    found = texts(page)
    for text in found:
        assert text.text.strip()
        assert text.size >= LEAST_SIZE
        # Room for accents above and tails below the capitals in the middle.
        assert text.height >= 1.2 * text.size * POINT - 0.001, text
    solid = [mark for mark in page.marks if isinstance(mark, Text | Suit)]
    solid.sort(key=lambda mark: mark.y)
    for place, one in enumerate(solid):
        for other in solid[place + 1 :]:
            if other.y > box(one)[3]:
                break
            assert apart(one, other), (one, other)
