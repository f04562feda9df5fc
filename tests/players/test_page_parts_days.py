"""A day that is typed where it was clicked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chicago_gui.players.page_parts import DayEdit


@pytest.mark.parametrize(
    ("behind", "typed", "wanted"),
    [
        ("2026-11-22", "29", QDate(2026, 11, 29)),
        ("2026-11-2", "29", QDate(2026, 11, 29)),
        ("2026-11", "12", QDate(2026, 12, 22)),
        ("2026-1", "12", QDate(2026, 12, 22)),
        ("2026", "2025", QDate(2025, 11, 22)),
    ],
)
def test_a_click_marks_the_part_under_it_so_that_another_is_typed(
    qtbot: QtBot, behind: str, typed: str, wanted: QDate
) -> None:
    day = DayEdit(QDate(2026, 11, 22))
    qtbot.addWidget(day)
    day.show()
    line = day.lineEdit()
    line.setCursorPosition(len(behind))
    place = line.cursorRect().center()
    line.setCursorPosition(0)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(place))
    QTest.keyClicks(day, typed)
    assert day.date() == wanted
