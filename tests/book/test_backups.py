"""Backups: made when something has changed, the last ten kept, put back whole."""

from __future__ import annotations

import os
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from chicago_gui.book import Book, BookError, DamagedSession, StaleSession, backups, tables
from chicago_gui.book.connection import (
    BookReason,
    Cause,
    closing,
    connect,
    connect_to_read,
    transaction,
)
from chicago_gui.book.tables import is_intact
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.typist import Typist, at, typed
from tests.games.house.evening.make import blank


def test_a_backup_is_a_whole_book_beside_it(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    assert book.backups() == ()
    made = book.backup()
    assert made.parent == book.path.parent / "backups"
    assert is_intact(made)
    (listed,) = book.backups()
    assert listed.path == made
    assert abs(listed.at - datetime.now(UTC)) < timedelta(minutes=1)
    with Book.open(made, read_only=True) as copy:
        assert copy.load(evening.sheet.id) == typist.kept
    assert [each.name for each in made.parent.iterdir()] == [made.name]


def test_nothing_new_makes_no_new_backup(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    made = book.backup()
    book.lines()  # cached figures are no change
    assert book.backup() == made
    typist.type(c.EnterNote(0, "new"))
    second = book.backup()
    assert second != made
    book.merge("Anja", "Аня")
    assert book.backup() not in (made, second)
    assert len(book.backups()) == 3


def test_the_last_ten_are_kept(
    book: Book, evening: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = typed(book, evening)
    other = book.path.parent / "backups" / "letter.txt"
    made = []
    for number in range(12):
        typist.type(c.EnterNote(0, str(number)))
        made.append(book.backup())
    assert [each.path for each in book.backups()] == made[:1:-1]
    other.write_text("not ours")
    typist.type(c.EnterNote(0, "last"))
    book.backup()
    assert other.exists()


def test_a_clock_that_was_put_back_costs_no_backup(
    book: Book, evening: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ahead(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # as much as is asked for
            return datetime.now(UTC) + timedelta(days=3650)

    typist = typed(book, evening)
    with monkeypatch.context() as patch:
        patch.setattr(backups, "datetime", Ahead)
        for number in range(11):
            typist.type(c.EnterNote(0, str(number)))
            book.backup()
    typist.type(c.EnterNote(0, "by the right clock"))
    made = book.backup()
    assert book.backups()[0].path == made
    typist.type(c.EnterNote(0, "lost, were it not backed up"))
    kept = typist.kept
    before = book.restore(book.backups()[-1].path)
    assert book.load(evening.sheet.id) != kept
    book.restore(before)
    assert book.load(evening.sheet.id) == kept


def test_after_one_was_put_back_the_newest_to_choose_is_what_was_there_until_then(
    book: Book, evening: Session
) -> None:
    typist = typed(book, evening)
    first = book.backup()
    typist.type(c.EnterNote(0, "regretted"))
    before = book.restore(first)
    assert len(backups.listed(book.path)) == 3
    assert [each.path for each in book.backups()] == [before, first]
    for each in (before, first):
        each.write_bytes(b"no book")  # an unreadable backup equals no other
    assert len(book.backups()) == 3


def test_two_books_in_one_folder_keep_to_their_own(tmp_path: Path, evening: Session) -> None:
    with Book.open(tmp_path / "a.sqlite") as one, Book.open(tmp_path / "a-b.sqlite") as two:
        one.add(evening, at(0))
        two.add(evening, at(0))
        first, second = one.backup(), two.backup()
        assert [each.path for each in one.backups()] == [first]
        assert [each.path for each in two.backups()] == [second]


def test_a_backup_can_be_made_on_another_thread(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    made: list[Path] = []
    thread = threading.Thread(target=lambda: made.append(book.backup()))
    thread.start()
    for number in range(20):
        typist.type(c.EnterNote(0, str(number)))
    thread.join()
    assert is_intact(made[0])
    assert book.load(evening.sheet.id) == typist.kept


def test_two_backups_at_once_do_not_meet(book: Book, evening: Session) -> None:
    typed(book, evening)
    failed: list[BookError] = []

    def make() -> None:
        try:
            book.backup()
        except BookError as error:
            failed.append(error)

    threads = [threading.Thread(target=make) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert all(is_intact(each.path) for each in book.backups())


def test_a_disk_without_room_is_said_and_leaves_nothing_half_done(
    book: Book, evening: Session
) -> None:
    resource = pytest.importorskip("resource")
    typed(book, evening)
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20000, old[1]))
    try:
        with pytest.raises(BookError) as caught:
            book.backup()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
    assert caught.value.reason is BookReason.NOT_BACKED_UP
    assert caught.value.cause in (Cause.DISK, Cause.FULL)
    assert list((book.path.parent / "backups").iterdir()) == []
    assert is_intact(book.backup())


def test_copies_cut_short_long_ago_are_cleared_away(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    folder = book.backup().parent
    old, young = folder / "book-1.part", folder / "book-2.part"
    for part in (old, young):
        part.write_bytes(b"half")
    os.utime(old, (0, 0))
    typist.type(c.EnterNote(0, "new"))
    book.backup()
    assert not old.exists()
    assert young.exists()  # another program may be writing it


def test_a_backup_is_put_back_and_can_be_taken_back(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    then = typist.kept
    made = book.backup()
    typist.type(c.EnterNote(0, "after the backup"))
    book.add_copy(blank(evening), at(9000))
    now = typist.kept
    with Book.open(book.path) as other:
        theirs = Typist(other, evening.sheet.id)
        before = book.restore(made)
        assert book.load(evening.sheet.id) == then
        assert len(book.lines()) == 1
        # Another program that has the book open sees the change and cannot overwrite it.
        with pytest.raises(StaleSession):
            theirs.type(c.EnterNote(0, "x"))
        assert other.load(evening.sheet.id) == then
    book.restore(before)
    assert book.load(evening.sheet.id) == now
    assert len(book.lines()) == 2
    book.close()
    with Book.open(book.path) as later:
        assert later.notices == ()
        assert later.load(evening.sheet.id) == now


def test_the_oldest_backup_can_be_put_back(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    then = typist.kept
    made = []
    for number in range(10):
        made.append(book.backup())
        typist.type(c.EnterNote(0, str(number)))
    book.restore(made[0])
    assert book.load(evening.sheet.id) == then
    assert made[0].exists()


def test_a_backup_of_an_older_version_is_put_back_and_brought_up(
    book: Book, evening: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = typed(book, evening)
    made = book.backup()
    book.close()
    second = ("ALTER TABLE session ADD COLUMN colour TEXT",)
    monkeypatch.setattr(tables, "MIGRATIONS", (*tables.MIGRATIONS, second))
    with Book.open(book.path) as later:
        Typist(later, evening.sheet.id).type(c.EnterNote(0, "new"))
        later.restore(made)
        assert later.load(evening.sheet.id) == typist.kept
        with closing(connect(later.path)) as restored:
            assert tables.version_of(restored) == tables.newest()


def test_a_damaged_book_is_kept_beside_the_backup_put_back(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    then = typist.kept
    made = book.backup()
    typist.type(c.EnterNote(0, "new"))
    with closing(connect(book.path)) as other:
        other.execute("UPDATE record SET json = 'x' WHERE name = '001'")
    with pytest.raises(DamagedSession):
        book.load(evening.sheet.id)
    aside = book.restore(made)
    assert book.load(evening.sheet.id) == then
    assert aside.name.startswith("book.broken-")
    with closing(connect_to_read(aside)) as other:
        damaged = other.execute("SELECT json FROM record WHERE name = '001'").fetchall()
    assert damaged == [("x",)]
    book.close()
    with Book.open(book.path) as later:
        assert later.notices == ()


@pytest.mark.parametrize("how", ["cut", "empty", "text"])
def test_a_damaged_backup_is_not_put_back(book: Book, evening: Session, how: str) -> None:
    typist = typed(book, evening)
    made = book.backup()
    data = {"cut": made.read_bytes()[:-5000], "empty": b"", "text": b"Dear Vera" * 99}
    made.write_bytes(data[how])
    typist.type(c.EnterNote(0, "new"))
    with pytest.raises(BookError) as caught:
        book.restore(made)
    assert caught.value.reason is BookReason.BACKUP_DAMAGED
    assert str(made) in str(caught.value)
    assert book.load(evening.sheet.id) == typist.kept


def test_a_damaged_newest_backup_does_not_stand_for_the_book(book: Book, evening: Session) -> None:
    typed(book, evening)
    made = book.backup()
    made.write_bytes(b"")
    assert is_intact(book.backup())


def test_a_folder_of_backups_that_is_none_is_no_backup(path: Path) -> None:
    path.parent.mkdir(parents=True)
    (path.parent / "backups").write_text("a file")
    assert backups.listed(path) == ()
    with Book.open(path) as book, pytest.raises(BookError):
        book.backup()


def test_a_disk_without_links_takes_the_book_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_links)
    Book.open(path).close()
    assert is_intact(path)
    assert [each.name for each in path.parent.glob("*.sqlite")] == ["book.sqlite"]


def test_a_backup_is_not_put_back_under_another_s_hands(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    made = book.backup()
    typist.type(c.EnterNote(0, "new"))
    book.backup()
    with closing(connect(book.path)) as other, transaction(other):
        with pytest.raises(BookError) as caught:
            book.restore(made)
        assert caught.value.cause == Cause.HELD
    assert book.load(evening.sheet.id) == typist.kept
