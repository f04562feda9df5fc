"""The summary of a session, and the session scored in other ways, as values for any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.figures import FigureTable, LineColumn
from chicago_gui.sheet.panel import Panel, PendingAction, Standing, StandingLine
from chicago_gui.sheet.words import amount, ended, sentence, tr

T = TypeVar("T")


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
    """Return who won, or who leads so far, in each standing."""
    both = (panel.standing, panel.second)
    return " ".join(_first(standing, over) for standing in both if standing is not None)


def _first(standing: Standing, over: bool) -> str:
    most = max((line.figure for line in standing.lines), default=0)
    first = [line for line in standing.lines if line.figure == most]
    if len(first) == len(standing.lines):
        return tr("All are level.")
    names = ", ".join(line.name for line in first)
    # Patterns have no verb: a team's name may be singular or plural.
    if len(first) == 1:
        pattern = tr("Winner: {names}, {score}") if over else tr("Leading: {names}, {score}")
    else:
        shared = tr("First place shared: {names}, {score}")
        pattern = shared if over else tr("Leading together: {names}, {score}")
    return ended(pattern.format(names=names, score=_score(standing, first[0])))


def _score(standing: Standing, first: StandingLine) -> str:
    """Return the leader's figure; if there are only two opponents, both figures."""
    figure = standing.score(first)
    if standing.unit != "%" and len(standing.lines) == 2:
        other = next(line for line in standing.lines if line is not first)
        figure = f"{figure} – {standing.score(other)}"
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


def supposed_table(title: str, found: WhatIf) -> FigureTable[Supposed]:
    """Return the table of the session scored in other ways."""
    return FigureTable(
        title,
        supposed_columns(found),
        found.lines,
        None,
        lambda line: line.name,
        remark=" ".join((found.caption, *found.verdicts)),
    )


def supposed_columns(found: WhatIf) -> tuple[LineColumn[Supposed], ...]:
    """Return a column for the names, and one per way of scoring."""
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
    verdicts: tuple[str, ...] = ()
