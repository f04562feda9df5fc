"""One backup of the book, as the window lists it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class BackupLine:
    """`name` is how the backup is asked for, `at` when it was made, `size` its bytes."""

    name: str
    at: datetime
    size: int
