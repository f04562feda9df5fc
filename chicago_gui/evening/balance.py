"""How the evening stands between the five: what was counted, and how even it can still become."""

from __future__ import annotations

from typing import NamedTuple

from chicago_gui.evening.line_ups import PARTNERSHIPS
from chicago_gui.evening.rotation import cap
from chicago_gui.evening.rotation_tally import Tally, tallies
from chicago_gui.public.sheet import Sheet

__all__ = [
    "Differences",
    "can_come_even",
    "cap",
    "differences",
    "opened",
    "partnerships",
    "preparer_marks",
    "times_out",
]


class Differences(NamedTuple):
    """How far apart the players, and the partnerships, must be when the last deal is played.

    All three are deals: between who was out most and least, between who opened most and least,
    between the pair that partnered most and the one that did least.
    """

    out: int
    opened: int
    partnered: int


def times_out(sheet: Sheet) -> dict[str, int]:
    """Return how often each player was out, whoever prepares now among them."""
    return dict(zip(sheet.players, tallies(sheet)[-1].out, strict=True))


def opened(sheet: Sheet) -> dict[str, int]:
    """Return how often each player had the opening bid."""
    return dict(zip(sheet.players, tallies(sheet)[-1].opened, strict=True))


def partnerships(sheet: Sheet) -> tuple[tuple[tuple[str, str], int], ...]:
    """Return each of the ten pairs of players and how many deals they were partners."""
    names = sheet.players
    counts = tallies(sheet)[-1].partnered
    return tuple(
        ((names[one], names[other]), count)
        for (one, other), count in zip(PARTNERSHIPS, counts, strict=True)
    )


def preparer_marks(sheet: Sheet) -> tuple[str | None, ...]:
    """Return, for each deal whose preparer was not to be expected, who was; else `None`.

    To be expected are the dummy of the deal before and, where a hand-over was advised, whom it
    named; after a thrown-in deal, its preparer. Several names are divided by a slash.
    """
    before = tallies(sheet)
    marks: list[str | None] = []
    for index, deal in enumerate(sheet.deals):
        expected = _expected(sheet, index, before[index])
        surprise = expected and deal.prepared_by and deal.prepared_by not in expected
        marks.append(" / ".join(expected) if surprise else None)
    return tuple(marks)


def _expected(sheet: Sheet, index: int, tally: Tally) -> tuple[str, ...]:
    return ()


def can_come_even(sheet: Sheet, planned: int) -> bool:
    """Return whether sit-outs and partnerships can all be equal when `planned` deals are played."""
    left = differences(sheet, planned)
    return left.out == 0 and left.partnered == 0


def differences(sheet: Sheet, planned: int) -> Differences:
    raise NotImplementedError
