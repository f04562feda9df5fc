from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.app import intake as come_forward
from chicago_gui.app.intake import ComeForward


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_it_is_covered_and_shown_and_the_file_opened(window: QWidget) -> None:
    done: list[object] = []
    forward = ComeForward(window, lambda: done.append("covered"), done.extend)
    forward.come()
    assert window.isVisible()
    forward.come([Path("x.chicago")])
    assert done == ["covered", "covered", Path("x.chicago")]


def test_a_window_that_was_put_away_comes_back(window: QWidget) -> None:
    window.showMaximized()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    ComeForward(window, lambda: None, lambda _: None).come()
    assert not window.isMinimized()
    assert window.isMaximized()


def test_a_file_waits_until_no_dialog_stands_before_the_window(
    qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(come_forward, "_AGAIN", 1)
    opened: list[Path] = []
    forward = ComeForward(window, lambda: None, opened.extend)
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    forward.come([Path("one")])
    forward.come([Path("two")])
    assert opened == []
    dialog.close()
    qtbot.waitUntil(lambda: opened == [Path("one"), Path("two")])


def test_a_file_that_still_waits_when_the_window_closes_is_not_opened(
    qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(come_forward, "_AGAIN", 1)
    opened: list[Path] = []
    forward = ComeForward(window, lambda: None, opened.extend)
    later = ComeForward(window, lambda: None, opened.extend)
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    forward.come([Path("closed")])
    later.come([Path("open")])
    forward.stop()
    dialog.close()
    qtbot.waitUntil(lambda: opened != [])
    assert opened == [Path("open")]
