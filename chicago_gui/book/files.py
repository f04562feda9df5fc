"""The file of a book: its names, its lock, and how an open book stays in its place.

A book is open under one name only, because SQLite keeps the journal beside the name. A program that
is killed during a change leaves a journal that undoes the change. A program that opened the book
under another name (a hard link, or a folder mounted twice) would not find the journal.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from _thread import get_ident
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self

from chicago_gui.book import tables
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
from chicago_gui.whole_file import LOGS, default_book, keep_private, passing_folder

if sys.platform != "win32":
    import fcntl

_MOST = 4096
_READ = 2**20  # bytes at a time


def default_path() -> Path:
    """Return the book's path in the user's data folder; the folder may not exist yet."""
    return Path(default_book())


def closed_cleanly(path: Path) -> bool:
    """Return whether the last program closed the book at `path` and found no damage.

    A killed program leaves its journal; one that found damage leaves an empty journal.
    """
    return not any(log.exists() for log in _logs(path))


def require_full_check(path: Path) -> None:
    """Make the next start check the whole book at `path`, which is closed."""
    with suppress(OSError):
        path.with_name(path.name + "-journal").touch(mode=0o600)


def discard_mark(path: Path) -> None:
    """Remove the mark that earlier versions left beside a book that they closed."""
    with suppress(OSError):
        path.with_name(path.name + "-clean").unlink(missing_ok=True)


_ABANDONED = 3600  # s; an unfinished file of that age was cut short


def create(path: Path) -> None:
    """Write a new, empty book at the free name `path`; raises `OSError` or SQLite's errors.

    Only the owner may read it: it has what the other players must not know yet.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = connect(path)
    try:
        with Transaction(connection):
            tables.migrate(connection)
    finally:
        close(connection)


def scratch(path: Path, what: str = "new") -> Path:
    """Return a free name beside `path` for a book that is not ready yet."""
    _discard_abandoned(path)
    name = path.with_name(f"{path.stem}.{what}-{os.getpid()}{path.suffix}")
    discard(name)
    return name


def discard(path: Path) -> None:
    """Remove a file that never became the book, and its journal."""
    for each in (path, *_logs(path)):
        each.unlink(missing_ok=True)


def _discard_abandoned(path: Path) -> None:
    """Remove the files of a program that was killed while it replaced the book at `path`."""
    for what in ("new", "read"):
        for each in path.parent.glob(f"{path.stem}.{what}-*{path.suffix}"):
            with suppress(OSError):
                if time.time() - each.stat().st_mtime > _ABANDONED:
                    discard(each)


def copy(old: Path, new: Path) -> None:
    """Copy a file to the free name `new`; only the owner may read the copy."""
    with old.open("rb") as source:
        handle = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as target:
            while read := source.read(_READ):
                target.write(read)


@contextmanager
def copied_to_read(path: Path) -> Iterator[Path]:
    """Yield a copy of the broken book at `path`; the book itself stays as it is."""
    lent = scratch(path, "read")
    try:
        copy_with_logs(path, lent)
        yield lent
    finally:
        discard(lent)


def place(new: Path, path: Path) -> None:
    """Rename the finished book `new` to `path`, unless another program was faster."""
    # SQLite would use a journal of an earlier book for this one.
    set_aside(path, logs_only=True)
    try:
        os.link(new, path)
    except FileExistsError:
        pass
    except OSError:
        # A disk without hard links.
        if not path.exists():
            new.rename(path)
    new.unlink(missing_ok=True)
    sync_folder(path.parent)


def set_aside(path: Path, *, logs_only: bool = False) -> Path:
    """Rename the book at `path` with its journal, in its folder; return the new path."""
    aside = _free_name(path, "broken", datetime.now(UTC))
    # The book first: without its journal it would be an older book and seem sound.
    if not logs_only:
        path.rename(aside)
    for old, new in zip(_logs(path), _logs(aside), strict=True):
        with suppress(FileNotFoundError):
            if old.stat().st_size:
                old.rename(new)
            else:
                old.unlink()
    return aside


def copy_aside(path: Path) -> Path:
    """Copy the book at `path`, with its log, to a name beside it, and return that."""
    aside = _free_name(path, "broken", datetime.now(UTC))
    copy_with_logs(path, aside)
    return aside


def copy_with_logs(old: Path, new: Path) -> None:
    """Copy a book to `new`, with its journal and logs."""
    for each, name in zip((old, *_logs(old)), (new, *_logs(new)), strict=True):
        with suppress(FileNotFoundError):
            copy(each, name)


def _free_name(path: Path, what: str, at: datetime) -> Path:
    """Return a name beside the book at `path` that no file has."""
    aside = path.with_name(f"{path.stem}.{what}-{tables.time_in_a_name(at)}{path.suffix}")
    if any(map(os.path.lexists, (aside, *_logs(aside)))):
        return _free_name(path, what, at + timedelta(milliseconds=1))
    return aside


def broken_books(path: Path) -> list[Path]:
    """Return the books that were moved aside from `path`, newest first."""
    return sorted(path.parent.glob(f"{path.stem}.broken-*{path.suffix}"), reverse=True)


def kept_books(path: Path) -> list[Path]:
    """Return the books that continued under a name beside `path`, newest first."""
    return sorted(path.parent.glob(f"{path.stem}.kept-*{path.suffix}"), reverse=True)


def sync_folder(folder: Path) -> None:
    """Write the names in `folder` to disk, if the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _logs(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in LOGS]


class BookLock:
    """A lock that says under which name a book is open. It is named after the file's identity.

    It is a system lock on a small file in the user's runtime folder, so it ends with the program.
    It is not on the book itself, because releasing it would release SQLite's locks too.
    """

    def __init__(self, handle: int | None) -> None:
        """Have the open file `handle`; `None` if the system has no place for a lock."""
        self._handle = handle

    @classmethod
    def take(cls, path: Path) -> BookLock:
        """Lock the book at `path`; without effect if the system has no such locks.

        Raises `BookError` when a program has it open under another name; `OSError`.
        """
        lock, name = _lock_of(path, make=True), _name_of(path)
        with suppress(OSError):
            if lock is not None:
                return cls(cls._locked(lock, path, name))
        return cls(None)

    @staticmethod
    def _locked(lock: Path, path: Path, name: bytes) -> int | None:
        if sys.platform == "win32":
            return None
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            with suppress(BlockingIOError):
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                os.ftruncate(handle, 0)
                os.pwrite(handle, name, 0)
            # Another program may have locked it between the two locks: so read the name.
            fcntl.flock(handle, fcntl.LOCK_SH)
            _check(path, name, os.pread(handle, _MOST, 0))
        except BaseException:
            os.close(handle)
            raise
        return handle

    def moved_to(self, path: Path) -> BookLock:
        """Lock the book at `path`, which was just written, instead of the last one."""
        self.release()
        with suppress(OSError):
            return BookLock.take(path)
        return BookLock(None)

    def release(self) -> None:
        """Release the lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def check_lock(path: Path) -> None:
    """Raise `BookError` when the book at `path` is open under another name; `OSError`."""
    lock = _lock_of(path)
    if lock is None or sys.platform == "win32" or not lock.exists():
        return
    handle = os.open(lock, os.O_RDWR | os.O_CLOEXEC)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        _check(path, _name_of(path), os.pread(handle, _MOST, 0))
    finally:
        os.close(handle)


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


def _check(path: Path, name: bytes, locked_by: bytes) -> None:
    """Raise `BookError` when `locked_by` is another name; it may be empty for a moment."""
    place, _, other = locked_by.partition(b"\n")
    if locked_by and place != name.partition(b"\n")[0]:
        raise BookError(BookReason.OTHER_NAME, path=path, other=os.fsdecode(other))


def _name_of(path: Path) -> bytes:
    """Return two lines: what two paths to one name have in common, and the path for the message.

    In common they have the identity of the folder and the name in it.
    """
    folder, name = path.parent.stat(), os.fsencode(path.name)
    place = f"{folder.st_dev} {folder.st_ino} {name.hex()}\n"
    return place.encode("ascii") + os.fsencode(path)


def _lock_of(path: Path, *, make: bool = False) -> Path | None:
    """Return the file to lock for the book at `path`; `None` if there is no place for it.

    With `make`, make its folder.
    """
    book = path.stat()
    if sys.platform == "win32":
        return None
    folder = Path(passing_folder())
    try:
        if make:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In a folder of another user, that user could hold the lock.
        if folder.stat().st_uid != os.getuid():
            return None
    except OSError:
        return None
    return folder / f"book-{book.st_dev:x}-{book.st_ino:x}"


Identity = tuple[int, int]
"""Device and inode of a file. Two paths with one identity are the same file."""


def identity(path: Path, *, follow: bool = False) -> Identity | None:
    """Return the identity of the file at `path`; `None` when there is none.

    With `follow`, return the target's identity for a symbolic link.
    """
    try:
        stat = os.stat(path, follow_symlinks=follow)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return stat.st_dev, stat.st_ino


def _save(connection: sqlite3.Connection, path: Path) -> tuple[Path, BookNotice]:
    """Write the book behind `connection`, which was opened at `path`, to a new file.

    The file gets the name `path` if that is free, else a name beside it. Another file there is
    never overwritten. Returns the new path and a notice. Raises `OSError` and SQLite's errors.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = scratch(path)
    try:
        save_copy(connection, new)
        if _put(new, path):
            return path, BookNotice(BookReason.PUT_BACK, {"path": path})
        while not _put(new, aside := _free_name(path, "kept", datetime.now(UTC))):
            pass
    finally:
        discard(new)
    return aside, BookNotice(BookReason.KEPT_BESIDE, {"path": path, "aside": aside})


def _put(new: Path, path: Path) -> bool:
    """Rename the finished file `new` to `path` if that name is free; return whether it was."""
    if os.path.lexists(path) or any(map(_has_content, _logs(path))):
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


class BookFile:
    """The file of an open book: its connection, and the path where it must stay.

    If the user moves, deletes or replaces the file, SQLite goes on writing into the file that it
    opened, wherever that is now. So the book looks for its file before each change. If the file is
    gone, the book writes itself to its path again.

    `notices` are sentences about what happened at opening. `on_notice` gets a notice when a change
    finds that the file was moved.
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
        self.path = path
        self.notices = tuple(notices)
        self._connection = connection
        self._read_only = read_only
        self._opened = identity(path, follow=True)
        self._lock = lock
        self._thread = get_ident()
        if not read_only:
            # An older version or a copy may have left it readable for all.
            for each in (path, *_logs(path)):
                keep_private(each)
        # If something could not be read, the next start checks the book and moves it aside.
        self._found_damage = False
        self._closed = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.path)!r})"

    def close(self) -> None:
        """Close the book; everything is saved already. A second call does nothing."""
        if self._closed:
            return
        if not self._is_in_place:
            with suppress(BookError, sqlite3.Error):
                # A book without sessions need not be written again.
                if self._connection.execute("SELECT 1 FROM session LIMIT 1").fetchone():
                    self._ensure_in_place()
        self._closed = True
        if self._read_only or not self._is_in_place:
            # A journal at the path belongs to another book.
            with suppress(sqlite3.Error):
                self._connection.close()
        else:
            close(self._connection)
            if self._found_damage:
                require_full_check(self.path)
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _refusing(self, reason: BookReason) -> Iterator[None]:
        """Raise `BookError` of `reason` when the block fails."""
        try:
            yield
        except (*FAULTS, OSError) as error:
            self._found_damage = self._found_damage or cause_of(error) is Cause.DAMAGED
            refuse(reason, error)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._refusing(BookReason.NOT_READ), Transaction(self._connection, write=False):
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._ensure_in_place()
        with self._refusing(BookReason.NOT_KEPT), Transaction(self._connection):
            yield

    @property
    def _is_in_place(self) -> bool:
        return self._read_only or identity(self.path) == self._opened

    def _ensure_in_place(self) -> None:
        """If the book is not at its path, write it there again and send a notice.

        Raises `BookError` when it cannot be written; then nothing was changed.
        """
        if self._is_in_place:
            return
        if get_ident() != self._thread:
            # Only the thread that opened the book may use the connection; it will notice too.
            raise BookError(BookReason.NOT_BACKED_UP, Cause.FILE)
        notice: BookNotice | None = None
        with explained(BookReason.NOT_KEPT):
            if identity(self.path, follow=True) == self._opened:
                # The file was moved and linked: its journal belongs beside the file.
                path = self.path.resolve()
            else:
                path, notice = _save(self._connection, self.path)
            old, self._connection = self._connection, connect(path)
            with suppress(sqlite3.Error):
                old.close()
            self.path, self._opened = path, identity(path)
            if self._lock is not None:
                self._lock = self._lock.moved_to(path)
        if notice is not None and self.on_notice is not None:
            self.on_notice(notice)
