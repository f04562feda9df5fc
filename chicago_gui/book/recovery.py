"""Opening a book: makes a new one, migrates an old one, replaces a broken one, refuses the rest.

A book is open under one name only, because SQLite keeps the journal beside the name. A program that
is killed during a change leaves a journal that undoes the change. A program that opened the book
under a second name (a hard link) would not find the journal.

A broken book is moved aside and its newest sound backup takes its place. A session of the broken
book is salvaged from its events. If some are lost, it is salvaged from its records.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeGuard, cast

from chicago_gui import games
from chicago_gui.book import backups, tables
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookNotice,
    BookReason,
    Broken,
    Cause,
    close,
    closing,
    connect,
    connect_to_read,
    copy,
    explained,
    has_log,
    raising_broken,
    save_copy,
    transaction,
)
from chicago_gui.book.events import Action, Event, Patch, digest, patched
from chicago_gui.book.tables import (
    COLUMNS,
    SessionRow,
    check_all,
    check_at_start,
    check_header,
    check_version,
    events_at,
    game_of,
    heading_of,
    is_intact,
    is_ours,
    write_event,
)
from chicago_gui.record import QuietRecord
from chicago_gui.whole_file import LOGS, sync_folder


def open_to_write(path: Path) -> tuple[sqlite3.Connection, list[BookNotice]]:
    """Return a connection to the book at `path`, sound and of the newest version, and notices.

    Raises `BookError`; then the file is as it was.
    """
    notices: list[BookNotice] = []
    with explained(BookReason.NOT_OPENED, path=path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _check_folder(path.parent)
        if not os.path.lexists(path):
            notices += begin(path)
        try:
            connection = _connected(path, notices)
            if not notices:
                notices += _notice_if_older(path, connection)
            return connection, notices
        except Broken:
            if not is_ours(path) and not backups.listed(path):
                raise BookError(BookReason.FOREIGN, path=path) from None

        notices += replace_broken(path)
        try:
            return _connected(path, notices), notices
        except Broken:
            # Broken again: the disk fails, or another program writes into the book.
            raise BookError(BookReason.NOT_OPENED, Cause.DAMAGED, path=path) from None


def open_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write to the book at `path`; raises `BookError`."""
    with explained(BookReason.NOT_OPENED, path=path):
        if not path.exists():
            raise BookError(BookReason.NO_BOOK, path=path)
        try:
            check_header(path)
        except Broken:
            if not is_ours(path):
                raise BookError(BookReason.FOREIGN, path=path) from None
            raise BookError(BookReason.NOT_OPENED, Cause.DAMAGED, path=path) from None
        return _connected_to_read(path)


def _connected_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads, to a book of the newest version.

    A book of an older version, or one that a killed program left with a journal or log, is copied
    to memory and changed there.
    """
    if not has_log(path):
        connection = connect_to_read(path)
        try:
            if tables.version_of(connection) == tables.newest():
                return connection
            with closing(connection):
                return _in_memory(connection)
        except BaseException as error:
            connection.close()
            # A journal must be rolled back, which a connection that only reads cannot do.
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_READONLY_ROLLBACK:
                raise
    with copied(path) as whole, closing(connect(whole)) as completed:
        return _in_memory(completed)


def _connected(path: Path, notices: list[BookNotice]) -> sqlite3.Connection:
    """Return a connection to the book at `path`; raises `Broken`, `BookError`, and others."""
    check_header(path)
    check_links(path)
    clean = closed_cleanly(path)
    with raising_broken():
        connection = connect(path)
    try:
        # The journal of a killed program may have changed the version.
        check_version(path, tables.version_of(connection))
        (check_at_start if clean else check_all)(connection)
        _migrate(path, connection, notices)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(path: Path, connection: sqlite3.Connection, notices: list[BookNotice]) -> None:
    """Migrate an older book after a backup; check that the book can be written at all."""
    older = tables.version_of(connection) < tables.newest()
    if older:
        backup = backups.make(path)
        notices.append(BookNotice(BookReason.BROUGHT_UP_TO_DATE, {"backup": backup}))
    with transaction(connection):
        tables.migrate(connection)
    if older:
        # A replaced table leaves free pages, which would be in each backup.
        with suppress(sqlite3.Error):
            connection.execute("VACUUM")


def _notice_if_older(path: Path, connection: sqlite3.Connection) -> list[BookNotice]:
    """Return a notice if the book is older than a backup, or than a book beside it.

    Perhaps somebody copied an older one here, or a shared folder did.
    """
    for aside in kept_books(path):
        count = backups.count_newer(aside, connection)
        if count:
            figures = {"path": path, "aside": aside, "count": count}
            return [BookNotice(BookReason.OLDER_THAN_KEPT, figures)]
    for backup in backups.listed(path)[:1]:
        count = backups.count_newer(backup.path, connection)
        if count:
            figures = {"path": path, "when": backup.at.astimezone(), "count": count}
            return [BookNotice(BookReason.OLDER_THAN_BACKUP, figures)]
    return []


def _in_memory(old: sqlite3.Connection) -> sqlite3.Connection:
    """Return a copy in memory, of the newest version, of the book behind `old`."""
    newer = sqlite3.connect(":memory:", isolation_level=None)
    try:
        copy(old, newer)
        with transaction(newer):
            tables.migrate(newer)
    except BaseException:
        newer.close()
        raise
    return newer


def _check_folder(folder: Path) -> None:
    """Raise `OSError` unless files can be made in `folder`; SQLite does not say why it cannot."""
    probe = folder / f".chicago-{os.getpid()}"
    os.close(os.open(probe, os.O_CREAT | os.O_WRONLY, 0o600))
    probe.unlink()


class SalvagedSession(QuietRecord):
    """A session read from a damaged book: id, game, records, and as much history as there is.

    Its times come from its history, or from its row if the history is lost.
    """

    id: str
    game: str
    records: dict[str, str]
    events: tuple[Event, ...]
    created: str
    updated: str
    deleted: str | None


def salvage(broken: Path, book: sqlite3.Connection) -> int:
    """Copy to `book` the sessions at `broken` that are newer or missing there; return how many.

    What cannot be read at `broken` is skipped. Raises SQLite's errors about `book` only.
    """
    count = 0
    saved: list[SalvagedSession] = []
    names: list[tuple[str, str]] = []
    with suppress(*FAULTS, OSError), closing(connect_to_read(broken)) as old:
        saved = [each for key in _keys(old) if (each := _read(old, key)) is not None]
        names = [row for row in _rows(old, "SELECT name, person FROM alias") if _are_texts(row)]
    with transaction(book):
        for each in saved:
            count += _insert(book, each)
        book.executemany("INSERT OR IGNORE INTO alias VALUES(?,?)", names)
    return count


def _keys(old: sqlite3.Connection) -> list[int]:
    """Return the keys of sessions in any table, each read from both ends."""
    found: set[int] = set()
    for column, table in (("key", "session"), ("session", "record"), ("session", "event")):
        for order in ("ASC", "DESC"):
            query = f"SELECT DISTINCT {column} FROM {table} ORDER BY {column} {order}"
            found.update(key for (key,) in _rows(old, query) if isinstance(key, int))
    return sorted(found)


def _rows(old: sqlite3.Connection, query: str, *values: int) -> Iterator[tuple[object, ...]]:
    """Yield rows until one cannot be read."""
    with suppress(*FAULTS):
        yield from old.execute(query, values)


def _read(old: sqlite3.Connection, key: int) -> SalvagedSession | None:
    """Return the session with this key, if it can be trusted."""
    row = _row(old, key)
    events: Sequence[Event] = ()
    with suppress(*FAULTS):
        events = events_at(old, key)
    found = _replayed(events)
    if found is not None and (row is None or events[-1].n >= row.revision):
        created, updated = (tables.time_written(each.at) for each in (events[0], events[-1]))
        if row is not None and events[-1].n == row.revision:
            updated = row.updated  # it may be later, see `tables`
        deleted = _deleted(events)
    elif row is None:
        return None
    else:
        # The history has a gap or lost its end: use the records, and begin a new history.
        texts = _rows(old, "SELECT name, json FROM record WHERE session = ?", key)
        found = dict(pair for pair in texts if _are_texts(pair))
        if not found or digest(found) != row.digest:
            return None
        events = (_first_event(row, found),)
        created, updated, deleted = row.created, row.updated, row.deleted
    try:
        # Id and game come from the heading: it has a checksum, the row has none.
        game = game_of(found)
        if game in games.kinds():
            games.game(game).session_of(found)
        session_id = str(heading_of(found)["id"])
    except (ValueError, KeyError):
        return None
    return SalvagedSession(session_id, game, found, tuple(events), created, updated, deleted)


def _row(old: sqlite3.Connection, key: int) -> SessionRow | None:
    query = f"SELECT {COLUMNS} FROM session s WHERE key = ?"
    for found in _rows(old, query, key):
        row = SessionRow(*cast(tuple[Any, ...], found))
        with suppress(ValueError, TypeError):
            row.check()
            return row
    return None


def _replayed(events: Sequence[Event]) -> dict[str, str] | None:
    """Return the records after the events, or `None` when an event is missing."""
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


def _first_event(row: SessionRow, found: dict[str, str]) -> Event:
    """Return a first event that adds the whole session."""
    patch = Patch((name, None, text) for name, text in sorted(found.items()))
    at = tables.time_read(row.updated)
    return Event(row.revision, at, Action.ADD, patch=patch)


def _insert(book: sqlite3.Connection, saved: SalvagedSession) -> int:
    """Write `saved` unless `book` has this or a newer revision; return 1 if it was written."""
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
    """Return when the session was deleted, or `None` if it is not deleted."""
    for event in reversed(events):
        if event.action in (Action.DELETE, Action.UNDELETE):
            return tables.time_written(event.at) if event.action is Action.DELETE else None
    return None


def _are_texts(row: tuple[object, ...]) -> TypeGuard[tuple[str, str]]:
    return all(isinstance(each, str) for each in row)


def replace_broken(path: Path) -> list[BookNotice]:
    """Move the broken book at `path` aside and put a sound one in its place; return notices.

    The new book has the newest sound backup, and the newer sessions of the broken book that can be
    read. It is finished before the broken book is moved. Raises `OSError` and SQLite's errors.
    """
    new = scratch(path)
    broken = path.stat()
    try:
        backup, saved = _prepare(new, path, broken=path)
        if not os.path.samestat(broken, path.stat()):
            return []  # another program was faster
        aside = set_aside(path)
        place(new, path)
    finally:
        discard(new)
    return [_replaced(aside, backup, saved)]


def begin(path: Path) -> list[BookNotice]:
    """Make the missing book at `path`: from the newest sound backup, else an empty one.

    If a broken book was moved aside, the program was perhaps killed just then: its newer sessions
    are salvaged. Returns notices. Raises `OSError` and SQLite's errors.
    """
    new = scratch(path)
    broken = next(iter(broken_books(path)), None)
    try:
        backup, saved = _prepare(new, path, broken)
        # SQLite would use a journal of an earlier book for this one.
        _move_logs(path, _free_name(path, "broken", datetime.now(UTC)))
        place(new, path)
    finally:
        discard(new)
    if broken is not None and saved:
        return [_replaced(broken, backup, saved)]
    if backup is not None:
        when = backup.at.astimezone()
        return [BookNotice(BookReason.BACKUP_FOR_MISSING, {"path": path, "when": when})]
    earlier = [*(each.path for each in backups.listed(path)), *broken_books(path)]
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
    """Write to `new` the book for `path`; return its backup and how many sessions were salvaged."""
    backup = backups.newest_intact(path)
    if backup is None:
        # Only the owner may read it: it has what the other players must not know yet.
        os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    else:
        copy_file(backup.path, new)
    book = connect(new)
    try:
        with transaction(book):
            tables.migrate(book)
        saved = 0
        if broken is not None:
            with copied(broken) as readable:
                saved = salvage(readable, book)
    finally:
        close(book)
    return backup, saved


def restore(connection: sqlite3.Connection, path: Path, backup: Path) -> Path:
    """Replace the content of the book behind `connection`, which lies at `path`, by `backup`.

    Returns a new backup of the book as it was, or a copy of it when it is damaged. Raises
    `BookError` when the backup is damaged or of a newer version; `OSError` and SQLite's errors.
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
    new = scratch(path)
    try:
        # A backup of an earlier version is migrated before it takes the book's place.
        copy_file(backup, new)
        with closing(connect(new)) as ready:
            with transaction(ready):
                tables.migrate(ready)
            # One transaction, so other programs that have the book open see all of it or nothing.
            copy(ready, connection)
    finally:
        discard(new)
    return before


# --- the files of a book


def closed_cleanly(path: Path) -> bool:
    """Return whether the last program closed the book at `path` and found no damage.

    A killed program leaves its journal; one that found damage leaves an empty journal.
    """
    return not any(log.exists() for log in logs_of(path))


def require_full_check(path: Path) -> None:
    """Make the next start check the whole book at `path`, which is closed."""
    with suppress(OSError):
        path.with_name(path.name + "-journal").touch(mode=0o600)


_ABANDONED = 3600  # s; an unfinished file of that age was cut short


def scratch(path: Path) -> Path:
    """Return a free name beside `path` for a book that is not ready yet."""
    for each in path.parent.glob(f"{path.stem}.new-*{path.suffix}"):
        # A program may have been killed while it replaced the book.
        with suppress(OSError):
            if time.time() - each.stat().st_mtime > _ABANDONED:
                discard(each)
    name = path.with_name(f"{path.stem}.new-{os.getpid()}{path.suffix}")
    discard(name)
    return name


def discard(path: Path) -> None:
    """Remove a file that never became the book, and its journal."""
    for each in (path, *logs_of(path)):
        each.unlink(missing_ok=True)


def copy_file(old: Path, new: Path) -> None:
    """Copy a file to the free name `new`; only the owner may read the copy."""
    with old.open("rb") as source:
        handle = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as target:
            shutil.copyfileobj(source, target)


@contextmanager
def copied(path: Path) -> Iterator[Path]:
    """Yield a copy of the book at `path`, with its journal or log; the book stays as it is."""
    with TemporaryDirectory(prefix="chicago-") as folder:
        copy = Path(folder, path.name)
        copy_with_logs(path, copy)
        yield copy


def place(new: Path, path: Path) -> bool:
    """Rename the finished book `new` to `path` if that name is free; return whether it was."""
    if os.path.lexists(path) or any(map(_has_content, logs_of(path))):
        return False
    try:
        os.link(new, path)
    except FileExistsError:
        return False
    except OSError:
        new.rename(path)  # a disk without hard links
    else:
        new.unlink()
    sync_folder(path.parent)
    return True


def _has_content(journal: Path) -> bool:
    """Return whether SQLite would roll back the content of a journal."""
    with suppress(OSError):
        return journal.stat().st_size > 0
    return False


def set_aside(path: Path) -> Path:
    """Rename the book at `path` with its journal, in its folder; return the new path."""
    aside = _free_name(path, "broken", datetime.now(UTC))
    # The book first: without its journal it would be an older book and seem sound.
    path.rename(aside)
    _move_logs(path, aside)
    return aside


def _move_logs(path: Path, aside: Path) -> None:
    for old, new in zip(logs_of(path), logs_of(aside), strict=True):
        with suppress(FileNotFoundError):
            if old.stat().st_size:
                old.rename(new)
            else:
                old.unlink()


def copy_aside(path: Path) -> Path:
    """Copy the book at `path`, with its log, to a name beside it, and return that."""
    aside = _free_name(path, "broken", datetime.now(UTC))
    copy_with_logs(path, aside)
    return aside


def copy_with_logs(old: Path, new: Path) -> None:
    """Copy a book to `new`, with its journal and logs."""
    for each, name in zip((old, *logs_of(old)), (new, *logs_of(new)), strict=True):
        with suppress(FileNotFoundError):
            copy_file(each, name)


def _free_name(path: Path, what: str, at: datetime) -> Path:
    """Return a name beside the book at `path` that no file has."""
    aside = path.with_name(f"{path.stem}.{what}-{tables.time_in_a_name(at)}{path.suffix}")
    if any(map(os.path.lexists, (aside, *logs_of(aside)))):
        return _free_name(path, what, at + timedelta(milliseconds=1))
    return aside


def broken_books(path: Path) -> list[Path]:
    """Return the books that were moved aside from `path`, newest first."""
    return sorted(path.parent.glob(f"{path.stem}.broken-*{path.suffix}"), reverse=True)


def kept_books(path: Path) -> list[Path]:
    """Return the books that continued under a name beside `path`, newest first."""
    return sorted(path.parent.glob(f"{path.stem}.kept-*{path.suffix}"), reverse=True)


def check_links(path: Path) -> None:
    """Raise `BookError` when the book at `path` has a second name; `OSError`.

    A killed program may have left its journal beside the other name.
    """
    book = path.stat()
    if book.st_nlink < 2:
        return
    # The second name may be ours: a program was killed between linking and unlinking.
    for each in path.parent.glob(f"{path.stem}.new-*{path.suffix}"):
        with suppress(FileNotFoundError):
            if os.path.samestat(book, each.stat()):
                each.unlink()
    if path.stat().st_nlink > 1:
        raise BookError(BookReason.SECOND_NAME, path=path)


def save_again(connection: sqlite3.Connection, path: Path) -> tuple[Path, BookNotice]:
    """Write the book behind `connection`, which was opened at `path`, to a new file.

    The file gets the name `path` if that is free, else a name beside it. Another file there is
    never overwritten. Returns the new path and a notice. Raises `OSError` and SQLite's errors.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = scratch(path)
    try:
        save_copy(connection, new)
        if place(new, path):
            return path, BookNotice(BookReason.PUT_BACK, {"path": path})
        while not place(new, aside := _free_name(path, "kept", datetime.now(UTC))):
            pass
    finally:
        discard(new)
    return aside, BookNotice(BookReason.KEPT_BESIDE, {"path": path, "aside": aside})


def logs_of(path: Path) -> list[Path]:
    """Return the names of the journal and the logs of the book at `path`."""
    return [path.with_name(path.name + ending) for ending in LOGS]
