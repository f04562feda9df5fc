from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason, Cause
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Counts, Session
from chicago_gui.players.windows import HistoryWindow
from chicago_gui.record import replace
from tests.desk.typed_session import NINE
from tests.window import ESC, F2, Window, settle

SIX = 5


def history(window: Window) -> HistoryWindow:
    (found,) = window.main.findChildren(HistoryWindow)
    return found


def told(window: Window) -> list[str]:
    settle()
    model = history(window).table.model()
    return [str(model.index(row, 2).data()) for row in range(model.rowCount())]


def test_ctrl_h_tells_what_happened_and_follows(window: Window) -> None:
    window.ctrl("h")
    assert told(window) == ["Added to the book with 7 deals"]
    window.main.activateWindow()
    settle()
    window.enter(SIX, columns.RESULT, "=⏎")
    assert told(window)[1:] == ["Deal 6: result ="]
    window.use("undo")
    assert told(window)[1:] == [
        "Deal 6: result =",
        "Undone: deal 6: result = (its counts were shown)",
    ]


def test_what_the_preparer_types_is_not_told(window: Window) -> None:
    window.ctrl("h")
    window.main.activateWindow()
    settle()
    window.press(F2)
    window.type("14⏎10⏎")
    assert told(window) == ["Added to the book with 7 deals"]


def test_there_is_one_window_of_each_kind(window: Window) -> None:
    window.use("history")
    window.use("history")
    assert len(window.main.findChildren(HistoryWindow)) == 1
    window.press(ESC)
    settle()
    assert window.main.findChildren(HistoryWindow) == []
    window.use("history")
    assert len(window.main.findChildren(HistoryWindow)) == 1


def test_they_go_when_the_session_is_left(window: Window) -> None:
    window.use("history")
    window.use("sessions")
    settle()
    assert window.main.findChildren(HistoryWindow) == []
    assert not window.action("history").isEnabled()


def test_they_follow_the_colours(window: Window) -> None:
    window.use("history")
    window.main.setUpdatesEnabled(True)
    before = history(window).grab().toImage()
    window.use("dark")
    assert history(window).grab().toImage() != before


def test_a_history_that_cannot_be_read_is_told_and_shows_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: str) -> object:
        raise BookError(BookReason.NO_SUCH_SESSION)

    monkeypatch.setattr(window.book, "history", broken)
    window.use("history")
    assert window.refusal == "The book does not have this session."
    assert window.main.findChildren(HistoryWindow) == []


def test_sessions_that_differ_in_secrets_alone_have_windows_alike(
    qtbot: QtBot, tmp_path: Path, going_on: Session
) -> None:
    pictures = []
    for number, hcp in enumerate([(12, 9, 13, 6), (0, 37, 0, 3)]):
        folder = tmp_path / str(number)
        folder.mkdir()
        counts = (*going_on.counts[:5], *(Counts(hcp) for _ in range(2)))
        with Book.open(folder / "book.sqlite") as book:
            book.add(replace(going_on, counts=counts), NINE)
        with Window(folder) as window:
            window.use("history")
            (found,) = window.main.findChildren(HistoryWindow)
            pictures.append(found.grab().toImage())
    assert pictures[0] == pictures[1]


def test_a_history_that_cannot_be_read_leaves_no_window_behind(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> None:
        raise BookError(BookReason.NOT_READ, Cause.DISK)

    with monkeypatch.context() as patch:
        patch.setattr(Book, "history", unreadable)
        window.use("history")
    settle()
    window.use("history")
    assert any(isinstance(each, HistoryWindow) for each in window.app.topLevelWidgets())
    window.use("sessions")
