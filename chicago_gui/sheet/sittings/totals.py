"""What follows from sittings: each line with all that explains its numbers, and the account.

The account of the evening is what each player has won in the sittings settled so far.
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
    """What a deal that was played is worth by the law, before anything a game pays for it.

    `side` declares; `below` and `above` the line stand each side's points, `honours` among those
    above.
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
    """One line of the form.

    `vulnerable` tells it of each side, `None` where a deal before has no result yet. `worth` is
    `None` for a deal passed out or in play. `carried` are the part-scores that counted before
    it. `bonus` is what the game paid for it, to declarer's side, in `bonus_points` (among those
    `above`). `total` are the points so far, `None` where they cannot be known.
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

    `settled` is what each of side 1 gets by the rule of settling, `None` until the sitting is
    over: complete, won or stopped.
    """

    sitting: SomeSitting
    lines: tuple[SomeLine, ...]
    total: Two
    settled: int | None


SomeTotals = TypeVar("SomeTotals", bound=SittingTotals[Any, Any])


class EveningTotals(Record, Generic[SomeTotals]):
    """The sittings in order, and the account of the evening."""

    sittings: tuple[SomeTotals, ...]
    account: Account


def worth(deal: Deal, sides: Sides, vulnerable: tuple[bool, bool]) -> Worth | None:
    """Return what `deal` is worth to `sides`; `None` where nothing was played yet."""
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
    """Return `two` with `points` more for `side`."""
    return (two[0] + points, two[1]) if side == 0 else (two[0], two[1] + points)


def both(one: Two, other: Two) -> Two:
    """Return the sums, side by side."""
    return one[0] + other[0], one[1] + other[1]


class AccountLine(Record):
    """One player: `points` in units of the settling, `played` sittings that were settled."""

    place: int
    player: str
    points: int
    played: int


class Account(Record):
    """`running` has every player's points after each sitting, in the order of `players`.

    A sitting that is not settled changes nothing. `played` counts the settled ones of each.
    """

    players: tuple[str, ...]
    running: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Where everybody stands now; they sum to zero."""
        return self.running[-1] if self.running else (0,) * len(self.players)

    @property
    def standing(self) -> tuple[AccountLine, ...]:
        """All players, best first; equal points share the place, in the order of the file."""
        rows = zip(self.players, self.points, self.played, strict=True)
        return tuple(
            AccountLine(1 + sum(other > points for other in self.points), player, points, played)
            for player, points, played in sorted(rows, key=lambda row: -row[1])
        )


def points_by_player(sides: Sides, settled: int) -> dict[str, int]:
    """Return what each of the four gets: side 1 `settled`, each, and side 2 as much less."""
    return {name: settled if name in sides[0] else -settled for side in sides for name in side}


def account(players: Sequence[str], sittings: Iterable[tuple[Sides, int | None]]) -> Account:
    """Return the account of `sittings`: the sides, and what side 1 gets where it is settled."""
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
    """Return all that follows from `evening`; `work_out` gives the totals of one sitting."""
    found = tuple(work_out(each, evening.rules) for each in evening.sittings)
    settlings = ((each.sitting.sides, each.settled) for each in found)
    return EveningTotals(found, account(evening.players, settlings))
