"""Figures of players and pairs in the house game, as numbers that add up over evenings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import sqrt

from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import Record
from chicago_gui.scoring import HOUSE, Outcome, TargetTable
from chicago_gui.sheet.figures import EveningFigures, Numbers, PlayerTotals, Scored, added


class Part(Record):
    """A number of scored deals, and the IMPs won in them."""

    deals: int
    imps: int

    @property
    def per_deal(self) -> float:
        """IMPs per deal; 0 when there is none."""
        return self.imps / self.deals if self.deals else 0.0


class PlayerLine(Record):
    """One person. `hcp_per_deal` is 10 when luck is even; `merged` that other names count too."""

    name: str
    evenings: int
    won: int
    all: Part
    declarer: Part
    dummy: Part
    defence: Part
    hcp_per_deal: float
    best_partner: str
    merged: bool


class PairLine(Record):
    """Two partners. `hcp_per_deal` is 20 when luck is even."""

    names: tuple[str, str]
    evenings: int
    all: Part
    declarer: Part
    defence: Part
    hcp_per_deal: float


_PARTS = ("all", "declarer", "dummy", "defence")
_HCP = 2 * len(_PARTS)
"""The numbers are deals and IMPs of each part, and then the HCP held."""

NOTHING: Numbers = (0,) * (_HCP + 1)


def counted(view: View) -> EveningFigures | None:
    """Return the figures of one evening, from its scored deals.

    A pair is never dummy: it declares. A passed-out deal is neither declared nor defended.
    """
    if not view.scored:
        return None
    players = view.sheet.players
    place = {name: index for index, name in enumerate(players)}
    of_player = [NOTHING] * len(players)
    of_pair = dict.fromkeys(combinations(range(len(players)), 2), NOTHING)
    deals = []
    for deal, outcome in _scored(view):
        held = {name: hcp or 0 for name, hcp in zip(deal.deal.decks, deal.hcp, strict=True) if name}
        for index, team in enumerate(deal.deal.teams or ()):
            imps = outcome.imps[index]
            first, second = sorted(place[name] for name in team)
            together = sum(held.get(name, 0) for name in team)
            one = _numbers(imps, _part(deal, team, None), together)
            of_pair[first, second] = added(of_pair[first, second], one)
            for name in team:
                one = _numbers(imps, _part(deal, team, name), held.get(name, 0))
                of_player[place[name]] = added(of_player[place[name]], one)
        deals.append(_scored_deal(deal, outcome, place))
    return EveningFigures(
        points=tuple(standing.imps for standing in view.standing),
        players=tuple(of_player),
        pairs={pair: numbers for pair, numbers in of_pair.items() if numbers[0]},
        deals=tuple(deals),
        stake=view.sheet.rules.stake,
    )


def _scored_deal(
    deal: PlayedDeal, outcome: Outcome, place: Mapping[str, int]
) -> tuple[tuple[int, ...], Numbers]:
    """Return a deal for `Scored`: the places of the players, and the deal's numbers.

    The stronger team's two come first. The numbers are its HCP, its vulnerability, its score and
    its IMPs.
    """
    stronger = outcome.target_team
    teams, hcp = deal.deal.teams, deal.team_hcp
    assert teams is not None, "a deal with an outcome has teams"
    assert hcp is not None, "and what each of them held"
    numbers = (
        hcp[stronger],
        int(bool(deal.deal.vulnerable[stronger])),
        outcome.score,
        outcome.imps[stronger],
    )
    four = (*teams[stronger], *teams[1 - stronger])
    return tuple(place[name] for name in four), numbers


def part(numbers: Numbers, name: str) -> Part:
    """Return one part of the figures: `all`, `declarer`, `dummy` or `defence`."""
    at = 2 * _PARTS.index(name)
    return Part(numbers[at], numbers[at + 1])


def player_line(made: PlayerTotals) -> PlayerLine:
    """Return the line of one player."""
    of = made.numbers
    return PlayerLine(
        name=made.names[0],
        evenings=made.evenings,
        won=made.won,
        all=part(of, "all"),
        declarer=part(of, "declarer"),
        dummy=part(of, "dummy"),
        defence=part(of, "defence"),
        hcp_per_deal=_per_deal(of),
        best_partner=made.best_partner,
        merged=made.merged,
    )


def pair_line(made: PlayerTotals) -> PairLine:
    """Return the line of two partners."""
    one, other = made.names
    of = made.numbers
    return PairLine(
        names=(one, other),
        evenings=made.evenings,
        all=part(of, "all"),
        declarer=part(of, "declarer"),
        defence=part(of, "defence"),
        hcp_per_deal=_per_deal(of),
    )


def _scored(view: View) -> Iterator[tuple[PlayedDeal, Outcome]]:
    for deal in view.deals:
        if isinstance(deal, PlayedDeal) and deal.outcome is not None:
            yield deal, deal.outcome


def _part(deal: PlayedDeal, team: tuple[str, str], name: str | None) -> str | None:
    """Return the role of `name` of `team`, or of the team itself; `None` if all passed."""
    declarer = deal.deal.declarer
    if declarer is None:
        return None
    if declarer not in team:
        return "defence"
    return "declarer" if name in (None, declarer) else "dummy"


def _numbers(imps: int, which: str | None, hcp: int) -> Numbers:
    """Return the numbers of one deal."""
    found = list(NOTHING)
    for name in ("all", which):
        if name is not None:
            at = 2 * _PARTS.index(name)
            found[at : at + 2] = [1, imps]
    found[_HCP] = hcp
    return tuple(found)


def _per_deal(numbers: Numbers) -> float:
    """Return HCP held per deal; 10 a player is nobody's luck."""
    return numbers[_HCP] / numbers[0] if numbers[0] else 0.0


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


_TARGET_HCP = range(20, 41)
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
    scores: dict[int, list[int]] = {hcp: [] for hcp in _TARGET_HCP}
    for deal in deals:
        hcp, zone, score, *_ = deal.numbers
        if bool(zone) is vulnerable:
            scores[hcp].append(score)
    even, *stronger = _TARGET_HCP
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
