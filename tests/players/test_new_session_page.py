from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.rules import RULES
from chicago_gui.games.house.sheet import MOST_DEALS
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, TargetTable
from chicago_gui.sheet.boards.deal import MOST_BOARDS
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import GameChoice, NewSession, Setup
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import DAY
from tests.window import NAMES, turn_wheel

OURS = TargetTable("Ours", tuple((hcp, 2 * hcp) for hcp in range(20, 41)))
LAST = NewSession(
    players=NAMES,
    first="Dima",
    date=date(2020, 1, 1),
    planned=20,
    place="Дача",
    rules={
        "targets": OURS,
        "passed_out": "score",
        "rotation": "rounds",
        "honours": True,
        "stake": ("0.50", "EUR", "point"),
    },
)
USUAL = {
    "targets": HOUSE,
    "passed_out": "redeal",
    "rotation": "written",
    "honours": False,
    "stake": ("", "", "point"),
}
FOUR = NAMES[:4]
ANOTHER = Setup(
    players="Four to seven players, and who deals first",
    least=4,
    most=7,
    first="deals first",
    rules=(Rule("bonus", "Bonus", (300, 100), 300, str),),
)


def nothing() -> None:
    return None


HOUSE_GAME = GameChoice("russian", "Chicago with Russian scoring", FORM.setup, nothing)
OTHER_GAME = GameChoice("another", "Another game", lambda: ANOTHER, nothing)


@pytest.fixture
def page(qtbot: QtBot) -> NewSessionPage:
    return shown(qtbot, HOUSE_GAME)


def shown(qtbot: QtBot, *game_choices: GameChoice, kind: str = "") -> NewSessionPage:
    page = NewSessionPage(DAY, game_choices, kind or game_choices[0].kind)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.names[0].setFocus()
    return page


@pytest.fixture
def begun(page: NewSessionPage) -> list[NewSession]:
    return begun_on(page)


def begun_on(page: NewSessionPage) -> list[NewSession]:
    begun: list[NewSession] = []
    page.begun.connect(lambda kind, wish: begun.append(wish))
    return begun


def type_names(qtbot: QtBot, *names: str) -> None:
    for name in names:
        field = QApplication.focusWidget()
        assert field is not None
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)


def start(qtbot: QtBot, page: NewSessionPage) -> None:
    """Press Enter after the last name: at the choice of the first player, if any, and at Start."""
    if not page.start.hasFocus():
        assert any(first.hasFocus() for first in page.firsts)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.start.hasFocus()
    qtbot.keyClick(page.start, Qt.Key.Key_Return)


def test_five_names_and_enter_lead_to_who_prepares_first_and_begin_an_evening(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    type_names(qtbot, *NAMES)
    assert begun == [], "Enter in the last name does not start"
    assert page.firsts[0].hasFocus()
    assert [first.text() for first in page.firsts if first.isVisible()] == list(NAMES)
    below = page.names[4].mapTo(page, page.names[4].rect().bottomLeft()).y()
    assert page.firsts[0].mapTo(page, page.firsts[0].rect().topLeft()).y() > below
    qtbot.keyClick(page.firsts[0], Qt.Key.Key_Right)
    assert page.firsts[1].isChecked()
    qtbot.keyClick(page.firsts[1], Qt.Key.Key_Left)
    start(qtbot, page)
    today = QDate.currentDate()
    (wish,) = begun
    assert wish == NewSession(
        NAMES, "Anna", date(today.year(), today.month(), today.day()), "", 15, USUAL
    )


def test_an_arrow_down_goes_from_name_to_name_and_one_up_back(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    for name in NAMES:
        field = QApplication.focusWidget()
        assert field is not None
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.names[4]  # the focus stays there
    qtbot.keyClick(page.names[4], Qt.Key.Key_Up)
    assert page.names[3].hasSelectedText()
    type_names(qtbot, "Zoe", "Egor")
    start(qtbot, page)
    assert begun[0].players == (*NAMES[:3], "Zoe", "Egor")


def test_four_names_are_enough_and_their_plans_are_offered(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    assert page.plan is not None
    type_names(qtbot, *NAMES[:4])
    assert page.plan.planned() == 12
    assert [at for at, button in page.plans.items() if not button.isHidden()] == [
        *(12, 15, 16, 18, 20, 24)
    ]
    type_names(qtbot, "")
    start(qtbot, page)
    assert (begun[0].players, begun[0].planned) == (NAMES[:4], 12)


def test_with_four_nothing_is_asked_that_only_five_need(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    type_names(qtbot, *FOUR)
    assert not page.firsts[0].isEnabled()
    assert not page.rules.choices["rotation"].isEnabled()
    explained = page.rules.explained["rotation"]
    assert explained.text().startswith("Four players: 12 and 24 deals end even.")
    page.resize(1280, 660)
    places = [each.y() for each in page.rules.stops]
    type_names(qtbot, "")
    assert page.start.hasFocus()
    page.names[4].setFocus()
    qtbot.keyClicks(page.names[4], "Egor")
    assert page.firsts[0].isEnabled()
    assert page.rules.choices["rotation"].isEnabled()
    assert explained.text().startswith("Dummy sits out next.")
    assert [each.y() for each in page.rules.stops] == places


def test_four_can_begin_where_the_fifth_prepared_first_last_time(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    page.fill(replace(LAST, first=NAMES[4]))
    page.names[4].setFocus()
    page.names[4].clear()
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert [wish.players for wish in begun] == [FOUR]


def test_a_plan_that_was_chosen_stays_when_a_fifth_is_named(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    assert page.plan is not None
    type_names(qtbot, *NAMES[:4])
    page.plans[20].click()
    page.names[4].setText(NAMES[4])
    assert page.plan.planned() == 20


@pytest.mark.parametrize("there", [4, 5])
def test_who_comes_later_is_named_after_those_who_are_there(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession], there: int
) -> None:
    assert not page.names[5].isVisible()
    type_names(qtbot, *NAMES[:there])
    later = next(key for key in page.findChildren(QPushButton) if "later" in key.text())
    qtbot.mouseClick(later, Qt.MouseButton.LeftButton)
    assert page.names[5].hasFocus()
    assert page.names[5].placeholderText() == "Player 6 (comes later)"
    type_names(qtbot, "Zoe", "Yan")
    assert [first.text() for first in page.firsts if first.isVisible()] == list(NAMES[:there])
    start(qtbot, page)
    (wish,) = begun
    assert wish.players == (*NAMES[:there], "Zoe", "Yan")
    assert wish.away == ("Zoe", "Yan")
    assert wish.planned == {4: 12, 5: 15}[there]
    sheet = games.game("russian").begin(wish).sheet
    assert sheet.there_next == NAMES[:there]


def test_an_enter_too_many_after_the_last_who_must_play_begins_nothing(qtbot: QtBot) -> None:
    page = shown(qtbot, OTHER_GAME)
    begun = begun_on(page)
    for name in FOUR:
        type_names(qtbot, name, "")
    assert not begun
    assert page.firsts[0].hasFocus()
    page.names[4].setFocus()
    type_names(qtbot, NAMES[4], "")
    assert not begun
    start(qtbot, page)
    assert begun[0].players == NAMES


def test_last_time_s_choices_stand_ready_and_the_date_is_today(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    page.fill(LAST)
    for line in page.names[:5]:
        assert begun == [], "Enter goes to the next name: it may be another's this time"
        assert line.hasFocus()
        qtbot.keyClick(line, Qt.Key.Key_Return)
    start(qtbot, page)
    (wish,) = begun
    today = QDate.currentDate()
    assert wish.date == date(today.year(), today.month(), today.day())
    assert (wish.players, wish.first, wish.planned) == (NAMES, "Dima", 20)
    assert (wish.place, wish.rules) == ("Дача", LAST.rules)


def test_whoever_types_another_name_goes_on_to_the_next(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    page.fill(LAST)
    type_names(qtbot, "Zoe")
    assert begun == []
    assert page.names[1].hasFocus()
    assert page.names[1].selectedText() == NAMES[1]
    for line in page.names[1:5]:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    start(qtbot, page)
    assert begun[0].players == ("Zoe", *NAMES[1:])


def test_a_click_on_a_name_of_last_time_lets_it_be_typed_over(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    page.fill(LAST)
    for line in (page.names[0], page.names[4], page.place):
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
        qtbot.keyClicks(line, "Zina")
        assert line.text() == "Zina"
    # A second click sets the caret; in a line with typed text the first click does.
    end = page.names[1].rect().center()
    qtbot.mouseClick(page.names[1], Qt.MouseButton.LeftButton, pos=end)
    qtbot.mouseClick(page.names[1], Qt.MouseButton.LeftButton, pos=end)
    qtbot.mouseClick(page.names[4], Qt.MouseButton.LeftButton, pos=page.names[4].rect().center())
    for line in (page.names[1], page.names[4]):
        assert line.selectedText() == ""
        qtbot.keyClicks(line, "a")
    assert (page.names[1].text(), page.names[4].text()) == ("Borisa", "Zinaa")


def test_one_more_than_last_time_is_named_in_the_line_after_theirs(qtbot: QtBot) -> None:
    page = shown(qtbot, replace(OTHER_GAME, last=lambda: replace(LAST, players=FOUR, first="Anna")))
    begun = begun_on(page)
    type_names(qtbot, *[""] * 4, "Zoe", "")
    assert begun == []
    start(qtbot, page)
    assert begun[0].players == (*FOUR, "Zoe")


def test_what_is_wrong_is_in_sight_where_the_names_were_scrolled_away(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    page.resize(1000, 300)
    page.names[0].setText("Anna")
    bar = page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert page.names[1].visibleRegion().isEmpty()
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert page.wrong.text() == "Type all names."
    for shown_whole in (page.wrong, page.names[1]):
        assert shown_whole.visibleRegion().boundingRect() == shown_whole.rect()
    assert page.names[1].hasFocus()


@pytest.mark.parametrize(
    ("names", "at", "sentence"),
    [
        (("Anna", "", "Vera", "Dima", ""), 1, "Type all names."),
        (
            ("Anna", "Boris", "anna", "Dima", "Egor"),
            2,
            "Type another name: anna is already entered.",
        ),
        (
            ("Anna", "Boris", "Bo\u200bris", "Dima", "Egor"),
            2,
            "Type another name: Bo​ris is already entered.",
        ),
        (
            ("Anna", "Bo\u202eris", "Vera", "Dima", "Egor"),
            1,
            "Name 2: remove the character U+202E.",
        ),
        (("Аня", "Boris", "аНЯ ", "Dima", "Egor"), 2, "Type another name: аНЯ is already entered."),
    ],
)
def test_a_wrong_name_is_told_in_place_and_nothing_begins(
    page: NewSessionPage,
    begun: list[NewSession],
    names: tuple[str, ...],
    at: int,
    sentence: str,
) -> None:
    for field, name in zip(page.names, names, strict=False):
        field.setText(name)
    page.begin()
    assert page.wrong.text() == sentence
    assert page.names[at].hasFocus()
    assert begun == []


@pytest.mark.parametrize("leaves", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_name_typed_twice_is_told_as_soon_as_it_is_left(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession], leaves: Qt.Key
) -> None:
    type_names(qtbot, "Anna")
    qtbot.keyClicks(page.names[1], " anna")
    assert page.wrong.text() == ""  # the name may not be complete
    qtbot.keyClick(page.names[1], leaves)
    assert page.wrong.text() == "Type another name: anna is already entered."
    # Tab leaves the line, because the other name may be the wrong one; Enter stays.
    stays = leaves is not Qt.Key.Key_Tab
    assert page.names[1].hasFocus() is stays
    assert page.names[1].hasSelectedText() is stays
    page.names[1].setFocus()
    page.names[1].selectAll()
    type_names(qtbot, *NAMES[1:])
    assert page.wrong.text() == ""
    start(qtbot, page)
    assert begun[0].players == NAMES


def test_names_of_last_time_may_change_their_places_line_by_line(qtbot: QtBot) -> None:
    page = shown(qtbot, replace(HOUSE_GAME, last=lambda: LAST))
    begun = begun_on(page)
    page.names[0].selectAll()
    for name in (*NAMES[1:], NAMES[0]):
        type_names(qtbot, name)
        assert page.wrong.text() == ""
    start(qtbot, page)
    assert begun[0].players == (*NAMES[1:], NAMES[0])


def test_a_name_that_another_has_already_holds_enter_where_it_was_typed(qtbot: QtBot) -> None:
    page = shown(qtbot, replace(HOUSE_GAME, last=lambda: LAST))
    page.names[3].setFocus()
    page.names[3].selectAll()
    type_names(qtbot, NAMES[1])
    assert page.wrong.text() == "Type another name: Boris is already entered."
    assert page.names[3].hasFocus()
    qtbot.keyClicks(page.names[1], "Zoe")
    assert page.wrong.text() == ""
    qtbot.keyClick(page.names[1], Qt.Key.Key_Return)
    assert page.wrong.text() == ""
    assert page.names[2].hasFocus()


def test_spaces_around_and_within_names_are_tidied(
    page: NewSessionPage, begun: list[NewSession]
) -> None:
    for field, name in zip(page.names, (" Anna ", "Jane   Elizabeth", *NAMES[2:]), strict=False):
        field.setText(name)
    page.firsts[1].setChecked(True)
    page.begin()
    assert begun[0].players[:2] == ("Anna", "Jane Elizabeth")
    assert begun[0].first == "Jane Elizabeth"


def test_everything_can_be_chosen_otherwise(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    for field, name in zip(page.names, NAMES, strict=False):
        field.setText(name)
    qtbot.mouseClick(page.firsts[4], Qt.MouseButton.LeftButton, pos=page.firsts[4].rect().center())
    page.plans[25].click()
    page.date.setDate(QDate(2026, 11, 20))
    page.place.setText("the club")
    page.rules.ticks["honours"].setChecked(True)
    page.start.click()
    (wish,) = begun
    assert (wish.first, wish.planned, wish.place) == ("Egor", 25, "the club")
    assert wish.date == date(2026, 11, 20)
    assert wish.rules["honours"] is True


def test_the_keyboard_goes_through_the_page_in_its_order(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    page.fill(LAST)
    stops = []
    for _ in range(40):
        focus = QApplication.focusWidget()
        stops.append(focus)
        if focus is page.start:
            break
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    wanted = [*page.names[:5], page.firsts[3], page.plans[20], page.date]
    assert [stop for stop in stops if stop in wanted] == wanted
    # One Tab leaves the date field: it does not move from year to month.
    assert stops[stops.index(page.date) + 1] is page.place
    assert page.start in stops


def test_one_game_alone_is_not_asked_for(page: NewSessionPage) -> None:
    assert page.games == {}
    assert "Game" not in texts(page)


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_it_asks_first_what_is_played_and_then_what_that_game_wants(qtbot: QtBot) -> None:
    page = shown(qtbot, HOUSE_GAME, OTHER_GAME)
    assert texts(page.head) == ["New session"]
    assert texts(page)[0] == "Game"
    assert page.games["russian"].isChecked()
    page.games["another"].click()
    assert page.kind == "another"
    assert ANOTHER.players in texts(page)
    assert "Planned deals" not in texts(page)
    assert list(page.rules.choices) == ["bonus"]
    with qtbot.waitSignal(page.begun, timeout=0) as begun:
        page.names[0].setFocus()
        type_names(qtbot, *FOUR)
        qtbot.keyClick(page.names[4], Qt.Key.Key_Return)
        qtbot.keyClick(page.start, Qt.Key.Key_Return)
    kind, wish = begun.args
    assert kind == "another"
    assert (wish.players, wish.first, wish.planned) == (FOUR, "Anna", 0)
    assert wish.rules == {"bonus": 300}


@pytest.mark.parametrize("chosen", [False, True], ids=["at first", "another game"])
def test_who_scrolls_with_the_wheel_changes_no_rule_and_no_date(qtbot: QtBot, chosen: bool) -> None:
    page = shown(qtbot, OTHER_GAME, HOUSE_GAME)
    dress_form(page)
    if chosen:
        page.games["russian"].click()
    before = page.wish()
    for field in (page.date, *page.rules.choices.values()):
        turn_wheel(field, -120)
    assert page.wish() == before


def test_the_game_played_last_is_chosen_with_its_own_last_time(qtbot: QtBot) -> None:
    last = NewSession(NAMES, "Boris", date(2020, 1, 1), rules={"bonus": 70})
    page = shown(
        qtbot,
        HOUSE_GAME,
        GameChoice("another", "Another", lambda: ANOTHER, lambda: last),
        kind="another",
    )
    begun = begun_on(page)
    type_names(qtbot, *[""] * 6)
    qtbot.keyClick(page.start, Qt.Key.Key_Return)
    assert (begun[0].players, begun[0].first) == (NAMES, "Boris")
    assert begun[0].rules == {"bonus": 70}


def test_a_row_more_appears_as_the_rows_are_filled(qtbot: QtBot) -> None:
    page = shown(qtbot, OTHER_GAME)

    def rows() -> int:
        return sum(name.isVisible() for name in page.names)

    assert rows() == 4
    type_names(qtbot, *NAMES[:3])
    assert rows() == 4
    type_names(qtbot, "Dima")
    assert rows() == 5
    assert page.names[4].hasFocus()
    type_names(qtbot, "Egor", "Filip")
    assert rows() == 7
    page.names[5].clear()
    assert rows() == 6


def test_who_does_not_come_any_more_is_left_out(qtbot: QtBot) -> None:
    page = shown(qtbot, OTHER_GAME)
    begun = begun_on(page)
    page.fill(replace(LAST, first="Egor", rules={}))
    page.names[1].clear()
    page.begin()
    assert begun[0].players == ("Anna", "Vera", "Dima", "Egor")
    assert begun[0].first == "Egor"
    page.firsts[1].setChecked(True)
    page.begin()
    assert page.wrong.text() == "Type all names."
    assert page.names[1].hasFocus()
    assert len(begun) == 1


@pytest.mark.parametrize("typed", [False, True])
def test_the_names_typed_stay_when_another_game_is_chosen(qtbot: QtBot, typed: bool) -> None:
    last = replace(LAST, players=("A", "B", "C", "D"), first="D", rules={})
    page = shown(qtbot, HOUSE_GAME, replace(OTHER_GAME, last=lambda: last))
    page.fill(LAST)
    if typed:
        qtbot.keyClicks(page.names[0], "Zoe")
    page.games["another"].click()
    names = [name.text() for name in page.names if name.text()]
    assert names == (["Zoe", *NAMES[1:]] if typed else ["A", "B", "C", "D"])
    page.games["russian"].click()
    # The house game has no earlier names, so the names in the fields stay.
    assert [name.text() for name in page.names][:4] == names[:4]


def test_names_typed_as_soon_as_a_game_is_clicked_are_names(qtbot: QtBot) -> None:
    page = shown(qtbot, HOUSE_GAME, OTHER_GAME)
    qtbot.mouseClick(page.games["another"], Qt.MouseButton.LeftButton)
    assert page.games["another"].hasFocus()
    qtbot.keyClicks(page.games["another"], "Z")
    assert page.names[0].hasFocus()
    qtbot.keyClicks(page.names[0], "oe")
    assert [line.text() for line in page.names[:2]] == ["Zoe", ""]
    page.games["another"].setFocus()
    qtbot.keyClicks(page.games["another"], "A")
    assert page.names[1].text() == "A"


def test_enter_at_what_was_chosen_goes_on_to_the_start(qtbot: QtBot) -> None:
    page = shown(qtbot, HOUSE_GAME, OTHER_GAME)
    begun = begun_on(page)
    for choice in (page.firsts[1], page.plans[20]):
        qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
        qtbot.keyClick(choice, Qt.Key.Key_Return)
        assert page.start.hasFocus()
    for other in (page.place, *page.rules.choices.values()):
        other.setFocus()
        qtbot.keyClick(other, Qt.Key.Key_Return)
        assert page.start.hasFocus()
    qtbot.mouseClick(page.games["another"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.games["another"], Qt.Key.Key_Return)
    assert page.names[0].hasFocus()
    assert begun == [], "one Enter more begins it"


@pytest.mark.parametrize(
    ("kind", "most"), [("russian", MOST_DEALS), ("teams", MOST_BOARDS), ("pairs", MOST_BOARDS)]
)
def test_any_number_that_can_be_planned_is_typed_at_the_usual_ones(
    qtbot: QtBot, kind: str, most: int
) -> None:
    page, begun = offered(qtbot, kind)
    assert page.plan is not None
    for at, line in enumerate(page.names):
        line.setText(f"Player {at}")
    usual = page.plans[page.plan.planned()]
    qtbot.mouseClick(usual, Qt.MouseButton.LeftButton)
    number = page.plan.number
    qtbot.keyClick(usual, "x")
    assert page.focusWidget() is not number, "only a figure begins one"
    qtbot.keyClick(usual, "5")
    assert page.focusWidget() is number
    assert (page.plan.planned(), page.plan.other.isChecked()) == (5, True)
    assert (number.minimum(), number.maximum()) == (1, most)
    qtbot.keyClick(number, Qt.Key.Key_Return)
    assert page.focusWidget() is page.place
    qtbot.keyClick(page.place, Qt.Key.Key_Return)
    assert page.focusWidget() is page.start
    qtbot.keyClick(page.start, Qt.Key.Key_Return)
    assert begun[0].planned == 5


@pytest.mark.parametrize("field", ["number", "date"])
def test_enter_at_a_number_or_a_day_goes_on_to_what_is_typed_next(qtbot: QtBot, field: str) -> None:
    page, begun = offered(qtbot, "russian")
    assert page.plan is not None
    for line, name in zip(page.names, ("Anna", "Boris", "", "Dima", "Egor"), strict=False):
        line.setText(name)
    page.place.setText("At home")
    typed = {"number": page.plan.number, "date": page.date}[field]

    def go_on(from_: QAbstractSpinBox, letters: str) -> None:
        from_.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(from_, Qt.Key.Key_Return)
        line = page.focusWidget()
        assert line is not None
        qtbot.keyClicks(line, letters)

    go_on(typed, "Vera")
    assert page.names[2].text() == "Vera"
    page.resize(700, 300)
    page.ensureWidgetVisible(typed)
    go_on(typed, "Dacha")
    assert page.place.text() == "Dacha"
    seen = page.place.mapTo(page.viewport(), page.place.rect().center())
    assert page.viewport().rect().contains(seen)
    assert begun == []


def paste(qtbot: QtBot, line: QLineEdit, text: str) -> None:
    QApplication.clipboard().setText(text)
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize(
    "text",
    [
        "Anna, Boris, Vera, Dima, Egor",
        "Anna\nBoris\n\nVera\nDima\nEgor\n",
        "Anna;Boris;Vera;Dima;Egor",
        "Anna\tBoris\tVera\tDima\tEgor",
    ],
)
def test_names_pasted_into_one_line_are_all_there(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession], text: str
) -> None:
    page.fill(replace(LAST, players=tuple(f"Old {at}" for at in range(5)), first="Old 0"))
    paste(qtbot, page.names[0], text)
    assert page.names[1].text() == "Old 1", "nothing is entered yet"
    page.begin()
    assert begun[0].players == NAMES


@pytest.mark.parametrize("leaves", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_several_names_in_one_line_are_entered_as_it_is_left(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession], leaves: Qt.Key
) -> None:
    qtbot.keyClicks(page.names[0], "Anna, Boris,Vera,, Dima , Egor,")
    assert not any(line.text() for line in page.names[1:])
    qtbot.keyClick(page.names[0], leaves)
    assert tuple(line.text() for line in page.names[:5]) == NAMES
    assert begun == [], "they can be read before anything begins"
    qtbot.keyClick(page.names[4], Qt.Key.Key_Return)
    start(qtbot, page)
    assert begun[0].players == NAMES


def test_after_several_names_the_next_line_is_typed(qtbot: QtBot, page: NewSessionPage) -> None:
    type_names(qtbot, "Anna, Boris")
    assert page.names[2].hasFocus()
    type_names(qtbot, "Vera")
    assert [line.text() for line in page.names[:4]] == ["Anna", "Boris", "Vera", ""]


def test_a_list_that_is_typed_can_be_corrected_before_it_is_entered(
    qtbot: QtBot, page: NewSessionPage
) -> None:
    qtbot.keyClicks(page.names[0], "Anna, Bor")
    for _ in range(5):
        qtbot.keyClick(page.names[0], Qt.Key.Key_Backspace)
    qtbot.keyClicks(page.names[0], " Maria")
    qtbot.keyClick(page.names[0], Qt.Key.Key_Return)
    assert [line.text() for line in page.names[:2]] == ["Anna Maria", ""]


def test_pasted_names_for_whom_there_is_no_line_stay_and_are_refused(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    long = [f"Maximiliane {letter * 30}" for letter in "abcdefgh"]
    paste(qtbot, page.names[0], ", ".join(long))
    qtbot.keyClick(page.names[0], Qt.Key.Key_Return)
    assert [line.text() for line in page.names] == [*long[:6], ", ".join(long[6:])]
    page.begin()
    assert begun == []
    assert page.wrong.text() == f"Type one name a line: {', '.join(long[6:])} is more than one."


def test_who_came_last_time_and_is_not_on_the_pasted_list_does_not_play(qtbot: QtBot) -> None:
    six = replace(LAST, players=(*NAMES, "Fred"), rules={})
    page = shown(qtbot, replace(choice_of("rubber"), last=lambda: six))
    paste(qtbot, page.names[0], "Ann, Bob, Cid, Dee, Ed")
    qtbot.keyClick(page.names[0], Qt.Key.Key_Return)
    assert [line.text() for line in page.names[4:]] == ["Ed", "", ""]
    page = shown(qtbot, replace(choice_of("rubber"), last=lambda: six))
    paste(qtbot, page.names[4], "Egor, Gus")
    qtbot.keyClick(page.names[4], Qt.Key.Key_Return)
    assert [line.text() for line in page.names[3:]] == ["Dima", "Egor", "Gus", ""]


def test_names_of_another_game_are_proposed_unless_they_are_too_many(qtbot: QtBot) -> None:
    page = shown(
        qtbot, replace(HOUSE_GAME, last=lambda: LAST), *map(choice_of, ("rubber", "pairs"))
    )
    page.games["rubber"].click()
    assert [line.text() for line in page.names] == [*NAMES, "", ""]
    twelve = replace(LAST, players=tuple(f"Player {at}" for at in range(12)), rules={})
    page = shown(qtbot, replace(choice_of("pairs"), last=lambda: twelve), choice_of("rubber"))
    page.games["rubber"].click()
    assert not any(line.text() for line in page.names)


def test_teams_and_pairs_are_pasted_as_they_are_written_down(qtbot: QtBot) -> None:
    page, begun = offered(qtbot, "teams")
    paste(qtbot, page.groups[0], "Old\nAnn\nBob\nCid\nDee\nNew\nEd\nFlo\nGus\nHal")
    page.begin()
    assert (begun[0].groups, begun[0].players[3:5]) == (("Old", "New"), ("Dee", "Ed"))
    page, begun = offered(qtbot, "pairs")
    paste(qtbot, page.names[0], "Ann & Bob, Cid – Dee\nEd/Flo")
    page.begin()
    assert begun[0].players == ("Ann", "Bob", "Cid", "Dee", "Ed", "Flo")


def test_a_name_that_a_file_brought_is_mended_and_not_parted(
    page: NewSessionPage, qtbot: QtBot, begun: list[NewSession]
) -> None:
    names = ("Smith, John", *NAMES[1:])
    page.fill(replace(LAST, players=names))
    qtbot.keyClick(page.names[0], Qt.Key.Key_End)
    qtbot.keyClicks(page.names[0], "ny")
    assert [line.text() for line in page.names[:5]] == ["Smith, Johnny", *NAMES[1:]]


def test_letters_after_the_choice_of_a_match_begin_with_its_first_team(qtbot: QtBot) -> None:
    """Typing replaces last time's names of another game one after the other."""
    eight = replace(LAST, players=(*NAMES, "Fred", "Gina", "Hans"), planned=0, rules={})
    page = shown(qtbot, replace(choice_of("pairs"), last=lambda: eight), choice_of("teams"))
    qtbot.mouseClick(page.games["teams"], Qt.MouseButton.LeftButton)
    names = ("Old", "Ann", "Bob", "Cid", "Dee", "New", "Ed", "Flo", "Gus", "Hal")
    begun = begun_on(page)
    for name in names:
        for typed in (*name, Qt.Key.Key_Return):
            line = page.focusWidget()
            assert line is not None
            qtbot.keyClick(line, typed)
    start(qtbot, page)
    assert (begun[0].groups, begun[0].players) == (("Old", "New"), (*names[1:5], *names[6:]))


def test_who_listens_hears_the_game_that_was_chosen_and_no_line_before_it(
    qtbot: QtBot, qapp: QApplication
) -> None:
    page = shown(qtbot, HOUSE_GAME, OTHER_GAME)
    page.games["russian"].setFocus()
    reached: list[object] = []
    qapp.focusChanged.connect(hear := lambda _, now: reached.append(now))
    qtbot.keyClick(page.games["russian"], Qt.Key.Key_Right)
    qapp.focusChanged.disconnect(hear)
    assert reached == [page.games["another"]]
    assert page.games["another"].isChecked()


def test_what_covers_while_an_evening_is_typed_in_is_told_of_the_game_that_covers(
    qtbot: QtBot,
) -> None:
    game_choices = [choice_of("russian"), choice_of("four-deal")]
    page = NewSessionPage(DAY, game_choices, "russian", from_paper=True)
    qtbot.addWidget(page)

    def told() -> list[str]:
        return [each.text() for each in page.findChildren(QLabel) if "on the paper" in each.text()]

    general = "Enter names, date and rules as on the paper, then deal by deal."
    covers = "From paper the Preparer face has no timed cover; Esc covers it."
    assert told() == [f"{general} {covers}"]
    page.choose("four-deal")
    assert told() == [general]


# --- players in groups


def choice_of(kind: str) -> GameChoice:
    return GameChoice(kind, kind, games.form(kind).setup, lambda: None)


def offered(qtbot: QtBot, kind: str) -> tuple[NewSessionPage, list[NewSession]]:
    page = NewSessionPage(DAY, [choice_of(each) for each in games.kinds()], kind)
    qtbot.addWidget(page)
    page.show()
    begun: list[NewSession] = []
    page.begun.connect(lambda _, wish: begun.append(wish))
    return page, begun


def test_a_partner_is_wanted_as_soon_as_the_other_is_named(qtbot: QtBot) -> None:
    page, _ = offered(qtbot, "pairs")
    may = "Player {} (optional)"
    for line, name in zip(page.names, ("Ann", "Bob", "Cid", "Dee"), strict=False):
        qtbot.keyClicks(line, name)
    assert [line.placeholderText() for line in page.names[4:6]] == [may.format(5), may.format(6)]
    qtbot.keyClicks(page.names[4], "Eve")
    assert page.names[5].placeholderText() == "Player 6"
    page.names[4].clear()
    assert page.names[5].placeholderText() == may.format(6)


def test_two_teams_have_names_and_four_players_each(qtbot: QtBot) -> None:
    page, begun = offered(qtbot, "teams")
    assert [len(page.groups), len(page.names)] == [2, 8]
    assert not any(first.isVisible() for first in page.firsts)
    said = [group.placeholderText() for group in page.groups]
    assert said == ["Team 1 (Home)", "Team 2 (Guests)"]  # the default names
    page.groups[1].setText("  Guests of the house ")
    for at, field in enumerate(page.names):
        qtbot.keyClicks(field, f"Name {at}")
    qtbot.keyClick(page.names[-1], Qt.Key.Key_Return)
    assert begun == []
    page.begin()
    (wish,) = begun
    assert wish.groups == ("", "Guests of the house")
    assert wish.first == ""
    session = games.game("teams").begin(wish)
    assert [team.name for team in session.teams] == ["Home", "Guests of the house"]


def test_pairs_come_by_twos_and_nobody_else_takes_a_missing_place(qtbot: QtBot) -> None:
    page, begun = offered(qtbot, "pairs")
    assert [field.isVisible() for field in page.names[:6]] == [True] * 4 + [False] * 2
    for at in (0, 1, 2, 3, 4, 6, 7):
        page.names[at].setText(f"Name {at}")
    assert page.names[8].isVisible()
    page.begin()
    assert begun == []
    assert page.wrong.text() != ""
    assert page.names[5].hasFocus() or page.focusWidget() is page.names[5]
    page.names[5].setText("Partner")
    page.begin()
    (wish,) = begun
    assert len(wish.players) == 8
    assert games.game("pairs").begin(wish).pairs[2] == ("Name 4", "Partner")


def test_an_arrow_down_goes_to_the_pair_beneath(qtbot: QtBot) -> None:
    page, _ = offered(qtbot, "pairs")
    page.names[1].setFocus()
    for key, at in ((Qt.Key.Key_Down, 3), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Up, 1)):
        field = page.focusWidget()
        assert field is not None
        qtbot.keyClick(field, key)
        assert page.focusWidget() is page.names[at]


@pytest.mark.parametrize("tab", [False, True])
def test_a_click_on_another_plan_takes_right_after_the_last_name(qtbot: QtBot, tab: bool) -> None:
    page, _ = offered(qtbot, "teams")
    page.names[7].setFocus()
    qtbot.keyClicks(page.names[7], "Hal")
    if tab:
        qtbot.keyClick(page.names[7], Qt.Key.Key_Tab)
        assert page.focusWidget() is page.plans[24]
    qtbot.mouseClick(page.plans[8], Qt.MouseButton.LeftButton)
    assert page.plans[8].isChecked()


def test_the_arrows_go_through_all_games_row_by_row(qtbot: QtBot) -> None:
    kinds = [f"game {number}" for number in range(5)]
    page = shown(qtbot, *(GameChoice(kind, kind, lambda: ANOTHER, nothing) for kind in kinds))
    page.games[page.kind].setFocus()
    for key, ways in ((Qt.Key.Key_Right, kinds[1:]), (Qt.Key.Key_Left, kinds[-2::-1])):
        for kind in ways:
            qtbot.keyClick(page.games[page.kind], key)
            assert (page.kind, page.focusWidget()) == (kind, page.games[kind])
        qtbot.keyClick(page.games[page.kind], key)
        assert page.kind == ways[-1]


def test_what_has_no_effect_cannot_be_chosen(qtbot: QtBot) -> None:
    setup = games.form("pairs").setup()
    page = shown(qtbot, GameChoice("pairs", "Pairs", lambda: setup, nothing))
    assert page.plan is not None
    who = page.rules.choices["movement"]
    assert page.plan.isEnabled()
    for at, meant in ((who.count() - 1, False), (0, True)):
        who.setCurrentIndex(at)
        assert page.plan.isEnabled() is page.rules.choices["typed"].isEnabled() is meant


def test_what_is_proposed_says_which_movement_it_is(qtbot: QtBot) -> None:
    setup = games.form("pairs").setup()
    page = shown(qtbot, GameChoice("pairs", "Pairs", lambda: setup, nothing))
    who, ranking = page.rules.choices["movement"], page.rules.choices["winners"]

    def offered() -> list[str]:
        return [who.itemText(at) for at in range(who.count())]

    assert offered() == ["as proposed", "typed by hand"]
    page.names[0].setFocus()
    for number in range(1, 11):
        line = page.focusWidget()
        assert line is not None
        qtbot.keyClicks(line, f"P{number}")
        qtbot.keyClick(line, Qt.Key.Key_Tab)
        if number == 8:
            assert offered() == ["as proposed: Howell, 3 rounds", "typed by hand"]
    assert offered() == [
        "as proposed: Howell, 5 rounds",
        "fewer rounds: Mitchell, 3 rounds",
        "typed by hand",
    ]
    who.setFocus()
    qtbot.keyClick(who, Qt.Key.Key_Down)
    assert page.wish().rules["movement"] == "mitchell"
    # Two winners propose a Mitchell, and one winner a Howell again.
    ranking.setFocus()
    qtbot.keyClick(ranking, Qt.Key.Key_Down)
    assert offered() == ["as proposed: Mitchell, 3 rounds", "typed by hand"]
    assert page.wish().rules["movement"] == "proposed"
    # The last choice is kept.
    page.fill(replace(page.wish(), rules={"winners": 1, "movement": "mitchell"}))
    assert who.currentText() == "fewer rounds: Mitchell, 3 rounds"


def test_a_stake_is_typed_and_what_cannot_be_is_said_beside_start(
    qtbot: QtBot, page: NewSessionPage, begun: list[NewSession]
) -> None:
    for field, name in zip(page.names, NAMES, strict=False):
        field.setText(name)
    amount, currency, per = page.rules.typed["stake"].fields
    assert isinstance(amount, QLineEdit)
    assert isinstance(currency, QLineEdit)
    assert isinstance(per, QComboBox)
    assert [per.itemText(at) for at in range(per.count())] == ["per IMP", "per 100 IMPs"]
    for typed, money, said in (
        ("-5", "EUR", "Type an amount above 0, not −5."),
        ("0.505", "EUR", "Type at most 2 decimals in EUR; 0.505 has 3."),
        ("5", "", "Type the currency: EUR."),
        ("5", "doubloons", "Type at most 8 letters for the currency, not 9."),
    ):
        amount.clear()
        currency.clear()
        qtbot.keyClicks(amount, typed)
        qtbot.keyClicks(currency, money)
        page.start.click()
        assert begun == []
        assert page.wrong.text() == said
        assert amount.hasFocus()
    currency.clear()
    qtbot.keyClicks(currency, "EUR")
    assert page.wrong.text() == ""
    amount.clear()
    qtbot.keyClicks(amount, "0,50")
    qtbot.keyClick(amount, Qt.Key.Key_Return)
    assert page.start.hasFocus()
    page.start.click()
    (wish,) = begun
    assert RULES.chosen(wish.rules).stake == Stake(50, Per.POINT, "EUR")
