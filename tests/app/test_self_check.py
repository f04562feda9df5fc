from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from chicago_gui import languages
from chicago_gui.app import self_check as module
from chicago_gui.app.self_check import self_check
from chicago_gui.book import Book
from tests.started import ROOT

CHECKS = ("program", "resources", "fonts", "languages", "paper", "book", "window")


def failing(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines if "FAILED" in line]


def test_a_whole_copy_passes_and_touches_nothing_of_the_persons_own(tmp_path: Path) -> None:
    home, passing = tmp_path / "home", tmp_path / "passing"
    homes = {f"XDG_{kind}_HOME": str(home) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    homes |= {"TMPDIR": str(passing), "XDG_RUNTIME_DIR": str(tmp_path)}
    for folder in (home, passing):
        folder.mkdir()
    command = [sys.executable, "-m", "chicago_gui", "--self-check"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | homes, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert tuple(line.split()[0] for line in lines) == CHECKS
    assert failing(lines) == []
    (kept,) = (line for line in lines if line.startswith("book"))
    assert "in a test book" in kept  # not in the person's own
    assert [*home.iterdir(), *passing.iterdir()] == []


def test_each_fault_is_told(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "load_resources", lambda: False)
    monkeypatch.setattr(module, "FAMILY", "No such font")
    monkeypatch.setattr(languages, "speak", lambda _: "en")
    monkeypatch.setattr(module, "pdf_bytes", lambda _: b"nothing")
    monkeypatch.setattr(Book, "backup", lambda _: None)
    monkeypatch.setattr(module, "Chicago", None)
    monkeypatch.setattr(module, "walk_packages", lambda *_: iter(()))
    lines: list[str] = []
    assert self_check(lines.append) == 1
    assert failing(lines) == list(CHECKS)


@pytest.fixture(scope="module")
def parts() -> set[str]:
    """Return all modules of PySide6 that the program imports."""
    files = (path.read_text("utf-8") for path in (ROOT / "chicago_gui").rglob("*.py"))
    return {part for text in files for part in re.findall(r"from PySide6\.(\w+) import", text)}


def test_what_was_left_out_is_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, parts: set[str]
) -> None:
    monkeypatch.setattr(module, "Chicago", None)  # a window would be left half made
    # Without these three the check itself cannot run.
    left_out = [f"PySide6.{part}" for part in parts - {"QtCore", "QtGui", "QtWidgets"}]
    for names in (left_out, ["chicago_gui.games.rubber.form"]):
        with monkeypatch.context() as patched:
            for name in names:
                patched.setitem(sys.modules, name, None)
            lines: list[str] = []
            assert self_check(lines.append) == 1
        assert "program" in failing(lines)
        assert [name for name in names if name not in lines[0]] == []


def test_the_package_on_debians_own_qt_depends_on_each_part(parts: set[str]) -> None:
    script = (ROOT / "packaging" / "build").read_text("utf-8")
    (named,) = re.findall(r"for part in ((?:qt\w+ ?)+);", script)
    assert named.split() == sorted(part.lower() for part in parts)
