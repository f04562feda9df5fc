"""The dialogs about two versions of one session, and the report of an import."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from chicago_gui.players.versions import (
    SessionsReport,
    StoredVersionsDialog,
    VersionsDialog,
)
from chicago_gui.sheet.game import Outline
from chicago_gui.sheet.versions import Keep, Versions
from chicago_gui.widgets.theme import DAY
from tests.window import settle

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton


def versions(number: int, proposed: Keep) -> Versions:
    return Versions(
        f"2026-11-{number:02} <b>Riga</b>",
        f"{number}.chicago",
        Outline("5 of 15", "Anna +3", 5, 5, done=False),
        Outline("6 of 15", "Boris +5", 6, 6, done=False),
        (f"deal {number}: result",),
        proposed,
    )


@pytest.fixture
def dialog(qtbot: QtBot) -> VersionsDialog:
    asked = [versions(1, Keep.THEIRS), versions(2, Keep.OURS), versions(3, Keep.BOTH)]
    dialog = VersionsDialog(asked, DAY)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitActive(dialog)
    return dialog


def test_both_versions_of_a_session_are_shown(qtbot: QtBot, dialog: VersionsDialog) -> None:
    assert dialog.table.hasFocus()
    assert (dialog.ours.text(), dialog.theirs.text()) == ("5 of 15 · Anna +3", "6 of 15 · Boris +5")
    assert dialog.what.text() == "Differences:\n•  deal 1: result"
    assert dialog.radios[Keep.THEIRS].isChecked()
    qtbot.keyClick(dialog.table, KEY.Key_Down)
    assert dialog.what.text() == "Differences:\n•  deal 2: result"
    assert dialog.radios[Keep.OURS].isChecked()


def test_enter_takes_what_is_proposed(qtbot: QtBot, dialog: VersionsDialog) -> None:
    qtbot.keyClick(dialog.table, KEY.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted
    assert dialog.choices == [Keep.THEIRS, Keep.OURS, Keep.BOTH]


def test_a_choice_is_for_the_marked_sessions(qtbot: QtBot, dialog: VersionsDialog) -> None:
    qtbot.mouseClick(dialog.radios[Keep.BOTH], LEFT)
    assert dialog.choices == [Keep.BOTH, Keep.OURS, Keep.BOTH]
    qtbot.keyClick(dialog.table, KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert not any(radio.isChecked() for radio in dialog.radios.values())
    qtbot.mouseClick(dialog.radios[Keep.THEIRS], LEFT)
    assert dialog.choices == [Keep.THEIRS] * 3


def test_one_tick_makes_it_the_choice_for_all(qtbot: QtBot, dialog: VersionsDialog) -> None:
    dialog.all.setFocus()
    qtbot.keyClick(dialog.all, KEY.Key_Space)
    assert dialog.choices == [Keep.THEIRS] * 3
    qtbot.mouseClick(dialog.radios[Keep.OURS], LEFT)
    assert dialog.choices == [Keep.OURS] * 3


def test_a_screen_reader_hears_what_the_sides_are(dialog: VersionsDialog) -> None:
    for side, name in ((dialog.ours, "In the book"), (dialog.theirs, "In the file")):
        assert QAccessible.queryAccessibleInterface(side).text(QAccessible.Text.Name) == name
    model = dialog.table.model()
    assert [model.index(row, 4).data() for row in range(3)] == [
        "Take the file's version", "Keep the book's version", "Keep both",
    ]  # fmt: skip


def test_two_of_the_book_are_compared_without_a_list(qtbot: QtBot) -> None:
    dialog = StoredVersionsDialog([versions(1, Keep.BOTH)], DAY)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    assert not dialog.table.isVisible()
    assert not dialog.all.isVisible()
    qtbot.mouseClick(dialog.radios[Keep.THEIRS], LEFT)
    assert dialog.choices == [Keep.THEIRS]


def test_one_session_is_named_without_a_list_and_enter_takes_the_proposal(qtbot: QtBot) -> None:
    dialog = VersionsDialog([versions(1, Keep.BOTH)], DAY)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    assert not dialog.table.isVisible()
    assert "2026-11-01 <b>Riga</b>" in dialog.text.text()
    assert dialog.text.textFormat() == Qt.TextFormat.PlainText
    qtbot.keyClick(dialog, KEY.Key_Return)
    assert (dialog.result(), dialog.choices) == (dialog.DialogCode.Accepted, [Keep.BOTH])


def test_a_report_is_closed_by_enter(qtbot: QtBot) -> None:
    report = SessionsReport("Import", "Sessions: 1 added.", "Not imported:", ["x — why", "y — why"])
    qtbot.addWidget(report)
    report.show()
    report.activateWindow()
    qtbot.waitActive(report)
    assert report.lines.toPlainText() == "x — why\ny — why"
    qtbot.keyClick(report.close_button, KEY.Key_Return)
    assert not report.isVisible()
