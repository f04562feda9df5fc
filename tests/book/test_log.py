"""A log damaged in the middle is noticed; one cut off by the end of its program is not blamed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from chicago_gui.book import Book
from chicago_gui.book.errors import Broken
from chicago_gui.book.log import check_log
from chicago_gui.evening import Session
from tests.book.typist import typed

FRAME = 24 + 4096


@pytest.fixture(scope="module")
def crashed(
    tmp_path_factory: pytest.TempPathFactory, sessions: dict[str, Session]
) -> dict[str, bytes]:
    """A book and its log, by name, as a killed program leaves them."""
    folder = tmp_path_factory.mktemp("crashed")
    with Book.open(folder / "book.sqlite") as book:
        typed(book, sessions["evening-2-going-on"])
        left = {each.name: each.read_bytes() for each in folder.iterdir()}
    assert len(left["book.sqlite-wal"]) > 50 * FRAME
    return left


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
