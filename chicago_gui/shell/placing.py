"""The place and size of the window at startup, always within a screen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

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
