"""What is on printed pages, for tests of any game: their texts, and that nothing leaves them."""

from __future__ import annotations

from collections.abc import Iterable

from chicago_gui.paper.marks import Band, Notch, Page, Rule, Suit, Text


def texts(pages: Iterable[Page]) -> list[str]:
    """All that can be read, page after page."""
    return [mark.text for page in pages for mark in page.marks if isinstance(mark, Text)]


def assert_on_paper(pages: Iterable[Page]) -> None:
    """Nothing reaches beyond the edge of its page."""
    for page in pages:
        for mark in page.marks:
            match mark:
                case Rule(x1, y1, x2, y2):
                    right, bottom = max(x1, x2), max(y1, y2)
                case Suit(x, y, size, _):
                    right, bottom = x + size, y + size
                case Notch(x, y, size):
                    right, bottom = x, y + size
                case Band(x, y, width, height) | Text(x, y, width, height):
                    right, bottom = x + width, y + height
            assert right <= page.width - 5, mark
            assert bottom <= page.height - 5, mark
