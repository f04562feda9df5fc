"""A lost screen, with stand-ins for the desktop, Windows and macOS."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtDBus import QDBusMessage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.desk import screen_watch
from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.screen_watch import (
    DBusWatch,
    MacWatch,
    WindowsWatch,
    _Message,
    _Setting,
)
from tests.systems import needs_linux


@pytest.fixture
def watch(qapp: object) -> DBusWatch:
    return DBusWatch()


@needs_linux
@pytest.mark.parametrize("slot", ["saver(bool)", "locked()", "changed(QDBusMessage)"])
def test_what_desktops_call_is_there_under_that_name(watch: DBusWatch, slot: str) -> None:
    # A misspelt slot is no error; its signal would just never arrive.
    assert watch.metaObject().indexOfSlot(slot) >= 0


@needs_linux
def test_a_lock_a_saver_or_sleep_loses_the_screen_and_waking_does_not(watch: DBusWatch) -> None:
    lost: list[str] = []
    watch.lost.connect(lambda: lost.append("lost"))
    watch.saver(False)
    assert lost == []
    watch.saver(True)
    watch.locked()
    assert lost == ["lost"] * 2


@needs_linux
@pytest.mark.parametrize(
    "about", [[], ["org.freedesktop.NetworkManager"], [7], ["org.freedesktop.UPower"]]
)
def test_unconfirmed_news_lose_nothing(qtbot: QtBot, watch: DBusWatch, about: list[object]) -> None:
    message = QDBusMessage.createSignal("/", "org.freedesktop.DBus.Properties", "Changed")
    message.setArguments(about)
    with qtbot.assertNotEmitted(watch.lost):
        watch.changed(message)


@needs_linux
@pytest.mark.parametrize(
    ("about", "said", "lost"),
    [
        ("org.freedesktop.UPower", {"LidIsClosed": True}, True),
        ("org.freedesktop.UPower", {"LidIsClosed": False}, False),
        ("org.freedesktop.login1.Session", {"Active": False}, True),
        ("org.freedesktop.login1.Session", {"Active": True}, False),
    ],
)
def test_a_closed_lid_and_another_user_lose_the_screen(
    monkeypatch: pytest.MonkeyPatch,
    watch: DBusWatch,
    about: str,
    said: dict[str, bool],
    lost: bool,
) -> None:
    class Service:
        """A stand-in for the service whose property is read."""

        def __init__(self, *where: object) -> None:
            pass

        def property(self, name: str) -> object:
            return said[name]

    told: list[bool] = []
    watch.lost.connect(lambda: told.append(True))
    monkeypatch.setattr(screen_watch, "QDBusInterface", Service)
    message = QDBusMessage.createSignal("/", "org.freedesktop.DBus.Properties", "Changed")
    message.setArguments([about])
    watch.changed(message)
    assert told == [True] * lost


LOCK, UNLOCK = 0x7, 0x8
SESSION, POWER, PAINT = 0x02B1, 0x0218, 0x000F


class Windows:
    """A stand-in for the two libraries of Windows; remembers the calls."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.lid = b""
        self.wtsapi32 = SimpleNamespace(WTSRegisterSessionNotification=self._session)
        self.user32 = SimpleNamespace(RegisterPowerSettingNotification=self._power)

    def _session(self, window: Any, whose: int) -> None:
        assert window.value
        self.asked.append("session")

    def _power(self, window: Any, about: Any, how: int) -> None:
        assert window.value
        self.lid = bytes(about._obj)
        self.asked.append("lid")


@pytest.fixture
def windows(qapp: QApplication) -> tuple[WindowsWatch, list[str]]:
    watch = WindowsWatch(qapp, Windows())
    lost: list[str] = []
    watch.lost.connect(lambda: lost.append("lost"))
    return watch, lost


def say(watch: WindowsWatch, what: int, w: int = 0, about: int = 0) -> None:
    message = _Message(None, what, w, about)
    watch._filter.nativeEventFilter(b"windows_generic_MSG", ctypes.addressof(message))


def test_windows_is_asked_to_tell_of_lock_and_lid(qapp: QApplication) -> None:
    windows = Windows()
    watch = WindowsWatch(qapp, windows)
    assert windows.asked == ["session", "lid"]
    assert windows.lid[:4] == bytes.fromhex("4d0f3eba")
    watch.deleteLater()


@pytest.mark.parametrize(
    ("what", "w", "lost"),
    [
        (SESSION, LOCK, True),
        (SESSION, 0x2, True),  # another user at the console
        (SESSION, UNLOCK, False),
        (POWER, 0x4, True),  # to sleep
        (POWER, 0x7, False),  # awake again
        (PAINT, LOCK, False),
    ],
)
def test_windows_loses_the_screen(
    windows: tuple[WindowsWatch, list[str]], what: int, w: int, lost: bool
) -> None:
    watch, heard = windows
    say(watch, what, w)
    assert heard == ["lost"] * lost


@pytest.mark.parametrize(("open_", "lost"), [(0, True), (1, False)])
def test_windows_hears_the_lid(
    windows: tuple[WindowsWatch, list[str]], open_: int, lost: bool
) -> None:
    watch, heard = windows
    lid = (ctypes.c_ubyte * 16).from_buffer_copy(screen_watch._LID)
    setting = _Setting(lid, 4, open_)
    say(watch, POWER, 0x8013, ctypes.addressof(setting))
    other = _Setting((ctypes.c_ubyte * 16)(), 4, 0)
    say(watch, POWER, 0x8013, ctypes.addressof(other))
    assert heard == ["lost"] * lost


def test_macos_loses_the_screen_when_locked_or_asleep(qapp: QApplication) -> None:
    state = SimpleNamespace(locked=False, now=1000.0)
    watch = MacWatch(lambda: state.locked, lambda: state.now)
    lost: list[str] = []
    watch.lost.connect(lambda: lost.append("lost"))
    assert watch.timer.isActive()
    state.now += 1
    watch.ask()
    assert lost == []
    state.now += 3600
    watch.ask()
    assert lost == ["lost"]
    state.now += 1
    state.locked = True
    watch.ask()
    assert lost == ["lost"] * 2


class Mac:
    """A stand-in for the two libraries of macOS; counts what must be released."""

    def __init__(self, session: dict[bytes, bool | int] | None) -> None:
        self.things: list[Any] = [None] if session is None else [None, session]
        self.lent = len(self.things) - 1
        # Attributes of the real functions can be set, which methods do not allow.
        for name, call in {
            "CGSessionCopyCurrentDictionary": lambda: self.lent or None,
            "CFStringCreateWithCString": lambda _, text, __: self._lend(text),
            "CFDictionaryGetValue": lambda where, key: self._value(self._at(where), self._at(key)),
            "CFGetTypeID": lambda value: [bool, int].index(type(self._at(value))),
            "CFNumberGetTypeID": lambda: 1,
            # A number is not a CFBoolean.
            "CFBooleanGetValue": lambda value: self._at(value) is True,
            "CFNumberGetValue": lambda value, _, into: setattr(into._obj, "value", self._at(value)),
            "CFRelease": lambda _: setattr(self, "lent", self.lent - 1),
        }.items():
            setattr(self, name, call)

    def _at(self, pointer: ctypes.c_void_p) -> Any:
        return self.things[pointer.value or 0]

    def _lend(self, thing: object) -> int:
        self.lent += 1
        self.things.append(thing)
        return len(self.things) - 1

    def _value(self, session: dict[bytes, bool | int], key: bytes) -> int | None:
        if key not in session:
            return None
        self.things.append(session[key])
        return len(self.things) - 1


HERE, LOCKED = b"kCGSSessionOnConsoleKey", b"CGSSessionScreenIsLocked"


@pytest.mark.parametrize(
    ("session", "lost"),
    [
        (None, False),  # there is no session at a screen
        ({}, False),
        ({HERE: True}, False),
        ({HERE: 1, LOCKED: 0}, False),
        ({HERE: True, LOCKED: True}, True),
        ({HERE: 1, LOCKED: 1}, True),
        ({HERE: False}, True),
        ({HERE: 0}, True),
    ],
)
def test_macos_says_of_its_session_whether_the_screen_is_lost(
    monkeypatch: pytest.MonkeyPatch, session: dict[bytes, bool | int] | None, lost: bool
) -> None:
    mac = Mac(session)
    monkeypatch.setattr(screen_watch, "find_library", lambda name: name)
    monkeypatch.setattr(ctypes, "CDLL", lambda _: mac)
    assert screen_watch._mac_has_lost_it() is lost
    assert mac.lent == 0


def test_what_watches_elsewhere_covers_the_face(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of_a_mac(_: object, parent: Any) -> MacWatch:
        return MacWatch(lambda: True, lambda: 0.0, parent)

    monkeypatch.setattr(screen_watch, "watch", of_a_mac)
    clock = CoverClock(qapp)
    due: list[str] = []
    clock.due.connect(lambda: due.append("due"))
    clock.start()
    mac = clock.findChild(MacWatch)
    assert mac is not None
    mac.ask()
    assert due == ["due"]
    clock.stop()
    clock.deleteLater()


@pytest.mark.parametrize(
    ("system", "kind"), [("linux", DBusWatch), ("win32", WindowsWatch), ("darwin", MacWatch)]
)
def test_each_system_has_its_own(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str, kind: type
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "windll", Windows(), raising=False)
    watch = screen_watch.watch(qapp, qapp)
    assert isinstance(watch, kind)
    watch.setParent(None)
    watch.deleteLater()
