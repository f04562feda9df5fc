"""Disks that are really full: `pytest tests/thorough/book_disk.py`, as root.

tests/book/test_recovery_opening.py does with a limit on files what can be done without mounting.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import Cause
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, loads
from tests.book.typist import Typist, typed

EVENINGS = Path(__file__).parents[1] / "evenings"
SIZE = 2 << 20


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two MB."""
    place = tmp_path / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place)], check=True)
    yield place
    subprocess.run(["umount", str(place)], check=True)


@pytest.fixture
def evening() -> Session:
    return loads((EVENINGS / "evening-2-going-on.chicago").read_bytes())


def fill(disk: Path, *, leave: int) -> Path:
    """Fill the disk up to so many bytes."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
        file.truncate(max(0, file.tell() - leave))
    return ballast


def type_on(typist: Typist) -> None:
    """Type until something stops it."""
    for number in range(2000):
        typist.type(c.EnterNote(0, str(number)))


@pytest.mark.parametrize("leave", [0, 4096, 16384, 40960, 200704])
def test_a_full_disk_costs_no_change(disk: Path, evening: Session, leave: int) -> None:
    path = disk / "book.sqlite"
    with Book.open(path) as book:
        typist = typed(book, evening)
        ballast = fill(disk, leave=leave)
        with pytest.raises(BookError) as caught:
            type_on(typist)
        assert caught.value.cause == Cause.FULL
        # And again: the same key pressed twice must not be what breaks it.
        with pytest.raises(BookError):
            type_on(typist)
        assert book.load(evening.sheet.id) == typist.kept
        with pytest.raises(BookError) as caught:
            book.backup()
        assert caught.value.cause == Cause.FULL
        ballast.unlink()
        typist.type(c.EnterNote(0, "room"))
        assert book.load(evening.sheet.id) == typist.kept
    with Book.open(path) as book:
        assert book.notices == ()
        assert book.load(evening.sheet.id) == typist.kept


@pytest.mark.parametrize("leave", [0, 4096, 40960])
def test_closing_and_opening_on_a_full_disk(disk: Path, evening: Session, leave: int) -> None:
    path = disk / "book.sqlite"
    with Book.open(path) as book:
        typist = typed(book, evening)
        ballast = fill(disk, leave=leave)
    try:
        Book.open(path).close()
    except BookError as error:
        cause = error.cause
    else:
        cause = Cause.FULL
    assert cause == Cause.FULL
    ballast.unlink()
    with Book.open(path) as book:
        assert book.notices == ()
        assert book.load(evening.sheet.id) == typist.kept


def test_a_broken_book_on_a_full_disk_stays_where_it_is(disk: Path, evening: Session) -> None:
    path = disk / "book.sqlite"
    with Book.open(path) as book:
        typed(book, evening)
        book.backup()
    path.write_bytes(path.read_bytes()[:-4096])
    left = path.read_bytes()
    ballast = fill(disk, leave=8192)
    with pytest.raises(BookError) as caught:
        Book.open(path)
    assert caught.value.cause == Cause.FULL
    assert path.read_bytes() == left
    assert not list(disk.glob("book.new-*"))
    ballast.unlink()
    with Book.open(path) as book:
        assert len(book.notices) == 1
        assert book.load(evening.sheet.id).session == evening


def test_a_book_begun_on_a_full_disk_is_not_begun(disk: Path) -> None:
    path = disk / "book.sqlite"
    ballast = fill(disk, leave=4096)
    with pytest.raises(BookError) as caught:
        Book.open(path)
    assert caught.value.cause == Cause.FULL
    assert not path.exists()
    ballast.unlink()
    with Book.open(path) as book:
        assert book.notices == ()
