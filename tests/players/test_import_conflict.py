from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.players.import_conflict import ConflictAnswer, ImportConflict

WHAT = ("players", "deal 6: result, contract")


@pytest.fixture
def dialog(qtbot: QtBot) -> ImportConflict:
    dialog = ImportConflict("2024-05-17 <b>Riga</b>", WHAT, (5, 6))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_it_says_what_differs_and_no_value(dialog: ImportConflict) -> None:
    assert dialog.what.text() == "Differences:\n•  players\n•  deal 6: result, contract"
    assert "2024-05-17 <b>Riga</b>" in dialog.text.text()
    assert dialog.text.textFormat() == Qt.TextFormat.PlainText


def test_enter_keeps_both(qtbot: QtBot, dialog: ImportConflict) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert (dialog.answer, dialog.isVisible()) == (ConflictAnswer.BOTH, False)


def test_the_book_s_is_replaced_by_a_click(qtbot: QtBot, dialog: ImportConflict) -> None:
    qtbot.mouseClick(dialog.replace, Qt.MouseButton.LeftButton)
    assert (dialog.answer, dialog.isVisible()) == (ConflictAnswer.REPLACE, False)


def test_escape_leaves_both_alone(qtbot: QtBot, dialog: ImportConflict) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert (dialog.answer, dialog.isVisible()) == (ConflictAnswer.NEITHER, False)
