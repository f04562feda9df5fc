from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.desk import library
from chicago_gui.desk.library import BackupMaker, backup_lines
from chicago_gui.games.house.evening import loads
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE


@pytest.fixture
def book(tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Book]:
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(loads(evenings["evening-1"].text), NINE)
        yield book


def test_a_backup_is_made_beside_the_work_and_listed(qapp: object, book: Book) -> None:
    assert backup_lines(book) == ()
    maker = BackupMaker(book)
    maker.begin()
    maker.wait()
    (line,) = backup_lines(book)
    assert line.at.tzinfo is not None
    with Book.open(Path(line.name), read_only=True) as copy:
        assert len(copy.lines()) == 1


def test_where_nothing_has_changed_there_is_no_second_one(qapp: object, book: Book) -> None:
    maker = BackupMaker(book)
    for _ in range(2):
        maker.begin()
        maker.wait()
    assert len(backup_lines(book)) == 1


def test_waiting_for_none_is_no_fault(qapp: object, book: Book) -> None:
    BackupMaker(book).wait()


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
    qapp: object, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    maker = BackupMaker(book)
    with monkeypatch.context() as patched:
        patched.setattr(library, "start_new_thread", none_left)
        with pytest.raises(RuntimeError):
            maker.begin()
    maker.begin()
    maker.wait()
    assert len(backup_lines(book)) == 1
