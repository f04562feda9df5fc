"""How an evening went, as values for any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.figures import FigureTable, LineColumn
from chicago_gui.sheet.panel import Panel, PendingAction, Standing, StandingLine
from chicago_gui.sheet.words import amount, ended, sentence, tr

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
        return tr("All are level.")
    names = ", ".join(line.name for line in first)
    # A verb would have to know whether a team is one or several: its name does not tell.
    if len(first) == 1:
        pattern = tr("Winner: {names}, {score}") if over else tr("Leading: {names}, {score}")
    else:
        shared = tr("First place shared: {names}, {score}")
        pattern = shared if over else tr("Leading together: {names}, {score}")
    return ended(pattern.format(names=names, score=_score(standing, first[0])))


def _score(standing: Standing, first: StandingLine) -> str:
    """Return what the first has; of two who play against each other, what both have."""
    figure = standing.score(first)
    if standing.unit != "%" and len(standing.lines) == 2:
        other = next(line for line in standing.lines if line is not first)
        figure = f"{figure} – {standing.score(other)}"
    return amount(figure, standing.unit)


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
        return sentence(f"{called}: {figure}")

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
        remark=" ".join((found.caption, *found.verdicts)),
    )


def supposed_columns(found: WhatIf) -> tuple[LineColumn[Supposed], ...]:
    """Return a column for the names, and one for each way of scoring."""
    names: LineColumn[Supposed] = LineColumn(tr("Player"), lambda line: line.name)
    return (names, *(_way(at, heading) for at, heading in enumerate(found.headings)))


def _way(at: int, heading: str) -> LineColumn[Supposed]:
    return LineColumn(
        heading,
        lambda line: line.cells[at][0],
        number=True,
        sign=lambda line: line.cells[at][1],
    )


class Supposed(Record):
    """One line of what if: a name, and for each way of scoring a cell and whether it is a gain."""

    name: str
    cells: tuple[tuple[str, int], ...]


class WhatIf(Record):
    """The evening scored in other ways; `headings` are those of the cells, as played first.

    `caption` says what the table is about, `verdicts` what it comes to.
    """

    caption: str
    headings: tuple[str, ...]
    lines: tuple[Supposed, ...]
    verdicts: tuple[str, ...] = ()
