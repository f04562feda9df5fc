"""A pad for a code of four digits, which shows dots and keeps the digits out of every widget.

A line edit in password mode reports each character to assistive programs; this pad does not.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Role, Theme

DIGITS = 4
_SEEMS_FORGOTTEN = 3
"""The number of wrong codes after which the code is probably forgotten."""


class CodePad(QWidget):
    """Ten keys and four dots; `typed` emits the code when it is complete."""

    typed = Signal(str)

    left_short = Signal()
    """Enter was pressed before the fourth digit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a pad without digits."""
        super().__init__(parent)
        self._code = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Four-digit code"))
        layout = QVBoxLayout(self)
        self.dots = _Dots(theme, self)
        layout.addWidget(self.dots, alignment=Qt.AlignmentFlag.AlignHCenter)
        grid = QGridLayout()
        grid.setSpacing(theme.px(6))
        for place, digit in enumerate("123456789 0"):
            if digit == " ":
                continue
            button = QPushButton(digit, self)
            button.setFont(theme.font(Role.NUMBER))
            button.setMinimumSize(theme.px(56), theme.px(44))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, digit=digit: self._add(digit))
            grid.addWidget(button, *divmod(place, 3))
        layout.addLayout(grid)

    def clear(self) -> None:
        """Delete the typed digits."""
        self._code = ""
        self.dots.show_filled(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits; Backspace deletes the last one. The fourth digit needs no Enter."""
        if event.text() and event.text() in "0123456789":
            self._add(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self._code = self._code[:-1]
            self.dots.show_filled(len(self._code))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_short.emit()
        else:
            super().keyPressEvent(event)

    def _add(self, digit: str) -> None:
        self._code += digit
        self.dots.show_filled(len(self._code))
        if len(self._code) == DIGITS:
            code, self._code = self._code, ""
            self.dots.show_filled(0)
            self.typed.emit(code)


class CodeDialog(QDialog):
    """A dialog that asks for the evening's code until it is right."""

    def __init__(self, theme: Theme, question: str, parent: QWidget | None = None) -> None:
        """Ask `question`; the caller checks `typed`, and calls `wrong` or `accept`."""
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(tr("Preparer"))
        self._wrong = 0
        layout = QVBoxLayout(self)
        self.sentence = QLabel(question)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        layout.addWidget(self.sentence)
        self.pad = CodePad(theme, self)
        layout.addWidget(self.pad)
        self.typed = self.pad.typed
        self.pad.left_short.connect(lambda: self.sentence.setText(tr("Type four digits.")))
        self.pad.setFocus()

    def wrong(self) -> None:
        """Say that the code is wrong, and after some attempts where to read what to do."""
        self._wrong += 1
        self.sentence.setText(
            tr("Wrong code. Type it again:")
            if self._wrong < _SEEMS_FORGOTTEN
            else tr("Wrong code. If nobody knows it, see “Secrecy” in the guide (F1).")
        )
        self.pad.clear()


class _Dots(QWidget):
    """Dots that show how many digits were typed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._filled = 0
        self.setFixedSize(self.sizeHint())

    def show_filled(self, filled: int) -> None:
        self._filled = filled
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(DIGITS * 28), self._theme.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme.pen(self._theme.ink))
        side = self._theme.px(12)
        for place in range(DIGITS):
            middle = QPointF(self._theme.px(28) * (place + 0.5), self.height() / 2)
            dot = QRectF(0, 0, side, side)
            dot.moveCenter(middle)
            filled = place < self._filled
            painter.setBrush(QColor(self._theme.ink) if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot)
