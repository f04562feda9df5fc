"""Backups in words: when they were made and how large they are."""

from __future__ import annotations

from datetime import datetime

from chicago_gui.sheet.words import tr

_KILO = 1000


def when(at: datetime) -> str:
    """Return date and time of `at` where the laptop is."""
    return f"{at.astimezone():%Y-%m-%d %H:%M:%S}"


def size(count: int) -> str:
    """Return `count` bytes as a person reads them."""
    if count < _KILO**2:
        return tr("{size} kB").format(size=-(-count // _KILO))
    return tr("{size} MB").format(size=f"{count / _KILO**2:.1f}")
