"""A second start on the same book passes its files to the first one and ends.

The first one holds a lock named after the book. A second start writes its request into a file
beside the lock. The first one watches their folder, takes the request and does what it says.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from uuid import uuid4
from zlib import crc32

from PySide6.QtCore import QDeadlineTimer, QFileSystemWatcher, QLockFile, QObject, Signal

_PATIENCE = 2000  # ms; a first instance that takes longer to answer hangs
_LOOK = 20  # ms from one look for the answer to the next
_MOST = 1_000_000  # bytes of a request; more than any command line of files
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""Variable with the token by which a desktop lets a window come to the front."""


class OneInstance(QObject):
    """The first start on a book, which listens, or a later one, which hands over."""

    asked = Signal(object)
    """Another start asks to show the window and to open the files in this tuple of `Path`."""

    def __init__(self, book: Path, folder: Path | None = None) -> None:
        """Represent a start with `book`; lock and requests are in `folder`, else in the user's."""
        super().__init__()
        self._folder = _made(_users_folder() if folder is None else folder)
        self._name = f"chicago-{crc32(os.fsencode(os.path.normcase(book.resolve()))):08x}"
        self._lock: QLockFile | None = None
        self._watcher: QFileSystemWatcher | None = None
        if self._folder is not None:
            self._lock = QLockFile(str(self._folder / f"{self._name}.lock"))
            self._lock.setStaleLockTime(0)  # an evening is long; a killed program still loses it

    def hand_over(self, files: Sequence[Path] = ()) -> bool:
        """Let the first instance open `files` and show itself; return whether it did.

        If there is no other instance, this one is the first from now on. One that does not answer
        hangs: this one goes on without the lock.
        """
        if self._folder is None or self._take_lock():
            return False
        _let_come_to_the_front()
        request = self._folder / f"{self._name}-{uuid4().hex}.request"
        try:
            _write(request, files)
        except OSError:
            return False
        patience = QDeadlineTimer(_PATIENCE)
        while request.exists():
            if self._take_lock(_LOOK) or patience.hasExpired():
                request.unlink(missing_ok=True)
                return False
        return True

    def listen(self) -> None:
        """Answer later starts, if this is the first instance."""
        if self._folder is None or self._lock is None or not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._take_requests)
        self._take_requests()

    def close(self) -> None:
        """Let the next start be the first."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._lock is not None:
            self._lock.unlock()

    def _take_lock(self, patience: int = 0) -> bool:
        """Take the lock, at the latest after `patience` ms; return whether this instance has it."""
        if self._lock is None or not self._lock.tryLock(patience):
            return False
        with suppress(OSError):
            # In XDG_RUNTIME_DIR, files untouched for six hours may be deleted, but no sticky ones.
            os.chmod(self._lock.fileName(), 0o1600)
        return True

    def _take_requests(self) -> None:
        if self._folder is None or self._watcher is None:
            return
        for request in self._folder.glob(f"{self._name}-*.request"):
            try:
                with request.open("rb") as file:
                    read = _read(file.read(_MOST))
                request.unlink()
            except OSError:
                continue  # its writer has taken it back
            if read is not None:
                files, token = read
                if token:
                    os.environ[_TOKEN] = token
                self.asked.emit(files)


def _users_folder() -> Path:
    """Return the folder for files that exist while the program runs; creates nothing."""
    if sys.platform == "win32":
        return Path(os.environ.get("TEMP") or Path.home(), "chicago-gui")
    above = os.environ.get("XDG_RUNTIME_DIR") or os.environ.get("TMPDIR") or "/tmp"
    return Path(above) / f"chicago-gui-{os.getuid()}"


def _made(folder: Path) -> Path | None:
    """Create `folder`; return it, or `None` if it is not possible or another user's."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In another user's folder, that user could answer.
        mine = sys.platform == "win32" or folder.stat().st_uid == os.getuid()
    except OSError:
        return None
    return folder if mine else None


def _write(request: Path, files: Sequence[Path]) -> None:
    """Write a request for `files`; the first instance sees all of it or nothing."""
    part = request.with_suffix(".part")
    named = [str(file.absolute()) for file in files]
    part.write_text(json.dumps({"files": named, "token": os.environ.get(_TOKEN, "")}), "ascii")
    part.replace(request)


def _read(text: bytes) -> tuple[tuple[Path, ...], str] | None:
    """Return the files and the token in a request, or `None` if it is not valid."""
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(request, Mapping):
        return None
    files, token = request.get("files"), request.get("token")
    if not isinstance(files, list) or not isinstance(token, str):
        return None
    if not all(isinstance(each, str) and _for_the_system(each) for each in (*files, token)):
        return None
    return tuple(map(Path, files)), token


def _for_the_system(text: str) -> bool:
    """Return whether `text` can be a file name or the value of a variable."""
    try:
        return b"\0" not in os.fsencode(text)
    except ValueError:
        return False


def _let_come_to_the_front() -> None:
    """Allow the first instance to take the focus; on Windows only its owner can give it away."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
