"""Pages while they are filled from top to bottom: margins, the foot line, when to turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from chicago_gui.paper.marks import TITLE, Mark, Page, Paper, Side, Text
from chicago_gui.sheet.words import tr

MARGIN_X = 10.0
"""White at the sides of every page, in mm."""

MARGIN_Y = 9.0
"""White above and below, in mm."""

RUNNING_HEAD = 7.0
"""Height in mm of the head of the pages after the first."""

FOOT = 4.6
"""Height in mm of the foot line, with the air above it."""

_SMALL = 6.2
_GAP = 5.0
_NUMBERING = 28.0


def running_head(paper: Paper, text: str) -> Iterator[Mark]:
    """Yield the one line at the top of the pages that follow the first."""
    width = paper.width - 2 * MARGIN_X
    yield Text(MARGIN_X, MARGIN_Y, width, 5.0, text, 9.0, bold=True, side=Side.LEFT)


def foot(paper: Paper, number: int, count: int, remark: str = "") -> Iterator[Mark]:
    """Yield the last line of a page: `remark`, and which page of how many it is."""
    y, height = paper.height - MARGIN_Y - 3.2, 3.2
    pages = tr("page {number} of {count}").format(number=number, count=count)
    width = paper.width - 2 * MARGIN_X - _NUMBERING - _GAP
    if remark:
        yield Text(MARGIN_X, y, width, height, remark, _SMALL, side=Side.LEFT)
    right = paper.width - MARGIN_X - _NUMBERING
    yield Text(right, y, _NUMBERING, height, pages, _SMALL, side=Side.RIGHT)


class Flow:
    """The pages of one evening; what is put on a page is never cut."""

    def __init__(
        self, paper: Paper, head: Iterable[Mark], height: float, running: Callable[[], str]
    ) -> None:
        """Begin with `head`, `height` mm high; `running` gives the line on top of later pages."""
        self._paper = paper
        self._running = running
        self._filled: list[list[Mark]] = [list(head)]
        self.y = MARGIN_Y + height

    @property
    def room(self) -> float:
        """How many mm are left on the page."""
        return self._paper.height - MARGIN_Y - FOOT - self.y

    @property
    def whole(self) -> float:
        """How many mm there are on a page after the first."""
        return self._paper.height - 2 * MARGIN_Y - FOOT - RUNNING_HEAD

    def has_room(self, height: float) -> bool:
        """Whether `height` mm still fit on the page; sums of mm are not exact."""
        return height <= self.room + 0.01

    def turn(self) -> None:
        """Go to the next page."""
        self._filled.append(list(running_head(self._paper, self._running())))
        self.y = MARGIN_Y + RUNNING_HEAD

    def make_room(self, height: float) -> None:
        """Go to the next page unless `height` mm fit on this one."""
        if not self.has_room(height):
            self.turn()

    def put(self, marks: Iterable[Mark], height: float) -> None:
        """Put `marks`, which take `height` mm, on the page."""
        self._filled[-1].extend(marks)
        self.y += height

    def pages(self, title: str = TITLE, remark: str = "") -> list[Page]:
        """Return the pages with their feet."""
        count = len(self._filled)
        return [
            Page(self._paper, (*marks, *foot(self._paper, number, count, remark)), title)
            for number, marks in enumerate(self._filled, start=1)
        ]
