from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.screen_watch import ScreenWatch

State = Qt.ApplicationState


@pytest.fixture
def clock(qapp: QApplication) -> Iterator[CoverClock]:
    clock = CoverClock(qapp)
    yield clock
    clock.stop()
    clock.deleteLater()


@pytest.fixture
def somebody(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_it_is_due_once_when_the_minutes_are_over(qtbot: QtBot, clock: CoverClock) -> None:
    clock.minutes = 3
    clock.start()
    assert clock.timer.isActive()
    assert clock.timer.isSingleShot()
    assert clock.timer.interval() == 180_000
    with qtbot.waitSignal(clock.due, timeout=0):
        clock.timer.timeout.emit()


@pytest.mark.parametrize("stopped", [False, True])
def test_before_its_start_and_after_its_stop_nothing_is_due(
    qtbot: QtBot, qapp: QApplication, clock: CoverClock, somebody: QWidget, stopped: bool
) -> None:
    if stopped:
        clock.start()
        clock.stop()
    with qtbot.assertNotEmitted(clock.due):
        qtbot.keyClick(somebody, Qt.Key.Key_A)
        assert not clock.timer.isActive()
        qapp.applicationStateChanged.emit(State.ApplicationSuspended)
        for watch in clock.findChildren(ScreenWatch):
            watch.lost.emit()


def test_a_key_or_a_click_anywhere_is_a_sign_of_life_and_a_mouse_that_is_moved_is_none(
    qtbot: QtBot, clock: CoverClock, somebody: QWidget
) -> None:
    acts: tuple[tuple[Callable[[], object], int], ...] = (
        (lambda: qtbot.keyClick(somebody, Qt.Key.Key_A), 120_000),
        (lambda: qtbot.mouseClick(somebody, Qt.MouseButton.LeftButton), 120_000),
        (lambda: qtbot.mouseMove(somebody, QPoint(1, 1)), 5000),
    )
    clock.start()
    for act, left in acts:
        clock.timer.start(5000)  # as if the minutes were nearly over
        act()
        assert clock.timer.interval() == left


@pytest.mark.parametrize(
    ("state", "on_leaving", "due"),
    [
        (State.ApplicationHidden, False, True),
        (State.ApplicationSuspended, False, True),
        (State.ApplicationInactive, False, False),
        (State.ApplicationInactive, True, True),
        (State.ApplicationActive, True, False),
    ],
)
def test_putting_the_program_away_is_due_at_once_and_leaving_it_if_so_set(
    qapp: QApplication, clock: CoverClock, state: State, on_leaving: bool, due: bool
) -> None:
    clock.on_leaving = on_leaving
    clock.start()
    told: list[str] = []
    clock.due.connect(lambda: told.append("due"))
    qapp.applicationStateChanged.emit(state)
    assert told == ["due"] * due


def test_a_lost_screen_is_due_once_however_often_it_was_started(clock: CoverClock) -> None:
    for _ in range(3):
        clock.start()
    told: list[str] = []
    clock.due.connect(lambda: told.append("due"))
    (watch,) = clock.findChildren(ScreenWatch)
    watch.lost.emit()
    assert told == ["due"]
