"""One line of the list of sessions: what everybody may know of an evening without opening it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum


class Shelf(Enum):
    """Which sessions are looked at."""

    ALL = "all"
    OPEN = "open"
    DONE = "done"
    DELETED = "deleted"


@dataclass(frozen=True, slots=True)
class SessionLine:
    """`scored` of `planned` deals are scored; `winners` lead or have won, with their `imps`."""

    id: str
    date: date | None
    place: str
    players: tuple[str, ...]
    scored: int
    planned: int
    winners: tuple[str, ...]
    imps: int
    done: bool
    damaged: bool = False
    deleted: bool = False
