"""How an evening went, and how a season, as values for any game.

A season is the evenings of one game between two days: what each player won there, and the CSV.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import HUNDRED
from chicago_gui.sheet.figures import FigureTable, LineColumn
from chicago_gui.sheet.panel import ChartData, Panel, PendingAction, Series, Standing, StandingLine
from chicago_gui.sheet.session_file import csv_of, harmless
from chicago_gui.sheet.stakes import Stake, payment_words
from chicago_gui.sheet.words import sentence, tr

T = TypeVar("T")


class Summary(Record):
    """Who won, the standing and the running figures, and the tables of what lies behind them.

    `sentences` stand beneath the verdict. `more` goes on with the evening, where that can be.
    """

    verdict: str
    sentences: tuple[str, ...]
    panel: Panel
    tables: tuple[FigureTable[Any], ...] = ()
    more: PendingAction | None = None


def verdict(panel: Panel, *, over: bool) -> str:
    """Return who won, or leads so far; of two standings the first of each."""
    both = (panel.standing, panel.second)
    return " ".join(_first(standing, over) for standing in both if standing is not None)


def _first(standing: Standing, over: bool) -> str:
    most = max((line.figure for line in standing.lines), default=0)
    first = [line for line in standing.lines if line.figure == most]
    if len(first) == len(standing.lines):
        return tr("Nobody is ahead of the others.")
    names = ", ".join(line.name for line in first)
    # A verb would have to know whether a team is one or several: its name does not tell.
    if len(first) == 1:
        pattern = tr("Winner: {names}, {score}.") if over else tr("In the lead: {names}, {score}.")
    else:
        shared = tr("First place shared: {names}, {score}.")
        pattern = shared if over else tr("Level in the lead: {names}, {score}.")
    return pattern.format(names=names, score=_score(standing, first[0]))


def _score(standing: Standing, first: StandingLine) -> str:
    """Return what the first has; of two who play against each other, what both have."""
    if standing.unit == "%":
        return tr("{percent} %").format(percent=first.written)
    if len(standing.lines) == 2:
        other = next(line for line in standing.lines if line is not first)
        return tr("{figure} to {other} {unit}").format(
            figure=first.written, other=other.written, unit=standing.unit
        )
    return tr("{figure} {unit}").format(figure=first.written, unit=standing.unit)


def one_of_them(
    heading: str, of: Callable[[T], tuple[float, str, str]], *, gains: bool = True
) -> LineColumn[T]:
    """Return the column of one deal, board or sitting of each line: the best, or the worst.

    `of` gives its figure, by which it is sorted, what it is called, and the figure in words;
    `gains` says that it is won or lost.
    """

    def words(line: T) -> str:
        _, called, figure = of(line)
        # The number of a deal is not to be read as that of several.
        return sentence(tr("{called}: {figure}").format(called=called, figure=figure))

    return LineColumn(
        heading,
        words,
        lambda line: of(line)[0],
        number=True,
        sign=(lambda line: of(line)[0]) if gains else None,
    )


def supposed_table(title: str, found: WhatIf) -> FigureTable[Supposed]:
    """Return the evening scored in other ways as a table."""
    return FigureTable(
        title,
        supposed_columns(found),
        found.lines,
        None,
        lambda line: line.name,
        remark=" ".join(found.verdicts),
    )


def supposed_columns(found: WhatIf) -> tuple[LineColumn[Supposed], ...]:
    """Return a column for the names, and one for each way of scoring."""
    names: LineColumn[Supposed] = LineColumn(tr("Player"), lambda line: line.name, wide=True)
    return (names, *(_way(at, heading) for at, heading in enumerate(found.headings)))


def _way(at: int, heading: str) -> LineColumn[Supposed]:
    return LineColumn(
        heading,
        lambda line: line.cells[at][0],
        number=True,
        sign=lambda line: line.cells[at][1],
    )


class SeasonEvening(Record):
    """One evening: `players` with the `points` each won, in the order of the sheet.

    Those may be whole hundreds. `stake` is what they are worth, where there was one.
    """

    date: date
    place: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    hundreds: bool = False
    stake: Stake | None = None

    @property
    def standing(self) -> tuple[tuple[int, str, int], ...]:
        """Place, name and points of each, best first; who won as much has the same place."""
        return _ranked(dict(zip(self.players, self.points, strict=True)))


class Season(Record):
    """The evenings, oldest first; `brought_to_points` when hundreds were among other points."""

    evenings: tuple[SeasonEvening, ...]
    brought_to_points: bool = False

    def in_one_unit(self) -> Season:
        """Return it so that what is added up is alike: where not all are, hundreds are points."""
        if len({evening.hundreds for evening in self.evenings}) < 2:
            return self
        return Season(
            tuple(
                replace(
                    evening, points=tuple(HUNDRED * won for won in evening.points), hundreds=False
                )
                if evening.hundreds
                else evening
                for evening in self.evenings
            ),
            brought_to_points=True,
        )

    @property
    def sums(self) -> dict[str, int]:
        """What each player won in all, by name in the order in which they came."""
        found: dict[str, int] = {}
        for evening in self.evenings:
            for name, points in zip(evening.players, evening.points, strict=True):
                found[name] = found.get(name, 0) + points
        return found

    @property
    def standing(self) -> tuple[tuple[int, str, int], ...]:
        """Place, name and points of everybody over the season, best first."""
        return _ranked(self.sums)

    @property
    def payments(self) -> tuple[str, ...]:
        """Who pays whom for the evenings with a stake, a line for each currency."""
        found: dict[str, dict[str, int]] = {}
        for evening in self.evenings:
            if evening.stake is None:
                continue
            gets = found.setdefault(evening.stake.currency, {})
            coins = evening.stake.shares(evening.points, hundreds=evening.hundreds)
            for name, won in zip(evening.players, coins, strict=True):
                gets[name] = gets.get(name, 0) + won
        return tuple(
            "; ".join(payment_words(tuple(gets), tuple(gets.values()), currency))
            for currency, gets in found.items()
            if any(gets.values())
        )

    @property
    def without_stake(self) -> int:
        """On how many evenings nobody played for money."""
        return sum(evening.stake is None for evening in self.evenings)

    def attended(self, name: str) -> int:
        """Return on how many of the evenings somebody played."""
        return sum(name in evening.players for evening in self.evenings)

    def running(self, title: str, most: int) -> ChartData:
        """Return the ways of the `most` best over the evenings, in the order they came."""
        best = {name for _, name, _ in self.standing[:most]}
        ways = []
        for name in self.sums:
            if name not in best:
                continue
            total, points = 0, [(0, 0)]
            for number, evening in enumerate(self.evenings, start=1):
                if name in evening.players:
                    total += evening.points[evening.players.index(name)]
                points.append((number, total))
            ways.append(Series(name, tuple(points)))
        return ChartData(title, "", tuple(ways), max(1, len(self.evenings)))

    def csv(self) -> str:
        """Return a row for each player of each evening, with what it comes to by then."""
        totals: dict[str, int] = {}
        rows: list[tuple[str | int, ...]] = [
            ("date", "where", "place", "player", "points", "total")
        ]
        for evening in self.evenings:
            for place, name, points in evening.standing:
                totals[name] = totals.get(name, 0) + points
                when, where = evening.date.isoformat(), harmless(evening.place)
                rows.append((when, where, place, harmless(name), points, totals[name]))
        return csv_of(rows)


def _ranked(points: dict[str, int]) -> tuple[tuple[int, str, int], ...]:
    best = sorted(points.items(), key=lambda each: -each[1])
    return tuple(
        (1 + sum(other > won for other in points.values()), name, won) for name, won in best
    )


class Supposed(Record):
    """One line of what if: a name, and for each way of scoring a cell and whether it is a gain."""

    name: str
    cells: tuple[tuple[str, int], ...]


class WhatIf(Record):
    """The evening scored in other ways; `headings` are those of the cells, as played first.

    `caption` stands above and `verdicts` beneath; `label` names the table to a screen reader.
    """

    caption: str
    label: str
    headings: tuple[str, ...]
    lines: tuple[Supposed, ...]
    verdicts: tuple[str, ...] = ()
