from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.form import FORM
from chicago_gui.players.attendance_box import AttendanceBox
from chicago_gui.players.heading_dialog import HeadingDialog
from chicago_gui.widgets.theme import DAY
from tests.games.house.evening.make import NAMES, begun, fresh, played
from tests.players.served import Served
from tests.ports import calls

OK = QDialogButtonBox.StandardButton.Ok


class Shown:
    """The dialog for a session."""

    def __init__(self, qtbot: QtBot, session: Session) -> None:
        self.served = Served(session)
        self.port = TablePort(FORM, self.served.view, *calls(self.served))
        self.served.changed.append(lambda view: self.port.publish(view, None, None, None, None))
        self.dialog = HeadingDialog(self.port, DAY)
        qtbot.addWidget(self.dialog)
        self.dialog.show()

    @property
    def box(self) -> AttendanceBox:
        box = self.dialog.attendance
        assert box is not None
        return box

    def accept(self) -> None:
        self.dialog.findChildren(QDialogButtonBox)[0].button(OK).click()

    def join(self, name: str) -> None:
        self.box.joins.setText(name)
        self.box.joins.textEdited.emit(name)


def evening(deals: int = 6) -> Session:
    session = fresh()
    for at in range(deals):
        session = played(session, preparer=NAMES[at % 5])
    return session


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot, begun(evening(), "Boris"))


def test_somebody_leaves_and_it_says_what_that_comes_to(shown: Shown) -> None:
    shown.box.ticks[4].setChecked(False)
    told = shown.box.sentence.text()
    assert told.startswith("Four play from the next deal on and nobody prepares: Anna, Boris")
    assert "15 deals: each opens" in told
    shown.accept()
    sheet = shown.port.view.sheet
    assert sheet.there_next == NAMES[:4]
    assert all(not deal.away for deal in sheet.deals)


def test_one_leaves_as_another_joins_and_past_deals_stay(shown: Shown) -> None:
    shown.box.ticks[4].setChecked(False)
    shown.join(" Zoe ")
    assert "Anna, Boris, Vera, Dima, Zoe" in shown.box.sentence.text()
    shown.accept()
    sheet = shown.port.view.sheet
    assert sheet.players == (*NAMES, "Zoe")
    assert sheet.there_next == (*NAMES[:4], "Zoe")
    assert all(deal.away == ("Zoe",) for deal in sheet.deals)


def test_too_many_are_told_and_nothing_changes(shown: Shown) -> None:
    shown.join("Zoe")
    assert "not 6" in shown.box.sentence.text()
    shown.accept()
    assert shown.dialog.isVisible()
    assert shown.port.view.sheet.players == NAMES
    assert "not 6" in shown.dialog.wrong.text()


def test_a_rename_and_a_leave_at_once(shown: Shown) -> None:
    shown.dialog.names[4].setText("Egor II")
    shown.box.ticks[4].setChecked(False)
    shown.accept()
    sheet = shown.port.view.sheet
    assert sheet.players[4] == "Egor II"
    assert sheet.away == ("Egor II",)


def test_deals_under_a_wrong_name_are_given_to_who_played_them(qtbot: QtBot) -> None:
    shown = Shown(qtbot, evening())
    box = shown.box
    box.first.setValue(4)
    box.last.setValue(6)
    box.names.setCurrentText("Egor")
    box.played_by.setText("Zoe")
    shown.accept()
    sheet = shown.port.view.sheet
    assert [deal.away for deal in sheet.deals] == [("Zoe",)] * 3 + [("Egor",)] * 3
    assert sheet.deals[4].prepared_by == "Zoe"


def test_nothing_is_asked_of_the_past_before_the_first_deal(qtbot: QtBot) -> None:
    shown = Shown(qtbot, fresh())
    assert not shown.box.names.isVisible()
    assert not shown.box.played_by.isVisible()
