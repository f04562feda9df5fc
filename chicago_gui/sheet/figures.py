"""Figures across sessions as values: what each session adds, and the tables of figures.

Games fill them in; pages and windows draw them without knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.panel import ChartData

Numbers = tuple[int, ...]
"""A game's figures of one player or pair; each number adds up over sessions."""


class EveningFigures(Record):
    """The figures of one session: `points` and numbers of each player, in the players' order.

    `pairs` are keyed by the players' indices. `deals` are the deals or sittings in the order
    played, if the game counts them singly: the indices of two partners and their two opponents,
    and numbers. The last number is what the partners won and the opponents lost. `coins` are what
    each player gets or pays, in the smallest coin of `currency`, if there was a stake.
    """

    points: tuple[int, ...]
    players: tuple[Numbers, ...]
    pairs: dict[tuple[int, int], Numbers]
    deals: tuple[tuple[tuple[int, ...], Numbers], ...] = ()
    coins: tuple[int, ...] = ()
    currency: str = ""


class PlayerTotals(Record):
    """The totals of one player or of a pair over all sessions.

    `names` are one or two. `won` counts finished sessions in which the player had the most points.
    `merged` says that other names count for this one. `place` in the standing starts at 1.
    """

    names: tuple[str, ...]
    evenings: int
    won: int
    numbers: Numbers
    best_partner: str = ""
    merged: bool = False
    place: int = 0


class Scored(Record):
    """The finished deals of the same four players: two partners and their opponents.

    `deals` are the numbers of each deal.
    """

    players: tuple[str, str, str, str]
    deals: tuple[Numbers, ...]


def summed(numbers: Iterable[Numbers]) -> Numbers:
    """Return the sums, number by number; an empty tuple if there are none."""
    return tuple(map(sum, zip(*numbers, strict=True)))


def added(one: Sequence[int], other: Sequence[int]) -> Numbers:
    """Return the sums, number by number."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


T = TypeVar("T")


class LineColumn(Record, Generic[T]):
    """One column of a table: its heading, the `text` of a line, and the sort key `order`, if any.

    `key` identifies the column in any language. A `number` is right-aligned and sorted in
    descending order. `sign` returns whether the cell is a gain or a loss. A `wide` column takes
    the remaining width; others are at most `most` pixels wide at 100 % zoom. A column that
    `breaks` wraps its text. `tip` explains the heading. Cells depend only on the line, so that
    the column can show the lines of another period.
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
    """Return a column for a whole number computed from a line."""
    return LineColumn(heading, lambda line: str(count(line)), count, number=True, tip=tip)


class FigureTable(Record, Generic[T]):
    """A titled table, sorted by the column whose key is `sorted_by`, if any.

    `name` returns whom a line is about, `merged` whether other names count for that name.
    `remark` explains how figures are counted. If `one_by_one`, the screen shows the lines of one
    name at a time. `printed` says which lines are on paper, `session` which session a line opens.
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
        """The index of the column that sorts the lines; `None` if unsorted."""
        keys = [column.key for column in self.columns]
        return None if self.sorted_by is None else keys.index(self.sorted_by)

    @property
    def sorted_lines(self) -> list[T]:
        """The lines in their initial order."""
        column = None if self.sorted_at is None else self.columns[self.sorted_at]
        if column is None or column.order is None:
            return list(self.lines)
        return sorted(self.lines, key=column.order, reverse=column.number)


class Bar(Record):
    """One bar: a name, its figure, and the figure as text."""

    name: str
    figure: float
    text: str


class Bars(Record):
    """A bar for each name, longest first, in the colour of the name's line in the chart."""

    title: str
    bars: tuple[Bar, ...]


class FigureTables(Record):
    """All tables of a game's figures, that of the players first, with a `remark` below.

    If figures add up over sessions, there is a chart (`running`) and bars.
    """

    tables: tuple[FigureTable[Any], ...]
    remark: str = ""
    running: ChartData | None = None
    bars: Bars | None = None
