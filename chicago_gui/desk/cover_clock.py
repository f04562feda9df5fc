"""Decides when the Preparer face is covered by itself: without keys, or if the screen is lost.

`screen_watch` reports a lost screen. Where it cannot, only the time without keys counts.
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
    """Emits `due` some minutes after the last key, and at once when the program is put away.

    `minutes` is the time without a key. `on_leaving` says whether switching to another window
    counts as putting away. Both apply from the next `start`.
    """

    due = Signal()

    def __init__(self, app: QGuiApplication, parent: QObject | None = None) -> None:
        """Listen to `app`; nothing is due before `start`."""
        super().__init__(parent)
        self.minutes = 2.0
        self.on_leaving = False
        self._app = app
        self._running = False
        self._watch: ScreenWatch | None = None
        self.timer = QTimer(self)
        """Runs while the Preparer face is open."""
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.due)
        app.applicationStateChanged.connect(self._state_changed)

    def start(self) -> None:
        """Start watching."""
        self._running = True
        if self._watch is None:
            from chicago_gui.desk import screen_watch  # QtDBus is not needed at startup

            self._watch = screen_watch.watch(self._app, self)
            self._watch.lost.connect(self._screen_lost)
        self._app.installEventFilter(self)
        self._restart()

    def stop(self) -> None:
        """Stop watching: the face is covered."""
        self._running = False
        self._app.removeEventFilter(self)
        self.timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Restart the time on a key or a click."""
        if event.type() in _SIGNS_OF_LIFE:
            self._restart()
        return False

    def _restart(self) -> None:
        if self.minutes > 0:
            self.timer.start(round(self.minutes * 60_000))

    def _screen_lost(self) -> None:
        if self._running:
            self.due.emit()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        put_away = {Qt.ApplicationState.ApplicationHidden, Qt.ApplicationState.ApplicationSuspended}
        if self.on_leaving:
            put_away.add(Qt.ApplicationState.ApplicationInactive)
        if self._running and state in put_away:
            self.due.emit()
