"""Windows beside the sheet, about the session and the book: history, what if, backups."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.library import BackupMaker, backup_lines, history_lines
from chicago_gui.sheet.session_list import when
from chicago_gui.sheet.words import book_sentence, tr
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from chicago_gui.players.windows import BackupsWindow, HistoryWindow


class SideWindows(QObject):
    """Opens each window once, and closes them when the session is left."""

    def __init__(
        self,
        window: MainWindow,
        theme: Callable[[], Theme],
        refuse: Callable[[str], None],
    ) -> None:
        """Show beside `window`; there is no session yet."""
        super().__init__()
        self._window = window
        self._theme = theme
        self._refuse = refuse
        self._desk: Desk | None = None
        self._history: HistoryWindow | None = None
        # The book is read when the change that asks for it is done with.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._read_history)
        self.leave()

    def follow(self, desk: Desk) -> None:
        """Be about the session on `desk` from now on."""
        self.leave()
        self._desk = desk
        desk.table.published.connect(self._look_again)

    def show_about(self) -> None:
        """Say what the program is, and under which licences it and its parts come."""
        # No start waits for these.
        from chicago_gui.players.about_window import AboutWindow, licence, notices

        self.show_once(
            AboutWindow, lambda: AboutWindow(licence(), notices(), self._theme(), self._window)
        )

    def show_score(self) -> None:
        """Say what any contract is worth in duplicate."""
        from chicago_gui.players.windows import ScoreWindow  # no start waits for it

        self.show_once(ScoreWindow, lambda: ScoreWindow(self._theme(), self._window))

    def show_once(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Show the window of that kind, or bring the one to the front that is open already."""
        shown = next((each for each in self._window.findChildren(kind) if each.isVisible()), None)
        if shown is None:
            make().show()
        else:
            shown.raise_()
            shown.activateWindow()

    def leave(self) -> None:
        """Close what is about the session: it is left."""
        if self._history is not None:
            self._history.close()
        self._history = None
        if self._desk is not None:
            self._desk.table.published.disconnect(self._look_again)
        self._desk = None
        self._soon.stop()

    def show_history(self, deal: int | None = None) -> None:
        """Show what happened to the session, or to the deal at a place alone."""
        if self._desk is None:
            return
        if self._history is None:
            from chicago_gui.players.windows import HistoryWindow

            left_out = self._desk.table.form.history_left_out()
            self._history = HistoryWindow(self._theme(), left_out, self._window)
            self._history.finished.connect(self._no_history)
            self._read_history()
        if self._history is not None:
            table = self._desk.table
            if deal is not None and deal < len(table.view.deals):
                self._history.look_at(table.form.number(table.view, deal))
            self._history.show()
            self._history.raise_()
            self._history.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        if self._history is not None:
            self._history.set_theme(theme)

    def show_anew(self) -> None:
        """Show what is open once more, in another language."""
        if self._history is not None:
            self._history.close()
            self.show_history()

    def _look_again(self) -> None:
        if self._history is not None:
            self._soon.start(0)

    def _read_history(self) -> None:
        window, desk = self._history, self._desk
        if window is None or desk is None:
            return
        try:
            window.show_lines(history_lines(desk.book, desk.session_id))
        except BookError as error:
            # It may never have been shown, and then nobody hears of its end.
            self._history = None
            window.deleteLater()
            self._refuse(book_sentence(error))

    def _no_history(self) -> None:
        self._history = None


class BackingUp(QObject):
    """Makes backups where nobody waits for them."""

    leaving = Signal()
    """Before another book takes the place of the one in which the open session lies."""

    restored = Signal(str)
    """What to say on the list of sessions, which are those of the backup now."""

    refused = Signal(str)

    def __init__(self, book: Book, window: MainWindow, theme: Callable[[], Theme]) -> None:
        """Back `book` up; ask over `window`."""
        super().__init__()
        self._book = book
        self._window = window
        self._theme = theme
        self._maker = BackupMaker(book, self)
        # The maker tells from a thread of its own.
        self._maker.failed.connect(self._fail, Qt.ConnectionType.QueuedConnection)

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
        from chicago_gui.players.windows import BackupsWindow  # no start waits for it

        dialog = BackupsWindow(self._theme(), self._window)
        dialog.restore_wanted.connect(lambda name: self._restore(Path(name), dialog))
        dialog.show_folder(str(self._book.backup_folder))
        self._maker.wait()
        try:
            dialog.show_lines(backup_lines(self._book))
        except BookError as error:
            dialog.sentence.say(book_sentence(error), wrong=True)
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
            dialog.sentence.say(book_sentence(error), wrong=True)
            return
        dialog.accept()
        self.restored.emit(
            tr("The book of {when} is restored. The newer one is a backup now.").format(
                when=when(line.at)
            )
        )

    def _fail(self, error: BookError) -> None:
        self.refused.emit(book_sentence(error))
