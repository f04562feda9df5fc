"""Opening the book: what is new is begun, old brought up, broken mended, and the rest refused."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from chicago_gui.book import backups, files, schema
from chicago_gui.book.checks import check_all, check_header, check_log, check_version, is_ours
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
    settle,
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
            # Whoever reads a log takes it as it is from then on: what it lost would be forgotten.
            check_log(path)
        except Broken:
            if not is_ours(path):
                raise BookError(BookReason.FOREIGN, path=path) from None
            raise BookError(BookReason.NOT_OPENED, Cause.DAMAGED, path=path) from None
        connection = connect_to_read(path)
        try:
            if schema.version_of(connection) < schema.newest():
                connection = _in_memory(connection)
        except BaseException:
            connection.close()
            raise
        return Opened(connection, [])


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
        if not files.is_clean(path):
            _look_through(path)
        connection = connect(path)
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            raise Broken from error
        raise
    try:
        files.forget_clean(path)
        _bring_up(path, connection, notices)
    except BaseException:
        connection.close()
        raise
    return connection


def _look_through(path: Path) -> None:
    """Raise `Broken` unless the whole book is sound.

    This goes by a connection that cannot write: to close another one would put the log into the
    book, and a broken book is to be moved aside as it was found.
    """
    check_log(path)
    with closing(connect_to_read(path)) as connection:
        # Page 1 may be newer in the log than what the header said.
        check_version(path, schema.version_of(connection))
        check_all(connection)


def _bring_up(path: Path, connection: sqlite3.Connection, notices: list[BookNotice]) -> None:
    """Bring an older book up to date, backed up first; and see that it can be written at all."""
    if schema.version_of(connection) < schema.newest():
        backup = backups.make(path)
        notices.append(BookNotice(BookReason.BROUGHT_UP_TO_DATE, {"backup": backup}))
    with Transaction(connection):
        schema.bring_up(connection)
    settle(connection)


def _older(path: Path, connection: sqlite3.Connection) -> list[BookNotice]:
    """Say that the book is older than a backup, or than one that was kept beside it.

    It was perhaps copied without its log, or a folder that is shared has put an older one here.
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
    """Return a copy of an older book, brought up to date where it harms nobody."""
    newer = sqlite3.connect(":memory:", isolation_level=None)
    try:
        copy(old, newer)
        with Transaction(newer):
            schema.bring_up(newer)
    except BaseException:
        newer.close()
        raise
    old.close()
    return newer


def _check_folder(folder: Path) -> None:
    """Raise `OSError` unless files can be made in `folder`; SQLite would only say "cannot open"."""
    probe = folder / f".chicago-{os.getpid()}"
    os.close(os.open(probe, os.O_CREAT | os.O_WRONLY, 0o600))
    probe.unlink()
