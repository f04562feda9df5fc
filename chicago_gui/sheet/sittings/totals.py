"""The totals of sittings, and the view of a session: each deal's line, the account, all lines.

The account is what each player has won in the settled sittings of the session. Nothing in these
games is secret, so the view contains the whole session.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import GAME_POINTS, Contract, ScoreParts, parts
from chicago_gui.sheet.panel import placed_by
from chicago_gui.sheet.partnerships import Sides, next_dealer, proposals, side_of
from chicago_gui.sheet.sittings.model import Deal, Evening, Sitting, SomeSitting

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

    `vulnerable` is given for each side; in rubber bridge it is `None` while an earlier deal has no
    result. `worth` is `None` for a deal passed out or in play. `carried` are the part-scores from
    earlier deals. `game` means that this deal completes a game. `bonus` is what declarer's side
    gets besides, `bonus_points` its points (included in `above`). `games` and `total` are each
    side's games and points so far, `None` if unknown.
    """

    number: int
    dealer: str
    deal: Deal
    vulnerable: tuple[bool, bool] | None
    worth: Worth | None
    carried: Two
    game: bool
    bonus: Enum | None
    bonus_points: int
    below: Two
    above: Two
    games: Two | None
    total: Two | None


class SittingTotals(Record, Generic[SomeSitting]):
    """A sitting line by line; `total` are each side's points so far.

    `settled` is what each player of side 1 gets under the settling rule. It is `None` until the
    sitting is over: complete, won or stopped.
    """

    sitting: SomeSitting
    lines: tuple[DealLine, ...]
    total: Two
    settled: int | None


AnyTotals = SittingTotals[Any]
SomeTotals = TypeVar("SomeTotals", bound=AnyTotals)


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


def deal_lines(
    sitting: Sitting,
    vulnerable: Callable[[int, Two | None], tuple[bool, bool] | None],
    bonus: Callable[[Worth, int, Two | None], tuple[Enum | None, int]],
    *,
    carries: bool = True,
) -> Iterator[DealLine]:
    """Yield the lines of a sitting.

    `vulnerable` returns who is vulnerable on a deal, from its number and each side's games before
    it, which are `None` after a deal without a result. `bonus` returns the bonus of a played deal
    and its points, from its number and, if it completes a game, each side's games after it.
    Without `carries` part-scores do not add up to a game.
    """
    carried = games = total = NOTHING
    known = True
    for number, deal in zip(sitting.numbers, sitting.deals, strict=True):
        zone = vulnerable(number, games if known else None)
        # After a deal without a result, games and the value of part-scores are unknown.
        won = worth(deal, sitting.sides, zone) if known and zone is not None else None
        below = above = NOTHING
        game, paid, points = False, None, 0
        if won is not None:
            below = won.below
            game = carried[won.side] + won.parts.below >= GAME_POINTS
            games = plus(games, won.side, int(game))
            paid, points = bonus(won, number, games if game else None)
            above = plus(won.above, won.side, points)
        total = both(total, both(below, above))
        yield DealLine(
            number=number,
            dealer=sitting.dealer_of(number),
            deal=deal,
            vulnerable=zone,
            worth=won,
            carried=carried,
            game=game,
            bonus=paid,
            bonus_points=points,
            below=below,
            above=above,
            games=games if known else None,
            total=total if known else None,
        )
        # A game ends the part-scores of both sides.
        carried = NOTHING if game or not carries else both(carried, below)
        known = known and deal.over


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
            AccountLine(place, player, points, played)
            for place, (player, points, played) in placed_by(rows, lambda row: row[1])
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


class Heading(Record):
    """The line above a sitting; `sides` and `dealer` are `None` if it has not begun."""

    sitting: int
    sides: Sides | None = None
    dealer: str | None = None


class DealRow(Record):
    """A deal's line; `place` is the deal's index. The line of the next deal is not `written`."""

    sitting: int
    place: int
    sides: Sides
    line: DealLine
    written: bool = True


class Footing(Record):
    """The line below a sitting: its total."""

    sitting: int
    totals: AnyTotals


Shown = Heading | DealRow | Footing
"""One line of the form."""


SomeEvening = TypeVar("SomeEvening", bound=Evening[Any, Any])


class View(Record, Generic[SomeEvening, SomeTotals]):
    """The whole session; `deals` are all lines of the form, headings and footings included."""

    evening: SomeEvening
    sittings: tuple[SomeTotals, ...]
    account: Account
    deals: tuple[Shown, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """All players' names, in the order of the sheet."""
        players: tuple[str, ...] = self.evening.players
        return players

    @property
    def settled(self) -> int:
        """The number of settled sittings."""
        return sum(each.settled is not None for each in self.sittings)

    def rows_of(self, sitting: int) -> list[DealRow]:
        """Return the lines of the deals that are written in a sitting."""
        rows = (shown for shown in self.deals if isinstance(shown, DealRow))
        return [row for row in rows if row.sitting == sitting and row.written]

    def ways_for(self, sitting: int) -> tuple[Sides, ...]:
        """Return all possible sides of a sitting, those most even with the other sittings first."""
        others = [e.sitting for at, e in enumerate(self.sittings) if at != sitting]
        return proposals(
            self.players,
            [each.sides for each in others],
            [each.away for each in others],
            self.away_from(sitting),
        )

    def away_from(self, sitting: int) -> tuple[str, ...]:
        """Return the players who are away for a sitting, past or next."""
        there = sitting < len(self.sittings)
        away: tuple[str, ...] = (self.sittings[sitting].sitting if there else self.evening).away
        return away

    def there_for(self, sitting: int) -> tuple[str, ...]:
        """Return the players who are not away for a sitting, in the order of the sheet."""
        away = self.away_from(sitting)
        return tuple(name for name in self.players if name not in away)

    def not_come_by(self, sitting: int, name: str) -> bool:
        """Return whether player `name` had not come yet when a sitting was played."""
        return all(name in each.sitting.away for each in self.sittings[: sitting + 1])

    def dealer_for(self, sides: Sides) -> str:
        """Return the proposed first dealer if `sides` play the next sitting."""
        return next_dealer(sides, [each.sitting.dealer for each in self.sittings])

    @property
    def in_play(self) -> int | None:
        """The index of the line of the first deal without a result; `None` if all are over."""
        for at, shown in enumerate(self.deals):
            if isinstance(shown, DealRow) and shown.written and not shown.line.deal.over:
                return at
        return None


AnyView = View[Any, Any]


def revealed(
    evening: SomeEvening, work_out: Callable[[Any, Any], SomeTotals]
) -> View[SomeEvening, SomeTotals]:
    """Return the view of `evening`; `work_out` returns the totals of a sitting by the rules."""
    found = tuple(work_out(each, evening.rules) for each in evening.sittings)
    settlings = [(each.sitting.sides, each.settled) for each in found]
    lines: list[Shown] = []
    for index, each in enumerate(found):
        lines += _lines(index, each, lambda sitting: work_out(sitting, evening.rules))
    if not found or found[-1].settled is not None:
        lines.append(Heading(len(found)))
    return View(evening, found, account(evening.players, settlings), tuple(lines))


def _lines(index: int, each: AnyTotals, work_out: Callable[[Any], AnyTotals]) -> Iterator[Shown]:
    sitting: Sitting = each.sitting
    yield Heading(index, sitting.sides, sitting.dealer)
    for place, line in enumerate(each.lines):
        yield DealRow(index, place, sitting.sides, line)
    if each.settled is None and sitting.in_play is None:
        # The next deal's line already shows who deals and who is vulnerable.
        coming = work_out(replace(sitting, deals=(*sitting.deals, Deal()))).lines[-1]
        yield DealRow(index, len(each.lines), sitting.sides, coming, written=False)
    if each.lines:
        yield Footing(index, each)
