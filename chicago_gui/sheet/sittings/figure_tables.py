"""The figures across evenings of games with sittings, as tables of players and of partners."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chicago_gui.scoring import Settling
from chicago_gui.sheet.windows import Figures, FigureTable, FigureTables, LineColumn, rest_column
from chicago_gui.sheet.words import sentence, signed, signed_mean, tr

if TYPE_CHECKING:
    from chicago_gui.sheet.sittings.game import SittingsMade

_NAME = 220

BY = "points"
"""The key of the column that the lines are sorted by."""

SittingsColumn = LineColumn["SittingsMade"]


def tables(figures: Figures, sittings: str, one: str) -> FigureTables:
    """Return the players' table and the partners', those with most points first.

    `sittings` is what the game calls its sittings, `one` what it calls one of them.
    """
    best: SittingsColumn = LineColumn(
        tr("Best partner"),
        lambda line: line.best_partner,
        lambda line: line.best_partner,
        tip=tr("with whom the most points are won, in several sittings together"),
        wide=True,
    )
    players = (name_column(tr("Player"), _NAME), *_columns(sittings, one), best)
    pairs = (name_column(tr("Pair"), 2 * _NAME), *_columns(sittings, one), rest_column())
    return FigureTables(
        (
            FigureTable(
                tr("Players"),
                players,
                figures.players,
                BY,
                named,
                lambda line: line.merged,
            ),
            FigureTable(tr("Pairs"), pairs, figures.pairs, BY, named),
        ),
        tr(
            "Only what is settled counts. A click on a heading sorts by it, and so do Ctrl+Left "
            "and Ctrl+Right."
        ),
    )


def name_column(heading: str, most: int) -> SittingsColumn:
    """Return the column of the names, `most` pixels wide at 100 %."""
    return LineColumn(heading, named, named, most=most)


def named(line: SittingsMade) -> str:
    """Return whom a line is about."""
    return " – ".join(line.names)


def _columns(sittings: str, one: str) -> tuple[SittingsColumn, ...]:
    return (
        _count(tr("Evenings"), lambda line: line.evenings),
        _count(
            tr("Evenings won"), lambda line: line.evenings_won, tr("evenings with the most points")
        ),
        *made_columns(sittings, one),
    )


def made_columns(
    sittings: str, one: str, settling: Settling = Settling.EXACT
) -> tuple[SittingsColumn, SittingsColumn, SittingsColumn, SittingsColumn, SittingsColumn]:
    """Return the columns of sittings settled and won, points, points of one, contracts made.

    `sittings` and `one` are as in `tables`. Of one evening `settling` tells what is counted, as its
    account does; several may have settled each in its own way.
    """
    exact = settling is Settling.EXACT
    each = tr("Points a {sitting}") if exact else tr("Hundreds a {sitting}")
    return (
        _count(sentence(tr(sittings)), lambda line: line.sittings),
        _count(tr("Won"), lambda line: line.won),
        LineColumn(
            tr("Points") if exact else tr("Hundreds"),
            lambda line: signed(line.points),
            lambda line: line.points,
            number=True,
            sign=lambda line: line.points,
            key=BY,
        ),
        LineColumn(
            each.format(sitting=tr(one)),
            _points_each,
            lambda line: line.points / line.sittings if line.sittings else 0.0,
            number=True,
            sign=lambda line: line.points,
        ),
        LineColumn(
            tr("Made of declared"),
            lambda line: tr("{made} of {declared}").format(made=line.made, declared=line.declared),
            lambda line: line.made / line.declared if line.declared else 0.0,
            number=True,
            tip=tr("contracts made, of those declared"),
        ),
    )


def _count(heading: str, count: Callable[[SittingsMade], int], tip: str = "") -> SittingsColumn:
    return LineColumn(heading, lambda line: str(count(line)), count, number=True, tip=tip)


def _points_each(line: SittingsMade) -> str:
    """Return the points of one sitting in the mean, to a tenth."""
    return signed_mean(line.points, line.sittings, 1)
