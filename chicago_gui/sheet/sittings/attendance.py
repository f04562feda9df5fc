"""Who comes to an evening of sittings late, who leaves early, and who was there for each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.names import folded, one_line
from chicago_gui.sheet.sittings.check import FEWEST_PLAYERS
from chicago_gui.sheet.sittings.reasons import SittingReason
from chicago_gui.sheet.sittings.sitting import Evening, Sitting

SomeEvening = TypeVar("SomeEvening", bound=Evening[Any, Any])


def come_and_gone(evening: SomeEvening, come: Collection[str], go: Collection[str]) -> SomeEvening:
    """Return `evening` after these have come and gone, not checked yet.

    A sitting in which nothing is dealt has not begun: whoever comes is there for it, and where
    somebody who leaves was to play it, all sit down anew. Whoever leaves without having played is
    off the sheet. Raises `Refused` for somebody who cannot leave, or when too few are left.
    """
    for name in go:
        if name not in evening.there:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
    known = {folded(name): name for name in evening.away}
    come = [known.get(folded(name), one_line(name)) for name in come]
    new = [name for name in come if name not in evening.away]
    sittings: list[Sitting] = []
    for at, each in enumerate(evening.sittings, start=1):
        if each.deals or at < len(evening.sittings):
            sittings.append(replace(each, away=(*each.away, *new)))
        elif not set(go) & set(each.seats):
            away = (*(name for name in each.away if name not in come), *go)
            sittings.append(replace(each, away=away))
    played = {name for each in sittings for name in each.seats}
    lost = {name for name in go if name not in played}
    there = len(evening.there) + len(come) - len(go)
    if there < FEWEST_PLAYERS:
        raise Refused(SittingReason.TOO_FEW_LEFT, count=there)
    away = (*(name for name in evening.away if name not in come), *go)
    return replace(
        evening,
        players=tuple(name for name in (*evening.players, *new) if name not in lost),
        sittings=tuple(replace(each, away=_kept(each.away, lost)) for each in sittings),
        away=_kept(away, lost),
    )


def _kept(names: tuple[str, ...], lost: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in lost)
