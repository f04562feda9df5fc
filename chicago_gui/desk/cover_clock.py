"""When the preparer's face must be covered by itself: nobody types, or the screen is lost.

`screen_watch` hears of the screen on Linux, `lock_watch` on other systems. Where nobody
tells, nothing happens: the clock covers all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from chicago_gui.desk.screen_watch import ScreenWatch

_SIGNS_OF_LIFE = frozenset(
    {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.InputMethod}
)


class CoverClock(QObject):
    """Says `due` some minutes after the last key, and at once when the program is put away.

    `minutes` is how long nobody may type; `on_leaving` whether turning to another window counts
    as putting it away. Both hold from the next `start` on.
    """

    due = Signal()

    def __init__(self, app: QGuiApplication, parent: QObject | None = None) -> None:
        """Listen to `app`; nothing is due until `start`."""
        super().__init__(parent)
        self.minutes = 2.0
        self.on_leaving = False
        self._app = app
        self._running = False
        self._watch: ScreenWatch | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)
        app.applicationStateChanged.connect(self._state_changed)

    @property
    def timer(self) -> QTimer:
        """The timer that runs while the preparer's face is up."""
        return self._timer

    def start(self) -> None:
        """Watch from now on."""
        self._running = True
        if self._watch is None:
            # Only now: the first preparer's face is long after the window is up.
            from chicago_gui.desk import lock_watch
            from chicago_gui.desk.screen_watch import ScreenWatch

            self._watch = ScreenWatch(self)
            self._watch.lost.connect(self._screen_lost)
            elsewhere = lock_watch.watch(self._app, self)
            if elsewhere is not None:
                elsewhere.lost.connect(self._screen_lost)
        self._app.installEventFilter(self)
        self._restart()

    def stop(self) -> None:
        """Nothing is up that needs covering."""
        self._running = False
        self._app.removeEventFilter(self)
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a click is a sign of life."""
        if event.type() in _SIGNS_OF_LIFE:
            self._restart()
        return False

    def _restart(self) -> None:
        if self.minutes > 0:
            self._timer.start(round(self.minutes * 60_000))

    def _screen_lost(self) -> None:
        if self._running:
            self.due.emit()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        put_away = {Qt.ApplicationState.ApplicationHidden, Qt.ApplicationState.ApplicationSuspended}
        if self.on_leaving:
            put_away.add(Qt.ApplicationState.ApplicationInactive)
        if self._running and state in put_away:
            self.due.emit()
