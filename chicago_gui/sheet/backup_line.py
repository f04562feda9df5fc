"""One backup of the book, as the window lists it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class BackupLine:
    """`name` is how the backup is asked for, `at` when it was made.

    Its size is not told: the counts of deals that are not over are in the file, and a page more or
    less may hang on them.
    """

    name: str
    at: datetime
