"""A second start on the same book hands its files over to the first, and ends.

The first listens at a local socket that is named after user and book. QtNetwork is imported when
the window is there, or when another start listens already: no window waits for it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from chicago_gui.whole_file import passing_folder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE = 2000  # ms; a first start that does not answer in that time hangs
_MOST = 1_000_000  # bytes in a message; no command line has more of files
_VERSION = b"chicago-gui-1 "
"""What every message and answer begins with; whoever speaks otherwise is not understood."""
_ANSWER = _VERSION + b"ok\n"
_SEEN = 4 * 3_600_000  # ms; a system may remove from its folders what was not touched for six hours
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""By this a desktop knows that a person has asked for the window to come to the front."""


class OneInstance(QObject):
    """One end of the socket: the second start hands over, the first listens."""

    asked = Signal(object)
    """Another start wants the window to be seen, and the files in this tuple of `Path` opened."""

    def __init__(self, book: Path, folder: Path | None = None) -> None:
        """Speak for the program that keeps `book`; sockets lie in `folder` where they are files."""
        super().__init__()
        self._address = _address(book, folder)
        self._server: QLocalServer | None = None
        self._hangs = False
        self._seen = QTimer(self)
        self._seen.setInterval(_SEEN)
        self._seen.timeout.connect(self.be_seen)

    def hand_over(self, files: Sequence[Path] = ()) -> bool:
        """Let the first start show itself and open `files`; return whether there is one.

        One that has not answered hangs. It is not asked again: a window that is there already
        would hang with it.
        """
        if self._hangs or not self._address:
            return False
        if sys.platform != "win32" and not os.path.exists(self._address):
            return False
        patience = QDeadlineTimer(_PATIENCE)
        socket = self._connected()
        if socket is None:
            self._hangs = patience.hasExpired()
            return False
        _let_come_to_the_front()
        named = [str(file.absolute()) for file in files]
        message = {
            # Earlier programs take one file.
            "file": named[0] if named else None,
            "files": named,
            "token": os.environ.get(_TOKEN, ""),
        }
        socket.write(_VERSION + json.dumps(message).encode() + b"\n")
        heard = socket.waitForReadyRead(patience.remainingTime())
        answered = heard and bytes(socket.readAll().data()) == _ANSWER
        self._hangs = not answered
        socket.abort()
        return answered

    def listen(self) -> bool:
        """Be the one that later starts find; return whether nobody else is it.

        Where no socket can be, nothing comes of it.
        """
        if not self._address or self._server is not None:
            return True
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        if sys.platform == "win32":
            # Elsewhere the folder is the user's alone.
            server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self._address):
            if self._connected() is not None:
                return False
            # On Windows no pipe is left behind.
            QLocalServer.removeServer(self._address)  # of a program that was killed
            server.listen(self._address)
        if server.isListening():
            server.newConnection.connect(self._welcome)
            self._server = server
            self._seen.start()
        return True

    def be_seen(self) -> None:
        """Touch the socket, lest the system tidies it away; listen anew where it has done so."""
        if self._server is None or sys.platform == "win32":
            return
        try:
            os.utime(self._address)
        except FileNotFoundError:
            self.close()
            with suppress(OSError):
                Path(self._address).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.listen()
        except OSError:
            pass  # the next time, perhaps

    def close(self) -> None:
        """Listen no more."""
        self._seen.stop()
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None

    def _connected(self) -> QLocalSocket | None:
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket(self)
        socket.connectToServer(self._address)
        return socket if socket.waitForConnected(_PATIENCE) else None

    def _welcome(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.setReadBufferSize(_MOST)
            socket.readyRead.connect(partial(self._hear, socket))
            socket.disconnected.connect(socket.deleteLater)
            # Whoever stops in the middle of a message is not waited for.
            patience = QTimer(socket)
            patience.setSingleShot(True)
            patience.timeout.connect(partial(QLocalSocket.abort, socket))
            patience.start(_PATIENCE)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= _MOST:
                socket.abort()
            return
        message = _read(bytes(socket.readLine().data()))
        if message is None:
            socket.abort()
            return
        files, token = message
        # Answered first: what the files make the window ask may take its time.
        socket.write(_ANSWER)
        socket.flush()
        socket.disconnectFromServer()
        if token:
            os.environ[_TOKEN] = token
        self.asked.emit(files)


def _read(line: bytes) -> tuple[tuple[Path, ...], str] | None:
    """Return the files and the token in a message, or `None` when it is none of ours."""
    if not line.startswith(_VERSION):
        return None
    try:
        message = json.loads(line.removeprefix(_VERSION))
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, Mapping):
        return None
    file, token = message.get("file"), message.get("token")
    files = message.get("files", [] if file is None else [file])
    if not isinstance(files, list) or not isinstance(token, str):
        return None
    if not all(isinstance(each, str) and _for_the_system(each) for each in (*files, token)):
        return None
    return tuple(map(Path, files)), token


def _for_the_system(text: str) -> bool:
    """Whether `text` can be the name of a file or the value of a variable."""
    try:
        return b"\0" not in os.fsencode(text)
    except ValueError:
        return False


def _address(book: Path, folder: Path | None) -> str:
    """Return what the socket is called; empty where there is no place for one."""
    where = os.path.normcase(book.resolve())
    if sys.platform == "win32":
        from getpass import getuser

        return _name(f"{getuser()}\n{where}")
    # A socket's whole path must be shorter than 104 bytes.
    user = os.getuid()
    try:
        if folder is None:
            folder = Path(passing_folder())
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In a folder of somebody else's, somebody else might answer.
        return str(folder / _name(where)) if folder.stat().st_uid == user else ""
    except OSError:
        return ""


def _name(text: str) -> str:
    return f"chicago-{crc32(os.fsencode(text)):08x}"


def _let_come_to_the_front() -> None:
    """Let the first start take the keyboard: Windows lets only whoever has it give it away."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
