"""Banners and the date field."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.players.page_parts import Banner, DayEdit
from chicago_gui.widgets.theme import DAY, EVENING


def test_it_is_there_until_it_is_closed(qtbot: QtBot) -> None:
    banner = Banner(DAY)
    qtbot.addWidget(banner)
    assert not banner.isVisible()
    banner.say(["The book was damaged.", "It lies at <b>x</b>."])
    assert banner.isVisible()
    assert banner.sentence.text() == "The book was damaged.\nIt lies at <b>x</b>."
    assert banner.sentence.textFormat() == Qt.TextFormat.PlainText
    qtbot.mouseClick(banner.close_button, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def test_nothing_to_say_shows_nothing(qtbot: QtBot) -> None:
    banner = Banner(DAY)
    qtbot.addWidget(banner)
    banner.say([])
    assert not banner.isVisible()


def test_it_follows_the_theme(qtbot: QtBot) -> None:
    banner = Banner(DAY)
    qtbot.addWidget(banner)
    banner.say(["The book was damaged."])
    before = banner.grab().toImage()
    banner.set_theme(EVENING)
    assert banner.grab().toImage() != before


class Page(NamedTuple):
    """A visible page with a date field, 22 November 2026, and a line after it."""

    widget: QWidget
    day: DayEdit
    place: QLineEdit

    def type(self, text: str) -> None:
        """Type `text`, each character in the widget that then has the focus."""
        for sign in text:
            QTest.keyClicks(self.widget.focusWidget(), sign)

    def click(self, behind: str) -> None:
        """Click in the date field directly after the text `behind`."""
        line = self.day.lineEdit()
        line.setCursorPosition(len(behind))
        place = line.cursorRect().center()
        line.setCursorPosition(0)
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(place))


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page(QWidget(), DayEdit(date(2026, 11, 22)), QLineEdit())
    row = QHBoxLayout(made.widget)
    row.addWidget(made.day)
    row.addWidget(made.place)
    qtbot.addWidget(made.widget)
    with qtbot.waitActive(made.widget):
        made.widget.show()
        made.widget.activateWindow()
    return made


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
    page: Page, behind: str, typed: str, wanted: QDate
) -> None:
    page.click(behind)
    page.type(typed)
    assert page.day.date() == wanted


@pytest.mark.parametrize("pattern", ["yyyy-MM-dd", "dd.MM.yyyy"])
@pytest.mark.parametrize("all_marked", [False, True])
def test_figures_typed_over_a_day_are_another_one(
    page: Page, pattern: str, all_marked: bool
) -> None:
    day = page.day
    day.setDisplayFormat(pattern)
    for before, wanted in (
        (QDate(2026, 11, 22), QDate(2025, 12, 31)),
        (QDate(2026, 2, 28), QDate(2024, 2, 29)),
        (QDate(2026, 2, 28), QDate(1999, 10, 30)),
    ):
        typed = wanted.toString(pattern)
        for figures in (typed, "".join(filter(str.isdigit, typed))):
            day.setDate(before)
            day.setFocus()
            if all_marked:
                QTest.keyClick(day, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            else:
                day.setSelectedSection(day.sectionAt(0))
            page.type(figures)
            assert day.date() == wanted, figures
            assert day.hasFocus()
            QTest.keyClick(day, Qt.Key.Key_Tab)
            assert page.place.hasFocus()


def test_parts_that_are_typed_where_they_are_clicked_keep_their_places(page: Page) -> None:
    for behind, typed in (("2026", "2025"), ("2025-11-22", "11"), ("2025-11", "12")):
        page.click(behind)
        page.type(typed)
    assert page.day.date() == QDate(2025, 12, 11)


@pytest.mark.parametrize("pattern", ["yyyy-MM-dd", "dd.MM.yyyy"])
@pytest.mark.parametrize("part", [0, 1, 2])
def test_a_day_typed_whole_counts_wherever_it_begins(page: Page, pattern: str, part: int) -> None:
    day = page.day
    day.setDisplayFormat(pattern)
    for typed in ("2024-10-09", "20241009", "09.10.2024", "09102024", "9.10.2024", "2024-10-9"):
        day.setDate(QDate(2025, 11, 15))
        day.setFocus()
        day.setSelectedSection(day.sectionAt(part))
        page.type(typed)
        assert day.hasFocus()
        QTest.keyClick(day, Qt.Key.Key_Tab)
        assert page.place.hasFocus()
        assert day.date() == QDate(2024, 10, 9), typed
