"""Pages filled from top to bottom, each with its head and foot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    STRONG,
    TITLE,
    AnyPaper,
    Mark,
    Page,
    StraightLine,
    Text,
    TextAlign,
)
from chicago_gui.paper.text_setting import wrapped
from chicago_gui.sheet.words import tr

MARGIN_X = 10.0
"""White at the sides of every page, in mm."""

MARGIN_Y = 9.0
"""White above and below, in mm."""

RUNNING_HEAD = 7.0
"""Height in mm of the head of the pages after the first."""

FOOT = 4.6
"""Height in mm of the foot line, with the air above it."""

_LEAST_FILLED = 45.0
"""With less on it, in mm, nobody likes to have a page more."""

_SMALL = 6.2
_GAP = 5.0
_NUMBERING = 28.0


def running_head(paper: AnyPaper, text: str) -> Iterator[Mark]:
    """Yield the one line at the top of the pages that follow the first."""
    width = paper.width - 2 * MARGIN_X
    yield Text(MARGIN_X, MARGIN_Y, width, 5.0, text, 9.0, bold=True, side=TextAlign.LEFT)


def foot(paper: AnyPaper, number: int, count: int) -> Iterator[Mark]:
    """Yield in the last line of a page which page of how many it is."""
    y, height = paper.height - MARGIN_Y - 3.2, 3.2
    pages = tr("page {number} of {count}").format(number=number, count=count)
    right = paper.width - MARGIN_X - _NUMBERING
    yield Text(right, y, _NUMBERING, height, pages, _SMALL, side=TextAlign.RIGHT)


def foot_remark(paper: AnyPaper, remark: str) -> Iterator[Mark]:
    """Yield what is remarked in the last line of a page, beside its number."""
    width = paper.width - 2 * MARGIN_X - _NUMBERING - _GAP
    if remark:
        y = paper.height - MARGIN_Y - 3.2
        yield Text(MARGIN_X, y, width, 3.2, remark, _SMALL, side=TextAlign.LEFT)


UnnumberedPage = tuple[AnyPaper, list[Mark]]
"""A page before it has its number."""


def bound(sheets: Sequence[UnnumberedPage], title: str = TITLE) -> list[Page]:
    """Return the sheets as pages with their numbers."""
    count = len(sheets)
    return [
        Page(paper, (*marks, *foot(paper, number, count)), title)
        for number, (paper, marks) in enumerate(sheets, start=1)
    ]


def joined(wholes: Iterable[Sequence[Page]]) -> list[Page]:
    """Return pages one after the other, numbered through and called what the first are."""
    sheets: list[UnnumberedPage] = []
    titles = []
    for pages in wholes:
        for number, page in enumerate(pages, start=1):
            numbered = list(foot(page.paper, number, len(pages)))
            sheets.append((page.paper, [mark for mark in page.marks if mark not in numbered]))
            titles.append(page.title)
    return bound(sheets, titles[0]) if titles else []


class Flow:
    """The pages of one evening; what is put on a page is never cut."""

    def __init__(
        self, paper: AnyPaper, head: Iterable[Mark], height: float, running: Callable[[], str]
    ) -> None:
        """Begin with `head`, `height` mm high; `running` gives the line on top of later pages."""
        self._paper = paper
        self._running = running
        self._filled: list[list[Mark]] = [list(head)]
        self.y = MARGIN_Y + height
        self.shorter = (0, 0.0)
        """The number of a page, from 1, and how many mm of it are left white at its end."""

    @property
    def room(self) -> float:
        """How many mm are left on the page."""
        number, white = self.shorter
        white = white if number == len(self._filled) else 0.0
        return self._paper.height - MARGIN_Y - FOOT - self.y - white

    @property
    def missing(self) -> float:
        """How many mm more the page should have, if it is not the first and has next to nothing."""
        filled = self.y - MARGIN_Y - RUNNING_HEAD
        return _LEAST_FILLED - filled if len(self._filled) > 1 and filled < _LEAST_FILLED else 0.0

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

    def begin(self, head: Iterable[Mark], height: float) -> None:
        """Go to the next page, which has a `head` as the first one has."""
        self._filled.append(list(head))
        self.y = MARGIN_Y + height

    @property
    def sheets(self) -> list[UnnumberedPage]:
        """The pages without their feet."""
        return [(self._paper, marks) for marks in self._filled]

    def pages(self, title: str = TITLE, remark: str = "") -> list[Page]:
        """Return the pages with their feet."""
        remarked = list(foot_remark(self._paper, remark))
        return bound([(paper, [*marks, *remarked]) for paper, marks in self.sheets], title)


_TITLE_SIZE = 16.0
_LABELS = 18.5
_PLAYER = 20.0
_LINE = 4.1
_RULES_LINES = 3
_MOST_PLAYERS = 5
"""For so many there is a column of full width; more share that room."""


def head_marks(
    paper: AnyPaper, players: int, title: str, when_and_where: str, small_print: str
) -> Iterator[Mark]:
    """Yield title, date and place, and the rules, left of a table for so many `players`.

    0 leaves no room for a table.
    """
    left, width = _title_box(paper, players)
    yield Text(left, MARGIN_Y, width, 6.8, title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    yield Text(left, MARGIN_Y + 6.8, width, 3.8, when_and_where, 8.8, side=TextAlign.LEFT)
    yield from _small_print(left, width, small_print)


def blank_head_marks(
    paper: AnyPaper, names: Sequence[str], title: str, labels: Sequence[str]
) -> Iterator[Mark]:
    """Yield the head of a form to be filled in by hand; each name may be empty, to be written."""
    left, width = _title_box(paper, len(names))
    yield Text(left, MARGIN_Y, width, 6.8, title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    base = MARGIN_Y + 16.4
    for x, end, label in (
        (left, left + width * 0.4, tr("Date")),
        (left + width * 0.44, left + width, tr("Place")),
    ):
        yield StraightLine(x, base, end, base)
        yield Text(x, base - 3.4, 9.0, 3.2, label, _SMALL, side=TextAlign.LEFT)
    if names:
        rows = [(name, *("" for _ in labels)) for name in names]
        yield from player_table(paper, tr("Players"), rows, labels)


def _title_box(paper: AnyPaper, players: int) -> tuple[float, float]:
    taken = _GAP + _LABELS + players * _column(players) if players else 0.0
    return MARGIN_X, paper.width - 2 * MARGIN_X - taken


def _column(players: int) -> float:
    return min(_PLAYER, _PLAYER * _MOST_PLAYERS / players)


def _small_print(x: float, width: float, text: str) -> Iterator[Text]:
    """The rules, in type as small as it takes to have them in the lines there are."""
    size = _SMALL
    while len(wrapped(text, width, size)) > _RULES_LINES and size > LEAST_SIZE:
        size = max(LEAST_SIZE, size - 0.2)
    lines = wrapped(text, width, size)
    # What is still too long keeps its last words together, to be cut short where it is drawn.
    lines = (*lines[: _RULES_LINES - 1], " ".join(lines[_RULES_LINES - 1 :]))
    step = _SMALL * POINT * 1.22
    for index, line in enumerate(filter(None, lines)):
        y = MARGIN_Y + 10.9 + index * step
        yield Text(x, y, width, step, line, size, side=TextAlign.LEFT)


def player_table(
    paper: AnyPaper, title: str, rows: Sequence[tuple[str, ...]], labels: Sequence[str]
) -> Iterator[Mark]:
    """A column for each player: the name, and beneath it what `labels` name."""
    right = paper.width - MARGIN_X
    width = _column(len(rows))
    left = right - len(rows) * width
    start = left - _LABELS
    bottom = MARGIN_Y + _LINE * (len(labels) + 1)
    sizes = (8.6, 9.6, 8.0, 8.0)
    for line, label in enumerate((title, *labels)):
        y = MARGIN_Y + line * _LINE
        yield Text(
            start + 0.8, y, _LABELS - 1.4, _LINE, label, _SMALL, bold=line == 0, side=TextAlign.LEFT
        )
        yield StraightLine(start, y, right, y, STRONG if line == 0 else 0.2)
        for column, row in enumerate(rows):
            x = left + column * width
            if row[line]:
                yield Text(x + 0.6, y, width - 1.2, _LINE, row[line], sizes[line], bold=line < 2)
    for x in (left + column * width for column in range(len(rows))):
        yield StraightLine(x, MARGIN_Y, x, bottom)
    yield StraightLine(start, bottom, right, bottom, STRONG)
    for x in (start, right):
        yield StraightLine(x, MARGIN_Y, x, bottom, STRONG)
