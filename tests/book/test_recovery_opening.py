"""Opening: a book is begun, opened, updated or refused in one sentence."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from chicago_gui.book import Book, BookError, NewStep, backups, difference, tables
from chicago_gui.book.connection import BookReason, Cause, closing, connect, transaction
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.typist import Typist, at, typed
from tests.systems import needs_links, needs_permissions

ROOT = Path(__file__).parents[2]


def refusal(path: Path, **how: bool) -> BookError:
    with pytest.raises(BookError) as caught:
        Book.open(path, **how)
    assert "{" not in str(caught.value)
    return caught.value


def written_in(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


def test_the_first_start_makes_folder_and_book(path: Path) -> None:
    with Book.open(path) as book:
        assert book.notices == ()
        assert book.latest() is None
        assert book.lines() == []
    assert [each.name for each in path.parent.iterdir()] == ["book.sqlite"]


def test_only_a_book_that_was_not_closed_is_checked_whole(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        typed(book, evening)
        died = shutil.copytree(path.parent, path.parent.with_name("died")) / path.name
    for each in (path, died):
        with closing(sqlite3.connect(each)) as connection:
            connection.execute("UPDATE event SET packed = x'00' WHERE n = 2")
            connection.commit()
    died.with_name("book.sqlite-journal").touch()
    with Book.open(path) as book:
        assert book.notices == ()
    with Book.open(died) as book:
        assert [each.reason for each in book.notices] == [BookReason.BEGUN_ANEW]
        assert book.load(evening.sheet.id).session == evening


def test_what_a_killed_program_left_unfinished_is_taken_back(
    path: Path, tmp_path: Path, evening: Session
) -> None:
    with Book.open(path) as book:
        typist = typed(book, evening)
        with closing(connect(path)) as other:
            other.execute("PRAGMA cache_size = 1")  # so that it writes before the commit
            other.execute("BEGIN IMMEDIATE")
            other.execute("DELETE FROM event")
            other.execute("DELETE FROM record")
            died = shutil.copytree(path.parent, tmp_path / "died") / path.name
    assert died.with_name("book.sqlite-journal").stat().st_size > 0
    before = written_in(died.parent)
    with Book.open(died, read_only=True) as book:
        assert book.load(evening.sheet.id) == typist.kept
    assert written_in(died.parent) == before
    with Book.open(died) as book:
        assert book.notices == ()
        assert book.load(evening.sheet.id) == typist.kept


def test_a_book_from_a_newer_version_is_left_as_it_is(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {tables.newest() + 1}")
    connection.close()
    before = written_in(path.parent)
    for read_only in (False, True):
        error = refusal(path, read_only=read_only)
        assert error.reason is BookReason.NEWER
        assert str(path) in str(error)
    assert written_in(path.parent) == before


def second_version(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    monkeypatch.setattr(tables, "MIGRATIONS", (*tables.MIGRATIONS, statements))


def test_an_older_book_is_backed_up_and_brought_up(
    path: Path, evening: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Book.open(path) as book:
        typed(book, evening)
    before = written_in(path.parent)
    second_version(monkeypatch, "ALTER TABLE session ADD COLUMN colour TEXT DEFAULT 'green'")
    with Book.open(path, read_only=True) as book:
        assert book.load(evening.sheet.id).session == evening
    assert written_in(path.parent) == before  # a program that only reads brings nothing up
    with Book.open(path) as book:
        (notice,) = book.notices
        assert notice.reason is BookReason.BROUGHT_UP_TO_DATE
        assert book.load(evening.sheet.id).session == evening
    (backup,) = backups.listed(path)
    assert str(backup.path) in str(notice)
    with closing(sqlite3.connect(path)) as connection:
        assert tables.version_of(connection) == tables.newest()
        assert connection.execute("SELECT colour FROM session").fetchall() == [("green",)]
    with closing(sqlite3.connect(backup.path)) as connection:
        assert tables.version_of(connection) == tables.newest() - 1


def test_a_book_that_cannot_be_brought_up_stays_as_it_was(
    path: Path, evening: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
    second_version(monkeypatch, "CREATE TABLE colour(name TEXT)", "CREATE TABLE session(x)")
    assert refusal(path).reason is BookReason.NOT_OPENED
    monkeypatch.undo()
    with Book.open(path) as book:
        assert book.notices == ()
        assert book.load(evening.sheet.id).session == evening


def test_other_people_s_files_are_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "places.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE places(name TEXT)")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Vera, on Friday we play at Anna's.\n" * 20)
    before = written_in(tmp_path)
    for path in (database, letter):
        for read_only in (False, True):
            error = refusal(path, read_only=read_only)
            assert error.reason is BookReason.FOREIGN
            assert path.name in str(error)
    assert written_in(tmp_path) == before


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    error = refusal(tmp_path / "file" / "book.sqlite")
    assert error.cause == Cause.FOLDER
    assert str(error).endswith("could not be opened (the folder cannot be written to)")


def test_a_folder_in_the_book_s_place_is_said(path: Path) -> None:
    path.mkdir(parents=True)
    assert refusal(path).reason is BookReason.NOT_OPENED
    assert path.is_dir()


READ_ONLY = """
import os, sys
from pathlib import Path
from chicago_gui.book import Book, BookError
if os.getuid() == 0:
    # Root may write everywhere.
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
path = Path(sys.argv[1])
for book in (path, path.with_name("another.sqlite"), path.parent / "folder" / "book.sqlite"):
    try:
        Book.open(book)
    except BookError as error:
        print(error.cause)
with Book.open(path, read_only=True) as book:
    print(book.latest())
"""


@needs_permissions
def test_a_read_only_folder_is_said_and_can_be_read(evening: Session) -> None:
    # Other users cannot enter pytest's own folders.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Book.open(folder / "book.sqlite") as book:
            book.add(evening, at(0))
        (folder / "book.sqlite").chmod(0o444)
        before = written_in(folder)
        folder.chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(folder / "book.sqlite")],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        folder.chmod(0o755)
        assert done.stderr == ""
        assert done.stdout.splitlines() == [Cause.FOLDER] * 3 + [evening.sheet.id]
        assert written_in(folder) == before


def test_reading_writes_nothing_and_makes_nothing(path: Path, evening: Session) -> None:
    assert refusal(path, read_only=True).reason is BookReason.NO_BOOK
    assert not path.parent.exists()
    with Book.open(path) as book:
        book.add(evening, at(0))
    before = written_in(path.parent)
    with Book.open(path, read_only=True) as book:
        assert book.load(evening.sheet.id).session == evening
        assert [each.id for each in book.lines()] == [evening.sheet.id]
        with pytest.raises(BookError):
            book.delete([evening.sheet.id], at(1))
    assert written_in(path.parent) == before


def test_reading_a_broken_book_is_refused(path: Path) -> None:
    Book.open(path).close()
    data = path.read_bytes()
    path.write_bytes(b"\0" * 100 + data[100:])
    error = refusal(path, read_only=True)
    assert (error.reason, error.cause) == (BookReason.NOT_OPENED, Cause.DAMAGED)


@needs_links
def test_a_book_behind_a_link_is_the_same_book(
    path: Path, tmp_path: Path, evening: Session
) -> None:
    link = tmp_path / "link.sqlite"
    path.parent.mkdir()
    link.symlink_to(path)
    with Book.open(link) as book:  # the target does not exist yet
        typist = typed(book, evening)
        with Book.open(link, read_only=True) as other:
            assert other.load(evening.sheet.id) == typist.kept
        with Book.open(book.backup(), read_only=True) as backup:
            assert backup.load(evening.sheet.id) == typist.kept
    with Book.open(path) as book:
        assert book.load(evening.sheet.id) == typist.kept
        assert len(book.backups()) == 1
    assert link.is_symlink()


def test_a_book_that_another_program_holds_is_said(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    with closing(connect(book.path)) as other, transaction(other):
        with pytest.raises(BookError) as caught:
            typist.type(c.EnterNote(0, "x"))
        assert caught.value.cause == Cause.HELD
        assert refusal(book.path).cause == Cause.HELD
        # It can still be read.
        assert book.load(evening.sheet.id) == typist.kept
    typist.type(c.EnterNote(0, "x"))
    assert book.load(evening.sheet.id) == typist.kept


def type_on(typist: Typist) -> None:
    """Type until something stops it."""
    for number in range(500):
        typist.type(c.EnterNote(0, str(number)))


def test_a_full_disk_is_said_and_the_next_change_is_kept(book: Book, evening: Session) -> None:
    resource = pytest.importorskip("resource")  # a limit on files stands in for a full disk
    typist = typed(book, evening)
    before = typist.kept
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (book.path.stat().st_size + 5000, old[1]))
    try:
        with pytest.raises(BookError) as caught:
            type_on(typist)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
    assert caught.value.cause in (Cause.DISK, Cause.FULL)
    assert typist.kept.revision > before.revision
    assert book.load(evening.sheet.id) == typist.kept
    typist.type(c.EnterNote(0, "there is room again"))
    with Book.open(book.path) as other:
        assert other.load(evening.sheet.id) == typist.kept


def test_two_programs_on_one_book_do_not_damage_it(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    with Book.open(book.path) as other:
        theirs = Typist(other, evening.sheet.id)
        theirs.type(c.EnterNote(0, "theirs"))
        with pytest.raises(BookError) as caught:
            typist.type(c.EnterNote(0, "mine"))
        assert caught.value.reason is BookReason.STALE
        mine = Typist(book, evening.sheet.id)
        assert mine.kept == theirs.kept
        mine.type(c.EnterNote(0, "mine"))
        step = NewStep(at(5), "EnterNote", 0, False, difference(theirs.session, mine.session))
        with pytest.raises(BookError):
            other.keep(evening.sheet.id, theirs.kept.revision, step)
        book.close()
        # The remaining program goes on.
        again = Typist(other, evening.sheet.id)
        again.type(c.EnterNote(0, "and on"))
    with Book.open(book.path) as later:
        assert later.notices == ()
        assert later.load(evening.sheet.id) == again.kept


def test_a_book_that_is_older_than_its_backup_says_so_once(
    path: Path, tmp_path: Path, evening: Session
) -> None:
    with Book.open(path) as book:
        typist = typed(book, evening)
        copy = tmp_path / "copy" / path.name
        copy.parent.mkdir()
        shutil.copyfile(path, copy)
        typist.type(c.EnterNote(0, "since"))
        backup = book.backup()
    shutil.copytree(backup.parent, copy.parent / "backups")
    with Book.open(copy) as book:
        (notice,) = book.notices
        assert notice.reason is BookReason.OLDER_THAN_BACKUP
        assert "{" not in str(notice)
        assert notice.figures["count"] == 1
        book.backup()
    with Book.open(copy) as book:
        assert book.notices == ()


def test_an_empty_book_with_a_backup_says_so(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
        book.backup()
    path.unlink()
    other = path.with_name("other.sqlite")
    Book.open(other).close()
    other.rename(path)
    with Book.open(path) as book:
        assert [each.reason for each in book.notices] == [BookReason.OLDER_THAN_BACKUP]
        assert book.lines() == []


def test_a_book_that_was_put_back_is_no_older_one(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        typist = typed(book, evening)
        backup = book.backup()
        typist.type(c.EnterNote(0, "since"))
        book.restore(backup)
        crashed = path.parent.with_name("crashed")
        shutil.copytree(path.parent, crashed)
    for each in (path, crashed / path.name):
        with Book.open(each) as book:
            assert book.notices == ()


def test_a_second_name_is_refused_because_its_journal_would_lie_elsewhere(
    path: Path, evening: Session
) -> None:
    link = path.with_name("linked.sqlite")
    with Book.open(path) as book:
        typist = typed(book, evening)
        os.link(path, link)
        for each in (path, link):
            assert refusal(each).reason is BookReason.SECOND_NAME
        assert set(written_in(path.parent)) == {"book.sqlite", "book.sqlite-journal", link.name}
        typist.type(c.EnterNote(0, "the first goes on"))
    # A program that only reads does no harm.
    with Book.open(path, read_only=True) as book:
        assert book.load(evening.sheet.id) == typist.kept
    link.unlink()
    Book.open(path).close()


def test_a_name_left_by_a_program_that_died_while_it_began_the_book_is_removed(path: Path) -> None:
    Book.open(path).close()
    os.link(path, path.with_name("book.new-17.sqlite"))
    Book.open(path).close()
    assert path.stat().st_nlink == 1


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@needs_permissions
def test_a_book_that_lies_open_to_all_is_its_owner_s_alone_once_it_is_opened(
    path: Path, evening: Session
) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
    path.chmod(0o664)
    with Book.open(path, read_only=True):
        assert mode(path) == 0o664  # reading changes nothing
    with Book.open(path) as book:
        book.add_copy(evening, at(1))
        beside = sorted(path.parent.glob("book.sqlite*"))
        assert len(beside) > 1
        assert {mode(each) & 0o077 for each in beside} == {0}
        journal = path.with_name(path.name + "-journal")
        journal.chmod(0o644)
        with Book.open(path):
            assert mode(journal) == 0o600
