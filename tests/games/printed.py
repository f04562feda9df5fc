"""What is on printed pages, for tests of any game: their texts, and what holds for every page."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from chicago_gui.paper.form_grid import reach
from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    SHAPES,
    STRONG,
    Mark,
    Notch,
    Page,
    StraightLine,
    Stroke,
    Suit,
    Text,
)
from chicago_gui.paper.page_flow import MARGIN_Y


def words_on(page: Page) -> list[Text]:
    """The texts of a page as marks."""
    return [mark for mark in page.marks if isinstance(mark, Text)]


def texts(pages: Iterable[Page]) -> list[str]:
    """All that can be read, page after page."""
    return [mark.text for page in pages for mark in words_on(page)]


def box(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that a mark blackens."""
    match mark:
        case StraightLine():
            half = mark.weight / 2
            left, right = sorted((mark.x1, mark.x2))
            top, bottom = sorted((mark.y1, mark.y2))
            return left - half, top - half, right + half, bottom + half
        case Notch():
            return mark.x - mark.size, mark.y, mark.x, mark.y + mark.size
        case Suit():
            white = mark.size * min(segment.x for segment in SHAPES[mark.denomination])
            return mark.x + white, mark.y, mark.x + mark.size - white, mark.y + mark.size
        case Stroke():
            half = mark.weight / 2
            xs, ys = zip(*mark.points, strict=True)
            return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
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


def check_pages(pages: Iterable[Page]) -> None:
    """What holds for every page of a whole."""
    whole = list(pages)
    for number, page in enumerate(whole, start=1):
        check_page(page)
        assert f"page {number} of {len(whole)}" in texts([page])


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
    check_texts(page.marks)


def check_texts(marks: Iterable[Mark]) -> None:
    """No text is too small or too low for its type, and none lies under another or a rule."""
    marks = list(marks)
    found = [mark for mark in marks if isinstance(mark, Text)]
    for text in found:
        assert text.text.strip()
        assert text.size >= LEAST_SIZE
        # Room for accents above and tails below the capitals in the middle.
        assert text.height >= 1.2 * text.size * POINT - 0.001, text
    solid = [mark for mark in marks if isinstance(mark, Text | Suit)]
    solid.sort(key=lambda mark: mark.y)
    for place, one in enumerate(solid):
        bottom = box(one)[3]
        for other in solid[place + 1 :]:
            if other.y > bottom:
                break
            assert apart(one, other), (one, other)
    _check_rules(marks, found)


def _check_rules(marks: list[Mark], found: list[Text]) -> None:
    across = sorted(
        (mark.y1, mark.x1, mark.x2)
        for mark in marks
        if isinstance(mark, StraightLine) and mark.y1 == mark.y2
    )
    levels = [level for level, _, _ in across]
    for text in found:
        middle, half = text.y + text.height / 2, 0.3 * text.size * POINT
        left, right = reach(text)
        for at in range(bisect_left(levels, middle - half), bisect_right(levels, middle + half)):
            _, x1, x2 = across[at]
            assert x2 <= left or x1 >= right, (text, across[at])
