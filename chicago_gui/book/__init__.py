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
from chicago_gui.book.events import Action, Event, NewStep, Patch, State, Step, difference
from chicago_gui.book.files import default_path
from chicago_gui.book.history import RecordParts, Told, Written, history_of, is_over
from chicago_gui.book.tables import Kept
from chicago_gui.book.undo import StandingSteps

__all__ = [
    "Action",
    "AlreadyKept",
    "Book",
    "BookError",
    "BookNotice",
    "DamagedSession",
    "Event",
    "Kept",
    "NewStep",
    "NoSuchSession",
    "Patch",
    "RecordParts",
    "StaleSession",
    "StandingSteps",
    "State",
    "Step",
    "Told",
    "UnknownSession",
    "Written",
    "default_path",
    "difference",
    "history_of",
    "is_over",
]
