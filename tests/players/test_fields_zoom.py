"""The buttons of the zoom stay in place, however often they are clicked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chicago_gui.players.settings_page import SettingsPage
from tests.conftest import EveningFile
from tests.window import Window, settle


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_clicks_in_one_place_go_on_and_the_page_goes_back_when_the_mouse_goes(
    qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile], size: tuple[int, int]
) -> None:
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path) as window:
        window.main.resize(*size)
        settle()
        window.ctrl(",")
        page = window.page
        assert isinstance(page, SettingsPage)
        box, handle = page.zoom, window.main.windowHandle()
        box.setValue(100)
        settle()
        for heights, step, last in ((0.47, 10, 170), (1.4, -10, 80)):
            before, place = (
                box.value(),
                QPoint(box.width() - round(heights * box.height()), box.height() // 2),
            )
            there = box.mapTo(window.main, place)
            QCursor.setPos(window.main.mapToGlobal(there))
            for clicks in range(1, 1 + abs(last - before) // 10):
                QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=there)
                settle()
                assert box.value() == before + clicks * step
            assert window.settings.scale == last / 100
            # After the mouse leaves, the field is fully visible and the page scrolls as usual.
            for away in (QPoint(9, 300), QPoint(5, 300)):
                QCursor.setPos(window.main.mapToGlobal(away))
                QTest.mouseMove(handle, away)
                settle()
            moved = page.widget()
            assert moved is not None
            across, down = page.horizontalScrollBar(), page.verticalScrollBar()
            assert moved.pos() == QPoint(-across.value(), -down.value())
            assert box.visibleRegion().boundingRect() == box.rect()
