from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from chicago_gui.players.cover_dialog import CodeDialog, CoverDialog, Covering
from chicago_gui.widgets.theme import DAY
from tests.widgets.an_evening import LONG_NAMES

NOW = Covering(2.0, False)
OK = QDialogButtonBox.StandardButton.Ok


@pytest.fixture(params=[True, False], ids=["with a code", "without"])
def has_code(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def shown(
    qtbot: QtBot, now: Covering = NOW, *, has_code: bool = False, in_session: bool = True
) -> CoverDialog:
    dialog = CoverDialog(now, has_code=has_code, in_session=in_session)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def may_say_ok(dialog: CoverDialog) -> bool:
    return dialog.box.button(OK).isEnabled()


@pytest.mark.parametrize("now", [NOW, Covering(0.5, True), Covering(60.0, False)])
def test_it_shows_how_it_is_and_changes_nothing_by_itself(
    qtbot: QtBot, has_code: bool, now: Covering
) -> None:
    dialog = shown(qtbot, now, has_code=has_code)
    assert dialog.chosen() == now
    assert may_say_ok(dialog)


def test_a_new_code_is_four_digits_or_none(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    assert not dialog.code.isEnabled()
    dialog.asks.setChecked(True)
    assert not may_say_ok(dialog)
    qtbot.keyClicks(dialog.code, "0x41 ")
    assert dialog.code.text() == "041"
    assert not may_say_ok(dialog)
    qtbot.keyClicks(dialog.code, "79")
    assert dialog.code.text() == "0417"
    assert may_say_ok(dialog)
    assert dialog.chosen().code == "0417"


def test_a_code_that_is_there_stays_changes_or_goes(qtbot: QtBot) -> None:
    dialog = shown(qtbot, has_code=True)
    assert dialog.chosen().code is None
    qtbot.keyClicks(dialog.code, "12")
    assert not may_say_ok(dialog)
    qtbot.keyClicks(dialog.code, "34")
    assert dialog.chosen().code == "1234"
    dialog.asks.setChecked(False)
    assert may_say_ok(dialog)
    assert dialog.chosen().code == ""


def test_without_a_session_there_is_no_code_to_ask_for(qtbot: QtBot) -> None:
    dialog = shown(qtbot, in_session=False)
    assert not dialog.asks.isEnabled()
    assert not dialog.code.isEnabled()
    assert may_say_ok(dialog)
    dialog.minutes.setValue(7)
    assert dialog.chosen() == Covering(7.0, False)


def test_minutes_are_half_a_minute_to_an_hour(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    for wished, taken in ((0, 0.5), (90, 60.0), (2.5, 2.5)):
        dialog.minutes.setValue(wished)
        assert dialog.chosen().minutes == taken


def test_what_was_chosen_prints_without_the_code() -> None:
    assert "0417" not in repr(Covering(2.0, True, "0417"))


def test_the_question_stands_over_the_keys_and_a_wrong_code_is_told(qtbot: QtBot) -> None:
    dialog = CodeDialog(DAY, f"The code, {LONG_NAMES[4]}:")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.said.text() == f"The code, {LONG_NAMES[4]}:"
    assert dialog.said.textFormat() == Qt.TextFormat.PlainText
    codes: list[str] = []
    dialog.typed.connect(codes.append)
    qtbot.keyClicks(dialog.pad, "0417")
    dialog.wrong()
    assert dialog.said.text() == "That is not the code. Once more:"
    qtbot.keyClicks(dialog.pad, "2222")
    assert codes == ["0417", "2222"]
