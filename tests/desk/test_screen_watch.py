from __future__ import annotations

import pytest
from PySide6.QtDBus import QDBusMessage
from pytestqt.qtbot import QtBot

from chicago_gui.desk import screen_watch
from chicago_gui.desk.screen_watch import ScreenWatch


@pytest.fixture
def watch(qapp: object) -> ScreenWatch:
    return ScreenWatch()


@pytest.mark.parametrize("slot", ["saver(bool)", "locked()", "changed(QDBusMessage)"])
def test_what_desktops_call_is_there_under_that_name(watch: ScreenWatch, slot: str) -> None:
    # A misspelt slot is no error: the desktop's word would only never arrive.
    assert watch.metaObject().indexOfSlot(slot) >= 0


def test_the_screen_is_lost_when_it_is_locked(qtbot: QtBot, watch: ScreenWatch) -> None:
    with qtbot.waitSignal(watch.lost, timeout=0):
        watch.locked()


def test_the_screen_is_lost_when_the_saver_or_sleep_comes(qtbot: QtBot, watch: ScreenWatch) -> None:
    with qtbot.waitSignal(watch.lost, timeout=0):
        watch.saver(True)


def test_it_is_not_lost_when_the_saver_goes(qtbot: QtBot, watch: ScreenWatch) -> None:
    with qtbot.assertNotEmitted(watch.lost):
        watch.saver(False)


@pytest.mark.parametrize(
    "about", [[], ["org.freedesktop.NetworkManager"], [7], ["org.freedesktop.UPower"]]
)
def test_other_news_and_news_nobody_confirms_lose_nothing(
    qtbot: QtBot, watch: ScreenWatch, about: list[object]
) -> None:
    message = QDBusMessage.createSignal("/", "org.freedesktop.DBus.Properties", "Changed")
    message.setArguments(about)
    with qtbot.assertNotEmitted(watch.lost):
        watch.changed(message)


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
    watch: ScreenWatch,
    about: str,
    said: dict[str, bool],
    lost: bool,
) -> None:
    class Service:
        """Stands for the service that is asked when it says that something changed."""

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
