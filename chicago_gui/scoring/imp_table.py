"""International match points: what a difference in points is worth (Law 78, the house's table)."""

from __future__ import annotations

from bisect import bisect_right

from .checks import as_figure
from .refused import Reason, Refused

# The smallest difference, in points, that is worth 0, 1, 2, ... 24 IMPs. Printed tables give bands
# ("20 - 40"); as thresholds they also answer for a difference that falls between two bands.
IMP_THRESHOLDS = (
    *(0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int) -> int:
    """IMPs, -24 to 24, for a difference in points; the sign is the difference's.

    A difference between two printed bands belongs to the lower one. Refused: what is no whole
    number (`DIFFERENCE`).
    """
    if not isinstance(difference, int) or isinstance(difference, bool):
        raise Refused(Reason.DIFFERENCE, difference=as_figure(difference))
    size = bisect_right(IMP_THRESHOLDS, abs(difference)) - 1
    return size if difference >= 0 else -size
