"""Where the book lies when nobody says otherwise."""

from __future__ import annotations

from pathlib import Path


def default_path() -> Path:
    """Return the book's path in the user's own data folder; nothing is made there yet."""
    from platformdirs import user_data_path  # not needed, nor waited for, with `--book`

    return user_data_path("chicago-gui", appauthor=False) / "book.sqlite"
