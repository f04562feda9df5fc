"""One line of the list of sessions: what everybody may know of an evening without opening it."""

from __future__ import annotations

from collections.abc import Iterable
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
    """One session in few words, all of it public.

    `game` is what the session file calls it. `how_far` is such as `5 of 15`, `first` who leads or
    has won with the figure, both as the game words them. A session that is `damaged` has its id,
    and nothing else is known of it; one of a game that is not `known` has its heading only.
    """

    id: str
    date: date | None
    place: str
    players: tuple[str, ...]
    game: str = ""
    how_far: str = ""
    first: str = ""
    done: bool = False
    damaged: bool = False
    deleted: bool = False
    known: bool = True

    def __repr__(self) -> str:
        return f"SessionLine({self.id})"


def matching(lines: Iterable[SessionLine], text: str) -> list[SessionLine]:
    """Return those in which every word of `text` is part of a name, the place or the date.

    A date is found as `2026-11-20` and as `20.11.2026`.
    """
    words = text.casefold().split()
    return [each for each in lines if all(word in _searched(each) for word in words)]


def _searched(line: SessionLine) -> str:
    day = line.date
    dates = (day.isoformat(), f"{day.day}.{day.month}.{day.year}", f"{day:%d.%m.%Y}") if day else ()
    return "\n".join((*line.players, line.place, *dates)).casefold()
