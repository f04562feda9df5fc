"""Victory points of a match at teams: the continuous scale of the WBF (2013), whole or not."""

from __future__ import annotations

from enum import Enum, unique
from fractions import Fraction
from math import sqrt

from .comparisons import rounded
from .refused import Refused, ScoringReason, as_figure, is_count

MOST = 20
"""The victory points of both sides together, and so the most that one side can win."""

_EVEN = MOST // 2
_GOLDEN = (sqrt(5) - 1) / 2
_MOST_BOARDS = 1000
_MOST_MARGIN = 10**6


@unique
class VictoryPoints(Enum):
    """Which scale a match is settled by; the value is the form in files."""

    NONE = "none"
    WBF = "wbf"
    WHOLE = "whole"


def victory_points(
    margin: int, boards: int, scale: VictoryPoints
) -> tuple[Fraction, Fraction] | None:
    """Return the victory points of the side that is `margin` IMPs ahead, and of the other.

    `margin` may be negative; `boards` is the number played, 1 or more. With R = (√5 − 1)/2 and
    B = 15·√boards, a margin of m is worth 10 + 10·(1 − R^(3m/B)) / (1 − R³), and 20 from B on:
    "The New WBF IMP to VP Scales", WBF Scoring Panel, 2013. The continuous scale has two
    decimals, the whole one none; the loser has what is left of 20. `None` where the match has no
    scale. Refused: what is no margin (`DIFFERENCE`), boards that are none (`BOARDS`).

    This is the formula as it stands. The report also wants steps that never grow, which rounding
    alone does not always give (10.99, 11.22, 11.46 over 24 boards), so a printed table may differ
    from it by a hundredth. Floats do: up to 64 boards no margin comes nearer than a millionth to
    where the rounding turns.
    """
    if not is_count(margin, -_MOST_MARGIN, _MOST_MARGIN):
        raise Refused(ScoringReason.DIFFERENCE, difference=as_figure(margin))
    if not is_count(boards, 1, _MOST_BOARDS):
        raise Refused(ScoringReason.BOARDS, boards=as_figure(boards))
    if scale is VictoryPoints.NONE:
        return None
    share = min(1.0, abs(margin) / (15 * sqrt(boards)))
    won = _EVEN + _EVEN * (1 - _GOLDEN ** (3 * share)) / (1 - _GOLDEN**3)
    step = Fraction(1) if scale is VictoryPoints.WHOLE else Fraction(1, 100)
    winner = rounded(Fraction(won), step)
    return (winner, MOST - winner) if margin >= 0 else (MOST - winner, winner)
