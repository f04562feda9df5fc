"""Figures of players and pairs in the house game, as numbers that add up over evenings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import sqrt
from operator import mul

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


class Strength(Record):
    """IMPs a deal, and how far off that may be: in two cases of three by less than `give`."""

    imps: float
    give: float


class PlayerLine(Record):
    """One person. `merged` says that other names count too.

    `place` is that in the standing. `made` are the contracts made, of those declared. The
    `strength` hangs on all deals of the period, and is known only with them.
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
    """Two partners; `made` are the contracts made, of those declared."""

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
"""The numbers are deals and IMPs of each part, the contracts made, and then the HCP held."""

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
            made = _is_made(deal)
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
    """Return a deal for `Scored`: the places of the players, and the deal's numbers.

    The stronger team's two come first. The numbers of a deal in `Scored` are its HCP, its
    vulnerability, its score and its IMPs.
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
    """Return the role of `name` of `team`, or of the team itself; `None` if all passed."""
    declarer = deal.deal.declarer
    if declarer is None:
        return None
    if declarer not in team:
        return "defence"
    return "declarer" if name in (None, declarer) else "dummy"


def _is_made(deal: PlayedDeal) -> bool:
    contract, tricks = deal.deal.contract, deal.deal.tricks
    return contract is not None and tricks is not None and tricks >= contract.needed


def _numbers(imps: int, which: str | None, made: bool, hcp: int) -> Numbers:
    """Return the numbers of one deal."""
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
"""HCP of a team that is not the stronger one."""

_NOTHING = 1e-9
"""Less than this of a player's deals is left over by rounding alone."""


def strengths(deals: Sequence[Scored]) -> Mapping[str, Strength]:
    """Return how strong the players of `deals` are.

    Each deal's numbers begin with the stronger team's HCP and end with its IMPs. Nobody is in it
    whom the deals do not tell from others, as two who always were partners, and nobody at all
    while there are no more deals than people.
    """
    line_ups = _line_ups(deals)
    names = sorted({name for players in line_ups for name in players})
    at = {name: place for place, name in enumerate(names)}
    companies = _companies(line_ups, at)
    normal, right = _products(line_ups, at)
    for company in companies:
        # Their sum is zero: no deal says anything of it.
        for one, other in product(company, company):
            normal[one][other] += 1.0
    inverse, known, rank = _inverse(normal)
    found = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    free = sum(sums.deals for sums in line_ups.values()) - rank + len(companies)
    if free <= 0:
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
    """The sums over the deals of one line-up: deals, cards, IMPs, and their products.

    The cards are the stronger team's HCP over an even share.
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
    """Return the sums by who played with whom: those are far fewer than deals."""
    found: dict[tuple[str, ...], list[Numbers]] = {}
    for scored in deals:
        found.setdefault(scored.players, []).extend(scored.deals)
    return {players: _Sums(numbers) for players, numbers in found.items()}


def _row(players: Sequence[str], at: Mapping[str, int]) -> list[tuple[int, int]]:
    """Return each player's place, and how often the player is in the IMPs of a deal."""
    times: dict[int, int] = {}
    for name, sign in zip(players, (1, 1, -1, -1), strict=True):
        times[at[name]] = times.get(at[name], 0) + sign
    return [(place, count) for place, count in times.items() if count]


def _companies(line_ups: _LineUps, at: Mapping[str, int]) -> list[list[int]]:
    """Return who met whom, also by way of others: places, company by company."""
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
    """Return the sums of products of each two unknowns, and of each with the IMPs.

    The unknowns are the players, and at the end the cards.
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
    """Return the squares of what `found` misses of the IMPs, over all deals of one line-up."""
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

    Each deal's numbers begin with the stronger team's HCP, whether it is vulnerable, and its
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
