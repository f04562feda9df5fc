"""The mark of a clean end: a book that lies as it was left need not be read through at opening.

The mark is a small file beside the book with the book's size and time of change. Whoever writes
into the book, this program or any other, changes one of them.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

# Disks tell times apart by 2 s at worst, and by the clock's tick at best: the book's time is set
# back a little and to an odd moment, so that no later writing gives it the same one.
_BACK = 3_000_000_000  # ns


def mark(path: Path) -> None:
    """Mark the book at `path`, which is closed, as sound; without a mark it will be checked."""
    with suppress(OSError):
        if _log(path).exists():
            return  # another program has it open, or its log could not be put into it
        at = time.time_ns() - _BACK
        os.utime(path, ns=(at, at))
        _mark(path).write_text(_looks(path), encoding="ascii")


def is_marked(path: Path) -> bool:
    """Return whether the book at `path` lies as a clean end left it."""
    try:
        return not _log(path).exists() and _mark(path).read_text(encoding="ascii") == _looks(path)
    except (OSError, ValueError):
        return False


def unmark(path: Path) -> None:
    """Take the mark away before anything is written; raises `OSError`."""
    _mark(path).unlink(missing_ok=True)


def _looks(path: Path) -> str:
    stat = path.stat()
    return f"{stat.st_size} {stat.st_mtime_ns}\n"


def _mark(path: Path) -> Path:
    return path.with_name(path.name + "-clean")


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")
