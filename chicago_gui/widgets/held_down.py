"""Whether a key comes because it is held down, also where the desktop does not say so."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

_SOONEST = 150
"""No desktop repeats a key that has been down for fewer ms."""


class HeldDown:
    """Sees the keys of one place go down and up; it may see each on several widgets.

    X tells a key that is held as let go and pressed again in one and the same moment, and Qt marks
    that as a repetition only when it has read both by then, which now and again it has not.
    """

    def __init__(self) -> None:
        self._last = (False, 0, 0)
        self._for_a_while = False
        self._again = False

    def again(self, event: QKeyEvent) -> bool:
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
