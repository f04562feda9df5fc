"""What players and pairs have made of their deals in the house game, and the tables of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Protocol, TypeVar

from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.record import record
from chicago_gui.scoring import Outcome
from chicago_gui.sheet.windows import (
    Counted,
    Figures,
    FigureTable,
    FigureTables,
    LineColumn,
    Made,
    Numbers,
    added,
)
from chicago_gui.sheet.words import MINUS, pair, signed, tr


@record
class Part:
    """Scored deals, and the IMPs won in them."""

    deals: int
    imps: int

    @property
    def per_deal(self) -> float:
        """IMPs per deal; 0 when there is none."""
        return self.imps / self.deals if self.deals else 0.0


@record
class PlayerLine:
    """One person. `hcp_per_deal` is 10 when luck is even; `merged` that other names count too."""

    name: str
    evenings: int
    won: int
    all: Part
    declarer: Part
    dummy: Part
    defence: Part
    hcp_per_deal: float
    best_partner: str
    merged: bool


@record
class PairLine:
    """Two partners. `hcp_per_deal` is 20 when luck is even."""

    names: tuple[str, str]
    evenings: int
    all: Part
    declarer: Part
    defence: Part
    hcp_per_deal: float


_PARTS = ("all", "declarer", "dummy", "defence")
_HCP = 2 * len(_PARTS)
"""The numbers are deals and IMPs of each part, and then the HCP held."""

NOTHING: Numbers = (0,) * (_HCP + 1)


def counted(view: View) -> Counted | None:
    """Return what the scored deals of an evening add up to.

    A pair is never dummy: it declares. A deal that all passed is neither declared nor defended.
    """
    if not view.scored:
        return None
    players = view.sheet.players
    place = {name: index for index, name in enumerate(players)}
    of_player = [NOTHING] * len(players)
    of_pair = dict.fromkeys(combinations(range(len(players)), 2), NOTHING)
    for deal, outcome in _scored(view):
        held = {name: hcp or 0 for name, hcp in zip(deal.deal.decks, deal.hcp, strict=True) if name}
        for index, team in enumerate(deal.deal.teams or ()):
            imps = outcome.imps[index]
            first, second = sorted(place[name] for name in team)
            together = sum(held.get(name, 0) for name in team)
            one = _numbers(imps, _part(deal, team, None), together)
            of_pair[first, second] = added(of_pair[first, second], one)
            for name in team:
                one = _numbers(imps, _part(deal, team, name), held.get(name, 0))
                of_player[place[name]] = added(of_player[place[name]], one)
    return Counted(
        points=tuple(standing.imps for standing in view.standing),
        players=tuple(of_player),
        pairs={pair: numbers for pair, numbers in of_pair.items() if numbers[0]},
    )


def part(numbers: Numbers, name: str) -> Part:
    """Return one part of what was made: `all`, `declarer`, `dummy` or `defence`."""
    at = 2 * _PARTS.index(name)
    return Part(numbers[at], numbers[at + 1])


def player_line(made: Made) -> PlayerLine:
    """Return one person's line."""
    of = made.numbers
    return PlayerLine(
        name=made.names[0],
        evenings=made.evenings,
        won=made.won,
        all=part(of, "all"),
        declarer=part(of, "declarer"),
        dummy=part(of, "dummy"),
        defence=part(of, "defence"),
        hcp_per_deal=_per_deal(of),
        best_partner=made.best_partner,
        merged=made.merged,
    )


def pair_line(made: Made) -> PairLine:
    """Return two partners' line."""
    one, other = made.names
    of = made.numbers
    return PairLine(
        names=(one, other),
        evenings=made.evenings,
        all=part(of, "all"),
        declarer=part(of, "declarer"),
        defence=part(of, "defence"),
        hcp_per_deal=_per_deal(of),
    )


def _scored(view: View) -> Iterator[tuple[PlayedDeal, Outcome]]:
    for deal in view.deals:
        if isinstance(deal, PlayedDeal) and deal.outcome is not None:
            yield deal, deal.outcome


def _part(deal: PlayedDeal, team: tuple[str, str], name: str | None) -> str | None:
    """Return what `name` of `team`, or the team itself, was in the deal; `None` if all passed."""
    declarer = deal.deal.declarer
    if declarer is None:
        return None
    if declarer not in team:
        return "defence"
    return "declarer" if name in (None, declarer) else "dummy"


def _numbers(imps: int, which: str | None, hcp: int) -> Numbers:
    """Return the numbers of one deal."""
    found = list(NOTHING)
    for name in ("all", which):
        if name is not None:
            at = 2 * _PARTS.index(name)
            found[at : at + 2] = [1, imps]
    found[_HCP] = hcp
    return tuple(found)


def _per_deal(numbers: Numbers) -> float:
    """Return HCP held per deal; 10 a player is nobody's luck."""
    return numbers[_HCP] / numbers[0] if numbers[0] else 0.0


__all__ = [
    "Figures",
    "PairLine",
    "Part",
    "PlayerLine",
    "counted",
    "pair_line",
    "part",
    "player_line",
]


def per_deal(part: Part) -> str:
    """Return IMPs per deal with their sign: `+0.35`; halves are rounded as people do."""
    if not part.deals:
        return ""
    whole, hundredths = divmod((200 * abs(part.imps) + part.deals) // (2 * part.deals), 100)
    sign = {1: "+", 0: "", -1: MINUS}[(part.imps > 0) - (part.imps < 0)]
    return f"{sign}{whole}.{hundredths:02}"


def total(part: Part) -> str:
    """Return the IMPs with their sign."""
    return signed(part.imps)


def share(part: Part) -> str:
    """Return the IMPs, and in how many deals: `+12 in 32`."""
    if not part.deals:
        return ""
    return tr("{imps} in {deals}").format(imps=signed(part.imps), deals=part.deals)


def held(hcp_per_deal: float) -> str:
    """Return HCP per deal."""
    return f"{hcp_per_deal:.1f}"


def partners(line: PairLine) -> str:
    """Return the two names."""
    return pair(line.names)


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
            FigureTable(tr("Pairs"), pairs, figures.pairs, _by_imps(pairs), partners),
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
        LineColumn(tr("Pair"), partners, partners, most=2 * _NAME),
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
            lambda line: total(line.all),
            lambda line: line.all.imps,
            number=True,
            sign=lambda line: line.all.imps,
        ),
        LineColumn(
            tr("IMPs a deal"),
            lambda line: per_deal(line.all),
            lambda line: line.all.per_deal,
            number=True,
            sign=lambda line: line.all.imps,
        ),
    )


def _held(tip: str) -> LineColumn[L]:
    return LineColumn(
        tr("HCP a deal"),
        lambda line: held(line.hcp_per_deal),
        lambda line: line.hcp_per_deal,
        number=True,
        tip=tip,
    )


def _share(heading: str, part: Callable[[L], Part]) -> LineColumn[L]:
    """Return IMPs and deals of one part, sorted by IMPs per deal: that is who is good at it."""
    return LineColumn(
        heading,
        lambda line: share(part(line)),
        lambda line: part(line).per_deal,
        number=True,
        tip=tr("IMPs, and in how many deals; sorted by IMPs per deal"),
    )
