"""The book's backups: listed, and made on a thread of their own so that nobody waits for one."""

from __future__ import annotations

from threading import Thread

from PySide6.QtCore import QObject, Signal

from chicago_gui.book import Book, BookError
from chicago_gui.sheet.backup_line import BackupLine


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
