"""When the preparer's face must be covered by itself: nobody types, or the screen is lost.

Desktops on Linux tell it on D-Bus, which is on this computer and no network; `screen_elsewhere`
hears it on other systems. Where nobody tells, nothing happens: the clock covers all the same.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import SLOT, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication

_SAVERS = (
    "org.freedesktop.ScreenSaver",
    "org.gnome.ScreenSaver",
    "org.cinnamon.ScreenSaver",
    "org.mate.ScreenSaver",
)
_LOGIN = "org.freedesktop.login1"
_OWN_SESSION = "/org/freedesktop/login1/session/auto"
_POWER = "org.freedesktop.UPower"
_PROPERTIES = "org.freedesktop.DBus.Properties"


class ScreenWatch(QObject):
    """Says `lost` when nobody can be sure any more who looks at the screen."""

    lost = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Listen on both buses, as far as they are there."""
        super().__init__(parent)
        session, system = QDBusConnection.sessionBus(), QDBusConnection.systemBus()
        for saver in _SAVERS:
            session.connect("", "", saver, "ActiveChanged", self, _slot("saver(bool)"))
        for bus in (session, system):
            self._listen_to_login(bus)
        self._system = system

    def _listen_to_login(self, bus: QDBusConnection) -> None:
        bus.connect("", "", f"{_LOGIN}.Session", "Lock", self, _slot("locked()"))
        manager = f"{_LOGIN}.Manager"
        bus.connect("", "", manager, "PrepareForSleep", self, _slot("saver(bool)"))
        changed = _slot("changed(QDBusMessage)")
        bus.connect("", "", _PROPERTIES, "PropertiesChanged", self, changed)

    @Slot(bool)
    def saver(self, on: bool) -> None:
        """The screen saver came on, or the computer goes to sleep."""
        if on:
            self.lost.emit()

    @Slot()
    def locked(self) -> None:
        """The session was locked."""
        self.lost.emit()

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """The lid was closed, or another user has the screen."""
        about = str(message.arguments()[0]) if message.arguments() else ""
        if about == _POWER:
            # The signal's own figures cannot be read from Python; the property can.
            lid = QDBusInterface(_POWER, "/org/freedesktop/UPower", _POWER, self._system)
            if lid.property("LidIsClosed") is True:
                self.lost.emit()
        elif about == f"{_LOGIN}.Session":
            mine = QDBusInterface(_LOGIN, _OWN_SESSION, f"{_LOGIN}.Session", self._system)
            if mine.property("Active") is False:
                self.lost.emit()


def _slot(signature: str) -> Any:
    # The toolkit's annotations ask for bytes here, but what it takes is text.
    return SLOT(signature)


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
            from chicago_gui.desk import screen_elsewhere

            # Only now: the first preparer's face is long after the window is up.
            self._watch = ScreenWatch(self)
            self._watch.lost.connect(self._screen_lost)
            elsewhere = screen_elsewhere.watch(self._app, self)
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
