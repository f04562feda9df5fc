from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from pytestqt.qtbot import QtBot

from chicago_gui.players.start_page import StartPage
from chicago_gui.widgets.theme import DAY
from tests.players.shelves import Shelves

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def shelves() -> Shelves:
    return Shelves()


@pytest.fixture
def page(qtbot: QtBot, shelves: Shelves) -> StartPage:
    page = StartPage(DAY, shelves.find)
    qtbot.addWidget(page)
    page.resize(1100, 600)
    page.show()
    page.activateWindow()
    qtbot.waitActive(page)
    page.refresh()
    page.setFocus()
    return page


def test_an_empty_book_focuses_new(qtbot: QtBot, page: StartPage, shelves: Shelves) -> None:
    shelves.lines.clear()
    page.refresh()
    page.setFocus()
    assert page.new.hasFocus()
    assert page.sessions.empty.text().startswith("No session yet.")
    with qtbot.waitSignal(page.new_wanted):
        qtbot.keyClick(page.new, KEY.Key_Return)


def test_the_buttons_above_say_what_is_wanted(qtbot: QtBot, page: StartPage) -> None:
    for button, signal in (
        (page.new, page.new_wanted),
        (page.open_file, page.file_wanted),
        (page.figures, page.figures_wanted),
        (page.blanks, page.blanks_wanted),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, LEFT)


def test_a_sentence_stands_on_the_page_until_there_is_none(page: StartPage) -> None:
    page.say("It could not be read.")
    assert page.sentence.isVisible()
    assert page.sentence.text() == "It could not be read."
    page.say("")
    assert not page.sentence.isVisible()


@pytest.mark.parametrize("height", [400, 430, 600, 900])
def test_a_message_moves_no_button(qtbot: QtBot, page: StartPage, height: int) -> None:
    page.resize(1000, height)
    inside = (page.new, page.blanks, page.sessions.search, *page.sessions.buttons.values())

    def places() -> list[QPoint]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        return [each.mapTo(page, QPoint()) for each in (*inside, page.sessions.table)]

    before = places()
    for said in ("It could not be read.", "No file is there any more. " * 12, ""):
        page.say(said)
        assert places() == before, said
        if said:
            assert page.sentence.isVisible()
            assert not page.sentence.geometry().isEmpty()


def test_what_is_said_stays_where_the_window_is_made_low_and_high(page: StartPage) -> None:
    page.say("It could not be read.")
    for height in (400, 900, 400):
        page.resize(1000, height)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        assert page.sentence.isVisible()
        above = page.sentence.mapTo(page, QPoint()).y() < page.new.mapTo(page, QPoint()).y()
        assert above is (height == 900)
