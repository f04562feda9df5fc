"""What players and pairs have made of their deals in the house game, as numbers that add up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import Record
from chicago_gui.scoring import Outcome
from chicago_gui.sheet.figures import Counted, Made, Numbers, added


class Part(Record):
    """Scored deals, and the IMPs won in them."""

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


def counted(view: View) -> Counted | None:
    """Return what the scored deals of an evening add up to.

    A pair is never dummy: it declares. A deal that all passed is neither declared nor defended.
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
    return Counted(
        points=tuple(standing.imps for standing in view.standing),
        players=tuple(of_player),
        pairs={pair: numbers for pair, numbers in of_pair.items() if numbers[0]},
        deals=tuple(deals),
    )


def _scored_deal(
    deal: PlayedDeal, outcome: Outcome, place: Mapping[str, int]
) -> tuple[tuple[int, ...], Numbers]:
    """Return the places of the stronger team's two, then the others'; its HCP, zone, score, IMPs.

    What a deal's `Scored.numbers` are in this game is said here.
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
    """Return one part of what was made: `all`, `declarer`, `dummy` or `defence`."""
    at = 2 * _PARTS.index(name)
    return Part(numbers[at], numbers[at + 1])


def player_line(made: Made) -> PlayerLine:
    """Return one person's line."""
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


def pair_line(made: Made) -> PairLine:
    """Return two partners' line."""
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
    """Return what `name` of `team`, or the team itself, was in the deal; `None` if all passed."""
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
