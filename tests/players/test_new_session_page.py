from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian.beginning import Beginning
from chicago_gui.games.russian.sheet import PassedOut, Rotation, Rules
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.scoring import HOUSE, TargetTable
from chicago_gui.widgets.theme import DAY
from tests.window import NAMES

OURS = TargetTable.from_rows("Ours", {hcp: (hcp, 2 * hcp) for hcp in range(20, 41)})
LAST = Beginning(
    players=NAMES,
    first="Dima",
    date=date(2020, 1, 1),
    planned_deals=20,
    place="Дача",
    rules=Rules("Ours", PassedOut.SCORE, True, Rotation.ROUNDS),
    targets=OURS,
)


@pytest.fixture
def page(qtbot: QtBot) -> NewSessionPage:
    page = NewSessionPage(DAY)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    page.fill(None)
    return page


@pytest.fixture
def begun(page: NewSessionPage) -> list[Beginning]:
    begun: list[Beginning] = []
    page.begun.connect(begun.append)
    return begun


def type_names(qtbot: QtBot, *names: str) -> None:
    for name in names:
        field = QApplication.focusWidget()
        assert field is not None
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)


def test_five_names_and_enter_begin_an_evening(
    qtbot: QtBot, page: NewSessionPage, begun: list[Beginning]
) -> None:
    type_names(qtbot, *NAMES)
    today = QDate.currentDate()
    (wish,) = begun
    assert wish == Beginning(
        NAMES, "Anna", date(today.year(), today.month(), today.day()), 15, "", Rules(), HOUSE
    )


def test_last_time_s_choices_stand_ready_and_the_date_is_today(
    qtbot: QtBot, page: NewSessionPage, begun: list[Beginning]
) -> None:
    page.fill(LAST)
    qtbot.keyClick(page.names[0], Qt.Key.Key_Return)
    (wish,) = begun
    today = QDate.currentDate()
    assert wish.date == date(today.year(), today.month(), today.day())
    assert (wish.players, wish.first, wish.planned_deals) == (NAMES, "Dima", 20)
    assert (wish.place, wish.rules, wish.targets) == ("Дача", LAST.rules, OURS)


def test_whoever_types_another_name_goes_on_to_the_next(
    qtbot: QtBot, page: NewSessionPage, begun: list[Beginning]
) -> None:
    page.fill(LAST)
    type_names(qtbot, "Zoe")
    assert begun == []
    assert page.names[1].hasFocus()
    assert page.names[1].selectedText() == NAMES[1]
    qtbot.keyClick(page.names[1], Qt.Key.Key_Return)
    assert begun[0].players == ("Zoe", *NAMES[1:])


def test_a_plan_that_is_none_of_the_usual_ones_falls_back(
    qtbot: QtBot, page: NewSessionPage, begun: list[Beginning]
) -> None:
    page.fill(replace(LAST, planned_deals=12))
    page.begin()
    assert begun[0].planned_deals == 15


def test_the_first_name_is_marked_so_that_typing_writes_over_it(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    page.fill(LAST)
    assert page.names[0].hasFocus()
    assert page.names[0].selectedText() == "Anna"


@pytest.mark.parametrize(
    ("names", "at", "sentence"),
    [
        (("Anna", "", "Vera", "Dima", "Egor"), 1, "Players: a name is empty"),
        (("Anna", "Boris", "Vera", "Dima", " \t "), 4, "Players: a name is empty"),
        (("Anna", "Boris", "anna", "Dima", "Egor"), 2, "Players: anna is there twice"),
        (("Anna", "Boris", "A n n A", "Dima", "Egor"), 2, "Players: A n n A is there twice"),
        (("Anna", "Boris", "\u200b", "Dima", "Egor"), 2, "Players: a name is empty"),
        (
            ("Anna", "Boris", "Bo\u200bris", "Dima", "Egor"),
            2,
            "Players: Bo\u200bris is there twice",
        ),
        (
            ("Anna", "Bo\u202eris", "Vera", "Dima", "Egor"),
            1,
            "Players: name 2 has the sign U+202E in it, which no line of text can have",
        ),
        (("Аня", "Boris", "аНЯ ", "Dima", "Egor"), 2, "Players: аНЯ is there twice"),
    ],
)
def test_a_wrong_name_is_told_in_place_and_nothing_begins(
    page: NewSessionPage,
    begun: list[Beginning],
    names: tuple[str, ...],
    at: int,
    sentence: str,
) -> None:
    for field, name in zip(page.names, names, strict=True):
        field.setText(name)
    page.begin()
    assert page.wrong.text() == sentence
    assert page.names[at].hasFocus()
    assert begun == []


def test_what_was_wrong_is_taken_back_as_soon_as_one_types(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    page.begin()
    assert page.wrong.text()
    qtbot.keyClicks(page.names[0], "A")
    assert page.wrong.text() == ""


def test_spaces_around_and_within_names_are_tidied(
    page: NewSessionPage, begun: list[Beginning]
) -> None:
    for field, name in zip(page.names, (" Anna ", "Jane   Elizabeth", *NAMES[2:]), strict=True):
        field.setText(name)
    page.firsts[1].setChecked(True)
    page.begin()
    assert begun[0].players[:2] == ("Anna", "Jane Elizabeth")
    assert begun[0].first == "Jane Elizabeth"


def test_everything_can_be_chosen_otherwise(
    qtbot: QtBot, page: NewSessionPage, begun: list[Beginning]
) -> None:
    for field, name in zip(page.names, NAMES, strict=True):
        field.setText(name)
    qtbot.mouseClick(page.firsts[4], Qt.MouseButton.LeftButton, pos=page.firsts[4].rect().center())
    page.plans[25].click()
    page.date.setDate(QDate(2026, 11, 20))
    page.place.setText("the club")
    page.rules.honours.setChecked(True)
    page.start.click()
    (wish,) = begun
    assert (wish.first, wish.planned_deals, wish.place) == ("Egor", 25, "the club")
    assert wish.date == date(2026, 11, 20)
    assert wish.rules.honours


def test_the_keyboard_goes_through_the_page_in_its_order(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    page.fill(LAST)
    stops = []
    for _ in range(17):
        focus = QApplication.focusWidget()
        stops.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    wanted = [*page.names, page.firsts[3], page.plans[20], page.date]
    assert [stop for stop in stops if stop in wanted] == [*wanted[:-1], *[page.date] * 3]
    assert page.start in stops


def test_back_leaves_and_begins_nothing(
    qtbot: QtBot, page: NewSessionPage, begun: list[Beginning]
) -> None:
    (back,) = [key for key in page.findChildren(QPushButton) if key.text() == "Back"]
    with qtbot.waitSignal(page.left, timeout=0):
        back.click()
    assert begun == []
