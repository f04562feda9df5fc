"""A broken or missing book: moved aside, and the newest sound backup opened in its place."""

from __future__ import annotations

import os
from pathlib import Path

from chicago_gui.book import backups, files, schema
from chicago_gui.book.connection import Transaction, closing, connect
from chicago_gui.book.errors import Notice, Reason
from chicago_gui.book.salvage import save_from


def replace_broken(path: Path) -> list[Notice]:
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
    return [_mended(aside, backup, saved)]


def begin(path: Path) -> list[Notice]:
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
        return [_mended(broken, backup, saved)]
    if backup is not None:
        when = backup.at.astimezone()
        return [Notice(Reason.BACKUP_FOR_MISSING, {"path": path, "when": when})]
    earlier = [*(each.path for each in backups.listed(path)), *files.broken_ones(path)]
    return [
        Notice(Reason.BEGUN_FOR_MISSING, {"path": path, "aside": aside}) for aside in earlier[:1]
    ]


def _mended(aside: Path, backup: backups.Backup | None, saved: int) -> Notice:
    if backup is None:
        return Notice(Reason.BEGUN_ANEW, {"aside": aside, "saved": saved})
    when = backup.at.astimezone()
    return Notice(Reason.BACKUP_OPENED, {"aside": aside, "when": when, "saved": saved})


def _prepare(
    new: Path, path: Path, broken: Path | None = None
) -> tuple[backups.Backup | None, int]:
    """Write the book that is to be at `path`; return its backup and how many were saved."""
    backup = backups.newest_sound(path)
    if backup is None:
        files.create(new)
    else:
        files.copy(backup.path, new)
    with closing(connect(new)) as book:
        with Transaction(book):
            schema.bring_up(book)
        saved = 0
        if broken is not None:
            with files.copied_to_read(broken) as copy:
                saved = save_from(copy, book)
        book.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return backup, saved
