"""What the evenings tell of a group: how strong each player is, and its own target table.

Strength is in IMPs a deal, whoever sat with and against a player and what they held. A deal's IMPs
are taken for the sum of what four people and the cards make of it:

    IMPs = stronger team's two − the other two + cards × (stronger team's HCP − 20) + chance

and strengths and cards are what leaves the least squares of chance over all deals. Among people
who met, strengths sum to zero: whoever has 0 is as strong as the company. What the cards make of a
deal is what the target table leaves over.

The group's own targets are what the stronger team has made of its HCP in the deals of the book. For
each HCP and zone the mean score counts as often as there are deals, and the house table beside it
as if it stood for eight deals more: where deals are few the table stays near the house's. Then
neighbours that fall with more HCP are brought to their common mean, so that targets never fall.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import sqrt

from chicago_gui.record import Record
from chicago_gui.scoring import HOUSE, TargetTable
from chicago_gui.sheet.figures import Scored

_EVEN = 20
"""HCP of a team that is not the stronger one."""

_NOTHING = 1e-9
"""Less than this of a player's deals is left over by rounding alone."""


class Strength(Record):
    """IMPs a deal, and how far off that may be: in two cases of three by less than `give`."""

    imps: float
    give: float


def strengths(deals: Sequence[Scored]) -> Mapping[str, Strength]:
    """Return how strong the players of `deals` are.

    Each deal's `numbers` begin with the stronger team's HCP and end with its IMPs. Nobody is in it
    whom the deals do not tell from others, as two who always were partners, and nobody at all
    while there are no more deals than people.
    """
    names = sorted({name for deal in deals for name in deal.players})
    at = {name: place for place, name in enumerate(names)}
    rows = [_row(deal, at) for deal in deals]
    won = [float(deal.numbers[-1]) for deal in deals]
    companies = _companies(deals, at)
    normal = _products(rows, rows, len(names) + 1)
    for company in companies:
        # Their sum is zero: no deal says anything of it.
        for one, other in product(company, company):
            normal[one][other] += 1.0
    inverse, known, rank = _inverse(normal)
    right = [sum(row[i] * y for row, y in zip(rows, won, strict=True)) for i in range(len(normal))]
    found = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    free = len(deals) - rank + len(companies)
    if free <= 0:
        return {}
    chance = sum(
        (y - sum(a * b for a, b in zip(row, found, strict=True))) ** 2
        for row, y in zip(rows, won, strict=True)
    )
    size = {place: len(company) for company in companies for place in company}
    return {
        name: Strength(
            found[place],
            sqrt(max(0.0, chance / free * (inverse[place][place] - 1 / size[place] ** 2))),
        )
        for name, place in at.items()
        if known[place]
    }


def _row(deal: Scored, at: Mapping[str, int]) -> list[float]:
    """Return how often each player, and at the end the cards, are in a deal's IMPs."""
    row = [0.0] * (len(at) + 1)
    for name, times in zip(deal.players, (1, 1, -1, -1), strict=True):
        row[at[name]] += times
    row[-1] = float(deal.numbers[0] - _EVEN)
    return row


def _companies(deals: Sequence[Scored], at: Mapping[str, int]) -> list[list[int]]:
    """Return who met whom, also by way of others: places, company by company."""
    company = {place: [place] for place in at.values()}
    for deal in deals:
        first = company[at[deal.players[0]]]
        for name in deal.players[1:]:
            other = company[at[name]]
            if other is not first:
                first.extend(other)
                company.update(dict.fromkeys(other, first))
    return list({id(each): each for each in company.values()}.values())


def _products(
    rows: Sequence[Sequence[float]], others: Sequence[Sequence[float]], size: int
) -> list[list[float]]:
    """Return the sums over `rows` of each column times each."""
    found = [[0.0] * size for _ in range(size)]
    for row, other in zip(rows, others, strict=True):
        filled = [(place, value) for place, value in enumerate(row) if value]
        for (i, one), j in product(filled, range(size)):
            found[i][j] += one * other[j]
    return found


def _inverse(matrix: Sequence[Sequence[float]]) -> tuple[list[list[float]], list[bool], int]:
    """Return the inverse by Gauss and Jordan, which unknowns have a value, and the rank.

    `matrix` is symmetric and has no negative square. Unknowns that only their sum or difference is
    known of stay without a value; their lines are as if they were 0.
    """
    size = len(matrix)
    work = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    pivots: list[int] = []
    for column in range(size):
        rest = [row for row in range(size) if row not in pivots]
        row = max(rest, key=lambda each: abs(work[each][column]), default=0)
        if not rest or abs(work[row][column]) <= _NOTHING * max(1.0, matrix[column][column]):
            pivots.append(-1)
            continue
        head = work[row][column]
        work[row] = [value / head for value in work[row]]
        for other in range(size):
            times = work[other][column]
            if other != row and times:
                pairs = zip(work[other], work[row], strict=True)
                work[other] = [value - times * top for value, top in pairs]
        pivots.append(row)
    open_columns = [column for column, row in enumerate(pivots) if row < 0]
    known = [
        row >= 0 and all(abs(work[row][column]) <= _NOTHING for column in open_columns)
        for row in pivots
    ]
    inverse = [work[row][size:] if row >= 0 else [0.0] * size for row in pivots]
    return inverse, known, size - len(open_columns)


_HCP = range(20, 41)
_HOUSE_STANDS_FOR = 8
"""Deals. A score strays from its mean by some 350 points, the house table by some 120."""

FEW = 30
"""Deals. A table from fewer is not offered: it would be the house's in all but name."""

_STEP = 10
"""Points. All scores are multiples of it, and so are the targets."""


class OwnTarget(Record):
    """A target in points, from how many deals it is, and how far off it may be, in points.

    In two cases of three it is nearer than `give` to what the group makes in the long run.
    """

    points: int
    deals: int
    give: int


def own_targets(deals: Sequence[Scored]) -> tuple[tuple[OwnTarget, OwnTarget], ...]:
    """Return a row for each HCP from 20 to 40: not vulnerable, vulnerable.

    Each deal's `numbers` begin with the stronger team's HCP, whether it is vulnerable, and its
    score in points. With 20 HCP nobody is stronger, and the target is 0 whatever was made.
    """
    return tuple(zip(_zone(deals, False), _zone(deals, True), strict=True))


def own_table(deals: Sequence[Scored], name: str) -> TargetTable:
    """Return these targets as a table called `name`, which a session can be played with."""
    rows = tuple((one.points, other.points) for one, other in own_targets(deals))
    return TargetTable(name, rows)


def _zone(deals: Sequence[Scored], vulnerable: bool) -> list[OwnTarget]:
    """Return the targets from 20 HCP on of a team that is `vulnerable` or not."""
    scores: dict[int, list[int]] = {hcp: [] for hcp in _HCP}
    for deal in deals:
        hcp, zone, score, *_ = deal.numbers
        if bool(zone) is vulnerable:
            scores[hcp].append(score)
    even, *stronger = _HCP
    drawn = [_drawn(scores[hcp], HOUSE.target(hcp, vulnerable)) for hcp in stronger]
    weights = [len(scores[hcp]) + _HOUSE_STANDS_FOR for hcp in stronger]
    chance = _chance(list(scores.values()))
    return [
        OwnTarget(0, len(scores[even]), 0),
        *(
            OwnTarget(_STEP * round(mean / _STEP), len(scores[hcp]), round(chance / sqrt(weight)))
            for hcp, mean, weight in zip(stronger, rising(drawn, weights), weights, strict=True)
        ),
    ]


def _drawn(scores: Sequence[int], house: int) -> float:
    """Return the mean of `scores`, drawn towards the house's target; never less than 0."""
    whole = sum(scores) + _HOUSE_STANDS_FOR * house
    return max(0.0, whole / (len(scores) + _HOUSE_STANDS_FOR))


_USUAL_CHANCE = 350.0
_USUAL_STANDS_FOR = 8
"""Differences. Two scores of the same HCP may happen to be the same, and tell little."""


def _chance(cells: Sequence[Sequence[int]]) -> float:
    """Return how far a score strays from the mean of its HCP, in points, over all `cells`.

    As with the table itself, what is usual counts as if it stood for eight differences more.
    """
    squares, free = _USUAL_STANDS_FOR * _USUAL_CHANCE**2, _USUAL_STANDS_FOR
    for scores in cells:
        if len(scores) > 1:
            mean = sum(scores) / len(scores)
            squares += sum((score - mean) ** 2 for score in scores)
            free += len(scores) - 1
    return sqrt(squares / free)


def rising(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the numbers nearest to `values` that never fall, by weighted squares.

    Neighbours that fall are pooled at their common mean (pool adjacent violators).
    """
    pools: list[tuple[float, float, int]] = []
    for value, weight in zip(values, weights, strict=True):
        pools.append((value, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, light, few), (other, heavy, more) = pools[-2:]
            both = light + heavy
            pools[-2:] = [((one * light + other * heavy) / both, both, few + more)]
    return [value for value, _, count in pools for _ in range(count)]
