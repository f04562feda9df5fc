"""What is done when the open book no longer lies at its path: deleted, or another file put there.

SQLite goes on writing into the file that it opened, wherever that is now, and into a log that it
finds again by name alone. So nothing more may be written before the book lies whole in one place.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from chicago_gui.book import files, times
from chicago_gui.book.connection import connect, save_copy, settle
from chicago_gui.book.errors import Notice
from chicago_gui.book.words import Reason

_IN_USE = ("-wal", "-shm")


class Lies(NamedTuple):
    """Which files lie at a book's path and its log's: device and number of each, if there is one.

    The number of a file that is open belongs to no other, so that two that are equal are one.
    """

    book: tuple[int, int] | None
    logs: tuple[tuple[int, int] | None, ...]


def lies(path: Path) -> Lies:
    """Return which files lie at `path` and beside it."""
    return Lies(identity(path), tuple(identity(_beside(path, ending)) for ending in _IN_USE))


def identity(path: Path) -> tuple[int, int] | None:
    """Return device and number of the file at `path`, or `None` when there is none."""
    try:
        stat = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return stat.st_dev, stat.st_ino


def save(connection: sqlite3.Connection, path: Path, opened: Lies) -> tuple[Path, Notice]:
    """Write the book behind `connection`, which was `opened` at `path`, whole to one place.

    That is `path` when nothing lies there, else a name beside it: what somebody else put there is
    never written over. Returns the place, and what to say. Raises `OSError` and SQLite's errors;
    then the connection is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    settle(connection)  # if the file was only given another name it is whole there, too
    new = files.scratch(path)
    try:
        save_copy(connection, new)
        _take_logs_away(path, opened)
        if _put(new, path):
            return path, Notice(Reason.PUT_BACK, {"path": path})
        aside = _free_name(path)
        while not _put(new, aside):
            aside = _free_name(path)
    finally:
        files.discard(new)
    return aside, Notice(Reason.KEPT_BESIDE, {"path": path, "aside": aside})


def reopen(path: Path, old: sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection to the book just saved at `path`, in place of the `old` one."""
    connection = connect(path)
    with suppress(sqlite3.Error):
        old.close()
    return connection


def _take_logs_away(path: Path, opened: Lies) -> None:
    """Remove our own log from beside `path`: it would be taken for that of the file there now."""
    for ending, ours in zip(_IN_USE, opened.logs, strict=True):
        log = _beside(path, ending)
        if ours is not None and identity(log) == ours:
            log.unlink()


def _put(new: Path, path: Path) -> bool:
    """Give the finished file `new` the name `path`, unless something has it; return whether."""
    if any(os.path.lexists(_beside(path, ending)) for ending in ("", *_IN_USE)):
        return False
    try:
        os.link(new, path)
    except FileExistsError:
        return False
    except OSError:
        new.rename(path)  # a disk that knows no links
    else:
        new.unlink()
    files.sync_folder(path.parent)
    return True


def _free_name(path: Path) -> Path:
    at = datetime.now(UTC)
    while True:
        aside = path.with_name(f"{path.stem}{files.KEPT}{times.in_a_name(at)}{path.suffix}")
        if not os.path.lexists(aside):
            return aside
        at += timedelta(milliseconds=1)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
