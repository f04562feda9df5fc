"""The book keeps every session: each change on disk when it is made, history, backups. No Qt."""

from chicago_gui.book.book import Book
from chicago_gui.book.connection import (
    AlreadyKept,
    BookError,
    BookNotice,
    DamagedSession,
    NoSuchSession,
    StaleSession,
    UnknownSession,
)
from chicago_gui.book.files import default_path
from chicago_gui.book.history import (
    Following,
    RecordParts,
    Written,
    history_of,
    is_over,
)
from chicago_gui.book.standing import Kept, StandingSteps
from chicago_gui.book.steps import Action, Event, NewStep, Patch, State, Step, difference

__all__ = [
    "Action",
    "AlreadyKept",
    "Book",
    "BookError",
    "BookNotice",
    "DamagedSession",
    "Event",
    "Following",
    "Kept",
    "NewStep",
    "NoSuchSession",
    "Patch",
    "RecordParts",
    "StaleSession",
    "StandingSteps",
    "State",
    "Step",
    "UnknownSession",
    "Written",
    "default_path",
    "difference",
    "history_of",
    "is_over",
]
