"""The mark of a clean end holds as long as the book lies untouched."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from chicago_gui.book import files


@pytest.fixture
def marked(tmp_path: Path) -> Path:
    path = tmp_path / "book.sqlite"
    path.write_bytes(b"a book")
    files.mark_clean(path)
    assert files.is_clean(path)
    return path


def test_without_a_mark_a_book_is_doubtful(tmp_path: Path) -> None:
    assert not files.is_clean(tmp_path / "book.sqlite")
    (tmp_path / "book.sqlite").write_bytes(b"a book")
    assert not files.is_clean(tmp_path / "book.sqlite")


def test_writing_into_it_is_noticed_however_soon(marked: Path) -> None:
    # On the coarsest of disks times are two seconds apart.
    assert time.time() - marked.stat().st_mtime > 2
    with marked.open("r+b") as file:
        file.write(b"A")
    assert not files.is_clean(marked)


def test_another_size_is_noticed_whatever_the_time(marked: Path) -> None:
    stat = marked.stat()
    with marked.open("ab") as file:
        file.write(b"!")
    os.utime(marked, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert not files.is_clean(marked)


def test_a_log_is_a_doubt(marked: Path) -> None:
    marked.with_name("book.sqlite-wal").write_bytes(b"")
    assert not files.is_clean(marked)
    files.forget_clean(marked)
    files.mark_clean(marked)
    marked.with_name("book.sqlite-wal").unlink()
    assert not files.is_clean(marked)


def test_the_mark_is_taken_away(marked: Path) -> None:
    files.forget_clean(marked)
    assert not files.is_clean(marked)
    files.forget_clean(marked)


def test_a_clock_that_python_cannot_read_leaves_no_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def after_2262() -> int:
        raise OverflowError("timestamp too large to convert to C PyTime_t")

    path = tmp_path / "book.sqlite"
    path.write_bytes(b"a book")
    monkeypatch.setattr(time, "time_ns", after_2262)
    files.mark_clean(path)
    assert not files.is_clean(path)


def test_a_mark_that_is_none_is_none(marked: Path) -> None:
    marked.with_name("book.sqlite-clean").write_bytes(b"\xff\xfe")
    assert not files.is_clean(marked)
