"""Results of one board compared, and a match: matchpoints, IMPs across, datum, victory points.

Every function that compares takes the scores of one board in points, seen from North–South, and
gives what North–South have at each of them, in the same order. East–West have the rest of the top
at matchpoints, and the opposite in IMPs. Victory points of a match at teams are on the continuous
scale of the WBF (2013), whole or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique
from fractions import Fraction
from math import sqrt

from .outcomes import imps
from .refused import Misuse, Refused, as_figure, is_count

Points = int | Fraction
"""Points that may be shared out between several results; kept exact until they are written."""


def rounded(points: Points, step: Points = 1) -> Fraction:
    """Return the multiple of `step` (above 0) nearest to `points`, a half away from zero.

    Python's own `round` takes halves to the even neighbour, which no score sheet does.
    """
    size = abs(Fraction(points)) / step
    whole = (2 * size.numerator + size.denominator) // (2 * size.denominator)
    return whole * Fraction(step) * (1 if points >= 0 else -1)


def decimal_text(points: Points) -> str:
    """Write points as files have them: two decimals at most, `.`, no trailing zeros, an ASCII `-`.

    What is nothing after rounding is `0`, without a sign.
    """
    if points.denominator == 1:
        return str(points.numerator)  # most are whole, and a page has hundreds of them
    hundredths = int(rounded(points, Fraction(1, 100)) * 100)
    whole, part = divmod(abs(hundredths), 100)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{whole}.{part:02}".rstrip("0").rstrip(".")


_DATUM_STEP = 10


def top(results: int) -> int:
    """Return the matchpoints of the best of so many results: 2 for each of the others (Law 78A)."""
    return 2 * (results - 1)


def matchpoints(scores: Sequence[int], results: int | None = None) -> tuple[Fraction, ...]:
    """Return 2 for each worse and 1 for each equal result (Law 78A), brought to a common size.

    A board that was played less often than the others, `results` times the most-played one, is
    brought to its size by Neuberg's formula (WBF General Conditions of Contest): M matchpoints
    of n results become (M + 1)·N/n − 1 of N, so that one result alone is worth half the top.
    """
    played = len(scores)
    size = max(results or played, played)
    return tuple(Fraction((_beaten(mine, scores) + 1) * size, played) - 1 for mine in scores)


def _beaten(mine: int, scores: Sequence[int]) -> int:
    """Return the matchpoints of `mine` among `scores`, itself among them and not counted."""
    return sum(2 * (mine > each) + (mine == each) for each in scores) - 1


def cross_imps(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the mean IMPs against every other result; a result alone has nothing to beat."""
    others = max(1, len(scores) - 1)
    return tuple(Fraction(sum(imps(mine - each) for each in scores), others) for mine in scores)


def datum(scores: Sequence[int]) -> int:
    """Return the board's mean score, rounded to ten (half away from zero), for one score or more.

    The best and the worst are left out when there are four results or more, two of each from
    eleven (Butler scoring; the page on sheets rules on the numbers).
    """
    aside = 0 if len(scores) < 4 else 1 if len(scores) < 11 else 2
    counted = sorted(scores)[aside : len(scores) - aside]
    return int(rounded(Fraction(sum(counted), len(counted)), _DATUM_STEP))


def datum_imps(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the IMPs of each result against the board's datum."""
    mean = datum(scores) if scores else 0
    return tuple(Fraction(imps(mine - mean)) for mine in scores)


def board_a_match(difference: int) -> tuple[int, int]:
    """Return what a board is worth to the side that is `difference` points ahead, and the other.

    2 won, 1 tied, 0 lost, however large the difference (Law 78, board-a-match).
    """
    if difference == 0:
        return 1, 1
    return (2, 0) if difference > 0 else (0, 2)


def imps_won(difference: int) -> tuple[int, int]:
    """Return the IMPs won with a difference by the side that sees it so, and by the other.

    On a score card they stand in the winner's column, never below zero.
    """
    won = imps(difference)
    return max(won, 0), max(-won, 0)


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
        raise Refused(Misuse.DIFFERENCE, difference=as_figure(margin))
    if not is_count(boards, 1, _MOST_BOARDS):
        raise Refused(Misuse.BOARDS, boards=as_figure(boards))
    if scale is VictoryPoints.NONE:
        return None
    share = min(1.0, abs(margin) / (15 * sqrt(boards)))
    won = _EVEN + _EVEN * (1 - _GOLDEN ** (3 * share)) / (1 - _GOLDEN**3)
    step = Fraction(1) if scale is VictoryPoints.WHOLE else Fraction(1, 100)
    winner = rounded(Fraction(won), step)
    return (winner, MOST - winner) if margin >= 0 else (MOST - winner, winner)
