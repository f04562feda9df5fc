"""Reads and writes whole files, makes files private, and finds the program's own files."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from chicago_gui.sheet.words import tr

if TYPE_CHECKING:
    from pathlib import Path


def keep_private(path: Path) -> None:
    """Remove the permissions of others on the file or folder at `path`.

    Does nothing if there is none or it belongs to another user.
    """
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)


def make_private(folder: Path) -> None:
    """Create `folder` and its parents, private to its owner; an existing one is unchanged.

    Raises `OSError`.
    """
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


_MOST_MB = 4
"""Greatest size of a session file; sixty deals with long notes need a twentieth of it.

Parsed as JSON, a file may take thirty times its size in memory.
"""


def read_whole(path: Path | str) -> bytes:
    """Return the content of a session file.

    Raises `OSError`, also if it is too large or not a regular file: a pipe would block, and a
    device may have no end.
    """
    _refuse_no_file(os.stat(path).st_mode)
    # It may have become a pipe meanwhile: opened without waiting, and checked again.
    with open(path, "rb", opener=_at_once) as file:
        about = os.fstat(file.fileno())
        _refuse_no_file(about.st_mode)
        # A file of the system, as in /proc, may report size 0; others may grow while they are read.
        most = _MOST_MB * 2**20
        content = file.read(most + 1) if about.st_size <= most else None
    if content is None or len(content) > most:
        sentence = tr("larger than {megabytes} MB: not a session file")
        raise OSError(errno.EINVAL, sentence.format(megabytes=_MOST_MB))
    return content


def why_no_file(path: Path | str) -> str:
    """Return why `path` is not a regular file; empty if it is one or does not exist."""
    try:
        return _no_file(os.stat(path).st_mode)
    except (OSError, ValueError):
        return ""


def _no_file(mode: int) -> str:
    if stat.S_ISREG(mode):
        return ""
    if stat.S_ISDIR(mode):
        return tr("a folder, not a file")
    return tr("a pipe, socket or device, not a file")


def _refuse_no_file(mode: int) -> None:
    why = _no_file(mode)
    if why:
        raise OSError(errno.EINVAL, why)


_NOT_WAITED_FOR = getattr(os, "O_NONBLOCK", 0)


def _at_once(name: str, flags: int) -> int:
    return os.open(name, flags | _NOT_WAITED_FOR)


def write_whole(path: Path | str, content: bytes, *, private: bool = False) -> None:
    """Write `content` to `path` whole or not at all; only the owner can read a `private` file.

    Raises `OSError`, or `ValueError` for an impossible name. An existing file is then unchanged,
    and nothing else is left behind. `why_not` explains both errors.
    """
    if os.path.isdir(path):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if os.path.exists(path) and not os.path.isfile(path):
        # A pipe or a device cannot be replaced and holds nothing to lose. A pipe without a reader
        # is not waited for.
        with open(path, "wb", opener=_at_once) as file:
            if _NOT_WAITED_FOR:  # not on Windows
                os.set_blocking(file.fileno(), True)
            file.write(content)
        return
    # A link is kept; the file it points to is replaced.
    real = os.path.realpath(path)
    # `tempfile` would import half a dozen modules more.
    temporary = os.path.join(os.path.dirname(real), f".chicago-{os.urandom(8).hex()}")
    with open(temporary, "xb", opener=_for_its_owner) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            if not private:
                _let_others(real, temporary)
            _replace(temporary, real)
        except BaseException:
            with suppress(OSError):
                file.close()
            with suppress(OSError):
                os.unlink(temporary)
            raise


def _replace(temporary: str, path: str) -> None:
    try:
        os.replace(temporary, path)
    except PermissionError:
        # Windows does not replace a file that another program has open.
        if sys.platform == "win32" and os.path.exists(path):
            raise OSError(errno.EBUSY, tr("close it in the other program first")) from None
        raise


def _for_its_owner(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def _let_others(path: str, name: str) -> None:
    """Give the file `name` the permissions of the one at `path`, or those of the umask."""
    if os.path.exists(path):
        os.chmod(name, stat.S_IMODE(os.stat(path).st_mode))
        return
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)


def sync_folder(folder: Path) -> None:
    """Write the names in `folder` to disk, if the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def why_not(path: Path | str, error: OSError | ValueError) -> str:
    """Return a sentence that says why `path` was not written."""
    return tr("{path} cannot be written: {cause}.").format(path=path, cause=cause(error))


def why_not_read(error: OSError) -> str:
    """Return in a few words why a file was not read."""
    match error:
        case FileNotFoundError():
            return tr("file not found")
        case PermissionError():
            return tr("no permission to read")
        case _:
            return cause(error)


def cause(error: OSError | ValueError) -> str:
    """Return in a few words why something was not written."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return tr("folder not found")
        case IsADirectoryError():
            return tr("a folder, not a file")
        case PermissionError():
            return tr("no permission to write")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT | errno.EFBIG):
            return tr("not enough space on the disk")
        case OSError(errno=errno.EROFS):
            return tr("the disk is read-only")
        case OSError(errno=errno.ENAMETOOLONG) | ValueError():
            return tr("invalid file name")
        case OSError(errno=errno.ENXIO | errno.EPIPE):
            return tr("nobody reads from this pipe")
        case OSError(errno=errno.EBADF):
            return tr("it is closed")
        case _:
            return error.strerror or type(error).__name__


LOGS = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a book that is open or was not closed."""

BOOK = "book.sqlite"
"""File name of the user's book."""

_PROGRAM = "chicago-gui"


def default_book() -> str:
    """Return the path of the book in the user's data folder, without creating anything."""
    folder = _linux_folder("XDG_DATA_HOME", ".local/share")
    if folder is None:
        from platformdirs import user_data_dir

        folder = user_data_dir(_PROGRAM, appauthor=False)
    return os.path.join(folder, BOOK)


def default_settings() -> str:
    """Return the path of the settings in the user's configuration folder; creates nothing."""
    folder = _linux_folder("XDG_CONFIG_HOME", ".config")
    if folder is None:
        from platformdirs import user_config_dir

        folder = user_config_dir(_PROGRAM, appauthor=False)
    return os.path.join(folder, "settings.ini")


def _linux_folder(variable: str, in_home: str) -> str | None:
    """Return the program's folder by the XDG Base Directory Specification.

    Returns `None` on other systems and for relative paths, which are left to platformdirs;
    importing that takes 5 ms.
    """
    named = os.environ.get(variable) or os.path.join(os.environ.get("HOME", ""), in_home)
    plain = sys.platform == "linux" and os.path.isabs(named)
    return os.path.join(named, _PROGRAM) if plain else None


_SQLITE = b"SQLite format 3\0"


def is_database(path: Path | str) -> bool:
    """Return whether the file at `path` starts like a book; `False` if it cannot be read."""
    try:
        _refuse_no_file(os.stat(path).st_mode)
        with open(path, "rb", opener=_at_once) as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except (OSError, ValueError):
        return False
