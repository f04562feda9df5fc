"""Opening a book: begin a new one, migrate an old one, replace a broken one, refuse the rest.

A broken book is moved aside and its newest sound backup takes its place. Each session of the broken
book can be saved from either of two accounts: the records say how it stands, the events how it came
to that.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeGuard, cast

from chicago_gui import games
from chicago_gui.book import backups, files, tables
from chicago_gui.book.checks import (
    check_all,
    check_at_start,
    check_header,
    check_version,
    is_intact,
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
    close,
    closing,
    connect,
    connect_to_read,
    copy,
    explained,
    has_log,
)
from chicago_gui.book.events import Action, Event, Patch, digest, patched
from chicago_gui.book.files import BookLock, check_links, check_lock, copy_aside
from chicago_gui.book.tables import (
    COLUMNS,
    SessionRow,
    events_at,
    game_of,
    heading_of,
    write_event,
)
from chicago_gui.record import QuietRecord, Record


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
            notices += begin(path)
        try:
            opened = _open(path, notices)
            if not notices:
                notices += _older(path, opened.connection)
            return opened
        except Broken:
            if not is_ours(path) and not backups.listed(path):
                raise BookError(BookReason.FOREIGN, path=path) from None

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
    program left in the middle of a change, or with a log.
    """
    if has_log(path):
        return _completed(path)
    connection = connect_to_read(path)
    try:
        if tables.version_of(connection) == tables.newest():
            return connection
        newer = _in_memory(connection)
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        return _completed(path)
    except BaseException:
        connection.close()
        raise
    connection.close()
    return newer


def _completed(path: Path) -> sqlite3.Connection:
    """Return a copy in memory of the book at `path`, after what its journal or log asks for."""
    with TemporaryDirectory(prefix="chicago-") as folder:
        whole = Path(folder, path.name)
        files.copy_with_logs(path, whole)
        with closing(connect(whole)) as completed:
            return _in_memory(completed)


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
    older = tables.version_of(connection) < tables.newest()
    if older:
        backup = backups.make(path)
        notices.append(BookNotice(BookReason.BROUGHT_UP_TO_DATE, {"backup": backup}))
    with Transaction(connection):
        tables.bring_up(connection)
    if older:
        # A table that was replaced leaves its pages free, and they would be in each backup.
        with suppress(sqlite3.Error):
            connection.execute("VACUUM")


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


class Saved(QuietRecord):
    """A session read from a damaged book: id, game, records, and as much history as there is.

    When it was begun, changed and deleted its history says, or where that is lost, its row.
    """

    id: str
    game: str
    records: dict[str, str]
    events: tuple[Event, ...]
    created: str
    updated: str
    deleted: str | None


def save_from(broken: Path, book: sqlite3.Connection) -> int:
    """Write into `book` the sessions at `broken` that it has not, or not so new; return how many.

    Whatever cannot be read at `broken` is passed over. Raises SQLite's errors about `book` only.
    """
    count = 0
    saved: list[Saved] = []
    names: list[tuple[str, str]] = []
    with suppress(*FAULTS, OSError), closing(connect_to_read(broken)) as old:
        saved = [each for key in _keys(old) for each in _read(old, key)]
        names = [row for row in _rows(old, "SELECT name, person FROM alias") if _are_texts(row)]
    with Transaction(book):
        for each in saved:
            count += _take(book, each)
        book.executemany("INSERT OR IGNORE INTO alias VALUES(?,?)", names)
    return count


def _keys(old: sqlite3.Connection) -> list[int]:
    """Return the keys of sessions that any table tells of, from both of its ends."""
    found: set[int] = set()
    for column, table in (("key", "session"), ("session", "record"), ("session", "event")):
        for order in ("ASC", "DESC"):
            query = f"SELECT DISTINCT {column} FROM {table} ORDER BY {column} {order}"
            found.update(key for (key,) in _rows(old, query) if isinstance(key, int))
    return sorted(found)


def _rows(old: sqlite3.Connection, query: str, *values: int) -> Iterator[tuple[object, ...]]:
    """Yield rows as far as they can be read."""
    with suppress(*FAULTS):
        yield from old.execute(query, values)


def _read(old: sqlite3.Connection, key: int) -> Iterator[Saved]:
    """Yield the session with this key, if it can be trusted."""
    row = _row(old, key)
    events: Sequence[Event] = ()
    with suppress(*FAULTS):
        events = events_at(old, key)
    found = _replayed(events)
    created = tables.time_written(events[0].at) if found is not None else ""
    updated = tables.time_written(events[-1].at) if found is not None else ""
    if row is not None and found is not None and events[-1].n == row.revision:
        updated = row.updated  # which may be later, see `tables`
    deleted = _deleted(events)
    if found is None or (row is not None and events[-1].n < row.revision):
        # The history has a hole or has lost its end: the records must do, and begin a new one.
        texts = _rows(old, "SELECT name, json FROM record WHERE session = ?", key)
        found = dict(pair for pair in texts if _are_texts(pair))
        if row is None or not found or digest(found) != row.digest:
            return
        events = (_whole(row, found),)
        created, updated, deleted = row.created, row.updated, row.deleted
    with suppress(ValueError, KeyError):
        # The heading says it twice over: in the records and in the history, which are checked.
        game = game_of(found)
        if game in games.kinds():
            games.game(game).session_of(found)
        session_id = str(heading_of(found)["id"])
        yield Saved(session_id, game, found, tuple(events), created, updated, deleted)


def _row(old: sqlite3.Connection, key: int) -> SessionRow | None:
    query = f"SELECT {COLUMNS} FROM session s WHERE key = ?"
    for found in _rows(old, query, key):
        # Whether the columns hold what their names say is what is looked at here.
        row = SessionRow(*cast(tuple[Any, ...], found))
        with suppress(ValueError, TypeError):
            tables.time_read(row.updated)
            tables.time_read(row.created)
            if row.deleted is not None:
                tables.time_read(row.deleted)
            if isinstance(row.revision, int) and isinstance(row.digest, int):
                return row
    return None


def _replayed(events: Sequence[Event]) -> dict[str, str] | None:
    """Return the records that the events lead to, or `None` when one is missing."""
    if not events or events[0].action is not Action.ADD:
        return None
    found: dict[str, str] = {}
    for n, event in enumerate(events, start=events[0].n):
        try:
            found = patched(found, event.patch)
        except ValueError:
            return None
        if event.n != n:
            return None
    return found


def _whole(row: SessionRow, found: dict[str, str]) -> Event:
    """Return an event that begins a history with the whole session."""
    patch = Patch((name, None, text) for name, text in sorted(found.items()))
    at = tables.time_read(row.updated)
    return Event(row.revision, at, Action.ADD, None, None, None, False, patch)


def _take(book: sqlite3.Connection, saved: Saved) -> int:
    """Write `saved` unless `book` has it as new; return 1 when it was written."""
    last = saved.events[-1]
    there = book.execute("SELECT key, revision FROM session WHERE id = ?", (saved.id,)).fetchone()
    if there is not None:
        key, revision = there
        if revision >= last.n:
            return 0
        book.execute("DELETE FROM session WHERE key = ?", (key,))
        for table in ("record", "event", "worked_out", "followed"):
            book.execute(f"DELETE FROM {table} WHERE session = ?", (key,))
    key = book.execute(
        "INSERT INTO session(id, kind, created, updated, deleted, revision, digest)"
        " VALUES(?,?,?,?,?,?,?)",
        (
            saved.id,
            saved.game,
            saved.created,
            saved.updated,
            saved.deleted,
            last.n,
            digest(saved.records),
        ),
    ).lastrowid
    rows = ((key, name, text) for name, text in saved.records.items())
    book.executemany("INSERT INTO record VALUES(?,?,?)", rows)
    for event in saved.events:
        write_event(book, key or 0, event)
    return 1


def _deleted(events: Sequence[Event]) -> str | None:
    at: datetime | None = None
    for event in events:
        if event.action is Action.DELETE:
            at = event.at
        elif event.action is Action.UNDELETE:
            at = None
    return None if at is None else tables.time_written(at)


def _are_texts(row: tuple[object, ...]) -> TypeGuard[tuple[str, str]]:
    return all(isinstance(each, str) for each in row)


def replace_broken(path: Path) -> list[BookNotice]:
    """Move the broken book at `path` aside and put a sound one in its place; return what to say.

    The new book has the newest sound backup, and of the broken one what can be trusted and is
    newer. It stands ready before the broken one is touched. Raises `OSError` and SQLite's errors.
    """
    new = files.scratch(path)
    broken = path.stat()
    try:
        backup, saved = _prepare(new, path, broken=path)
        if not os.path.samestat(broken, path.stat()):
            return []  # another program was faster
        aside = files.set_aside(path)
        files.place(new, path)
    finally:
        files.discard(new)
    return [_replaced(aside, backup, saved)]


def begin(path: Path) -> list[BookNotice]:
    """Put a book at `path`, where none is: new the first time, else the newest sound backup.

    A broken one that lies there was perhaps moved aside just before the program was killed: what
    is newer in it is saved. Returns what to say. Raises `OSError` and SQLite's errors.
    """
    new = files.scratch(path)
    broken = next(iter(files.broken_ones(path)), None)
    try:
        backup, saved = _prepare(new, path, broken)
        files.place(new, path)
    finally:
        files.discard(new)
    if broken is not None and saved:
        return [_replaced(broken, backup, saved)]
    if backup is not None:
        when = backup.at.astimezone()
        return [BookNotice(BookReason.BACKUP_FOR_MISSING, {"path": path, "when": when})]
    earlier = [*(each.path for each in backups.listed(path)), *files.broken_ones(path)]
    return [
        BookNotice(BookReason.BEGUN_FOR_MISSING, {"path": path, "aside": aside})
        for aside in earlier[:1]
    ]


def _replaced(aside: Path, backup: backups.Backup | None, saved: int) -> BookNotice:
    if backup is None:
        return BookNotice(BookReason.BEGUN_ANEW, {"aside": aside, "saved": saved})
    when = backup.at.astimezone()
    return BookNotice(BookReason.BACKUP_OPENED, {"aside": aside, "when": when, "saved": saved})


def _prepare(
    new: Path, path: Path, broken: Path | None = None
) -> tuple[backups.Backup | None, int]:
    """Write the book that is to be at `path`; return its backup and how many were saved."""
    backup = backups.newest_intact(path)
    if backup is None:
        files.create(new)
    else:
        files.copy(backup.path, new)
    book = connect(new)
    try:
        with Transaction(book):
            tables.bring_up(book)
        saved = 0
        if broken is not None:
            with files.copied_to_read(broken) as copy:
                saved = save_from(copy, book)
    finally:
        close(book)
    return backup, saved


def restore(connection: sqlite3.Connection, path: Path, backup: Path) -> Path:
    """Put what `backup` has into the book behind `connection`, which lies at `path`.

    Returns the backup that was made of the book as it was, or a copy of it when it is damaged.
    Raises `BookError` when the backup is not whole or of a newer version; `OSError` and SQLite's
    errors.
    """
    try:
        check_header(backup)
    except Broken:
        raise BookError(BookReason.BACKUP_DAMAGED, path=backup) from None
    if not is_intact(backup):
        raise BookError(BookReason.BACKUP_DAMAGED, path=backup)
    try:
        before = backups.make(path, spare=backup)
    except Broken:
        before = copy_aside(path)
    new = files.scratch(path)
    try:
        # A backup of an earlier version is migrated before it takes the book's place.
        files.copy(backup, new)
        with closing(connect(new)) as ready:
            with Transaction(ready):
                tables.bring_up(ready)
            # One transaction, so other programs that have the book open see all of it or nothing.
            copy(ready, connection)
    finally:
        files.discard(new)
    return before
