"""Four at a table out of four to seven: seats, dealer, and who plays with whom next, kept even.

Whoever follows the proposals gets, at every moment of so many rounds (how far the most and the
least are apart, simulated by `tests/benchmarks/partnership_table.py` and asserted by the tests):

| players | times out | partnerships | opponents, 12 rounds | 24 rounds | all equal after    |
|---------|-----------|--------------|----------------------|-----------|--------------------|
| 4       | 0         | 1            | 1                    | 1         | every three rounds |
| 5       | 1         | 1            | 2                    | 2         | every five rounds  |
| 6       | 1         | 1            | 3                    | 4         |                    |
| 7       | 1         | 1            | 3                    | 4         |                    |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

Side = tuple[str, str]
"""The names of two partners."""

Sides = tuple[Side, Side]
"""The two sides at the table, in the order of the form: We and They."""


def seats(sides: Sides) -> tuple[str, str, str, str]:
    """Return the four as they sit, clockwise: partners face each other."""
    (one, three), (two, four) = sides
    return one, two, three, four


def side_of(sides: Sides, name: str) -> int:
    """Return 0 or 1, the side `name` plays on; raises `ValueError` for who sits out."""
    for index, side in enumerate(sides):
        if name in side:
            return index
    raise ValueError("that name sits out")


def dealer_after(sides: Sides, dealer: str, deals: int) -> str:
    """Return who deals when the deal has passed on `deals` times, clockwise from `dealer`."""
    table = seats(sides)
    return table[(table.index(dealer) + deals) % len(table)]


def renamed_sides(sides: Sides, names: dict[str, str]) -> Sides:
    """Return `sides` with names exchanged as `names` says."""
    one, two, three, four = (names.get(name, name) for side in sides for name in side)
    return (one, two), (three, four)


class Balance:
    """How often each of `players` has sat out, and each two were partners and opponents.

    Counted from the sides of the rounds played so far, the last of them last.
    """

    def __init__(self, players: Sequence[str], played: Sequence[Sides]) -> None:
        """Count; names that are not among `players` are counted too and do no harm."""
        self.players = tuple(players)
        self.out: Counter[str] = Counter()
        self.partners: Counter[frozenset[str]] = Counter()
        self.opponents: Counter[frozenset[str]] = Counter()
        self.last_out: frozenset[str] = frozenset()
        for sides in played:
            out = sitting_out(players, sides)
            self.out.update(out)
            self.partners.update(map(frozenset, sides))
            self.opponents.update(map(frozenset, product(*sides)))
            self.last_out = frozenset(out)

    def apart(self) -> tuple[int, int, int]:
        """Return how far the most and the least are apart: out, partnerships, opponents."""
        pairs = [frozenset(pair) for pair in combinations(self.players, 2)]
        out = [self.out[name] for name in self.players]
        partners = [self.partners[pair] for pair in pairs]
        opponents = [self.opponents[pair] for pair in pairs]
        return _apart(out), _apart(partners), _apart(opponents)

    def unevenness(self, sides: Sides) -> tuple[int, int, int, int]:
        """Return what speaks against `sides` next, the weightiest first; the least is best.

        How often those who would sit out have done so; how often the partnerships have met; how
        many would sit out twice running; how often the opponents have met.
        """
        out = sitting_out(self.players, sides)
        return (
            sum(self.out[name] for name in out),
            sum(self.partners[frozenset(side)] for side in sides),
            sum(name in self.last_out for name in out),
            sum(self.opponents[frozenset(pair)] for pair in product(*sides)),
        )


def sitting_out(players: Sequence[str], sides: Sides) -> tuple[str, ...]:
    """Return those of `players` who are on neither side, in their order."""
    return tuple(name for name in players if name not in seats(sides))


def proposals(players: Sequence[str], played: Sequence[Sides]) -> tuple[Sides, ...]:
    """Return every way to play next with four of `players`, the most even first.

    `played` are the sides of all rounds so far. Those with the fewest times out sit out first,
    then the partners who have met least play; of those nobody sits out twice running where that
    can be, and the opponents are who have met least. The same evening always gives
    the same proposals: what is equally even keeps the order of `players`.
    """
    balance = Balance(players, played)
    return tuple(sorted(_line_ups(players), key=balance.unevenness))


def next_dealer(sides: Sides, dealers: Sequence[str]) -> str:
    """Return who of the four begins to deal: whoever has begun least, then first in the seats."""
    begun = Counter(dealers)
    return min(seats(sides), key=lambda name: begun[name])


def _line_ups(players: Sequence[str]) -> Iterator[Sides]:
    """All sides that four of `players` can form, three for each four."""
    for one, two, three, four in combinations(players, 4):
        yield (one, three), (two, four)
        yield (one, two), (three, four)
        yield (one, four), (two, three)


def _apart(counts: Sequence[int]) -> int:
    return max(counts) - min(counts)
