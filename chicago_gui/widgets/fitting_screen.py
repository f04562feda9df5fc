"""Keeps a dialog on its screen, with its frame and its buttons in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

_TITLE, _EDGE = 32, 5
"""The title bar and edge of a dialog in pixels, a guess: the real ones are known once it is shown.
"""


_PLACED = "placed"
"""The property of a dialog that holds the corner where it was placed here."""


def fit_screen(dialog: QDialog) -> None:
    """Resize and move `dialog` so that all of it is on its screen.

    If even its minimum height is too large, everything above its buttons becomes scrollable. The
    dialog is centred over its parent window until the user moves it.
    """
    layout = dialog.layout()
    if layout is None:
        return
    room = dialog.screen().availableGeometry().adjusted(_EDGE, _TITLE, -_EDGE, -_EDGE)
    # The minimum width must not exceed the screen.
    dialog.setMinimumWidth(min(dialog.minimumWidth(), room.width()))
    height = dialog.height()
    if isinstance(layout, QVBoxLayout) and layout.totalMinimumSize().height() > room.height():
        _scroll_above_keys(dialog, layout)
        height = room.height()
    if _keep_wide(dialog):
        layout.activate()  # otherwise the old minimum size would still apply
        dialog.resize(max(dialog.width(), layout.totalMinimumSize().width()), height)
    # Apply the minimum size now, before Qt enlarges the dialog.
    least = layout.totalMinimumSize()
    dialog.resize(dialog.size().expandedTo(least).boundedTo(room.size()))
    at = dialog.geometry()
    if dialog.property(_PLACED) in (None, at.topLeft()):
        window = dialog.parentWidget()
        at.moveCenter(room.center() if window is None else window.window().geometry().center())
    elif room.top() <= at.top() and at.bottom() <= room.bottom():
        return
    at.moveLeft(max(room.left(), min(at.left(), room.right() + 1 - at.width())))
    at.moveTop(max(room.top(), min(at.top(), room.bottom() + 1 - at.height())))
    # Set the geometry inside the frame: the desktop puts the title above it, still on the screen.
    dialog.setGeometry(at)
    dialog.setProperty(_PLACED, at.topLeft())
    # Otherwise Qt would place the dialog again, with a guessed frame width.
    dialog.setAttribute(Qt.WidgetAttribute.WA_Moved)


def _scroll_above_keys(dialog: QDialog, layout: QVBoxLayout) -> None:
    """Move everything in `layout` except a last row of buttons into a scroll area."""
    # Ask the layout for no items: PySide keeps wrappers of items after the layout deletes them.
    last = layout.count() - 1
    keys = any(layout.indexOf(box) == last for box in dialog.findChildren(QDialogButtonBox))
    above = layout.count() - int(keys)
    if isinstance(dialog.findChild(QScrollArea, _NAME), QScrollArea):
        return  # done by an earlier call
    focus = dialog.focusWidget()
    inside = QWidget()
    lines = QVBoxLayout(inside)
    lines.setSpacing(layout.spacing())
    area = QScrollArea(dialog)
    area.setObjectName(_NAME)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the widgets in it take the focus
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    lines.setContentsMargins(0, 0, 0, 0)
    for _ in range(above):
        stretch = layout.stretch(0)
        item = layout.takeAt(0)
        if item is not None:
            _put(lines, item, stretch)
    area.setWidget(inside)
    layout.insertWidget(0, area, 1)
    inside.show()
    area.show()
    if focus is not None:
        focus.setFocus()


def _keep_wide(dialog: QDialog) -> bool:
    """Make the scroll area of `dialog` wide enough for its content; return whether it has one."""
    area = dialog.findChild(QScrollArea, _NAME)
    inside = area.widget() if isinstance(area, QScrollArea) else None
    if not isinstance(area, QScrollArea) or inside is None:
        return False
    # Fonts and style sheet may make the content wider than when it was put there.
    wide = inside.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width()
    if area.minimumWidth() != wide:
        area.setMinimumWidth(wide)
    return True


def _put(lines: QVBoxLayout, item: QLayoutItem, stretch: int) -> None:
    widget = item.widget()
    if widget is not None:
        lines.addWidget(widget, stretch, item.alignment())
    elif isinstance(item, QLayout):
        lines.addLayout(item, stretch)
    elif item.expandingDirections() & Qt.Orientation.Vertical:
        lines.addStretch(stretch)
    else:
        lines.addSpacing(item.sizeHint().height())


_NAME = "scrolled-above-keys"
