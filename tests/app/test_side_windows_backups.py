from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.windows import BackupsWindow
from tests.desk.typed_session import NINE
from tests.window import F2, Window, answering, settle

SIX = 5


def restore_newest(window: Window) -> None:
    def click(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        assert f"Backups are in {window.book_path.parent / 'backups'}." in dialog.where.text()
        dialog.restore.click()
        if dialog.isVisible():
            seen.append(dialog.sentence.text())
            dialog.reject()

    seen: list[str] = []
    answering(window.app, click)
    window.use("backups")
    window.main.setProperty("seen", seen)


def test_a_backup_is_put_back_and_what_was_there_is_kept(window: Window, going_on: Session) -> None:
    window.chicago.backing_up.begin()
    window.chicago.backing_up.finish()
    window.enter(SIX, columns.RESULT, "=⏎")
    assert window.book.load(going_on.sheet.id).session != going_on
    restore_newest(window)
    page = window.page
    assert isinstance(page, StartPage)
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


def test_a_backup_that_cannot_be_put_back_is_told_and_the_book_stays(
    window: Window, going_on: Session
) -> None:
    window.chicago.backing_up.finish()
    (backup,) = window.book.backups()
    backup.path.write_bytes(b"no book")
    restore_newest(window)
    (said,) = window.main.property("seen")
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


def test_a_backup_that_fails_at_the_end_keeps_nobody_waiting(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> Path:
        raise BookError(BookReason.NOT_BACKED_UP)

    monkeypatch.setattr(window.book, "backup", full)
    window.chicago.backing_up.finish()


def test_a_book_that_was_mended_says_so_until_that_is_read(
    qtbot: QtBot, tmp_path: Path, going_on: Session
) -> None:
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
