"""Marks the presses of a key that is held down as repetitions, where X and Qt do not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow

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


class MarkedRepeats(QObject):
    """Stands before the keys of a window, and marks every press that comes from a key held down.

    Whatever the key is on its way to can rely on that: what is held down is typed once. A key that
    was pressed in one face and is held down in another one is known, too.
    """

    def __init__(self, parent: QObject) -> None:
        """Stand before no window yet."""
        super().__init__(parent)
        self._repeats = KeyRepeats()

    def watch(self, window: QWindow) -> None:
        """Stand before `window`."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put a marked press in the place of an unmarked one that is a repetition."""
        if not isinstance(event, QKeyEvent):
            return False
        # On its way to being a shortcut a key passes here as well.
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
