"""Two starts of the whole program, as separate processes."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from chicago_gui.book import Book
from chicago_gui.games.house import columns
from tests.conftest import EveningFile
from tests.started import Started
from tests.window import F2, Window

FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from chicago_gui.app import run as module
from chicago_gui.app.sessions import Sessions
from chicago_gui.desk.one_instance import OneInstance

def say(what):
    print(what, flush=True)

open_, listen = Sessions.open, OneInstance.listen
Sessions.open = lambda self, name: (open_(self, name), say("opened"))
def and_say(self):
    alone = listen(self)
    say("listens")
    return alone

OneInstance.listen = and_say
sys.exit(module.run(files=[], book=Path(sys.argv[1]), language=None, paper="A4"))
"""


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("s")  # the path of a socket must be short


@pytest.fixture
def first(tmp_path: Path, home: Path) -> Iterator[Started]:
    first = Started(home, "-c", FIRST, tmp_path / "book.sqlite")
    assert first.says() == "listens"
    yield first
    first.end()


def second(home: Path, *arguments: str | Path) -> int:
    started = Started(home, "-m", "chicago_gui", *arguments)
    status = started.process.wait(timeout=30)
    started.end()
    return status


def test_a_second_start_ends_and_its_file_is_opened_by_the_first(
    first: Started, tmp_path: Path, home: Path, evenings: dict[str, EveningFile]
) -> None:
    file = evenings["evening-2-going-on"].path
    assert second(home, "--book", tmp_path / "book.sqlite", file) == 0
    assert first.says() == "opened"
    with Book.open(tmp_path / "book.sqlite", read_only=True) as book:
        assert len(book.lines()) == 1


def test_of_two_that_were_started_at_once_one_stays(tmp_path: Path, home: Path) -> None:
    """Check two starts at once, as by a double click on an icon that one click starts."""
    book = tmp_path / "book.sqlite"
    Book.open(book).close()
    both = [Started(home, "-c", FIRST, book) for _ in range(2)]
    ends = {os.pidfd_open(each.process.pid): each for each in both}
    found, _, _ = select(list(ends), [], [], 30)
    (gone,) = (ends[end] for end in found)
    assert gone.process.wait() == 0
    (stays,) = (each for each in both if each is not gone)
    assert second(home, "--book", book) == 0
    assert stays.process.poll() is None
    stays.end()
    gone.end()
    for end in ends:
        os.close(end)


def test_a_first_that_was_killed_is_not_waited_for(
    first: Started, tmp_path: Path, home: Path
) -> None:
    first.process.send_signal(signal.SIGKILL)
    first.process.wait()
    again = Started(home, "-c", FIRST, tmp_path / "book.sqlite")
    assert again.says() == "listens"
    again.end()


def test_a_program_on_another_book_runs_beside_it(
    first: Started, tmp_path: Path, home: Path
) -> None:
    other = Started(home, "-c", FIRST, tmp_path / "another.sqlite")
    assert other.says() == "listens"
    other.end()


TYPIST = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.window import F2, Window

app = QApplication([])
with Window(Path(sys.argv[1])) as window:
    window.begin()
    window.press(F2)
    keys = ["12⏎", "9⏎", "13⏎", "6⏎", "b⏎", "vd⏎", "⏎", "z⏎", "-⏎", "⏎", "⏎", "4s b⏎", "=⏎"]
    for number, key in enumerate(keys, start=1):
        window.type(key)
        print(number, window.book.load(window.session_id).revision, flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("keys", [6, 13])
def test_killed_while_somebody_types_all_that_was_shown_is_kept(
    qapp: object, tmp_path: Path, home: Path, keys: int
) -> None:
    typist = Started(home, "-c", TYPIST, tmp_path)
    revision = 0
    for number in range(1, keys + 1):
        typed, _, kept = typist.says().partition(" ")
        assert typed == str(number)
        revision = int(kept)
    typist.end()
    with Window(tmp_path) as window:
        kept_now = window.book.load(window.book.latest() or "")
        assert kept_now.revision >= revision > keys // 2
        assert not window.preparing
        over = window.view.deals[0].deal.over
        shown = ["12", "9", "13", "6"] if over else ["covered"] * 4
        assert window.column(0, columns.HCP) == shown
        assert keys < 13 or over
        if not over:
            window.press(F2)
            assert window.column(0, columns.HCP)[:2] == ["12", "9"]


def test_a_book_that_cannot_be_opened_is_told_and_the_program_ends(
    tmp_path: Path, home: Path
) -> None:
    book = tmp_path / "book.sqlite"
    Book.open(book).close()
    with sqlite3.connect(book) as connection:
        connection.execute("PRAGMA user_version = 99")  # as from a newer program
    connection.close()
    code = """
import sys
from pathlib import Path
from chicago_gui.app import dialogs
from chicago_gui.app.run import run

dialogs.complain = lambda text: print(text, flush=True)
sys.exit(run(files=[], book=Path(sys.argv[1]), language=None, paper="A4"))
"""
    before = book.read_bytes()
    started = Started(home, "-c", code, book)
    said = started.says()
    status = started.process.wait(timeout=30)
    started.end()
    assert str(book) in said
    assert "newer version" in said
    assert status == 2
    assert book.read_bytes() == before


def test_what_it_keeps_is_its_owner_s_alone(tmp_path: Path, home: Path) -> None:
    book = tmp_path / "folder" / "book.sqlite"
    before = os.umask(0)
    try:
        first = Started(home, "-c", FIRST, book)
    finally:
        os.umask(before)
    assert first.says() == "listens"
    first.process.send_signal(signal.SIGTERM)
    assert first.ended()[0] == 0
    # The mark of a clean end may be readable: it shows no more than a listing of the folder.
    kept = [
        book.parent,
        *(each for each in book.parent.rglob("*") if each.suffix != ".sqlite-clean"),
    ]
    assert {book, book.parent / "backups"} < set(kept)
    assert {path.name for path in kept if path.stat().st_mode & 0o077} == set()
    # An older program, or copying, may have made it readable for everybody.
    for path in (book, book.parent / "backups"):
        path.chmod(0o777)
    again = Started(home, "-c", FIRST, book)
    assert again.says() == "listens"
    assert {path.name for path in kept if path.exists() and path.stat().st_mode & 0o077} == set()
    again.end()
