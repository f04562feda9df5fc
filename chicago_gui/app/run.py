"""Starts the program as a process: application, looks, book, window; and handles its end.

If it cannot start, it prints one line on standard error.
"""

from __future__ import annotations

import linecache
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from chicago_gui.app import dialogs
from chicago_gui.app.chicago import Chicago
from chicago_gui.app.reports import Reports, crash_sentence, fault_lines
from chicago_gui.book import Book, BookError, backups
from chicago_gui.desk.one_instance import OneInstance
from chicago_gui.desk.settings import Settings
from chicago_gui.languages import speak
from chicago_gui.paper.marks import Paper
from chicago_gui.resources import load_resources
from chicago_gui.sheet.words import book_sentence, tr
from chicago_gui.standard_streams import complain, say
from chicago_gui.whole_file import keep_private, make_private
from chicago_gui.widgets.theme import DAY, STYLE, dress

_ERRORS = 2
"""The file descriptor of standard error; also the exit status."""


class Application(QApplication):
    """The application; macOS tells it which files to open, instead of the command line."""

    asked = Signal(object)
    """The files to open, in a tuple of `Path`."""

    def event(self, event: QEvent) -> bool:
        """Handle the request to open a file."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():
            self.asked.emit((Path(event.file()),))
        return True


def make_application() -> Application:
    """Return the application; if no window is possible, end the process with status 2.

    Only Qt knows which displays it tries, and it aborts when none works. So its last message is
    caught before that, and only the reason is printed.
    """
    heard: list[str] = []

    def hear(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            give_up(heard[0] if heard else text.splitlines()[0])
        heard.append(text)

    def give_up(why: str) -> NoReturn:
        if errors is not None:
            os.dup2(errors, _ERRORS)
        complain(tr("no window can be opened: {why}").format(why=why.strip().rstrip(".")))
        os._exit(2)

    with _errors_put_by() as errors:
        before = qInstallMessageHandler(hear)
        try:
            app = Application(["chicago-gui", *STYLE])
        finally:
            qInstallMessageHandler(before)
    for text in heard:
        say(text)
    app.setApplicationName("chicago-gui")
    app.setDesktopFileName("chicago-gui")
    return app


@contextmanager
def _errors_put_by() -> Iterator[int | None]:
    """Hold back what libraries print on standard error; yield a copy of its descriptor.

    The text is printed afterwards unless the process has ended. On Windows, where a program with a
    window has no standard error, `None` is yielded.
    """
    if sys.platform == "win32":
        yield None
        return
    errors = os.dup(_ERRORS)
    out, into = os.pipe()
    try:
        # Non-blocking: a library that prints more than the pipe holds must not hang.
        os.set_blocking(into, False)
        os.set_blocking(out, False)
        os.dup2(into, _ERRORS)
        try:
            yield errors
        finally:
            os.dup2(errors, _ERRORS)
        with suppress(BlockingIOError):
            messages = os.read(out, 65536).decode(errors="replace")
            say(messages.rstrip())
    finally:
        for number in (errors, out, into):
            os.close(number)


def catch_errors(refuse: Callable[[str], None], report: Callable[[BaseException], None]) -> None:
    """Show a message through `refuse` for every uncaught exception.

    `report` receives the exception first.
    """

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        report(error)
        say("chicago-gui: " + "\n".join(fault_lines(error, str)))
        refuse(tr("The program failed. Everything entered before is saved."))

    sys.excepthook = hook


_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Ending(QObject):
    """Handles the signals that end the program, until it is closed.

    Python runs its handlers only when Qt returns to it, which may be never while nobody uses the
    window. The number of the signal is written to a pipe at once, and Qt listens to that. Windows
    closes the windows of a program and sends no signal.
    """

    def __init__(self, end: Callable[[], None]) -> None:
        """Call `end` for each signal, except those that the process was started to ignore."""
        super().__init__()
        self.asked = False
        self._end = end
        self._before: dict[int, Any] = {}
        self._out = self._into = self._woken = -1
        if sys.platform == "win32":
            return
        # A pipe, because importing `socket` would delay startup by several milliseconds.
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
        """Restore the earlier signal handlers; a second call does nothing."""
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
            self.asked = True
            self._end()


_ICON = 256 if sys.platform in ("darwin", "win32") else 64
"""Size of the icon in pixels.

On X11 it comes with the window, and a dock uses the icon of the desktop entry; elsewhere the dock
shows this one.
"""

_DRAWN = 250
"""Milliseconds after which the window is visible and background work may start."""


def run(*, files: Sequence[str], book: Path | str, language: str | None, paper: str | None) -> int:
    """Open the window and run until it is closed; return the exit status.

    If a window on the same book is already open, it comes to the front instead. Without a display
    the process ends with one line on standard error.
    """
    path, paths = Path(book), [Path(file) for file in files]
    instance = OneInstance(path)
    if instance.hand_over(paths):
        return 0
    linecache.clearcache()  # 4 MB: all sources that PySide6 has read, until a traceback needs them
    app = make_application()
    settings = Settings()
    speak(language or settings.language)
    load_resources()
    app.setWindowIcon(QIcon(f":/chicago/icons/chicago-{_ICON}.png"))
    with suppress(OSError):
        # Opening the book will report the error.
        make_private(path.parent)
    reports = Reports(path)
    catch_errors(complain, reports.crashed)
    try:
        opened = Book.open(path)
    except BookError as error:
        dress(app, DAY)
        dialogs.complain(book_sentence(error))
        instance.close()
        return 2
    _keep_backups_private(opened.path)
    sheets = settings.paper if paper is None else Paper[paper.upper()]
    chicago = Chicago(app, opened, settings, sheets)
    catch_errors(chicago.refuse, reports.crashed)
    chicago.crash = crash_sentence(reports.begin())

    def end() -> None:
        chicago.backing_up.asks = False  # the program is being ended: nobody will answer
        _close_all(app)

    ending = Ending(end)
    chicago.place()
    chicago.start(paths)
    instance.asked.connect(chicago.come_forward.come)
    app.asked.connect(chicago.come_forward.come)

    instance.listen()
    QTimer.singleShot(_DRAWN, chicago.backing_up.begin)
    try:
        # A request to end may have come while startup asked something.
        return 0 if ending.asked else app.exec()
    finally:
        instance.close()
        chicago.close()
        chicago.backing_up.finish()
        opened.close()
        ending.close()
        reports.end()


def _keep_backups_private(book: Path) -> None:
    """Make the backups private: even their sizes depend on the counts."""
    folder = backups.folder(book)
    with suppress(OSError):
        make_private(folder)
    keep_private(folder)


def _close_all(app: QApplication) -> None:
    """Close every window and dialog; typed text is entered as its line loses the focus."""
    typed_in = app.focusWidget()
    if typed_in is not None:
        typed_in.clearFocus()
    app.closeAllWindows()
