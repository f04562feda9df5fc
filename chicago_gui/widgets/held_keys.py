"""What goes on being typed when a face was covered by itself, and must not get onto the sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from chicago_gui.widgets.form_view import FormView

_TYPING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab)


class HeldKeys(QObject):
    """Takes what is typed into a form until somebody means it: Esc, an arrow key or a click.

    Whoever counts cards does not look up. The next count would become a result, and open a deal
    that is still being played.
    """

    def __init__(self, form: FormView, why: str) -> None:
        """Hold the keys of `form` and say `why` at each of them."""
        super().__init__(form)
        self._form = form
        self._why = why
        form.installEventFilter(self)
        form.viewport().installEventFilter(self)

    def release(self) -> None:
        """Let everything through again."""
        self._form.removeEventFilter(self)
        self._form.viewport().removeEventFilter(self)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold what would be typed; let go at the first sign that this form is meant."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.release()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _TYPING or (event.text() and event.text().isprintable()):
                self._form.told.emit(self._why, True)
                return True
            if event.key() == Qt.Key.Key_Escape or event.key() in _ARROWS:
                self.release()
                self._form.told.emit("", False)
        return False


def release(form: FormView) -> None:
    """Let go of whatever is held of `form`'s keys."""
    for held in form.findChildren(HeldKeys):
        held.release()
