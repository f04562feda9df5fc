"""Keeps a dialog on its screen, frame and all, with its keys in sight."""

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
"""What a desktop puts above a dialog and around it, in pixels; none knows before it is shown."""


_PLACED = "placed"
"""The property of a dialog with the corner at which it was placed here."""


def fit_screen(dialog: QDialog) -> None:
    """Make `dialog` no larger than its screen has room for, and bring all of it inside.

    Where even its least height is more, all above its keys is scrolled to from now on. It stands
    over the middle of its window until somebody moves it.
    """
    layout = dialog.layout()
    if layout is None:
        return
    room = dialog.screen().availableGeometry().adjusted(_EDGE, _TITLE, -_EDGE, -_EDGE)
    # How wide it would like to be is no more than there is.
    dialog.setMinimumWidth(min(dialog.minimumWidth(), room.width()))
    height = dialog.height()
    if isinstance(layout, QVBoxLayout) and layout.totalMinimumSize().height() > room.height():
        _scroll_above_keys(dialog, layout)
        height = room.height()
    if _keep_wide(dialog):
        layout.activate()  # or what it had to have would still be its least size
        dialog.resize(max(dialog.width(), layout.totalMinimumSize().width()), height)
    # What it has to have is known here before Qt makes it so large.
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
    # By what is inside the frame: the desktop then puts its title above, and none of it is lost.
    dialog.setGeometry(at)
    dialog.setProperty(_PLACED, at.topLeft())
    # Qt would place it once more, by a guess how wide its frame is.
    dialog.setAttribute(Qt.WidgetAttribute.WA_Moved)


def _scroll_above_keys(dialog: QDialog, layout: QVBoxLayout) -> None:
    """Put all of `layout` but a last line of keys into an area that is scrolled."""
    # Items are not asked for: PySide keeps those that a layout gives away, after they are deleted.
    last = layout.count() - 1
    keys = any(layout.indexOf(box) == last for box in dialog.findChildren(QDialogButtonBox))
    above = layout.count() - int(keys)
    if isinstance(dialog.findChild(QScrollArea, _NAME), QScrollArea):
        return  # it is scrolled already
    focus = dialog.focusWidget()
    inside = QWidget()
    lines = QVBoxLayout(inside)
    lines.setSpacing(layout.spacing())
    area = QScrollArea(dialog)
    area.setObjectName(_NAME)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keys
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
    """Leave what is scrolled in `dialog` its width beside the bar; return whether anything is."""
    area = dialog.findChild(QScrollArea, _NAME)
    inside = area.widget() if isinstance(area, QScrollArea) else None
    if not isinstance(area, QScrollArea) or inside is None:
        return False
    # Type and colours of a form make it wider than it was when it was put there.
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
