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
from chicago_gui.book.history import HistorySummary, history_of

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
    "StaleSession",
    "State",
    "Step",
    "UndoStack",
    "UnknownSession",
    "difference",
    "history_of",
]
