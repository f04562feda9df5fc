"""Start the program as a process: application, looks, book, window; and how it is told to end.

Why it cannot begin here is one line on standard error.
"""

from __future__ import annotations

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

from chicago_gui.app.chicago import Chicago
from chicago_gui.app.reports import Reports, crash_sentence, fault_lines
from chicago_gui.book import Book, BookError, backups, default_path
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
"""The number of standard error, and the exit status."""


def make_application() -> QApplication:
    """Return the application; where it can have no window the process ends with status 2.

    Which displays are tried is Qt's to decide, and whether one of them answers is known when it
    has tried. It aborts when none does, so what it says last is heard before, and nothing that it
    said on the way is told but the reason.
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
            app = QApplication(["chicago-gui", *STYLE])
        finally:
            qInstallMessageHandler(before)
    for text in heard:
        say(text)
    return app


@contextmanager
def _errors_put_by() -> Iterator[int | None]:
    """Keep back what libraries print on standard error; lend the number of the true one.

    What they say is told afterwards, unless the process has ended meanwhile. On Windows, where a
    program with a window has no standard error that could be put by, `None` is lent.
    """
    if sys.platform == "win32":
        yield None
        return
    errors = os.dup(_ERRORS)
    out, into = os.pipe()
    try:
        # Whoever says more than there is room for is not waited for.
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


def catch_errors(
    refuse: Callable[[str], None], report: Callable[[BaseException], None] = lambda _: None
) -> None:
    """Let every exception that nobody caught end in a sentence said through `refuse`.

    Before that it is handed to `report`.
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
    """Hears the signals that mean the end, until it is closed.

    Python runs its handlers only when Qt lets it, which may be never while nobody touches the
    window; but the signal's number is written into a pipe at once, and Qt listens there. Windows
    tells programs with a window to close it, and sends no signal.
    """

    def __init__(self, end: Callable[[], None]) -> None:
        """Call `end` for each signal; one that the process was started to ignore is ignored."""
        super().__init__()
        self.asked = False
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
            self.asked = True
            self._end()


class FilesOpened(QObject):
    """Hears which files macOS wants the program to open: it tells so, and not on a command line."""

    asked = Signal(object)
    """The file at this `Path` is to be opened."""

    def __init__(self, app: QApplication) -> None:
        """Listen to `app`."""
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file; nobody else wants it."""
        if not isinstance(event, QFileOpenEvent):
            return False
        if event.file():
            self.asked.emit(Path(event.file()))
        return True


_ICON = 256 if sys.platform in ("darwin", "win32") else 64
"""How large the icon is, in pixels. X11 is handed it with the window, and a dock there takes the
one that is named in the desktop entry; elsewhere the dock has this one.
"""

_DRAWN = 250
"""ms after which the window is there; what nobody waits for begins then, and keeps nobody waiting.
"""


def run(
    *, files: Sequence[Path], book: Path | None, language: str | None, paper: str | None
) -> int:
    """Open the window and stay until it is closed; return the exit status.

    Where a window on the same book is open already, that one comes forward instead. Where there
    is no display for one, the process ends here with one line on standard error.
    """
    path = book or default_path()
    instance = OneInstance(path)
    if instance.hand_over(files):
        return 0
    app = make_application()
    app.setApplicationName("chicago-gui")
    app.setDesktopFileName("chicago-gui")
    settings = Settings()
    speak(language or settings.language)
    load_resources()
    app.setWindowIcon(QIcon(f":/chicago/icons/chicago-{_ICON}.png"))
    with suppress(OSError):
        # The book tells why it cannot be opened.
        make_private(path.parent)
    reports = Reports(path)
    catch_errors(complain, reports.crashed)
    try:
        opened = Book.open(path)
    except BookError as error:
        dress(app, DAY)
        from chicago_gui.app import dialogs

        dialogs.complain(book_sentence(error))
        return 2
    _keep_backups_private(opened.path)
    sheets = settings.paper if paper is None else Paper[paper.upper()]
    chicago = Chicago(app, opened, settings, sheets)
    catch_errors(chicago.refuse, reports.crashed)
    chicago.crash = crash_sentence(reports.begin())

    def end() -> None:
        chicago.backing_up.asks = False  # whoever ended the program does not wait for an answer
        _close_all(app)

    ending = Ending(end)
    chicago.place()
    chicago.start(files)
    instance.asked.connect(lambda wished: chicago.come_forward.come(wished))
    if sys.platform == "darwin":
        FilesOpened(app).asked.connect(lambda wished: chicago.come_forward.come([wished]))

    def be_found() -> None:
        # Of two that were started at the same moment neither found the other: one stays.
        if instance.hand_over(files) or (not instance.listen() and instance.hand_over(files)):
            _close_all(app)

    for later in (be_found, chicago.backing_up.begin):
        QTimer.singleShot(_DRAWN, later)
    try:
        # While the start asked something, the program may have been told to end.
        return 0 if ending.asked else app.exec()
    finally:
        instance.close()
        chicago.close()
        chicago.backing_up.finish()
        opened.close()
        ending.close()
        reports.end()


def _keep_backups_private(book: Path) -> None:
    """Let nobody else see the backups, nor how large they are: that differs with the counts."""
    folder = backups.folder(book)
    with suppress(OSError):
        make_private(folder)
    keep_private(folder)


def _close_all(app: QApplication) -> None:
    """Close every window and dialog; what is typed in a line is settled by leaving it."""
    typed_in = app.focusWidget()
    if typed_in is not None:
        typed_in.clearFocus()
    app.closeAllWindows()
