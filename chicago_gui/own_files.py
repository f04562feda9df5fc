"""Where the program's own files lie in the user's folders, as each system has them."""

from __future__ import annotations

import os
import stat

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a book that is in use, or was when the program died."""

BOOK = "book.sqlite"
"""The name of the user's own book."""

_PROGRAM = "chicago-gui"


def default_book() -> str:
    """Return the book's path in the user's own data folder; nothing is made there yet."""
    from platformdirs import user_data_dir  # not needed, nor waited for, with `--book`

    return os.path.join(user_data_dir(_PROGRAM, appauthor=False), BOOK)


def default_settings() -> str:
    """Return the path of the settings in the user's configuration folder; nothing is made there."""
    from platformdirs import user_config_dir

    return os.path.join(user_config_dir(_PROGRAM, appauthor=False), "settings.ini")


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
