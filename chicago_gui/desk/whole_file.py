"""Writing a file whole or not at all: a temporary file beside it, synced, then put in its place."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write `content` to `path`; on `OSError` what was there before is still there, whole."""
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
