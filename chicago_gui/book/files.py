"""A book's file and what lies beside it: copies, names, a lock.

A book is open under one name only: SQLite keeps the journal beside the name, not beside the file.
A program that is killed in the middle of a change leaves the journal that takes this change back.
A program that opens the book under another name, which hard links and folders mounted twice make,
would not find it. Programs that use the same name share the journal.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from chicago_gui.book import tables
from chicago_gui.book.connection import BookError, BookReason, Transaction, close, connect
from chicago_gui.whole_file import LOGS, default_book, passing_folder

if sys.platform != "win32":
    import fcntl

_MOST = 4096
_READ = 2**20  # bytes at a time


class BookLock:
    """A lock on a book, by device and number of its file, that says under which name it is open.

    The lock is the system's own, on a small file in the user's folder of what is running, so that
    it ends with the program. It is not on the book: SQLite's locks would go with ours.
    """

    def __init__(self, handle: int | None) -> None:
        """Lock by the open file `handle`; by nothing where there is no place for a lock."""
        self._handle = handle

    @classmethod
    def take(cls, path: Path) -> BookLock:
        """Lock the book at `path`; where the system has no such locks nothing comes of it.

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
            # Between this lock and the last another program may have come in: so it is read again.
            fcntl.flock(handle, fcntl.LOCK_SH)
            _check(path, name, os.pread(handle, _MOST, 0))
        except BaseException:
            os.close(handle)
            raise
        return handle

    def moved_to(self, path: Path) -> BookLock:
        """Lock the book at `path`, which was just written, and no longer the one before."""
        self.release()
        with suppress(OSError):
            return BookLock.take(path)
        return BookLock(None)

    def release(self) -> None:
        """Let go."""
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

    Perhaps nobody has it open there; but a killed program may have left its journal there.
    """
    book = path.stat()
    if book.st_nlink < 2:
        return
    # Our own, of a program that died between giving the finished book its name and this.
    for each in path.parent.glob(f"{path.stem}.new-*{path.suffix}"):
        with suppress(FileNotFoundError):
            if os.path.samestat(book, each.stat()):
                each.unlink()
    if path.stat().st_nlink > 1:
        raise BookError(BookReason.SECOND_NAME, path=path)


def _check(path: Path, name: bytes, locked_by: bytes) -> None:
    """Raise `BookError` when `locked_by` is another name; there may be none for a moment."""
    place, _, other = locked_by.partition(b"\n")
    if locked_by and place != name.partition(b"\n")[0]:
        raise BookError(BookReason.OTHER_NAME, path=path, other=os.fsdecode(other))


def _name_of(path: Path) -> bytes:
    """Return a line that two paths have in common when their log is one, and the path to say.

    That is the folder, however it is reached, and the name in it.
    """
    folder, name = path.parent.stat(), os.fsencode(path.name)
    place = f"{folder.st_dev} {folder.st_ino} {name.hex()}\n"
    return place.encode("ascii") + os.fsencode(path)


def _lock_of(path: Path, *, make: bool = False) -> Path | None:
    """Return the file to lock for the book at `path`; `None` where there is no place for it.

    With `make` its folder is made.
    """
    book = path.stat()
    if sys.platform == "win32":
        return None
    folder = Path(passing_folder())
    try:
        if make:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In a folder of somebody else's, somebody else might hold it.
        if folder.stat().st_uid != os.getuid():
            return None
    except OSError:
        return None
    return folder / f"book-{book.st_dev:x}-{book.st_ino:x}"


def ended_well(path: Path) -> bool:
    """Return whether the last program closed the book at `path`, and found it sound.

    A program that was killed leaves its journal, and one that found damage leaves an empty one.
    """
    return not any(log.exists() for log in _logs(path))


def forget_end(path: Path) -> None:
    """Have the next start check the whole book at `path`, which is closed."""
    with suppress(OSError):
        path.with_name(path.name + "-journal").touch(mode=0o600)


def discard_mark(path: Path) -> None:
    """Remove the mark that earlier programs left beside a book that they closed."""
    with suppress(OSError):
        path.with_name(path.name + "-clean").unlink(missing_ok=True)


KEPT = ".kept-"
"""In the name of a book that went on beside its place, since another file was put there."""

_ABANDONED = 3600  # s; a file that old and not finished was cut short


def create(path: Path) -> None:
    """Write a new, empty book at `path`, where nothing may be; raises `OSError` or SQLite's errors.

    Only the owner may read it: it holds what the other players must not know yet.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = connect(path)
    try:
        with Transaction(connection):
            tables.bring_up(connection)
    finally:
        close(connection)


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
            while read := source.read(_READ):
                target.write(read)


@contextmanager
def copied_to_read(path: Path) -> Iterator[Path]:
    """Lend a copy of the broken book at `path`, with what lies beside it: that stays as it is."""
    lent = scratch(path, "read")
    try:
        copy_with_logs(path, lent)
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
            if old.stat().st_size:
                old.rename(new)
            else:
                old.unlink()
    return aside


def copy_aside(path: Path) -> Path:
    """Copy the book at `path`, with its log, to a name beside it, and return that."""
    aside = _free_name(path, datetime.now(UTC))
    copy_with_logs(path, aside)
    return aside


def copy_with_logs(old: Path, new: Path) -> None:
    """Copy a book to `new`, with what SQLite keeps beside it."""
    for each, name in zip((old, *_logs(old)), (new, *_logs(new)), strict=True):
        with suppress(FileNotFoundError):
            copy(each, name)


def _free_name(path: Path, at: datetime) -> Path:
    aside = path.with_name(f"{path.stem}.broken-{tables.time_in_a_name(at)}{path.suffix}")
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
