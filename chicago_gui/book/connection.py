"""Connections to the SQLite file of a book, and errors as reasons that make sentences."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum, StrEnum, unique
from pathlib import Path, PurePath
from typing import NoReturn

from chicago_gui.record import Record


@unique
class Cause(StrEnum):
    """Why the disk or the book said no, short enough to stand in brackets in a sentence."""

    FULL = "the disk is full"
    HELD = "another program uses the book"
    FOLDER = "the folder cannot be written to"
    FILE = "the file cannot be opened"
    NAME = "the name is too long"
    DAMAGED = "the book is damaged"
    DISK = "the disk failed"
    UNKNOWN = "unknown cause"
    GONE = "folder not found"


@unique
class BookReason(Enum):
    """What the book refuses, and what it tells when it was opened."""

    # Refusals.
    NOT_OPENED = "the book {path} could not be opened ({cause})"
    NOT_READ = "the book could not be read ({cause})"
    NOT_KEPT = "the book could not be written ({cause}); nothing was changed"
    WITHHELD = "open the match first: this card shows boards not played here"
    NO_BOOK = "there is no book {path}"
    NEWER = "the book {path} needs a newer version of the program; it was not changed"
    FOREIGN = "{path} is not a book of this program; it was not changed"
    SECOND_NAME = "delete the second name (hard link) of the book {path}"
    NO_SUCH_SESSION = "the book does not have this session"
    ALREADY_KEPT = "the book already has this session"
    STALE = "another program has changed this session; nothing was entered"
    SESSION_DAMAGED = "the session cannot be read: the book is damaged there"
    UNKNOWN_GAME = "the session of {when} needs a newer version of the program"
    NOT_BACKED_UP = "the backup could not be written ({cause}); the book is unchanged"
    BACKUP_DAMAGED = "the backup {path} is damaged; the book is unchanged"
    SAME_PERSON = "{one} and {other} are already merged"
    SAME_EVENING = "{one} and {other} are two people: they played in one session"

    # Copies elsewhere.
    NOT_COPIED = "the copy in {folder} could not be written ({cause}); earlier copies are unchanged"
    COPY_DAMAGED = "the copy in {folder} differed from the book and was removed; copy again"

    # What happened at opening.
    BACKUP_OPENED = (
        "the book was damaged; the backup of {when:%Y-%m-%d %H:%M} was opened; "
        "sessions recovered: {saved}; damaged book: {aside}"
    )
    BEGUN_ANEW = (
        "the book was damaged and has no usable backup; a new book was begun; "
        "sessions recovered: {saved}; damaged book: {aside}"
    )
    BACKUP_FOR_MISSING = (
        "the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened"
    )
    BEGUN_FOR_MISSING = (
        "the book {path} was missing and has no usable backup; a new book was begun; "
        "earlier book: {aside}"
    )
    OLDER_THAN_KEPT = "the book {path} is older than {aside}, where {count} sessions are newer"
    OLDER_THAN_BACKUP = (
        "restore the backup of {when:%Y-%m-%d %H:%M}: it has {count} newer sessions than "
        "the book {path}"
    )
    PUT_BACK = "the book {path} was missing and was written again; nothing is lost"
    KEPT_BESIDE = (
        "another file replaced the book {path}; the book continues at {aside}; nothing is lost"
    )
    BROUGHT_UP_TO_DATE = "the book was updated; a backup of the old one is {backup}"


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
    errno.ENAMETOOLONG: Cause.NAME,
}

FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""The errors that a damaged file causes: SQLite's own, and texts that cannot be decoded."""


class BookError(Exception):
    """A call of the book failed; nothing in the book was changed.

    `reason` and `figures` make the sentence, as in `Refused`. `cause` is short, or empty if the
    reason is enough. `str()` is the sentence in English.
    """

    def __init__(self, reason: Enum, cause: Cause | None = None, **figures: object) -> None:
        """Have a reason and its figures; `cause` is one of the figures."""
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
    """Another program changed the session: the book has another revision than the caller."""


class DamagedSession(BookError):
    """One session cannot be read; the rest of the book can."""


class UnknownSession(BookError):
    """This program does not know the session's game; the session stays as it is."""


class Broken(Exception):
    """The file is no sound book. Only this package uses it."""


class BookNotice(Record):
    """A sentence about what happened when the book was opened; `str()` says it in English."""

    reason: BookReason
    figures: dict[str, object]

    def __str__(self) -> str:
        """Fill the figures into the reason's sentence."""
        return str(self.reason.value).format(**self.figures)


def cause_of(error: BaseException) -> Cause:
    """Return the cause of `error`, one of `FAULTS` or an `OSError`."""
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, Cause.FOLDER)
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Python's module raises it, not SQLite, for a text that cannot be decoded.
        return Cause.DAMAGED
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return Cause.FULL  # the shared memory beside the book could not grow
    return _SQLITE.get(code & 0xFF, Cause.UNKNOWN)


def refuse(reason: BookReason, error: Exception, **figures: object) -> NoReturn:
    """Raise a `BookError` about `error`. Programming errors are raised as they are."""
    if isinstance(error, sqlite3.ProgrammingError):
        raise error
    raise BookError(reason, cause_of(error), **figures) from error


@contextmanager
def explained(reason: BookReason, **figures: object) -> Iterator[None]:
    """Raise `BookError` of this reason when disk or database fail inside the block."""
    try:
        yield
    except (*FAULTS, OSError) as error:
        refuse(reason, error, **figures)


@contextmanager
def raising_broken() -> Iterator[None]:
    """Raise `Broken` when the file turns out to be damaged inside the block."""
    try:
        yield
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            raise Broken from error
        raise


PAGE = 4096
"""The size of a page of the book, in bytes."""

WAIT = 1.0
"""Seconds to wait while another program uses the book; players should not wait longer."""

SYNCHRONOUS = "FULL"
"""A change is on disk when its transaction ends."""

_CACHE = 512  # KiB; SQLite's usual 2,000 fill up in an evening and make nothing faster


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that reads and writes the file at `path`, which must exist.

    SQLite first repairs what a killed program left: it rolls back an unfinished transaction, and
    applies the write-ahead log of earlier versions.
    """
    connection = _connect(path, "mode=rw")
    try:
        connection.execute(f"PRAGMA page_size = {PAGE}")  # for a new file
        connection.execute("PRAGMA journal_mode = TRUNCATE")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute(f"PRAGMA cache_size = -{_CACHE}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path, *, unchanging: bool = False) -> sqlite3.Connection:
    """Return a connection that only reads the file at `path`.

    With `unchanging` it reads without locks. Nobody may write to the file, such as a backup.
    """
    # Books of earlier versions have a write-ahead log. Even to read a closed book, SQLite makes
    # one beside it, unless told that nobody writes.
    closed = _asks_for_a_log(path) and not has_log(path)
    # Without `mode` SQLite would create a missing file.
    return _connect(path, "mode=ro&immutable=1" if unchanging or closed else "mode=ro")


def has_log(path: Path) -> bool:
    """Return whether the book at `path` has a write-ahead log, of a running or a killed program.

    SQLite writes beside such a book even to read it.
    """
    return _asks_for_a_log(path) and path.with_name(path.name + "-wal").exists()


def _asks_for_a_log(path: Path) -> bool:
    """Return whether the header of the database at `path` asks for a write-ahead log."""
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\2\2"


def _connect(path: Path, query: str) -> sqlite3.Connection:
    # `transaction` begins and ends transactions, never Python's module.
    return sqlite3.connect(
        f"{uri(path.absolute())}?{query}", uri=True, isolation_level=None, timeout=WAIT
    )


_UNQUOTED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/:")
"""The characters that need no quoting in an address (RFC 3986)."""


def uri(path: PurePath) -> str:
    """Return the URI of an absolute path; SQLite takes a query after it.

    SQLite refuses what `Path.as_uri` makes of a network folder on Windows.
    """
    plain = path.as_posix()
    root = "" if plain.startswith("/") else "/"  # a drive has none
    quoted = (chr(each) if each in _UNQUOTED else f"%{each:02X}" for each in os.fsencode(plain))
    return f"file://{root}{''.join(quoted)}"


_PAGES = 1024
"""How many pages are copied at a time; a change of the book waits that long at most."""


def copy(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    *,
    pages: int = -1,
    show: Callable[[int, int], None] | None = None,
) -> None:
    """Replace the content of `target` by that of `source`, in one transaction.

    `show` gets the numbers of copied pages and of all pages; an exception of it stops the copy.

    With `pages` it copies so many at a time, and others can write to `source` in between; then it
    begins again. Raises SQLite's errors, and `BookError` when another program locks one of the two
    too long. Python's module itself would wait for ever.
    """
    patience = time.monotonic() + WAIT

    def look(status: int, remaining: int, total: int) -> None:
        nonlocal patience
        now = time.monotonic()
        if status not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            patience = now + WAIT
        elif now > patience:
            raise BookError(BookReason.NOT_KEPT, Cause.HELD)
        if show is not None:
            show(total - remaining, total)

    source.backup(target, pages=pages, progress=look, sleep=0.05)


def save_copy(
    source: sqlite3.Connection, path: Path, show: Callable[[int, int], None] | None = None
) -> None:
    """Write the content of `source` to a new file at `path`, which only the owner may read.

    An existing file is replaced. For `show` see `copy`. Raises `OSError`, and as `copy`.
    """
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as target:
            # Nobody uses the copy before it is finished: one sync at the end is enough.
            target.execute("PRAGMA journal_mode = OFF")
            target.execute("PRAGMA synchronous = OFF")
            copy(source, target, pages=_PAGES, show=show)
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def transaction(connection: sqlite3.Connection, *, write: bool = True) -> Iterator[None]:
    """Run the block as one transaction: it writes all or nothing, and reads one state.

    Raises SQLite's errors.
    """
    connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
    try:
        yield
        if write:
            connection.execute("COMMIT")
    finally:
        # After a commit there is none. A block that only reads is rolled back: a commit fails if a
        # page is damaged.
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")


def close(connection: sqlite3.Connection) -> None:
    """Close a connection that writes, and remove its journal. No journal means a sound book."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA journal_mode = DELETE")
    with suppress(sqlite3.Error):
        connection.close()


@contextmanager
def closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Close `connection` after the block; if the file is damaged, closing may fail silently."""
    try:
        yield connection
    finally:
        with suppress(sqlite3.Error):
            connection.close()
