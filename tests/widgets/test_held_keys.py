from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.evening import Session, loads
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.house_input import HouseInput
from chicago_gui.sheet.column import Spot
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.form_view import FormView
from chicago_gui.widgets.held_keys import HeldKeys, release
from chicago_gui.widgets.theme import DAY, load_resources
from tests.conftest import EveningFile
from tests.widgets.test_form_view import Living

WHY = "not here"
RESULT = Spot(5, columns.RESULT)


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
    HeldKeys(form, WHY)
    return form


def test_nothing_that_is_typed_gets_through_and_each_key_says_why(
    qtbot: QtBot, form: FormView
) -> None:
    told: list[tuple[str, bool]] = []
    form.told.connect(lambda *what: told.append(what))
    qtbot.keyClicks(form, "9=")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Delete):
        qtbot.keyClick(form, key)
    assert form.editor is None
    assert told == [(WHY, True)] * 4


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Up])
def test_a_key_that_types_nothing_lets_go(qtbot: QtBot, form: FormView, key: Qt.Key) -> None:
    qtbot.keyClick(form, key)
    form.go_to(RESULT)
    qtbot.keyClicks(form, "9")
    assert form.editor is not None


def test_a_click_lets_go(qtbot: QtBot, form: FormView) -> None:
    place = form.cell_rect(Spot(4, columns.RESULT)).center()
    qtbot.mouseClick(form.viewport(), Qt.MouseButton.LeftButton, pos=place)
    form.go_to(RESULT)
    qtbot.keyClicks(form, "9")
    assert form.editor is not None


def test_it_can_be_let_go(qtbot: QtBot, form: FormView) -> None:
    release(form)
    qtbot.keyClicks(form, "9")
    assert form.editor is not None
