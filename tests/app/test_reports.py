from __future__ import annotations

import os
import signal
import stat
import sys
from _thread import start_new_thread
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.app import reports as module
from chicago_gui.app.reports import Reports, crash_sentence
from chicago_gui.app.run import catch_errors
from chicago_gui.desk.ports import TablePort
from tests.started import Started
from tests.systems import needs_permissions, needs_pipes, needs_signals
from tests.window import NAMES, Window

# Runs the whole program and ends it as its arguments say.
ENDING = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer, qFatal
from chicago_gui.app import run as module
from chicago_gui.app.chicago import Chicago

def fault(): os.kill(os.getpid(), 11)
def fatal(): qFatal("Anna holds 37")
def leave(): window.close()

def begin(chicago, file):
    global window
    start(chicago, file)
    window = chicago.window
    print(chicago.banner.sentence.text(), flush=True)
    QTimer.singleShot(0, globals()[sys.argv[2]])

start, Chicago.start = Chicago.start, begin
sys.exit(module.run(files=[], book=Path(sys.argv[1]), language="en", paper="A4"))
"""


@pytest.fixture
def reports(qapp: QApplication, tmp_path: Path) -> Iterator[Reports]:
    reports = Reports(tmp_path / "book.sqlite")
    assert reports.begin() is None
    yield reports
    reports.end()


def written(folder: Path) -> str:
    """Return all files beside the book as one text; the book itself may hold secrets."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.txt")))


def catch(reports: Reports, name: str = "Anna", count: int = 37) -> None:
    """Report an exception raised from another one, with secrets in all places that can hold one."""
    hand = {name: count}
    try:
        try:
            raise KeyError(hand)
        except KeyError as first:
            first.add_note(f"of {hand}")
            raise ValueError(f"{name} holds {count}") from first
    except ValueError as caught:
        reports.crashed(caught)


def test_a_crash_tells_where_and_of_what_kind(reports: Reports, tmp_path: Path) -> None:
    catch(reports)
    told = written(tmp_path)
    for needed in ("ValueError", "KeyError", "test_reports.py", "in catch", "Qt 6", "Python 3"):
        assert needed in told


def test_it_is_the_same_whoever_held_whatever(
    reports: Reports, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_now", lambda: "then")
    told = []
    for name, count in (("Anna", 37), ("Егор", 4)):
        for path in tmp_path.glob("*.txt"):
            os.truncate(path, 0)
        catch(reports, name, count)
        qWarning(f"{name} holds {count}")
        told.append(written(tmp_path))
    assert told[0] == told[1]
    assert "ValueError" in told[0]
    assert "QtWarningMsg" in told[0]


def test_folders_are_left_out_of_a_report(reports: Reports, tmp_path: Path) -> None:
    catch(reports)
    assert str(Path(__file__).parent) not in written(tmp_path)
    code = compile("def go():\n    raise ValueError", r"C:\Anna\chicago_gui\desk\x.py", "exec")
    space: dict[str, Any] = {}
    exec(code, space)
    try:
        space["go"]()
    except ValueError as error:
        reports.crashed(error)
    assert "chicago_gui/desk/x.py:2 in go" in written(tmp_path)
    assert "Anna" not in written(tmp_path)


def test_what_goes_wrong_in_the_program_at_work_tells_no_name_and_no_count(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def go_wrong(port: TablePort, change: object) -> None:
        raise ValueError(f"{port.view!r} {change!r}")

    with Window(tmp_path) as window:
        window.begin(NAMES)
        window.prepare("10 12 13 5")
        reports = Reports(window.book_path)
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        catch_errors(lambda _: None, reports.crashed)
        monkeypatch.setattr(TablePort, "submit", go_wrong)
        desk = window.desk
        try:
            desk.table.submit("Anna 37")
        except ValueError as error:
            sys.excepthook(ValueError, error, error.__traceback__)
        told = written(tmp_path)
        assert "in go_wrong" in told
        assert not [name for name in NAMES if name in told]
        assert not [count for count in (" 10 ", " 12 ", " 13 ", " 37") if count in told]


def test_reports_of_threads_tell_no_secret(reports: Reports, tmp_path: Path, qtbot: QtBot) -> None:
    class Gone:
        def __del__(self) -> None:
            raise LookupError("Anna holds a slam")

    def work() -> None:
        raise OSError("Boris holds a slam")

    start_new_thread(work, ())
    Gone()
    qtbot.waitUntil(lambda: "OSError" in written(tmp_path))
    told = written(tmp_path)
    assert "OSError" in told
    assert "LookupError" in told
    assert not [secret for secret in (*NAMES, "slam") if secret in told]


def test_messages_of_qt_are_kept_by_their_place_and_not_by_their_words(
    reports: Reports, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    qWarning("Anna holds 37")
    assert "Anna holds 37" in capsys.readouterr().err  # Python's usual traceback
    told = (tmp_path / "book.messages.txt").read_text("utf-8")
    assert "QtWarningMsg" in told
    assert "Anna" not in told
    assert "holds" not in told


def test_the_messages_make_room_for_new_ones(reports: Reports, tmp_path: Path) -> None:
    for _ in range(30):
        reports.note("x" * 10_000)
    sizes = {path.name: path.stat().st_size for path in tmp_path.glob("*.messages*")}
    assert set(sizes) == {"book.messages.txt", "book.messages.old.txt"}
    assert max(sizes.values()) < 2 * module._MOST


def test_repeated_faults_do_not_fill_the_disk(reports: Reports, tmp_path: Path) -> None:
    for _ in range(400):
        catch(reports)
    assert (tmp_path / "book.running.txt").stat().st_size < 2 * module._MOST


@needs_permissions
def test_nobody_else_may_read_them(reports: Reports, tmp_path: Path) -> None:
    catch(reports)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("*.txt")}
    assert modes == {0o600}


def test_the_newest_five_are_kept(qapp: QApplication, tmp_path: Path) -> None:
    found: Path | None = None
    for number in range(8):
        running = tmp_path / "book.running.txt"
        running.write_text("ValueError")
        os.utime(running, (number * 3600, number * 3600))
        reports = Reports(tmp_path / "book.sqlite")
        found = reports.begin()
        assert found is not None
        assert found.name in crash_sentence(found)
        reports.end()
    kept = sorted(tmp_path.glob("book.crash-*.txt"))
    assert len(kept) == 5
    assert kept[-1] == found


@needs_pipes
def test_the_program_runs_without_reports(qapp: QApplication, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "book.running.txt")
    os.mkfifo(tmp_path / "book.messages.txt")
    reports = Reports(tmp_path / "book.sqlite")
    assert reports.begin() is None
    catch(reports)
    reports.end()


@needs_signals
@pytest.mark.parametrize(
    ("how", "status", "trace"),
    [("fault", -signal.SIGSEGV, "in fault"), ("fatal", -signal.SIGABRT, "in fatal")],
)
def test_the_next_start_says_where_the_crash_is_told(
    how: str, status: int, trace: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = tmp_path_factory.mktemp("home")
    book = tmp_path / "book.sqlite"
    first = Started(home, "-c", ENDING, book, how, errors=-1)
    assert first.says() == ""
    assert first.ended()[0] == status
    again = Started(home, "-c", ENDING, book, "leave", errors=-1)
    sentence = again.says()
    assert again.ended()[0] == 0
    (report,) = tmp_path.glob("book.crash-*.txt")
    assert str(report) in sentence
    told = report.read_text("utf-8")
    assert trace in told
    assert "Anna" not in told
    assert str(Path(__file__).parents[2]) not in told
    assert not (tmp_path / "book.running.txt").exists()
