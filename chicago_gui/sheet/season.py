"""A season: the sessions of one game in a period, and the figures computed from them.

Pages, paper and CSV show these figures. They contain no open deals, so they are public.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import Enum
from heapq import nlargest
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from chicago_gui.record import Record, replace
from chicago_gui.sheet.figures import EveningFigures, Numbers, PlayerTotals, Scored, summed
from chicago_gui.sheet.panel import ChartData, Series, placed_by
from chicago_gui.sheet.session_file import csv_of, harmless
from chicago_gui.sheet.stakes import payments
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import tr

if TYPE_CHECKING:
    from chicago_gui.sheet.game import Game


class Period(Record):
    """The days from `first` to `last`, both included; `None` is no limit."""

    first: date | None = None
    last: date | None = None

    def has(self, day: date) -> bool:
        """Return whether `day` is in the period."""
        return (self.first is None or self.first <= day) and (self.last is None or day <= self.last)

    @property
    def is_empty(self) -> bool:
        """Whether the first day is after the last."""
        return self.first is not None and self.last is not None and self.first > self.last


ALL_TIME = Period()


class NamedSeason(Record):
    """A period that the group has named."""

    name: str
    first: date
    last: date

    @property
    def period(self) -> Period:
        """The days of the season."""
        return Period(self.first, self.last)


class Span(Enum):
    """The ways to choose a period; the settings contain the values."""

    ALL = "all"
    YEAR = "year"
    SEASON = "season"
    DAYS = "days"


class PeriodChoice(Record):
    """A chosen period: all time, this year, the season called `name`, or the `days`."""

    span: Span = Span.ALL
    name: str = ""
    days: Period = ALL_TIME

    def among(self, seasons: Iterable[NamedSeason]) -> PeriodChoice:
        """Return the choice with the days of its season; all time if that no longer exists."""
        if self.span is not Span.SEASON:
            return self
        days = next((each.period for each in seasons if each.name == self.name), None)
        return PeriodChoice() if days is None else replace(self, days=days)

    def period(self, today: date) -> Period:
        """Return the chosen period."""
        if self.span is Span.YEAR:
            return Period(date(today.year, 1, 1), date(today.year, 12, 31))
        return ALL_TIME if self.span is Span.ALL else self.days

    def words(self, today: date) -> str:
        """Return the name of the period; empty for days without a name."""
        if self.span is Span.YEAR:
            return str(today.year)
        return tr("All time") if self.span is Span.ALL else self.name


class SeasonEvening(Record):
    """One session of the season: `players` in the order of the sheet, and its figures.

    Names are spelt alike in all sessions. `done` says that the session is over.
    """

    date: date
    place: str
    players: tuple[str, ...]
    counted: EveningFigures
    id: str = ""
    done: bool = True

    @property
    def points(self) -> tuple[int, ...]:
        """What each player won, in the order of `players`."""
        return self.counted.points

    @property
    def standing(self) -> tuple[tuple[int, str, int], ...]:
        """Place, name and points of each player, best first; ties share a place."""
        return _ranked(dict(zip(self.players, self.points, strict=True)))

    @property
    def winners(self) -> tuple[str, ...]:
        """The players with the most points; empty if the session is not over."""
        most = max(self.points)
        both = zip(self.players, self.points, strict=True)
        return tuple(name for name, points in both if points == most) if self.done else ()


class SeasonPayment(Record):
    """A payment from `debtor` to `creditor`, in the smallest coin of the currency."""

    debtor: str
    creditor: str
    coins: int
    currency: str


_MOST_POINTS = 300
"""The most points of a line in a chart; a screen could not show more."""


class Season(Record):
    """The sessions of one game, oldest first.

    `brought_to_points` says that hundreds were converted to points. `merged` are the folded names
    for which other names count too.
    """

    evenings: tuple[SeasonEvening, ...] = ()
    brought_to_points: bool = False
    merged: frozenset[str] = frozenset()

    def within(self, period: Period) -> Season:
        """Return the season with only the sessions in `period`."""
        found = tuple(each for each in self.evenings if period.has(each.date))
        return replace(self, evenings=found)

    def in_one_unit(self, game: Game[Any]) -> Season:
        """Return the season with all sessions converted to a common unit."""
        if self.brought_to_points:
            return self
        counted = [each.counted for each in self.evenings]
        alike = game.in_one_unit(counted)
        if all(one is other for one, other in zip(counted, alike, strict=True)):
            return self
        both = zip(self.evenings, alike, strict=True)
        evenings = tuple(replace(each, counted=brought) for each, brought in both)
        return replace(self, evenings=evenings, brought_to_points=True)

    @property
    def sums(self) -> dict[str, int]:
        """Each player's total, by name, in the order of first appearance."""
        found: Counter[str] = Counter()
        for evening in self.evenings:
            for name, points in zip(evening.players, evening.points, strict=True):
                found[name] += points
        return found

    @property
    def attended(self) -> dict[str, int]:
        """The number of sessions of each player, by name."""
        return Counter(name for evening in self.evenings for name in evening.players)

    @property
    def standing(self) -> tuple[tuple[int, str, int], ...]:
        """Place, name and points of all players over the season, best first."""
        return _ranked(self.sums)

    @property
    def payments(self) -> tuple[SeasonPayment, ...]:
        """The payments for all sessions with a stake, separately for each currency."""
        found: dict[str, Counter[str]] = {}
        for evening in self.evenings:
            gets = found.setdefault(evening.counted.currency, Counter())
            for name, coins in zip(evening.players, evening.counted.coins, strict=False):
                gets[name] += coins
        told = []
        for currency, gets in found.items():
            names = tuple(gets)
            for each in payments(tuple(gets.values())):
                debtor, creditor = names[each.debtor], names[each.creditor]
                told.append(SeasonPayment(debtor, creditor, each.amount, currency))
        return tuple(told)

    @property
    def without_stake(self) -> int:
        """The number of sessions without a stake."""
        return sum(not evening.counted.coins for evening in self.evenings)

    def running(self, title: str, most: int) -> ChartData:
        """Return the chart of the running totals of the `most` best players."""
        best = {name for _, name, _ in self.standing[:most]}
        count = len(self.evenings)
        step = max(1, -(-count // _MOST_POINTS))
        totals = {name: 0 for name in self.sums if name in best}
        points = {name: [(0, 0)] for name in totals}
        for number, evening in enumerate(self.evenings, start=1):
            for name, won in zip(evening.players, evening.points, strict=True):
                if name in totals:
                    totals[name] += won
            if number % step == 0 or number == count:
                for name, total in totals.items():
                    points[name].append((number, total))
        ways = tuple(Series(name, tuple(each)) for name, each in points.items())
        return ChartData(title, "", ways, max(1, count))

    def csv(self) -> str:
        """Return CSV with one row per player and session, with the running total."""
        totals: Counter[str] = Counter()
        rows: list[tuple[str | int, ...]] = [
            ("date", "where", "place", "player", "points", "total")
        ]
        for evening in self.evenings:
            for place, name, points in evening.standing:
                totals[name] += points
                when, where = evening.date.isoformat(), harmless(evening.place)
                rows.append((when, where, place, harmless(name), points, totals[name]))
        return csv_of(rows)


def _ranked(points: Mapping[str, int]) -> tuple[tuple[int, str, int], ...]:
    """Return place, name and points, best first; ties share a place."""
    placed = placed_by(points.items(), lambda each: each[1])
    return tuple((place, name, won) for place, (name, won) in placed)


class BestEvening(Record):
    """One player's session: the `place` in its standing, and the points won."""

    evening: SeasonEvening
    place: int
    name: str
    points: int


class Streak(Record):
    """The longest streak of wins, the day it ended, and the current streak."""

    longest: int = 0
    ended: date | None = None
    now: int = 0


class Streaks(Record):
    """One player's streaks of sessions and, if the game counts deals singly, of deals."""

    name: str
    evenings: Streak
    deals: Streak


class HeadToHead(Record):
    """One player compared with another, from the first one's side.

    `ahead`, `behind` and `level` count the sessions that both played. `together` and `against` are
    the number of deals and the points won as partners and as opponents.
    """

    name: str
    other: str
    ahead: int
    behind: int
    level: int
    together: tuple[int, int]
    against: tuple[int, int]

    @property
    def evenings(self) -> int:
        """The number of sessions that both played."""
        return self.ahead + self.behind + self.level


class Figures(Record):
    """The figures of a season: the game's lines for players and pairs, best first.

    `deals` are those that the game counts singly, grouped by the four players. `best`, `streaks`
    and `meetings` are the same for all games; `meetings` has each two players in both orders.
    """

    players: tuple[Any, ...]
    pairs: tuple[Any, ...]
    deals: tuple[Scored, ...] = ()
    season: Season = Season()
    best: tuple[BestEvening, ...] = ()
    streaks: tuple[Streaks, ...] = ()
    meetings: tuple[HeadToHead, ...] = ()


MOST_BEST = 100
"""The number of best sessions in the list."""

FEW = 5
"""The fewest deals for a best partner, unless all partners have fewer."""


def figures_of(game: Game[Any], season: Season) -> Figures:
    """Return the figures of `season`, whose sessions are of this `game`."""
    season = season.in_one_unit(game)
    players: dict[str, list[Numbers]] = {}
    pairs: dict[tuple[str, str], list[Numbers]] = {}
    won: Counter[str] = Counter()
    for evening in season.evenings:
        there, counted = evening.players, evening.counted
        for name, numbers in zip(there, counted.players, strict=True):
            players.setdefault(name, []).append(numbers)
        for (one, two), numbers in counted.pairs.items():
            name, other = there[one], there[two]
            both = (name, other) if name < other else (other, name)
            pairs.setdefault(both, []).append(numbers)
        won.update(evening.winners)
    together = {names: summed(numbers) for names, numbers in pairs.items()}
    partners = _best_partners(game, together)
    all_of = {name: summed(numbers) for name, numbers in players.items()}
    places = {
        name: place
        for place, name, _ in _ranked({name: game.points(of) for name, of in all_of.items()})
    }
    made = [
        PlayerTotals(
            (name,),
            len(players[name]),
            won[name],
            numbers,
            partners.get(name, ""),
            folded(name) in season.merged,
            places[name],
        )
        for name, numbers in all_of.items()
    ]
    made_together = [
        PlayerTotals(names, len(pairs[names]), 0, numbers) for names, numbers in together.items()
    ]

    def order(each: PlayerTotals) -> tuple[int, tuple[str, ...]]:
        return -game.points(each.numbers), each.names

    deals = _deals(season)
    made.sort(key=order)
    names = [each.names[0] for each in made]
    return Figures(
        tuple(map(game.player_line, made)),
        tuple(map(game.pair_line, sorted(made_together, key=order))),
        deals,
        season,
        _best_evenings(season),
        _streaks(season, names),
        _meetings(season, deals, names),
    )


def _best_partners(
    game: Game[Any], together: Mapping[tuple[str, str], Numbers]
) -> Mapping[str, str]:
    """Return each player's best partner; one with few deals only if all have few."""
    best: dict[str, tuple[bool, float, int]] = {}
    found: dict[str, str] = {}
    for both, numbers in together.items():
        good, count = game.together(numbers)
        for name, partner in (both, both[::-1]):
            how_good = (count >= FEW, good, count)
            if name not in best or how_good > best[name]:
                best[name], found[name] = how_good, partner
    return found


def _deals(season: Season) -> tuple[Scored, ...]:
    # Often the same people play in many sessions; then equal indices mean equal players.
    by_places: dict[tuple[str, ...], dict[tuple[int, ...], list[Numbers]]] = {}
    for evening in season.evenings:
        found = by_places.setdefault(evening.players, {})
        for places, numbers in evening.counted.deals:
            found.setdefault(places, []).append(numbers)
    return tuple(
        Scored((names[a], names[b], names[c], names[d]), tuple(deals))
        for names, found in by_places.items()
        for (a, b, c, d), deals in found.items()
    )


def _best_evenings(season: Season) -> tuple[BestEvening, ...]:
    points = (
        (won, number, name)
        for number, evening in enumerate(season.evenings)
        for name, won in zip(evening.players, evening.points, strict=True)
    )
    found = []
    for won, number, name in nlargest(MOST_BEST, points):
        evening = season.evenings[number]
        place = next(place for place, other, _ in evening.standing if other == name)
        found.append(BestEvening(evening, place, name, won))
    return tuple(found)


def _streaks(season: Season, names: Iterable[str]) -> tuple[Streaks, ...]:
    """Return the streaks of `names`.

    Sessions and deals without the player are skipped, and so are unfinished sessions.
    """
    evenings = {name: _Wins() for name in names}
    deals = {name: _Wins() for name in evenings}
    for evening in season.evenings:
        winners = evening.winners
        there = [deals[name] for name in evening.players]
        rows = [wins.won for wins in there]
        for (a, b, c, d), numbers in evening.counted.deals:
            first, others = numbers[-1] > 0, numbers[-1] < 0
            rows[a].append(first)
            rows[b].append(first)
            rows[c].append(others)
            rows[d].append(others)
        for wins in there:
            wins.end(evening.date)
        if evening.done:
            for name in evening.players:
                evenings[name].won.append(name in winners)
                evenings[name].end(evening.date)
    return tuple(Streaks(name, evenings[name].streak, deals[name].streak) for name in evenings)


class _Wins:
    """One player's wins and non-wins in the order played, with the end of each day."""

    def __init__(self) -> None:
        self.won = bytearray()
        self._ends: list[int] = []
        self._days: list[date] = []

    def end(self, day: date) -> None:
        """Record that everything added since the last call was played on `day`."""
        self._ends.append(len(self.won))
        self._days.append(day)

    @property
    def streak(self) -> Streak:
        """The longest streak, and the current one."""
        rows = self.won.split(b"\0")
        longest = max(map(len, rows))
        if not longest:
            return Streak()
        last = self.won.find(b"\1" * longest) + longest
        return Streak(longest, self._days[bisect_left(self._ends, last)], len(rows[-1]))


def _meetings(
    season: Season, deals: Sequence[Scored], names: Sequence[str]
) -> tuple[HeadToHead, ...]:
    """Return the head-to-head figures of each two of `names` who met, in both orders."""
    ahead: Counter[tuple[str, str]] = Counter()
    level: Counter[tuple[str, str]] = Counter()
    for evening in season.evenings:
        won = zip(evening.players, evening.points, strict=True)
        for (one, mine), (other, theirs) in combinations(won, 2):
            if mine != theirs:
                ahead[(one, other) if mine > theirs else (other, one)] += 1
            else:
                level[one, other] += 1
                level[other, one] += 1
    together, against = _shares(deals)
    found = (
        HeadToHead(
            name,
            other,
            ahead[name, other],
            ahead[other, name],
            level[name, other],
            together.get((name, other), (0, 0)),
            against.get((name, other), (0, 0)),
        )
        for name, other in permutations(names, 2)
    )
    return tuple(each for each in found if each.evenings)


_Shares = Mapping[tuple[str, str], tuple[int, int]]
"""By two names: the number of deals, and what the first player won in them."""


def _shares(deals: Iterable[Scored]) -> tuple[_Shares, _Shares]:
    """Return the deals and points of each two players as partners, and as opponents."""
    together: dict[tuple[str, str], tuple[int, int]] = {}
    against: dict[tuple[str, str], tuple[int, int]] = {}
    for scored in deals:
        a, b, c, d = scored.players
        count, won = len(scored.deals), sum(numbers[-1] for numbers in scored.deals)
        for shares, one, other, points in (
            *((together, one, other, won) for one, other in ((a, b), (b, a))),
            *((together, one, other, -won) for one, other in ((c, d), (d, c))),
            *((against, one, other, won) for one in (a, b) for other in (c, d)),
            *((against, other, one, -won) for one in (a, b) for other in (c, d)),
        ):
            deals_before, points_before = shares.get((one, other), (0, 0))
            shares[one, other] = deals_before + count, points_before + points
    return together, against
