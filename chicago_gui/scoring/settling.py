"""How a difference in points is settled between four people: exactly, or in whole hundreds."""

from __future__ import annotations

from enum import Enum, unique

from .refused import Refused, ScoringReason, as_figure

_HUNDRED = 100
_MOST = 10**9


@unique
class Settling(Enum):
    """What becomes of the last fifty; the value is the form in files.

    `FIFTY_DOWN` is the crib sheet's: "rounded to the nearest hundred (fifty rounds down)".
    """

    EXACT = "exact"
    FIFTY_DOWN = "50-down"
    FIFTY_UP = "50-up"


def settled(difference: int, settling: Settling) -> int:
    """Return what a side that is `difference` points ahead gets, in points or in whole hundreds.

    A side that is behind pays the same: only the size is rounded, so the two sides sum to zero.
    Refused (`DIFFERENCE`): what is no whole number of points, or no size any evening reaches.
    """
    whole = isinstance(difference, int) and not isinstance(difference, bool)
    if not whole or abs(difference) > _MOST:
        raise Refused(ScoringReason.DIFFERENCE, difference=as_figure(difference))
    if settling is Settling.EXACT:
        return difference
    half = _HUNDRED // 2
    up = half if settling is Settling.FIFTY_UP else half - 1
    size = (abs(difference) + up) // _HUNDRED
    return size if difference > 0 else -size
