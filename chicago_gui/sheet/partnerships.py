"""Seats, dealer, and fair partnerships for four to seven players at one table.

If players follow the proposals, the counts of any two players or pairs never differ by more than
this (simulated by `tests/benchmarks/partnership_table.py`, asserted by the tests):

| players | times out | partnerships | opponents, 12 rounds | 24 rounds | all equal after    |
|---------|-----------|--------------|----------------------|-----------|--------------------|
| 4       | 0         | 1            | 1                    | 1         | every three rounds |
| 5       | 1         | 1            | 2                    | 2         | every five rounds  |
| 6       | 1         | 1            | 3                    | 4         |                    |
| 7       | 1         | 1            | 3                    | 4         |                    |

Players who come late, or are away for some rounds, are compared only with the mean of the rounds
for which they were present.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product

Side = tuple[str, str]
"""The names of two partners."""

Sides = tuple[Side, Side]
"""The two sides at the table, in the order of the form: We and They."""

_ROUND = 420
"""The units per round: a multiple of all divisors that occur for four to seven players."""


def seats(sides: Sides) -> tuple[str, str, str, str]:
    """Return the four players clockwise; partners face each other."""
    (one, three), (two, four) = sides
    return one, two, three, four


def side_of(sides: Sides, name: str) -> int:
    """Return the index (0 or 1) of the side of `name`; raises `ValueError` if `name` sits out."""
    for index, side in enumerate(sides):
        if name in side:
            return index
    raise ValueError("that name sits out")


def dealer_after(sides: Sides, dealer: str, deals: int) -> str:
    """Return the dealer after the deal has passed clockwise `deals` times from `dealer`."""
    table = seats(sides)
    return table[(table.index(dealer) + deals) % len(table)]


def renamed_sides(sides: Sides, names: dict[str, str]) -> Sides:
    """Return `sides` with players renamed by `names`, old to new."""
    one, two, three, four = (names.get(name, name) for side in sides for name in side)
    return (one, two), (three, four)


class Balance:
    """Counts how often each of `players` sat out, and each two were partners and opponents.

    The counts are of the rounds played so far, in order. `away` has for each round the players who
    neither played nor sat out.
    """

    def __init__(
        self,
        players: Sequence[str],
        played: Sequence[Sides],
        away: Sequence[Collection[str]] = (),
    ) -> None:
        """Count the sides in `played`; names that are not among `players` do no harm."""
        self.players = tuple(players)
        self._due_out: Counter[str] = Counter()
        self._due_pair: Counter[frozenset[str]] = Counter()
        self.out: Counter[str] = Counter()
        self.partners: Counter[frozenset[str]] = Counter()
        self.opponents: Counter[frozenset[str]] = Counter()
        self.last_out: frozenset[str] = frozenset()
        for at, sides in enumerate(played):
            absent = away[at] if away else ()
            there = [name for name in players if name not in absent]
            out = sitting_out(there, sides)
            self.out.update(out)
            self.partners.update(map(frozenset, sides))
            self.opponents.update(map(frozenset, product(*sides)))
            # Players who were away count as out too: newcomers should play at once.
            self.last_out = frozenset(out) | frozenset(absent)
            pairs = [frozenset(pair) for pair in combinations(there, 2)]
            # Each round has two partnerships and four pairs of opponents.
            self._due_out.update(dict.fromkeys(there, _ROUND * len(out) // len(there)))
            self._due_pair.update(dict.fromkeys(pairs, 2 * _ROUND // len(pairs)))

    def unevenness(self, sides: Sides, gone: Collection[str]) -> tuple[int, int, int, int]:
        """Return the penalties of `sides` as a sort key, most important first; least is best.

        They are: the excess of past times out, over the fair share, of those who would sit out;
        the excess of past partnerships; the number who would sit out twice running; the excess of
        past opponents. Players in `gone` do not sit out.
        """
        out = [name for name in sitting_out(self.players, sides) if name not in gone]
        partners = [frozenset(side) for side in sides]
        opponents = [frozenset(pair) for pair in product(*sides)]
        return (
            sum(_ROUND * self.out[name] - self._due_out[name] for name in out),
            sum(_ROUND * self.partners[pair] - self._due_pair[pair] for pair in partners),
            sum(name in self.last_out for name in out),
            sum(_ROUND * self.opponents[pair] - 2 * self._due_pair[pair] for pair in opponents),
        )


def sitting_out(players: Sequence[str], sides: Sides) -> tuple[str, ...]:
    """Return those of `players` who are on neither side, in their order."""
    return tuple(name for name in players if name not in seats(sides))


def proposals(
    players: Sequence[str],
    played: Sequence[Sides],
    away: Sequence[Collection[str]] = (),
    gone: Collection[str] = (),
) -> tuple[Sides, ...]:
    """Return all possible sides of the next round, fairest first.

    `played` are the sides of all rounds so far, `away` the absent players of each round, `gone`
    those absent now. The criteria in order: players with the fewest times out sit out; partners
    have met least; nobody sits out twice running or on arrival; opponents have met least. Ties
    keep the order of `players`, so equal sessions give equal proposals.
    """
    balance = Balance(players, played, away)
    there = [name for name in players if name not in gone]
    return tuple(sorted(_line_ups(there), key=lambda sides: balance.unevenness(sides, gone)))


def next_dealer(sides: Sides, dealers: Sequence[str]) -> str:
    """Return who of the four deals first: the one who has done so least, ties by seat."""
    begun = Counter(dealers)
    return min(seats(sides), key=lambda name: begun[name])


def _line_ups(players: Sequence[str]) -> Iterator[Sides]:
    """Yield all sides that four of `players` can form: three for each four."""
    for one, two, three, four in combinations(players, 4):
        yield (one, three), (two, four)
        yield (one, two), (three, four)
        yield (one, four), (two, three)
