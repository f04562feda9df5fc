"""An open book: its connection and transactions, and how it stays in its place.

The user may move, delete or replace the file of an open book. SQLite goes on writing into the file
that it opened, wherever that is now, and looks for a journal beside the name. So the book looks for
its file before each change, and writes itself whole to its place where the file is gone.
"""

from __future__ import annotations

import os
import sqlite3
from _thread import get_ident
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self

from chicago_gui.book import files, tables
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookNotice,
    BookReason,
    Cause,
    Transaction,
    cause_of,
    close,
    connect,
    explained,
    refuse,
    save_copy,
)
from chicago_gui.book.files import BookLock
from chicago_gui.whole_file import LOGS, keep_private

Identity = tuple[int, int]
"""Device and number of a file. Two open files with one identity are the same file."""


def identity(path: Path, *, follow: bool = False) -> Identity | None:
    """Return the identity of what has the name `path`; `None` when nothing has.

    Unless told to `follow` it, a link is not the file it leads to.
    """
    try:
        stat = os.stat(path, follow_symlinks=follow)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return stat.st_dev, stat.st_ino


def save(connection: sqlite3.Connection, path: Path) -> tuple[Path, BookNotice]:
    """Write the book behind `connection`, which was opened at `path`, to a new file.

    The file gets the name `path` if that is free, else a name beside it: another file that was put
    there is never overwritten. Returns the new path, and what to say. Raises `OSError` and SQLite's
    errors; then the connection is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = files.scratch(path)
    try:
        save_copy(connection, new)
        if _put(new, path):
            return path, BookNotice(BookReason.PUT_BACK, {"path": path})
        aside = _free_name(path)
        while not _put(new, aside):
            aside = _free_name(path)
    finally:
        files.discard(new)
    return aside, BookNotice(BookReason.KEPT_BESIDE, {"path": path, "aside": aside})


def reopen(path: Path, old: sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection to the book just saved at `path`, in place of the `old` one."""
    connection = connect(path)
    with suppress(sqlite3.Error):
        old.close()
    return connection


def _put(new: Path, path: Path) -> bool:
    """Give the finished file `new` the name `path`, unless something has it; return whether."""
    if os.path.lexists(path) or any(_has_content(path, ending) for ending in LOGS):
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
        aside = path.with_name(f"{path.stem}{files.KEPT}{tables.time_in_a_name(at)}{path.suffix}")
        if not os.path.lexists(aside):
            return aside
        at += timedelta(milliseconds=1)


def _has_content(path: Path, ending: str) -> bool:
    """Return whether there is a journal that SQLite would take for that of a file at `path`."""
    with suppress(OSError):
        return path.with_name(path.name + ending).stat().st_size > 0
    return False


class OpenFile:
    """The file under a book; what is read or written in it is whole or not done at all.

    `notices` are sentences about what happened at opening.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        notices: Iterable[BookNotice] = (),
        *,
        read_only: bool = False,
    ) -> None:
        self.path = path
        self.notices = tuple(notices)
        self._connection = connection
        self._read_only = read_only
        if not read_only:
            # Made so by this program, but an older one or a copy may have left it open to all.
            for ending in ("", *LOGS):
                keep_private(path.with_name(path.name + ending))
        # Something could not be read: the next start checks the book, and moves it aside.
        self._doubtful = False
        self._closed = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.path)!r})"

    def close(self) -> None:
        """Let go of the book; nothing has to be saved. Does nothing a second time."""
        if self._closed:
            return
        self._closed = True
        if self._read_only:
            with suppress(sqlite3.Error):
                self._connection.close()
            return
        close(self._connection)
        if self._doubtful:
            files.forget_end(self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _asking(self, reason: BookReason) -> Iterator[None]:
        """Raise `BookError` of `reason` when the block fails."""
        try:
            yield
        except (*FAULTS, OSError) as error:
            self._doubtful = self._doubtful or cause_of(error) is Cause.DAMAGED
            refuse(reason, error)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._asking(BookReason.NOT_READ), Transaction(self._connection, write=False):
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self._asking(BookReason.NOT_KEPT), Transaction(self._connection):
            yield


class FileInPlace(OpenFile):
    """An open file that looks before each writing whether it still lies at its path.

    `on_notice` is told when it did not, in the moment of the change that found it out.
    """

    on_notice: Callable[[BookNotice], None] | None = None

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        notices: Iterable[BookNotice] = (),
        *,
        read_only: bool = False,
        lock: BookLock | None = None,
    ) -> None:
        super().__init__(path, connection, notices, read_only=read_only)
        self._opened = identity(path, follow=True)
        self._lock = lock
        self._thread = get_ident()

    def close(self) -> None:
        """Let go of the book; nothing has to be saved. Does nothing a second time."""
        if not self._closed and not self._lies_there:
            with suppress(BookError, sqlite3.Error):
                # A book without sessions that somebody took away is not missed.
                if self._connection.execute("SELECT 1 FROM session LIMIT 1").fetchone():
                    self._stay()
            # If that failed, the file there is not ours.
            self._doubtful = self._doubtful and self._lies_there
        super().close()
        if self._lock is not None:
            self._lock.release()

    @property
    def _lies_there(self) -> bool:
        return self._read_only or identity(self.path) == self._opened

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._stay()
        with super()._writing():
            yield

    def _stay(self) -> None:
        """Make sure that the book lies at its path, or write it there again and tell of that.

        Raises `BookError` when it cannot be written; then everything is as it was.
        """
        if self._lies_there:
            return
        if get_ident() != self._thread:
            # The thread that types will find it out, too, and has the connection to save it by.
            raise BookError(BookReason.NOT_BACKED_UP, Cause.FILE)
        notice: BookNotice | None = None
        with explained(BookReason.NOT_KEPT):
            if identity(self.path, follow=True) == self._opened:
                # The file was moved and linked: its journal belongs beside the file.
                path = self.path.resolve()
            else:
                path, notice = save(self._connection, self.path)
            self._connection = reopen(path, self._connection)
            self.path, self._opened = path, identity(path)
            if self._lock is not None:
                self._lock = self._lock.moved_to(path)
        if notice is not None and self.on_notice is not None:
            self.on_notice(notice)
