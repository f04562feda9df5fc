"""A book's file and what lies beside it: copies, names, and the mark of a clean end.

The mark is a small file beside the book with the book's size and time of change. Whoever writes
into the book, this program or any other, changes one of them.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from chicago_gui.book import schema, times
from chicago_gui.book.connection import Transaction, closing, connect
from chicago_gui.own_files import LOGS, default_book

# Disks tell times apart by 2 s at worst, and by the clock's tick at best: the book's time is set
# back a little and to an odd moment, so that no later writing gives it the same one.
_BACK = 3_000_000_000  # ns


def mark_clean(path: Path) -> None:
    """Mark the book at `path`, which is closed, as sound; without a mark it will be checked."""
    with suppress(OSError):
        if _log(path).exists():
            return  # another program has it open, or its log could not be put into it
        at = time.time_ns() - _BACK
        os.utime(path, ns=(at, at))
        _mark(path).write_text(_looks(path), encoding="ascii")


def is_clean(path: Path) -> bool:
    """Return whether the book at `path` lies as a clean end left it."""
    try:
        return not _log(path).exists() and _mark(path).read_text(encoding="ascii") == _looks(path)
    except (OSError, ValueError):
        return False


def forget_clean(path: Path) -> None:
    """Take the mark away before anything is written; raises `OSError`."""
    _mark(path).unlink(missing_ok=True)


def _looks(path: Path) -> str:
    stat = path.stat()
    return f"{stat.st_size} {stat.st_mtime_ns}\n"


def _mark(path: Path) -> Path:
    return path.with_name(path.name + "-clean")


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


KEPT = ".kept-"
"""In the name of a book that went on beside its place, since another file was put there."""

_ABANDONED = 3600  # s; a file that old and not finished was cut short


def create(path: Path) -> None:
    """Write a new, empty book at `path`, where nothing may be; raises `OSError` or SQLite's errors.

    Only the owner may read it: it holds what the other players must not know yet.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(connect(path)) as connection, Transaction(connection):
        schema.bring_up(connection)


def scratch(path: Path, what: str = "new") -> Path:
    """Return a name beside `path` for a book that is not ready yet; nothing is there."""
    _discard_abandoned(path)
    name = path.with_name(f"{path.stem}.{what}-{os.getpid()}{path.suffix}")
    discard(name)
    return name


def discard(path: Path) -> None:
    """Remove what is left of a file of ours that never became the book."""
    for each in (path, *_logs(path)):
        each.unlink(missing_ok=True)


def _discard_abandoned(path: Path) -> None:
    """Remove what a program left that was killed while it mended the book at `path`."""
    for what in ("new", "read"):
        for each in path.parent.glob(f"{path.stem}.{what}-*{path.suffix}"):
            with suppress(OSError):
                if time.time() - each.stat().st_mtime > _ABANDONED:
                    discard(each)


def copy(old: Path, new: Path) -> None:
    """Copy a file to `new`, where nothing may be and which only the owner may read."""
    with old.open("rb") as source:
        handle = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as target:
            shutil.copyfileobj(source, target)


@contextmanager
def copied_to_read(path: Path) -> Iterator[Path]:
    """Lend a copy of the broken book at `path` with its log.

    To read the book itself would change the log's index, which tells that something is missing.
    """
    lent = scratch(path, "read")
    try:
        copy(path, lent)
        with suppress(FileNotFoundError):
            copy(_logs(path)[0], _logs(lent)[0])
        yield lent
    finally:
        discard(lent)


def place(new: Path, path: Path) -> None:
    """Put the finished book `new` at `path`, unless another program was faster."""
    # A log left from an earlier book would be taken for this one's.
    set_aside(path, logs_only=True)
    try:
        os.link(new, path)
    except FileExistsError:
        pass
    except OSError:
        # A disk that knows no links.
        if not path.exists():
            new.rename(path)
    new.unlink(missing_ok=True)
    sync_folder(path.parent)


def set_aside(path: Path, *, logs_only: bool = False) -> Path:
    """Give the book at `path`, with its logs, another name in the same folder; return the name."""
    aside = _free_name(path, datetime.now(UTC))
    # The book first: a book without its log would be an older book, and seem sound.
    if not logs_only:
        path.rename(aside)
    for old, new in zip(_logs(path), _logs(aside), strict=True):
        with suppress(FileNotFoundError):
            old.rename(new)
    return aside


def copy_aside(path: Path) -> Path:
    """Copy the book at `path`, with its log, to a name beside it, and return that."""
    aside = _free_name(path, datetime.now(UTC))
    for old, new in zip((path, *_logs(path)), (aside, *_logs(aside)), strict=True):
        with suppress(FileNotFoundError):
            copy(old, new)
    return aside


def _free_name(path: Path, at: datetime) -> Path:
    aside = path.with_name(f"{path.stem}.broken-{times.in_a_name(at)}{path.suffix}")
    if any(map(os.path.lexists, (aside, *_logs(aside)))):
        return _free_name(path, at + timedelta(milliseconds=1))
    return aside


def broken_ones(path: Path) -> list[Path]:
    """Return the books that were moved aside from `path`, newest first."""
    return sorted(path.parent.glob(f"{path.stem}.broken-*{path.suffix}"), reverse=True)


def kept_ones(path: Path) -> list[Path]:
    """Return the books that went on beside the place at `path`, newest first."""
    return sorted(path.parent.glob(f"{path.stem}{KEPT}*{path.suffix}"), reverse=True)


def sync_folder(folder: Path) -> None:
    """Have the names in `folder` on disk, where the system has a way to ask for it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _logs(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in LOGS]


def default_path() -> Path:
    """Return the book's path in the user's own data folder; nothing is made there yet."""
    return Path(default_book())
