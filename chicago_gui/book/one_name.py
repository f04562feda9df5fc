"""One book is open under one name only: SQLite keeps the log beside the name, not beside the file.

Under two names, which hard links or folders mounted twice make, there would be two logs of one
book, and each would write over what the other has. Programs that use the same name share the log
and may be as many as they like.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

from chicago_gui.book.connection import BookError, BookReason

if sys.platform != "win32":
    import fcntl

_MOST = 4096


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

    Nobody holds it there, perhaps; but a program that died may have left its log beside that name.
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
    above = os.environ.get("XDG_RUNTIME_DIR") or gettempdir()
    folder = Path(above) / f"chicago-gui-{os.getuid()}"
    try:
        if make:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In a folder of somebody else's, somebody else might hold it.
        if folder.stat().st_uid != os.getuid():
            return None
    except OSError:
        return None
    return folder / f"book-{book.st_dev:x}-{book.st_ino:x}"
