"""Backups: copies of the book beside it, made when it has changed, the last ten kept."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from _thread import get_ident
from collections.abc import Hashable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from chicago_gui.book import tables
from chicago_gui.book.checks import check_header, is_intact
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    Broken,
    closing,
    connect_to_read,
    save_copy,
)
from chicago_gui.book.files import sync_folder
from chicago_gui.record import Record

KEPT = 10
_ABANDONED = 3600  # s; a copy that old and not finished was cut short


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


def told_apart(path: Path) -> tuple[Backup, ...]:
    """Return the backups of the book at `path`, newest first, and of equal ones only the oldest.

    When a backup is restored, the program makes two: one of the book before, and one after. The
    second equals the restored one, and the user looks for the first.
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


def with_more(path: Path, book: sqlite3.Connection) -> tuple[Backup, int] | None:
    """Return the newest backup, and how many of its sessions are newer than in `book`.

    `None` if none is newer. Otherwise somebody put an older file in the book's place.
    """
    for backup in listed(path)[:1]:
        count = count_newer(backup.path, book)
        if count:
            return backup, count
    return None


def count_newer(other: Path, book: sqlite3.Connection) -> int:
    """Return how many sessions at `other` `book` has not, or not so new; 0 if it is no book."""
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
    """Copy the book at `path` into a backup and return where it lies; `spare` is not rotated away.

    If nothing has changed since the newest backup, return that one. May be called on any thread.
    Raises `Broken` when the copy is damaged, since then the book is; `OSError` and SQLite's errors.
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
    """Return the name of a new backup, which is newer than those `made` by any clock.

    Otherwise it would be the first to be deleted.
    """
    at = datetime.now(UTC)
    if made:
        at = max(at, made[0].at + timedelta(milliseconds=1))
    return folder(path) / f"{path.stem}-{tables.time_in_a_name(at)}.sqlite"


def content(book: sqlite3.Connection) -> Hashable | None:
    """Return what tells one book from another, or `None` for one that cannot be read.

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
        with closing(connect_to_read(backup, settled=True)) as book:
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
