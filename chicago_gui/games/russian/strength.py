"""How strong each player is, in IMPs a deal, whoever sat with and against them and what they held.

A deal's IMPs are taken for the sum of what four people and the cards make of it:

    IMPs = stronger team's two − the other two + cards × (stronger team's HCP − 20) + chance

and strengths and cards are what leaves the least squares of chance over all deals. Among people
who met, strengths sum to zero: whoever has 0 is as strong as the company. What the cards make of a
deal is what the target table leaves over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import sqrt

from chicago_gui.record import record
from chicago_gui.sheet.windows import Scored

_EVEN = 20
"""HCP of a team that is not the stronger one."""

_NOTHING = 1e-9
"""Less than this of a player's deals is left over by rounding alone."""


@record
class Strength:
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
