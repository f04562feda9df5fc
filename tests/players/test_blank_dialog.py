from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.sheet.setup import Blank, Tables
from chicago_gui.widgets.theme import DAY

FIVE = ("Anna", "Борис", "Vera", "Dima", "Egor")


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[BlankDialog]:
    offered = [(kind, games.title(kind)) for kind in games.kinds()]
    asked = BlankDialog(offered, "russian", games.form, FIVE, DAY)
    qtbot.addWidget(asked)
    asked.show()
    yield asked
    asked.close()


def go_on(dialog: BlankDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_the_usual_form_has_the_names_of_the_session(dialog: BlankDialog) -> None:
    assert dialog.wish == Blank(15, FIVE, 1, Tables.PAGE)
    assert dialog.names.cursorPosition() == 0  # shows the beginning of long names
    assert go_on(dialog)


def test_sizes_names_pages_and_tables_are_chosen(dialog: BlankDialog) -> None:
    dialog.each.setCurrentText("8 deals")
    dialog.pages.setValue(3)
    dialog.tables.setCurrentIndex(1)
    dialog.names.clear()
    assert dialog.wish == Blank(8, (), 3, Tables.CARD)


def test_names_that_the_form_has_no_room_for_are_not_taken(dialog: BlankDialog) -> None:
    dialog.names.clear()
    QTest.keyClicks(dialog.names, "Anna, Boris,")
    assert not go_on(dialog)
    assert dialog.names.toolTip() == "4 to 5 names"
    QTest.keyClicks(dialog.names, "  Vera ,D,E")
    assert dialog.wish.names == ("Anna", "Boris", "Vera", "D", "E")
    assert go_on(dialog)


def test_nothing_at_all_cannot_be_printed(dialog: BlankDialog) -> None:
    dialog.pages.setValue(0)
    assert go_on(dialog)  # only the tables
    dialog.tables.setCurrentIndex(2)
    assert not go_on(dialog)


def test_another_game_offers_what_it_has(dialog: BlankDialog) -> None:
    dialog.names.clear()
    dialog.game.setCurrentText("Rubber bridge")
    assert [dialog.each.itemText(at) for at in range(dialog.each.count())] == [
        "6 rubbers",
        "4 rubbers",
        "2 rubbers",
    ]
    assert not dialog.tables.isEnabled()
    assert dialog.wish == Blank(6, (), 1, Tables.NONE)
    dialog.game.setCurrentText("Pairs")
    assert not dialog.names.isEnabled()
