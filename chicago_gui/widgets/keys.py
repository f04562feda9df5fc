"""Reads key events: does a key type text, is it a command, is it held down."""

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
    """Return whether the key types a character."""
    text = event.text()
    return bool(text) and text.isprintable() and not _has_ctrl_or_alt(event)


def is_command(event: QKeyEvent) -> bool:
    """Return whether the key is a function key, or is pressed with Ctrl or Alt."""
    held = _has_ctrl_or_alt(event) and event.key() not in _MODIFIERS
    return held or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35


def _has_ctrl_or_alt(event: QKeyEvent) -> bool:
    # Ctrl and Alt together are AltGr on Windows, which types characters.
    return event.modifiers() & (_CTRL | _ALT) in (_CTRL, _ALT)


_SOONEST = 150
"""The shortest time in ms after which a desktop repeats a key held down."""


class KeyRepeats:
    """Recognizes key presses that come from a key held down.

    X11 reports a held key as released and pressed again at the same moment. Qt marks that as a
    repetition only if it has read both events by then. Calling `is_repeat` twice for one event is
    safe.
    """

    def __init__(self) -> None:
        self._last = (False, 0, 0)
        self._for_a_while = False
        self._again = False

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Record `event`, and return whether it is a press that comes from a key held down."""
        down, key, moment = event.type() != QEvent.Type.KeyRelease, event.key(), event.timestamp()
        was_down, last, before = self._last
        if (down, key, moment) != self._last:
            self._last = (down, key, moment)
            if not down:
                # The release may follow a press that was not seen here.
                lasted = moment - before if was_down and key == last else 0
                self._for_a_while = lasted > 0 if self._again else lasted >= _SOONEST
            else:
                same = not was_down and key == last and moment == before
                self._again = same and self._for_a_while
        return down and (self._again or event.isAutoRepeat())


class MarkedRepeats(QObject):
    """An event filter for windows that marks each repeated press as an auto-repeat.

    This lets widgets ignore repetitions, even if the key was pressed in another face.
    """

    def __init__(self, parent: QObject) -> None:
        """Make a filter that watches no window yet."""
        super().__init__(parent)
        self._repeats = KeyRepeats()

    def watch(self, window: QWindow) -> None:
        """Mark the repetitions in `window`."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Replace an unmarked repetition by a marked one."""
        if not isinstance(event, QKeyEvent):
            return False
        # Shortcut overrides pass here, too, and count as presses.
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
