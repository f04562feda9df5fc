"""Connections to a book: how it is opened, and how a transaction begins and ends."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from chicago_gui.book.errors import BookError, Cause, Reason
from chicago_gui.book.schema import PAGE

WAIT = 1.0
"""Seconds to wait for another program to let go of the book; the table should not wait longer."""

SYNCHRONOUS = "FULL"
"""A change is on disk, and not only on its way there, when its transaction is over."""

_CHECKPOINT = 100  # pages; a small log is written over again, which costs less than letting it grow


def connect(path: Path) -> sqlite3.Connection:
    """Open the file at `path`, which must be there, to read and write with a log written ahead."""
    connection = _connect(path, "mode=rw")
    try:
        connection.execute(f"PRAGMA page_size = {PAGE}")  # for a new file
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path, *, settled: bool = False) -> sqlite3.Connection:
    """Open the file at `path` to read only.

    A book with no log beside it, and one that is `settled` (a backup), is read as it lies there,
    so that nothing is written into its folder.
    """
    log = path.with_name(path.name + "-wal")
    alone = settled or not log.exists()
    # Without `mode` a file that is gone would be begun anew, empty.
    return _connect(path, "mode=ro&immutable=1" if alone else "mode=ro")


def _connect(path: Path, query: str) -> sqlite3.Connection:
    # Transactions are begun and ended by `Transaction`, never by the module.
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?{query}", uri=True, isolation_level=None, timeout=WAIT
    )


def copy(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Put all that is in `source` in the place of all that is in `target`, at once.

    Raises SQLite's errors; `BookError` when another program holds one of the two too long, for
    which the module itself would wait for ever.
    """
    patience = time.monotonic() + WAIT

    def look(status: int, _remaining: int, _total: int) -> None:
        waits = status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        if waits and time.monotonic() > patience:
            raise BookError(Reason.NOT_KEPT, Cause.HELD)

    source.backup(target, progress=look, sleep=0.05)


def save_copy(source: sqlite3.Connection, path: Path) -> None:
    """Write all that is in `source` to a new file at `path`, which only the owner may read.

    What lies there is replaced. Raises `OSError`, and as `copy`.
    """
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as target:
            # Nobody sees the copy before it is finished: one sync at the end will do.
            target.execute("PRAGMA journal_mode = OFF")
            target.execute("PRAGMA synchronous = OFF")
            copy(source, target)
        os.fsync(handle)
    finally:
        os.close(handle)


def settle(connection: sqlite3.Connection) -> None:
    """Put the log into the book as far as nobody reads in it; whoever copies the file has it all.

    Waits for nobody. Where it cannot be done nothing is lost: the log keeps what it has.
    """
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


class Transaction:
    """Does its block whole or not at all; what the block reads belongs to one moment.

    Raises SQLite's errors. It is a class because it stands around every key that is typed.
    """

    __slots__ = ("_connection", "_write")

    def __init__(self, connection: sqlite3.Connection, *, write: bool = True) -> None:
        self._connection = connection
        self._write = write

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE" if self._write else "BEGIN")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None and self._write:
                self._connection.execute("COMMIT")
        finally:
            # Nothing to do after a commit. What was only read ends so too: where a page was
            # found damaged a commit would fail.
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")


@contextmanager
def closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Close `connection` after the block; closing a damaged file may fail, and may."""
    try:
        yield connection
    finally:
        with suppress(sqlite3.Error):
            connection.close()
