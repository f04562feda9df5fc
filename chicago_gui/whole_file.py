"""Files: read and written whole or not at all, private ones, and where the program's own lie."""

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
    """Take from everybody but the owner what they may do with the file or folder at `path`.

    Does nothing where there is none, or where it is somebody else's.
    """
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)


def make_private(folder: Path) -> None:
    """Make `folder`, with those above it, for its owner alone; one that is there stays as it is.

    Raises `OSError`.
    """
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


_MOST_MB = 4
"""No session file is longer: sixty deals with long notes are a twentieth of it. Read as JSON, a
file may take thirty times its size of memory.
"""


def read_whole(path: Path | str) -> bytes:
    """Return what is in a session file.

    Raises `OSError`, also for what is too long to be one, and for what is no file: to open a pipe
    would be to wait for somebody who writes into it, and a device may have no end.
    """
    _refuse_no_file(os.stat(path).st_mode)
    # It may have become a pipe since: so it is not waited for, and looked at once more.
    with open(path, "rb", opener=_at_once) as file:
        about = os.fstat(file.fileno())
        _refuse_no_file(about.st_mode)
        # A file of the system's own may say that it is empty, or grow while it is read.
        most = _MOST_MB * 2**20
        content = file.read(most + 1) if about.st_size <= most else None
    if content is None or len(content) > most:
        sentence = tr("larger than {megabytes} MB: not a session file")
        raise OSError(errno.EINVAL, sentence.format(megabytes=_MOST_MB))
    return content


def why_no_file(path: Path | str) -> str:
    """Return in a few words why what is at `path` is no file; empty where it is one, or nothing."""
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
    """Write `content` to `path`; if `private`, nobody but its owner may ever read it there.

    Raises `OSError`, or `ValueError` for a name that no file can have; what was there before is
    then still there, whole, and nothing lies beside it. `why_not` puts either into words.
    """
    if os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path):
        # A pipe or a device cannot be replaced, and holds nothing that could be lost. A pipe that
        # nobody reads from is not waited for.
        with open(path, "wb", opener=_at_once) as file:
            if _NOT_WAITED_FOR:  # Windows knows of no such thing
                os.set_blocking(file.fileno(), True)
            file.write(content)
        return
    # A link keeps pointing where it does: what it points to is replaced.
    real = os.path.realpath(path)
    # `tempfile` would do the same, and read half a dozen modules of no use here for it.
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
        # Windows does not replace a file that another program shows.
        if sys.platform == "win32" and os.path.exists(path):
            raise OSError(errno.EBUSY, tr("close it in the other program first")) from None
        raise


def _for_its_owner(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def _let_others(path: str, name: str) -> None:
    """Let those read the file `name` who may read the one at `path`, or whom umask says."""
    if os.path.exists(path):
        os.chmod(name, stat.S_IMODE(os.stat(path).st_mode))
        return
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)


def why_not(path: Path | str, error: OSError | ValueError) -> str:
    """Return the sentence that tells a player why `path` was not written."""
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
"""What SQLite keeps beside a book that is in use, or was when the program died."""

BOOK = "book.sqlite"
"""The name of the user's own book."""

_PROGRAM = "chicago-gui"


def default_book() -> str:
    """Return the book's path in the user's own data folder; nothing is made there yet."""
    folder = _linux_folder("XDG_DATA_HOME", ".local/share")
    if folder is None:
        from platformdirs import user_data_dir

        folder = user_data_dir(_PROGRAM, appauthor=False)
    return os.path.join(folder, BOOK)


def default_settings() -> str:
    """Return the path of the settings in the user's configuration folder; nothing is made there."""
    folder = _linux_folder("XDG_CONFIG_HOME", ".config")
    if folder is None:
        from platformdirs import user_config_dir

        folder = user_config_dir(_PROGRAM, appauthor=False)
    return os.path.join(folder, "settings.ini")


def _linux_folder(variable: str, in_home: str) -> str | None:
    """Return what platformdirs would, and takes 5 ms of a start for; `None` where it is not plain.

    By the XDG Base Directory Specification that is the folder in `variable`, or one in the user's.
    """
    named = os.environ.get(variable) or os.path.join(os.environ.get("HOME", ""), in_home)
    plain = sys.platform == "linux" and os.path.isabs(named)
    return os.path.join(named, _PROGRAM) if plain else None


def passing_folder() -> str:
    """Return the folder for what lies there as long as a program runs; nothing is made there yet.

    Windows has none: what goes there lies elsewhere, or is no file.
    """
    above = os.environ.get("XDG_RUNTIME_DIR")
    if not above:
        from tempfile import gettempdir  # 3 ms that most do without

        above = gettempdir()
    return os.path.join(above, f"{_PROGRAM}-{os.getuid()}")


def may_be_default_book(path: str) -> bool:
    """Whether the file at `path` may be the user's own book, or a part of it, by any name of it.

    To ask where that book lies takes a fourth of the time in which a CSV is written. A file that
    has one name, is not called as the book or its parts are, and is no SQLite file cannot be it.
    """
    real = os.path.realpath(path)
    name = os.path.basename(real).lower()
    if name.startswith(BOOK) or name.endswith(LOGS):
        return True
    try:
        about = os.stat(real)
        if not stat.S_ISREG(about.st_mode):
            return False
        if about.st_nlink > 1:
            return True
        with open(real, "rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except FileNotFoundError:
        return False
    except (OSError, ValueError):
        return True


_SQLITE = b"SQLite format 3\0"


def is_database(path: Path | str) -> bool:
    """Return whether the file at `path` begins as a book does; `False` where none can be read."""
    try:
        _refuse_no_file(os.stat(path).st_mode)
        with open(path, "rb", opener=_at_once) as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except (OSError, ValueError):
        return False
