"""Which session is open: the start page, a new evening, files taken into the book, deleting."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from chicago_gui.app import dialogs
from chicago_gui.app.papers import Papers
from chicago_gui.book import AlreadyKept, Book, BookError
from chicago_gui.desk.desk import Desk, utc_now
from chicago_gui.desk.library import again, session_lines, unfinished
from chicago_gui.evening import Session, SessionFileError, loads
from chicago_gui.evening.begin import begin
from chicago_gui.form.words import refusal, tr
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.start_page import StartPage
from chicago_gui.public.beginning import Beginning
from chicago_gui.scoring import Refused
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme


class Sessions(QObject):
    """Shows the pages around a session and opens one; `opened` says which."""

    leaving = Signal()
    """Before a page takes the session's place: whatever is secret is covered."""

    opened = Signal(object)
    """The `Desk` of the session that was opened."""

    told = Signal(str)

    def __init__(
        self, book: Book, window: MainWindow, papers: Papers, theme: Callable[[], Theme]
    ) -> None:
        """Keep in `book`, show in `window`, drawn with what `theme` gives."""
        super().__init__()
        self._book = book
        self._window = window
        self._papers = papers
        self._theme = theme

    def start(self, file: Path | None) -> None:
        """Show `file`, or the unfinished session, or the start page."""
        self.show_start()
        if file is not None:
            self.take_file(file)
            return
        try:
            latest = self._book.latest()
            if latest is not None and unfinished(self._book.load(latest).session):
                self.open(latest)
        except BookError as error:
            self.told.emit(str(error))

    def open(self, session_id: str) -> None:
        """Open a session of the book, in the Table face."""
        try:
            desk = Desk(self._book, session_id)
        except BookError as error:
            self.told.emit(str(error))
            return
        self.leaving.emit()
        self.opened.emit(desk)

    def show_start(self) -> None:
        """Leave the session for the list of all."""
        self.leaving.emit()
        page = StartPage(self._theme())
        page.new_wanted.connect(self.show_new)
        page.open_wanted.connect(self.open)
        page.file_wanted.connect(self.ask_file)
        page.blanks_wanted.connect(self._papers.preview_blanks)
        page.delete_wanted.connect(self.delete)
        page.restore_wanted.connect(self.restore)
        self._window.show_page(page)
        self._list()

    def show_new(self) -> None:
        """Show the page on which a new evening is settled, last time's choices ready."""
        self.leaving.emit()
        page = NewSessionPage(self._theme())
        page.begun.connect(self.begin)
        page.left.connect(self.show_start)
        self._window.show_page(page)
        page.fill(self._last_time())

    def begin(self, wish: Beginning) -> None:
        """Begin a new evening and open it."""
        try:
            session = begin(wish)
            self._book.add(session, utc_now())
        except (Refused, BookError) as error:
            self.told.emit(refusal(error) if isinstance(error, Refused) else str(error))
            return
        self.open(session.sheet.id)

    def delete(self, session_id: str) -> None:
        """Take a session out of the list; the page offers to put it back."""
        self._in_book(lambda: self._book.delete(session_id, utc_now()))

    def restore(self, session_id: str) -> None:
        """Put a session that was taken out back into the list."""
        self._in_book(lambda: self._book.undelete(session_id, utc_now()))

    def ask_file(self) -> None:
        """Ask for a session file and open it."""
        path = self._papers.ask_session_file()
        if path is not None:
            self.take_file(path)

    def take_file(self, path: Path) -> None:
        """Take the session file at `path` into the book and open it."""
        try:
            session = loads(path.read_bytes())
            taken = self._take(session)
        except (SessionFileError, OSError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            self.told.emit(tr("{path} was not opened: {why}.").format(path=path.name, why=why))
        except BookError as error:
            self.told.emit(str(error))
        else:
            if taken is not None:
                self.open(taken)

    def _take(self, session: Session) -> str | None:
        """Put `session` into the book and return the id it has there, or `None`."""
        try:
            self._book.add(session, utc_now())
        except AlreadyKept:
            if self._book.load(session.sheet.id).session != session:
                match dialogs.ask_same_id(self._window, session.sheet):
                    case dialogs.Same.REPLACE:
                        self._book.replace(session, utc_now())
                    case dialogs.Same.BOTH:
                        return self._book.add_copy(session, utc_now()).sheet.id
                    case dialogs.Same.NEITHER:
                        return None
        return session.sheet.id

    def _list(self) -> None:
        page = self._window.page
        if isinstance(page, StartPage):
            try:
                page.show_lines(session_lines(self._book))
            except BookError as error:
                self.told.emit(str(error))

    def _in_book(self, act: Callable[[], object]) -> None:
        try:
            act()
        except BookError as error:
            self.told.emit(str(error))
        self._list()

    def _last_time(self) -> Beginning | None:
        try:
            latest = self._book.latest()
            return None if latest is None else again(self._book.load(latest).session, date.today())
        except BookError:
            return None
