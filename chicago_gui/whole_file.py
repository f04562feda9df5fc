"""Files whole or not at all: a temporary file beside one, synced, then put in its place."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from chicago_gui.sheet.words import tr

_MOST = 16 * 2**20
"""No session file is longer, in bytes: sixty deals with long notes are a hundredth of it."""


def read_whole(path: Path) -> bytes:
    """Return what is in a session file; raises `OSError`, also for what is too long to be one."""
    with path.open("rb") as file:
        content = file.read(_MOST + 1)
    if len(content) > _MOST:
        raise OSError(errno.EFBIG, tr("it is too long to be a session file"))
    return content


def write_whole(path: Path, content: bytes) -> None:
    """Write `content` to `path`.

    Raises `OSError`, or `ValueError` for a name that no file can have; what was there before is
    then still there, whole, and nothing lies beside it. `why_not` puts either into words.
    """
    # A link keeps pointing where it does: what it points to is replaced.
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file() and not path.is_dir():
        # A pipe or a device cannot be replaced, and holds nothing that could be lost.
        path.write_bytes(content)
        return
    handle, name = tempfile.mkstemp(prefix=".chicago-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, name)
        else:
            # A temporary file is for its owner alone; a new one is for whom umask says.
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def why_not(path: Path | str, error: OSError | ValueError) -> str:
    """Return the sentence that tells a player why `path` was not written."""
    return tr("{path} cannot be written: {cause}.").format(path=path, cause=_cause(error))


def _cause(error: OSError | ValueError) -> str:
    """Say why in the words of the sheet what the system says in its own."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return tr("there is no such folder")
        case IsADirectoryError():
            return tr("this is a folder")
        case PermissionError():
            return tr("writing there is not allowed")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT | errno.EFBIG):
            return tr("there is not enough room left")
        case OSError(errno=errno.EROFS):
            return tr("nothing can be written on that disk")
        case OSError(errno=errno.ENAMETOOLONG) | ValueError():
            return tr("no file can have that name")
        case _:
            return error.strerror or type(error).__name__
