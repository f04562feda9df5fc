"""What evenings add up to for each player and pair: numbers that any game counts, and sums them.

What the numbers of a game are, and how a line of them is shown, its package says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Numbers = tuple[int, ...]
"""A game's figures of one player or pair, which add up over evenings one by one."""


@dataclass(frozen=True, slots=True)
class Counted:
    """One evening: `points` of each player, in their order, and the numbers they come with.

    `pairs` are by the players' places. Only an evening with something to count has any.
    """

    points: tuple[int, ...]
    players: tuple[Numbers, ...]
    pairs: dict[tuple[int, int], Numbers]


@dataclass(frozen=True, slots=True)
class Made:
    """What one person has made of all evenings, or two as partners.

    `names` are one or two. An evening is `won` by whoever has the most points when it is over.
    `merged` says that other names count too.
    """

    names: tuple[str, ...]
    evenings: int
    won: int
    numbers: Numbers
    best_partner: str = ""
    merged: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """The lines of players and pairs as their game makes them, the best first."""

    players: tuple[Any, ...]
    pairs: tuple[Any, ...]


def added(one: Sequence[int], other: Sequence[int]) -> Numbers:
    """Return the sums, number by number."""
    return tuple(a + b for a, b in zip(one, other, strict=True))
