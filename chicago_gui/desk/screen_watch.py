"""Reports a lost screen: locked, left to another user, asleep, or behind a closed lid.

Linux desktops announce it on D-Bus, without any network. Windows sends messages to a window of the
program. macOS is asked once a second; a second that took many means that the computer slept. The
system functions of both are passed in, so that tests can replace them.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from ctypes.util import find_library
from typing import Any
from uuid import UUID

from PySide6.QtCore import SLOT, QAbstractNativeEventFilter, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication, QWindow


class ScreenWatch(QObject):
    """Emits `lost` when others may be able to see the screen."""

    lost = Signal()


def watch(app: QGuiApplication, parent: QObject) -> ScreenWatch:
    """Return what watches the screen on this system."""
    if sys.platform == "win32":
        return WindowsWatch(app, ctypes.windll, parent)
    if sys.platform == "darwin":
        return MacWatch(_mac_has_lost_it, time.time, parent)
    return DBusWatch(parent)


_SAVERS = (
    "org.freedesktop.ScreenSaver",
    "org.gnome.ScreenSaver",
    "org.cinnamon.ScreenSaver",
    "org.mate.ScreenSaver",
)
_LOGIN = "org.freedesktop.login1"
_OWN_SESSION = "/org/freedesktop/login1/session/auto"
_UPOWER = "org.freedesktop.UPower"
_PROPERTIES = "org.freedesktop.DBus.Properties"


class DBusWatch(ScreenWatch):
    """Hears of it from the desktop and the system."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Listen on the session bus and the system bus, as far as they exist."""
        super().__init__(parent)
        session, system = QDBusConnection.sessionBus(), QDBusConnection.systemBus()
        for saver in _SAVERS:
            session.connect("", "", saver, "ActiveChanged", self, _slot("saver(bool)"))
        for bus in (session, system):
            for place, signal, slot in (
                (f"{_LOGIN}.Session", "Lock", "locked()"),
                (f"{_LOGIN}.Manager", "PrepareForSleep", "saver(bool)"),
                (_PROPERTIES, "PropertiesChanged", "changed(QDBusMessage)"),
            ):
                bus.connect("", "", place, signal, self, _slot(slot))
        self._system = system

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
        if about == _UPOWER:
            # PySide6 cannot read the values in the signal, but it can read the property.
            lid = QDBusInterface(_UPOWER, "/org/freedesktop/UPower", _UPOWER, self._system)
            if lid.property("LidIsClosed") is True:
                self.lost.emit()
        elif about == f"{_LOGIN}.Session":
            mine = QDBusInterface(_LOGIN, _OWN_SESSION, f"{_LOGIN}.Session", self._system)
            if mine.property("Active") is False:
                self.lost.emit()


def _slot(signature: str) -> Any:
    # The stub asks for bytes; the function takes text.
    return SLOT(signature)


_SESSION_CHANGE = 0x02B1  # WM_WTSSESSION_CHANGE
_LEFT = (0x2, 0x4, 0x7)  # another user at the console, a remote session cut, locked
_POWER = 0x0218  # WM_POWERBROADCAST
_SUSPEND, _SETTING = 0x0004, 0x8013  # PBT_APMSUSPEND, PBT_POWERSETTINGCHANGE
_LID = UUID("ba3e0f4d-b817-4094-a2d1-d56379e6a0f3").bytes_le


class _Message(ctypes.Structure):
    """A Windows message (MSG), as far as it is needed."""

    _fields_ = (
        ("window", ctypes.c_void_p),
        ("what", ctypes.c_uint),
        ("w", ctypes.c_size_t),
        ("l", ctypes.c_ssize_t),
    )


class _Setting(ctypes.Structure):
    """A change of a power setting (POWERBROADCAST_SETTING); for the lid, 0 is closed."""

    _fields_ = (
        ("about", ctypes.c_ubyte * 16),
        ("length", ctypes.c_uint32),
        ("value", ctypes.c_uint32),
    )


class WindowsWatch(ScreenWatch):
    """Receives messages through a window that is never shown."""

    def __init__(self, app: QGuiApplication, libraries: Any, parent: QObject | None = None) -> None:
        """Register for messages through `libraries`, such as `ctypes.windll`."""
        super().__init__(parent)
        self._window = QWindow()
        handle = ctypes.c_void_p(int(self._window.winId()))
        lid = (ctypes.c_ubyte * 16).from_buffer_copy(_LID)
        libraries.wtsapi32.WTSRegisterSessionNotification(handle, 0)
        libraries.user32.RegisterPowerSettingNotification(handle, ctypes.byref(lid), 0)
        self._filter = _Filter(self)
        app.installNativeEventFilter(self._filter)

    def hear(self, address: int) -> None:
        """Handle the message at `address`."""
        message = _Message.from_address(address)
        if message.what == _SESSION_CHANGE:
            lost = message.w in _LEFT
        elif message.what == _POWER and message.w == _SETTING and message.l:
            setting = _Setting.from_address(message.l)
            lost = bytes(setting.about) == _LID and setting.value == 0
        else:
            lost = message.what == _POWER and message.w == _SUSPEND
        if lost:
            self.lost.emit()


class _Filter(QAbstractNativeEventFilter):
    def __init__(self, watch: WindowsWatch) -> None:
        super().__init__()
        self._watch = watch

    def nativeEventFilter(self, kind: Any, message: Any) -> Any:
        """Read Windows' messages, and leave all of them to Qt."""
        if bytes(kind) == b"windows_generic_MSG":
            self._watch.hear(int(message))
        return False, 0


_OFTEN = 1000  # ms
_SLEPT = 10.0  # s; longer gaps mean that the computer slept


class MacWatch(ScreenWatch):
    """Asks once a second."""

    def __init__(
        self, is_lost: Callable[[], bool], now: Callable[[], float], parent: QObject | None = None
    ) -> None:
        """Ask `is_lost`; `now` returns seconds on a clock that runs on during sleep."""
        super().__init__(parent)
        self._is_lost = is_lost
        self._now = now
        self._asked = now()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.ask)
        self.timer.start(_OFTEN)

    def ask(self) -> None:
        """Emit `lost` if the screen is lost now or the computer slept since the last call."""
        before, self._asked = self._asked, self._now()
        if self._asked - before > _SLEPT or self._is_lost():
            self.lost.emit()


_UTF8 = 0x08000100  # kCFStringEncodingUTF8
_INT = 9  # kCFNumberIntType


def _mac_has_lost_it() -> bool:
    """Return whether the screen is locked or belongs to another user."""
    core = ctypes.CDLL(find_library("CoreFoundation"))
    graphics = ctypes.CDLL(find_library("CoreGraphics"))
    graphics.CGSessionCopyCurrentDictionary.restype = ctypes.c_void_p
    core.CFStringCreateWithCString.restype = ctypes.c_void_p
    core.CFDictionaryGetValue.restype = ctypes.c_void_p
    core.CFBooleanGetValue.restype = ctypes.c_ubyte  # the other bytes of its register are undefined
    core.CFGetTypeID.restype = core.CFNumberGetTypeID.restype = ctypes.c_ulong
    session = ctypes.c_void_p(graphics.CGSessionCopyCurrentDictionary())
    if not session:
        return False

    def says(name: bytes, otherwise: bool) -> bool:
        key = ctypes.c_void_p(core.CFStringCreateWithCString(None, name, _UTF8))
        value = ctypes.c_void_p(core.CFDictionaryGetValue(session, key))
        core.CFRelease(key)
        if not value:
            return otherwise
        if core.CFGetTypeID(value) != core.CFNumberGetTypeID():
            return bool(core.CFBooleanGetValue(value))
        # Apple does not document the type of these values; some are numbers, not booleans.
        number = ctypes.c_int()
        core.CFNumberGetValue(value, _INT, ctypes.byref(number))
        return bool(number)

    try:
        return says(b"CGSSessionScreenIsLocked", False) or not says(
            b"kCGSSessionOnConsoleKey", True
        )
    finally:
        core.CFRelease(session)
