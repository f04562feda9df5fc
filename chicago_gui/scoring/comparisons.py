"""Compares the results of a board: matchpoints, cross-IMPs, datum; and victory points of a match.

Functions that compare take the scores of one board in points for North–South. They return the
North–South award for each score, in the same order. East–West get the rest of the top at
matchpoints, and the negative at IMPs. Victory points follow the continuous WBF scale of 2013,
optionally rounded to whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique
from fractions import Fraction
from math import sqrt

from .outcomes import imps

Points = int | Fraction
"""Points that may be fractions; they stay exact until they are written."""


def rounded(points: Points, step: Points = 1) -> Fraction:
    """Return the multiple of `step` (above 0) nearest to `points`, halves away from zero.

    Python's `round` would round halves to even, which score sheets do not.
    """
    size = abs(Fraction(points)) / step
    whole = (2 * size.numerator + size.denominator) // (2 * size.denominator)
    return whole * Fraction(step) * (1 if points >= 0 else -1)


def decimal_text(points: Points) -> str:
    """Return points as text for files: at most two decimals, no trailing zeros, ASCII signs.

    A value that is rounded to zero is `0`, without a sign.
    """
    if points.denominator == 1:
        return str(points.numerator)  # fast path: most points are whole
    hundredths = int(rounded(points, Fraction(1, 100)) * 100)
    whole, part = divmod(abs(hundredths), 100)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{whole}.{part:02}".rstrip("0").rstrip(".")


_DATUM_STEP = 10


def top(results: int) -> int:
    """Return the highest possible matchpoints: 2 for each other result (Law 78A)."""
    return 2 * (results - 1)


def matchpoints(scores: Sequence[int], results: int | None = None) -> tuple[Fraction, ...]:
    """Return the matchpoints of each score: 2 for each worse, 1 for each equal result (Law 78A).

    If other boards have more `results`, Neuberg's formula (WBF General Conditions of Contest)
    converts to their size: M matchpoints among n results become (M + 1)·N/n − 1 among N. A single
    result gets half the top.
    """
    played = len(scores)
    size = max(results or played, played)
    return tuple(Fraction((_beaten(mine, scores) + 1) * size, played) - 1 for mine in scores)


def _beaten(mine: int, scores: Sequence[int]) -> int:
    """Return the matchpoints of `mine` among `scores`, which include it, before conversion."""
    return sum(2 * (mine > each) + (mine == each) for each in scores) - 1


def cross_imps(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the mean IMPs of each score against all others; a single result gets 0."""
    others = max(1, len(scores) - 1)
    return tuple(Fraction(sum(imps(mine - each) for each in scores), others) for mine in scores)


def datum(scores: Sequence[int]) -> int:
    """Return the mean of one or more scores, rounded to ten (half away from zero).

    With four or more results the best and the worst are left out, with eleven or more two of each
    (Butler scoring).
    """
    aside = 0 if len(scores) < 4 else 1 if len(scores) < 11 else 2
    counted = sorted(scores)[aside : len(scores) - aside]
    return int(rounded(Fraction(sum(counted), len(counted)), _DATUM_STEP))


def datum_imps(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the IMPs of each score against the board's datum."""
    mean = datum(scores) if scores else 0
    return tuple(Fraction(imps(mine - mean)) for mine in scores)


def board_a_match(difference: int) -> tuple[int, int]:
    """Return the board points of the side that is `difference` points ahead, and of the other.

    A board won gives 2, tied 1, lost 0, whatever the difference (Law 78, board-a-match).
    """
    if difference == 0:
        return 1, 1
    return (2, 0) if difference > 0 else (0, 2)


def imps_won(difference: int) -> tuple[int, int]:
    """Return the IMPs of the side that is `difference` points ahead, and of the other.

    As on score cards, the winner has positive IMPs and the loser 0.
    """
    won = imps(difference)
    return max(won, 0), max(-won, 0)


MOST = 20
"""The sum of both sides' victory points, and so the most for one side."""

_EVEN = MOST // 2
_GOLDEN = (sqrt(5) - 1) / 2


@unique
class VictoryPoints(Enum):
    """The victory point scale of a match; files contain the values."""

    NONE = "none"
    WBF = "wbf"
    WHOLE = "whole"


def victory_points(
    margin: int, boards: int, scale: VictoryPoints
) -> tuple[Fraction, Fraction] | None:
    """Return the victory points of the side that is `margin` IMPs ahead, and of the other.

    `margin` may be negative; `boards` is the number played, 1 or more. With R = (√5 − 1)/2 and
    B = 15·√boards, a margin of m gives 10 + 10·(1 − R^(3m/B)) / (1 − R³), and 20 from B on:
    "The New WBF IMP to VP Scales", WBF Scoring Panel, 2013. The continuous scale has two
    decimals, the whole one none; the loser gets the rest of 20. Return `None` for the scale
    `NONE`.

    The report also wants steps that never grow. Rounding alone does not guarantee that (10.99,
    11.22, 11.46 over 24 boards), so printed tables may differ by a hundredth. Floats are precise
    enough: up to 64 boards no margin is within a millionth of a rounding boundary.
    """
    if scale is VictoryPoints.NONE:
        return None
    share = min(1.0, abs(margin) / (15 * sqrt(boards)))
    won = _EVEN + _EVEN * (1 - _GOLDEN ** (3 * share)) / (1 - _GOLDEN**3)
    step = Fraction(1) if scale is VictoryPoints.WHOLE else Fraction(1, 100)
    winner = rounded(Fraction(won), step)
    return (winner, MOST - winner) if margin >= 0 else (MOST - winner, winner)
