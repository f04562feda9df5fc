"""The history of a session as values: what was done, and what it wrote. Everybody may read it."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from chicago_gui.record import Record
from chicago_gui.sheet.words import (
    NO_BREAK,
    tr,
)

REPLACE = "ReplaceSession"
"""The kind of the step by which a session file took the place of what the book had."""


class HistoryAction(Enum):
    """What was done to a session."""

    BEGUN = "begun"
    TAKEN_IN = "taken in"
    REPLACED = "replaced"
    WRITTEN = "written"
    UNDONE = "undone"
    REDONE = "redone"
    DELETED = "deleted"
    PUT_BACK = "put back"


class Entry(Record):
    """One place on the form that was written, in the words of the session file.

    `number` is the deal's and `sitting` its round's or rubber's, where the game has them; both are
    `None` for the heading. `path` are the file's keys from there, such as `("hcp", "C")` or
    `("contract",)`. Values are plain, `None` is not filled in: a result is as the form writes it,
    Z is told per team as `("vulnerable", "Anna – Boris")`. `alone` says that the whole deal is
    there on one side only.
    """

    number: int | None
    path: tuple[str, ...]
    before: object = None
    after: object = None
    sitting: int | None = None
    alone: bool = False

    @property
    def where(self) -> tuple[int, int]:
        """Where it stands, so that it sorts: the heading first."""
        return self.sitting or 0, self.number or 0


ARROW = f"{NO_BREAK}→{NO_BREAK}"


def change(before: str, after: str) -> str:
    """Return a value as it was and as it is: `12 → 11`; alone when there is only one."""
    if not after:
        return tr("{value} removed").format(value=before)
    return f"{before}{ARROW}{after}" if before else after


def both(entry: Entry) -> str:
    """Return the entry's two values as `change` tells them."""
    before, after = ("" if each is None else str(each) for each in (entry.before, entry.after))
    return change(before, after)


class HistoryLine(Record):
    """One thing that was done; `number` and `sitting` are of the deal it was about, if any.

    `correction` says that the deal was open to all when this was changed, `covered` that it
    covered again counts that everybody had seen. `deals` are how many came with a session taken in.
    `words` is the sentence that tells the line.
    """

    at: datetime
    deed: HistoryAction
    kind: str = ""
    number: int | None = None
    entries: tuple[Entry, ...] = ()
    correction: bool = False
    covered: bool = False
    deals: int = 0
    sitting: int | None = None
    words: str = ""
