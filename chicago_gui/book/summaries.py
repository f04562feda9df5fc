"""The sessions page: a line for each evening in the book, and the search among them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from chicago_gui.book import times
from chicago_gui.book.worked_out import Worked


@dataclass(frozen=True, slots=True, repr=False)
class Summary:
    """One session in few words, all of it public.

    `planned` and `scored` count deals, `dealt` those that have a number. `imps` are in the order
    of `players`; `winners` have the most, and are none before a deal is scored. A session that is
    `damaged` has its id and times, and nothing else is known of it.
    """

    id: str
    created: datetime | None
    updated: datetime | None
    deleted: bool
    damaged: bool = False
    date: date | None = None
    place: str = ""
    players: tuple[str, ...] = ()
    planned: int = 0
    dealt: int = 0
    scored: int = 0
    done: bool = False
    imps: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"Summary({self.id})"

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has the most IMPs."""
        if not self.scored:
            return ()
        best = max(self.imps)
        return tuple(
            name for name, imps in zip(self.players, self.imps, strict=True) if imps == best
        )


def summary_of(worked: Worked) -> Summary:
    """Return the page's line for one session."""
    row, evening = worked
    created, updated = _time(row.created), _time(row.updated)
    deleted = row.deleted is not None
    if evening is None:
        return Summary(str(row.id), created, updated, deleted, damaged=True)
    return Summary(
        id=row.id,
        created=created,
        updated=updated,
        deleted=deleted,
        date=evening.date,
        place=evening.place,
        players=evening.players,
        planned=evening.planned,
        dealt=evening.dealt,
        scored=evening.scored,
        done=evening.done,
        imps=evening.imps,
    )


def newest_first(summaries: Iterable[Summary]) -> list[Summary]:
    """Return the evenings by date, of one date those begun last first; damaged ones at the top."""

    def order(summary: Summary) -> tuple[bool, str, str]:
        day = summary.date.isoformat() if summary.date else ""
        return summary.damaged, day, times.written(summary.created) if summary.created else ""

    return sorted(summaries, key=order, reverse=True)


def matching(summaries: Iterable[Summary], text: str) -> list[Summary]:
    """Return those in which every word of `text` is part of a name, the place or the date.

    A date is found as `2026-11-20` and as `20.11.2026`.
    """
    words = text.casefold().split()
    return [each for each in summaries if all(word in _searched(each) for word in words)]


def _searched(summary: Summary) -> str:
    day = summary.date
    dates = (day.isoformat(), f"{day.day}.{day.month}.{day.year}", f"{day:%d.%m.%Y}") if day else ()
    return "\n".join((*summary.players, summary.place, *dates)).casefold()


def _time(text: str) -> datetime | None:
    try:
        return times.read(text)
    except (ValueError, TypeError):
        return None
