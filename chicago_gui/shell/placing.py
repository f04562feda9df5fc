"""The place and size of the window at startup, and how it comes to the front."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from chicago_gui.desk.settings import Settings

WISHED = QSize(1366, 768)
"""Default size of the window in pixels, on screens that are not large."""

_LARGE = 0.75
"""Default part of a large screen, so that the sheet can be read from across the table."""

_FRAME = QSize(2, 40)
"""Approximate size of the window frame; it is unknown before the window is shown."""

_LEAST = 120
"""Least visible width and height of a remembered place, in pixels, to reach the title bar."""


def place(window: QWidget, settings: Settings) -> QSize:
    """Set place and size of `window` from `settings`, or centre it on the primary screen.

    The window must not be visible yet. If the default size does not fit, the window is maximised.
    Return the size it will have.
    """
    kept = settings.window
    at = None if kept is None else QRect(*kept)
    screen = QGuiApplication.primaryScreen()
    for each in QGuiApplication.screens():
        seen = QRect() if at is None else at.intersected(each.availableGeometry())
        if seen.width() >= _LEAST and seen.height() >= _LEAST:
            screen = each
            break
    else:
        at = None
    room = screen.availableGeometry()
    size = WISHED.expandedTo(room.size() * _LARGE) if at is None else at.size()
    inside = QSize(room.width() - _FRAME.width(), room.height() - _FRAME.height())
    fits = size.boundedTo(inside) == size
    size = size.boundedTo(inside)
    if at is None:
        # Centred including the title bar.
        left = room.x() + (room.width() - size.width()) // 2
        top = room.y() + (room.height() - size.height() + _FRAME.height()) // 2
    else:
        left = min(max(at.x(), room.x()), room.right() + 1 - size.width())
        top = min(max(at.y(), room.y() + _FRAME.height()), room.bottom() + 1 - size.height())
    window.setGeometry(left, top, size.width(), size.height())
    if settings.window_fills if at is not None else not fits:
        window.setWindowState(Qt.WindowState.WindowMaximized)
        return inside
    return size


def remember(window: QWidget, settings: Settings) -> None:
    """Store the place and size of `window` for the next start."""
    at = window.normalGeometry()
    fills = window.isMaximized() or window.isFullScreen()
    if at.isValid():
        settings.window = (at.x(), at.y(), at.width(), at.height())
        settings.window_fills = fills


_AGAIN = 300  # ms


class ComeForward(QObject):
    """Brings the window to the front, and opens files once no dialog is open."""

    def __init__(
        self,
        window: QWidget,
        cover: Callable[[], None],
        open_files: Callable[[Sequence[Path]], None],
    ) -> None:
        """Show `window` after `cover`: whoever starts the program may not be the preparer."""
        super().__init__()
        self._window = window
        self._cover = cover
        self._open_files = open_files
        self._files: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_AGAIN)
        self._timer.timeout.connect(self._open)

    def come(self, files: Sequence[Path] = ()) -> None:
        """Bring the window to the front, and open `files` if there are any."""
        self._cover()
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if files:
            self._files += files
            self._open()

    def stop(self) -> None:
        """Open no more files: the window and the book are closed."""
        self._timer.stop()
        self._files = []

    def _open(self) -> None:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._timer.start()
            return
        self._timer.stop()
        files, self._files = self._files, []
        self._open_files(files)
