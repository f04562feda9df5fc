"""The lines of the lists of sessions and of backups, with their words and the search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from enum import Enum
from functools import lru_cache

from chicago_gui.record import QuietRecord, Record
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import date_words, later, plural, tr


class Shelf(Enum):
    """Which sessions are looked at."""

    ALL = "all"
    OPEN = "open"
    DONE = "done"
    DELETED = "deleted"


class SessionLine(QuietRecord):
    """One session in few words, all of it public.

    `game` is what the session file calls it. `how_far` is such as `5 of 15`, `first` who leads or
    has won with the figure, both as the game words them; `groups` are the names of teams. A session
    that is `damaged` has its id, and nothing else is known of it; one of a game that is not `known`
    has its heading only.
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
    """Return those in which every word of `text` is part of a name, the place or the date.

    Or it begins a word of what the game is called, which `title` returns. A date is found as
    `2026-11-20` and as `20.11.2026`, and a name without its accents, too: `zoe` finds Zoë. A
    comma stands between names as it does in the list.
    """
    words = [(word, _plain(word)) for word in text.casefold().replace(",", " ").split()]
    return [each for each in lines if _has_all(_searched(each), title(each.game), words)]


_OF_A_GAME = 4
"""So many letters mean a game: fewer, such as `an` in Russian, are of a name that is begun."""


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
    """Return `text` without accents; each key looks through all lines of the book once more."""
    from unicodedata import combining, normalize  # no start waits for it

    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def _searched(line: SessionLine) -> str:
    day = line.date
    dates = (day.isoformat(), f"{day.day}.{day.month}.{day.year}", f"{day:%d.%m.%Y}") if day else ()
    return "\n".join((*line.players, *line.groups, line.place, *dates)).casefold()


SHELVES = {
    Shelf.ALL: later("All sessions"),
    Shelf.OPEN: later("Unfinished"),
    Shelf.DONE: later("Finished"),
    Shelf.DELETED: later("Deleted"),
}


def date_of(line: SessionLine) -> str:
    """Return the date of the evening."""
    return date_words(line.date) if line.date else ""


def players_of(line: SessionLine) -> str:
    """Return the names, or that the session cannot be read."""
    return tr("This session cannot be read.") if line.damaged else ", ".join(line.players)


def how_far(line: SessionLine) -> str:
    """Return how far the evening has come, or that only a newer program knows."""
    return line.how_far if line.known else tr("unknown game")


def state_of(line: SessionLine) -> str:
    """Return whether the evening is over."""
    if line.damaged or not line.known:
        return ""
    return tr("finished") if line.done else tr("unfinished")


def name_of(line: SessionLine) -> str:
    """Return what the session is called in a sentence."""
    if line.damaged:
        return tr("unreadable session")
    return ", ".join(filter(None, (date_of(line), line.place, *line.players)))


def deleted_words(lines: Sequence[SessionLine]) -> str:
    """Return what is said when `lines` are deleted."""
    if len(lines) == 1:
        return tr("Deleted: {session}").format(session=name_of(lines[0]))
    count = len(lines)
    return plural("{count} session deleted", "{count} sessions deleted", count).format(count=count)


def may_be_versions(lines: Sequence[SessionLine]) -> bool:
    """Return whether `lines` are two sessions of one game, one day and the same players."""
    if len(lines) != 2 or any(line.damaged or not line.known for line in lines):
        return False
    one, other = ((line.game, line.date, sorted(map(folded, line.players))) for line in lines)
    return one == other


def nothing_found(text: str, shelf: Shelf) -> str:
    """Return what is said in place of an empty list."""
    if text.strip():
        return tr("Nothing found for “{text}”.").format(text=text.strip())
    match shelf:
        case Shelf.OPEN:
            return tr("No session is unfinished.")
        case Shelf.DONE:
            return tr("No session is finished.")
        case Shelf.DELETED:
            return tr("No session is deleted.")
        case _:
            return tr("No session yet.")


class BackupLine(Record):
    """`name` is how the backup is asked for, `at` when it was made.

    Its size is not told: the counts of deals that are not over are in the file, and a page more or
    less may hang on them.
    """

    name: str
    at: datetime
    where: str = ""
    """The computer whose copy it is; empty for a backup beside the book."""


def when(at: datetime) -> str:
    """Return date and time of `at` where the laptop is."""
    there = at.astimezone()
    return f"{date_words(there)} {there:%H:%M:%S}"
