from __future__ import annotations

from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.desk import library as library_module
from chicago_gui.desk.library import BackupMaker, Library, backup_lines, other_names
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.record import replace
from chicago_gui.sheet.session_list import SessionFilter
from chicago_gui.sheet.setup import ChangeHeading
from tests.desk.typed_session import NINE


@pytest.fixture
def library(book: Book, done: Session, going_on: Session) -> Library:
    book.add(done, NINE)
    book.add(apply(going_on, ChangeHeading(date(2025, 3, 9), "У Веры")), NINE)
    return Library(book)


def test_the_shelves_hold_what_is_open_done_and_deleted(
    library: Library, book: Book, done: Session, going_on: Session
) -> None:
    def ids(chosen_filter: SessionFilter) -> list[str]:
        return [line.id for line in library.find("", chosen_filter)]

    assert ids(SessionFilter.OPEN) == [going_on.sheet.id]
    assert ids(SessionFilter.DONE) == [done.sheet.id]
    assert ids(SessionFilter.DELETED) == []
    book.delete([done.sheet.id], NINE)
    library.forget()
    assert ids(SessionFilter.ALL) == [going_on.sheet.id]
    assert ids(SessionFilter.DONE) == []
    assert ids(SessionFilter.DELETED) == [done.sheet.id]


def test_a_search_reads_the_book_once(library: Library, book: Book, done: Session) -> None:
    assert len(library.find("a")) == 1
    book.delete([done.sheet.id], NINE)
    assert len(library.find("an")) == 1
    library.forget()
    assert len(library.find("ann")) == 0


def test_names_that_count_for_another_are_told_as_they_are_spelt(
    book: Book, going_on: Session
) -> None:
    book.add(going_on, NINE)
    sheet = apply(going_on, c.Rename((("Аня", "Аня Иванова"),))).sheet
    again = replace(going_on, sheet=replace(sheet, deals=(), id=str(uuid4())), counts=())
    book.add(again, NINE)
    assert other_names(book, "Аня") == ()
    book.merge("Аня Иванова", "Аня")
    assert other_names(book, "Аня") == ("Аня Иванова",)
    book.separate("Аня Иванова")
    assert other_names(book, "Аня") == ()


# --- backups


def test_a_backup_is_made_if_something_has_changed(book: Book, done: Session) -> None:
    book.add(done, NINE)
    assert backup_lines(book) == ()
    maker = BackupMaker(book)
    maker.wait()
    for _ in range(2):
        maker.begin()
        maker.wait()
    (line,) = backup_lines(book)
    assert line.at.tzinfo is not None
    with Book.open(Path(line.name), read_only=True) as copy:
        assert len(copy.lines()) == 1


def test_a_backup_that_fails_is_told(
    qtbot: QtBot, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> Path:
        raise BookError(BookReason.NOT_BACKED_UP)

    monkeypatch.setattr(book, "backup", full)
    maker = BackupMaker(book)
    with qtbot.waitSignal(maker.failed) as failed:
        maker.begin()
    maker.wait()
    assert str(failed.args[0]).startswith("the backup could not be written")


def test_where_no_thread_can_be_had_nobody_waits_for_it(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    maker = BackupMaker(book)
    with monkeypatch.context() as patched:
        patched.setattr(library_module, "start_new_thread", none_left)
        with pytest.raises(RuntimeError):
            maker.begin()
    maker.begin()
    maker.wait()
    assert len(backup_lines(book)) == 1
