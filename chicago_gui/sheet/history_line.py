"""One line of a session's history, as everybody may read it: when, what was done, what it wrote."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum


class Deed(Enum):
    """What was done to a session."""

    BEGUN = "begun"
    TAKEN_IN = "taken in"
    REPLACED = "replaced"
    WRITTEN = "written"
    UNDONE = "undone"
    REDONE = "redone"
    DELETED = "deleted"
    PUT_BACK = "put back"


@dataclass(frozen=True, slots=True)
class Entry:
    """One place on the form that was written, in the words of the session file.

    `number` is the deal's, `None` for the heading; `path` are the file's keys from there, such as
    `("hcp", "C")` or `("contract",)`. Values are plain, `None` is not filled in: a result is as
    the form writes it, Z is told per team as `("vulnerable", "Anna – Boris")`.
    """

    number: int | None
    path: tuple[str, ...]
    before: object = None
    after: object = None


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One thing that was done; `number` is that of the deal it was about, if any.

    `correction` says that the deal was open to all when this was changed, `covered` that it
    covered again counts that everybody had seen. `deals` are how many came with a session taken in.
    """

    at: datetime
    deed: Deed
    kind: str = ""
    number: int | None = None
    entries: tuple[Entry, ...] = ()
    correction: bool = False
    covered: bool = False
    deals: int = 0
