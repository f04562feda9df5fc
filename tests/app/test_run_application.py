from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from chicago_gui.app import run

SECRET = "deck D holds 37"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)  # so that it is restored later
    told: list[str] = []
    run.catch_errors(told.append)
    return told


def go_wrong(error: BaseException) -> None:
    try:
        raise error
    except BaseException as caught:
        sys.excepthook(type(caught), caught, caught.__traceback__)


def test_what_nobody_caught_ends_in_one_sentence(
    told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go_wrong(ValueError(SECRET))
    assert told == ["The program failed. Everything entered before is saved."]
    log = capsys.readouterr().err
    assert "ValueError" in log
    assert "in go_wrong" in log
    assert __file__ in log


def test_neither_the_sentence_nor_the_log_has_a_value(
    told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go_wrong(KeyError(SECRET))
    shown = capsys.readouterr()
    assert SECRET not in "".join(told) + shown.err + shown.out
    assert "raise error" not in shown.err  # nor the source line


def test_ctrl_c_in_the_terminal_is_no_error(
    told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go_wrong(KeyboardInterrupt())
    assert told == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_where_nobody_takes_the_log_the_sentence_is_told_all_the_same(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open("/dev/full", "w", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        go_wrong(ValueError(SECRET))
    assert told == ["The program failed. Everything entered before is saved."]


def test_a_file_that_macos_wants_opened_is_told(qapp: QApplication, tmp_path: Path) -> None:
    opened = run.FilesOpened(qapp)
    asked: list[Path] = []
    opened.asked.connect(asked.append)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "Дача.chicago")))
    assert asked == [tmp_path / "Дача.chicago"]
    qapp.removeEventFilter(opened)
    opened.deleteLater()


def test_on_windows_no_signal_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows closes a program's windows instead, and Qt has no notifier for a pipe there."""
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    monkeypatch.setattr(sys, "platform", "win32")
    ending = run.Ending(lambda: pytest.fail("nobody said so"))
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before
    assert not ending.asked
    ending.close()


def test_on_windows_there_may_be_no_standard_error_to_put_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def closed(*_: int) -> int:
        raise OSError("there is no such number")

    with monkeypatch.context() as windows:  # only here, as capturing output also uses os.dup
        windows.setattr(sys, "platform", "win32")
        windows.setattr(os, "dup", closed)
        windows.setattr(os, "dup2", closed)
        with run._errors_put_by() as errors:
            assert errors is None
