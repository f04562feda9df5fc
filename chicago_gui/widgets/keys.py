"""Reads key events: does a key type text, is it a command, is it held down.

Also corrects them, where Qt does not know the place of a key or that it is held down.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

from chicago_gui.sheet.typing.keyboards import KEYS

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
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


class WindowKeys(QObject):
    """An event filter on all windows that corrects key events before a widget gets them.

    A Cyrillic letter with Ctrl becomes the Latin letter on its key, so that it copies or undoes in
    a line; typed text is unchanged. A repetition that Qt has not marked is marked, so that widgets
    can ignore it, even if the key was pressed in another face.
    """

    def __init__(self, parent: QObject) -> None:
        """Watch each window from the moment it gets the focus."""
        super().__init__(parent)
        self._repeats = KeyRepeats()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send a corrected key event in place of the one that needs it."""
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        latin = _latin_key(event)  # the corrected event comes here again and is then recorded
        if latin is None and not self._is_unmarked(event):
            return False
        meant = QKeyEvent(
            event.type(),
            event.key() if latin is None else latin,
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            event.text() if latin is None else "",
            event.isAutoRepeat() or latin is None,
            event.count(),
        )
        meant.setTimestamp(event.timestamp())
        meant.setAccepted(event.isAccepted())
        QCoreApplication.sendEvent(watched, meant)
        event.setAccepted(meant.isAccepted())
        return True

    def _is_unmarked(self, event: QKeyEvent) -> bool:
        """Record `event`, and return whether it is a repetition that Qt has not marked."""
        # Shortcut overrides count as presses, but need no mark.
        again = self._repeats.is_repeat(event)
        return again and not event.isAutoRepeat() and event.type() == QEvent.Type.KeyPress


def _latin_key(event: QKeyEvent) -> int | None:
    """Return the Latin key at the place of a Cyrillic one that is pressed with Ctrl, or `None`."""
    latin = KEYS.get(chr(event.key())) if event.key() < 0x1000 else None
    # On Windows, Ctrl+Alt is AltGr, which types letters.
    return ord(latin) if latin and event.modifiers() & (_CTRL | _ALT) == _CTRL else None
