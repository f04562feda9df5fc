"""Reports a lost screen on Linux, where desktops announce it on D-Bus, without any network."""

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
    """Emits `lost` when others may be able to see the screen."""

    lost = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Listen on the session bus and the system bus, as far as they exist."""
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
        """Handle a started screen saver or a coming sleep."""
        if on:
            self.lost.emit()

    @Slot()
    def locked(self) -> None:
        """Handle a locked session."""
        self.lost.emit()

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """Handle a closed lid, or another user on the screen."""
        about = str(message.arguments()[0]) if message.arguments() else ""
        if about == _POWER:
            # PySide6 cannot read the values in the signal, but it can read the property.
            lid = QDBusInterface(_POWER, "/org/freedesktop/UPower", _POWER, self._system)
            if lid.property("LidIsClosed") is True:
                self.lost.emit()
        elif about == f"{_LOGIN}.Session":
            mine = QDBusInterface(_LOGIN, _OWN_SESSION, f"{_LOGIN}.Session", self._system)
            if mine.property("Active") is False:
                self.lost.emit()


def _slot(signature: str) -> Any:
    # The stub asks for bytes; the function takes text.
    return SLOT(signature)
