"""The first start, and the sample session that it offers, which never touches the book."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from chicago_gui import languages
from chicago_gui.games.house import columns
from chicago_gui.players.settings_page import SettingsPage
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.windows import HistoryWindow
from tests.window import DELETE, ESC, F2, TAB, Window

SIX = 5


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with Window(tmp_path, drawn=False) as window:
        yield window


def start(window: Window) -> StartPage:
    assert isinstance(window.page, StartPage)
    return window.page


def left_behind(window: Window) -> list[Path]:
    return list(window.folder.glob("chicago-sample-*"))


def test_the_first_start_shows_how_a_deal_is_lived(window: Window) -> None:
    page = start(window)
    said = [card.accessibleName() for card in page.steps.cards]
    assert [text.partition(".")[0] for text in said] == ["1  Preparer", "2  Play", "3  Reveal"]
    assert not page.sessions.isVisible()
    assert window.app.focusWidget() is page.new
    names = []
    for _ in range(5):
        focus = window.app.focusWidget()
        assert isinstance(focus, QPushButton)
        names.append(focus.text())
        window.press(TAB)
    assert names == [
        "New session",
        "Open a sample session",
        "Enter a session from paper…",
        "Print blank forms…",
        "Open session files…",
    ]


def test_a_later_start_shows_the_sessions_also_those_that_were_deleted(window: Window) -> None:
    window.begin()
    window.use("sessions")
    page = start(window)
    assert page.sessions.isVisible()
    assert not page.sample.isVisible()
    page.sessions.table.setFocus()
    window.press(DELETE)
    window.start_again()
    assert start(window).sessions.isVisible()


def test_another_language_is_spoken_at_once_from_the_first_page(window: Window) -> None:
    box = start(window).language
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    assert window.settings.language == "de"
    assert start(window).language.currentData() == "de"


def test_the_first_page_shows_the_language_of_the_command_line(window: Window) -> None:
    assert start(window).language.currentData() is None
    languages.speak("de")  # as the command line does before the window opens
    window.start_again()
    assert start(window).language.currentText() == "Deutsch"
    assert window.settings.language is None
    start(window).language.setFocus()
    window.press(Qt.Key.Key_Home)
    assert window.settings.language is None
    assert start(window).language.currentIndex() == 0
    assert start(window).new.text() == "New session"


def test_an_evening_from_paper_is_begun_from_the_first_page(window: Window) -> None:
    window.click(start(window).paper)
    window.begin()
    assert window.chicago.faces.from_paper


def test_nothing_that_is_done_in_the_sample_comes_into_the_book(window: Window) -> None:
    before = window.book_path.read_bytes()
    window.click(start(window).sample)
    assert window.view.scored == 5
    banner = window.chicago.sessions._banner
    assert banner is not None
    assert "Nothing goes into your book" in banner.sentence.text()
    window.type("=⏎")
    assert window.view.scored == 6
    assert window.said(SIX, columns.RESULT) == "="
    assert "Saved" not in window.main.status.text()
    window.ctrl("z")
    window.ctrl("y")
    window.use("history")
    (history,) = window.main.findChildren(HistoryWindow)
    assert history.table.lines
    history.close()
    window.press(F2)
    assert window.preparing
    window.type("4⏎")
    assert window.book.latest() is None
    assert not window.book.lines()
    assert window.book_path.read_bytes() == before
    window.use("figures")
    assert window.chicago.figures.page is not None
    assert not window.chicago.figures.page.names


def test_leaving_the_sample_leads_back_and_it_comes_as_new(window: Window) -> None:
    window.click(start(window).sample)
    assert left_behind(window)
    window.type("=⏎")
    banner = window.chicago.sessions._banner
    assert banner is not None
    window.click(banner.close_button)
    assert start(window).sample.isVisible()
    assert window.chicago.sessions._banner is None
    assert not left_behind(window)
    window.click(start(window).sample)
    assert window.view.scored == 5


def test_from_a_page_the_way_leads_back_into_the_sample(window: Window) -> None:
    window.click(start(window).sample)
    window.type("=⏎")
    window.use("settings")
    assert window.chicago.sessions._banner is None
    assert isinstance(window.page, SettingsPage)
    assert not window.page.asks.isVisible()
    window.press(ESC)
    assert window.view.scored == 6
    assert window.chicago.sessions._banner is not None
    window.use("larger")
    window.use("new")
    window.begin()
    assert window.view.scored == 0
    assert window.chicago.sessions._banner is None
    assert not left_behind(window)


def test_quitting_in_the_sample_leaves_nothing_behind(window: Window) -> None:
    window.click(start(window).sample)
    window.press(Qt.Key.Key_F2)
    window.start_again()
    assert not left_behind(window)
    assert start(window).sample.isVisible()
