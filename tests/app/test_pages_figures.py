from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.book import Book, BookError, connection
from chicago_gui.book.connection import BookReason
from chicago_gui.desk import library
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeHeading
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE
from tests.sheets import known
from tests.window import Window, answering, settle


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SYNCHRONOUS", "OFF")


@pytest.fixture
def one(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


def another(session: Session, number: int, *changes: c.PublicChange) -> Session:
    for change in changes:
        session = apply(session, change)
    return replace(session, sheet=replace(session.sheet, id=str(UUID(int=number))))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, one: Session) -> Iterator[Window]:
    """The program on a book in which Аня is once written with her whole name."""
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(one, NINE)
        renamed = c.Rename((("Аня", "Аня Иванова"),))
        book.add(another(one, 1, renamed, ChangeHeading(date(2026, 1, 2), "")), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        yield window


def page(window: Window) -> StatisticsPage:
    assert isinstance(window.page, StatisticsPage)
    return window.page


def names(window: Window) -> set[str]:
    return set(page(window).names)


def mark(window: Window, name: str) -> None:
    page(window).tables[0].selectRow(page(window).names.index(name))


def choose(window: Window, name: str | None) -> None:
    """Answer the next dialog that asks for a name."""

    def answer(dialog: object) -> None:
        assert isinstance(dialog, QInputDialog)
        if name is None:
            dialog.reject()
        else:
            assert name in dialog.comboBoxItems()
            dialog.setTextValue(name)
            dialog.accept()

    answering(window.app, answer)


def test_the_page_is_had_from_a_session_and_from_the_list(window: Window) -> None:
    assert len(names(window)) == 6
    assert not window.action("history").isEnabled()
    window.use("sessions")
    start = window.page
    assert isinstance(start, StartPage)
    window.click(start.figures)
    assert len(names(window)) == 6
    window.click(page(window).back)
    assert isinstance(window.page, StartPage)


def test_a_name_is_merged_into_another_and_taken_apart_again(window: Window) -> None:
    mark(window, "Аня Иванова")
    choose(window, "Аня")
    window.click(page(window).merge)
    assert len(names(window)) == 5
    assert page(window).sentence.text().startswith("“Аня Иванова” counts for “Аня” from now on")
    line = page(window).tables[0].line()
    assert line is not None
    assert (line.name, line.evenings) == ("Аня", 2)
    choose(window, "Аня Иванова")
    window.click(page(window).separate)
    assert page(window).sentence.text() == "“Аня Иванова” counts for itself again."
    assert len(names(window)) == 6


def test_each_game_has_its_figures(qtbot: QtBot, tmp_path: Path, one: Session) -> None:
    rubber = games.loads(known.text("rubber-1"))
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(rubber, NINE)
        book.add(one, NINE)
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        assert names(window) == set(one.players)
        choice = page(window).game
        assert [choice.itemText(at) for at in range(choice.count())] == [
            "Chicago with Russian scoring",
            "Rubber bridge",
        ]
        choice.setFocus()
        qtbot.keyClick(choice, Qt.Key.Key_Down)
        assert names(window) == set(rubber.players)
        assert page(window).body.isVisible()


def test_a_name_may_count_for_one_who_played_another_game_only(
    qapp: object, tmp_path: Path, one: Session
) -> None:
    rubber = games.loads(known.text("rubber-1"))
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(rubber, NINE)
        book.add(one, NINE)
    mine, other = one.players[0], rubber.players[0]
    offered: list[str] = []

    def answer(dialog: object) -> None:
        assert isinstance(dialog, QInputDialog)
        offered.extend(dialog.comboBoxItems())
        dialog.setTextValue(other)
        dialog.accept()

    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        mark(window, mine)
        answering(window.app, answer)
        window.click(page(window).merge)
        assert names(window) == {other, *one.players[1:]}
    assert sorted(offered[: len(rubber.players)]) == sorted(rubber.players)
    assert sorted(offered[len(rubber.players) :]) == sorted(one.players[1:])


def test_whoever_changes_their_mind_changes_nothing(window: Window) -> None:
    mark(window, "Аня Иванова")
    choose(window, None)
    window.click(page(window).merge)
    assert len(names(window)) == 6
    assert not page(window).sentence.isVisible()


def test_two_people_stay_two(window: Window) -> None:
    mark(window, "Вера")
    choose(window, "Дима")
    window.click(page(window).merge)
    said = page(window).sentence.text()
    assert said == "Вера and Дима played in one evening, so they are two people."
    assert len(names(window)) == 6


def test_the_page_follows_the_colours(window: Window) -> None:
    window.main.setUpdatesEnabled(True)
    before = page(window).grab().toImage()
    window.use("dark")
    assert page(window).grab().toImage() != before


def test_many_evenings_are_worked_out_a_few_at_a_time(
    qtbot: QtBot, tmp_path: Path, one: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_AT_A_TIME", 2)
    with Book.open(tmp_path / "book.sqlite") as book:
        for number in range(7):
            book.add(another(one, number, c.EnterResult(5, 8)), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.action("figures").trigger()
        seen = [page(window).empty.text()]
        qtbot.waitUntil(lambda: page(window).body.isVisible())
        assert seen == ["Working out the evenings… 2"]
        assert {line.evenings for line in page(window).tables[0].lines} == {7}


def test_a_page_that_is_left_is_worked_for_no_more(
    qtbot: QtBot, tmp_path: Path, one: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_AT_A_TIME", 1)
    with Book.open(tmp_path / "book.sqlite") as book:
        for number in range(7):
            book.add(another(one, number), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.action("figures").trigger()
        window.action("new").trigger()
        settle()
        settle()
        assert not window.book.work_out(0)


def test_a_book_that_cannot_be_read_is_told_on_the_page(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str) -> object:
        raise BookError(BookReason.NOT_READ)

    monkeypatch.setattr(window.book, "figures", broken)
    window.use("figures")
    assert page(window).sentence.text() == "The book could not be read ()."
