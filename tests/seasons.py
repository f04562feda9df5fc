"""Invented sessions of a season."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from chicago_gui.sheet.figures import EveningFigures, Numbers
from chicago_gui.sheet.season import SeasonEvening


def evening(
    day: date,
    players: Sequence[str],
    points: Sequence[int],
    *,
    place: str = "",
    deals: Sequence[tuple[tuple[int, ...], Numbers]] = (),
    done: bool = True,
) -> SeasonEvening:
    """Return a session in which `players` won `points`, as in a game of sittings."""
    numbers = tuple((1, won, int(won > 0), 1, 1, 1) for won in points)
    counted = EveningFigures(tuple(points), numbers, {}, tuple(deals))
    return SeasonEvening(day, place, tuple(players), counted, f"{day} {place}", done)
