"""Backups in words: when they were made."""

from __future__ import annotations

from datetime import datetime


def when(at: datetime) -> str:
    """Return date and time of `at` where the laptop is."""
    return f"{at.astimezone():%Y-%m-%d %H:%M:%S}"
