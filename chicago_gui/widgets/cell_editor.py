"""The line in which a cell's entry is typed; it stays open, in place, until the entry is right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLineEdit, QWidget

# Deleting to the end of the line, or all of it, copies what it deletes.
_TAKING = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.DeleteEndOfLine,
    QKeySequence.StandardKey.DeleteCompleteLine,
)
_STAYING = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that type nothing by themselves."""


class CellEditor(QLineEdit):
    """One line over one cell.

    A secret entry can be neither copied nor dragged out, nor is any of it ever selected: on some
    desktops that is copying.
    """

    committed = Signal(str)
    cancelled = Signal()
    left = Signal()
    """The focus went to something else than a menu or another window."""

    def __init__(self, parent: QWidget, *, secret: bool = False) -> None:
        """Make an editor over a cell of `parent`."""
        super().__init__(parent)
        self._secret = secret
        self._typed_over = False
        self._begun = ""
        self._composed = ""
        self._given_up = False
        self._edge = QPen(Qt.PenStyle.NoPen)
        if secret:
            self.selectionChanged.connect(self.deselect)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setDragEnabled(False)

    def begin(self, text: str) -> None:
        """Begin with `text`, which stands in the cell: what differs from it was typed."""
        self._begun = text
        self._composed = ""
        self._given_up = False
        self.setText(text)

    def settled(self) -> tuple[str, bool]:
        """Return what is typed, and whether it differs from what stands in the cell.

        What an input method has begun counts: it is seen in the line like the rest. After Esc
        nothing does.
        """
        if self._given_up:
            return self._begun, False
        # Many input methods commit now what they have begun; for the others it is done here.
        QGuiApplication.inputMethod().commit()
        text, at = self.text(), self.cursorPosition()
        text = text[:at] + self._composed + text[at:]
        return text, text.strip() != self._begun.strip()

    def set_edge(self, pen: QPen) -> None:
        """Draw a frame around the line; it may be wider than its cell, whose own it hides."""
        self._edge = pen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self._edge)
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def go(self) -> None:
        """Take the line away at once, whatever is typed in it.

        A secret is not deleted first: screen readers are told what is. It goes with the line,
        before any of them can ask.
        """
        self.blockSignals(True)
        if not self._secret:
            self.clear()
        self.hide()
        self.deleteLater()

    def type_over(self) -> None:
        """Let what is typed next take the place of what stands there."""
        if self._secret:
            self._typed_over = True
        else:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter commits, Esc gives up, and a secret is not copied."""
        self._given_up = event.key() == Qt.Key.Key_Escape
        if event.isAutoRepeat() and event.text() and event.text().isprintable():
            return  # what is held down is typed once
        if self._typed_over and event.key() not in _ENTER:
            deletes = event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
            if deletes or (event.text().isprintable() and event.text()):
                self.clear()
            self._typed_over = event.key() in ALONE
        if event.key() in _ENTER:
            self.committed.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif self._secret and any(event.matches(key) for key in _TAKING):
            event.accept()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Remember what is being composed: it is no text yet, and would go with the line."""
        if self._typed_over and (event.commitString() or event.preeditString()):
            self.clear()
            self._typed_over = False
        super().inputMethodEvent(event)
        self._composed = event.preeditString()

    def event(self, event: QEvent) -> bool:
        """Keep Tab for committing; it would move the focus otherwise."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            # Esc gives up, also where it means more than that and another hears it. The text stays:
            # screen readers are told what is deleted.
            self._given_up = True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leaving the cell for another one offers what was typed.

        A menu or another window comes before the form; what is half typed waits beneath.
        """
        super().focusOutEvent(event)
        if event.reason() not in _STAYING:
            self.left.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A secret entry has no menu: it would offer to copy."""
        if not self._secret:
            super().contextMenuEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A secret entry cannot be marked with the mouse."""
        if not self._secret:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """What is selected when the button goes up is copied on some desktops."""
        if not self._secret:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A secret entry cannot be marked with the mouse."""
        if not self._secret:
            super().mouseDoubleClickEvent(event)
