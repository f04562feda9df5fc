"""What comes before the sheet is left: what is typed is settled, and who comes forward."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from chicago_gui.sheet.words import refusal
from chicago_gui.shell.window import MainWindow


def settled(
    window: MainWindow, refuse: Callable[[str], None], act: Callable[[], object]
) -> Callable[[], None]:
    """Return `act` with the line that is open in `window`'s sheet settled before it.

    What is typed is taken, as by a click elsewhere, and `act` finds the session with it. What
    means nothing waits in its cell, and `refuse` says why where the person looks when `act` is
    done; of the preparer's face nothing is said anywhere but there.
    """

    def leave() -> None:
        sheet = window.sheet
        if sheet is None:
            act()
            return
        face = sheet.face
        refused = sheet.settle()
        act()
        if refused is None:
            return
        if window.sheet is sheet and sheet.face is face:
            if not face.notice.refusal:
                face.notice.refuse(refusal(refused))
        elif face is sheet.table:
            refuse(refusal(refused))

    return leave


_AGAIN = 300  # ms


class ComeForward(QObject):
    """Shows the window, and opens the file once no dialog stands before it."""

    def __init__(
        self, window: QWidget, cover: Callable[[], None], open_file: Callable[[Path], None]
    ) -> None:
        """Show `window`; whoever asks for it need not be who prepares, so `cover` comes first."""
        super().__init__()
        self._window = window
        self._cover = cover
        self._open_file = open_file
        self._files: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_AGAIN)
        self._timer.timeout.connect(self._open)

    def come(self, file: Path | None) -> None:
        """Come to the front, and open `file` if there is one."""
        self._cover()
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self._files.append(file)
            self._open()

    def stop(self) -> None:
        """Open nothing any more: the window is closed, and with it the book."""
        self._timer.stop()
        self._files = []

    def _open(self) -> None:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._timer.start()
            return
        self._timer.stop()
        files, self._files = self._files, []
        for file in files:
            self._open_file(file)
