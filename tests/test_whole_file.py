"""Files written whole or not at all, what can be read, and where the program's own files are."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tracemalloc
from pathlib import Path

import platformdirs
import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from chicago_gui import whole_file
from chicago_gui.whole_file import (
    default_book,
    default_settings,
    keep_private,
    make_private,
    read_whole,
    why_no_file,
    write_whole,
)
from tests.systems import needs_links, needs_linux, needs_permissions, needs_pipes


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_was_given_is_in_the_file_and_nothing_else_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "Дача – 20 ноября.csv"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert names(tmp_path) == {path.name}


def test_windows_refuses_an_open_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Access is denied")

    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"shown")
    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(OSError, match="close it in the other program first") as caught:
        write_whole(path, b"new")
    said = whole_file.why_not(path, caught.value)
    assert said == f"{path} cannot be written: close it in the other program first."
    assert path.read_bytes() == b"shown"
    assert names(tmp_path) == {path.name}


@needs_permissions
def test_a_new_file_is_for_whom_umask_says(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    before = os.umask(0o027)
    try:
        write_whole(path, b"")
        assert os.umask(0o027) == 0o027  # it was read and restored
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@needs_permissions
def test_a_file_that_is_there_stays_for_whom_it_was(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_bytes(b"one")
    path.chmod(0o600)
    write_whole(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@needs_links
def test_a_link_keeps_pointing_where_it_does(tmp_path: Path) -> None:
    path, link = tmp_path / "sheet.csv", tmp_path / "link.csv"
    path.write_bytes(b"one")
    link.symlink_to(path)
    write_whole(link, b"two")
    assert link.is_symlink()
    assert path.read_bytes() == b"two"


@needs_pipes
def test_a_pipe_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(pipe, b"rows")
        assert os.read(reader, 100) == b"rows"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert names(tmp_path) == {"pipe"}


def test_a_device_is_written_to_on_any_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_file, "_NOT_WAITED_FOR", 0)
    monkeypatch.delattr(os, "set_blocking", raising=False)
    write_whole(Path(os.devnull), b"rows")
    assert not Path(os.devnull).is_file()


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match=r"directory"):
        write_whole(folder, b"rows")
    assert names(tmp_path) == {"folder"}


def test_where_there_is_no_folder_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"No such file"):
        write_whole(tmp_path / "none" / "sheet.csv", b"rows")
    assert names(tmp_path) == set()


def test_on_a_full_disk_the_old_file_stays_whole_and_nothing_is_left_over(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_bytes(b"old")
    resource = pytest.importorskip("resource")  # a limit on files stands in for a full disk
    code = """
import sys
from pathlib import Path
from chicago_gui.whole_file import write_whole
try:
    write_whole(Path(sys.argv[1]), bytes(100_000))
except OSError as error:
    sys.exit(f"refused {error.errno}")
"""

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        # With a limited file size it would leave half-written bytecode beside the sources.
        [sys.executable, "-B", "-c", code, str(path)],
        preexec_fn=small_disk,
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
    )
    assert done.stderr.startswith("refused")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == {"sheet.csv"}


@needs_permissions
def test_a_private_file_is_its_owner_s_alone_whatever_it_was(tmp_path: Path) -> None:
    path = tmp_path / "codes.json"
    before = os.umask(0)
    try:
        for mode in (None, 0o666):
            if mode is not None:
                path.chmod(mode)
            write_whole(path, b"one", private=True)
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(before)


@needs_permissions
@pytest.mark.parametrize(
    ("before", "after"), [(0o644, 0o600), (0o777, 0o700), (0o600, 0o600), (0o440, 0o400)]
)
def test_only_others_lose_their_permissions(tmp_path: Path, before: int, after: int) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(before)
    keep_private(path)
    assert stat.S_IMODE(path.stat().st_mode) == after


def test_where_there_is_nothing_nothing_is_done(tmp_path: Path) -> None:
    keep_private(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


@needs_permissions
def test_a_folder_that_is_made_is_its_owner_s_alone(tmp_path: Path) -> None:
    folder = tmp_path / "above" / "folder"
    before = os.umask(0)
    try:
        make_private(folder)
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@needs_permissions
def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    make_private(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_where_no_folder_can_be_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        make_private(tmp_path / "file" / "folder")


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "evening.chicago"
    path.write_bytes(b"all of it")
    assert read_whole(path) == b"all of it"
    assert why_no_file(path) == ""
    assert why_no_file(tmp_path / "none") == ""


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "evening.chicago"
    path.write_bytes(b"[" * (4 * 2**20 + 1))
    tracemalloc.start()
    try:
        with pytest.raises(OSError, match="larger than 4 MB: not a session file"):
            read_whole(path)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()


def test_a_file_of_four_megabytes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "evening.chicago"
    path.write_bytes(bytes(4 * 2**20))
    assert len(read_whole(path)) == 4 * 2**20


@needs_pipes
def test_what_is_no_file_is_not_even_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, why in ((pipe, "a pipe"), (tmp_path, "a folder"), (Path("/dev/zero"), "device")):
        assert why in why_no_file(path)
        with pytest.raises(OSError, match=why):
            read_whole(path)


@needs_pipes
def test_no_pipe_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, file = tmp_path / "pipe", tmp_path / "file"
    file.touch()
    os.mkfifo(path)
    there = file.stat()
    monkeypatch.setattr(os, "stat", lambda _: there)  # as if it had just been replaced
    with pytest.raises(OSError, match="a pipe"):
        read_whole(path)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


@needs_linux
def test_each_user_has_a_book_and_settings(home: Path) -> None:
    assert default_book() == str(home / ".local/share/chicago-gui/book.sqlite")
    assert default_settings() == str(home / ".config/chicago-gui/settings.ini")


@needs_linux
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
