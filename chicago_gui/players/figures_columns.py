"""The columns of the figures across evenings: what players and pairs have alike, and the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from chicago_gui.games.russian import figures_words as words
from chicago_gui.games.russian.figures import PairLine, Part, PlayerLine
from chicago_gui.players.lines_model import Column
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


def by_imps(columns: Sequence[Column[L]]) -> int:
    """Return the place of the column of IMPs, by which the lines are sorted to begin with."""
    return next(at for at, column in enumerate(columns) if column.heading == tr("IMPs"))


def player_columns() -> tuple[Column[PlayerLine], ...]:
    """Return the columns of a player's line."""
    return (
        Column(tr("Player"), _player, _player, most=_NAME),
        _evenings(),
        _count(tr("Won"), lambda line: line.won, tr("evenings with the most IMPs")),
        *_made(),
        _held(tr("HCP held per deal; 10 when luck is even")),
        _share(tr("As declarer"), lambda line: line.declarer),
        _share(tr("As dummy"), lambda line: line.dummy),
        _share(tr("In defence"), lambda line: line.defence),
        Column(
            tr("Best partner"),
            lambda line: line.best_partner,
            lambda line: line.best_partner,
            tip=tr("with whom the most IMPs per deal are won, in five deals together or more"),
            wide=True,
        ),
    )


def pair_columns() -> tuple[Column[PairLine], ...]:
    """Return the columns of a pair's line."""
    return (
        Column(tr("Pair"), words.partners, words.partners, most=2 * _NAME),
        _evenings(),
        *_made(),
        _held(tr("HCP held together per deal; 20 when luck is even")),
        _share(tr("Declaring"), lambda line: line.declarer),
        _share(tr("In defence"), lambda line: line.defence),
        Column("", lambda line: "", wide=True),  # so that figures stay near their names
    )


def _player(line: PlayerLine) -> str:
    return line.name


def _count(heading: str, count: Callable[[L], int], tip: str = "") -> Column[L]:
    return Column(heading, lambda line: str(count(line)), count, number=True, tip=tip)


def _evenings() -> Column[L]:
    return _count(tr("Evenings"), lambda line: line.evenings)


def _made() -> tuple[Column[L], Column[L], Column[L]]:
    """Return deals, IMPs, and IMPs per deal."""
    return (
        _count(tr("Deals"), lambda line: line.all.deals),
        Column(
            tr("IMPs"),
            lambda line: words.total(line.all),
            lambda line: line.all.imps,
            number=True,
            sign=lambda line: line.all.imps,
        ),
        Column(
            tr("IMPs a deal"),
            lambda line: words.per_deal(line.all),
            lambda line: line.all.per_deal,
            number=True,
            sign=lambda line: line.all.imps,
        ),
    )


def _held(tip: str) -> Column[L]:
    return Column(
        tr("HCP a deal"),
        lambda line: words.held(line.hcp_per_deal),
        lambda line: line.hcp_per_deal,
        number=True,
        tip=tip,
    )


def _share(heading: str, part: Callable[[L], Part]) -> Column[L]:
    """Return IMPs and deals of one part, sorted by IMPs per deal: that is who is good at it."""
    return Column(
        heading,
        lambda line: words.share(part(line)),
        lambda line: part(line).per_deal,
        number=True,
        tip=tr("IMPs, and in how many deals; sorted by IMPs per deal"),
    )
