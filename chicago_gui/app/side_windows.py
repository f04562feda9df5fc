"""Windows beside the sheet: history, guide, score calculator, About, backups."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSysInfo, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from chicago_gui.app import dialogs
from chicago_gui.app.dialogs import Progress
from chicago_gui.book import Book, BookError, backups
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.library import BackupMaker, backup_lines, history_lines
from chicago_gui.desk.settings import Codes, CodesUnreadable, Settings
from chicago_gui.sheet.session_list import BackupLine, when
from chicago_gui.sheet.words import book_sentence, ended, sentence, tr
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.players.guide import GuideWindow, Wanted
    from chicago_gui.players.windows import (
        AboutWindow,
        BackupsWindow,
        HistoryWindow,
        ScoreWindow,
    )


class SideWindows(QObject):
    """Opens each window once, and closes the history when the session is left."""

    def __init__(
        self,
        window: MainWindow,
        theme: Callable[[], Theme],
        refuse: Callable[[str], None],
    ) -> None:
        """Show windows beside `window`; there is no session yet."""
        super().__init__()
        self._window = window
        self._theme = theme
        self._refuse = refuse
        self._desk: Desk | None = None
        self._history: HistoryWindow | None = None
        self._guide: GuideWindow | None = None
        # The book is read after the change that triggers it is complete.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._read_history)
        self.leave()

    def follow(self, desk: Desk) -> None:
        """Show the session of `desk` from now on."""
        self.leave()
        self._desk = desk
        desk.table.published.connect(self._look_again)

    def show_about(self) -> None:
        """Show the version and the licences."""
        from chicago_gui.players.windows import AboutWindow  # 10 ms

        self._show_once(AboutWindow)

    def show_score(self) -> None:
        """Show the score calculator."""
        from chicago_gui.players.windows import ScoreWindow

        self._show_once(ScoreWindow)

    def _show_once(self, kind: type[AboutWindow | ScoreWindow]) -> None:
        """Show the window of this class, or bring the open one to the front."""
        shown = next((each for each in self._window.findChildren(kind) if each.isVisible()), None)
        if shown is None:
            kind(self._theme(), self._window).show()
        else:
            _bring_forward(shown)

    def show_guide(self, wanted: Callable[[], Wanted]) -> None:
        """Show the guide, or bring it to the front at the chapter that `wanted` returns."""
        if self._guide is None:
            from chicago_gui.players.guide import GuideWindow

            self._guide = GuideWindow(wanted, self._theme(), self._window)
            self._guide.tool_wanted.connect(self._use)
            self._guide.finished.connect(self._no_guide)
        elif self._guide.isVisible():
            self._guide.open_there()
        _bring_forward(self._guide)

    def _use(self, tool: str) -> None:
        """Use a tool that the guide links to."""
        action = self._window.actions_by_name[tool]
        if action.isEnabled() and action.isVisible():
            self._window.raise_()
            self._window.activateWindow()
            action.trigger()
        elif self._guide is not None:
            self._guide.say(tr("Open a session of this game first."))

    def _no_guide(self) -> None:
        self._guide = None

    def leave(self) -> None:
        """Close the history, because the session is left."""
        if self._history is not None:
            self._history.close()
        self._history = None
        if self._desk is not None:
            self._desk.table.published.disconnect(self._look_again)
        self._desk = None
        self._soon.stop()

    def show_history(self, deal: int | None = None) -> None:
        """Show the history of the session, or only of the deal at this index."""
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
            _bring_forward(self._history)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        for window in (self._history, self._guide):
            if window is not None:
                window.set_theme(theme)

    def show_anew(self) -> None:
        """Show the open history again in a new language."""
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
            # A window that was never shown does not emit `finished`.
            self._history = None
            window.deleteLater()
            self._refuse(book_sentence(error))

    def _no_history(self) -> None:
        self._history = None


def _bring_forward(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()


class BackingUp(QObject):
    """Makes backups in the background, copies of the book, and restores both."""

    leaving = Signal()
    """The book of the open session is about to be replaced."""

    restored = Signal(str)
    """The message for the list of the restored sessions."""

    refused = Signal(str)

    settings_restored = Signal()

    def __init__(
        self, book: Book, window: MainWindow, theme: Callable[[], Theme], settings: Settings
    ) -> None:
        """Back up `book`; ask over `window`; `settings` store the folder for copies."""
        super().__init__()
        self._book = book
        self._settings = settings
        self.asks = True
        """Whether a copy is offered at the end; not if the system ends the program."""
        self._window = window
        self._theme = theme
        self._maker = BackupMaker(book, self)
        # The maker emits from its own thread.
        self._maker.failed.connect(self._fail, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Start a backup in the background."""
        self._maker.begin()

    def finish(self) -> None:
        """Make a last backup after the window is closed."""
        self._maker.wait()
        # Nobody sees a message now; the next start reports what it finds.
        with suppress(BookError):
            self._book.backup()

    def show(self) -> None:
        """Show the backups."""
        from chicago_gui.players.windows import BackupsWindow

        dialog = BackupsWindow(self._theme(), self._window)
        dialog.restore_wanted.connect(lambda name: self._restore(Path(name), dialog))
        dialog.copy_wanted.connect(lambda: self._copy(dialog))
        dialog.folder_wanted.connect(lambda: self._choose_folder(dialog))
        dialog.open_wanted.connect(self._open_folder)
        dialog.show_folder(str(backups.folder(self._book.path)))
        self._maker.wait()
        self._fill(dialog)
        dialog.exec()
        dialog.deleteLater()

    def _fill(self, dialog: BackupsWindow) -> None:
        """Show the backups, and the copies in the chosen folder if it is available."""
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
        chosen = dialogs.ask_folder(
            dialog, tr("Folder for copies of the book"), self._settings.copies[0]
        )
        if chosen is not None:
            folder, at = self._settings.copies
            self._settings.copies = str(chosen), at if folder == str(chosen) else ""
            self._copy(dialog)

    def _copy(self, dialog: BackupsWindow) -> None:
        """Copy the book to the chosen folder, and report the result."""
        try:
            copied = self.copy(dialog)
        except BookError as error:
            self._fill(dialog)
            dialog.sentence.say(book_sentence(error), wrong=True)
            return
        self._fill(dialog)
        dialog.sentence.say(tr("The book is copied and checked.") if copied else tr("Not copied."))

    def copy(self, parent: QWidget) -> bool:
        """Copy the book, the codes and the settings; return `False` if the user stopped it.

        Raises `BookError`.
        """
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
        """Offer a copy at the end of the program if the folder's copy is not current."""
        folder, at = self._settings.copies
        app = QGuiApplication.instance()
        ends = isinstance(app, QGuiApplication) and app.isSavingSession()
        if not self.asks or ends or not folder or not Path(folder).is_dir():
            return
        self._maker.wait()
        if backups.is_copied(self._book.path, Path(folder), _computer()):
            return
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
        """Restore the codes of a copy, and its settings if wanted."""
        with suppress(CodesUnreadable, OSError):
            Codes(self._book.path.parent / "codes.json").take(folder / "codes.json")
        if settings and (folder / "settings.ini").is_file():
            self._settings.take(folder / "settings.ini")
            self.settings_restored.emit()

    def _fail(self, error: BookError) -> None:
        self.refused.emit(book_sentence(error))


class _Stopped(Exception):
    """The user stopped the copy."""


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
        told.append(ended(sentence(tr("folder not found"))))
    return " ".join(told)
