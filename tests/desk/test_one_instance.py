from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.desk import one_instance
from chicago_gui.desk.one_instance import OneInstance
from tests.systems import needs_links, needs_permissions, needs_signals

ROOT = Path(__file__).parents[2]
BOOK = "book.sqlite"

SECOND = """
import sys
from pathlib import Path
from chicago_gui.desk.one_instance import OneInstance

book, folder, *file = map(Path, sys.argv[1:])
sys.exit(not OneInstance(book, folder).hand_over(file))
"""

KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from chicago_gui.desk.one_instance import OneInstance

app = QCoreApplication([])
instance = OneInstance(Path(sys.argv[1]), Path(sys.argv[2]))
assert not instance.hand_over()
instance.listen()
assert list(Path(sys.argv[2]).iterdir())
os.kill(os.getpid(), signal.SIGKILL)
"""


def first_of(book: Path, folder: Path) -> OneInstance:
    instance = OneInstance(book, folder)
    assert not instance.hand_over()
    instance.listen()
    return instance


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "requests"


@pytest.fixture
def first(qapp: object, tmp_path: Path, folder: Path) -> Iterator[OneInstance]:
    instance = first_of(tmp_path / BOOK, folder)
    yield instance
    instance.close()


def started(qtbot: QtBot, code: str, *arguments: Path) -> int:
    """Run `code` in another Python while this one handles events."""
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
    return process.returncode


def test_each_later_start_hands_its_files_over_until_the_first_ends(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    for files in ((tmp_path / "Вечер 1.chicago",), ()):
        with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
            assert started(qtbot, SECOND, tmp_path / BOOK, folder, *files) == 0
        assert asked.args == [files]
    assert len(list(folder.iterdir())) == 1
    first.close()
    assert list(folder.iterdir()) == []
    assert not OneInstance(tmp_path / BOOK, folder).hand_over()


@needs_links
def test_one_book_has_many_paths(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    (tmp_path / "sub").mkdir()
    for path in (tmp_path / "link" / BOOK, tmp_path / "sub" / ".." / BOOK):
        with qtbot.waitSignal(first.asked, timeout=20_000):
            assert started(qtbot, SECOND, path, folder) == 0


def test_another_book_has_its_program(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    another = first_of(tmp_path / "another.sqlite", folder)
    with qtbot.waitSignal(another.asked, timeout=20_000), qtbot.assertNotEmitted(first.asked):
        assert started(qtbot, SECOND, tmp_path / "another.sqlite", folder) == 0
    another.close()


@needs_signals
def test_a_killed_program_leaves_no_lock(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    assert started(qtbot, KILLED, tmp_path / BOOK, folder) < 0
    assert len(list(folder.iterdir())) == 1
    after = first_of(tmp_path / BOOK, folder)
    with qtbot.waitSignal(after.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 0
    after.close()


def test_a_second_start_waits_for_the_first(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    instance = OneInstance(tmp_path / BOOK, folder)
    assert not instance.hand_over()
    second = subprocess.Popen(
        [sys.executable, "-c", SECOND, tmp_path / BOOK, folder, tmp_path / "1.chicago"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    qtbot.waitUntil(lambda: any(folder.glob("*.request")), timeout=20_000)
    with qtbot.waitSignal(instance.asked, timeout=20_000) as asked:
        instance.listen()
    assert asked.args == [(tmp_path / "1.chicago",)]
    assert second.wait(20) == 0
    instance.close()


def test_a_second_start_goes_on_alone_if_the_first_ends_or_hangs(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first instance cannot answer while this test blocks.
    monkeypatch.setattr(one_instance, "_PATIENCE", 50)
    second = OneInstance(tmp_path / BOOK, folder)
    assert not second.hand_over([tmp_path / "1.chicago"])
    second.listen()
    with qtbot.assertNotEmitted(second.asked), qtbot.waitSignal(first.asked, timeout=20_000) as it:
        assert started(qtbot, SECOND, tmp_path / BOOK, folder, tmp_path / "2.chicago") == 0
    assert it.args == [(tmp_path / "2.chicago",)]
    first.close()
    assert not second.hand_over()
    second.listen()
    with qtbot.waitSignal(second.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 0
    second.close()


def request(folder: Path, text: bytes) -> Path:
    """Put a request beside the lock in `folder`, as a second start would."""
    [lock] = folder.glob("*.lock")
    path = folder / f"{lock.stem}-{len(text)}.request"
    part = path.with_suffix(".part")
    part.write_bytes(text)
    part.replace(path)
    return path


NOT_UNDERSTOOD = [
    b"",
    b"\n",
    b"not json",
    b"[]",
    b'{"files": 7, "token": ""}',
    b'{"files": [7], "token": ""}',
    b'{"files": []}',
    b"\xff",
    b"\0" * 70_000,
    b'{"files": ["a\\u0000b"], "token": ""}',
    b'{"files": [], "token": "a\\u0000b"}',
    b'{"files": ["\\ud800"], "token": ""}',
    b'{"files": [], "token": "\\ud800"}',
    b"[" * 50_000,
    b'{"files": [], "token": "' + b"9" * 2_000_000 + b'"}',
    b'{"files": [], "token": ' + b"9" * 10_000 + b"}",
]


@pytest.mark.parametrize("text", NOT_UNDERSTOOD, ids=lambda text: repr(text[:40]))
def test_what_is_no_request_is_put_away(
    qtbot: QtBot, first: OneInstance, folder: Path, text: bytes
) -> None:
    with qtbot.assertNotEmitted(first.asked):
        path = request(folder, text)
        qtbot.waitUntil(lambda: not path.exists())


def test_the_desktop_s_leave_to_come_forward_is_handed_on(
    qtbot: QtBot, first: OneInstance, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    with qtbot.waitSignal(first.asked):
        request(folder, json.dumps({"files": [], "token": "leave-1"}).encode())
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "leave-1"
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN")


def test_without_a_folder_every_start_is_the_first(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for _ in range(2):
        first_of(tmp_path / BOOK, tmp_path / "file").close()


@needs_permissions
def test_each_start_is_the_first_without_locks(qapp: object, tmp_path: Path, folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o500)
    for _ in range(2):
        first_of(tmp_path / BOOK, folder).close()
    folder.chmod(0o700)


WINDOWS_SECOND = """
import ctypes, sys
from pathlib import Path
from types import SimpleNamespace
from chicago_gui.desk.one_instance import OneInstance

given = []
user32 = SimpleNamespace(AllowSetForegroundWindow=given.append)
ctypes.windll = SimpleNamespace(user32=user32)
sys.platform = "win32"
handed_over = OneInstance(Path(sys.argv[1])).hand_over([Path(sys.argv[2])])
sys.exit(not (handed_over and given == [-1]))
"""


def test_on_windows_the_second_start_lets_the_first_come_to_the_front(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.delenv("TMPDIR", raising=False)
    monkeypatch.setenv("TEMP", str(tmp_path / "temp"))
    monkeypatch.setattr(sys, "platform", "win32")
    instance = OneInstance(tmp_path / BOOK)
    assert not instance.hand_over()
    instance.listen()
    file = tmp_path / "Вечер 1.chicago"
    with qtbot.waitSignal(instance.asked, timeout=20_000) as asked:
        assert started(qtbot, WINDOWS_SECOND, tmp_path / BOOK, file) == 0
    assert asked.args == [(file,)]
    instance.close()
    assert (tmp_path / "temp").is_dir()
