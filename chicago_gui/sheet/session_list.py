"""The lines of the session list and the backup list, with their words, and the search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from enum import Enum
from functools import lru_cache
from unicodedata import combining, normalize

from chicago_gui.record import QuietRecord, Record
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import date_words, later, plural, tr


class SessionFilter(Enum):
    """Which sessions the list shows."""

    ALL = "all"
    OPEN = "open"
    DONE = "done"
    DELETED = "deleted"


class SessionLine(QuietRecord):
    """One session in the list; all of it is public.

    `game` is the game's name in session files. `how_far` is the progress, such as `5 of 15`;
    `first` is who leads or won, with the figure. `groups` are the names of teams. Of a `damaged`
    session only the id is known; if the game is not `known`, only the heading is.
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
    groups: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"SessionLine({self.id})"


def matching(
    lines: Iterable[SessionLine], text: str, title: Callable[[str], str]
) -> list[SessionLine]:
    """Return the lines in which every word of `text` is part of a name, the place or the date.

    A word may also start a word of the game's name, which `title` returns. Dates match as
    `2026-11-20` and as `20.11.2026`. Accents may be left out: `zoe` finds Zoë. Commas separate
    words, like spaces.
    """
    words = [(word, _plain(word)) for word in text.casefold().replace(",", " ").split()]
    return [each for each in lines if _has_all(_searched(each), title(each.game), words)]


_OF_A_GAME = 4
"""The fewest letters that match a game's name; shorter words more likely begin a player's name."""


def _has_all(searched: str, game: str, words: Sequence[tuple[str, str]]) -> bool:
    begun = f" {game.casefold()}"
    return all(
        word in searched
        or (plain and plain in _plain(searched))
        or (len(word) >= _OF_A_GAME and f" {word}" in begun)
        for word, plain in words
    )


@lru_cache(2000)
def _plain(text: str) -> str:
    """Return `text` without accents; cached, because each key typed searches all lines again."""
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def _searched(line: SessionLine) -> str:
    day = line.date
    dates = (day.isoformat(), f"{day.day}.{day.month}.{day.year}", f"{day:%d.%m.%Y}") if day else ()
    return "\n".join((*line.players, *line.groups, line.place, *dates)).casefold()


FILTERS = {
    SessionFilter.ALL: later("All sessions"),
    SessionFilter.OPEN: later("Unfinished"),
    SessionFilter.DONE: later("Finished"),
    SessionFilter.DELETED: later("Deleted"),
}


def date_of(line: SessionLine) -> str:
    """Return the date of the session; empty if it is unknown."""
    return date_words(line.date) if line.date else ""


def players_of(line: SessionLine) -> str:
    """Return the players' names, or that the session cannot be read."""
    return tr("This session cannot be read.") if line.damaged else ", ".join(line.players)


def how_far(line: SessionLine) -> str:
    """Return the progress of the session, or that its game is unknown."""
    return line.how_far if line.known else tr("unknown game")


def state_of(line: SessionLine) -> str:
    """Return the word for finished or unfinished; empty if unknown."""
    if line.damaged or not line.known:
        return ""
    return tr("finished") if line.done else tr("unfinished")


def name_of(line: SessionLine) -> str:
    """Return the name of the session in a sentence: date, place and players."""
    if line.damaged:
        return tr("unreadable session")
    return ", ".join(filter(None, (date_of(line), line.place, *line.players)))


def deleted_words(lines: Sequence[SessionLine]) -> str:
    """Return the message after `lines` were deleted."""
    if len(lines) == 1:
        return tr("Deleted: {session}").format(session=name_of(lines[0]))
    count = len(lines)
    return plural("{count} session deleted", "{count} sessions deleted", count).format(count=count)


def may_be_versions(lines: Sequence[SessionLine]) -> bool:
    """Return whether `lines` are two sessions of the same game, date and players."""
    if len(lines) != 2 or any(line.damaged or not line.known for line in lines):
        return False
    one, other = ((line.game, line.date, sorted(map(folded, line.players))) for line in lines)
    return one == other


def nothing_found(text: str, chosen_filter: SessionFilter) -> str:
    """Return the text shown in place of an empty list."""
    if text.strip():
        return tr("Nothing found for “{text}”.").format(text=text.strip())
    # The chosen filter stands beside the list.
    if chosen_filter in (SessionFilter.OPEN, SessionFilter.DONE, SessionFilter.DELETED):
        return tr("No session here.")
    return tr("No session yet.")


class BackupLine(Record):
    """One backup in the list; `name` identifies it, `at` is when it was made.

    The size is not shown: it depends on the counts of open deals and might reveal them.
    """

    name: str
    at: datetime
    where: str = ""
    """The computer that made this copy; empty for a backup beside the book."""


def when(at: datetime) -> str:
    """Return date and time of `at` in local time."""
    there = at.astimezone()
    return f"{date_words(there)} {there:%H:%M:%S}"
