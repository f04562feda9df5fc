from __future__ import annotations

import os
import subprocess
import sys

import pytest

from chicago_gui import standard_streams
from tests.started import ROOT
from tests.systems import needs_locales, needs_shell

# Prints the files behind descriptors 0 to 2 of the running process, and whether one is closed.
HOLDING = """
import os, sys
from chicago_gui import standard_streams
standard_streams.open_closed_streams()
report = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT)
print("heard by nobody", file=sys.stderr)
nowhere = os.stat(os.devnull).st_rdev
closed = [os.fstat(number).st_rdev == nowhere for number in range(3)]
os.write(report, f"{report > 2} {closed}".encode())
"""


def test_what_is_put_out_is_put_out(capsys: pytest.CaptureFixture[str]) -> None:
    standard_streams.put_out("Дача ♠\n")
    standard_streams.put_out(b"rows\r\n")
    assert capsys.readouterr().out == "Дача ♠\nrows\r\n"


@pytest.mark.parametrize(
    ("code_page", "command"),
    [
        ("ascii", ("--help",)),
        ("ascii", ("--language", "ru", "--help")),
        ("ascii", ("--self-check",)),
        ("ascii", ("--score", "4SX+1")),
        ("cp866", ("--language", "ru", "--help")),
        ("cp866", ("--self-check",)),
        ("cp1251", ("--language", "ru", "--help")),
        ("cp1251", ("--language", "de", "--help")),
        ("cp1251", ("--self-check",)),
        ("cp437", ("--language", "de", "--help")),
    ],
)
def test_text_is_put_out_on_any_code_page(code_page: str, command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chicago_gui", *command],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": code_page, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(code_page).strip()
    if (code_page, "ru" in command) != ("ascii", True):
        assert b"?" not in done.stdout


def test_only_what_a_code_page_lacks_is_written_plainly() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chicago_gui", "--language", "de", "--help"],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "cp437"},
        capture_output=True,
    )
    said = done.stdout.decode("cp437")
    assert "für" in said
    assert "[OPTION]..." in said


def test_a_complaint_appears_on_any_code_page() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chicago_gui", "--language", "ru", "--csv", "-", "Дача…"],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "cp866"},
        capture_output=True,
    )
    assert done.returncode == 2
    said = done.stderr.decode("cp866")
    assert "Дача..." in said
    assert "\\u" not in said


@needs_locales
def test_text_is_put_out_where_there_is_no_language() -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-m", "chicago_gui", "--help"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | plain, capture_output=True)
    assert done.returncode == 0
    assert done.stdout.startswith(b"usage: chicago-gui [OPTION]... [FILE]")


def test_closed_output_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(OSError, match="it is closed"):
        standard_streams.put_out("x")


def test_a_complaint_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    standard_streams.complain("two\nlines: \t no")
    assert capsys.readouterr().err == "chicago-gui: two lines: no\n"


def test_open_streams_are_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.stdin, sys.stdout, sys.stderr
    standard_streams.open_closed_streams()
    assert (sys.stdin, sys.stdout, sys.stderr) == before


@needs_shell
@pytest.mark.parametrize(
    ("closed", "nowhere"),
    [("2>&-", [False, False, True]), ("<&- >&- 2>&-", [True] * 3), (">&-", [False, True, False])],
)
def test_closed_streams_stay_unused(tmp_path: object, closed: str, nowhere: list[bool]) -> None:
    report = f"{tmp_path}/report"
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-c", HOLDING, report],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "")
    with open(report, encoding="utf-8") as file:
        assert file.read() == f"True {nowhere}"
