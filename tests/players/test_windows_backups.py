from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.players.windows import BackupsWindow
from chicago_gui.sheet.session_list import BackupLine
from chicago_gui.widgets.theme import DAY

LEFT = Qt.MouseButton.LeftButton
NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
LINES = (BackupLine("second", NINE), BackupLine("first", NINE.replace(hour=1)))


@pytest.fixture
def window(qtbot: QtBot) -> BackupsWindow:
    window = BackupsWindow(DAY)
    qtbot.addWidget(window)
    window.show_lines(LINES)
    window.show()
    return window


def test_two_clicks_restore(qtbot: QtBot, window: BackupsWindow) -> None:
    at = window.table.visualRect(window.table.model().index(1, 0)).center()
    with qtbot.waitSignal(window.restore_wanted) as wanted:
        qtbot.mouseClick(window.table.viewport(), LEFT, pos=at)
        qtbot.mouseClick(window.restore, LEFT)
    assert wanted.args == ["first"]


def test_enter_restores_nothing_by_mistake(qtbot: QtBot, window: BackupsWindow) -> None:
    wanted: list[str] = []
    window.restore_wanted.connect(wanted.append)
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert wanted == []


def test_a_line_says_when_and_no_more(window: BackupsWindow) -> None:
    # There is no column for the size, which depends on secret counts.
    model = window.table.model()
    assert [model.index(0, at).data() for at in range(1, model.columnCount())] == ["this computer"]
    local = NINE.astimezone()
    assert model.index(0, 0).data() == f"{local:%Y-%m-%d %H:%M:%S}"


def test_without_a_backup_there_is_nothing_to_restore(window: BackupsWindow) -> None:
    window.show_lines(())
    assert window.empty.isVisible()
    QApplication.processEvents()
    # The texts are close together at the top.
    assert window.empty.geometry().top() - window.explained.geometry().bottom() < 16
    assert window.empty.geometry().bottom() < window.height() // 2
    assert not window.restore.isEnabled()


def test_the_keyboard_restores_too(qtbot: QtBot, window: BackupsWindow) -> None:
    window.activateWindow()
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_Down)
    qtbot.keyClick(window.table, Qt.Key.Key_Tab)
    with qtbot.waitSignal(window.restore_wanted) as wanted:
        qtbot.keyClick(window.restore, Qt.Key.Key_Return)
    assert wanted.args == ["first"]
