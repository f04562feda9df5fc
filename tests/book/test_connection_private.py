from __future__ import annotations

import stat
from pathlib import Path

from chicago_gui.book import Book
from chicago_gui.games.house.evening import Session
from tests.book.typist import at


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_book_that_lies_open_to_all_is_its_owner_s_alone_once_it_is_opened(
    path: Path, evening: Session
) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
    path.chmod(0o664)
    with Book.open(path, read_only=True):
        assert mode(path) == 0o664  # who only reads changes nothing
    with Book.open(path) as book:
        book.add_copy(evening, at(1))
        beside = sorted(path.parent.glob("book.sqlite*"))
        assert len(beside) > 1
        assert {mode(each) & 0o077 for each in beside} == {0}


def test_so_is_the_journal_that_was_left_beside_it(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
        log = path.with_name(path.name + "-journal")
        log.chmod(0o644)
        with Book.open(path):
            assert mode(log) == 0o600
