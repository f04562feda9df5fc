"""A broken book is moved aside, a sound one opened in its place, and one sentence says so."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from chicago_gui.book import Book, BookError, BookNotice, DamagedSession, backups, recovery, tables
from chicago_gui.book.connection import BookReason, Broken, Cause, closing, connect
from chicago_gui.book.recovery import salvage
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.typist import Typist, at, typed, with_id
from tests.sheets import known
from tests.systems import needs_open_files_moved

ONE = "00000000-0000-4000-8000-000000000001"
TWO = "00000000-0000-4000-8000-000000000002"


def opened(path: Path) -> tuple[Book, BookNotice]:
    """Open a book that has a notice, and return both."""
    book = Book.open(path)
    (notice,) = book.notices
    assert "{" not in str(notice)
    assert "\n" not in str(notice)
    return book, notice


def assert_quiet(path: Path) -> None:
    """Check that the next start has no notice."""
    with Book.open(path) as book:
        assert book.notices == ()


def aside(notice: BookNotice) -> Path:
    found = notice.figures["aside"]
    assert isinstance(found, Path)
    assert str(found) in str(notice)
    return found


def sql(path: Path, *statements: str) -> None:
    with closing(connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book with two sessions, the second and a late note newer than the backup."""
    path = tmp_path_factory.mktemp("made") / "book.sqlite"
    evening = known.session("evening-2-going-on")
    with Book.open(path) as book:
        typed(book, with_id(evening, ONE))
        book.backup()
        typed(book, with_id(evening, TWO))
        Typist(book, ONE).type(c.EnterNote(0, "late"))
    return path


@pytest.fixture
def two(made: Path, path: Path) -> Path:
    """A copy of that book, to be damaged."""
    shutil.copytree(made.parent, path.parent)
    return path


def test_without_a_word_to_read_the_backup_is_opened(two: Path, evening: Session) -> None:
    two.write_bytes(b"")
    book, notice = opened(two)
    with book:
        assert notice.reason is BookReason.BACKUP_OPENED
        assert notice.figures["saved"] == 0
        assert [each.id for each in book.lines()] == [ONE]
        assert book.load(ONE).session == with_id(evening, ONE)
    assert aside(notice).read_bytes() == b""
    assert f"{backups.listed(two)[0].at.astimezone():%Y-%m-%d %H:%M}" in str(notice)
    assert_quiet(two)


def test_what_can_be_read_of_the_broken_book_is_saved(two: Path, evening: Session) -> None:
    sql(two, "UPDATE record SET json = 'x' WHERE name = '000' AND session = 1")
    left = two.read_bytes()
    book, notice = opened(two)
    with book:
        assert notice.reason is BookReason.BACKUP_OPENED
        assert notice.figures["saved"] == 2
        assert aside(notice).read_bytes() == left
        # The first session, whose record is damaged, comes from its history.
        assert book.load(TWO).session == with_id(evening, TWO)
        assert book.load(ONE).session.deals[0].note == "late"
        typist = Typist(book, ONE)
        typist.undo()
        assert typist.session == with_id(evening, ONE)


@pytest.mark.parametrize(
    "lost",
    [
        "UPDATE event SET packed = x'00' WHERE session = 2 AND n = 5",
        "DELETE FROM event WHERE session = 2 AND n = 5",
        "DELETE FROM event WHERE session = 2 AND n > 20",
    ],
)
def test_a_session_whose_history_is_lost_is_saved_without(
    two: Path, evening: Session, lost: str
) -> None:
    sql(two, lost)
    book, notice = opened(two)
    with book:
        assert notice.figures["saved"] == 2
        kept = book.load(TWO)
        assert kept.session == with_id(evening, TWO)
        assert list(kept.steps) == []
        typist = Typist(book, TWO)
        typist.type(c.EnterNote(0, "on"))
        assert book.load(TWO) == typist.kept
    assert_quiet(two)


def test_a_session_that_is_past_saving_is_what_the_backup_has(two: Path, evening: Session) -> None:
    sql(
        two,
        "UPDATE event SET packed = x'00' WHERE n = 5",
        "UPDATE record SET json = 'x' WHERE name = '000'",
    )
    book, notice = opened(two)
    with book:
        assert notice.figures["saved"] == 0
        assert [each.id for each in book.lines()] == [ONE]
        assert book.load(ONE).session == with_id(evening, ONE)


def test_deleted_stays_deleted_and_merged_merged(two: Path) -> None:
    with Book.open(two) as book:
        book.delete([TWO], at(5000))
        book.merge("Anja", "Аня")
    sql(two, "UPDATE session SET digest = digest + 1 WHERE key = 1")
    book, notice = opened(two)
    with book:
        assert notice.figures["saved"] == 2
        assert [each.id for each in book.lines(deleted=True)] == [TWO]
        assert book.aliases() == {"anja": "Аня"}


def test_without_a_sound_backup_a_new_book_says_where_the_old_one_lies(path: Path) -> None:
    Book.open(path).close()
    path.write_bytes(b"gone" * 1000)
    book, notice = opened(path)
    with book:
        assert notice.reason is BookReason.BEGUN_ANEW
        assert book.lines() == []
    assert aside(notice).read_bytes() == b"gone" * 1000


def test_without_a_backup_all_that_can_be_read_is_saved(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        typed(book, evening)
    with path.open("r+b") as file:
        file.seek(68)
        file.write(b"\xff\xff\xff\xff")  # the application's id
    book, notice = opened(path)
    with book:
        assert notice.reason is BookReason.BEGUN_ANEW
        assert notice.figures["saved"] == 1
        assert book.load(evening.sheet.id).session == evening


def test_a_damaged_backup_is_passed_over_for_an_older_one(two: Path) -> None:
    with Book.open(two) as book:
        newest = book.backup()
    newest.write_bytes(newest.read_bytes()[:-4096])
    two.write_bytes(b"")
    book, notice = opened(two)
    with book:
        assert [each.id for each in book.lines()] == [ONE]
    assert notice.figures["when"] == backups.listed(two)[1].at


def test_a_backup_of_an_older_version_is_brought_up(
    two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = ("ALTER TABLE session ADD COLUMN colour TEXT",)
    monkeypatch.setattr(tables, "MIGRATIONS", (*tables.MIGRATIONS, second))
    two.write_bytes(b"")
    book, _ = opened(two)
    with book:
        assert [each.id for each in book.lines()] == [ONE]


def test_a_missing_book_is_not_begun_anew_in_silence(two: Path) -> None:
    two.unlink()
    book, notice = opened(two)
    with book:
        assert notice.reason is BookReason.BACKUP_FOR_MISSING
        assert [each.id for each in book.lines()] == [ONE]
    # The same if only a broken book and broken backups are left.
    two.unlink()
    two.with_name("book.broken-20261120T210000.000Z.sqlite").write_bytes(b"gone")
    for backup in backups.listed(two):
        backup.path.write_bytes(b"")
    book, notice = opened(two)
    with book:
        assert notice.reason is BookReason.BEGUN_FOR_MISSING
        assert aside(notice).exists()


def test_killed_between_two_steps_of_mending_what_was_saved_is_saved_again(
    two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def die(*_: object) -> None:
        raise Killed

    with Book.open(two) as book:
        changed = Typist(book, ONE)
        changed.type(c.EnterNote(0, "newer than the backup"))
    sql(two, "UPDATE session SET digest = digest + 1 WHERE key = 2")
    with monkeypatch.context() as patch:
        patch.setattr(recovery, "place", die)
        with pytest.raises(Killed):
            Book.open(two)
    assert not two.exists()
    book, notice = opened(two)
    with book:
        assert notice.reason is BookReason.BACKUP_OPENED
        assert aside(notice).exists()
        assert book.load(ONE).session == changed.session
    left = {each.name for each in two.parent.iterdir()} - {"backups"}
    assert left == {"book.sqlite", aside(notice).name}


def test_what_a_killed_program_left_of_its_mending_is_cleared_away(two: Path) -> None:
    old = two.with_name("book.new-1.sqlite")
    young = two.with_name("book.new-2.sqlite")
    for each in (old, young):
        each.write_bytes(b"half")
    os.utime(old, (0, 0))
    two.write_bytes(b"")
    book, _ = opened(two)
    book.close()
    assert not old.exists()
    assert young.exists()


def test_a_deleted_session_whose_history_is_lost_stays_deleted(two: Path) -> None:
    with Book.open(two) as book:
        book.delete([TWO], at(5000))
        begun = book.load(TWO).created
    sql(two, "DELETE FROM event WHERE n = 2")
    book, _ = opened(two)
    with book:
        assert [each.id for each in book.lines(deleted=True)] == [TWO]
        assert book.load(TWO).created == begun


def test_a_log_without_its_book_never_meets_the_next_one(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
    path.rename(path.with_name("book.sqlite-journal"))
    with Book.open(path) as book:
        assert book.lines() == []
    (kept,) = path.parent.glob("book.broken-*-journal")
    assert kept.stat().st_size > 0


def test_a_session_found_damaged_later_is_one_line_and_mended_next_time(
    two: Path, evening: Session
) -> None:
    with Book.open(two) as book:
        # A valid deal, but the wrong one.
        other = "(SELECT json FROM record WHERE name = '000' AND session = 2)"
        sql(two, f"UPDATE record SET json = {other} WHERE name = '001' AND session = 2")
        sql(two, "DELETE FROM worked_out")
        assert book.cache_figures(2)  # the damaged session does not count
        damaged, sound = book.lines()
        assert (damaged.id, damaged.damaged, damaged.players) == (TWO, True, ())
        assert (sound.id, sound.damaged) == (ONE, False)
        with pytest.raises(DamagedSession, match="damaged"):
            book.load(TWO)
        assert [each.evenings for each in book.figures("russian").players] == [1] * 5
        with pytest.raises(BookError) as caught:
            book.backup()  # it would replace a sound one
        assert caught.value.reason is BookReason.NOT_BACKED_UP
    book, _ = opened(two)
    with book:
        assert book.load(TWO).session == with_id(evening, TWO)


def test_a_damaged_id_is_said_and_mended_next_time(two: Path) -> None:
    with Book.open(two) as book:
        book.delete([TWO], at(9999))
        book.backup()
    damaged = TWO.replace("0-4000-", "2-4000-")
    sound = two.read_bytes()
    row = sound.index(TWO.encode() + b"russian")
    two.write_bytes(sound[:row] + damaged.encode() + sound[row + len(TWO) :])
    with Book.open(two) as book:
        (line,) = book.lines(deleted=True)
        assert line.id == damaged
        with pytest.raises(DamagedSession):
            book.load(line.id)
    with Book.open(two) as book:
        assert [each.id for each in book.lines(deleted=True)] == [TWO]
        assert book.load(TWO).deleted


def test_a_damaged_page_is_said_and_mended_next_time(two: Path, evening: Session) -> None:
    with sqlite3.connect(two) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'record'"
        ).fetchone()
    connection.close()
    with Book.open(two) as book:
        sql(two, "DELETE FROM worked_out")
        with two.open("r+b") as file:
            file.seek(4096 * (root - 1))
            file.write(bytes(4096))
        with pytest.raises(BookError) as caught:
            book.load(ONE)
        assert caught.value.cause == Cause.DAMAGED
        assert [each.damaged for each in book.lines()] == [True, True]
    book, _ = opened(two)
    with book:
        assert {each.id for each in book.lines()} == {ONE, TWO}
        assert book.load(TWO).session == with_id(evening, TWO)


def test_a_book_broken_again_at_once_is_refused(two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: object) -> None:
        raise Broken

    monkeypatch.setattr(recovery, "check_at_start", never)
    two.write_bytes(b"")
    with pytest.raises(BookError, match="damaged"):
        Book.open(two)


@needs_open_files_moved
def test_a_book_mended_by_another_program_meanwhile_is_left_to_it(
    two: Path, monkeypatch: pytest.MonkeyPatch, evening: Session
) -> None:
    two.write_bytes(b"")
    name = "chicago_gui.book.recovery.salvage"

    def slowly(broken: Path, book: sqlite3.Connection) -> int:
        monkeypatch.setattr(name, salvage)
        with Book.open(two) as other:
            typed(other, with_id(evening, TWO))
        return salvage(broken, book)

    monkeypatch.setattr(name, slowly)
    with Book.open(two) as book:
        assert book.notices == ()
        assert book.load(TWO).session == with_id(evening, TWO)
    assert len(list(two.parent.glob("book.broken-*.sqlite"))) == 1


def test_what_the_backup_has_too_is_not_saved_again(two: Path) -> None:
    with Book.open(two) as book:
        book.backup()
    sql(two, "PRAGMA application_id = 7")
    book, notice = opened(two)
    with book:
        assert notice.figures["saved"] == 0
        assert {each.id for each in book.lines()} == {ONE, TWO}


def test_a_book_whose_tables_have_no_readable_names_is_mended(two: Path) -> None:
    data = two.read_bytes()
    # No text has this byte, so SQLite's own messages cannot be decoded either.
    two.write_bytes(data.replace(b"CREATE TABLE record(", b"CREATE TABLE \xa0ecord("))
    book, notice = opened(two)
    with book:
        assert notice.reason is BookReason.BACKUP_OPENED
        assert [each.id for each in book.lines()] == [ONE]
