"""Start the program: application, looks, book, window; stay until it is closed."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from chicago_gui.app import dialogs
from chicago_gui.app.application import Ending, FilesOpened, catch_errors, make_application
from chicago_gui.app.chicago import Chicago
from chicago_gui.app.dialogs import book_sentence
from chicago_gui.app.reports import Reports, crash_sentence
from chicago_gui.book import Book, BookError, backups, default_path
from chicago_gui.desk.one_instance import OneInstance
from chicago_gui.desk.settings import Settings
from chicago_gui.languages import speak
from chicago_gui.paper.marks import Paper
from chicago_gui.resources import load_resources
from chicago_gui.standard_streams import complain
from chicago_gui.whole_file import keep_private, make_private
from chicago_gui.widgets.theme import DAY, dress

_DRAWN = 250
"""ms after which the window is there; what nobody waits for begins then, and keeps nobody waiting.
"""


def run(*, file: Path | None, book: Path | None, language: str | None, paper: str | None) -> int:
    """Open the window and stay until it is closed; return the exit status.

    Where a window on the same book is open already, that one comes forward instead. Where there
    is no display for one, the process ends here with one line on standard error.
    """
    path = book or default_path()
    instance = OneInstance(path)
    if instance.hand_over(file):
        return 0
    app = make_application()
    app.setApplicationName("chicago-gui")
    app.setDesktopFileName("chicago-gui")
    settings = Settings()
    speak(language or settings.language)
    load_resources()
    app.setWindowIcon(QIcon(":/chicago/icons/chicago-256.png"))
    with suppress(OSError):
        # The book tells why it cannot be opened.
        make_private(path.parent)
    reports = Reports(path)
    catch_errors(complain, reports.crashed)
    try:
        opened = Book.open(path)
    except BookError as error:
        dress(app, DAY)
        dialogs.complain(book_sentence(error))
        return 2
    _keep_backups_private(opened.path)
    sheets = settings.paper if paper is None else Paper[paper.upper()]
    chicago = Chicago(app, opened, opened.path.parent, settings, sheets)
    catch_errors(chicago.refuse, reports.crashed)
    chicago.crash = crash_sentence(reports.begin())
    ending = Ending(lambda: _close_all(app))
    chicago.place()
    chicago.start(file)
    instance.asked.connect(chicago.come_forward.come)
    if sys.platform == "darwin":
        FilesOpened(app).asked.connect(chicago.come_forward.come)

    def be_found() -> None:
        # Of two that were started at the same moment neither found the other: one stays.
        if instance.hand_over(file) or (not instance.listen() and instance.hand_over(file)):
            _close_all(app)

    for later in (_collect_garbage_again, be_found, chicago.backing_up.begin):
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


def _collect_garbage_again() -> None:
    """Let Python look for what nobody holds any more, but not among what the start has made."""
    gc.freeze()
    gc.enable()


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
