"""Crash reports and the message log beside the book.

Neither reveals anything about players or deals. A developer gets versions, the type of the error
and the places in the code that led to it. Texts of exceptions, values of variables, Qt's messages
and folder names are never written, because they may contain a name or a count.
"""

from __future__ import annotations

import faulthandler
import os
import platform
import re
import sys
from _thread import RLock
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

import chicago_gui
from chicago_gui.sheet.words import tr
from chicago_gui.standard_streams import say

_MOST = 64_000
"""Greatest size of a file in bytes: an error on every repaint must not fill the disk."""
_KEPT = 5
"""Number of crash reports kept: the newest ones."""
_ROOTS = ("chicago_gui", "PySide6", "shiboken6")
_SEVERE = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg)


class Reports:
    """The report files beside one book, from start to end of the program.

    Errors are written to `….running.txt`, which exists while the program runs. If the next start
    finds it with content, it renames it to `….crash-(date and time).txt`.
    """

    def __init__(self, book: Path) -> None:
        """Name the files after `book`; nothing is written yet."""
        book = Path(os.path.realpath(book))
        self._folder, self._stem = book.parent, book.stem
        self._running = book.with_name(f"{book.stem}.running.txt")
        self._messages = book.with_name(f"{book.stem}.messages.txt")
        self._open: int | None = None
        self._before: tuple[Any, ...] = ()
        # Errors come from any thread, and one may come while another is written.
        self._lock = RLock()

    def begin(self) -> Path | None:
        """Start watching; return the report of a crash in the last run, if there is one."""
        left = None
        with suppress(OSError):
            left = self._left_over()
        self._before = sys.unraisablehook, qInstallMessageHandler(self._qt)
        # Exceptions that cannot be caught, such as those in destructors.
        sys.unraisablehook = lambda found: self.crashed(found.exc_value)
        with suppress(OSError):
            self._open = _appending(self._running)
            # It writes the stack of a crash that ends the process, such as a segmentation fault.
            faulthandler.enable(self._open)
        self.note(f"start {chicago_gui.__version__}")
        return left

    def end(self) -> None:
        """Stop watching; delete the crash file if it is empty."""
        self.note("end")
        sys.unraisablehook, handler = self._before
        qInstallMessageHandler(handler)
        if self._open is None:
            return
        faulthandler.disable()
        os.close(self._open)
        self._open = None
        with suppress(OSError):
            if not self._running.stat().st_size:
                self._running.unlink()

    def crashed(self, error: BaseException | None) -> None:
        """Write the type and the stack of an uncaught exception."""
        names = [type(each).__qualname__ for each in _chain(error)]
        self.note(f"exception {', then '.join(reversed(names))}")
        self._write("exception", fault_lines(error))

    def note(self, text: str) -> None:
        """Write a line to the log; `text` must be fixed words, never user input."""
        with self._lock, suppress(OSError):
            if self._messages.exists() and self._messages.stat().st_size > _MOST:
                os.replace(self._messages, self._messages.with_suffix(".old.txt"))
            with os.fdopen(_appending(self._messages), "w", encoding="utf-8") as file:
                file.write(f"{_now()} {text}\n")

    def _qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Handle a Qt message: its text goes to standard error, only its place to the files."""
        places = list(_stack(sys._getframe(1)))
        if kind == QtMsgType.QtFatalMsg:
            self._write(f"fatal message of Qt's, {context.category}", places)
            faulthandler.disable()  # Qt aborts now, and the stack is already written
        elif kind in _SEVERE:
            where = next((place for place in places if place.startswith("chicago_gui")), "nowhere")
            self.note(f"Qt {kind.name} {context.category} at {where}")
        say(text)

    def _write(self, what: str, lines: list[str]) -> None:
        text = "\n".join([f"{_now()} {what}", _versions(), *lines, "", ""])
        with self._lock, suppress(OSError):
            number = _appending(self._running)
            try:
                if os.fstat(number).st_size < _MOST:
                    os.write(number, text.encode())
            finally:
                os.close(number)

    def _left_over(self) -> Path | None:
        """Rename the last run's crash file, keep the newest few, and return its path."""
        if not self._running.is_file() or not self._running.stat().st_size:
            return None
        text = self._running.read_bytes()[: 2 * _MOST].decode(errors="replace")
        when = datetime.fromtimestamp(self._running.stat().st_mtime)
        kept = self._folder / f"{self._stem}.crash-{when:%Y-%m-%d-%H%M%S}.txt"
        # `faulthandler` writes full paths and no versions.
        told = re.sub(r'File "([^"\n]*)"', lambda found: f'File "{_short(found[1])}"', text)
        self._running.write_text(f"Found by {_versions()}\n\n{told}", "utf-8")
        os.replace(self._running, kept)
        begin = f"{self._stem}.crash-"
        found = sorted(each for each in self._folder.iterdir() if each.name.startswith(begin))
        for old in found[:-_KEPT]:
            old.unlink()
        return kept


def crash_sentence(report: Path | None) -> str:
    """Return the message at startup about a crash report, or an empty text."""
    if report is None:
        return ""
    return tr(
        "The program failed last time. The report for its makers, without names or counts: {path}."
    ).format(path=report)


def _appending(path: Path) -> int:
    """Open a file for appending, private to its owner; do not block on a pipe."""
    wanted = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    return os.open(path, wanted, 0o600)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _versions() -> str:
    from PySide6 import __version__ as pyside
    from PySide6.QtCore import qVersion

    return (
        f"Chicago {chicago_gui.__version__}, Python {platform.python_version()}, "
        f"PySide6 {pyside}, Qt {qVersion()}, {platform.system()} {platform.release()}"
    )


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an exception and its causes, the original cause last."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__


def fault_lines(error: BaseException | None, file: Callable[[str], str] | None = None) -> list[str]:
    """Return the types and places of an exception and its causes, the original cause first.

    Messages are left out, because they may contain a count, and so are source lines, into which a
    library may have put a value. `file` formats a path; by default it is shortened.
    """
    lines = []
    for each in reversed(list(_chain(error))):
        lines.append(type(each).__qualname__)
        trace = each.__traceback__
        while trace is not None:
            lines.append(f"  {_place(trace.tb_frame, trace.tb_lineno, file or _short)}")
            trace = trace.tb_next
    return lines


def _stack(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        yield _place(frame, frame.f_lineno, _short)
        frame = frame.f_back


def _place(frame: FrameType, line: int | None, file: Callable[[str], str]) -> str:
    return f"{file(frame.f_code.co_filename)}:{line} in {frame.f_code.co_name}"


def _short(file: str) -> str:
    """Return a path from its package on, without folders that may contain a person's name."""
    parts = re.split(r"[\\/]", file)
    for root in _ROOTS:
        if root in parts[:-1]:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(root) :])
    return parts[-1]
