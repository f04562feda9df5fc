"""A group's own target table: what the stronger team has made of its HCP in the deals of the book.

For each HCP and zone the mean score counts as often as there are deals, and the house table beside
it as if it stood for eight deals more: where deals are few the table stays near the house's. Then
neighbours that fall with more HCP are brought to their common mean, so that targets never fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from chicago_gui.record import record
from chicago_gui.scoring import HOUSE, TargetTable
from chicago_gui.sheet.windows import Scored

_HCP = range(20, 41)
_HOUSE_STANDS_FOR = 8
"""Deals. A score strays from its mean by some 350 points, the house table by some 120."""

FEW = 30
"""Deals. A table from fewer is not offered: it would be the house's in all but name."""

_STEP = 10
"""Points. All scores are multiples of it, and so are the targets."""


@record
class OwnTarget:
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


def _chance(cells: Sequence[Sequence[int]]) -> float:
    """Return how far a score strays from the mean of its HCP, in points, over all `cells`."""
    squares, free = 0.0, 0
    for scores in cells:
        if len(scores) > 1:
            mean = sum(scores) / len(scores)
            squares += sum((score - mean) ** 2 for score in scores)
            free += len(scores) - 1
    return sqrt(squares / free) if free else _USUAL_CHANCE


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
