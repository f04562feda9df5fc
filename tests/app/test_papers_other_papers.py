"""Blank forms from the window, and the game whose statistics are shown first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.book import Book
from chicago_gui.games.house.evening import loads
from chicago_gui.languages import speak
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.players.statistics_page import StatisticsPage
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE
from tests.sheets import known
from tests.window import Window, answering


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    with Book.open(tmp_path / "book.sqlite") as book:
        for name in ("evening-1", "evening-3-official"):
            book.add(loads(evenings[name].text), NINE)
        book.add(games.loads(known.text("pairs-1")), NINE)
    with Window(tmp_path, drawn=False) as window:
        yield window


def previews() -> list[QPrintPreviewDialog]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, QPrintPreviewDialog)]


def test_blank_forms_are_offered_by_their_game_in_the_language_spoken(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(_window: object, _title: str, name: str, *_: str) -> None:
        asked.append(name)

    monkeypatch.setattr(dialogs, "ask_file_to_write", ask)
    speak("de")

    def print_rubber(dialog: QDialog) -> None:
        assert isinstance(dialog, BlankDialog)
        dialog.game.setCurrentIndex(dialog.game.findData("rubber"))
        dialog.accept()

    answering(window.app, print_rubber)
    window.use("blanks")
    (shown,) = previews()
    for action in shown.findChildren(QAction):
        if action.text() == "Drucken" and action.isVisible():
            action.trigger()
    (box,) = shown.findChildren(QMessageBox)
    box.buttons()[0].click()
    shown.close()
    assert asked == ["Rubber-Bögen.pdf"]


def test_the_figures_begin_with_the_game_that_is_open(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "rubber.chicago"
    file.write_text(known.text("rubber-1"), "utf-8")
    window.chicago.sessions.take_file(file)
    window.use("figures")
    assert isinstance(window.page, StatisticsPage)
    assert window.page.game.currentData() == "rubber"


def test_figures_begin_with_the_game_they_are_asked_from_though_another_was_played_since(
    window: Window, tmp_path: Path
) -> None:
    file = tmp_path / "rubber.chicago"
    file.write_text(known.text("rubber-1"), "utf-8")
    window.chicago.sessions.take_file(file)
    rubber = window.chicago.faces.desk
    assert rubber is not None
    file.write_text(known.text("four-deal-1"), "utf-8")
    window.chicago.sessions.take_file(file)
    window.chicago.sessions.open(rubber.session_id)
    window.use("figures")
    assert isinstance(window.page, StatisticsPage)
    assert window.page.game.currentData() == "rubber"


def test_blank_forms_have_this_evening_s_names_ready(window: Window) -> None:
    asked: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, BlankDialog)
        asked.extend((dialog.form.__class__.__name__, dialog.names.text()))
        dialog.reject()

    with Book.open(window.book_path, read_only=True) as book:
        line = next(each for each in book.lines() if each.game == "russian")
    window.chicago.sessions.open(line.id)
    answering(window.app, answer)
    window.use("blanks")
    assert asked == ["HouseForm", ", ".join(line.players)]
    assert not previews()
