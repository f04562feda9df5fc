"""How lines, buttons and boxes to tick look on pages and in dialogs: of the paper, at any size."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QSpinBox,
    QWidget,
)

# Colours are the palette's and lengths the font's, so that one text serves every look. Edges are
# the strong rule: the usual style draws them in a shade of the desk, which in the evening nobody
# sees.
# Everything that is clicked is so high that a finger finds it.
_STYLE = """
QPushButton {
    color: palette(button-text); background: palette(base); border: 1px solid palette(dark);
    border-radius: 4px; padding: 0.5em 0.9em;
}
QPushButton:hover { background: palette(button); }
QPushButton:pressed, QPushButton:checked { background: palette(mid); }
QPushButton:default, QPushButton:focus { border: 2px solid palette(highlight); }
QPushButton:disabled {
    color: palette(placeholder-text); background: palette(window); border: 1px solid palette(mid);
}
QLineEdit, QDateEdit, QComboBox {
    color: palette(text); background: palette(base); border: 1px solid palette(dark);
    border-radius: 3px; padding: 0.45em 0.4em;
    selection-background-color: palette(highlight);
    selection-color: palette(highlighted-text);
}
QLineEdit:focus, QDateEdit:focus, QComboBox:focus { border: 2px solid palette(highlight); }
QLineEdit:disabled, QDateEdit:disabled, QComboBox:disabled {
    color: palette(placeholder-text); background: palette(window); border: 1px solid palette(mid);
}
QAbstractSpinBox QLineEdit { border: 0; padding: 0; background: transparent; }
QRadioButton, QCheckBox { spacing: 0.4em; padding: 0.45em 0; }
QRadioButton::indicator, QCheckBox::indicator {
    width: 1em; height: 1em; background: palette(base); border: 1px solid palette(dark);
    margin: 1px;
}
QRadioButton::indicator { border-radius: 0.5em; }
QCheckBox::indicator { border-radius: 2px; }
QRadioButton::indicator:checked {
    background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5,
        stop:0 palette(highlight), stop:0.5 palette(highlight), stop:0.6 palette(base),
        stop:1 palette(base));
}
QCheckBox::indicator:checked { background: palette(highlight); }
QRadioButton::indicator:focus, QCheckBox::indicator:focus {
    border: 2px solid palette(highlight); margin: 0;
}
"""

_FINGER = 2.2
"""How high that is, in lines."""


def dress_form(widget: QWidget) -> None:
    """Give `widget` and all that is in it the looks of a form, in the program's colours now.

    The sheet has looks of its own and gets none of this: it is to be there soonest.
    """
    widget.setStyleSheet("")  # or Qt would keep the colours it had
    widget.setStyleSheet(_STYLE)
    if isinstance(widget, QDialog) and not widget.isVisible():
        widget.installEventFilter(_Finisher(widget))
    else:
        _finish(widget)


class _Finisher(QObject):
    """Finishes a dialog when it is shown: before, not all of it is there."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            _finish(watched)
            watched.removeEventFilter(self)
        return False


def _finish(widget: QWidget) -> None:
    """Do what no style sheet can: buttons have words and no pictures, and numbers an edge."""
    for buttons in widget.findChildren(QDialogButtonBox):
        for button in buttons.buttons():
            button.setIcon(QIcon())
    palette = QApplication.palette()
    # The usual style has the arrows, and makes its edge darker by this from the ground around it.
    edge = palette.color(QPalette.ColorRole.Dark).lighter(140)
    palette.setColor(QPalette.ColorRole.Window, edge)
    for box in (*widget.findChildren(QSpinBox), *widget.findChildren(QDoubleSpinBox)):
        box.setPalette(palette)
        box.setMinimumHeight(ceil(box.fontMetrics().height() * _FINGER))
