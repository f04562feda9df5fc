"""The program as a separate process that the system tells to end."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from chicago_gui.app.run import Ending
from chicago_gui.book import Book
from chicago_gui.desk.desk import utc_now
from chicago_gui.games.house.changes import ChangePlan
from chicago_gui.games.house.evening import Session, dumps, loads
from chicago_gui.games.house.evening.apply import apply
from tests.conftest import EveningFile
from tests.started import Started

SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]

# Runs the whole program. Once it is idle, it does what its arguments ask and prints a line. After
# that only the signal can wake it.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from chicago_gui.app import run as module
from chicago_gui.app.chicago import Chicago

book, do, what, *file = sys.argv[1:]

def soon(act, *arguments):
    QTimer.singleShot(0, lambda: act(*arguments))

def waits():
    print("waits", flush=True)

def go_on(chicago):
    if do == "type":
        chicago.window.activateWindow()
        for key in what:
            QTest.keyClick(QApplication.focusWidget(), key)
    if do == "open":
        # In front of a dialog nothing returns before it is closed.
        soon(soon, waits)
        chicago.window.actions_by_name[what].trigger()
    else:
        waits()

start = Chicago.start
def begin(chicago, file):
    if do == "start":
        soon(soon, waits)
    else:
        soon(soon, go_on, chicago)
    start(chicago, file)
Chicago.start = begin
sys.exit(module.run(
    files=[Path(each) for each in file], book=Path(book), language=None, paper="A4"
))
"""


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("s")  # the path of a socket must be short


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def book(tmp_path: Path, session: Session) -> Path:
    path = tmp_path / "book.sqlite"
    with Book.open(path) as book:
        book.add(session, utc_now())
    return path


def told_to_end(home: Path, number: int, book: Path, *more: str | Path) -> None:
    program = Started(home, "-c", PROGRAM, book, *more, errors=subprocess.PIPE)
    try:
        assert program.says() == "waits"
        program.process.send_signal(number)
        status, said, errors = program.ended()
    finally:
        program.end()
    assert (status, said) == (0, "")
    # The offscreen platform prints this warning.
    assert set(errors.splitlines()) <= {"This plugin does not support propagateSizeHints()"}
    with Book.open(book) as kept:
        assert kept.notices == ()


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_it_as_closing_the_window_does(home: Path, book: Path, number: int) -> None:
    told_to_end(home, number, book, "nothing", "")
    # The log was written into the book, there is a backup, and the socket is closed.
    assert not list(book.parent.glob("*-journal"))
    assert list((book.parent / "backups").iterdir())
    # The empty lock files stay: removing them could let two programs open a book at once.
    left = [each for each in home.rglob("*") if not each.is_dir()]
    assert [each for each in left if not each.name.startswith("book-")] == []


def test_what_is_typed_is_settled_and_in_the_last_backup(
    home: Path, book: Path, session: Session
) -> None:
    told_to_end(home, signal.SIGTERM, book, "type", "+1")
    newest = max((book.parent / "backups").iterdir())
    for each in (book, newest):
        with Book.open(each, read_only=True) as kept:
            deal = kept.load(session.sheet.id).session.sheet.deals[5]
            assert deal.tricks is not None


@pytest.mark.parametrize("tool", ["about", "players", "plan", "backups"])
def test_a_dialog_before_the_window_does_not_keep_it(home: Path, book: Path, tool: str) -> None:
    told_to_end(home, signal.SIGINT, book, "open", tool)


def test_nor_does_a_question_at_the_start(
    home: Path, book: Path, session: Session, tmp_path: Path
) -> None:
    changed = tmp_path / "changed.chicago"
    changed.write_text(dumps(apply(session, ChangePlan(20))), "utf-8")
    told_to_end(home, signal.SIGTERM, book, "start", "", changed)
    with Book.open(book, read_only=True) as kept:
        assert kept.load(session.sheet.id).session == session


def test_a_signal_that_it_was_started_to_ignore_is_ignored(qapp: object) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    told: list[str] = []
    ending = Ending(lambda: told.append("end"))
    try:
        signal.raise_signal(signal.SIGHUP)
        QCoreApplication.processEvents()
        assert (told, ending.asked) == ([], False)
        signal.raise_signal(signal.SIGTERM)
        QCoreApplication.processEvents()
        assert (told, ending.asked) == (["end"], True)
    finally:
        ending.close()
        ending.close()
        signal.signal(signal.SIGHUP, before)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
