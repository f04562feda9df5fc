"""The line in which a cell's entry is typed; it stays open, in place, until the entry is right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from chicago_gui.widgets.form_view import ALONE
from chicago_gui.widgets.theme import HEAVY, Role, Theme

_KEY = QKeySequence.StandardKey

# Deleting to the end of the line, or all of it, copies what it deletes.
_TAKING = (_KEY.Copy, _KEY.Cut, _KEY.DeleteEndOfLine, _KEY.DeleteCompleteLine)
_MARKING: dict[QKeySequence.StandardKey, Callable[[QLineEdit], object]] = {
    _KEY.SelectPreviousChar: lambda line: line.cursorBackward(False),
    _KEY.SelectNextChar: lambda line: line.cursorForward(False),
    _KEY.SelectPreviousWord: lambda line: line.cursorWordBackward(False),
    _KEY.SelectNextWord: lambda line: line.cursorWordForward(False),
    _KEY.SelectStartOfLine: lambda line: line.home(False),
    _KEY.SelectEndOfLine: lambda line: line.end(False),
}
"""Keys that select in any line, and how the cursor of a secret one moves with them."""

_STAYING = (
    Qt.FocusReason.PopupFocusReason,
    # A menu that is opened with Alt takes the keys, and gives them back to the line it found.
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_BESIDE = 8
"""How far a label is from the edge, and from what is typed, in pixels."""


class CellEditor(QLineEdit):
    """One line over one cell.

    A secret entry can be neither copied nor dragged out, nor is any of it ever selected: on some
    desktops that is copying. What is marked there instead looks and is typed over like a selection.
    """

    committed = Signal(str)
    cancelled = Signal()
    left = Signal()
    """The focus went to something else than a menu or another window."""

    gone_back = Signal()
    """Backspace was pressed where nothing is left of what was typed."""

    given_back = Signal()
    """What was typed is taken back, or stands here again; nothing of it is entered."""

    def __init__(self, parent: QWidget, *, secret: bool = False) -> None:
        """Make an editor over a cell of `parent`."""
        super().__init__(parent)
        self._secret = secret
        self._anchor: int | None = None
        """Where what is marked in a secret line began; it goes from there to the cursor."""
        self._begun = ""
        self._taken_back: str | None = None
        """What an undo took away here, for a redo."""
        self.typed_over = False
        """Letters were typed over what stands in the cell, which was never seen here."""
        self._composed = ""
        self._given_up = False
        self.deletes = False
        """The key that was pressed last takes letters away: what is left is no entry by itself."""
        self._edge = QPen(Qt.PenStyle.NoPen)
        self._dressed: tuple[Theme, bool] | None = None
        self._rubbed_out = 0
        """How many letters the last Backspace took away beside one: what was marked."""
        self._label = ""
        if secret:
            self.selectionChanged.connect(self.deselect)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setDragEnabled(False)

    def begin(self, text: str) -> None:
        """Begin with `text`, which stands in the cell: what differs from it was typed."""
        self._begun = text
        self._taken_back = None
        self.typed_over = False
        self._composed = ""
        self._given_up = False
        self._rubbed_out = 0
        self._anchor = None
        self.blockSignals(False)
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

    def _give_back(self, text: str) -> None:
        """Let stand here what was there before the last keys, to be typed over."""
        self.typed_over = False
        self.setText(text)
        self.type_over()
        self.given_back.emit()

    def _turns(self, event: QKeyEvent) -> bool:
        """Whether undo or redo is about what is typed here: all of it goes, or comes, at once."""
        typed = self.text() != self._begun
        if event.matches(_KEY.Redo):
            return typed or self._taken_back is not None
        return typed and event.matches(_KEY.Undo)

    def _turn(self, *, back: bool) -> None:
        again, self._taken_back = self._taken_back, self.text() if back else None
        if back:
            self._give_back(self._begun)
        elif again is not None:
            self._give_back(again)

    def set_label(self, words: str) -> None:
        """Say in the line itself, before what is typed, what becomes of it."""
        if not words and not self._label:
            return
        self._label = words
        wide = self.fontMetrics().horizontalAdvance(words)
        self.setTextMargins(wide + 2 * _BESIDE if words else 0, 0, 0, 0)

    def width_of(self, text: str) -> int:
        """Return how wide `text` stands here, with the label before it."""
        return self.textMargins().left() + self.fontMetrics().horizontalAdvance(text)

    def dress(self, theme: Theme, *, wrong: bool = False) -> None:
        """Take the colours of the wanted cell, or of a wrong entry.

        The frame is drawn here: the line may be wider than its cell, whose own it hides.
        """
        if self._dressed == (theme, wrong):
            return
        self._dressed = theme, wrong
        self.setFont(theme.font(Role.CELL))
        colours, role = self.palette(), QPalette.ColorRole
        colours.setColor(role.Base, QColor(theme.wanted))
        colours.setColor(role.Text, QColor(theme.loss if wrong else theme.ink))
        colours.setColor(role.PlaceholderText, QColor(theme.heading))
        self.setPalette(colours)
        self._edge = theme.pen(theme.loss if wrong else theme.wanted_border, HEAVY)
        self.setProperty("wrong", wrong)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        if self._label:
            painter.setPen(self.palette().placeholderText().color())
            room = self.rect().adjusted(_BESIDE, 0, 0, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._label)
        self._paint_marked(painter)
        painter.setPen(self._edge)
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def go(self) -> bool:
        """Take the line away at once, whatever is typed in it; return whether it can come again.

        A secret is not deleted first: screen readers are told what is. It goes with the line,
        before any of them can ask.
        """
        self.blockSignals(True)
        if not self._secret:
            self.setText("")  # for good, where an undo would bring back what is cleared
        self.hide()
        if self._secret:
            self.deleteLater()
        return not self._secret

    def _paint_marked(self, painter: QPainter) -> None:
        start, end = self._marked()
        if start == end:
            return
        text, metrics, colours = self.text(), self.fontMetrics(), self.palette()
        label = self.textMargins().left()
        left = label + (self.width() - label - metrics.horizontalAdvance(text)) // 2
        before, inside = (metrics.horizontalAdvance(text[:at]) for at in (start, end))
        marked = QRect(left + before, 0, inside - before, self.height())
        marked.adjust(0, 4, 0, -4)
        painter.fillRect(marked, colours.highlight())
        painter.setPen(colours.highlightedText().color())
        painter.drawText(marked, Qt.AlignmentFlag.AlignCenter, text[start:end])

    def type_over(self) -> None:
        """Let what is typed next take the place of what stands there."""
        if self._secret:
            self.end(False)
            self._anchor = 0
            self.update()
        else:
            self.selectAll()

    def _marked(self) -> tuple[int, int]:
        """Return from where to where a secret line is marked; twice the same when it is not."""
        at = self.cursorPosition()
        anchor = at if self._anchor is None else min(self._anchor, len(self.text()))
        return min(anchor, at), max(anchor, at)

    def _take_marked(self) -> None:
        """Take what is marked out of a secret line."""
        (start, end), self._anchor = self._marked(), None
        if start != end:
            text = self.text()
            self.setText(text[:start] + text[end:])
            self.setCursorPosition(start)

    def _marks(self, event: QKeyEvent) -> bool:
        """Do in a secret line what selecting does in any other; return whether that was all."""
        for key, move in _MARKING.items():
            if event.matches(key):
                if self._anchor is None:
                    self._anchor = self.cursorPosition()
                move(self)
                self.update()
                return True
        if event.matches(_KEY.SelectAll):
            self.type_over()
            return True
        if event.key() in (*ALONE, *_ENTER):
            return False
        start, end = self._marked()
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and start != end:
            self._take_marked()
            self.textEdited.emit(self.text())
            return True
        if event.matches(_KEY.Paste) or (event.text() and event.text().isprintable()):
            self._take_marked()
            return False
        self._anchor = None
        self.update()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter commits, Esc gives up, and a secret is not copied.

        Whoever takes all letters away that were typed over what stands in the cell finds it again.
        """
        self._given_up = event.key() == Qt.Key.Key_Escape
        self.deletes = event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
        rubs, before = event.key() == Qt.Key.Key_Backspace, len(self.text())
        owed, self._rubbed_out = self._rubbed_out, 0
        types = event.key() in _ENTER or (event.text() and event.text().isprintable())
        if event.isAutoRepeat() and types:
            return  # what is held down is typed once
        if event.matches(_KEY.Undo) or event.matches(_KEY.Redo):
            if self._turns(event):
                self._turn(back=event.matches(_KEY.Undo))
        elif event.key() in _ENTER:
            self.committed.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif self._secret and any(event.matches(key) for key in _TAKING):
            event.accept()
        elif rubs and owed and not before:
            self._rubbed_out = owed - 1  # they are pressed letter by letter
        elif rubs and not before:
            self.gone_back.emit()
        else:
            if not (self._secret and self._marks(event)):
                super().keyPressEvent(event)
            self._rubbed_out = max(before - len(self.text()) - 1, 0) if rubs else 0
            if self.typed_over and not self.text():
                self._give_back(self._begun)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Remember what is being composed: it is no text yet, and would go with the line."""
        if event.commitString() or event.preeditString():
            self._take_marked()
        super().inputMethodEvent(event)
        self._composed = event.preeditString()

    def event(self, event: QEvent) -> bool:
        """Keep Tab for committing, and undo while there is something of it here to take back.

        Tab would move the focus otherwise, and an undo that finds nothing is the sheet's.
        """
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            if event.key() == Qt.Key.Key_Escape:
                # Esc gives up, also where it means more than that and another hears it. The text
                # stays: screen readers are told what is deleted.
                self._given_up = True
            if event.matches(_KEY.Undo) or event.matches(_KEY.Redo):
                event.setAccepted(self._turns(event))
                return True
        if event.type() == QEvent.Type.KeyPress:
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
