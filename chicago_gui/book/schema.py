"""The book's tables, from the first version on, and how a book of an older version is brought up.

What is kept is `record`, a session as it stands, and `event`, everything that ever happened to it:
either can be worked out from the other's side of the story, so that one mends the other. Events
are only ever added. `worked_out` is a cache and may be emptied at any time. Times stand in them as
UTC, to the millisecond, so that they sort as texts.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime

APPLICATION_ID = 0x43484347  # "CHCG", for `file` and for ourselves
PAGE = 4096

_FIRST = (
    # `revision` is the number of the session's last event. `digest` is the sum of its records'
    # checksums (see `digests`): SQLite itself would not notice a changed letter in a text.
    """CREATE TABLE session(
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE COLLATE NOCASE,
        kind TEXT NOT NULL,
        created TEXT NOT NULL,
        updated TEXT NOT NULL,
        deleted TEXT,
        revision INTEGER NOT NULL CHECK(typeof(revision) = 'integer'),
        digest INTEGER NOT NULL CHECK(typeof(digest) = 'integer')
    )""",
    """CREATE TABLE record(
        session INTEGER NOT NULL,
        name TEXT NOT NULL,
        json TEXT NOT NULL,
        PRIMARY KEY(session, name)
    ) WITHOUT ROWID""",
    # `packed` is all there is to say of an event, see `sessions`; it notices damage by itself.
    """CREATE TABLE event(
        session INTEGER NOT NULL,
        n INTEGER NOT NULL,
        packed BLOB NOT NULL,
        PRIMARY KEY(session, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE alias(
        name TEXT PRIMARY KEY,
        person TEXT NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE worked_out(
        session INTEGER PRIMARY KEY,
        revision INTEGER NOT NULL,
        program TEXT NOT NULL,
        packed BLOB NOT NULL
    )""",
    f"PRAGMA application_id = {APPLICATION_ID}",
)

MIGRATIONS: tuple[Sequence[str], ...] = (_FIRST,)
"""The statements that lead to version 1, 2 …; never changed once a program has gone out with them.

Each version has its golden book among the tests, which every later one must bring up to date.
"""


def newest() -> int:
    """Return the version this program writes."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the book behind `connection`; 0 when there is nothing in it yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def bring_up(connection: sqlite3.Connection) -> None:
    """Bring the book to the newest version, within the caller's transaction."""
    for version in range(version_of(connection), newest()):
        for statement in MIGRATIONS[version]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version + 1}")


def time_written(at: datetime) -> str:
    """Return `at` as text; raises `ValueError` when it does not say which time zone it is in."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_rounded(at: datetime) -> datetime:
    """Return `at` as the book will give it back; raises `ValueError` as `time_written` does."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).replace(microsecond=at.microsecond // 1000 * 1000)


def time_read(text: str) -> datetime:
    """Return the time in `text`; raises `ValueError` unless `time_written` wrote it."""
    at = datetime.fromisoformat(text)
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at


def time_in_a_name(at: datetime) -> str:
    """Return `at` as part of a file's name, without signs that some disks refuse."""
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%S.%f")[:-3] + "Z"


def time_from_a_name(text: str) -> datetime:
    """Return the time in part of a file's name; raises `ValueError` when it is none."""
    # `strptime` would do it alone, and costs each start 3 ms to import.
    at = time_read(text)
    if time_in_a_name(at) != text:
        raise ValueError("a time written otherwise")
    return at
