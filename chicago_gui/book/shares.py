"""What one evening adds to the statistics: deals, IMPs and HCP per player and pair, as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass, field
from itertools import combinations

from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.scoring import Outcome


@dataclass(slots=True)
class Share:
    """Deals, and the IMPs won in them."""

    deals: int = 0
    imps: int = 0

    @property
    def per_deal(self) -> float:
        """IMPs per deal; 0 when there is none."""
        return self.imps / self.deals if self.deals else 0.0

    def add(self, imps: int, deals: int = 1) -> None:
        """Count `deals` more."""
        self.deals += deals
        self.imps += imps


@dataclass(slots=True)
class Tally:
    """Scored deals of a player or a pair: all, as declarer, as dummy, in defence; and the HCP held.

    A pair is never dummy: it declares. A deal that all passed is neither declared nor defended.
    """

    all: Share = field(default_factory=Share)
    declarer: Share = field(default_factory=Share)
    dummy: Share = field(default_factory=Share)
    defence: Share = field(default_factory=Share)
    hcp: int = 0

    @property
    def hcp_per_deal(self) -> float:
        """HCP held per deal; 10 a player is nobody's luck."""
        return self.hcp / self.all.deals if self.all.deals else 0.0

    def add(self, other: Tally) -> None:
        """Count what `other` counts too."""
        for mine, more in zip(self._shares(), other._shares(), strict=True):
            mine.add(more.imps, more.deals)
        self.hcp += other.hcp

    def numbers(self) -> list[int]:
        """Return all figures, for the cache."""
        return [number for share in self._shares() for number in astuple(share)] + [self.hcp]

    @classmethod
    def of_numbers(cls, numbers: list[int]) -> Tally:
        """Return the tally whose `numbers` these are; raises `ValueError` when they are not."""
        a, b, c, d, e, f, g, h, hcp = numbers
        return cls(Share(a, b), Share(c, d), Share(e, f), Share(g, h), hcp)

    def _shares(self) -> tuple[Share, Share, Share, Share]:
        return self.all, self.declarer, self.dummy, self.defence


Tallies = tuple[list[Tally], dict[tuple[int, int], Tally]]
"""Of each player in the order of the sheet, and of each pair, by their places in that order."""


def tallies(view: View) -> Tallies:
    """Return what the deals of one evening that are scored add up to."""
    players = view.sheet.players
    place = {name: index for index, name in enumerate(players)}
    of_player = [Tally() for _ in players]
    of_pair = {pair: Tally() for pair in combinations(range(len(players)), 2)}
    for deal, outcome in _scored(view):
        held = dict(zip(deal.deal.decks, deal.hcp, strict=True))
        for index, team in enumerate(deal.deal.teams or ()):
            imps = outcome.imps[index]
            first, second = sorted(place[name] for name in team)
            pair = of_pair[first, second]
            _count(pair, imps, _part(deal, team, None))
            for name in team:
                tally = of_player[place[name]]
                _count(tally, imps, _part(deal, team, name))
                tally.hcp += held.get(name) or 0
                pair.hcp += held.get(name) or 0
    return of_player, {pair: tally for pair, tally in of_pair.items() if tally.all.deals}


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


def _count(tally: Tally, imps: int, part: str | None) -> None:
    tally.all.add(imps)
    if part is not None:
        share: Share = getattr(tally, part)
        share.add(imps)
