"""The figures across evenings as tables: what players and pairs have alike, and the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from chicago_gui.games.russian import figures_words as words
from chicago_gui.games.russian.figures import Figures, PairLine, Part, PlayerLine
from chicago_gui.sheet.windows import FigureTable, FigureTables, LineColumn
from chicago_gui.sheet.words import tr


class _Line(Protocol):
    """What a player's line and a pair's line have alike."""

    @property
    def evenings(self) -> int: ...
    @property
    def all(self) -> Part: ...
    @property
    def hcp_per_deal(self) -> float: ...


L = TypeVar("L", bound=_Line)

_NAME = 220


def tables(figures: Figures) -> FigureTables:
    """Return the players' table and the pairs'; those with most IMPs are first to begin with."""
    players, pairs = player_columns(), pair_columns()
    remark = tr(
        "IMPs are won against the target: cards alone win none. With even luck a player "
        "holds 10 HCP a deal, a pair 20. A click on a heading sorts by it, and so do "
        "Ctrl+Left and Ctrl+Right."
    )
    return FigureTables(
        (
            FigureTable(
                tr("Players"),
                players,
                figures.players,
                _by_imps(players),
                lambda line: line.name,
                lambda line: line.merged,
            ),
            FigureTable(tr("Pairs"), pairs, figures.pairs, _by_imps(pairs), words.partners),
        ),
        remark,
    )


def _by_imps(columns: Sequence[LineColumn[L]]) -> int:
    return next(at for at, column in enumerate(columns) if column.heading == tr("IMPs"))


def player_columns() -> tuple[LineColumn[PlayerLine], ...]:
    """Return the columns of a player's line."""
    return (
        LineColumn(tr("Player"), _player, _player, most=_NAME),
        _evenings(),
        _count(tr("Won"), lambda line: line.won, tr("evenings with the most IMPs")),
        *_made(),
        _held(tr("HCP held per deal; 10 when luck is even")),
        _share(tr("As declarer"), lambda line: line.declarer),
        _share(tr("As dummy"), lambda line: line.dummy),
        _share(tr("In defence"), lambda line: line.defence),
        LineColumn(
            tr("Best partner"),
            lambda line: line.best_partner,
            lambda line: line.best_partner,
            tip=tr("with whom the most IMPs per deal are won, in five deals together or more"),
            wide=True,
        ),
    )


def pair_columns() -> tuple[LineColumn[PairLine], ...]:
    """Return the columns of a pair's line."""
    return (
        LineColumn(tr("Pair"), words.partners, words.partners, most=2 * _NAME),
        _evenings(),
        *_made(),
        _held(tr("HCP held together per deal; 20 when luck is even")),
        _share(tr("Declaring"), lambda line: line.declarer),
        _share(tr("In defence"), lambda line: line.defence),
        LineColumn("", lambda line: "", wide=True),  # so that figures stay near their names
    )


def _player(line: PlayerLine) -> str:
    return line.name


def _count(heading: str, count: Callable[[L], int], tip: str = "") -> LineColumn[L]:
    return LineColumn(heading, lambda line: str(count(line)), count, number=True, tip=tip)


def _evenings() -> LineColumn[L]:
    return _count(tr("Evenings"), lambda line: line.evenings)


def _made() -> tuple[LineColumn[L], LineColumn[L], LineColumn[L]]:
    """Return deals, IMPs, and IMPs per deal."""
    return (
        _count(tr("Deals"), lambda line: line.all.deals),
        LineColumn(
            tr("IMPs"),
            lambda line: words.total(line.all),
            lambda line: line.all.imps,
            number=True,
            sign=lambda line: line.all.imps,
        ),
        LineColumn(
            tr("IMPs a deal"),
            lambda line: words.per_deal(line.all),
            lambda line: line.all.per_deal,
            number=True,
            sign=lambda line: line.all.imps,
        ),
    )


def _held(tip: str) -> LineColumn[L]:
    return LineColumn(
        tr("HCP a deal"),
        lambda line: words.held(line.hcp_per_deal),
        lambda line: line.hcp_per_deal,
        number=True,
        tip=tip,
    )


def _share(heading: str, part: Callable[[L], Part]) -> LineColumn[L]:
    """Return IMPs and deals of one part, sorted by IMPs per deal: that is who is good at it."""
    return LineColumn(
        heading,
        lambda line: words.share(part(line)),
        lambda line: part(line).per_deal,
        number=True,
        tip=tr("IMPs, and in how many deals; sorted by IMPs per deal"),
    )
