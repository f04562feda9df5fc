"""Pages that are filled from top to bottom, each with its head and foot."""

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
from chicago_gui.sheet.words import sentence, tr

MARGIN_X = 10.0
"""The margin at the left and right of every page, in mm."""

MARGIN_Y = 9.0
"""The margin at the top and bottom of every page, in mm."""

HEAD = 19.6
"""The height in mm of the head of a first page, with the space below it."""

RUNNING_HEAD = 7.0
"""The height in mm of the head of pages after the first."""

FOOT = 4.6
"""The height in mm of the foot line, with the space above it."""

_LEAST_FILLED = 45.0
"""A last page with less content than this, in mm, should be avoided."""

_SMALL = 6.2
_GAP = 5.0
_NUMBERING = 28.0


def running_head(paper: AnyPaper, text: str) -> Iterator[Mark]:
    """Yield the one-line head of the pages after the first."""
    width = paper.width - 2 * MARGIN_X
    yield Text(MARGIN_X, MARGIN_Y, width, 5.0, text, 9.0, bold=True, side=TextAlign.LEFT)


def foot(paper: AnyPaper, number: int, count: int) -> Iterator[Mark]:
    """Yield the page number and the number of pages, at the foot of a page."""
    y, height = paper.height - MARGIN_Y - 3.2, 3.2
    pages = tr("page {number} of {count}").format(number=number, count=count)
    right = paper.width - MARGIN_X - _NUMBERING
    yield Text(right, y, _NUMBERING, height, pages, _SMALL, side=TextAlign.RIGHT)


def foot_remark(paper: AnyPaper, remark: str) -> Iterator[Mark]:
    """Yield a remark at the foot of a page, beside its number."""
    width = paper.width - 2 * MARGIN_X - _NUMBERING - _GAP
    if remark:
        y = paper.height - MARGIN_Y - 3.2
        yield Text(MARGIN_X, y, width, 3.2, remark, _SMALL, side=TextAlign.LEFT)


UnnumberedPage = tuple[AnyPaper, list[Mark]]
"""A page without its number: paper and marks."""


def bound(sheets: Sequence[UnnumberedPage], title: str = TITLE) -> list[Page]:
    """Return the sheets as numbered pages."""
    count = len(sheets)
    return [
        Page(paper, (*marks, *foot(paper, number, count)), title)
        for number, (paper, marks) in enumerate(sheets, start=1)
    ]


def joined(wholes: Iterable[Sequence[Page]]) -> list[Page]:
    """Return several documents as one, numbered throughout, with the title of the first."""
    sheets: list[UnnumberedPage] = []
    titles = []
    for pages in wholes:
        for number, page in enumerate(pages, start=1):
            numbered = list(foot(page.paper, number, len(pages)))
            sheets.append((page.paper, [mark for mark in page.marks if mark not in numbered]))
            titles.append(page.title)
    return bound(sheets, titles[0]) if titles else []


class Flow:
    """The pages of one document; what is put on a page is never cut."""

    def __init__(
        self, paper: AnyPaper, head: Iterable[Mark], height: float, running: Callable[[], str]
    ) -> None:
        """Begin with `head`, `height` mm high; `running` returns the head line of later pages."""
        self._paper = paper
        self._running = running
        self._filled: list[list[Mark]] = [list(head)]
        self.y = MARGIN_Y + height
        self.shorter = (0, 0.0)
        """The number of a page, from 1, and how many mm to leave free at its end."""

    @property
    def room(self) -> float:
        """The height left on the page in mm."""
        number, white = self.shorter
        white = white if number == len(self._filled) else 0.0
        return self._paper.height - MARGIN_Y - FOOT - self.y - white

    @property
    def missing(self) -> float:
        """How many mm a last page lacks to be worth printing; 0 if it lacks none."""
        filled = self.y - MARGIN_Y - RUNNING_HEAD
        return _LEAST_FILLED - filled if len(self._filled) > 1 and filled < _LEAST_FILLED else 0.0

    @property
    def whole(self) -> float:
        """The height in mm for content on a page after the first."""
        return self._paper.height - 2 * MARGIN_Y - FOOT - RUNNING_HEAD

    def has_room(self, height: float) -> bool:
        """Return whether `height` mm fit on the page, with a tolerance for rounding."""
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
        """Put `marks`, which are `height` mm high, on the page."""
        self._filled[-1].extend(marks)
        self.y += height

    def leave(self, height: float) -> None:
        """Leave `height` mm free, or what is left of the page."""
        self.y += min(height, max(0.0, self.room))

    def begin(self, head: Iterable[Mark], height: float) -> None:
        """Go to the next page and give it a `head` like the first page's."""
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
"""Up to this many players have columns of full width; more share the same room."""


def head_marks(
    paper: AnyPaper, players: int, title: str, when_and_where: str, small_print: str
) -> Iterator[Mark]:
    """Yield title, date and place, and the rules, to the left of a table for `players` players.

    With 0 players there is no table.
    """
    left, width = _title_box(paper, players)
    yield Text(left, MARGIN_Y, width, 6.8, title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    yield Text(left, MARGIN_Y + 6.8, width, 3.8, when_and_where, 8.8, side=TextAlign.LEFT)
    yield from _small_print(left, width, small_print)


def blank_head_marks(
    paper: AnyPaper, names: Sequence[str], title: str, labels: Sequence[str]
) -> Iterator[Mark]:
    """Yield the head of a form to fill in by hand; an empty name leaves a blank to write on."""
    left, width = _title_box(paper, len(names))
    yield Text(left, MARGIN_Y, width, 6.8, title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    base = MARGIN_Y + 16.4
    for x, end, label in (
        (left, left + width * 0.4, sentence(tr("date"))),
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
    """Yield the rules, in smaller type if that makes them fit into the lines."""
    size = _SMALL
    while len(wrapped(text, width, size)) > _RULES_LINES and size > LEAST_SIZE:
        size = max(LEAST_SIZE, size - 0.2)
    lines = wrapped(text, width, size)
    # If the text is still too long, the rest goes into the last line, which is cut when drawn.
    lines = (*lines[: _RULES_LINES - 1], " ".join(lines[_RULES_LINES - 1 :]))
    step = _SMALL * POINT * 1.22
    for index, line in enumerate(filter(None, lines)):
        y = MARGIN_Y + 10.9 + index * step
        yield Text(x, y, width, step, line, size, side=TextAlign.LEFT)


def player_table(
    paper: AnyPaper, title: str, rows: Sequence[tuple[str, ...]], labels: Sequence[str]
) -> Iterator[Mark]:
    """Yield a column for each player: the name, and below it a figure for each of `labels`."""
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
