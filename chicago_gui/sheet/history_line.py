"""One line of a session's history, as everybody may read it: when, what was done, what it wrote."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from chicago_gui.record import record


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


@record
class Entry:
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


@record
class HistoryLine:
    """One thing that was done; `number` and `sitting` are of the deal it was about, if any.

    `correction` says that the deal was open to all when this was changed, `covered` that it
    covered again counts that everybody had seen. `deals` are how many came with a session taken in.
    `words` is the sentence that tells the line.
    """

    at: datetime
    deed: Deed
    kind: str = ""
    number: int | None = None
    entries: tuple[Entry, ...] = ()
    correction: bool = False
    covered: bool = False
    deals: int = 0
    sitting: int | None = None
    words: str = ""
