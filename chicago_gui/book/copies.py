"""Copies of the book in a folder elsewhere, such as on a stick, with the files that belong to it.

Each copy is a folder `chicago-COMPUTER-TIME`. It is written under another name, compared with the
book and renamed, so one that was cut short never counts as a copy.
"""

from __future__ import annotations

import errno
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from chicago_gui.book import backups, tables
from chicago_gui.book.checks import is_intact
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookReason,
    Cause,
    cause_of,
    closing,
    connect_to_read,
    save_copy,
)
from chicago_gui.book.files import sync_folder
from chicago_gui.record import Record
from chicago_gui.whole_file import BOOK, read_whole, write_whole

KEPT = 5
"""So many copies of one computer are kept in a folder."""

_NAME = re.compile(r"chicago-(.+)-(\d{8}T\d{6}\.\d{3}Z)")
_PART = "chicago-copy.part"


class Copy(Record):
    """A copy: its folder, the time it was made, in UTC, and the computer it was made on."""

    path: Path
    at: datetime
    computer: str

    @property
    def book(self) -> Path:
        """The copied book."""
        return self.path / BOOK


def listed(folder: Path) -> tuple[Copy, ...]:
    """Return the copies in `folder`, newest first; none where it cannot be read."""
    found = []
    with suppress(OSError):
        for each in folder.iterdir():
            match = _NAME.fullmatch(each.name)
            if match and (each / BOOK).is_file():
                with suppress(ValueError):
                    found.append(Copy(each, tables.time_from_a_name(match[2]), match[1]))
    return tuple(sorted(found, key=lambda copy: copy.at, reverse=True))


def is_current(book: Path, folder: Path, computer: str) -> bool:
    """Return whether the newest copy of this computer in `folder` has what the book has."""
    newest = next((copy for copy in listed(folder) if copy.computer == called(computer)), None)
    if newest is None:
        return False
    with suppress(OSError, *FAULTS), closing(connect_to_read(book)) as connection:
        content = backups.content(connection)
        return content is not None and content == backups.content_of(newest.book)
    return False


def called(computer: str) -> str:
    """Return a computer's name as the name of its copies has it."""
    return re.sub(r"[^\w-]+", "-", computer).strip("-")[:40] or "laptop"


def make(
    book: Path,
    folder: Path,
    computer: str,
    beside: Sequence[tuple[str, Path]] = (),
    show: Callable[[int, int], None] = lambda _done, _total: None,
) -> Copy:
    """Copy the book, and the files `beside` it by their names, to `folder`; remove old copies.

    `show` is told how many pages of how many are copied; what it raises stops the copy. Raises
    `BookError`; then no copy was added, and none removed.
    """
    part = folder / _PART
    try:
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(mode=0o700)
        with closing(connect_to_read(book)) as connection:
            save_copy(connection, part / BOOK, show)
            same = backups.content(connection) == backups.content_of(part / BOOK)
        if not same or not is_intact(part / BOOK):
            raise BookError(BookReason.COPY_DAMAGED, folder=folder)
        for name, path in beside:
            with suppress(FileNotFoundError):
                write_whole(part / name, read_whole(path), private=True)
        copies = [copy for copy in listed(folder) if copy.computer == called(computer)]
        at = datetime.now(UTC)
        if copies:  # a clock that was set back must not make this the oldest one
            at = max(at, copies[0].at + timedelta(milliseconds=1))
        name = f"chicago-{called(computer)}-{tables.time_in_a_name(at)}"
        part.rename(folder / name)
        sync_folder(folder)
    except (OSError, *FAULTS) as error:
        gone = isinstance(error, OSError) and error.errno in _GONE
        cause = Cause.GONE if gone or not folder.is_dir() else cause_of(error)
        raise BookError(BookReason.NOT_COPIED, cause, folder=folder) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
    for old in copies[KEPT - 1 :]:
        shutil.rmtree(old.path, ignore_errors=True)
    return next(copy for copy in listed(folder) if copy.path.name == name)


_GONE = (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.ENOTDIR, errno.EIO)
"""A stick that was pulled out answers so."""
