"""Computes the totals of sittings: each deal's line with its points, and the account.

The account is what each player has won in the settled sittings of the session.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, ScoreParts, parts
from chicago_gui.sheet.partnerships import Sides, side_of
from chicago_gui.sheet.sittings.model import Deal, Evening, SomeRules, SomeSitting

Two = tuple[int, int]
"""A number for each side, in the order of the form."""

NOTHING: Two = (0, 0)


class Worth(Record):
    """The points of a played deal by the Laws, without bonuses that a game adds.

    `side` is declarer's. `below` and `above` are each side's points below and above the line;
    `above` includes `honours`.
    """

    contract: Contract
    declarer: str
    tricks: int
    side: int
    vulnerable: bool
    parts: ScoreParts
    honours: Two
    below: Two
    above: Two


class DealLine(Record):
    """One deal's line on the form.

    `vulnerable` is given for each side; it is `None` while an earlier deal has no result. `worth`
    is `None` for a deal passed out or in play. `carried` are the part-scores from earlier deals.
    `bonus` is what the game pays to declarer's side, `bonus_points` its points (included in
    `above`). `total` are the points so far, `None` if unknown.
    """

    number: int
    dealer: str
    deal: Deal
    vulnerable: tuple[bool, bool] | None
    worth: Worth | None
    carried: Two
    bonus: Enum | None
    bonus_points: int
    below: Two
    above: Two
    total: Two | None


SomeLine = TypeVar("SomeLine", bound=DealLine)


class SittingTotals(Record, Generic[SomeSitting, SomeLine]):
    """A sitting line by line; `total` are each side's points so far.

    `settled` is what each player of side 1 gets under the settling rule. It is `None` until the
    sitting is over: complete, won or stopped.
    """

    sitting: SomeSitting
    lines: tuple[SomeLine, ...]
    total: Two
    settled: int | None


SomeTotals = TypeVar("SomeTotals", bound=SittingTotals[Any, Any])


class EveningTotals(Record, Generic[SomeTotals]):
    """The sittings in order, and the account of the session."""

    sittings: tuple[SomeTotals, ...]
    account: Account


def worth(deal: Deal, sides: Sides, vulnerable: tuple[bool, bool]) -> Worth | None:
    """Return the points of `deal` for `sides`; `None` if it has no result."""
    if deal.contract is None or deal.declarer is None or deal.tricks is None:
        return None
    side = side_of(sides, deal.declarer)
    won = parts(deal.contract, deal.tricks, vulnerable[side])
    honours = NOTHING
    for name, points in deal.honours:
        honours = plus(honours, side_of(sides, name), points)
    above = plus(plus(honours, side, won.above), 1 - side, won.undertricks)
    return Worth(
        contract=deal.contract,
        declarer=deal.declarer,
        tricks=deal.tricks,
        side=side,
        vulnerable=vulnerable[side],
        parts=won,
        honours=honours,
        below=plus(NOTHING, side, won.below),
        above=above,
    )


def plus(two: Two, side: int, points: int) -> Two:
    """Return `two` with `points` added for `side`."""
    return (two[0] + points, two[1]) if side == 0 else (two[0], two[1] + points)


def both(one: Two, other: Two) -> Two:
    """Return the sum for each side."""
    return one[0] + other[0], one[1] + other[1]


class AccountLine(Record):
    """One player's line: `points` in units of the settling, `played` settled sittings."""

    place: int
    player: str
    points: int
    played: int


class Account(Record):
    """The account of a session.

    `running` has all players' points after each sitting, in the order of `players`; a sitting
    that is not settled changes nothing. `played` counts each player's settled sittings.
    """

    players: tuple[str, ...]
    running: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Each player's points now; their sum is zero."""
        return self.running[-1] if self.running else (0,) * len(self.players)

    @property
    def standing(self) -> tuple[AccountLine, ...]:
        """All players, best first; ties share the place and keep the order of `players`."""
        rows = zip(self.players, self.points, self.played, strict=True)
        return tuple(
            AccountLine(1 + sum(other > points for other in self.points), player, points, played)
            for player, points, played in sorted(rows, key=lambda row: -row[1])
        )


def points_by_player(sides: Sides, settled: int) -> dict[str, int]:
    """Return what each of the four gets: `settled` on side 1, and its negative on side 2."""
    return {name: settled if name in sides[0] else -settled for side in sides for name in side}


def account(players: Sequence[str], sittings: Iterable[tuple[Sides, int | None]]) -> Account:
    """Return the account of `sittings`.

    Each is a pair: the sides, and what each player of side 1 gets, `None` if not settled.
    """
    points: Counter[str] = Counter()
    played: Counter[str] = Counter()
    running = []
    for sides, settled in sittings:
        if settled is not None:
            points.update(points_by_player(sides, settled))
            played.update(name for side in sides for name in side)
        running.append(tuple(points[name] for name in players))
    return Account(tuple(players), tuple(running), tuple(played[name] for name in players))


def evening_totals(
    evening: Evening[SomeRules, SomeSitting],
    work_out: Callable[[SomeSitting, SomeRules], SomeTotals],
) -> EveningTotals[SomeTotals]:
    """Return the totals of `evening`; `work_out` returns those of one sitting."""
    found = tuple(work_out(each, evening.rules) for each in evening.sittings)
    settlings = ((each.sitting.sides, each.settled) for each in found)
    return EveningTotals(found, account(evening.players, settlings))
