"""The program as a process: start, errors, and how it ends."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from chicago_gui.app import run
from chicago_gui.app.run import Ending
from chicago_gui.book import Book
from chicago_gui.desk.desk import utc_now
from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import ChangePlan
from chicago_gui.games.house.evening import Session, dumps
from chicago_gui.games.house.evening.apply import apply
from tests.conftest import EveningFile
from tests.started import Started
from tests.systems import needs_linux, needs_permissions, needs_signals
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
    return tmp_path_factory.mktemp("home")


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
def test_a_kill_loses_nothing_shown(qapp: object, tmp_path: Path, home: Path, keys: int) -> None:
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


def test_the_program_ends_on_a_book_it_cannot_open(tmp_path: Path, home: Path) -> None:
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


@needs_permissions
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


SECRET = "deck D holds 37"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)  # so that it is restored later
    told: list[str] = []
    run.catch_errors(told.append, lambda _: None)
    return told


def go_wrong(error: BaseException) -> None:
    try:
        raise error
    except BaseException as caught:
        sys.excepthook(type(caught), caught, caught.__traceback__)


def test_an_uncaught_error_logs_no_value(
    told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go_wrong(ValueError(SECRET))
    assert told == ["The program failed. Everything entered before is saved."]
    shown = capsys.readouterr()
    for part in ("ValueError", "in go_wrong", __file__):
        assert part in shown.err
    assert SECRET not in shown.err + shown.out
    assert "raise error" not in shown.err  # nor the source line


def test_ctrl_c_in_the_terminal_is_no_error(
    told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go_wrong(KeyboardInterrupt())
    assert told == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


@needs_linux
def test_a_failed_log_hides_no_failure(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/full", "w", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        go_wrong(ValueError(SECRET))
    assert told == ["The program failed. Everything entered before is saved."]


OPENED_BY_MACOS = """
import sys
from PySide6.QtGui import QFileOpenEvent
from chicago_gui.app.run import make_application

app = make_application()
app.asked.connect(lambda files: print(*files, flush=True))
app.sendEvent(app, QFileOpenEvent(sys.argv[1]))
"""


def test_a_file_that_macos_wants_opened_is_told(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "Dacha.chicago"
    program = Started(home, "-c", OPENED_BY_MACOS, file)
    assert program.says() == str(file)
    program.end()


def test_on_windows_no_signal_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows closes a program's windows instead, and Qt has no notifier for a pipe there."""
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    monkeypatch.setattr(sys, "platform", "win32")
    ending = run.Ending(lambda: pytest.fail("nobody said so"))
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before
    assert not ending.asked
    ending.close()


def test_windows_may_have_no_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: int) -> int:
        raise OSError("there is no such number")

    with monkeypatch.context() as windows:  # only here, as capturing output also uses os.dup
        windows.setattr(sys, "platform", "win32")
        windows.setattr(os, "dup", closed)
        windows.setattr(os, "dup2", closed)
        with run._errors_put_by() as errors:
            assert errors is None


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
def book(tmp_path: Path, going_on: Session) -> Path:
    path = tmp_path / "book.sqlite"
    with Book.open(path) as book:
        book.add(going_on, utc_now())
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


@needs_signals
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_it_as_closing_the_window_does(home: Path, book: Path, number: int) -> None:
    told_to_end(home, number, book, "nothing", "")
    # The log was written into the book, there is a backup, and the socket is closed.
    assert not list(book.parent.glob("*-journal"))
    assert list((book.parent / "backups").iterdir())
    # The empty lock files stay: removing them could let two programs open a book at once.
    left = [each for each in home.rglob("*") if not each.is_dir()]
    assert [each for each in left if not each.name.startswith("book-")] == []


@needs_signals
def test_text_in_the_line_is_entered_and_backed_up(
    home: Path, book: Path, going_on: Session
) -> None:
    told_to_end(home, signal.SIGTERM, book, "type", "+1")
    newest = max((book.parent / "backups").iterdir())
    for each in (book, newest):
        with Book.open(each, read_only=True) as kept:
            deal = kept.load(going_on.sheet.id).session.sheet.deals[5]
            assert deal.tricks is not None


@needs_signals
@pytest.mark.parametrize("tool", ["about", "players", "plan", "backups"])
def test_a_dialog_before_the_window_does_not_keep_it(home: Path, book: Path, tool: str) -> None:
    told_to_end(home, signal.SIGINT, book, "open", tool)


@needs_signals
def test_a_question_does_not_keep_it(
    home: Path, book: Path, going_on: Session, tmp_path: Path
) -> None:
    changed = tmp_path / "changed.chicago"
    changed.write_text(dumps(apply(going_on, ChangePlan(20))), "utf-8")
    told_to_end(home, signal.SIGTERM, book, "start", "", changed)
    with Book.open(book, read_only=True) as kept:
        assert kept.load(going_on.sheet.id).session == going_on


@needs_signals
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
