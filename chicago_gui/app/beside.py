"""Windows beside the sheet, about the session that is open: its history, and what if."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from chicago_gui.app.book_words import book_sentence
from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.library import history_lines
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

# The windows are imported when one is asked for: no start waits for them.
if TYPE_CHECKING:
    from chicago_gui.players.history_window import HistoryWindow
    from chicago_gui.players.what_if import WhatIfWindow


class Beside(QObject):
    """Opens each window once, and closes them when the session is left."""

    def __init__(
        self,
        book: Book,
        window: MainWindow,
        theme: Callable[[], Theme],
        tell: Callable[[str], None],
    ) -> None:
        """Show beside `window`; there is no session yet."""
        super().__init__()
        self._book = book
        self._window = window
        self._theme = theme
        self._tell = tell
        self._desk: Desk | None = None
        self._history: HistoryWindow | None = None
        self._what_if: WhatIfWindow | None = None
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

    def leave(self) -> None:
        """Close what is about the session: it is left."""
        for window in (self._history, self._what_if):
            if window is not None:
                window.close()
        self._history = self._what_if = None
        if self._desk is not None:
            self._desk.table.published.disconnect(self._look_again)
        self._desk = None
        self._soon.stop()

    def show_history(self) -> None:
        """Show what happened to the session."""
        if self._desk is None:
            return
        if self._history is None:
            from chicago_gui.players.history_window import HistoryWindow

            self._history = HistoryWindow(self._theme(), self._window)
            self._history.finished.connect(self._no_history)
            self._read_history()
        if self._history is not None:
            self._history.show()
            self._history.raise_()
            self._history.activateWindow()

    def show_what_if(self) -> None:
        """Show the standing by the other target tables."""
        if self._desk is None:
            return
        if self._what_if is None:
            from chicago_gui.players.what_if import WhatIfWindow

            self._what_if = WhatIfWindow(self._desk.table, self._theme(), self._window)
            self._what_if.finished.connect(self._no_what_if)
        self._what_if.show()
        self._what_if.raise_()
        self._what_if.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        for window in (self._history, self._what_if):
            if window is not None:
                window.set_theme(theme)

    def _look_again(self) -> None:
        if self._history is not None:
            self._soon.start(0)

    def _read_history(self) -> None:
        window, desk = self._history, self._desk
        if window is None or desk is None:
            return
        try:
            window.show_lines(history_lines(self._book, desk.session_id))
        except BookError as error:
            # It may never have been shown, and then nobody hears of its end.
            self._history = None
            window.deleteLater()
            self._tell(book_sentence(error))

    def _no_history(self) -> None:
        self._history = None

    def _no_what_if(self) -> None:
        self._what_if = None
