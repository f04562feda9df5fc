"""What players and pairs have made of their deals across evenings, as the page shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """Scored deals, and the IMPs won in them."""

    deals: int
    imps: int

    @property
    def per_deal(self) -> float:
        """IMPs per deal; 0 when there is none."""
        return self.imps / self.deals if self.deals else 0.0


@dataclass(frozen=True, slots=True)
class PlayerLine:
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


@dataclass(frozen=True, slots=True)
class PairLine:
    """Two partners. `hcp_per_deal` is 20 when luck is even."""

    names: tuple[str, str]
    evenings: int
    all: Part
    declarer: Part
    defence: Part
    hcp_per_deal: float


@dataclass(frozen=True, slots=True)
class Figures:
    """Players and pairs, those with most IMPs first."""

    players: tuple[PlayerLine, ...]
    pairs: tuple[PairLine, ...]
