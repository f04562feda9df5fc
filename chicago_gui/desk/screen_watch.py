"""Whether the screen is lost on Linux, where desktops tell it on D-Bus.

That is on this computer, and no network.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

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
