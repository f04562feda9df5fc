"""How an evening of rounds or rubbers went: what players and partners have made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chicago_gui.record import replace
from chicago_gui.sheet.sittings.figure_tables import BY, made_columns, name_column, named
from chicago_gui.sheet.sittings.game import SittingsMade, counted_in
from chicago_gui.sheet.sittings.view import View
from chicago_gui.sheet.sittings.words import debt_words
from chicago_gui.sheet.summary import Summary, one_of_them
from chicago_gui.sheet.windows import FigureTable, LineColumn, Made, rest_column
from chicago_gui.sheet.words import signed, tr

_Line = LineColumn[SittingsMade]


def completed(summary: Summary, view: View[Any, Any], name: str, played: str, one: str) -> Summary:
    """Return `summary` with what is settled, and who owes whom.

    `name` is the pattern of a sitting's name, `played` what several are called, `one` a single one.
    """
    debts = "; ".join(debt_words(view.account))
    found = _tables(view, name, played, one)
    return replace(summary, sentences=(debts,) if debts else (), tables=(*found, *summary.tables))


def _tables(
    view: View[Any, Any], name: str, played: str, one: str
) -> tuple[FigureTable[SittingsMade], ...]:
    settled = [(each.sitting, each.settled) for each in view.sittings]
    counted = counted_in(view.players, settled, view.account.points)
    if counted is None:
        return ()
    players = [
        SittingsMade.of(Made((player,), 1, 0, numbers))
        for player, numbers in zip(view.players, counted.players, strict=True)
        if numbers[0]
    ]
    pairs = [
        SittingsMade.of(Made((view.players[first], view.players[second]), 1, 0, numbers))
        for (first, second), numbers in counted.pairs.items()
    ]
    return (
        _table(tr("Players"), tr("Player"), players, view, (name, played, one)),
        _table(tr("Pairs"), tr("Pair"), pairs, view, (name, played, one)),
    )


def _table(
    title: str,
    heading: str,
    lines: Sequence[SittingsMade],
    view: View[Any, Any],
    called: tuple[str, str, str],
) -> FigureTable[SittingsMade]:
    name, played, one = called
    sittings, won, points, each, made = made_columns(played, one, view.evening.rules.settle)
    ends = {line.names: _won_by(view, line.names) for line in lines}

    def end(heading: str, which: int) -> _Line:
        def of(line: SittingsMade) -> tuple[int, str, str]:
            figure, number = ends[line.names][which]
            return figure, tr(name).format(number=number), signed(figure)

        return one_of_them(heading, of)

    columns: tuple[_Line, ...] = (
        *(name_column(heading, 440), points, sittings, won),
        *(end(tr("Best"), 0), end(tr("Worst"), -1)),
        *(made, each, rest_column()),
    )
    return FigureTable(title, columns, lines, BY, named)


def _won_by(view: View[Any, Any], names: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return what these have won together in each sitting that is settled, the most first.

    With the number of the sitting; of equal ones the first comes first, as best and as worst.
    """
    found = []
    for number, each in enumerate(view.sittings, start=1):
        if each.settled is None:
            continue
        for side, points in zip(each.sitting.sides, (each.settled, -each.settled), strict=True):
            if set(names) <= set(side):
                found.append((points, number))
    return sorted(found, key=lambda one: -one[0])
