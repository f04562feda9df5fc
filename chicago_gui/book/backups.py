"""Copies of the book: backups beside it, and copies in a folder elsewhere, such as on a stick.

A backup is made when the book has changed; the last ten are kept. Each copy elsewhere is a folder
`chicago-COMPUTER-TIME`, with the files that belong to the book. It is written under another name,
compared with the book and renamed. So a copy that was cut short never counts.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import sqlite3
import time
from _thread import get_ident
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from chicago_gui.book import tables
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookReason,
    Broken,
    Cause,
    cause_of,
    closing,
    connect_to_read,
    save_copy,
)
from chicago_gui.book.tables import check_header, is_intact
from chicago_gui.record import Record
from chicago_gui.whole_file import BOOK, read_whole, sync_folder, write_whole

KEPT = 10
_ABANDONED = 3600  # s; an unfinished copy of that age was cut short


class Backup(Record):
    """A backup and the time it was made, in UTC."""

    path: Path
    at: datetime


def folder(path: Path) -> Path:
    """Return where the backups of the book at `path` lie."""
    return path.parent / "backups"


def listed(path: Path) -> tuple[Backup, ...]:
    """Return the backups of the book at `path`, newest first; they are not checked."""
    pattern = re.compile(rf"{re.escape(path.stem)}-(\d{{8}}T\d{{6}}\.\d{{3}}Z)\.sqlite")
    found = []
    with suppress(FileNotFoundError, NotADirectoryError):
        for each in folder(path).iterdir():
            match = pattern.fullmatch(each.name)
            if match:
                with suppress(ValueError):
                    found.append(Backup(each, tables.time_from_a_name(match[1])))
    return tuple(sorted(found, key=lambda backup: backup.at, reverse=True))


def distinct(path: Path) -> tuple[Backup, ...]:
    """Return the backups of the book at `path`, newest first; of equal ones only the oldest.

    Restoring a backup makes two more: one of the book before, and one after. The second equals the
    restored one, and the user looks for the first.
    """
    seen: set[Hashable] = set()
    found: list[Backup] = []
    for backup in reversed(listed(path)):
        its = content_of(backup.path)
        if its is None or its not in seen:
            found.append(backup)
        seen.add(its)
    return tuple(reversed(found))


def newest_intact(path: Path) -> Backup | None:
    """Return the newest backup of the book at `path` that is whole, or `None`."""
    return next((backup for backup in listed(path) if is_intact(backup.path)), None)


def count_newer(other: Path, book: sqlite3.Connection) -> int:
    """Return how many sessions of the book at `other` are newer than in `book`, or missing there.

    If some are, somebody replaced the book by an older file. Return 0 if `other` is no book.
    """
    try:
        check_header(other)
        with closing(connect_to_read(other)) as connection:
            there = _revisions(connection)
    except (Broken, BookError, OSError, *FAULTS):
        return 0
    here = _revisions(book)
    return sum(revision > here.get(each, 0) for each, revision in there.items())


def _revisions(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(connection.execute("SELECT id, revision FROM session"))


def make(path: Path, *, spare: Path | None = None) -> Path:
    """Make a backup of the book at `path` and return its path; never delete the backup `spare`.

    If nothing has changed since the newest backup, return that one. May be called on any thread.
    Raises `Broken` when the copy, and so the book, is damaged; `OSError` and SQLite's errors.
    """
    with closing(connect_to_read(path)) as book:
        made = listed(path)
        now = content(book)
        if made and now is not None and now == content_of(made[0].path):
            return made[0].path
        folder(path).mkdir(exist_ok=True)
        part = folder(path) / f"{path.stem}-{os.getpid()}-{get_ident()}.part"
        try:
            save_copy(book, part)
            if not is_intact(part):
                raise Broken
            target = _name(path, made)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    sync_folder(folder(path))
    _rotate(path, spare)
    return target


def _name(path: Path, made: Sequence[Backup]) -> Path:
    """Return the name of a new backup. Its time is after those `made`, whatever the clock says.

    Otherwise it would be the first to be deleted.
    """
    at = datetime.now(UTC)
    if made:
        at = max(at, made[0].at + timedelta(milliseconds=1))
    return folder(path) / f"{path.stem}-{tables.time_in_a_name(at)}.sqlite"


def content(book: sqlite3.Connection) -> Hashable | None:
    """Return a value that differs when books differ, or `None` for a book that cannot be read.

    The caches do not count.
    """
    with suppress(*FAULTS):
        return tuple(
            tuple(book.execute(query).fetchall())
            for query in (
                "PRAGMA user_version",
                "SELECT id, revision, digest FROM session ORDER BY id",
                "SELECT name, person FROM alias ORDER BY name",
            )
        )
    return None


def content_of(backup: Path) -> Hashable | None:
    """Return the content of a backup, or `None` when it cannot be read."""
    with suppress(Broken, BookError, OSError, *FAULTS):
        check_header(backup)
        with closing(connect_to_read(backup, unchanging=True)) as book:
            return content(book)
    return None


def _rotate(path: Path, spare: Path | None) -> None:
    for backup in listed(path)[KEPT:]:
        if backup.path != spare:
            backup.path.unlink(missing_ok=True)
    for part in folder(path).glob("*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > _ABANDONED:
                part.unlink()


COPIES_KEPT = 5
"""How many copies of one computer are kept in a folder."""

_COPY_NAME = re.compile(r"chicago-(.+)-(\d{8}T\d{6}\.\d{3}Z)")
_COPY_PART = "chicago-copy.part"


class Copy(Record):
    """A copy: its folder, the time it was made, in UTC, and the computer it was made on."""

    path: Path
    at: datetime
    computer: str

    @property
    def book(self) -> Path:
        """The copied book."""
        return self.path / BOOK


def copies_in(folder: Path) -> tuple[Copy, ...]:
    """Return the copies in `folder`, newest first; none where it cannot be read."""
    found = []
    with suppress(OSError):
        for each in folder.iterdir():
            match = _COPY_NAME.fullmatch(each.name)
            if match and (each / BOOK).is_file():
                with suppress(ValueError):
                    found.append(Copy(each, tables.time_from_a_name(match[2]), match[1]))
    return tuple(sorted(found, key=lambda copy: copy.at, reverse=True))


def is_copied(book: Path, folder: Path, computer: str) -> bool:
    """Return whether the newest copy of this computer in `folder` has what the book has."""
    copies = _copies_of(computer, folder)
    if not copies:
        return False
    with suppress(OSError, *FAULTS), closing(connect_to_read(book)) as connection:
        now = content(connection)
        return now is not None and now == content_of(copies[0].book)
    return False


def _copies_of(computer: str, folder: Path) -> list[Copy]:
    name = _for_a_name(computer)
    return [copy for copy in copies_in(folder) if copy.computer == name]


def _for_a_name(computer: str) -> str:
    """Return a computer's name as it stands in the names of its copies."""
    return re.sub(r"[^\w-]+", "-", computer).strip("-")[:40] or "laptop"


def copy_to(
    book: Path,
    folder: Path,
    computer: str,
    beside: Sequence[tuple[str, Path]] = (),
    show: Callable[[int, int], None] = lambda _done, _total: None,
) -> Copy:
    """Copy the book, and the files `beside` it under their names, to `folder`; remove old copies.

    `show` gets the numbers of copied pages and of all pages; an exception of it stops the copy.
    Raises `BookError`; then no copy was added, and none removed.
    """
    part = folder / _COPY_PART
    try:
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(mode=0o700)
        with closing(connect_to_read(book)) as connection:
            save_copy(connection, part / BOOK, show)
            same = content(connection) == content_of(part / BOOK)
        if not same or not is_intact(part / BOOK):
            raise BookError(BookReason.COPY_DAMAGED, folder=folder)
        for name, path in beside:
            with suppress(FileNotFoundError):
                write_whole(part / name, read_whole(path), private=True)
        copies = _copies_of(computer, folder)
        at = datetime.now(UTC)
        if copies:  # if the clock was set back, this must still be the newest
            at = max(at, copies[0].at + timedelta(milliseconds=1))
        name = f"chicago-{_for_a_name(computer)}-{tables.time_in_a_name(at)}"
        part.rename(folder / name)
        sync_folder(folder)
    except (OSError, *FAULTS) as error:
        gone = isinstance(error, OSError) and error.errno in _UNPLUGGED
        cause = Cause.GONE if gone or not folder.is_dir() else cause_of(error)
        raise BookError(BookReason.NOT_COPIED, cause, folder=folder) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
    for old in copies[COPIES_KEPT - 1 :]:
        shutil.rmtree(old.path, ignore_errors=True)
    return next(copy for copy in copies_in(folder) if copy.path.name == name)


_UNPLUGGED = (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.ENOTDIR, errno.EIO)
"""The errors of a stick that was pulled out."""
