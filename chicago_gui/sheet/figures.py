"""Figures across evenings as values: what each evening adds, and the tables they become.

A game fills them in; pages and windows draw them for any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.stakes import Stake

Numbers = tuple[int, ...]
"""A game's figures of one player or pair, which add up over evenings one by one."""


class EveningFigures(Record):
    """One evening: `points` of each player, in their order, and the numbers they come with.

    `pairs` are by the players' places. Only an evening with something to count has any. `deals`
    are for games whose figures need them one by one: the places of who played, and the numbers.
    `stake` is what the points are worth, where they were played for money.
    """

    points: tuple[int, ...]
    players: tuple[Numbers, ...]
    pairs: dict[tuple[int, int], Numbers]
    deals: tuple[tuple[tuple[int, ...], Numbers], ...] = ()
    stake: Stake | None = None


class PlayerTotals(Record):
    """The totals of one player, or of two as partners, over all evenings.

    `names` are one or two. An evening is `won` by whoever has the most points when it is over.
    `merged` says that other names count too.
    """

    names: tuple[str, ...]
    evenings: int
    won: int
    numbers: Numbers
    best_partner: str = ""
    merged: bool = False


class Scored(Record):
    """A deal that is over, as a game's figures count it: who played it, and its numbers."""

    players: tuple[str, ...]
    numbers: Numbers


class Figures(Record):
    """The lines of players and pairs as their game makes them, the best first.

    `deals` are those that the game counts one by one, with the players called as in the lines.
    """

    players: tuple[Any, ...]
    pairs: tuple[Any, ...]
    deals: tuple[Scored, ...] = ()


def added(one: Sequence[int], other: Sequence[int]) -> Numbers:
    """Return the sums, number by number."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


T = TypeVar("T")


class LineColumn(Record, Generic[T]):
    """One column of a table of lines: its heading, how it words a line, and what sorts it, if any.

    By its `key` the table knows it in any language. `number` stands to the right and is sorted
    from the most down. `sign` says whether the cell is a gain or a loss. `wide` takes the room
    that is left; the others are no wider than `most`, in pixels at 100 %. What has no room in one
    that `breaks` goes on beneath. `tip` says what a short heading means.
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


def rest_column() -> LineColumn[Any]:
    """Return an empty column that takes the rest of the width: figures stay near their names."""
    return LineColumn("", lambda _: "", wide=True)


class FigureTable(Record, Generic[T]):
    """Figures across evenings under a title, sorted by the column of the key `sorted_by`, if any.

    `name` says whom a line is about, and `merged` whether other names count for them too. `remark`
    says how they are reckoned.
    """

    title: str
    columns: tuple[LineColumn[T], ...]
    lines: Sequence[T]
    sorted_by: str | None
    name: Callable[[T], str]
    merged: Callable[[T], bool] = lambda _: False
    remark: str = ""

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


class FigureTables(Record):
    """All tables of one game's figures, that of the players first; `remark` stands beneath."""

    tables: tuple[FigureTable[Any], ...]
    remark: str = ""
