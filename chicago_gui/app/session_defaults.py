"""The defaults of a new session: game, rules and names of the last one; and the sample session.

The sample is for trying out. It has a book of its own, which is deleted after it.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from chicago_gui import games, languages
from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import Desk, utc_now
from chicago_gui.desk.library import FiguresCalculation, Library
from chicago_gui.record import replace
from chicago_gui.sheet.setup import NewSession, Setup
from chicago_gui.sheet.words import language_on

if TYPE_CHECKING:
    from chicago_gui.players.new_session_page import GameChoice
    from chicago_gui.players.start_page import First


class SessionDefaults:
    """Looks up the last sessions in the book. If the book cannot be read, it uses none."""

    def __init__(self, book: Book, library: Library, calculation: FiguresCalculation) -> None:
        """Look in `book` and its `library`; `calculation` knows whether its figures are ready."""
        self._book = book
        self._library = library
        self._calculation = calculation

    def first(self, language: str | None) -> First | None:
        """Return the first page, shown while the book has no session, not even a deleted one.

        `language` is the code of the one that was chosen, if any.
        """
        try:
            if self._book.latest() is not None or self._book.lines(deleted=True):
                return None
        except BookError:
            return None  # the list says why
        from chicago_gui.players.start_page import First

        steps = games.form(games.USUAL).first_steps()
        system = languages.of_the_system()
        return First(steps, language_on(language, system), system)

    def last_kind(self, session_id: str | None = None) -> str:
        """Return the game of a session, or of the last session."""
        try:
            wanted = session_id or self._book.latest()
            return games.USUAL if wanted is None else self._book.load(wanted).session.game
        except BookError:
            return games.USUAL

    def game_choice(self, kind: str, session_id: str | None) -> GameChoice:
        """Return a game with the settings of a session, or of the game's last session."""
        from chicago_gui.players.new_session_page import GameChoice

        return GameChoice(
            kind,
            games.title(kind),
            lambda: self._setup(kind),
            lambda: self._last_time(kind, session_id),
        )

    def _setup(self, kind: str) -> Setup:
        """Return a game's setup, with proposals from earlier sessions unless that takes long."""
        form = games.form(kind)
        if self._calculation.ready:
            with suppress(BookError):  # starting the session will report it
                return form.setup_knowing(self._book.figures(kind))
        return form.setup()

    def _last_time(self, kind: str, session_id: str | None) -> NewSession | None:
        """Return what suits another evening like the one of that id, or like the last of a game.

        The plan is the one that evening was begun with: going home early, or playing five deals
        more, is about one evening. Players, place and rules are as they stood at its end.
        """
        try:
            wanted = session_id or self._latest_of(kind)
            if wanted is None:
                return None
            game, today = games.game(kind), date.today()
            begun = game.again(self._book.as_added(wanted), today)
            return replace(
                game.again(self._book.load(wanted).session, today), planned=begun.planned
            )
        except BookError:
            return None

    def _latest_of(self, kind: str) -> str | None:
        latest = self._book.latest()
        # Mostly it is of that game, and then no other need be looked at.
        if latest is not None and self.last_kind(latest) == kind:
            return latest
        self._library.forget()  # what was begun since it was read
        lines = self._library.find("")
        return next((each.id for each in lines if each.game == kind and not each.damaged), None)


FILE = ":/chicago/sample.chicago"


class Sample:
    """The evening on a `desk`; nothing that is done there comes into another book."""

    def __init__(self) -> None:
        """Open it anew, as it comes with the program; raises `BookError` where that cannot be."""
        # No start waits for these.
        from tempfile import TemporaryDirectory

        from PySide6.QtCore import QFile, QIODevice

        file = QFile(FILE)
        file.open(QIODevice.OpenModeFlag.ReadOnly)
        session = games.loads(bytes(file.readAll().data()))
        self._folder = TemporaryDirectory(prefix="chicago-sample-", ignore_cleanup_errors=True)
        self._book = Book.open(Path(self._folder.name) / "book.sqlite")
        self._book.add(session, utc_now())
        self.desk = Desk(self._book, session.id, for_good=False)

    def close(self) -> None:
        """Let it go, with all that was typed there."""
        with suppress(OSError):
            self._book.close()
        self._folder.cleanup()
