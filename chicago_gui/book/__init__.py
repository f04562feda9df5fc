"""The book keeps every session: each change on disk when it is made, history, backups. No Qt."""

from chicago_gui.book.backups import Backup
from chicago_gui.book.book import Book
from chicago_gui.book.errors import (
    AlreadyKept,
    BookError,
    DamagedSession,
    NoSuchSession,
    Notice,
    StaleSession,
)
from chicago_gui.book.fields import Field, what_differs
from chicago_gui.book.history import Line, told
from chicago_gui.book.patch import Patch, difference
from chicago_gui.book.places import default_path
from chicago_gui.book.shares import Share, Tally
from chicago_gui.book.statistics import PairFigures, PlayerFigures, Statistics
from chicago_gui.book.steps import Action, Event, Kept, NewStep, State, Step
from chicago_gui.book.summaries import Summary, matching

__all__ = [
    "Action",
    "AlreadyKept",
    "Backup",
    "Book",
    "BookError",
    "DamagedSession",
    "Event",
    "Field",
    "Kept",
    "Line",
    "NewStep",
    "NoSuchSession",
    "Notice",
    "PairFigures",
    "Patch",
    "PlayerFigures",
    "Share",
    "StaleSession",
    "State",
    "Statistics",
    "Step",
    "Summary",
    "Tally",
    "default_path",
    "difference",
    "matching",
    "told",
    "what_differs",
]
