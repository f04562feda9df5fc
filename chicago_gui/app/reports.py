"""What the program leaves beside its book about itself: a file after a crash, and its messages.

Neither tells anything of what is played. A developer gets the versions, the kind of a fault and
the places in the code that led to it. The text of an exception, what variables hold, the words of
Qt's messages and the folders above a file, any of which may have a name or a count in them, are
never written: there is nothing to take out.
"""

from __future__ import annotations

import faulthandler
import os
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
"""Bytes of a file: a fault that comes with every repaint does not fill the disk."""
_KEPT = 5
"""So many files of crashes are kept, the newest."""
_ROOTS = ("chicago_gui", "PySide6", "shiboken6")
_SEVERE = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg)


class Reports:
    """The files beside one book, from the start of the program to its end.

    What goes wrong is written into `….running.txt`, which is there while the program runs. Where
    the next start finds something in it, it becomes `….crash-(day and hour).txt`.
    """

    def __init__(self, book: Path) -> None:
        """Speak of the program that keeps `book`; nothing is written yet."""
        book = Path(os.path.realpath(book))
        self._folder, self._stem = book.parent, book.stem
        self._running = book.with_name(f"{book.stem}.running.txt")
        self._messages = book.with_name(f"{book.stem}.messages.txt")
        self._open: int | None = None
        self._before: tuple[Any, ...] = ()
        # Faults come from any thread, and one may come while another is written.
        self._lock = RLock()

    def begin(self) -> Path | None:
        """Watch from now on; return the file that tells of a crash of the last time, if any."""
        left = None
        with suppress(OSError):
            left = self._left_over()
        self._before = sys.unraisablehook, qInstallMessageHandler(self._qt)
        # What nobody can catch, and what a thread has not.
        sys.unraisablehook = lambda found: self.crashed(found.exc_value)
        with suppress(OSError):
            self._open = _appending(self._running)
            # It writes the places of what ends a process at once, such as a fault in a library.
            faulthandler.enable(self._open)
        self.note(f"start {chicago_gui.__version__}")
        return left

    def end(self) -> None:
        """Watch no longer; the file for crashes goes when nothing is in it."""
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
        """Write where an exception arose that nobody caught, and what led to it."""
        names = [type(each).__qualname__ for each in _chain(error)]
        self.note(f"exception {', then '.join(reversed(names))}")
        self._write("exception", fault_lines(error))

    def note(self, text: str) -> None:
        """Write a line of the program's own; `text` is fixed words, never what was typed."""
        with self._lock, suppress(OSError):
            if self._messages.exists() and self._messages.stat().st_size > _MOST:
                os.replace(self._messages, self._messages.with_suffix(".old.txt"))
            with os.fdopen(_appending(self._messages), "w", encoding="utf-8") as file:
                file.write(f"{_now()} {text}\n")

    def _qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Hear a message of Qt's: standard error gets its words, as ever, the files the place."""
        places = list(_stack(sys._getframe(1)))
        if kind == QtMsgType.QtFatalMsg:
            self._write(f"fatal message of Qt's, {context.category}", places)
            faulthandler.disable()  # Qt aborts now, and that is told already
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
        """Put by what the last run left behind, so that it can be given away; return its file."""
        if not self._running.is_file() or not self._running.stat().st_size:
            return None
        text = self._running.read_bytes()[: 2 * _MOST].decode(errors="replace")
        when = datetime.fromtimestamp(self._running.stat().st_mtime)
        kept = self._folder / f"{self._stem}.crash-{when:%Y-%m-%d-%H%M%S}.txt"
        # What ends a process at once is told with whole paths, and by nobody who knows versions.
        told = re.sub(r'File "([^"\n]*)"', lambda found: f'File "{_short(found[1])}"', text)
        self._running.write_text(f"Found by {_versions()}\n\n{told}", "utf-8")
        os.replace(self._running, kept)
        begin = f"{self._stem}.crash-"
        found = sorted(each for each in self._folder.iterdir() if each.name.startswith(begin))
        for old in found[:-_KEPT]:
            old.unlink()
        return kept


def crash_sentence(report: Path | None) -> str:
    """Return what a start says of the file that tells of a crash of the last time, if any."""
    if report is None:
        return ""
    return tr(
        "The program failed last time. The report for its makers, without names or counts: {path}."
    ).format(path=report)


def _appending(path: Path) -> int:
    """Open a file of the owner's alone to append to; waits for nobody where it is a pipe."""
    wanted = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    return os.open(path, wanted, 0o600)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _versions() -> str:
    import platform  # takes its time, and a start has no use for it

    from PySide6 import __version__ as pyside
    from PySide6.QtCore import qVersion

    return (
        f"Chicago {chicago_gui.__version__}, Python {platform.python_version()}, "
        f"PySide6 {pyside}, Qt {qVersion()}, {platform.system()} {platform.release()}"
    )


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Go from an exception back to the one that it all began with."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__


def fault_lines(error: BaseException | None, file: Callable[[str], str] | None = None) -> list[str]:
    """Return the kinds and places of an exception and of those before it, the first of them first.

    Nothing else: not the message, which may hold a count, and not even the line of the source, in
    which a library may have put a value. `file` words the path of a place, which else is short.
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
    """Return a file of code from its package on: the folders above may be named after somebody."""
    parts = re.split(r"[\\/]", file)
    for root in _ROOTS:
        if root in parts[:-1]:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(root) :])
    return parts[-1]
