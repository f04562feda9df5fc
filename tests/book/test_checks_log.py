"""A log that is not what it was is noticed; one cut off by the end of its program is not blamed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from chicago_gui.book import Book
from chicago_gui.book.checks import check_log
from chicago_gui.book.connection import Broken
from chicago_gui.games.house.evening import Session
from tests.book.typist import Typist, at, blank, changes, typed

FRAME = 24 + 4096


@pytest.fixture(scope="module")
def crashed(
    tmp_path_factory: pytest.TempPathFactory, sessions: dict[str, Session]
) -> dict[str, bytes]:
    """A book and its log, by name, as a killed program leaves them."""
    folder = tmp_path_factory.mktemp("crashed")
    log = folder / "book.sqlite-wal"
    evening = sessions["evening-2-going-on"]
    with Book.open(folder / "book.sqlite") as book:
        book.add(blank(evening), at(0))
        typist = Typist(book, evening.sheet.id)
        for change in changes(evening):
            # Not so long that it is begun again: its last frame is to be its end.
            if log.stat().st_size < 60 * FRAME:
                typist.type(change)
        return {each.name: each.read_bytes() for each in folder.iterdir()}


@pytest.fixture
def log(crashed: dict[str, bytes], path: Path) -> Path:
    path.parent.mkdir(parents=True)
    for name in ("book.sqlite", "book.sqlite-wal"):
        (path.parent / name).write_bytes(crashed[name])
    return path.with_name("book.sqlite-wal")


def test_a_whole_log_is_sound(path: Path, log: Path) -> None:
    check_log(path)


def test_no_log_or_an_empty_one_is_sound(path: Path, log: Path) -> None:
    log.write_bytes(b"")
    check_log(path)
    log.write_bytes(log.read_bytes()[:40])
    check_log(path)
    log.unlink()
    check_log(path)


@pytest.fixture
def index(crashed: dict[str, bytes], path: Path, log: Path) -> Path:
    """The log with its index, as they lie there when the machine went on running."""
    index = path.with_name("book.sqlite-shm")
    index.write_bytes(crashed["book.sqlite-shm"])
    check_log(path)
    return index


@pytest.mark.parametrize("gone", [1, FRAME, 5000, 3 * FRAME, 40 * FRAME])
def test_a_log_cut_at_its_end_is_noticed(path: Path, log: Path, index: Path, gone: int) -> None:
    log.write_bytes(log.read_bytes()[:-gone])
    with pytest.raises(Broken):
        check_log(path)


@pytest.mark.parametrize("left", [b"", b"7" * 31])
def test_a_log_emptied_is_noticed(path: Path, log: Path, index: Path, left: bytes) -> None:
    log.write_bytes(left)
    with pytest.raises(Broken):
        check_log(path)


def test_a_log_taken_away_is_noticed(path: Path, log: Path, index: Path) -> None:
    log.unlink()
    with pytest.raises(Broken):
        check_log(path)


def test_the_last_change_overwritten_is_noticed(path: Path, log: Path, index: Path) -> None:
    data = bytearray(log.read_bytes())
    data[-1] ^= 1
    log.write_bytes(data)
    with pytest.raises(Broken):
        check_log(path)


@pytest.mark.parametrize("place", [0, 12, 16, 32, 40, 50, 64, 90])
def test_a_damaged_index_is_not_believed(path: Path, log: Path, index: Path, place: int) -> None:
    log.write_bytes(log.read_bytes()[: 32 + 40 * FRAME])
    data = bytearray(index.read_bytes())
    data[place] ^= 2
    index.write_bytes(data)
    check_log(path)
    index.write_bytes(data[:70])
    check_log(path)


def test_an_index_behind_the_log_is_that_of_a_power_cut(
    path: Path, log: Path, index: Path, sessions: dict[str, Session]
) -> None:
    # The disk had the index last when it was younger, in this round of the log or an earlier one.
    with Book.open(path.with_name("other.sqlite")) as book:
        typed(book, sessions["evening-1"])
        younger = b""
        for number in range(3):
            younger = path.with_name("other.sqlite-shm").read_bytes()
            book.add_copy(sessions["evening-1"], at(number))
        shutil.copy(path.with_name("other.sqlite"), path)
        shutil.copy(path.with_name("other.sqlite-wal"), log)
    index.write_bytes(younger)
    check_log(path)
    index.write_bytes(bytes(len(younger)))
    check_log(path)


@pytest.mark.parametrize("place", [0, 8, 20, 31, 32, 40, 50, 60, 5000, 10 * FRAME])
def test_damage_before_the_end_is_noticed(path: Path, log: Path, place: int) -> None:
    data = bytearray(log.read_bytes())
    data[place] ^= 0x10
    log.write_bytes(data)
    with pytest.raises(Broken):
        check_log(path)


def test_a_last_change_in_pieces_is_nobody_s_fault(path: Path, log: Path) -> None:
    data = log.read_bytes()
    for cut in (len(data) - 1, len(data) - 5000, len(data) - FRAME - 1):
        log.write_bytes(data[:cut])
        check_log(path)
    torn = bytearray(data)
    torn[len(data) - 2 * FRAME : len(data) - FRAME] = bytes(FRAME)
    log.write_bytes(torn)
    check_log(path)


def test_frames_of_an_earlier_round_are_not_missed(
    path: Path, sessions: dict[str, Session]
) -> None:
    # Long enough for the log to be begun again over its older self.
    with Book.open(path) as book:
        typed(book, sessions["evening-3-official"])
        left = path.parent.with_name("left")
        shutil.copytree(path.parent, left)
    data = (left / "book.sqlite-wal").read_bytes()
    salts = [data[32 + k * FRAME + 8 : 32 + k * FRAME + 16] for k in range(len(data) // FRAME)]
    assert len(set(salts)) > 1
    check_log(left / "book.sqlite")
