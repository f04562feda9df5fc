"""Where the program's own files lie in the user's folders, as each system has them."""

from __future__ import annotations

import os

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

    To ask where that book lies takes a fourth of the time in which a CSV is written. What is not
    there yet, and is not to be called as the book is, cannot be it.
    """
    real = os.path.realpath(path)
    return os.path.exists(real) or os.path.basename(real).lower().startswith(BOOK)
