"""The book: keeps all sessions, writes each change to disk at once, has history and backups."""

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
from chicago_gui.book.events import (
    Action,
    Event,
    Kept,
    NewStep,
    Patch,
    State,
    Step,
    UndoStack,
    difference,
)
from chicago_gui.book.history import HistorySummary, RecordParts, Written, history_of, is_over

__all__ = [
    "Action",
    "AlreadyKept",
    "Book",
    "BookError",
    "BookNotice",
    "DamagedSession",
    "Event",
    "HistorySummary",
    "Kept",
    "NewStep",
    "NoSuchSession",
    "Patch",
    "RecordParts",
    "StaleSession",
    "State",
    "Step",
    "UndoStack",
    "UnknownSession",
    "Written",
    "difference",
    "history_of",
    "is_over",
]
