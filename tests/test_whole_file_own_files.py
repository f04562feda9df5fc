from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from chicago_gui.whole_file import default_book, default_settings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_each_user_has_a_book_and_settings(home: Path) -> None:
    assert default_book() == str(home / ".local/share/chicago-gui/book.sqlite")
    assert default_settings() == str(home / ".config/chicago-gui/settings.ini")


def test_who_named_folders_of_their_own_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/settings")
    assert default_book() == "/data/chicago-gui/book.sqlite"
    assert default_settings() == "/settings/chicago-gui/settings.ini"


@pytest.mark.parametrize("named", ["/data", "/data/", "", " ", "data", "~/data", None])
@pytest.mark.parametrize("own", ["/home/vera", "/home/vera/", "/", "", "vera", None])
def test_they_are_where_platformdirs_has_them(
    named: str | None, own: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in (("XDG_DATA_HOME", named), ("XDG_CONFIG_HOME", named), ("HOME", own)):
        if value is None:
            monkeypatch.delenv(variable, raising=False)
        else:
            monkeypatch.setenv(variable, value)
    data = platformdirs.user_data_dir("chicago-gui", appauthor=False)
    settings = platformdirs.user_config_dir("chicago-gui", appauthor=False)
    assert default_book() == f"{data}/book.sqlite"
    assert default_settings() == f"{settings}/settings.ini"


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
    assert "chicago_gui.games.house.csv_file" in read
    assert "PySide6" not in read
    assert "chicago_gui.book" not in read


@pytest.mark.parametrize(
    ("system", "folder"),
    [(Windows, "Users/Vera/AppData/Local"), (MacOS, "Library/Application Support")],
)
def test_windows_and_macos_have_one_folder_for_both(
    system: type[PlatformDirsABC], folder: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "another")
    users = {"CSIDL_LOCAL_APPDATA": str(home / "Users/Vera/AppData/Local")}
    monkeypatch.setattr(platformdirs.windows, "get_win_folder", users.__getitem__)
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    own = home / folder / "chicago-gui"
    assert Path(default_book()) == own / "book.sqlite"
    assert Path(default_settings()) == own / "settings.ini"
