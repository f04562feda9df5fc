from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.game import GAME
from chicago_gui.players.windows import HistoryWindow
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import HistoryAction, HistoryLine
from chicago_gui.sheet.words import unbroken
from chicago_gui.widgets.theme import DAY, EVENING

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
PLAIN = (
    HistoryLine(NINE, HistoryAction.BEGUN),
    HistoryLine(NINE, HistoryAction.WRITTEN, "EnterResult", 1, (Entry(1, ("tricks",), None, "="),)),
    HistoryLine(
        NINE, HistoryAction.WRITTEN, "EnterNote", 11, (Entry(11, ("note",), None, "so be it"),)
    ),
    HistoryLine(
        NINE, HistoryAction.WRITTEN, "ChangePlan", None, (Entry(None, ("planned_deals",), 15, 20),)
    ),
    HistoryLine(
        NINE,
        HistoryAction.WRITTEN,
        "CorrectCounts",
        1,
        (Entry(1, ("hcp", "B"), 12, 11), Entry(1, ("hcp", "C"), 9, 10)),
        correction=True,
    ),
)


LINES = tuple(map(GAME.history_words.with_words, PLAIN))


@pytest.fixture
def window(qtbot: QtBot) -> HistoryWindow:
    window = HistoryWindow(DAY)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show_lines(LINES)
    window.show()
    return window


def rows(window: HistoryWindow) -> list[list[str]]:
    model = window.table.model()
    shown = [at for at in range(model.columnCount()) if not window.table.isColumnHidden(at)]
    return [[str(model.index(row, at).data()) for at in shown] for row in range(model.rowCount())]


def test_the_newest_line_is_last_and_in_sight(window: HistoryWindow) -> None:
    assert [row[1] for row in rows(window)] == [
        "Session begun",
        "Deal 1: result =",
        "Deal 11: note so be it",
        f"Planned deals {unbroken('15 → 20')}",
        f"Deal 1: deck B {unbroken('12 → 11')}, deck C {unbroken('9 → 10')}",
    ]
    assert window.table.line() is LINES[-1]


def test_a_correction_is_marked(window: HistoryWindow) -> None:
    assert [row[-1] for row in rows(window)] == ["", "", "", "", "correction"]


def test_dates_are_there_when_there_are_two(window: HistoryWindow) -> None:
    assert len(rows(window)[0]) == 3
    later = HistoryLine(NINE + timedelta(days=2), HistoryAction.DELETED)
    window.show_lines((*LINES, later))
    assert len(rows(window)[0]) == 4
    assert rows(window)[-1][0].startswith("2026-11-2")


def test_one_deal_can_be_looked_at_alone(qtbot: QtBot, window: HistoryWindow) -> None:
    window.which.setFocus()
    qtbot.keyClick(window.which, Qt.Key.Key_Down)
    assert window.which.currentText() == "Names, date, place, plan, rules"
    assert [row[1] for row in rows(window)] == [
        "Session begun",
        f"Planned deals {unbroken('15 → 20')}",
    ]
    qtbot.keyClick(window.which, Qt.Key.Key_Down)
    assert window.which.currentText() == "Deal 1"
    assert [row[1] for row in rows(window)] == [
        "Deal 1: result =",
        f"Deal 1: deck B {unbroken('12 → 11')}, deck C {unbroken('9 → 10')}",
    ]


def test_a_line_more_leaves_the_chosen_deal_chosen(window: HistoryWindow) -> None:
    window.which.setCurrentIndex(window.which.findText("Deal 11"))
    window.show_lines(LINES[:3])
    assert window.which.currentText() == "Deal 11"
    window.show_lines(LINES[:2])
    assert window.which.currentText() == "Whole session"


def test_it_follows_the_theme(window: HistoryWindow) -> None:
    before = window.grab().toImage()
    window.set_theme(EVENING)
    assert window.grab().toImage() != before


def test_it_says_what_a_game_leaves_out_and_nothing_where_there_is_nothing(qtbot: QtBot) -> None:
    for left_out in (FORM.history_left_out(), ""):
        window = HistoryWindow(DAY, left_out)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        assert window.sentence.text() == left_out
        assert window.sentence.isVisible() is bool(left_out)
