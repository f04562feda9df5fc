"""Locks a form to keys meant for another face, until somebody means this form."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_view import FormView

_SOONEST = 150
"""No desktop repeats a key that has been down for fewer ms."""


class KeyRepeats:
    """Sees the keys of one place go down and up; it may see each on several widgets.

    X tells a key that is held as let go and pressed again in one and the same moment, and Qt marks
    that as a repetition only when it has read both by then, which now and again it has not.
    """

    def __init__(self) -> None:
        self._last = (False, 0, 0)
        self._for_a_while = False
        self._again = False

    def is_repeat(self, event: QKeyEvent) -> bool:
        """See `event` go by; return whether it, a press, comes from a key that is held down."""
        down, key, moment = event.type() != QEvent.Type.KeyRelease, event.key(), event.timestamp()
        was_down, last, before = self._last
        if (down, key, moment) != self._last:
            self._last = (down, key, moment)
            if not down:
                # Only of a key that went down here: elsewhere it may have been another one's.
                lasted = moment - before if was_down and key == last else 0
                self._for_a_while = lasted > 0 if self._again else lasted >= _SOONEST
            else:
                same = not was_down and key == last and moment == before
                self._again = same and self._for_a_while
        return down and (self._again or event.isAutoRepeat())


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


def locked_line() -> str:
    """Return what types at the Table while keys may still be meant for the preparer's face."""
    return tr(
        "The preparer's face is covered. Esc or a click types here, a result such as = or +1 at "
        "once; F2 goes back."
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
        self._repeats = KeyRepeats()
        self._viewport = form.viewport()
        form.installEventFilter(self)
        self._viewport.installEventFilter(self)

    @property
    def locked(self) -> bool:
        """Whether the keys are locked."""
        return self._locked

    def lock(self) -> None:
        """Lock the keys from now on."""
        self._turn(True)

    def unlock(self) -> None:
        """Let everything through again."""
        self._turn(False)

    def _turn(self, locked: bool) -> None:
        if locked != self._locked:
            self._locked = locked
            if locked:
                # The Esc that covers the other face is pressed there and held down here: on its
                # way to being a shortcut every key passes the window.
                self._form.window().installEventFilter(self)
            self.changed.emit(locked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is typed from the form; unlock at the first sign that this form is meant."""
        if not self._locked:
            return False
        if isinstance(event, QKeyEvent):
            again = self._repeats.is_repeat(event)
            if event.type() == QEvent.Type.KeyPress and watched is self._form:
                return self._keep(event, again)
        elif event.type() == QEvent.Type.MouseButtonPress and watched is self._viewport:
            self.unlock()
        return False

    def _keep(self, event: QKeyEvent, again: bool) -> bool:
        """Return whether the key is kept from the form; `again` when it is held down."""
        if event.key() in _MODIFIERS:
            return False
        if again:
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
        self._form.answered.emit(locked_line(), True)
        return True
