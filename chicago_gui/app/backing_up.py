"""Backups of the book: at the start and the end of the program, and put back when asked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from chicago_gui.app.book_words import book_sentence
from chicago_gui.book import Book, BookError
from chicago_gui.desk.backups import BackupMaker, backup_lines
from chicago_gui.sheet.backup_words import when
from chicago_gui.sheet.words import tr
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.players.backups_window import BackupsWindow


class BackingUp(QObject):
    """Makes backups where nobody waits for them."""

    leaving = Signal()
    """Before another book takes the place of the one in which the open session lies."""

    restored = Signal(str)
    """What to say on the list of sessions, which are those of the backup now."""

    told = Signal(str)

    def __init__(self, book: Book, window: MainWindow, theme: Callable[[], Theme]) -> None:
        """Back `book` up; ask over `window`."""
        super().__init__()
        self._book = book
        self._window = window
        self._theme = theme
        self._maker = BackupMaker(book, self)
        # The maker tells from a thread of its own.
        self._maker.failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Begin a backup beside whatever goes on."""
        self._maker.begin()

    def finish(self) -> None:
        """Make a last backup before the program ends; who closed the window waits for nothing."""
        self._maker.wait()
        # Nobody is left to be told: the next start tells what it finds.
        with suppress(BookError):
            self._book.backup()

    def show(self) -> None:
        """Show the backups."""
        from chicago_gui.players.backups_window import BackupsWindow  # no start waits for it

        dialog = BackupsWindow(self._theme(), self._window)
        dialog.restore_wanted.connect(lambda name: self._restore(Path(name), dialog))
        self._maker.wait()
        try:
            dialog.show_lines(backup_lines(self._book))
        except BookError as error:
            dialog.said.say(book_sentence(error), wrong=True)
        dialog.exec()
        dialog.deleteLater()

    def _restore(self, backup: Path, dialog: BackupsWindow) -> None:
        line = dialog.table.line()
        if line is None:
            return
        self._maker.wait()
        self.leaving.emit()
        try:
            self._book.restore(backup)
        except BookError as error:
            dialog.said.say(book_sentence(error), wrong=True)
            return
        dialog.accept()
        self.restored.emit(
            tr(
                "The book is as it was at {when}. As it was until now, it lies in a new backup."
            ).format(when=when(line.at))
        )

    def _tell(self, error: BookError) -> None:
        self.told.emit(book_sentence(error))
