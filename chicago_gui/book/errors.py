"""How the book says no: one error with a reason, its figures, and a cause in few words."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import NamedTuple, NoReturn

from chicago_gui.book.words import Cause, Reason

_SQLITE = {
    # Our questions are right, so it is the tables' own description that is not.
    sqlite3.SQLITE_ERROR: Cause.DAMAGED,
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_BUSY: Cause.HELD,
    sqlite3.SQLITE_LOCKED: Cause.HELD,
    sqlite3.SQLITE_READONLY: Cause.FOLDER,
    sqlite3.SQLITE_PERM: Cause.FOLDER,
    sqlite3.SQLITE_CANTOPEN: Cause.FILE,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
    sqlite3.SQLITE_TOOBIG: Cause.DAMAGED,
    sqlite3.SQLITE_IOERR: Cause.DISK,
}
_SYSTEM = {
    errno.ENOSPC: Cause.FULL,
    errno.EDQUOT: Cause.FULL,
    errno.EIO: Cause.DISK,
}

FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What comes out of a damaged file: SQLite's errors, or texts that are none, its own among them."""


class BookError(Exception):
    """The book could not do it; nothing in it was changed.

    `reason` and `figures` make the sentence, as `Refused` has them; `cause` is short, and empty
    where the reason says it all. `str()` is the sentence in English.
    """

    def __init__(self, reason: Enum, cause: Cause | None = None, **figures: object) -> None:
        """Keep the reason and its figures; `cause` is a figure too."""
        super().__init__(reason)
        self.reason = reason
        self.cause = "" if cause is None else cause.value
        self.figures = {"cause": self.cause, **figures}

    def __str__(self) -> str:
        """Fill the figures into the reason's sentence."""
        return str(self.reason.value).format(**self.figures)


class NoSuchSession(BookError):
    """The book has no session of that id."""


class AlreadyKept(BookError):
    """The book has a session of that id already."""


class StaleSession(BookError):
    """Another program changed the session: the caller's revision is not the book's."""


class DamagedSession(BookError):
    """One session cannot be read; the rest of the book can."""


class UnknownSession(BookError):
    """The session is of a game that this program does not know; it is kept as it is."""


class Broken(Exception):
    """The file is no sound book; for the book's own use, players never see it."""


class Notice(NamedTuple):
    """A sentence about what happened when the book was opened; `str()` says it in English."""

    reason: Reason
    figures: dict[str, object]

    def __str__(self) -> str:
        """Fill the figures into the reason's sentence."""
        return str(self.reason.value).format(**self.figures)


def cause_of(error: BaseException) -> Cause:
    """Return why `error`, one of `FAULTS` or an `OSError`, came, in the words of the game."""
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, Cause.FOLDER)
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Raised by the module and not by the library, for a text in the file that is none.
        return Cause.DAMAGED
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return Cause.FULL  # the shared memory beside the book could not grow
    return _SQLITE.get(code & 0xFF, Cause.UNKNOWN)


def refuse(reason: Reason, error: Exception, **figures: object) -> NoReturn:
    """Raise the `BookError` that tells of `error`; our own mistakes are raised as they are."""
    if isinstance(error, sqlite3.ProgrammingError):
        raise error
    raise BookError(reason, cause_of(error), **figures) from error


@contextmanager
def explained(reason: Reason, **figures: object) -> Iterator[None]:
    """Turn faults of disk and database inside the block into `BookError` of this reason."""
    try:
        yield
    except (*FAULTS, OSError) as error:
        refuse(reason, error, **figures)
