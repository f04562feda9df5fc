"""Where the window opens: where it was left, inside a screen that is there, and how large."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from chicago_gui.desk.settings import Settings

WISHED = QSize(1366, 768)
"""The size of a window that nobody has made larger or smaller, in pixels; see `_LARGE`."""

_LARGE = 0.75
"""How much of a large screen such a window takes, so that all is read from across the table."""

_FRAME = QSize(2, 40)
"""What a desktop's frame and title take; no window knows before it is shown."""

_LEAST = 120
"""So much of a remembered window must be on a screen, or its title cannot be reached."""


def place(window: QWidget, settings: Settings) -> QSize:
    """Bring `window`, not shown yet, to where `settings` left it, or to the middle of a screen.

    Where the size that is wished for does not fit beside the desktop's own bars, with a frame
    around it, the window fills the screen. Returns the size it will have when it is shown.
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
        # In the middle, title and all.
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
    """Keep where `window` is, so that the next start finds it there."""
    at = window.normalGeometry()
    fills = window.isMaximized() or window.isFullScreen()
    if at.isValid():
        settings.window = (at.x(), at.y(), at.width(), at.height())
        settings.window_fills = fills
