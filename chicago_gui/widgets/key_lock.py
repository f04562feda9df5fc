"""Locks a form to keys meant for another face, until somebody means this form."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_view import FormView

_MODIFIERS = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)
"""They type nothing by themselves, and one of them comes before every Ctrl+Z."""


def locked_line(*, result: bool = True) -> str:
    """Return what types at the Table while keys may still be meant for the preparer's face.

    A sign types at once while a `result` is wanted.
    """
    if not result:
        return tr("The preparer's face is covered. Press Esc or click to type here; F2 goes back.")
    return tr(
        "The preparer's face is covered. Press Esc or click to type here (a result such as = or +1 "
        "needs neither); F2 goes back."
    )


class KeyLock(QObject):
    """Takes the keys of one form while it is locked, and says at each of them what types here.

    Whoever counts cards does not look up. The next count would become a result, and open a deal
    that is still being played; an arrow would bring the cursor to where the count after it does
    the same. So no key does anything but those that only somebody at the Table presses: Esc, and
    a sign that begins a result. A click means this form too.
    """

    changed = Signal(bool)
    """Whether the keys are locked from now on."""

    def __init__(self, form: FormView) -> None:
        """Stand before the keys of `form`; nothing is locked yet."""
        super().__init__(form)
        self._form = form
        self._locked = False
        self._viewport = form.viewport()
        form.installEventFilter(self)
        self._viewport.installEventFilter(self)

    @property
    def locked(self) -> bool:
        """Whether the keys are locked."""
        return self._locked

    def told(self) -> str:
        """Return what types here while the keys are locked."""
        return locked_line(result=self._form.entries.result_begun("=") is not None)

    def lock(self) -> None:
        """Lock the keys from now on."""
        self._turn(True)

    def unlock(self) -> None:
        """Let everything through again."""
        self._turn(False)

    def _turn(self, locked: bool) -> None:
        if locked != self._locked:
            self._locked = locked
            self.changed.emit(locked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is typed from the form; unlock at the first sign that this form is meant."""
        if not self._locked:
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return watched is self._form and self._keep(event)
        if event.type() == QEvent.Type.MouseButtonPress and watched is self._viewport:
            self.unlock()
        return False

    def _keep(self, event: QKeyEvent) -> bool:
        """Return whether the key is kept from the form."""
        if event.key() in _MODIFIERS:
            return False
        if event.isAutoRepeat():
            # The first of them was answered, or it was the Esc that covered the other face.
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.unlock()
            return True
        result = self._form.entries.result_begun(event.text())
        if result is not None:
            self.unlock()
            self._form.go_to(result)
            return False
        self._form.answered.emit(self.told(), True)
        return True
