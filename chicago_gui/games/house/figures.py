"""Figures of players and pairs in the house game, as numbers that can be added up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import sqrt
from operator import mul

from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import Record
from chicago_gui.scoring import HOUSE, Outcome, TargetTable
from chicago_gui.sheet.figures import EveningFigures, Numbers, PlayerTotals, Scored, added
from chicago_gui.sheet.play import is_made


class Part(Record):
    """A number of scored deals, and the IMPs won in them."""

    deals: int
    imps: int

    @property
    def per_deal(self) -> float:
        """IMPs per deal; 0 without deals."""
        return self.imps / self.deals if self.deals else 0.0


class Strength(Record):
    """A player's strength in IMPs per deal, and its standard error `give`."""

    imps: float
    give: float


class PlayerLine(Record):
    """The figures of one player; `merged` says that they include other names.

    `made` is the number of contracts made as declarer. `strength` depends on all deals of the
    period, so it is filled in later.
    """

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
    place: int = 0
    made: int = 0
    strength: Strength | None = None


class PairLine(Record):
    """The figures of two partners; `made` is the number of contracts they made."""

    names: tuple[str, str]
    evenings: int
    all: Part
    declarer: Part
    defence: Part
    hcp_per_deal: float
    made: int = 0


_PARTS = ("all", "declarer", "dummy", "defence")
_MADE = 2 * len(_PARTS)
_HCP = _MADE + 1
"""Indexes in `Numbers`: deals and IMPs of each part, then contracts made, then HCP held."""

NOTHING: Numbers = (0,) * (_HCP + 1)


def counted(view: View) -> EveningFigures | None:
    """Return the figures of the scored deals of one session, or `None` without any.

    A pair has no deals as dummy: they count as declarer's. A passed-out deal is neither declared
    nor defended.
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
            made = is_made(deal.deal)
            one = _numbers(imps, _part(deal, team, None), made, together)
            of_pair[first, second] = added(of_pair[first, second], one)
            for name in team:
                one = _numbers(imps, _part(deal, team, name), made, held.get(name, 0))
                of_player[place[name]] = added(of_player[place[name]], one)
        deals.append(_scored_deal(deal, outcome, place))
    points = tuple(standing.imps for standing in view.standing)
    stake = view.sheet.rules.stake
    return EveningFigures(
        points=points,
        players=tuple(of_player),
        pairs={pair: numbers for pair, numbers in of_pair.items() if numbers[0]},
        deals=tuple(deals),
        coins=() if stake is None else stake.shares(points),
        currency="" if stake is None else stake.currency,
    )


def _scored_deal(
    deal: PlayedDeal, outcome: Outcome, place: Mapping[str, int]
) -> tuple[tuple[int, ...], Numbers]:
    """Return a deal for `Scored`: the players' indexes, the stronger team first, and its numbers.

    The numbers are the stronger team's HCP, vulnerability (0 or 1), score and IMPs.
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
    """Return the part `name` of the figures: `all`, `declarer`, `dummy` or `defence`."""
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
        place=made.place,
        made=of[_MADE],
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
        made=of[_MADE],
    )


def _scored(view: View) -> Iterator[tuple[PlayedDeal, Outcome]]:
    for deal in view.deals:
        if isinstance(deal, PlayedDeal) and deal.outcome is not None:
            yield deal, deal.outcome


def _part(deal: PlayedDeal, team: tuple[str, str], name: str | None) -> str | None:
    """Return the role of player `name` of `team`, or of the team for `None`.

    A passed-out deal has no roles: the result is `None`.
    """
    declarer = deal.deal.declarer
    if declarer is None:
        return None
    if declarer not in team:
        return "defence"
    return "declarer" if name in (None, declarer) else "dummy"


def _numbers(imps: int, which: str | None, made: bool, hcp: int) -> Numbers:
    """Return the numbers of one deal; `which` is the role, if there is one."""
    found = list(NOTHING)
    found[_MADE] = int(made and which == "declarer")
    for name in ("all", which):
        if name is not None:
            at = 2 * _PARTS.index(name)
            found[at : at + 2] = [1, imps]
    found[_HCP] = hcp
    return tuple(found)


def _per_deal(numbers: Numbers) -> float:
    """Return HCP held per deal."""
    return numbers[_HCP] / numbers[0] if numbers[0] else 0.0


_EVEN = 20
"""HCP of each team in an even deal."""

_NOTHING = 1e-9
"""Relative size below which a pivot counts as zero, that is as a rounding error."""


_LEAST_FREE = 10
"""Fewer deals than these beyond the unknowns give no standard error that is worth showing.

With ten its own error is 1/√(2·10), a bit more than a fifth.
"""


def strengths(deals: Sequence[Scored]) -> Mapping[str, Strength]:
    """Return the strengths of the players of `deals`, by least squares.

    The model explains the IMPs of the stronger team by the strengths of the four players and by the
    team's HCP: the first and the last of each deal's numbers. The result has no players whom the
    deals cannot tell apart, such as two who were always partners. It is empty while there are too
    few deals.
    """
    line_ups = _line_ups(deals)
    names = sorted({name for players in line_ups for name in players})
    at = {name: place for place, name in enumerate(names)}
    companies = _companies(line_ups, at)
    normal, right = _products(line_ups, at)
    for company in companies:
        # The sum of a company's strengths is set to zero, because no deal determines it.
        for one, other in product(company, company):
            normal[one][other] += 1.0
    inverse, known, rank = _inverse(normal)
    found = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    free = sum(sums.deals for sums in line_ups.values()) - rank + len(companies)
    if free < _LEAST_FREE:
        return {}
    chance = sum(_missed(sums, _row(players, at), found) for players, sums in line_ups.items())
    size = {place: len(company) for company in companies for place in company}
    return {
        name: Strength(
            found[place],
            sqrt(max(0.0, chance / free * (inverse[place][place] - 1 / size[place] ** 2))),
        )
        for name, place in at.items()
        if known[place]
    }


class _Sums:
    """Sums over the deals of one line-up: deals, cards, IMPs, and their products.

    The cards are the stronger team's HCP above 20.
    """

    def __init__(self, deals: Sequence[Numbers]) -> None:
        cards = [numbers[0] - _EVEN for numbers in deals]
        imps = [numbers[-1] for numbers in deals]
        self.deals, self.cards, self.imps = len(deals), sum(cards), sum(imps)
        self.cards_cards: int = sum(map(mul, cards, cards))
        self.cards_imps: int = sum(map(mul, cards, imps))
        self.imps_imps: int = sum(map(mul, imps, imps))


_LineUps = Mapping[tuple[str, ...], _Sums]


def _line_ups(deals: Sequence[Scored]) -> _LineUps:
    """Return the sums by line-up; there are far fewer line-ups than deals."""
    found: dict[tuple[str, ...], list[Numbers]] = {}
    for scored in deals:
        found.setdefault(scored.players, []).extend(scored.deals)
    return {players: _Sums(numbers) for players, numbers in found.items()}


def _row(players: Sequence[str], at: Mapping[str, int]) -> list[tuple[int, int]]:
    """Return each player's index and factor in the model: 1 in the stronger team, else −1."""
    return [(at[name], sign) for name, sign in zip(players, (1, 1, -1, -1), strict=True)]


def _companies(line_ups: _LineUps, at: Mapping[str, int]) -> list[list[int]]:
    """Return the groups of players who met, also through others, as lists of indexes."""
    company = {place: [place] for place in at.values()}
    for players in line_ups:
        first = company[at[players[0]]]
        for name in players[1:]:
            other = company[at[name]]
            if other is not first:
                first.extend(other)
                company.update(dict.fromkeys(other, first))
    return list({id(each): each for each in company.values()}.values())


def _products(line_ups: _LineUps, at: Mapping[str, int]) -> tuple[list[list[float]], list[float]]:
    """Return matrix and right side of the normal equations.

    The unknowns are the players' strengths and, last, the factor of the cards.
    """
    size = len(at) + 1
    found, right = [[0.0] * size for _ in range(size)], [0.0] * size
    for players, sums in line_ups.items():
        row = _row(players, at)
        for (one, times), (other, count) in product(row, row):
            found[one][other] += times * count * sums.deals
        for place, times in row:
            found[place][-1] += times * sums.cards
            found[-1][place] += times * sums.cards
            right[place] += times * sums.imps
        found[-1][-1] += sums.cards_cards
        right[-1] += sums.cards_imps
    return found, right


def _missed(sums: _Sums, row: Sequence[tuple[int, int]], found: Sequence[float]) -> float:
    """Return the sum of squared errors of the solution `found` over the deals of one line-up."""
    players, cards = sum(times * found[place] for place, times in row), found[-1]
    return (
        sums.imps_imps
        + players * players * sums.deals
        + cards * cards * sums.cards_cards
        - 2 * players * sums.imps
        - 2 * cards * sums.cards_imps
        + 2 * players * cards * sums.cards
    )


def _inverse(matrix: Sequence[Sequence[float]]) -> tuple[list[list[float]], list[bool], int]:
    """Return the inverse by Gauss–Jordan elimination, which unknowns are determined, and the rank.

    `matrix` is symmetric and positive semidefinite. Unknowns of which only a sum or difference is
    known are not determined; the inverse treats the free ones as 0.
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
"""Number of deals that the house table counts as, about (350 ÷ 120)².

A score deviates from its mean by about 350 points, and the house table by about 120.
"""

FEW = 30
"""Fewest deals for a table of the group's own; with fewer it would be nearly the house table."""

_STEP = 10
"""Targets are multiples of this, in points, as all scores are."""


class OwnTarget(Record):
    """A target in points, calculated from a number of deals, with its standard error `give`.

    In two cases of three the group's mean in the long run differs from it by less than `give`.
    """

    points: int
    deals: int
    give: int


def own_targets(deals: Sequence[Scored]) -> tuple[tuple[OwnTarget, OwnTarget], ...]:
    """Return targets not vulnerable and vulnerable, one row for each HCP from 20 to 40.

    Each deal's numbers begin with the stronger team's HCP, its vulnerability (0 or 1) and its score
    in points. With 20 HCP no team is stronger, so the target is 0.
    """
    return tuple(zip(_zone(deals, False), _zone(deals, True), strict=True))


def own_table(deals: Sequence[Scored], name: str) -> TargetTable:
    """Return the targets from `deals` as a target table called `name`."""
    rows = tuple((one.points, other.points) for one, other in own_targets(deals))
    return TargetTable(name, rows)


def _zone(deals: Sequence[Scored], vulnerable: bool) -> list[OwnTarget]:
    """Return the targets for 20 to 40 HCP at this vulnerability."""
    scores: dict[int, list[int]] = {hcp: [] for hcp in _TARGET_HCP}
    for scored in deals:
        for hcp, zone, score, _ in scored.deals:
            if zone == vulnerable:
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
    """Return the mean of `scores` combined with the house target, at least 0."""
    whole = sum(scores) + _HOUSE_STANDS_FOR * house
    return max(0.0, whole / (len(scores) + _HOUSE_STANDS_FOR))


_USUAL_CHANCE = 350.0
_USUAL_STANDS_FOR = 8
"""Deviations that `_USUAL_CHANCE` counts as: a few scores may be equal by chance."""


def _chance(cells: Sequence[Sequence[int]]) -> float:
    """Return the standard deviation of a score from the mean of its HCP, in points.

    `cells` are the scores of each HCP. The usual deviation counts as eight deviations more.
    """
    squares, free = _USUAL_STANDS_FOR * _USUAL_CHANCE**2, _USUAL_STANDS_FOR
    for scores in cells:
        if len(scores) > 1:
            mean = sum(scores) / len(scores)
            squares += sum((score - mean) ** 2 for score in scores)
            free += len(scores) - 1
    return sqrt(squares / free)


def rising(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the non-decreasing numbers nearest to `values`, by weighted least squares.

    This is isotonic regression by the algorithm "pool adjacent violators".
    """
    pools: list[tuple[float, float, int]] = []
    for value, weight in zip(values, weights, strict=True):
        pools.append((value, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, light, few), (other, heavy, more) = pools[-2:]
            both = light + heavy
            pools[-2:] = [((one * light + other * heavy) / both, both, few + more)]
    return [value for value, _, count in pools for _ in range(count)]
