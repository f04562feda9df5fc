"""Windows beside the sheet, about the session and the book: history, what if, backups."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSysInfo, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication

from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.library import BackupMaker, backup_lines, history_lines
from chicago_gui.desk.settings import Codes, CodesUnreadable, Settings
from chicago_gui.sheet.session_list import BackupLine, when
from chicago_gui.sheet.words import book_sentence, tr
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

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

    settings_restored = Signal()

    def __init__(
        self, book: Book, window: MainWindow, theme: Callable[[], Theme], settings: Settings
    ) -> None:
        """Back `book` up; ask over `window`; `settings` remember the folder for copies."""
        super().__init__()
        self._book = book
        self._settings = settings
        self.asks = True
        """Whether a copy is offered at the end; not when the system ends the program."""
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
        dialog.copy_wanted.connect(lambda: self._copy(dialog))
        dialog.folder_wanted.connect(lambda: self._choose_folder(dialog))
        dialog.open_wanted.connect(self._open_folder)
        dialog.show_folder(str(self._book.backup_folder))
        self._maker.wait()
        self._fill(dialog)
        dialog.exec()
        dialog.deleteLater()

    def _fill(self, dialog: BackupsWindow) -> None:
        """Show the backups, and the copies in the chosen folder while it is there."""
        from chicago_gui.book import backups

        folder, at = self._settings.copies
        there = bool(folder) and Path(folder).is_dir()
        try:
            lines = list(backup_lines(self._book))
        except BookError as error:
            dialog.sentence.say(book_sentence(error), wrong=True)
            lines = []
        if there:
            found = backups.copies_in(Path(folder))
            lines += [BackupLine(str(each.book), each.at, each.computer) for each in found]
            lines.sort(key=lambda line: line.at, reverse=True)
        dialog.show_lines(lines)
        dialog.show_copies(_copies_words(folder, at, there=there), chosen=bool(folder), there=there)

    def _choose_folder(self, dialog: BackupsWindow) -> None:
        from chicago_gui.app import dialogs

        chosen = dialogs.ask_folder(
            dialog, tr("Folder for copies of the book"), self._settings.copies[0]
        )
        if chosen is not None:
            folder, at = self._settings.copies
            self._settings.copies = str(chosen), at if folder == str(chosen) else ""
            self._copy(dialog)

    def _copy(self, dialog: BackupsWindow) -> None:
        """Copy the book to the chosen folder, and say how it went."""
        try:
            copied = self.copy(dialog)
        except BookError as error:
            self._fill(dialog)
            dialog.sentence.say(book_sentence(error), wrong=True)
            return
        self._fill(dialog)
        dialog.sentence.say(tr("The book is copied and checked.") if copied else tr("Not copied."))

    def copy(self, parent: QWidget) -> bool:
        """Copy the book and what belongs to it; return whether nobody stopped it.

        Raises `BookError`.
        """
        from chicago_gui.app.many_sessions import Progress
        from chicago_gui.book import backups

        folder = Path(self._settings.copies[0])
        self._maker.wait()
        self._settings.write()
        progress = Progress(parent, tr("Copying the book…"), 100)

        def show(done: int, total: int) -> None:
            if not progress.show(100 * done // max(total, 1)):
                raise _Stopped

        beside = (
            ("codes.json", self._book.path.parent / "codes.json"),
            ("settings.ini", self._settings.path),
        )
        try:
            copied = backups.copy_to(self._book.path, folder, _computer(), beside, show)
        except _Stopped:
            return False
        finally:
            progress.close()
        self._settings.copies = str(folder), copied.at.isoformat()
        return True

    def offer(self) -> None:
        """Offer a copy when the program ends, if the folder is there and lacks something."""
        from chicago_gui.book import backups

        folder, at = self._settings.copies
        app = QGuiApplication.instance()
        ends = isinstance(app, QGuiApplication) and app.isSavingSession()
        if not self.asks or ends or not folder or not Path(folder).is_dir():
            return
        self._maker.wait()
        if backups.is_copied(self._book.path, Path(folder), _computer()):
            return
        from chicago_gui.app import dialogs

        if dialogs.ask_copy(self._window, _copies_words(folder, at, there=True)):
            try:
                self.copy(self._window)
            except BookError as error:
                dialogs.complain(book_sentence(error))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._settings.copies[0]))

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
        if line.where:
            self._restore_beside(backup.parent, settings=dialog.settings_too.isChecked())
        self.restored.emit(
            tr("The book of {when} is restored. The newer one is a backup now.").format(
                when=when(line.at)
            )
        )

    def _restore_beside(self, folder: Path, *, settings: bool) -> None:
        """Take over the codes in a copy, and its settings when they are wanted."""
        with suppress(CodesUnreadable, OSError):
            Codes(self._book.path.parent / "codes.json").take(folder / "codes.json")
        if settings and (folder / "settings.ini").is_file():
            self._settings.take(folder / "settings.ini")
            self.settings_restored.emit()

    def _fail(self, error: BookError) -> None:
        self.refused.emit(book_sentence(error))


class _Stopped(Exception):
    """Somebody stopped the copy."""


def _computer() -> str:
    return QSysInfo.machineHostName()


def _copies_words(folder: str, at: str, *, there: bool) -> str:
    """Return where copies go, and when the last one was made."""
    if not folder:
        return tr("To keep a copy elsewhere, such as on a stick, choose a folder.")
    told = [tr("Copies go to {folder}.").format(folder=folder)]
    with suppress(ValueError):
        told.append(tr("Last copy: {when}.").format(when=when(datetime.fromisoformat(at))))
    if not there:
        told.append(tr("This folder is not there now."))
    return " ".join(told)
