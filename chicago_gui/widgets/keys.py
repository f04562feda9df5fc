"""What a key event says: whether it types, and whether the key is held down."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def types(event: QKeyEvent) -> bool:
    """Return whether a key types a letter or another sign."""
    text = event.text()
    return bool(text) and text.isprintable() and not _has_ctrl_or_alt(event)


def is_command(event: QKeyEvent) -> bool:
    """Return whether a key is a function key, or is pressed together with Ctrl or Alt."""
    held = _has_ctrl_or_alt(event) and event.key() not in _MODIFIERS
    return held or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35


def _has_ctrl_or_alt(event: QKeyEvent) -> bool:
    # Ctrl and Alt together are AltGr on Windows, which types letters.
    return event.modifiers() & (_CTRL | _ALT) in (_CTRL, _ALT)


_SOONEST = 150
"""No desktop repeats a key before it has been down for this many ms."""


class KeyRepeats:
    """Recognizes key presses that come from a key held down.

    X reports a held key as released and pressed again at the same moment. Qt marks that as a
    repetition only if it has read both events by then. `is_repeat` may see one event several times.
    """

    def __init__(self) -> None:
        self._last = (False, 0, 0)
        self._for_a_while = False
        self._again = False

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Take note of `event`; return whether it is a press that comes from a key held down."""
        down, key, moment = event.type() != QEvent.Type.KeyRelease, event.key(), event.timestamp()
        was_down, last, before = self._last
        if (down, key, moment) != self._last:
            self._last = (down, key, moment)
            if not down:
                # A key that went down elsewhere may have been another key.
                lasted = moment - before if was_down and key == last else 0
                self._for_a_while = lasted > 0 if self._again else lasted >= _SOONEST
            else:
                same = not was_down and key == last and moment == before
                self._again = same and self._for_a_while
        return down and (self._again or event.isAutoRepeat())


class MarkedRepeats(QObject):
    """An event filter for windows that marks every press of a key held down as a repetition.

    So widgets can ignore repetitions, also if the key was pressed in another face.
    """

    def __init__(self, parent: QObject) -> None:
        """Watch no window yet."""
        super().__init__(parent)
        self._repeats = KeyRepeats()

    def watch(self, window: QWindow) -> None:
        """Mark the repetitions in `window`."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send a marked press in place of an unmarked repetition."""
        if not isinstance(event, QKeyEvent):
            return False
        # A shortcut override passes here, too.
        again = self._repeats.is_repeat(event)
        if not again or event.isAutoRepeat() or event.type() != QEvent.Type.KeyPress:
            return False
        marked = QKeyEvent(
            event.type(),
            event.key(),
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            event.text(),
            True,
            event.count(),
        )
        marked.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(watched, marked)
        event.setAccepted(marked.isAccepted())
        return True
