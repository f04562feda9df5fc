"""One book, two names: the second is refused, and one that is left over is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.book.files import BookLock, check_links, check_lock
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.test_recovery_opening import ROOT, refusal
from tests.book.typist import typed

OPENS = """
import sys
from pathlib import Path
from chicago_gui.book import Book, BookError
try:
    with Book.open(Path(sys.argv[1])) as book:
        print(len(book.lines()))
except BookError as error:
    print(error.reason.name)
"""


def another_program(path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", OPENS, str(path)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.fixture
def link(book: Book) -> Path:
    """A second name of the open book, in another folder."""
    link = book.path.parent.with_name("elsewhere") / "linked.sqlite"
    link.parent.mkdir()
    os.link(book.path, link)
    return link


def test_a_second_program_on_a_hard_link_is_refused(
    book: Book, link: Path, evening: Session
) -> None:
    typist = typed(book, evening)
    assert another_program(link) == "SECOND_NAME"
    assert not link.with_name(link.name + "-wal").exists()
    typist.type(c.EnterNote(0, "the first goes on"))
    link.unlink()
    assert another_program(book.path) == "1"
    with Book.open(book.path) as other:
        assert other.load(evening.sheet.id) == typist.kept


def test_a_second_name_that_nobody_uses_is_told_before_two_logs_come_of_it(
    path: Path, evening: Session
) -> None:
    with Book.open(path) as book:
        typed(book, evening)
    os.link(path, path.with_name("linked.sqlite"))
    for each in (path, path.with_name("linked.sqlite")):
        assert refusal(each).reason is BookReason.SECOND_NAME
    # Reading harms nobody.
    with Book.open(path, read_only=True) as book:
        assert book.load(evening.sheet.id).session == evening
    path.with_name("linked.sqlite").unlink()
    Book.open(path).close()


def test_a_name_left_by_a_program_that_died_while_it_began_the_book_is_removed(path: Path) -> None:
    Book.open(path).close()
    os.link(path, path.with_name("book.new-17.sqlite"))
    Book.open(path).close()
    assert path.stat().st_nlink == 1


def test_a_book_that_is_open_under_one_name_cannot_be_held_under_another(
    book: Book, link: Path
) -> None:
    """As where one file is mounted in two places, which have no number of names to tell it by."""
    with pytest.raises(BookError) as caught:
        BookLock.take(link)
    assert caught.value.reason is BookReason.OTHER_NAME
    assert str(book.path) in str(caught.value)
    with pytest.raises(BookError):
        check_lock(link)
    # Under its own name any number may hold it.
    BookLock.take(book.path).release()
    check_lock(book.path)
    book.close()
    check_lock(link)
    lock = BookLock.take(link)
    with pytest.raises(BookError):
        BookLock.take(book.path)
    lock.release()
    BookLock.take(book.path).release()


def test_a_program_that_died_holds_nothing(book: Book, link: Path) -> None:
    book.close()
    code = (
        "import os, sys; from pathlib import Path; from chicago_gui.book.files import BookLock\n"
        "BookLock.take(Path(sys.argv[1])); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(link)], cwd=ROOT, check=False)
    BookLock.take(book.path).release()


def test_a_folder_reached_in_two_ways_is_one(book: Book, tmp_path: Path) -> None:
    (tmp_path / "way").symlink_to(book.path.parent)
    BookLock.take(tmp_path / "way" / book.path.name).release()
    with Book.open(tmp_path / "way" / book.path.name) as other:
        assert other.lines() == []


def test_where_no_lock_can_be_made_the_book_opens(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "run").write_text("no folder")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    Book.open(path).close()
    Book.open(path, read_only=True).close()


def test_on_windows_a_book_is_locked_by_no_file(
    book: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no `fcntl`; a book with a second name is refused there as everywhere."""
    runtime = tmp_path / "runtime"
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    monkeypatch.setattr(sys, "platform", "win32")
    BookLock.take(book.path).release()
    check_lock(book.path)
    assert not runtime.exists()
    os.link(book.path, tmp_path / "linked.sqlite")
    with pytest.raises(BookError) as caught:
        check_links(book.path)
    assert caught.value.reason is BookReason.SECOND_NAME
