"""The hour at which the last deal will end, from the pace of this sitting."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise

_TYPED_IN = timedelta(minutes=1)
"""Results that come faster than this are typed in after the fact and show no pace."""

_BREAK = timedelta(minutes=45)
"""A longer pause between two results is a meal or another evening, not a deal."""


def ends_at(results: Sequence[datetime], left: int | None, now: datetime) -> datetime | None:
    """Return when the last planned deal should end; `None` until two deals show a pace.

    `None` too when that hour is past: after a pause nobody knows. `results` are the times at which
    results were entered, in order; `left` are the deals that are not over, `None` where none are
    planned.
    """
    gaps = [
        later - earlier
        for earlier, later in pairwise(results)
        if _TYPED_IN < later - earlier < _BREAK
    ]
    if not gaps or left is None or left <= 0 or now - results[-1] > _BREAK:
        return None
    hour = results[-1] + sum(gaps, timedelta()) / len(gaps) * left
    return hour if hour > now else None
