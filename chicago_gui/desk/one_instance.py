"""A second start on the same book passes its files to the first one and ends.

The first one listens on a local socket named after user and book. QtNetwork is imported after the
window is shown, or if a socket exists, so that it does not delay startup.
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

_PATIENCE = 2000  # ms; a first instance that takes longer to answer hangs
_MOST = 1_000_000  # bytes of a message; more than any command line of files
_VERSION = b"chicago-gui-1 "
"""Beginning of every message and answer; others are ignored."""
_ANSWER = _VERSION + b"ok\n"
_SEEN = 4 * 3_600_000  # ms; some systems delete temporary files untouched for six hours
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""Variable with the token by which a desktop lets a window come to the front."""


class OneInstance(QObject):
    """One end of the socket: a second instance hands over, the first one listens."""

    asked = Signal(object)
    """Another start asks to show the window and to open the files in this tuple of `Path`."""

    def __init__(self, book: Path, folder: Path | None = None) -> None:
        """Represent the program with `book`; socket files, where used, are in `folder`."""
        super().__init__()
        self._address = _address(book, folder)
        self._server: QLocalServer | None = None
        self._hangs = False
        self._seen = QTimer(self)
        self._seen.setInterval(_SEEN)
        self._seen.timeout.connect(self.be_seen)

    def hand_over(self, files: Sequence[Path] = ()) -> bool:
        """Let the first instance open `files` and show itself; return whether there is one.

        An instance that does not answer hangs and is not asked again: a window already shown here
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
            # Earlier versions read only one file.
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
        """Become the instance that later starts find; return whether no other one is.

        Also return `True` where no socket is possible.
        """
        if not self._address or self._server is not None:
            return True
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        if sys.platform == "win32":
            # Elsewhere the folder belongs to the user alone.
            server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self._address):
            if self._connected() is not None:
                return False
            # Windows leaves no pipe behind.
            QLocalServer.removeServer(self._address)  # left by a killed program
            server.listen(self._address)
        if server.isListening():
            server.newConnection.connect(self._welcome)
            self._server = server
            self._seen.start()
        return True

    def be_seen(self) -> None:
        """Touch the socket so that the system does not delete it; listen again if it did."""
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
            pass  # tried again next time

    def close(self) -> None:
        """Stop listening."""
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
            # An incomplete message is not waited for.
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
        # Answered first, because opening the files may ask the user something.
        socket.write(_ANSWER)
        socket.flush()
        socket.disconnectFromServer()
        if token:
            os.environ[_TOKEN] = token
        self.asked.emit(files)


def _read(line: bytes) -> tuple[tuple[Path, ...], str] | None:
    """Return the files and the token in a message, or `None` if it is not valid."""
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
    """Return whether `text` can be a file name or the value of a variable."""
    try:
        return b"\0" not in os.fsencode(text)
    except ValueError:
        return False


def _address(book: Path, folder: Path | None) -> str:
    """Return the socket's path or name, empty if no place is possible."""
    where = os.path.normcase(book.resolve())
    if sys.platform == "win32":
        from getpass import getuser

        return _name(f"{getuser()}\n{where}")
    # The whole path of a socket must be shorter than 104 bytes.
    user = os.getuid()
    try:
        if folder is None:
            folder = Path(passing_folder())
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In another user's folder, that user could answer.
        return str(folder / _name(where)) if folder.stat().st_uid == user else ""
    except OSError:
        return ""


def _name(text: str) -> str:
    return f"chicago-{crc32(os.fsencode(text)):08x}"


def _let_come_to_the_front() -> None:
    """Allow the first instance to take the focus; on Windows only its owner can give it away."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
