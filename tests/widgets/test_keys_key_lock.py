from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.evening import Session, loads
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.house_input import HouseInput
from chicago_gui.resources import load_resources
from chicago_gui.sheet.column import Spot
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.form_view import FormView
from chicago_gui.widgets.keys import KeyLock, locked_line
from chicago_gui.widgets.theme import DAY
from tests.conftest import EveningFile
from tests.widgets.shown import Living

RESULT = Spot(5, columns.RESULT)
K = Qt.Key
MOVES: tuple[Qt.Key, ...] = (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End)
MOVES = (*MOVES, K.Key_PageUp, K.Key_PageDown, K.Key_Tab, K.Key_Backtab)
TYPES = (K.Key_Return, K.Key_Enter, K.Key_Space, K.Key_Backspace, K.Key_Delete)


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def form(qtbot: QtBot, session: Session) -> FormView:
    load_resources()
    living = Living(session)
    form = FormView(FormModel(FORM, living.view), HouseInput(FORM, living), DAY)
    qtbot.addWidget(form)
    form.resize(1100, 500)
    form.show()
    form.setFocus()
    form.go_to(RESULT)
    return form


@pytest.fixture
def keys(form: FormView) -> KeyLock:
    keys = KeyLock(form)
    keys.lock()
    return keys


def press(form: FormView, key: int, text: str = "", *, again: bool = False) -> None:
    """Press any key of any keyboard; `again` when it comes because it is held down."""
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(form, QKeyEvent(QEvent.Type.KeyPress, key, none, text, again))


def test_nothing_is_locked_before_it_is_asked_for(qtbot: QtBot, form: FormView) -> None:
    keys = KeyLock(form)
    assert not keys.locked
    qtbot.keyClicks(form, "9")
    assert form.editor is not None


@pytest.mark.parametrize("key", [*MOVES, *TYPES])
def test_no_key_types_or_moves_and_each_says_why(
    qtbot: QtBot, form: FormView, keys: KeyLock, key: Qt.Key
) -> None:
    told: list[tuple[str, bool]] = []
    form.answered.connect(lambda *what: told.append(what))
    for held_down in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        qtbot.keyClick(form, key, held_down)
    assert form.editor is None
    assert form.spot() == RESULT
    assert form.hasFocus()
    assert told == [(locked_line(), True)] * 2
    assert keys.locked


def test_a_contract_is_locked_out_whole_and_never_half(
    qtbot: QtBot, form: FormView, keys: KeyLock
) -> None:
    told: list[str] = []
    form.answered.connect(lambda why, _: told.append(why))
    qtbot.keyClicks(form, "4sx v")
    assert form.editor is None
    assert told == [locked_line()] * 5


def test_a_key_that_only_changes_others_is_no_reason_to_say_anything(
    qtbot: QtBot, form: FormView, keys: KeyLock
) -> None:
    with qtbot.assertNotEmitted(form.answered):
        qtbot.keyClick(form, Qt.Key.Key_Control)
        qtbot.keyClick(form, Qt.Key.Key_Shift)
    assert keys.locked


def test_esc_lets_go(qtbot: QtBot, form: FormView, keys: KeyLock) -> None:
    with qtbot.waitSignal(keys.changed, timeout=0) as changed:
        qtbot.keyClick(form, Qt.Key.Key_Escape)
    assert changed.args == [False]
    qtbot.keyClicks(form, "9")
    assert form.editor is not None


def test_an_esc_that_is_held_down_lets_nothing_go(form: FormView, keys: KeyLock) -> None:
    # It covered the other face, and comes again and again here.
    press(form, Qt.Key.Key_Escape, again=True)
    assert keys.locked


def test_a_click_lets_go(qtbot: QtBot, form: FormView, keys: KeyLock) -> None:
    place = form.cell_rect(Spot(4, columns.RESULT)).center()
    qtbot.mouseClick(form.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not keys.locked
    assert form.spot() == Spot(4, columns.RESULT)


@pytest.mark.parametrize("sign", "=+-\N{MINUS SIGN}")
def test_the_sign_of_a_result_goes_straight_to_the_deal_in_play(
    form: FormView, keys: KeyLock, sign: str
) -> None:
    form.go_to(Spot(4, columns.RESULT))  # wherever the cursor was left
    press(form, ord(sign), sign)
    assert not keys.locked
    assert form.spot() == RESULT
    assert form.editor is not None
    assert form.editor.text() == sign


def test_where_no_deal_is_in_play_a_sign_is_locked_out_too(qtbot: QtBot, session: Session) -> None:
    living = Living(session)
    form = FormView(FormModel(FORM, living.view), HouseInput(FORM, living), DAY)
    qtbot.addWidget(form)
    assert living.view.deals[5].deal.contract is not None
    form.entries.enter(RESULT, "=")
    keys = KeyLock(form)
    keys.lock()
    told: list[str] = []
    form.answered.connect(lambda why, _: told.append(why))
    qtbot.keyClicks(form, "=")
    assert keys.locked
    assert form.editor is None
    # No sign is offered that would be refused.
    assert told == [
        "The preparer's face is covered. Press Esc or click to type here; F2 goes back."
    ]


def test_it_can_be_let_go(qtbot: QtBot, form: FormView, keys: KeyLock) -> None:
    keys.unlock()
    with qtbot.assertNotEmitted(keys.changed):
        keys.unlock()
    qtbot.keyClicks(form, "9")
    assert form.editor is not None
