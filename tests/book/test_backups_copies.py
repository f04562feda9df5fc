"""Copies of the book in a folder elsewhere."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from chicago_gui.book import Book, BookError, backups, connection
from chicago_gui.book.connection import Cause
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.typist import Typist, at


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


def change(book: Book, evening: Session, number: int) -> None:
    Typist(book, evening.sheet.id).type(c.EnterNote(0, f"note {number}"))


def test_a_copy_has_the_whole_book_and_what_belongs_to_it_for_its_owner_alone(
    book: Book, evening: Session, stick: Path
) -> None:
    book.add(evening, at(0))
    codes = book.path.parent / "codes.json"
    codes.write_text("{}")
    beside = (("codes.json", codes), ("settings.ini", book.path.parent / "none.ini"))
    shown: list[tuple[int, int]] = []
    made = backups.copy_to(
        book.path, stick, "Anna's PC", beside, lambda done, total: shown.append((done, total))
    )
    assert backups.copies_in(stick) == (made,)
    assert made.computer == "Anna-s-PC"
    assert {each.name for each in made.path.iterdir()} == {"book.sqlite", "codes.json"}
    with Book.open(made.book, read_only=True) as copy:
        assert copy.load(evening.sheet.id).session == evening
    assert shown[-1][0] == shown[-1][1] > 0
    if sys.platform != "win32":
        for each in (made.path, *made.path.iterdir()):
            assert stat.S_IMODE(each.stat().st_mode) & 0o077 == 0
    assert backups.is_copied(book.path, stick, "Anna's PC")
    change(book, evening, 1)
    assert not backups.is_copied(book.path, stick, "Anna's PC")


def test_the_last_five_of_each_computer_are_kept(book: Book, evening: Session, stick: Path) -> None:
    book.add(evening, at(0))
    (stick / "holiday.jpg").write_bytes(b"mine")
    other = backups.copy_to(book.path, stick, "other")
    made = [backups.copy_to(book.path, stick, "mine") for _ in range(backups.COPIES_KEPT + 2)]
    mine = [each for each in backups.copies_in(stick) if each.computer == "mine"]
    assert mine == made[: -backups.COPIES_KEPT - 1 : -1]
    assert other in backups.copies_in(stick)
    assert (stick / "holiday.jpg").exists()


@pytest.mark.parametrize(
    ("number", "cause"),
    [(None, Cause.GONE), (errno.ENOSPC, Cause.FULL), (errno.EROFS, Cause.FOLDER)],
    ids=["unplugged", "full", "write-protected"],
)
def test_a_stick_that_fails_loses_nothing(
    book: Book,
    evening: Session,
    stick: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int | None,
    cause: Cause,
) -> None:
    book.add(evening, at(0))
    made = backups.copy_to(book.path, stick, "mine")

    def write(*_: object) -> None:
        assert number is not None
        raise OSError(number, os.strerror(number))

    if number is None:
        stick.rename(stick.with_name("pulled out"))
    else:
        monkeypatch.setattr(backups, "save_copy", write)
    with pytest.raises(BookError) as refused:
        backups.copy_to(book.path, stick, "mine")
    assert refused.value.cause == cause
    assert "earlier copies are unchanged" in str(refused.value)
    there = stick if stick.is_dir() else stick.with_name("pulled out")
    assert [each.name for each in there.iterdir()] == [made.path.name]
    assert book.load(evening.sheet.id).session == evening


def test_a_copy_that_differs_from_the_book_does_not_count(
    book: Book, evening: Session, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.add(evening, at(0))
    save = connection.save_copy

    def torn(source: sqlite3.Connection, path: Path, show: object) -> None:
        save(source, path)
        content = bytearray(path.read_bytes())
        content[5000:20000] = b"\xff" * 15000
        path.write_bytes(content)

    monkeypatch.setattr(backups, "save_copy", torn)
    with pytest.raises(BookError, match="differed from the book"):
        backups.copy_to(book.path, stick, "mine")
    assert list(stick.iterdir()) == []


def test_a_copy_that_is_stopped_leaves_nothing(book: Book, evening: Session, stick: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(_done: int, _total: int) -> None:
        raise Stopped

    book.add(evening, at(0))
    with pytest.raises(Stopped):
        backups.copy_to(book.path, stick, "mine", show=stop)
    assert list(stick.iterdir()) == []
