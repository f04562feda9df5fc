"""The sessions and backups in the book as the pages want them."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from PySide6.QtCore import QObject, Signal

from chicago_gui.book import Book, BookError, history_of
from chicago_gui.sheet.entry import folded
from chicago_gui.sheet.sessions import BackupLine, HistoryLine, SessionLine, Shelf, matching


class Library:
    """What lies on the shelves; read once, looked through with each letter of a search."""

    def __init__(self, book: Book) -> None:
        """Read nothing yet."""
        self._book = book
        self._read: dict[bool, Sequence[SessionLine]] = {}

    def forget(self) -> None:
        """Read anew the next time: something was changed."""
        self._read.clear()

    def find(self, text: str, shelf: Shelf = Shelf.ALL) -> tuple[SessionLine, ...]:
        """Return the sessions on `shelf` in which every word of `text` is found, newest first.

        Raises `BookError` when the book cannot be read.
        """
        deleted = shelf is Shelf.DELETED
        if deleted not in self._read:
            self._read[deleted] = self._book.lines(deleted=deleted)
        found = matching(self._read[deleted], text)
        if shelf in (Shelf.OPEN, Shelf.DONE):
            done = shelf is Shelf.DONE
            readable = (each for each in found if each.known and not each.damaged)
            found = [each for each in readable if each.done is done]
        return tuple(found)


def other_names(book: Book, person: str) -> tuple[str, ...]:
    """Return the names that count for `person`, as they are written on the sheets."""
    merged = {name for name, whose in book.aliases().items() if folded(whose) == folded(person)}
    # The book keeps them folded; the sheets still say how they are spelt.
    spelt = {folded(name): name for each in book.lines() for name in each.players}
    return tuple(sorted(spelt.get(name, name) for name in merged - {folded(person)}))


def history_lines(book: Book, session_id: str) -> tuple[HistoryLine, ...]:
    """Return what happened to the session, oldest first; raises `BookError`."""
    return history_of(book.history(session_id), book.load(session_id).session)


def backup_lines(book: Book) -> tuple[BackupLine, ...]:
    """Return the backups there are, newest first; raises `BookError`."""
    return tuple(BackupLine(str(backup.path), backup.at) for backup in book.backups())


class BackupMaker(QObject):
    """Makes one backup at a time, beside the work that goes on."""

    failed = Signal(object)
    """The `BookError` that says why there is none."""

    def __init__(self, book: Book, parent: QObject | None = None) -> None:
        """Back `book` up when asked."""
        super().__init__(parent)
        self._book = book
        self._thread: Thread | None = None

    def begin(self) -> None:
        """Begin a backup, unless one is being made."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._make, name="backup")
            self._thread.start()

    def wait(self) -> None:
        """Return when no backup is being made."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _make(self) -> None:
        try:
            self._book.backup()
        except BookError as error:
            # Told on the thread of the window: the signal waits in its queue.
            self.failed.emit(error)
