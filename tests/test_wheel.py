"""What is built has everything in it, and starts where it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import chicago_gui

ROOT = Path(__file__).parents[1]

# The whole program from its folder: it opens its window and closes it again.
STARTED = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import chicago_gui
assert Path(chicago_gui.__file__).is_relative_to(sys.argv[1]), chicago_gui.__file__
from PySide6.QtCore import QTimer
from chicago_gui.app import run as module
from chicago_gui.app.chicago import Chicago
start = Chicago.start
def begin(chicago, file):
    start(chicago, file)
    assert chicago.window.isVisible()
    QTimer.singleShot(0, chicago.window.close)
Chicago.start = begin
sys.exit(module.run(file=None, book=Path(sys.argv[2]), language=None, paper="A4"))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def in_the_tree() -> set[str]:
    """The files of the package that git keeps, or all of them where there is no checkout."""
    package = ROOT / "chicago_gui"
    return {
        path.relative_to(ROOT).as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_has_every_file_of_the_package_and_its_licences(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {name for name in names if name.startswith("chicago_gui/")} == in_the_tree()
    licences = {Path(name).parts[-2:] for name in names if "/licenses/" in name}
    assert licences == {("packaging", "LICENSE"), ("packaging", "NOTICES"), ("fonts", "LICENSE")}
    assert any(name.endswith("entry_points.txt") for name in names)
    shared = {name.partition("/data/share/")[2] for name in names if "/data/share/" in name}
    kept = {
        path.relative_to(ROOT / "packaging" / "share").as_posix()
        for path in (ROOT / "packaging" / "share").rglob("*")
        if path.is_file()
    }
    icons = {path.rpartition("/")[0] for path in shared - kept}
    sizes = ("scalable", *(f"{size}x{size}" for size in (16, 24, 32, 48, 64, 128, 256, 512)))
    assert kept <= shared
    assert icons == {f"icons/hicolor/{size}/apps" for size in sizes}


def test_it_starts_from_what_was_installed(
    wheel: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = tmp_path / "site"
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    home = tmp_path_factory.mktemp("s")  # the path of a socket must be short
    done = subprocess.run(
        [sys.executable, "-c", STARTED, str(site), str(tmp_path / "book.sqlite")],
        cwd=tmp_path,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(home)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert (tmp_path / "book.sqlite").is_file()


def test_the_version_stands_in_one_place_and_its_changes_are_told() -> None:
    """A tag carries it too: `packaging/build` refuses one that says otherwise."""
    changes = (ROOT / "packaging" / "CHANGELOG.md").read_text("utf-8")
    headings = [line for line in changes.splitlines() if line.startswith("## ")]
    assert headings[0] == f"## {chicago_gui.__version__}"


def test_nothing_is_built_under_a_tag_of_another_version() -> None:
    done = subprocess.run(
        ["sh", "packaging/build", "deb-plain"],
        cwd=ROOT,
        env=os.environ | {"CHICAGO_TAG": "v9.9.9"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert f"the version is {chicago_gui.__version__}" in done.stderr
