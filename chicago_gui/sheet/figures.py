"""Figures as values: what each session adds, tables of figures, and the summary of a session.

Games fill them in; pages and windows draw them without knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.panel import ChartData, Panel, PendingAction, Standing, StandingLine
from chicago_gui.sheet.words import amount, ended, plural, sentence, tr

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
    descending order. `sign` returns whether the cell is a gain or a loss. Where there is too little
    room, texts are broken into two lines and columns shrink to `most` pixels at 100 % zoom; then
    the texts of a `wide` column are cut. A column that `breaks` wraps its text. `tip` explains the
    heading. Cells depend only on the line, so that the column can show the lines of another period.
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


NAME = 220
"""The most pixels of a column of names at 100 % zoom."""


def name_column(heading: str, name: Callable[[T], str], most: int = NAME) -> LineColumn[T]:
    """Return a column of names, sorted by them; `most` is as in `LineColumn`."""
    return LineColumn(heading, name, name, most=most)


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


# --- one session


class Summary(Record):
    """The summary of a session: who won, the panel with standing and chart, and the tables.

    `sentences` follow the verdict. `more` continues the session, if possible.
    """

    verdict: str
    sentences: tuple[str, ...]
    panel: Panel
    tables: tuple[FigureTable[Any], ...] = ()
    more: PendingAction | None = None


def verdict(panel: Panel, *, over: bool) -> str:
    """Return who won, or who leads so far; with two standings, who is first in each."""
    if panel.second is not None:
        both = (panel.standing, panel.second)
        first = (_first(each, "{names}, {score}").removesuffix(".") for each in both)
        groups = (each.group for each in both)
        return ended("; ".join(map("{}: {}".format, groups, first)))
    # Patterns have no verb: a team's name may be singular or plural.
    pattern = tr("Winner: {names}, {score}") if over else tr("Leading: {names}, {score}")
    return ended(_first(panel.standing, pattern))


def _first(standing: Standing, pattern: str) -> str:
    most = max((line.figure for line in standing.lines), default=0)
    first = [line for line in standing.lines if line.figure == most]
    if len(first) == len(standing.lines):
        return tr("All are level.")
    names = ", ".join(line.name for line in first)
    return pattern.format(names=names, score=_score(standing, first[0]))


def lead_words(
    names: Sequence[str], steps: Iterable[tuple[int, Sequence[int]]], pattern: str
) -> list[str]:
    """Return since when the leader leads, and how often the lead changed.

    `steps` are the numbers of deals or sittings, each with the totals of `names` after it.
    `pattern` names the leader and the number.
    """
    leaders: list[tuple[int, str]] = []
    """The number of each step that brought a new sole leader, and the leader."""
    alone = False
    for number, totals in steps:
        most = max(totals)
        alone = list(totals).count(most) == 1
        first = names[list(totals).index(most)]
        if alone and first != (leaders[-1][1] if leaders else None):
            leaders.append((number, first))
    told = []
    if alone:
        number, name = leaders[-1]
        told.append(pattern.format(name=name, number=number))
    changes = len(leaders) - 1
    if changes == 1:
        told.append(tr("The lead changed once."))
    elif changes > 1:
        words = plural("The lead changed {count} time.", "The lead changed {count} times.", changes)
        told.append(words.format(count=changes))
    return told


def _score(standing: Standing, first: StandingLine) -> str:
    """Return the leader's figure; if there are only two opponents, both figures."""
    figure = first.written
    if standing.unit != "%" and len(standing.lines) == 2:
        other = next(line for line in standing.lines if line is not first)
        figure = f"{figure} – {other.written}"
    return amount(figure, standing.unit)


def one_of_them(
    heading: str, of: Callable[[T], tuple[float, str, str]], *, gains: bool = True
) -> LineColumn[T]:
    """Return the column for one deal, board or sitting of each line, such as the best.

    `of` returns its figure (the sort key), its name, and the figure as text. `gains` says that the
    figure is a gain or a loss.
    """

    def words(line: T) -> str:
        _, called, figure = of(line)
        # The colon separates the number of the deal from its figure.
        return sentence(f"{called}: {figure}")

    return LineColumn(
        heading,
        words,
        lambda line: of(line)[0],
        number=True,
        sign=(lambda line: of(line)[0]) if gains else None,
    )


class Supposed(Record):
    """One line of `WhatIf`: a name, and for each way of scoring a text and the sign of the gain."""

    name: str
    cells: tuple[tuple[str, int], ...]


class WhatIf(Record):
    """The session scored in other ways; `headings` are those of the cells, as played first.

    `caption` says what the table shows, `verdicts` sum it up.
    """

    caption: str
    headings: tuple[str, ...]
    lines: tuple[Supposed, ...]
    verdicts: tuple[str, ...]

    @property
    def table(self) -> FigureTable[Supposed]:
        """The table, with a column per way of scoring."""
        names: LineColumn[Supposed] = LineColumn(sentence(tr("player")), lambda line: line.name)
        ways = (_way(at, heading) for at, heading in enumerate(self.headings))
        remark = " ".join((self.caption, *self.verdicts))
        return FigureTable(
            tr("What if"), (names, *ways), self.lines, None, lambda line: line.name, remark=remark
        )


def _way(at: int, heading: str) -> LineColumn[Supposed]:
    return LineColumn(
        heading,
        lambda line: line.cells[at][0],
        number=True,
        sign=lambda line: line.cells[at][1],
    )
