"""Figures across evenings as values: what each evening adds, and the tables they become.

A game fills them in; pages and windows draw them for any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.panel import ChartData

Numbers = tuple[int, ...]
"""A game's figures of one player or pair, which add up over evenings one by one."""


class EveningFigures(Record):
    """One evening: `points` of each player, in their order, and the numbers they come with.

    `pairs` are by the players' places. Only an evening with something to count has any. `deals`
    are what is won and lost one by one, in the order played, where the game has such: the places
    of the two partners and of their two opponents, and numbers. The last number is what the first
    two won, and the others lost. `coins` are what each player gets or pays, in the smallest coin
    of the `currency`, where they played for money.
    """

    points: tuple[int, ...]
    players: tuple[Numbers, ...]
    pairs: dict[tuple[int, int], Numbers]
    deals: tuple[tuple[tuple[int, ...], Numbers], ...] = ()
    coins: tuple[int, ...] = ()
    currency: str = ""


class PlayerTotals(Record):
    """The totals of one player, or of two as partners, over all evenings.

    `names` are one or two. An evening is `won` by whoever has the most points when it is over.
    `merged` says that other names count too. `place` is the player's in the standing, from 1.
    """

    names: tuple[str, ...]
    evenings: int
    won: int
    numbers: Numbers
    best_partner: str = ""
    merged: bool = False
    place: int = 0


class Scored(Record):
    """Deals that are over, all by the same four: two partners and their opponents.

    `deals` are the numbers of each, as the game's figures count them.
    """

    players: tuple[str, str, str, str]
    deals: tuple[Numbers, ...]


def summed(numbers: Iterable[Numbers]) -> Numbers:
    """Return the sums of several, number by number; nothing of none."""
    return tuple(map(sum, zip(*numbers, strict=True)))


def added(one: Sequence[int], other: Sequence[int]) -> Numbers:
    """Return the sums, number by number."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


T = TypeVar("T")


class LineColumn(Record, Generic[T]):
    """One column of a table of lines: its heading, how it words a line, and what sorts it, if any.

    By its `key` the table knows it in any language. `number` stands to the right and is sorted
    from the most down. `sign` says whether the cell is a gain or a loss. `wide` takes the room
    that is left; the others are no wider than `most`, in pixels at 100 %. What has no room in one
    that `breaks` goes on beneath. `tip` says what a short heading means. All that a cell shows is
    in the line: the same column shows the lines of another period.
    """

    heading: str
    text: Callable[[T], str]
    order: Callable[[T], Any] | None = None
    number: bool = False
    sign: Callable[[T], float] | None = None
    wide: bool = False
    breaks: bool = False
    most: int = 240
    tip: str = ""
    key: str = ""


def count_column(heading: str, count: Callable[[T], int], tip: str = "") -> LineColumn[T]:
    """Return the column of a whole number that is worked out of a line."""
    return LineColumn(heading, lambda line: str(count(line)), count, number=True, tip=tip)


class FigureTable(Record, Generic[T]):
    """Figures across evenings under a title, sorted by the column of the key `sorted_by`, if any.

    `name` says whom a line is about, and `merged` whether other names count for them too. `remark`
    says how they are reckoned. A table that is read `one_by_one` shows the lines of one name at a
    time on the screen. `printed` says which lines paper has, and `session` which session a line
    opens.
    """

    title: str
    columns: tuple[LineColumn[T], ...]
    lines: Sequence[T]
    sorted_by: str | None
    name: Callable[[T], str]
    merged: Callable[[T], bool] = lambda _: False
    remark: str = ""
    one_by_one: bool = False
    printed: Callable[[T], bool] = lambda _: True
    session: Callable[[T], str] | None = None

    @property
    def sorted_at(self) -> int | None:
        """The place of the column that the lines are sorted by."""
        keys = [column.key for column in self.columns]
        return None if self.sorted_by is None else keys.index(self.sorted_by)

    @property
    def sorted_lines(self) -> list[T]:
        """The lines in the order in which they are shown at first."""
        column = None if self.sorted_at is None else self.columns[self.sorted_at]
        if column is None or column.order is None:
            return list(self.lines)
        return sorted(self.lines, key=column.order, reverse=column.number)


class Bar(Record):
    """One bar: a name, its figure, and the figure in words."""

    name: str
    figure: float
    text: str


class Bars(Record):
    """A bar for each name, the longest first; each has the colour of the name's line."""

    title: str
    bars: tuple[Bar, ...]


class FigureTables(Record):
    """All tables of one game's figures, that of the players first; `remark` stands beneath.

    Where sums over evenings say something there are a curve and bars.
    """

    tables: tuple[FigureTable[Any], ...]
    remark: str = ""
    running: ChartData | None = None
    bars: Bars | None = None
