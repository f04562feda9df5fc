"""Whether a book is intact: its header, its tables, and the checksums of all that is in it."""

from __future__ import annotations

import sqlite3
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from chicago_gui.book import tables
from chicago_gui.book.connection import (
    FAULTS,
    PAGE,
    BookError,
    BookReason,
    Broken,
    Cause,
    cause_of,
    closing,
    connect_to_read,
)
from chicago_gui.book.events import digest

_BOOK_MAGIC = b"SQLite format 3\0"
_OURS = b"CREATE TABLE record("
_MOST_VERSIONS = 1000  # a version beyond is no version but damage


def check_header(path: Path) -> None:
    """Look at the first bytes of the file at `path`.

    Raises `Broken` when no book begins so, `BookError` for a book of a newer version, `OSError`.
    """
    with path.open("rb") as file:
        head = file.read(100)
    if len(head) < 100 or not head.startswith(_BOOK_MAGIC):
        raise Broken
    page, encoding, version, application = (
        int.from_bytes(head[first:end], "big")
        for first, end in ((16, 18), (56, 60), (60, 64), (68, 72))
    )
    write, read, spare = head[18:21]
    if (page, spare, encoding) != (PAGE, 0, 1) or write not in (1, 2) or read != write:
        raise Broken
    if application != tables.APPLICATION_ID:
        raise Broken
    check_version(path, version)


def check_version(path: Path, version: int) -> None:
    """Raise `BookError` for a version from the future, `Broken` for what is none."""
    if tables.newest() < version < _MOST_VERSIONS:
        raise BookError(BookReason.NEWER, path=path)
    if not 1 <= version <= tables.newest():
        raise Broken


_NOW = ("session", "record")
"""The tables that say how the sessions stand now."""


def check_at_start(connection: sqlite3.Connection) -> None:
    """Check what a start needs of a book that was closed; raises `Broken`.

    The events of a session are checked when it is opened, and all events before a backup is made.
    To check all of them at each start would take longer with each session in the book.
    """
    try:
        for table in _NOW:
            if connection.execute(f"PRAGMA quick_check({table})").fetchall() != [("ok",)]:
                raise Broken
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            raise Broken from error
        raise


def check_all(connection: sqlite3.Connection) -> None:
    """Read the whole book; raises `Broken` unless every session and its history are whole."""
    try:
        found = connection.execute("PRAGMA integrity_check(1)").fetchall()
        if found != [("ok",)]:
            raise Broken
        _check_sessions(connection)
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            raise Broken from error
        raise
    except (ValueError, TypeError, KeyError):
        raise Broken from None


def is_intact(path: Path) -> bool:
    """Return whether the file at `path`, to which no program writes, is a sound book."""
    try:
        check_header(path)
        with closing(connect_to_read(path, settled=True)) as connection:
            check_all(connection)
    except (Broken, BookError, OSError, *FAULTS):
        return False
    return True


def is_ours(path: Path) -> bool:
    """Return whether the broken file at `path` may be a book.

    A file of another program must stay where it is.
    """
    with path.open("rb") as file:
        head = file.read(1 << 16)
    if _OURS in head:
        return True
    if head.startswith(_BOOK_MAGIC):
        try:
            with closing(connect_to_read(path)) as connection:
                tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if tables != (0,):
                return False  # a sound database without our tables
        except FAULTS:
            pass
    return path.suffix == ".sqlite"


def _check_sessions(connection: sqlite3.Connection) -> None:
    wanted: dict[int, tuple[int, int]] = {}
    of_games: dict[int, str] = {}
    for values in connection.execute(f"SELECT {tables.COLUMNS} FROM session s"):
        row = tables.SessionRow(*values)
        for time in (row.created, row.updated, row.deleted):
            if time is not None:
                tables.time_read(time)
        wanted[row.key] = row.revision, row.digest
        of_games[row.key] = row.game
    texts = connection.execute("SELECT session, name, json FROM record ORDER BY session")
    digests, headings = {}, {}
    for key, group in groupby(texts, itemgetter(0)):
        records = {name: text for _, name, text in group}
        digests[key], headings[key] = digest(records), tables.game_of(records)
    if digests != {key: checksum for key, (_, checksum) in wanted.items()}:
        raise Broken
    if headings != of_games:
        raise Broken
    revisions = {key: revision for key, (revision, _) in wanted.items()}
    if tables.check_events(connection) != revisions:
        raise Broken
