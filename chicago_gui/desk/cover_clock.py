"""When the preparer's face must be covered by itself: nobody types, or the screen is lost."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

IDLE_MINUTES = 2

_SIGNS_OF_LIFE = frozenset(
    {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.InputMethod}
)


class CoverClock(QObject):
    """Says `due` two minutes after the last key, and at once when the application is put away."""

    due = Signal()

    def __init__(self, app: QGuiApplication, parent: QObject | None = None) -> None:
        """Listen to `app`; nothing is due until `start`."""
        super().__init__(parent)
        self._app = app
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(IDLE_MINUTES * 60_000)
        self._timer.timeout.connect(self.due)
        app.applicationStateChanged.connect(self._state_changed)

    @property
    def timer(self) -> QTimer:
        """The timer that runs while the preparer's face is up."""
        return self._timer

    def start(self) -> None:
        """Watch from now on."""
        self._app.installEventFilter(self)
        self._timer.start()

    def stop(self) -> None:
        """Nothing is up that needs covering."""
        self._app.removeEventFilter(self)
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a click is a sign of life."""
        if event.type() in _SIGNS_OF_LIFE:
            self._timer.start()
        return False

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        # Locking and suspending end here on systems that tell a program so.
        put_away = (Qt.ApplicationState.ApplicationHidden, Qt.ApplicationState.ApplicationSuspended)
        if self._timer.isActive() and state in put_away:
            self.due.emit()
