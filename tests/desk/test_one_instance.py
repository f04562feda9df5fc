from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from chicago_gui.desk import one_instance
from chicago_gui.desk.one_instance import OneInstance
from tests.systems import needs_links, needs_pipes

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
instance.listen()
assert list(Path(sys.argv[2]).iterdir())
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("s")  # the path of a socket must be short


@pytest.fixture
def first(qapp: object, tmp_path: Path, folder: Path) -> Iterator[OneInstance]:
    instance = OneInstance(tmp_path / BOOK, folder)
    instance.listen()
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
    assert first.listen()
    assert len(list(folder.iterdir())) == (sys.platform != "win32")
    first.close()
    assert list(folder.iterdir()) == []
    assert not OneInstance(tmp_path / BOOK, folder).hand_over()


@needs_links
def test_the_book_counts_and_not_how_its_path_is_written(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    (tmp_path / "sub").mkdir()
    for path in (tmp_path / "link" / BOOK, tmp_path / "sub" / ".." / BOOK):
        with qtbot.waitSignal(first.asked, timeout=20_000):
            assert started(qtbot, SECOND, path, folder) == 0


def test_another_book_has_a_program_of_its_own(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    assert not OneInstance(tmp_path / "another.sqlite", folder).hand_over()


@needs_pipes
def test_the_socket_of_a_program_that_was_killed_is_nobody_s(
    qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    assert started(qtbot, KILLED, tmp_path / BOOK, folder) < 0
    assert len(list(folder.iterdir())) == 1
    after = OneInstance(tmp_path / BOOK, folder)
    assert not after.hand_over()
    after.listen()
    with qtbot.waitSignal(after.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 0
    after.close()


def test_two_that_start_at_once_do_not_take_the_socket_from_each_other(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    late = OneInstance(tmp_path / BOOK, folder)
    late.listen()
    late.close()
    with qtbot.waitSignal(first.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 0


def test_a_first_that_hangs_is_waited_for_once(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first instance cannot answer while this test blocks.
    monkeypatch.setattr("chicago_gui.desk.one_instance._PATIENCE", 20)
    second = OneInstance(tmp_path / BOOK, folder)
    assert not second.hand_over([tmp_path / "1.chicago"])
    # A window asks again later, in case two were started at the same moment.
    assert not second.hand_over([tmp_path / "2.chicago"])
    assert not second.listen()
    assert not second.hand_over([tmp_path / "3.chicago"])
    heard: list[Path] = []
    first.asked.connect(heard.extend)
    with qtbot.waitSignal(first.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder, tmp_path / "4.chicago") == 0
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert {path.name for path in heard} == {"1.chicago", "4.chicago"}


def address(instance: OneInstance) -> str:
    """Return where a listening instance is found: a file, or on Windows the name of a pipe."""
    server = instance.findChild(QLocalServer)
    assert server is not None
    return server.fullServerName()


def connected(first: OneInstance) -> QLocalSocket:
    """Return a socket connected to the first instance."""
    socket = QLocalSocket()
    socket.connectToServer(address(first))
    assert socket.waitForConnected(1000)
    return socket


OURS = b"chicago-gui-1 "

MESSAGES = [
    b"\n",
    b"not json\n",
    b"[]\n",
    b'{"file": 7, "token": ""}\n',
    b'{"file": null}\n',
    b"x" * 70_000,
    b"\xff\n",
    b"\0\n",
    b"\0" * 70_000,
    b'{"file": "a\\u0000b", "token": ""}\n',
    b'{"file": null, "token": "a\\u0000b"}\n',
    b'{"file": "\\ud800", "token": ""}\n',
    b'{"file": null, "token": "\\ud800"}\n',
    b"[" * 50_000 + b"\n",
    b'{"file": null, "token": "' + b"9" * 2_000_000 + b'"}\n',
    b'{"file": null, "token": ' + b"9" * 10_000 + b"}\n",
]


VALID = json.dumps({"file": None, "token": ""}).encode() + b"\n"

NOT_UNDERSTOOD = [
    *(ours + message for ours in (b"", OURS) for message in MESSAGES),
    # Other versions.
    *(word + VALID for word in (b"", b"chicago-gui-2 ", b"chicago-gui-1", b" chicago-gui-1 ")),
]


@pytest.mark.parametrize("message", NOT_UNDERSTOOD, ids=lambda message: repr(message[:40]))
def test_what_another_program_says_is_not_answered(
    qtbot: QtBot, first: OneInstance, message: bytes
) -> None:
    socket = connected(first)
    with qtbot.assertNotEmitted(first.asked), qtbot.waitSignal(socket.disconnected):
        socket.write(message)
    assert socket.readAll().isEmpty()


def test_an_answer_of_another_version_is_none(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    server = QLocalServer()
    with_address = OneInstance(tmp_path / BOOK, folder)
    with_address.listen()
    there = address(with_address)
    with_address.close()
    assert server.listen(there)

    def answer() -> None:
        socket = server.nextPendingConnection()
        socket.readyRead.connect(lambda: (socket.write(b"ok\n"), socket.flush()))

    server.newConnection.connect(answer)
    assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 1
    server.close()


def test_half_a_message_is_not_waited_for(
    qtbot: QtBot, first: OneInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_instance, "_PATIENCE", 20)
    socket = connected(first)
    with qtbot.waitSignal(socket.disconnected):
        socket.write(OURS + b'{"file": nu')


def test_after_all_of_it_a_real_second_start_is_heard(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    talking = [connected(first) for _ in MESSAGES]
    for socket, message in zip(talking, MESSAGES, strict=True):
        socket.write(OURS + message)
    half = connected(first)
    half.write(OURS + b'{"file"')
    half.flush()
    with qtbot.waitSignal(first.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 0
    qtbot.waitUntil(
        lambda: all(s.state() == QLocalSocket.LocalSocketState.UnconnectedState for s in talking)
    )


@needs_pipes
def test_the_socket_looks_used_and_is_made_anew_when_it_was_tidied_away(
    qtbot: QtBot, first: OneInstance, tmp_path: Path, folder: Path
) -> None:
    socket = next(folder.iterdir())
    os.utime(socket, (0, 0))
    first.be_seen()
    assert socket.stat().st_mtime > 1_000_000_000
    socket.unlink()
    folder.rmdir()
    first.be_seen()
    with qtbot.waitSignal(first.asked, timeout=20_000):
        assert started(qtbot, SECOND, tmp_path / BOOK, folder) == 0


@needs_pipes
def test_it_is_touched_by_itself_while_it_listens(
    qtbot: QtBot, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_instance, "_SEEN", 1)
    instance = OneInstance(tmp_path / BOOK, folder)
    instance.listen()
    socket = next(folder.iterdir())
    os.utime(socket, (0, 0))
    qtbot.waitUntil(lambda: socket.stat().st_mtime > 0)
    instance.close()
    instance.be_seen()
    assert list(folder.iterdir()) == []


def test_the_desktop_s_leave_to_come_forward_is_handed_on(
    qtbot: QtBot, first: OneInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    socket = connected(first)
    with qtbot.waitSignal(first.asked):
        socket.write(OURS + json.dumps({"file": None, "token": "leave-1"}).encode() + b"\n")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "leave-1"
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN")


@needs_pipes
def test_without_a_place_for_a_socket_every_start_is_the_first(
    qapp: object, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    instance = OneInstance(tmp_path / BOOK, tmp_path / "file")
    instance.listen()
    assert not instance.hand_over()
    instance.close()


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


def test_on_windows_a_pipe_of_the_user_s_own_takes_the_socket_s_place(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no path, and the second start lets the first come to the front."""
    runtime = tmp_path / "runtime"
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    monkeypatch.setattr(sys, "platform", "win32")
    instance = OneInstance(tmp_path / BOOK)
    instance.listen()
    try:
        server = instance.findChild(QLocalServer)
        assert server is not None
        assert server.socketOptions() == QLocalServer.SocketOption.UserAccessOption
        assert "/" not in server.serverName()
        instance.be_seen()  # there is no file to touch
        file = tmp_path / "Вечер 1.chicago"
        with qtbot.waitSignal(instance.asked, timeout=20_000) as asked:
            assert started(qtbot, WINDOWS_SECOND, tmp_path / BOOK, file) == 0
        assert asked.args == [(file,)]
        assert not runtime.exists()
    finally:
        instance.close()
