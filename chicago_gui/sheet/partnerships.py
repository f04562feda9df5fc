"""Four at a table out of four to seven: seats, dealer, and who plays with whom next, kept even.

Whoever follows the proposals gets, at every moment of so many rounds (how far the most and the
least are apart, simulated by `tests/benchmarks/partnership_table.py` and asserted by the tests):

| players | times out | partnerships | opponents, 12 rounds | 24 rounds | all equal after    |
|---------|-----------|--------------|----------------------|-----------|--------------------|
| 4       | 0         | 1            | 1                    | 1         | every three rounds |
| 5       | 1         | 1            | 2                    | 2         | every five rounds  |
| 6       | 1         | 1            | 3                    | 4         |                    |
| 7       | 1         | 1            | 3                    | 4         |                    |

Whoever comes late, or is away for some rounds, owes nothing for them and is owed nothing: counted
is how far each is from the mean of the rounds they were there for.
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
"""One round in units in which every mean share of four to seven players is whole."""


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

    Counted from the sides of the rounds played so far, the last of them last; `away` has for each
    who was not there, neither playing nor sitting out.
    """

    def __init__(
        self,
        players: Sequence[str],
        played: Sequence[Sides],
        away: Sequence[Collection[str]] = (),
    ) -> None:
        """Count; names that are not among `players` are counted too and do no harm."""
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
            # Whoever comes next was not at the table in this one either.
            self.last_out = frozenset(out) | frozenset(absent)
            pairs = [frozenset(pair) for pair in combinations(there, 2)]
            # Two pairs are partners in each round, and twice as many opponents.
            self._due_out.update(dict.fromkeys(there, _ROUND * len(out) // len(there)))
            self._due_pair.update(dict.fromkeys(pairs, 2 * _ROUND // len(pairs)))

    def apart(self) -> tuple[int, int, int]:
        """Return how far the most and the least are apart: out, partnerships, opponents."""
        pairs = [frozenset(pair) for pair in combinations(self.players, 2)]
        out = [self.out[name] for name in self.players]
        partners = [self.partners[pair] for pair in pairs]
        opponents = [self.opponents[pair] for pair in pairs]
        return _apart(out), _apart(partners), _apart(opponents)

    def unevenness(self, sides: Sides, gone: Collection[str] = ()) -> tuple[int, int, int, int]:
        """Return what speaks against `sides` next, the weightiest first; the least is best.

        How much oftener than is due those have sat out who would; how much oftener the
        partnerships have met; how many would sit out twice running; how much oftener the
        opponents have met. Those who are `gone` do not sit out.
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
    """Return every way to play next with four of `players`, the most even first.

    `played` are the sides of all rounds so far, `away` who was not there for each, and `gone` who
    is not there now. Those with the fewest times out sit out first, then the partners who have met
    least play; of those nobody sits out twice running, or as soon as they come, where that can be,
    and the opponents are who have met least. The same evening always gives the same proposals:
    what is equally even keeps the order of `players`.
    """
    balance = Balance(players, played, away)
    there = [name for name in players if name not in gone]
    return tuple(sorted(_line_ups(there), key=lambda sides: balance.unevenness(sides, gone)))


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
