"""What the pages across evenings need worked out, a few sessions at a time; nothing is blocked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from chicago_gui.app.book_words import book_sentence
from chicago_gui.book import Book, BookError
from chicago_gui.sheet.words import tr

_AT_A_TIME = 10
"""So many sessions are worked out before keys and clicks are looked at again."""


class WorkingOut(QObject):
    """Works out for one page at a time; a page that is gone is worked for no more."""

    def __init__(self, book: Book) -> None:
        """Work in `book`; nothing is known to be worked out yet."""
        super().__init__()
        self._book = book
        self._ready = False
        self._page: QWidget | None = None
        self._done = 0
        self._after: Callable[[], None] = lambda: None
        self._tell: Callable[[str], None] = lambda _: None
        self._say: Callable[[str], None] = lambda _: None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def run(
        self,
        page: QWidget,
        say: Callable[[str], None],
        after: Callable[[], None],
        tell: Callable[[str], None],
    ) -> None:
        """Call `after` when all is worked out, which mostly is at once.

        Meanwhile `say` is told how far it is; `tell` is told when the book cannot be read.
        """
        self._timer.stop()
        if self._page is not None:
            self._page.destroyed.disconnect(self._stop)
        page.destroyed.connect(self._stop)
        self._page, self._say, self._after, self._tell = page, say, after, tell
        self._done = 0
        self._go_on()

    def forget(self) -> None:
        """Another book's sessions may be in place of those that were worked out."""
        self._ready = False

    def _go_on(self) -> None:
        try:
            # Sessions that change later are so few that the pages work them out themselves.
            self._ready = self._ready or self._book.work_out(_AT_A_TIME)
        except BookError as error:
            self._tell(book_sentence(error))
            return
        if self._ready:
            self._after()
            return
        self._done += _AT_A_TIME
        self._say(tr("Working out the evenings… {count}").format(count=self._done))
        self._timer.start(0)

    def _stop(self) -> None:
        self._timer.stop()
        self._page = None
