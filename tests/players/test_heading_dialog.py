from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.four_deal.game import GAME as FOUR_DEAL
from chicago_gui.games.four_deal.session import Session as FourDeal
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.rules import PassedOut, Rotation
from chicago_gui.games.house.setup import balance_words
from chicago_gui.games.pairs.changes import SetOut, WriteCard
from chicago_gui.games.pairs.game import GAME as PAIRS
from chicago_gui.games.pairs.movements import propose
from chicago_gui.languages import speak
from chicago_gui.players.heading_dialog import AttendanceBox, HeadingDialog, PlanDialog
from chicago_gui.record import replace
from chicago_gui.scoring import OFFICIAL, Contract, TargetTable
from chicago_gui.sheet.boards.deal import PassOut
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.sittings.changes import EnterContract
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.widgets.theme import DAY, Theme
from tests.conftest import EveningFile
from tests.games.house.evening.make import NAMES, begun, fresh, played
from tests.games.pairs.make import evening
from tests.games.teams.make import match
from tests.players.at_table import table_port
from tests.served import Served
from tests.sheets import known
from tests.window import settle

OK, CANCEL = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel

OURS = TargetTable("Ours", tuple((hcp, 2 * hcp) for hcp in range(20, 41)))

ORIGIN = QPoint()

FIVE = ("Ann", "Bob", "Cid", "Dee", "Eve")


class Shown:
    """The dialog for a session of any game."""

    def __init__(self, qtbot: QtBot, session: Any, theme: Theme = DAY) -> None:
        self.served = Served(session)
        self.port = table_port(self.served)
        self.dialog = HeadingDialog(self.port, theme)
        qtbot.addWidget(self.dialog)
        self.dialog.show()

    @property
    def steps(self) -> int:
        """The number of changes, each of which is one undo."""
        return len(self.served.before)

    def press(self, button: QDialogButtonBox.StandardButton) -> None:
        press(self.dialog, button)

    @property
    def box(self) -> AttendanceBox:
        box = self.dialog.attendance
        assert box is not None
        return box

    def join(self, name: str) -> None:
        self.box.joins.setText(name)
        self.box.joins.textEdited.emit(name)


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def shown(qtbot: QtBot, session: Session) -> Shown:
    return Shown(qtbot, session)


def test_ok_without_a_change_is_no_change(shown: Shown, session: Session) -> None:
    shown.press(OK)
    assert shown.steps == 0
    assert shown.served.session is session
    assert not shown.dialog.isVisible()


@pytest.mark.parametrize("pairs", [False, True])
def test_a_stray_key_renames_nobody(qtbot: QtBot, session: Session, pairs: bool) -> None:
    shown = Shown(qtbot, evening(4) if pairs else session)
    dialog = shown.dialog
    dialog.activateWindow()
    before = [line.text() for line in dialog.names]
    for key in (Qt.Key.Key_X, Qt.Key.Key_Delete, Qt.Key.Key_1):
        here = dialog.focusWidget()
        assert here is not None
        qtbot.keyClick(here, key)
        assert [line.text() for line in dialog.names] == before


def test_the_names_have_a_heading(shown: Shown) -> None:
    dialog = shown.dialog
    heading = "Names (fix spelling only; past deals follow)"
    (label,) = (each for each in dialog.findChildren(QLabel) if each.text() == heading)
    assert label.geometry().bottom() <= dialog.names[0].mapTo(dialog, ORIGIN).y()


def test_a_name_is_changed_everywhere(shown: Shown) -> None:
    shown.dialog.names[0].setText("  Анна   Петровна ")
    shown.press(OK)
    assert shown.steps == 1
    assert shown.port.view.sheet.players[0] == "Анна Петровна"
    assert shown.port.view.deals[0].deal.decks[3] == "Анна Петровна"


def test_two_names_can_be_exchanged_in_one_step(shown: Shown) -> None:
    one, two, *others = shown.port.view.sheet.players
    shown.dialog.names[0].setText(two)
    shown.dialog.names[1].setText(one)
    shown.press(OK)
    assert shown.steps == 1
    assert shown.port.view.sheet.players == (two, one, *others)


def test_date_place_and_rules_are_changed_in_one_go(shown: Shown) -> None:
    dialog = shown.dialog
    dialog.date.setDate(QDate(2026, 12, 31))
    dialog.place.setText(" Дача ")
    dialog.rules.choices["targets"].setCurrentIndex(1)
    dialog.rules.choices["passed_out"].setCurrentIndex(1)
    dialog.rules.ticks["honours"].setChecked(True)
    shown.press(OK)
    sheet = shown.port.view.sheet
    assert (sheet.date, sheet.place) == (date(2026, 12, 31), "Дача")
    assert (sheet.rules.targets, sheet.rules.passed_out) == (OFFICIAL, PassedOut.SCORE)
    assert sheet.rules.honours
    assert sheet.rules.rotation is Rotation.WRITTEN
    assert shown.steps == 2


def test_a_stake_is_agreed_and_dropped_again(shown: Shown) -> None:
    amount, currency, _ = shown.dialog.rules.typed["stake"].fields
    assert isinstance(amount, QLineEdit)
    assert isinstance(currency, QLineEdit)
    amount.setText("0.5")
    shown.press(OK)
    assert shown.dialog.isVisible()
    assert shown.dialog.wrong.text() == "Type the currency: EUR."
    currency.setText("EUR")
    shown.press(OK)
    assert shown.port.view.sheet.rules.stake == Stake(50, Per.POINT, "EUR")
    assert shown.steps == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Type all names."),
        ("борис", "Type another name: Борис is already entered."),
    ],
)
def test_a_name_that_cannot_be_is_told_and_the_dialog_stays(
    shown: Shown, session: Session, name: str, sentence: str
) -> None:
    shown.dialog.names[0].setText(name)
    shown.dialog.names[2].setText("Vera II")
    shown.press(OK)
    assert shown.dialog.isVisible()
    assert shown.dialog.wrong.text() == sentence
    assert shown.served.session is session
    shown.dialog.names[0].setText("Анна")
    shown.press(OK)
    assert not shown.dialog.isVisible()


def test_cancelled_nothing_changes(shown: Shown, session: Session) -> None:
    shown.dialog.names[0].setText("Анна")
    shown.dialog.place.setText("Дача")
    shown.press(CANCEL)
    assert shown.served.session is session


def test_a_table_of_the_group_s_own_stays(qtbot: QtBot, session: Session) -> None:
    rules = replace(session.sheet.rules, targets=OURS)
    ours = replace(session, sheet=replace(session.sheet, rules=rules))
    shown = Shown(qtbot, ours)
    shown.dialog.rules.ticks["honours"].setChecked(True)
    shown.press(OK)
    assert shown.served.session.sheet.rules.targets == OURS
    assert shown.port.view.sheet.rules.honours


def test_names_as_a_file_may_have_them_are_left_alone(qtbot: QtBot, session: Session) -> None:
    long, spaced = "Wolfeschlegelsteinhausenbergerdorff " * 3 + "Senior", "Jane  Elizabeth"
    players = (long, spaced, *session.sheet.players[2:])
    shown = Shown(
        qtbot, replace(session, sheet=replace(session.sheet, players=players, deals=()), counts=())
    )
    shown.press(OK)
    assert shown.steps == 0


def is_seen(field: QWidget) -> bool:
    """Return whether `field` is fully visible."""
    return field.visibleRegion().boundingRect() == field.rect()


def test_teams_are_called_otherwise(qtbot: QtBot) -> None:
    shown = Shown(qtbot, match())
    before = shown.served.session.teams
    assert [group.text() for group in shown.dialog.groups] == [team.name for team in before]
    qtbot.keyClick(shown.dialog.groups[1], Qt.Key.Key_End)
    qtbot.keyClicks(shown.dialog.groups[1], " of the house")
    shown.press(OK)
    after = shown.served.session.teams
    assert after == (before[0], replace(before[1], name=f"{before[1].name} of the house"))
    assert shown.steps == 1


def test_a_pair_that_comes_late_plays_from_then_on(qtbot: QtBot) -> None:
    shown = Shown(qtbot, PAIRS.apply(evening(4), SetOut(None)))
    names = shown.dialog.names
    assert [name.isVisibleTo(shown.dialog) for name in names].count(True) == 10
    names[8].setFocus()
    qtbot.keyClicks(names[8], "Late")
    qtbot.keyClick(names[8], Qt.Key.Key_Return)
    qtbot.keyClicks(names[9], "Later")
    shown.press(OK)
    session = shown.served.session
    assert session.pairs[4] == ("Late", "Later")
    assert PAIRS.reveal(session).movement == propose(5)
    # It is one step, so undo takes back everything.
    assert shown.steps == 1


def test_a_pair_that_cannot_be_fitted_in_changes_nothing(qtbot: QtBot) -> None:
    session = PAIRS.apply(evening(4), SetOut(None))
    for board in range(1, 25):
        session = PAIRS.apply(session, WriteCard(board, 0, PassOut()))
    shown = Shown(qtbot, session)
    shown.dialog.names[8].setText("Late")
    shown.dialog.names[9].setText("Later")
    shown.press(OK)
    assert shown.dialog.isVisible()
    assert shown.dialog.wrong.text()
    assert shown.served.session == session


def test_the_boards_a_round_are_changed_where_nothing_else_asks(qtbot: QtBot) -> None:
    shown = Shown(qtbot, PAIRS.apply(evening(6), SetOut(None)))
    plans = shown.dialog.plans
    assert plans is not None
    assert plans.planned() == 0
    assert plans.plans[0].isChecked()
    plans.plans[2].click()
    shown.press(OK)
    assert len(shown.served.session.boards) == 10
    again = Shown(qtbot, shown.served.session)
    assert again.dialog.plans is not None
    again.dialog.plans.number.selectAll()
    qtbot.keyClicks(again.dialog.plans.number, "9")
    again.press(OK)
    assert len(again.served.session.boards) == 45
    last = Shown(qtbot, again.served.session)
    assert last.dialog.plans is not None
    assert last.dialog.plans.planned() == 9, "no usual number stands as well as a usual one"
    assert Shown(qtbot, match()).dialog.plans is None


def test_twenty_pairs_are_scrolled_to_by_one_bar(qtbot: QtBot) -> None:
    shown = Shown(qtbot, evening(20))
    (area,) = shown.dialog.findChildren(QScrollArea)
    (down, across) = area.verticalScrollBar(), area.horizontalScrollBar()
    assert (down.maximum() > 0, across.maximum()) == (True, 0)
    assert shown.dialog.height() < shown.dialog.screen().size().height()
    fields = [*shown.dialog.names, shown.dialog.date, *shown.dialog.rules.choices.values()]
    for field in fields:
        area.ensureWidgetVisible(field)
        assert is_seen(field)


def test_a_team_stands_beneath_its_name_where_long_names_are_read(qtbot: QtBot) -> None:
    dialog = Shown(qtbot, match()).dialog
    for group, team in enumerate(dialog.groups):
        places = [line.geometry() for line in (team, *dialog.names[4 * group : 4 * group + 4])]
        assert {(place.left(), place.width()) for place in places} == {
            (places[0].left(), places[0].width())
        }
        assert [place.top() for place in places] == sorted({place.top() for place in places})
        assert places[0].width() > 24 * dialog.fontMetrics().averageCharWidth()


def test_a_player_comes_late_another_leaves_and_a_third_is_written_otherwise(qtbot: QtBot) -> None:
    shown = Shown(qtbot, five_played())
    assert [name.text() for name in shown.dialog.names] == [*FIVE, "", ""]
    shown.dialog.names[1].clear()
    shown.dialog.names[2].setText("Cyd")
    shown.dialog.names[5].setFocus()
    qtbot.keyClicks(shown.dialog.names[5], "Fay")
    # A line for another player has appeared, and it is visible.
    assert shown.dialog.names[6].isVisible()
    qtbot.waitUntil(lambda: is_seen(shown.dialog.names[6]))
    assert shown.dialog.findChild(QScrollArea) is None
    shown.press(OK)
    session = shown.served.session
    assert session.there == ("Ann", "Cyd", "Dee", "Eve", "Fay")
    assert session.away == ("Bob",)
    assert session.sittings[0].away == ("Fay",)
    assert session.sittings[0].sides == (("Ann", "Cyd"), ("Bob", "Dee"))
    # A player who has left is not listed any more, but can rejoin by name.
    again = HeadingDialog(shown.port, DAY)
    qtbot.addWidget(again)
    assert [name.text() for name in again.names[:5]] == [*session.there]
    again.names[5].setText("bob")
    press(again, OK)
    assert shown.served.session.away == ()
    assert shown.served.session.players == ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fay")


def test_an_evening_of_another_century_keeps_its_date(qtbot: QtBot) -> None:
    old = FOUR_DEAL.begin(NewSession(FIVE, "Ann", date(1700, 5, 5)))
    shown = Shown(qtbot, old)
    shown.press(OK)
    assert shown.served.session.date == date(1700, 5, 5)


def test_four_must_be_left(qtbot: QtBot) -> None:
    shown = Shown(qtbot, five_played())
    for line in shown.dialog.names[:2]:
        line.clear()
    shown.press(OK)
    assert shown.dialog.wrong.text() == "Type all names."
    assert shown.steps == 0


def five_played() -> FourDeal:
    first = NewSession(FIVE, "Ann", date(2026, 10, 2))
    session = FOUR_DEAL.begin(first)
    for deal in range(4):
        session = FOUR_DEAL.apply(session, EnterContract(0, deal, Contract.parse("1C"), "Ann", 7))
    return session


@pytest.fixture
def port(qapp: object, evenings: dict[str, EveningFile]) -> TablePort:
    return table_port(Served(loads(evenings["evening-2-going-on"].text)))


@pytest.fixture
def dialog(qtbot: QtBot, port: TablePort) -> PlanDialog:
    dialog = PlanDialog(port, FORM.plan(port.view), DAY)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(dialog: QDialog, button: QDialogButtonBox.StandardButton) -> None:
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
    port = table_port(Served(session))
    dialog = PlanDialog(port, FORM.plan(port.view), DAY)
    qtbot.addWidget(dialog)
    assert dialog.planned.minimum() == 1


def house(deals: int = 6) -> Session:
    session = fresh()
    for at in range(deals):
        session = played(session, preparer=NAMES[at % 5])
    return session


@pytest.fixture
def six_played(qtbot: QtBot) -> Shown:
    return Shown(qtbot, begun(house(), "Boris"))


def test_somebody_leaves_and_it_says_what_that_comes_to(six_played: Shown) -> None:
    assert six_played.box.sentence.text().startswith("To replace a player, untick one")
    six_played.box.ticks[4].setChecked(False)
    told = six_played.box.sentence.text()
    assert told.startswith("Four play from the next deal on and nobody prepares: Anna, Boris")
    assert "15 deals: each opens" in told
    six_played.press(OK)
    sheet = six_played.port.view.sheet
    assert sheet.there_next == NAMES[:4]
    assert all(not deal.away for deal in sheet.deals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_screen_of_768_pixels(qtbot: QtBot, language: str) -> None:
    speak(language)
    dialog = Shown(qtbot, begun(house(), "Boris")).dialog
    settle()
    assert dialog.findChild(QScrollArea) is None
    assert dialog.height() < 768 - 40  # title bar and edges


def test_an_explanation_that_appears_makes_room_for_itself(qtbot: QtBot) -> None:
    shown = Shown(qtbot, begun(house(), "Boris"), DAY.at(2))
    box = shown.box
    assert shown.dialog.findChild(QScrollArea) is not None
    box.ticks[0].click()
    qtbot.waitUntil(lambda: box.height() == box.heightForWidth(box.width()))
    assert box.played_by.y() > box.names.geometry().bottom()


def test_what_nearly_fits_has_a_bar_that_stays(qtbot: QtBot) -> None:
    """With the bar the captions wrap. While it came and went, Qt overflowed the stack."""
    speak("ru")
    port = table_port(Served(known.session("rubber-1")))
    for more in range(180, 200):
        dialog = HeadingDialog(port, DAY)
        qtbot.addWidget(dialog)
        layout = dialog.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertSpacing(0, more)
        dialog.show()
        settle()
        area = dialog.findChild(QScrollArea)
        assert area is None or area.verticalScrollBar().isVisible()


def test_one_leaves_as_another_joins_and_past_deals_stay(six_played: Shown) -> None:
    six_played.box.ticks[4].setChecked(False)
    six_played.join(" Zoe ")
    assert "Anna, Boris, Vera, Dima, Zoe" in six_played.box.sentence.text()
    six_played.press(OK)
    sheet = six_played.port.view.sheet
    assert sheet.players == (*NAMES, "Zoe")
    assert sheet.there_next == (*NAMES[:4], "Zoe")
    assert all(deal.away == ("Zoe",) for deal in sheet.deals)


def test_too_many_are_told_and_nothing_changes(six_played: Shown) -> None:
    six_played.join("Zoe")
    assert "not 6" in six_played.box.sentence.text()
    six_played.press(OK)
    assert six_played.dialog.isVisible()
    assert six_played.port.view.sheet.players == NAMES
    assert "not 6" in six_played.dialog.wrong.text()


def test_a_rename_and_a_leave_at_once(six_played: Shown) -> None:
    six_played.dialog.names[4].setText("Egor II")
    six_played.box.ticks[4].setChecked(False)
    six_played.press(OK)
    sheet = six_played.port.view.sheet
    assert sheet.players[4] == "Egor II"
    assert sheet.away == ("Egor II",)


def test_deals_under_a_wrong_name_are_given_to_who_played_them(qtbot: QtBot) -> None:
    shown = Shown(qtbot, house())
    box = shown.box
    box.first.setValue(4)
    box.last.setValue(6)
    box.names.setCurrentText("Egor")
    box.played_by.setText("Zoe")
    shown.press(OK)
    sheet = shown.port.view.sheet
    assert [deal.away for deal in sheet.deals] == [("Zoe",)] * 3 + [("Egor",)] * 3
    assert sheet.deals[4].prepared_by == "Zoe"


def test_nothing_is_asked_of_the_past_before_the_first_deal(qtbot: QtBot) -> None:
    shown = Shown(qtbot, fresh())
    assert not shown.box.names.isVisible()
    assert not shown.box.played_by.isVisible()
