"""The end that comes from outside: a signal closes the windows, as a person would."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Ending(QObject):
    """Hears the signals that mean the end, until it is closed.

    Python runs its handlers only when Qt lets it, which may be never while nobody touches the
    window; but the signal's number is written into a socket at once, and Qt listens there.
    """

    def __init__(self, end: Callable[[], None]) -> None:
        """Call `end` for each signal; one that the process was started to ignore is ignored."""
        super().__init__()
        self.told = False
        self._end = end
        self._here, self._there = socket.socketpair()
        for each in (self._here, self._there):
            each.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._number = signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)
        self._before: dict[int, Any] = {}
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, lambda *_: None)

    def close(self) -> None:
        """Let signals do what they did before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()
        signal.set_wakeup_fd(self._number)
        self._notifier.setEnabled(False)
        self._here.close()
        self._there.close()

    def _hear(self) -> None:
        try:
            numbers = self._here.recv(4096)
        except BlockingIOError:
            return
        if set(numbers) & set(self._before):
            self.told = True
            self._end()
