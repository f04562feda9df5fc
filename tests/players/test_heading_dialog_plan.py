from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.words import balance_words
from chicago_gui.players.heading_dialog import PlanDialog
from chicago_gui.widgets.theme import DAY
from tests.conftest import EveningFile
from tests.players.served import Served
from tests.ports import calls

OK, CANCEL = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel


@pytest.fixture
def port(qapp: object, evenings: dict[str, EveningFile]) -> TablePort:
    served = Served(loads(evenings["evening-2-going-on"].text))
    port = TablePort(FORM, served.view, *calls(served))
    served.changed.append(lambda view: port.publish(view, None, None, None, None))
    return port


@pytest.fixture
def dialog(qtbot: QtBot, port: TablePort) -> PlanDialog:
    dialog = PlanDialog(port, FORM.plan(port.view), DAY)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(dialog: PlanDialog, button: QDialogButtonBox.StandardButton) -> None:
    dialog.findChildren(QDialogButtonBox)[0].button(button).click()


def test_it_shows_the_plan_and_what_it_does(dialog: PlanDialog, port: TablePort) -> None:
    assert dialog.planned.value() == 15
    assert dialog.sentence.text() == balance_words(port.view)
    assert dialog.sentence.text().startswith("15 deals: each sits out and opens at most 3 times.")


def test_a_number_that_is_typed_takes_the_old_one_s_place(
    qtbot: QtBot, dialog: PlanDialog, port: TablePort
) -> None:
    qtbot.keyClicks(dialog.planned, "12")
    assert dialog.planned.value() == 12
    press(dialog, OK)
    assert port.view.sheet.planned_deals == 12


@pytest.mark.parametrize("planned", [10, 15, 20, 25])
def test_the_usual_plans_are_a_click_away_and_say_what_they_do_before_it_is_done(
    dialog: PlanDialog, port: TablePort, planned: int
) -> None:
    dialog.buttons[planned].click()
    assert dialog.sentence.text().startswith(f"{planned} deals: ")
    assert port.view.sheet.planned_deals == 15
    press(dialog, OK)
    assert port.view.sheet.planned_deals == planned


def test_stopping_after_the_deal_in_hand_is_a_click_too(
    dialog: PlanDialog, port: TablePort
) -> None:
    assert dialog.buttons[7].text() == "Stop after deal 7"
    dialog.buttons[7].click()
    press(dialog, OK)
    assert port.view.sheet.planned_deals == 7


def test_more_than_sixty_cannot_be_asked_for(dialog: PlanDialog) -> None:
    dialog.planned.setValue(99)
    assert dialog.planned.value() == 60


def test_any_number_between_can_be_typed(qtbot: QtBot, dialog: PlanDialog, port: TablePort) -> None:
    dialog.planned.selectAll()
    qtbot.keyClicks(dialog.planned, "12")
    press(dialog, OK)
    assert port.view.sheet.planned_deals == 12


def test_cancelled_nothing_changes(dialog: PlanDialog, port: TablePort) -> None:
    dialog.buttons[20].click()
    press(dialog, CANCEL)
    assert port.view.sheet.planned_deals == 15


def test_a_plan_that_is_refused_is_told_and_the_dialog_stays(
    qtbot: QtBot, dialog: PlanDialog, port: TablePort
) -> None:
    qtbot.keyClicks(dialog.planned, "3")
    assert dialog.sentence.text() == "Plan at least 7 deals: so many are dealt."
    qtbot.keyClick(dialog.planned, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.sentence.text() == "Plan at least 7 deals: so many are dealt."
    assert port.view.sheet.planned_deals == 15


def test_at_the_very_beginning_it_can_be_one_deal(
    qtbot: QtBot, evenings: dict[str, EveningFile]
) -> None:
    session = loads(evenings["evening-2-going-on"].text)
    for at in range(6, -1, -1):
        session = apply(session, c.DeleteDeal(at))
    served = Served(session)
    port = TablePort(FORM, served.view, *calls(served))
    dialog = PlanDialog(port, FORM.plan(port.view), DAY)
    qtbot.addWidget(dialog)
    assert dialog.planned.minimum() == 1
