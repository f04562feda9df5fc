"""Several sessions at once in the window: opened, exported, deleted, compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.book import Book
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Counts, Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.players.session_list import SessionList, Wish
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.versions import (
    SessionsReport,
    StoredVersionsDialog,
    VersionsDialog,
)
from chicago_gui.sheet.versions import Keep
from tests.desk.test_importing import written, year_of
from tests.desk.typed_session import NINE
from tests.window import CONTROL, DELETE, DOWN, ENTER, SHIFT, Window, answering, settle


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, going_on: Session) -> Iterator[Window]:
    """Yield the program with a book of five unfinished sessions."""
    with Book.open(tmp_path / "book.sqlite") as book:
        for each in year_of(going_on, 5):
            book.add(each, NINE)
    with Window(tmp_path, drawn=False) as window:
        window.ctrl("l")
        yield window


def listed(window: Window) -> SessionList:
    page = window.on(StartPage)
    return page.sessions


def choosing(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    monkeypatch.setattr(dialogs, "ask_files_to_read", lambda *_: list(paths))
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: paths[0])


def test_several_files_are_added_and_marked_in_the_list(
    window: Window, done: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    year = [apply_id(each, at) for at, each in enumerate(year_of(done, 3))]
    choosing(monkeypatch, *written(tmp_path / "in", *year))
    window.ctrl("o")
    assert window.told == "Sessions: 3 added."
    marked = {each.id for each in listed(window).table.marked_lines()}
    assert marked == {each.sheet.id for each in year}


def apply_id(session: Session, at: int) -> Session:
    found = games.of(session).with_id(session, f"00000000-0000-4000-8000-0000000001{at:02}")
    assert isinstance(found, Session)
    return found


def test_a_folder_is_opened_from_the_menu(
    window: Window, going_on: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "in", *year_of(going_on, 5))
    choosing(monkeypatch, tmp_path / "in")
    window.use("open_folder")
    assert window.told == "Sessions: 5 already here."


def test_what_was_not_imported_is_listed(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "Дача.chicago"
    bad.write_text("{}", "utf-8")
    seen: list[str] = []

    def read(dialog: object) -> None:
        assert isinstance(dialog, SessionsReport)
        seen.append(dialog.lines.toPlainText())
        dialog.close_button.click()

    choosing(monkeypatch, bad, tmp_path / "none.chicago")
    answering(window.app, read)
    window.ctrl("o")
    assert window.told == "Sessions: 2 not imported."
    assert seen[0].startswith("Дача.chicago — not a session file")
    assert seen[0].endswith("none.chicago — file not found")


@pytest.mark.parametrize("accepted", [True, False])
def test_versions_are_chosen_in_one_dialog(
    window: Window,
    going_on: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    accepted: bool,
) -> None:
    ours = year_of(going_on, 5)
    theirs = [apply(each, c.EnterResult(5, 8)) for each in ours[:3]]
    choosing(monkeypatch, *written(tmp_path / "in", *theirs))

    def answer(dialog: object) -> None:
        assert isinstance(dialog, VersionsDialog)
        assert dialog.choices == [Keep.THEIRS] * 3
        QTest.keyClick(dialog, Qt.Key.Key_Return if accepted else Qt.Key.Key_Escape)

    answering(window.app, answer)
    window.ctrl("o")
    settle()
    expected = "3 replaced" if accepted else "3 left unchanged"
    assert window.told == f"Sessions: {expected}."
    kept = [window.book.load(each.sheet.id).session for each in ours[:3]]
    assert kept == (theirs if accepted else ours[:3])


def test_the_session_that_was_open_goes_on_with_what_replaced_it(
    window: Window, going_on: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that the list is shown first, because the open sheet is older than the book."""
    ours = year_of(going_on, 1)[0]
    window.chicago.sessions.open(ours.sheet.id)
    theirs = apply(ours, c.EnterResult(5, 8))
    choosing(monkeypatch, *written(tmp_path / "in", theirs), tmp_path / "in")
    answering(window.app, lambda dialog: dialog.accept())
    window.ctrl("o")
    settle()
    window.chicago.sessions.go_back()
    assert window.session == theirs
    window.use("undo")
    assert window.session == ours


def test_files_of_the_command_line_are_imported(
    qtbot: QtBot, tmp_path: Path, done: Session
) -> None:
    files = written(tmp_path / "in", *year_of(done, 2))
    Book.open(tmp_path / "book.sqlite").close()
    with Window(tmp_path, tmp_path / "in", drawn=False) as window:
        assert window.told == "Sessions: 2 added."
        assert len(listed(window).table.lines) == 2
        window.chicago.come_forward.come(files)
        settle()
        assert window.told == "Sessions: 2 already here."


def test_progress_can_be_stopped_and_what_is_in_stays(
    window: Window, done: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogs, "_SOON", 0)
    year = [apply_id(each, at) for at, each in enumerate(year_of(done, 30))]
    choosing(monkeypatch, *written(tmp_path / "in", *year))

    def stop(dialog: object) -> None:
        assert isinstance(dialog, QProgressDialog)
        assert dialog.labelText() == "Importing sessions…"
        (button,) = dialog.findChildren(QPushButton)
        assert button.text() == "Stop"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    answering(window.app, stop)
    window.ctrl("o")
    added = len(window.book.ids()) - 5
    assert 0 < added < 30
    assert window.told == f"Sessions: {added} added, {30 - added} not processed."


# --- export


def test_several_are_exported_one_file_each_and_none_is_overwritten(
    window: Window, going_on: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "chicago-2026-01-09.chicago").write_text("mine")
    choosing(monkeypatch, out)
    window.ctrl("a")
    window.click(listed(window).buttons[Wish.EXPORT])
    files = sorted(each.name for each in out.iterdir())
    assert len(files) == 6
    assert (out / "chicago-2026-01-09.chicago").read_text() == "mine"
    assert window.told == (
        f"Sessions: 5 added. Folder: {out}. Counts and targets of open deals are not shown."
    )
    file = loads((out / "chicago-2026-01-09-2.chicago").read_bytes())
    assert file.sheet == year_of(going_on, 5)[1].sheet
    assert file.counts[5:] == (Counts(), Counts())
    # A second export writes nothing again.
    window.click(listed(window).buttons[Wish.EXPORT])
    assert sorted(each.name for each in out.iterdir()) == files
    assert "5 already here" in window.told


def test_a_folder_that_takes_no_file_is_told(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choosing(monkeypatch, tmp_path / "none")
    answering(window.app, lambda dialog: dialog.reject())
    window.ctrl("a")
    window.click(listed(window).buttons[Wish.EXPORT])
    assert window.told.startswith("Sessions: 1 not exported, 4 not processed.")


# --- delete


def test_several_are_deleted_in_one_step_and_come_back_in_one(window: Window) -> None:
    window.press(DOWN, held=SHIFT)
    window.press(DOWN, held=SHIFT)
    gone = [each.id for each in listed(window).table.marked_lines()]
    window.press(DELETE)
    assert len(listed(window).table.lines) == 2
    assert listed(window).gone.text() == "3 sessions deleted"
    window.click(listed(window).put_back)
    assert len(listed(window).table.lines) == 5
    assert [each.id for each in listed(window).table.marked_lines()] == gone


def test_several_deleted_ones_are_put_back_from_their_shelf(window: Window) -> None:
    window.press(Qt.Key.Key_A, held=CONTROL)
    window.press(DELETE)
    found = listed(window)
    found.chosen_filter.setCurrentText("Deleted")
    found.table.setFocus()
    window.press(Qt.Key.Key_A, held=CONTROL)
    assert found.buttons[Wish.RESTORE].text() == "Restore 5 sessions"
    window.click(found.buttons[Wish.RESTORE])
    found.chosen_filter.setCurrentText("All sessions")
    assert len(found.table.lines) == 5


def test_an_unreadable_session_stays_alone(window: Window, going_on: Session) -> None:
    broken = year_of(going_on, 5)[2].sheet.id
    connected = window.book._connection
    connected.execute(
        "UPDATE record SET json = 'x' WHERE session = (SELECT key FROM session WHERE id = ?)",
        (broken,),
    )
    window.use("sessions")
    window.press(Qt.Key.Key_A, held=CONTROL)
    window.press(DELETE)
    assert [each.id for each in listed(window).table.lines] == [broken]


# --- versions in the book


def test_two_versions_are_compared_and_one_is_deleted(window: Window, going_on: Session) -> None:
    ours = year_of(going_on, 5)[4]
    copy = window.book.add_copy(apply(ours, c.EnterResult(5, 8)), NINE)
    window.use("sessions")
    listed(window).refresh(ours.sheet.id, copy.sheet.id)
    first, second = (each.id for each in listed(window).table.marked_lines())
    assert {first, second} == {ours.sheet.id, copy.sheet.id}

    def answer(dialog: object) -> None:
        assert isinstance(dialog, StoredVersionsDialog)
        assert dialog.what.text() == "Differences:\n•  deal 6: result"
        QTest.mouseClick(dialog.radios[Keep.THEIRS], Qt.MouseButton.LeftButton)
        QTest.keyClick(dialog, ENTER)

    answering(window.app, answer)
    window.click(listed(window).buttons[Wish.COMPARE])
    ids = {each.id for each in listed(window).table.lines}
    assert second in ids
    assert first not in ids
    window.click(listed(window).put_back)
    assert first in {each.id for each in listed(window).table.lines}
