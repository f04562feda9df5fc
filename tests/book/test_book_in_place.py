"""The book deleted, moved or replaced under the running program: nothing is lost."""

from __future__ import annotations

import shutil
from pathlib import Path
from threading import Thread

import pytest

from chicago_gui.book import Book, BookError, BookNotice
from chicago_gui.book.connection import BookReason
from chicago_gui.book.tables import is_intact
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.test_recovery_opening import written_in
from tests.book.typist import Typist, at, typed
from tests.games.house.evening.make import blank
from tests.systems import needs_open_files_moved

pytestmark = needs_open_files_moved


LOGS = ("", "-journal")


@pytest.fixture
def heard(book: Book) -> list[BookNotice]:
    """The notices of the open book."""
    told: list[BookNotice] = []
    book.on_notice = told.append
    return told


def take_away(path: Path, *endings: str) -> None:
    for ending in endings:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def died(path: Path, folder: Path) -> Path:
    """Return a copy of the book as it would be left if the program were killed now."""
    shutil.copytree(path.parent, folder)
    return folder / path.name


def backup_elsewhere(book: Book) -> BookError:
    """Return the error of a backup on another thread."""
    refused: list[BookError] = []

    def back_up() -> None:
        with pytest.raises(BookError) as caught:
            book.backup()
        refused.append(caught.value)

    thread = Thread(target=back_up)
    thread.start()
    thread.join()
    return refused[0]


@pytest.mark.parametrize("deleted", ["book", "book and journal", "folder"])
def test_a_deleted_book_is_whole_again_at_the_next_change(
    book: Book, heard: list[BookNotice], evening: Session, tmp_path: Path, deleted: str
) -> None:
    typist = typed(book, evening)
    if deleted == "folder":
        shutil.rmtree(book.path.parent)
    else:
        take_away(book.path, *(LOGS if "journal" in deleted else [""]))
    typist.type(c.EnterNote(0, "typed afterwards"))
    assert [each.reason for each in heard] == [BookReason.PUT_BACK]
    assert str(book.path) in str(heard[0])
    typist.type(c.EnterNote(0, "and on"))
    assert len(heard) == 1
    with Book.open(book.path) as other:
        assert other.load(evening.sheet.id) == typist.kept
    with Book.open(died(book.path, tmp_path / "died")) as later:
        assert later.notices == ()
        assert later.load(evening.sheet.id) == typist.kept
    book.close()
    assert set(written_in(book.path.parent)) == {"book.sqlite"}
    with Book.open(book.path) as later:
        assert later.notices == ()
        assert later.load(evening.sheet.id) == typist.kept
        assert book.path.stat().st_mode & 0o077 == 0


def test_a_book_that_was_given_another_name_is_whole_under_both(
    book: Book, heard: list[BookNotice], evening: Session
) -> None:
    typist = typed(book, evening)
    before = typist.kept
    other = book.path.rename(book.path.with_name("other.sqlite"))
    typist.type(c.EnterNote(0, "typed afterwards"))
    assert [each.reason for each in heard] == [BookReason.PUT_BACK]
    for path, kept in ((book.path, typist.kept), (other, before)):
        with Book.open(path) as later:
            assert later.load(evening.sheet.id) == kept


def test_a_book_that_was_moved_and_linked_goes_on_where_it_is(
    book: Book, heard: list[BookNotice], evening: Session, tmp_path: Path
) -> None:
    typist = typed(book, evening)
    path = book.path
    moved = path.rename(tmp_path / "moved.sqlite")
    path.symlink_to(moved)
    typist.type(c.EnterNote(0, "typed afterwards"))
    assert (book.path, heard) == (moved, [])
    died = tmp_path / "died"
    died.mkdir()
    for each in tmp_path.glob("moved.sqlite*"):
        shutil.copy(each, died)
    for each in (path, died / moved.name):
        with Book.open(each) as later:
            assert later.notices == ()
            assert later.load(evening.sheet.id) == typist.kept


def test_a_deleted_journal_costs_nothing(book: Book, evening: Session, tmp_path: Path) -> None:
    typist = typed(book, evening)
    for each in book.path.parent.glob("book.sqlite-*"):
        each.unlink()
    typist.type(c.EnterNote(0, "typed afterwards"))
    with Book.open(died(book.path, tmp_path / "died")) as later:
        assert later.notices == ()
        assert later.load(evening.sheet.id) == typist.kept


@pytest.mark.parametrize("with_log", [False, True])
def test_another_file_in_its_place_is_never_written_over(
    book: Book, heard: list[BookNotice], evening: Session, tmp_path: Path, with_log: bool
) -> None:
    """A shared folder replaces a file so."""
    path = book.path
    book.add(blank(evening), at(0))
    theirs = died(path, tmp_path / "theirs")
    typist = Typist(book, evening.sheet.id)
    typist.type(c.BeginDeal(evening.sheet.players[0]))
    if with_log:
        theirs.with_name(theirs.name + "-journal").touch()
        for ending in LOGS:
            theirs.with_name(theirs.name + ending).replace(path.with_name(path.name + ending))
    else:
        theirs.replace(path)
    before = path.read_bytes()
    typist.type(c.EnterNote(0, "typed afterwards"))
    (notice,) = heard
    assert notice.reason is BookReason.KEPT_BESIDE
    assert notice.figures == {"path": path, "aside": book.path}
    assert book.path.name.startswith("book.kept-")
    assert path.read_bytes() == before
    typist.type(c.EnterNote(0, "and on"))
    assert len(heard) == 1
    with Book.open(book.path) as other:
        assert other.load(evening.sheet.id) == typist.kept
    # The journal of our book is not applied to the other file.
    with Book.open(path) as other:
        assert other.load(evening.sheet.id).session == blank(evening)
        (said,) = other.notices
        assert (said.reason, said.figures["count"]) == (BookReason.OLDER_THAN_KEPT, 1)
        assert said.figures["aside"] == book.path


def test_a_file_that_is_no_book_stays_as_it_is(
    book: Book, heard: list[BookNotice], evening: Session
) -> None:
    path = book.path
    typist = typed(book, evening)
    path.with_name("letter").write_text("Dear Vera")
    path.with_name("letter").replace(path)
    typist.type(c.EnterNote(0, "typed afterwards"))
    book.close()
    assert path.read_text() == "Dear Vera"
    assert is_intact(book.path)


def test_at_the_end_a_book_that_is_gone_is_put_back(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    take_away(book.path, *LOGS)
    book.close()
    with Book.open(book.path) as later:
        assert later.notices == ()
        assert later.load(evening.sheet.id) == typist.kept


@pytest.mark.parametrize("backed_up", [False, True])
def test_no_empty_book_is_left_behind(path: Path, backed_up: bool) -> None:
    book = Book.open(path)
    take_away(path, *LOGS)
    if backed_up:
        assert backup_elsewhere(book).reason is BookReason.NOT_BACKED_UP
        assert not path.exists()
    book.close()
    assert written_in(path.parent) == {}


def test_what_lies_there_instead_is_not_backed_up_as_the_book(
    book: Book, evening: Session, tmp_path: Path
) -> None:
    typed(book, evening)
    Book.open(tmp_path / "empty.sqlite").close()
    (tmp_path / "empty.sqlite").replace(book.path)
    assert backup_elsewhere(book).reason is BookReason.NOT_BACKED_UP
    # On its own thread the book is saved again and backed up.
    with Book.open(book.backup(), read_only=True) as backup:
        assert backup.load(evening.sheet.id).session == evening


def test_where_it_cannot_be_saved_the_entry_is_refused_and_the_next_one_taken(
    book: Book, heard: list[BookNotice], evening: Session
) -> None:
    typist = typed(book, evening)
    folder = book.path.parent
    shutil.rmtree(folder)
    folder.write_text("no folder")
    with pytest.raises(BookError) as caught:
        typist.type(c.EnterNote(0, "refused"))
    assert caught.value.reason is BookReason.NOT_KEPT
    assert heard == []
    folder.unlink()
    typist.type(c.EnterNote(0, "taken"))
    assert [each.reason for each in heard] == [BookReason.PUT_BACK]
    with Book.open(book.path) as other:
        assert other.load(evening.sheet.id) == typist.kept


def test_an_earlier_state_can_be_put_back_when_the_book_is_gone(
    book: Book, heard: list[BookNotice], evening: Session
) -> None:
    typist = typed(book, evening)
    backup = book.backup()
    typist.type(c.EnterNote(0, "since"))
    take_away(book.path, *LOGS)
    before = book.restore(backup)
    assert [each.reason for each in heard] == [BookReason.PUT_BACK]
    with Book.open(before, read_only=True) as kept:
        assert kept.load(evening.sheet.id) == typist.kept
    assert book.load(evening.sheet.id).session == evening
