"""Files and folders for their owner alone: in them lies what is secret until a deal is over."""

from __future__ import annotations

import stat
from contextlib import suppress
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
