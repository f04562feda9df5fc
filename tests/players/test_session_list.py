"""The list of sessions: its lines, and what can be done with them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.players import session_list
from chicago_gui.players.session_list import SessionList, Wish
from chicago_gui.record import replace
from chicago_gui.sheet.session_list import SessionFilter
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import DAY
from tests.players.shelves import Shelves, line
from tests.window import click_key, settle

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def shelves() -> Shelves:
    return Shelves()


@pytest.fixture
def found(qtbot: QtBot, shelves: Shelves) -> SessionList:
    found = SessionList(DAY, shelves.find)
    qtbot.addWidget(found)
    found.resize(1100, 600)
    found.show()
    found.activateWindow()
    qtbot.waitActive(found)
    found.refresh()
    found.setFocus()
    return found


@pytest.fixture
def wishes(found: SessionList) -> list[tuple[Wish, str]]:
    wished: list[tuple[Wish, str]] = []
    found.wanted.connect(lambda wish, lines: wished.extend((wish, each.id) for each in lines))
    return wished


def type_text(widget: QWidget, text: str) -> None:
    """Type letters of any alphabet; keyClicks supports only Latin ones."""
    for letter in text:
        click_key(widget, KEY.Key_unknown, letter)


def cells(found: SessionList, row: int) -> list[str]:
    model = found.table.model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_a_line_tells_the_evening(found: SessionList) -> None:
    players = "Anna, Boris, Vera, Dima, Egor"
    game = "Chicago with Russian scoring"
    assert cells(found, 0) == [
        "2026-11-03", "Riga", players, game, "5 of 15", "Anna +3", "unfinished",
    ]  # fmt: skip
    assert cells(found, 2)[2] == "This session cannot be read."


def test_the_keys_go_to_the_list_and_enter_opens(
    qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    assert found.table.hasFocus()
    qtbot.keyClick(found.table, KEY.Key_Return)
    qtbot.keyClick(found.table, KEY.Key_Down)
    qtbot.keyClick(found.table, KEY.Key_Return)
    assert wishes == [(Wish.OPEN, "3"), (Wish.OPEN, "2")]


def test_each_button_is_about_the_marked_line(
    qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    assert found.buttons[Wish.OPEN].text() == "Continue"
    qtbot.keyClick(found.table, KEY.Key_Down)
    assert found.buttons[Wish.OPEN].text() == "Open"
    for wish in (Wish.OPEN, Wish.AGAIN, Wish.EXPORT, Wish.DELETE):
        qtbot.mouseClick(found.buttons[wish], LEFT)
    assert wishes == [(wish, "2") for wish in (Wish.OPEN, Wish.AGAIN, Wish.EXPORT, Wish.DELETE)]
    assert not found.buttons[Wish.RESTORE].isVisible()


def test_a_session_that_cannot_be_read_can_only_be_deleted(
    qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    qtbot.keyClick(found.table, KEY.Key_End, Qt.KeyboardModifier.ControlModifier)
    enabled = [wish for wish, button in found.buttons.items() if button.isEnabled()]
    assert enabled == [Wish.DELETE]
    qtbot.keyClick(found.table, KEY.Key_Return)
    assert wishes == []


def test_keys_of_the_list(qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]) -> None:
    qtbot.keyClick(found.table, KEY.Key_Delete)
    qtbot.keyClick(found.table, KEY.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert wishes == [(Wish.DELETE, "3"), (Wish.AGAIN, "3")]


def test_delete_in_the_search_deletes_letters_and_no_session(
    qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    qtbot.keyClick(found.table, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert found.search.hasFocus()
    qtbot.keyClicks(found.search, "Ann")
    qtbot.keyClick(found.search, KEY.Key_Home)
    qtbot.keyClick(found.search, KEY.Key_Delete)
    assert (found.search.text(), wishes) == ("nn", [])


def test_a_search_narrows_the_list_and_enter_goes_to_it(
    qtbot: QtBot, found: SessionList, shelves: Shelves
) -> None:
    found.search.setFocus()
    type_text(found.search, "Аня")
    assert [each.id for each in found.table.lines] == ["2"]
    assert shelves.asked[-1] == ("Аня", SessionFilter.ALL)
    qtbot.keyClick(found.search, KEY.Key_Return)
    assert found.table.hasFocus()


def test_the_cross_of_a_search_stands_level_within_its_line(qtbot: QtBot, shelves: Shelves) -> None:
    found = SessionList(DAY, shelves.find)
    qtbot.addWidget(found)
    dress_form(found)
    found.resize(1100, 600)
    found.show()
    type_text(found.search, "Аня")
    settle()
    cross = found.search.findChild(QToolButton)
    assert cross is not None
    line = found.search.rect()
    assert cross.geometry().right() <= line.right()
    assert abs(cross.geometry().center().y() - line.center().y()) <= 1
    qtbot.mouseClick(cross, LEFT)
    assert found.search.text() == ""


@pytest.mark.parametrize("words", ["riga", "Рига", "anna boris"])
def test_what_is_typed_at_the_list_is_looked_for(found: SessionList, words: str) -> None:
    for letter in words:
        field = QApplication.focusWidget()
        assert field is not None
        click_key(field, KEY.Key_unknown, letter)
    assert found.search.hasFocus()
    assert found.search.text() == words


def test_what_was_looked_for_before_is_typed_over(found: SessionList) -> None:
    found.search.setText("Anna")
    found.table.setFocus()
    click_key(found.table, KEY.Key_Space, " ")  # a space starts no search
    assert found.table.hasFocus()
    click_key(found.table, KEY.Key_V, "v")
    assert found.search.text() == "v"


def test_nothing_found_is_said_and_nothing_offered(qtbot: QtBot, found: SessionList) -> None:
    qtbot.keyClicks(found.search, "{x}")
    assert found.empty.text() == "Nothing found for “{x}”."
    assert not found.table.isVisible()
    assert not any(button.isVisible() for button in found.buttons.values())


@pytest.mark.parametrize("words", ["Anna", "{x}"], ids=["found", "nothing found"])
def test_esc_clears_a_search_and_goes_back_to_the_list(
    qtbot: QtBot, found: SessionList, words: str
) -> None:
    left: list[bool] = []
    window_key = QShortcut(KEY.Key_Escape, found)
    window_key.activated.connect(lambda: left.append(True))
    qtbot.keyClicks(found.search, words)
    found.search.setFocus()
    qtbot.keyClick(found.search, KEY.Key_Escape)
    assert found.search.text() == ""
    assert len(found.table.lines) == 3
    assert found.table.hasFocus()
    assert not left
    qtbot.keyClick(found.table, KEY.Key_Escape)
    assert left  # nothing to clear, so the window gets the key


def test_what_was_deleted_is_put_back_the_last_first(
    qtbot: QtBot, found: SessionList, shelves: Shelves, wishes: list[tuple[Wish, str]]
) -> None:
    for each in shelves.lines[:2]:
        found.deleted([each])
    assert found.gone.text().startswith("Deleted: 2026-11-02, Riga, Аня")
    qtbot.mouseClick(found.put_back, LEFT)
    assert found.gone.text().startswith("Deleted: 2026-11-03, Riga, Anna")
    qtbot.mouseClick(found.put_back, LEFT)
    assert wishes == [(Wish.RESTORE, "2"), (Wish.RESTORE, "3")]
    assert (found.gone.text(), found.put_back.isVisible()) == ("", False)
    assert found.table.hasFocus()


def test_telling_a_deletion_moves_no_button(
    qtbot: QtBot, found: SessionList, shelves: Shelves
) -> None:
    found.resize(900, 260)
    last = found.table.model().index(len(found.table.lines) - 1, 0)
    found.table.setCurrentIndex(last)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    before = {wish: button.geometry() for wish, button in found.buttons.items()}
    top = found.table.pos()
    found.deleted([shelves.lines[0]])
    qtbot.waitUntil(lambda: found.put_back.geometry().bottom() > found.table.geometry().bottom())
    assert {wish: button.geometry() for wish, button in found.buttons.items()} == before
    assert found.table.pos() == top
    seen = found.table.viewport().rect()
    assert seen.contains(found.table.visualRect(last).center()), "what is marked is not hidden"
    qtbot.mouseClick(found.put_back, LEFT)
    qtbot.waitUntil(lambda: not found.put_back.isVisible())
    assert {wish: button.geometry() for wish, button in found.buttons.items()} == before


def test_the_menu_offers_what_the_buttons_do(
    qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    offered: list[str] = []

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        offered.extend(action.text() for action in menu.actions())
        menu.setActiveAction(menu.actions()[-1])
        qtbot.keyClick(menu, KEY.Key_Return)

    QTimer.singleShot(0, found, choose)
    found.show_menu(found.table.visualRect(found.table.currentIndex()).center())
    assert offered == ["Continue", "New session with these players", "Export…", "Delete"]
    assert wishes == [(Wish.DELETE, "3")]


def test_the_game_is_told_where_several_were_played(shelves: Shelves, found: SessionList) -> None:
    found.refresh()
    table = found.table
    assert table.isColumnHidden(3)
    shelves.lines.append(line(4, "Zoe", game="rubber"))
    found.refresh()
    assert not table.isColumnHidden(3)
    model = table.model()
    games = [model.index(row, 3).data() for row in range(model.rowCount())]
    assert set(games) == {"Chicago with Russian scoring", "Rubber bridge"}
    # A search for one game does not hide the column either.
    type_text(found.search, "Zoe")
    assert [each.id for each in table.lines] == ["4"]
    assert not table.isColumnHidden(3)


def test_a_session_of_an_unknown_game_can_be_exported_and_deleted_and_says_so_when_opened(
    qtbot: QtBot, shelves: Shelves, found: SessionList
) -> None:
    shelves.lines = [line(4, "Zoe", game="whist", known=False)]
    found.refresh()
    can = {wish for wish, action in found.actions_by_wish.items() if action.isEnabled()}
    assert can >= {Wish.OPEN, Wish.EXPORT, Wish.DELETE}
    assert Wish.AGAIN not in can
    assert found.actions_by_wish[Wish.OPEN].text() == "Open"
    model = found.table.model()
    assert model.index(0, 4).data() == "unknown game"
    with qtbot.waitSignal(found.wanted) as wanted:
        qtbot.keyClick(found.table, Qt.Key.Key_Return)
    assert wanted.args[0] is Wish.OPEN


# --- several sessions

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def five(shelves: Shelves, found: SessionList) -> SessionList:
    """Return a list of five readable sessions."""
    shelves.lines = [line(number, f"Anna {number}", done=True) for number in (9, 8, 7, 6, 5)]
    found.refresh()
    return found


def shown(found: SessionList) -> list[str]:
    return [button.text() for button in found.buttons.values() if button.isVisible()]


def test_shift_ctrl_and_a_click_mark_several_and_the_buttons_say_how_many(
    qtbot: QtBot, five: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    assert "Delete" in shown(five)
    qtbot.keyClick(five.table, KEY.Key_Down, SHIFT)
    assert shown(five) == ["Export 2 sessions…", "Delete 2 sessions"]
    view = five.table.viewport()
    where = five.table.visualRect(five.table.model().index(3, 2)).center()
    qtbot.mouseClick(view, LEFT, CONTROL, where)
    assert shown(five) == ["Export 3 sessions…", "Delete 3 sessions"]
    qtbot.mouseClick(five.buttons[Wish.DELETE], LEFT)
    assert wishes == [(Wish.DELETE, each) for each in ("9", "8", "6")]


def test_ctrl_a_and_the_delete_key_are_about_all(
    qtbot: QtBot, five: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    qtbot.keyClick(five.table, KEY.Key_A, CONTROL)
    qtbot.keyClick(five.table, KEY.Key_Return)
    assert wishes == []  # Enter opens nothing if several sessions are selected
    qtbot.keyClick(five.table, KEY.Key_Delete)
    assert wishes == [(Wish.DELETE, each) for each in ("9", "8", "7", "6", "5")]


def test_ctrl_moves_the_keys_and_space_marks(qtbot: QtBot, five: SessionList) -> None:
    for _ in range(2):
        qtbot.keyClick(five.table, KEY.Key_Down, CONTROL)
    assert [each.id for each in five.table.marked_lines()] == ["9"]
    qtbot.keyClick(five.table, KEY.Key_Space, CONTROL)
    assert [each.id for each in five.table.marked_lines()] == ["9", "7"]
    # Home and End select a single line again.
    qtbot.keyClick(five.table, KEY.Key_End)
    assert [each.id for each in five.table.marked_lines()] == ["5"]


def test_sorting_keeps_the_marked_sessions(qtbot: QtBot, five: SessionList) -> None:
    qtbot.keyClick(five.table, KEY.Key_Down, SHIFT)
    qtbot.keyClick(five.table, KEY.Key_Right, CONTROL)
    assert {each.id for each in five.table.marked_lines()} == {"9", "8"}
    five.refresh()
    assert {each.id for each in five.table.marked_lines()} == {"9", "8"}


def test_only_two_versions_of_one_evening_are_compared(
    qtbot: QtBot, shelves: Shelves, five: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    qtbot.keyClick(five.table, KEY.Key_Down, SHIFT)
    assert not five.buttons[Wish.COMPARE].isVisible()
    other = replace(shelves.lines[0], id="copy", place="at home")
    shelves.lines.insert(1, other)
    five.refresh("9", "copy")
    assert "Compare versions…" in shown(five)
    qtbot.mouseClick(five.buttons[Wish.COMPARE], LEFT)
    assert wishes == [(Wish.COMPARE, "9"), (Wish.COMPARE, "copy")]


def test_a_session_that_cannot_be_read_is_left_out_of_an_export(
    qtbot: QtBot, found: SessionList, wishes: list[tuple[Wish, str]]
) -> None:
    qtbot.keyClick(found.table, KEY.Key_A, CONTROL)
    qtbot.mouseClick(found.buttons[Wish.EXPORT], LEFT)
    assert wishes == [(Wish.EXPORT, "3"), (Wish.EXPORT, "2")]


def test_a_screen_reader_hears_how_many_are_marked(
    qtbot: QtBot, five: SessionList, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(session_list, "announce", lambda _, text: heard.append(text))
    qtbot.keyClick(five.table, KEY.Key_Down, SHIFT)
    assert heard[-1] == "2 sessions selected"
    qtbot.keyClick(five.table, KEY.Key_Up)
    assert heard[-1] == "1 session selected"
