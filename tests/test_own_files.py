from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chicago_gui.own_files import default_book, default_settings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("system", "book", "settings"),
    [
        ("linux", ".local/share", ".config"),
        ("darwin", "Library/Application Support", "Library/Application Support"),
        ("win32", "AppData/Local", "AppData/Local"),
    ],
)
def test_each_system_has_a_place_of_its_own(
    system: str, book: str, settings: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert default_book() == str(home / book / "chicago-gui" / "book.sqlite")
    assert default_settings() == str(home / settings / "chicago-gui" / "settings.ini")


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_who_named_folders_of_their_own_has_them(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/settings")
    assert default_book() == "/data/chicago-gui/book.sqlite"
    assert default_settings() == "/settings/chicago-gui/settings.ini"


def test_windows_tells_where_its_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/Users/Vera/AppData/Local")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_book() == "/Users/Vera/AppData/Local/chicago-gui/book.sqlite"


def test_a_folder_that_is_not_absolute_is_none(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert default_book() == str(home / ".local/share/chicago-gui/book.sqlite")


def test_a_csv_reads_only_what_it_needs(tmp_path: Path) -> None:
    evening = Path(__file__).parent / "evenings" / "evening-1.chicago"
    code = (
        "import sys; from chicago_gui.cli import main;"
        f"main(['--csv', {str(tmp_path / 'out.csv')!r}, {str(evening)!r}]);"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"LANG": "C"}, capture_output=True, text=True
    )
    read = done.stdout.split()
    assert "chicago_gui.games.russian.csv_file" in read
    for slow in ("PySide6", "chicago_gui.book", "dataclasses", "pathlib", "shutil", "tempfile"):
        assert slow not in read
