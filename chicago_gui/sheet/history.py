"""The public history of a session as values: what was done, and what changed."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from chicago_gui.record import Record
from chicago_gui.sheet.words import (
    NO_BREAK,
    tr,
)

REPLACE = "ReplaceSession"
"""The kind of the step in which a session file replaced the session in the book."""


class HistoryAction(Enum):
    """The actions on a session."""

    BEGUN = "begun"
    TAKEN_IN = "taken in"
    REPLACED = "replaced"
    WRITTEN = "written"
    UNDONE = "undone"
    REDONE = "redone"
    DELETED = "deleted"
    PUT_BACK = "put back"


class Entry(Record):
    """One changed value, named by the keys of the session file.

    `number` is the deal's number and `sitting` that of its round or rubber, if the game has them;
    both are `None` for the heading. `path` has the file's keys from there, such as `("hcp", "C")`
    or `("contract",)`. Values are plain; `None` is not filled in. A result is written as on the
    form, Z per team as `("vulnerable", "Anna – Boris")`. `alone` says that the whole deal exists
    only before or only after.
    """

    number: int | None
    path: tuple[str, ...]
    before: object = None
    after: object = None
    sitting: int | None = None
    alone: bool = False

    @property
    def where(self) -> tuple[int, int]:
        """Sitting and number as a sort key; the heading comes first."""
        return self.sitting or 0, self.number or 0


ARROW = f"{NO_BREAK}→{NO_BREAK}"


def change(before: str, after: str) -> str:
    """Return a value before and after: `12 → 11`; only the new one if there was none before."""
    if not after:
        return tr("{value} removed").format(value=before)
    return f"{before}{ARROW}{after}" if before else after


def both(entry: Entry) -> str:
    """Return the entry's two values in the words of `change`."""
    before, after = ("" if each is None else str(each) for each in (entry.before, entry.after))
    return change(before, after)


class HistoryLine(Record):
    """One action; `number` and `sitting` identify its deal, if any.

    `correction` says that the deal was over when it was changed, `covered` that the change covered
    counts again that had been public. `deals` is the number of deals in an imported session.
    `words` is the sentence for the line.
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
