"""The windows beside the sheet: history, backups, and copies of the book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.book import Book, BookError, backups
from chicago_gui.book.connection import BookReason
from chicago_gui.desk.settings import Codes, Colours
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.windows import BackupsWindow, HistoryWindow
from tests.desk.typed_session import NINE
from tests.systems import needs_open_files_moved
from tests.window import ESC, F2, Window, answering, settle

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


@pytest.mark.parametrize("tool", ["history", "about", "score"])
def test_there_is_one_window_of_each_kind(window: Window, tool: str) -> None:
    def shown() -> int:
        settle()
        return sum(each.isVisible() for each in window.main.findChildren(QDialog))

    for _ in range(2):
        window.use(tool)
        assert shown() == 1
    window.press(ESC)
    assert shown() == 0
    window.use(tool)
    assert shown() == 1


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


def test_an_unreadable_history_opens_no_window(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: str) -> object:
        raise BookError(BookReason.NO_SUCH_SESSION)

    with monkeypatch.context() as patch:
        patch.setattr(window.book, "history", broken)
        window.use("history")
    assert window.refusal == "The book does not have this session."
    assert window.main.findChildren(HistoryWindow) == []
    window.use("history")
    assert history(window).isVisible()


def in_backups(window: Window, act: Callable[[BackupsWindow], object]) -> None:
    """Open the dialog of backups, and close it after `act`."""

    def answer(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        act(dialog)
        dialog.reject()

    answering(window.app, answer)
    window.use("backups")


def restore_newest(window: Window) -> list[str]:
    """Restore the newest backup in the dialog; return what it says if it stays."""
    seen: list[str] = []

    def click(dialog: BackupsWindow) -> None:
        assert f"Backups are in {window.book_path.parent / 'backups'}." in dialog.where.text()
        dialog.restore.click()
        if dialog.isVisible():
            seen.append(dialog.sentence.text())

    in_backups(window, click)
    return seen


def test_a_backup_is_put_back_and_what_was_there_is_kept(window: Window, going_on: Session) -> None:
    window.chicago.backing_up.begin()
    window.chicago.backing_up.finish()
    window.enter(SIX, columns.RESULT, "=⏎")
    assert window.book.load(going_on.sheet.id).session != going_on
    restore_newest(window)
    page = window.on(StartPage)
    assert page.sentence.text().startswith("The book of 20")
    assert window.book.load(going_on.sheet.id).session == going_on
    # The newest backup on offer takes this back.
    restore_newest(window)
    assert window.book.load(going_on.sheet.id).session != going_on


def test_the_preparer_s_face_is_covered_before_anything_is_put_back(window: Window) -> None:
    window.chicago.backing_up.finish()
    window.press(F2)
    assert window.preparing
    restore_newest(window)
    settle()
    assert isinstance(window.page, StartPage)
    assert window.main.sheet is None
    assert not window.action("preparer").isEnabled()


def test_a_damaged_backup_leaves_the_book(window: Window, going_on: Session) -> None:
    window.chicago.backing_up.finish()
    (backup,) = window.book.backups()
    backup.path.write_bytes(b"no book")
    (said,) = restore_newest(window)
    assert said.endswith("is damaged; the book is unchanged.")
    assert window.book.load(going_on.sheet.id).session == going_on


def test_a_backup_that_fails_is_told_in_the_window(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> Path:
        raise BookError(BookReason.NOT_BACKED_UP)

    monkeypatch.setattr(window.book, "backup", full)
    window.chicago.backing_up.begin()
    qtbot.waitUntil(lambda: window.refusal.startswith("The backup could not be written"))
    window.chicago.backing_up.finish()  # the end does not wait for one that fails


def test_a_repaired_book_says_so(qtbot: QtBot, tmp_path: Path, going_on: Session) -> None:
    path = tmp_path / "book.sqlite"
    with Book.open(path) as book:
        book.add(going_on, NINE)
        book.backup()
    content = bytearray(path.read_bytes())
    content[1000:9000] = b"\xff" * 8000
    path.write_bytes(content)
    (tmp_path / "book.sqlite-clean").unlink(missing_ok=True)
    with Window(tmp_path, drawn=False) as window:
        banner = window.chicago.banner
        assert banner.isVisible()
        assert banner.sentence.text().startswith("The book was damaged")
        window.use("sessions")
        assert banner.isVisible()
        window.click(banner.close_button)
        assert not banner.isVisible()
        window.start_again()
        assert not window.chicago.banner.isVisible()


@needs_open_files_moved
@pytest.mark.parametrize("replaced", [False, True])
def test_a_book_that_is_gone_is_told_at_the_next_entry_which_is_kept(
    window: Window, going_on: Session, tmp_path: Path, replaced: bool
) -> None:
    """Check what a shared folder may do: remove the book, or replace it with another file."""
    if replaced:
        Book.open(tmp_path / "other.sqlite").close()
        (tmp_path / "other.sqlite").replace(window.book_path)
    else:
        for each in tmp_path.glob("book.sqlite*"):
            each.unlink()
    banner = window.chicago.banner
    assert not banner.isVisible()
    window.enter(SIX, columns.RESULT, "=⏎")
    assert banner.isVisible()
    said = banner.sentence.text()
    assert said.endswith("nothing is lost.")
    assert str(window.book.path) in said
    after = window.book.load(going_on.sheet.id).session
    assert after.deals[5].over
    window.quit()
    found = next(tmp_path.glob("book.kept-*.sqlite")) if replaced else window.book_path
    with Book.open(found, read_only=True) as book:
        assert book.load(going_on.sheet.id).session == after
    if replaced:
        # The next start reports the other file.
        with Window(tmp_path, drawn=False) as again:
            assert str(found) in again.chicago.banner.sentence.text()


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: folder)
    return folder


def copy_to(window: Window) -> list[str]:
    """Choose the folder in the dialog, which copies at once; return the messages."""
    said: list[str] = []

    def click(dialog: BackupsWindow) -> None:
        said.append(dialog.copies.text())
        assert not dialog.copy_now.isVisible()
        QTest.mouseClick(dialog.choose_folder, LEFT)
        said.extend((dialog.sentence.text(), dialog.copies.text()))

    in_backups(window, click)
    return said


def test_a_folder_is_chosen_and_the_book_copied_there(
    window: Window, going_on: Session, stick: Path
) -> None:
    before, done, after = copy_to(window)
    assert before.startswith("To keep a copy elsewhere")
    assert done == "The book is copied and checked."
    assert after.startswith(f"Copies go to {stick}. Last copy: 20")
    (copy,) = backups.copies_in(stick)
    assert {each.name for each in copy.path.iterdir()} >= {"book.sqlite", "settings.ini"}


def restore_copy(window: Window, *, settings_too: bool = False) -> None:
    """Restore the newest copy in the dialog."""

    def restore(dialog: BackupsWindow) -> None:
        line = next(each for each in dialog.table.lines if each.where)
        dialog.table.set_lines(dialog.table.lines, lambda each: each is line)
        assert not dialog.settings_too.isChecked()
        if settings_too:
            dialog.settings_too.setFocus()
            QTest.keyClick(dialog.settings_too, Qt.Key.Key_Space)
        QTest.mouseClick(dialog.restore, LEFT)

    in_backups(window, restore)
    assert isinstance(window.page, StartPage)


def test_a_copy_is_restored_with_its_codes(window: Window, going_on: Session, stick: Path) -> None:
    codes = Codes(window.book_path.parent / "codes.json")
    codes.set(going_on.sheet.id, "1234")
    copy_to(window)
    codes.set(going_on.sheet.id, None)
    window.enter(SIX, columns.RESULT, "=⏎")
    restore_copy(window)
    assert window.book.load(going_on.sheet.id).session == going_on
    assert codes.has(going_on.sheet.id)


@pytest.mark.parametrize("too", [True, False])
def test_settings_of_a_copy_are_restored_with_the_tick(
    window: Window, stick: Path, too: bool
) -> None:
    copy_to(window)
    window.use("dark")
    assert window.settings.colours is Colours.EVENING
    background = window.main.palette().window().color()
    restore_copy(window, settings_too=too)
    assert (window.settings.colours is Colours.EVENING) is not too
    assert (window.main.palette().window().color() == background) is not too
    assert window.action("dark").isChecked() is not too


class Opener(QObject):
    """What the desktop opens files with."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[QUrl] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.opened.append(url)


def test_the_folder_of_the_copies_is_opened(window: Window, stick: Path) -> None:
    copy_to(window)
    desktop = Opener()
    slot: Any = "take"  # text, whatever PySide's types say
    QDesktopServices.setUrlHandler("file", desktop, slot)
    in_backups(window, lambda dialog: QTest.mouseClick(dialog.open_folder, LEFT))
    QDesktopServices.unsetUrlHandler("file")
    assert [Path(url.toLocalFile()) for url in desktop.opened] == [stick]


def test_a_stick_that_is_not_there_is_told_and_comes_back(window: Window, stick: Path) -> None:
    copy_to(window)
    stick.rename(stick.with_name("pulled out"))
    said: list[str] = []

    def look(dialog: BackupsWindow) -> None:
        said.append(dialog.copies.text())
        assert not dialog.copy_now.isEnabled()
        assert not dialog.open_folder.isEnabled()

    in_backups(window, look)
    assert said[0].endswith("Folder not found.")


@pytest.mark.parametrize("yes", [True, False])
def test_the_end_offers_a_missing_copy(window: Window, stick: Path, yes: bool) -> None:
    copy_to(window)
    window.enter(SIX, columns.RESULT, "=⏎")
    asked: list[str] = []

    def answer(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        QTest.keyClick(dialog, Qt.Key.Key_Return if yes else Qt.Key.Key_Escape)

    answering(window.app, answer)
    window.quit()
    assert asked[0].startswith(f"Copy the book before the program ends?\nCopies go to {stick}.")
    assert len(backups.copies_in(stick)) == (2 if yes else 1)


def test_the_end_offers_no_needless_copy(window: Window, stick: Path) -> None:
    copy_to(window)
    window.chicago.backing_up.offer()  # a question would block the test
    window.enter(SIX, columns.RESULT, "=⏎")
    window.chicago.backing_up.asks = False
    window.quit()
    assert len(backups.copies_in(stick)) == 1
