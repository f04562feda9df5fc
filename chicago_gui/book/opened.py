"""Opening a book: begin a new one, migrate an old one, replace a broken one, refuse the rest."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from chicago_gui.book import backups, files, tables
from chicago_gui.book.checks import (
    check_all,
    check_at_start,
    check_header,
    check_version,
    is_ours,
)
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookNotice,
    BookReason,
    Broken,
    Cause,
    Transaction,
    cause_of,
    closing,
    connect,
    connect_to_read,
    copy,
    explained,
)
from chicago_gui.book.files import BookLock, check_links, check_lock
from chicago_gui.record import Record


class Opened(Record):
    """A connection to a book, what to say of it, and the hold on its one name."""

    connection: sqlite3.Connection
    notices: list[BookNotice]
    lock: BookLock | None = None


def open_to_write(path: Path) -> Opened:
    """Return a connection to the book at `path`, sound and of the newest version, and what to say.

    Raises `BookError`; then the file is as it was.
    """
    notices: list[BookNotice] = []
    with explained(BookReason.NOT_OPENED, path=path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _check_folder(path.parent)
        if not os.path.lexists(path):
            from chicago_gui.book.recovery import begin  # no start on a book waits for it

            notices += begin(path)
        try:
            opened = _open(path, notices)
            if not notices:
                notices += _older(path, opened.connection)
            return opened
        except Broken:
            if not is_ours(path) and not backups.listed(path):
                raise BookError(BookReason.FOREIGN, path=path) from None
        from chicago_gui.book.recovery import replace_broken

        notices += replace_broken(path)
        try:
            return _open(path, notices)
        except Broken:
            # Twice broken: the disk, or a program that writes into the book.
            raise BookError(BookReason.NOT_OPENED, Cause.DAMAGED, path=path) from None


def open_to_read(path: Path) -> Opened:
    """Return a connection that cannot write to the book at `path`; raises `BookError`."""
    with explained(BookReason.NOT_OPENED, path=path):
        if not path.exists():
            raise BookError(BookReason.NO_BOOK, path=path)
        try:
            check_header(path)
            check_lock(path)
        except Broken:
            if not is_ours(path):
                raise BookError(BookReason.FOREIGN, path=path) from None
            raise BookError(BookReason.NOT_OPENED, Cause.DAMAGED, path=path) from None
        return Opened(_connected_to_read(path), [])


def _connected_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads, to a book of the newest version.

    What must be changed first is changed in memory: an older version, and a book that a killed
    program left in the middle of a change.
    """
    connection = connect_to_read(path)
    try:
        if tables.version_of(connection) == tables.newest():
            return connection
        newer = _in_memory(connection)
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        with TemporaryDirectory(prefix="chicago-") as folder:
            whole = Path(folder, path.name)
            files.copy_with_logs(path, whole)
            with closing(connect(whole)) as rolled_back:
                return _in_memory(rolled_back)
    except BaseException:
        connection.close()
        raise
    connection.close()
    return newer


def _open(path: Path, notices: list[BookNotice]) -> Opened:
    """Return a connection to the book at `path`; raises `Broken`, `BookError`, and others."""
    check_header(path)
    check_links(path)
    lock = BookLock.take(path)
    try:
        return Opened(_connected(path, notices), notices, lock)
    except BaseException:
        lock.release()
        raise


def _connected(path: Path, notices: list[BookNotice]) -> sqlite3.Connection:
    try:
        ended_well = files.ended_well(path)
        connection = connect(path)
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            raise Broken from error
        raise
    try:
        # What a killed program left may have changed the version.
        check_version(path, tables.version_of(connection))
        (check_at_start if ended_well else check_all)(connection)
        files.discard_mark(path)
        _bring_up(path, connection, notices)
    except BaseException:
        connection.close()
        raise
    return connection


def _bring_up(path: Path, connection: sqlite3.Connection, notices: list[BookNotice]) -> None:
    """Bring an older book up to date, backed up first; and see that it can be written at all."""
    if tables.version_of(connection) < tables.newest():
        backup = backups.make(path)
        notices.append(BookNotice(BookReason.BROUGHT_UP_TO_DATE, {"backup": backup}))
    with Transaction(connection):
        tables.bring_up(connection)


def _older(path: Path, connection: sqlite3.Connection) -> list[BookNotice]:
    """Say that the book is older than a backup, or than one that was kept beside it.

    Perhaps somebody copied an older one here, or a shared folder did.
    """
    for aside in files.kept_ones(path):
        count = backups.count_newer(aside, connection)
        if count:
            figures = {"path": path, "aside": aside, "count": count}
            return [BookNotice(BookReason.OLDER_THAN_KEPT, figures)]
    found = backups.with_more(path, connection)
    if found is None:
        return []
    backup, count = found
    when = backup.at.astimezone()
    return [BookNotice(BookReason.OLDER_THAN_BACKUP, {"path": path, "when": when, "count": count})]


def _in_memory(old: sqlite3.Connection) -> sqlite3.Connection:
    """Return a copy in memory, of the newest version, of the book behind `old`."""
    newer = sqlite3.connect(":memory:", isolation_level=None)
    try:
        copy(old, newer)
        with Transaction(newer):
            tables.bring_up(newer)
    except BaseException:
        newer.close()
        raise
    return newer


def _check_folder(folder: Path) -> None:
    """Raise `OSError` unless files can be made in `folder`; SQLite would only say "cannot open"."""
    probe = folder / f".chicago-{os.getpid()}"
    os.close(os.open(probe, os.O_CREAT | os.O_WRONLY, 0o600))
    probe.unlink()
