"""Where the program's own files lie in the user's folders, as each system has them."""

from __future__ import annotations

import os
import sys

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a book that is in use, or was when the program died."""


def default_book() -> str:
    """Return the book's path in the user's own data folder; nothing is made there yet."""
    return os.path.join(_own_folder("XDG_DATA_HOME", "~/.local/share"), "book.sqlite")


def default_settings() -> str:
    """Return the path of the settings in the user's configuration folder; nothing is made there."""
    return os.path.join(_own_folder("XDG_CONFIG_HOME", "~/.config"), "settings.ini")


def _own_folder(named: str, usual: str) -> str:
    """Return the program's folder in the one that the variable `named` names, or the usual one.

    Linux: the XDG Base Directory Specification, by which a path that is not absolute is none.
    macOS: Application Support, for settings too, by Apple's File System Programming Guide.
    Windows: the known folder LocalAppData, for both.
    """
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else named, "")
    if not os.path.isabs(base):
        apart = {"win32": "~/AppData/Local", "darwin": "~/Library/Application Support"}
        base = os.path.expanduser(apart.get(sys.platform, usual))
    return os.path.join(base, "chicago-gui")
