"""The end that comes from outside: a signal closes the windows, as a person would."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Ending(QObject):
    """Hears the signals that mean the end, until it is closed.

    Python runs its handlers only when Qt lets it, which may be never while nobody touches the
    window; but the signal's number is written into a pipe at once, and Qt listens there. Windows
    tells programs with a window to close it, and sends no signal.
    """

    def __init__(self, end: Callable[[], None]) -> None:
        """Call `end` for each signal; one that the process was started to ignore is ignored."""
        super().__init__()
        self.told = False
        self._end = end
        self._before: dict[int, Any] = {}
        self._out = self._into = self._woken = -1
        if sys.platform == "win32":
            return
        # To import `socket` would take a start several milliseconds more than a pipe does.
        self._out, self._into = os.pipe()
        os.set_blocking(self._out, False)
        os.set_blocking(self._into, False)
        self._notifier = QSocketNotifier(self._out, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._woken = signal.set_wakeup_fd(self._into, warn_on_full_buffer=False)
        for name in _SIGNALS:
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, lambda *_: None)

    def close(self) -> None:
        """Let signals do what they did before; does nothing a second time."""
        if self._out < 0:
            return
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._woken)
        self._notifier.setEnabled(False)
        os.close(self._out)
        os.close(self._into)
        self._out = -1

    def _hear(self) -> None:
        try:
            numbers = os.read(self._out, 4096)
        except BlockingIOError:
            return
        if set(numbers) & set(self._before):
            self.told = True
            self._end()
