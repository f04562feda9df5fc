"""Proposals for a new session: last game, rules and names; and the sample session.

The sample has a temporary book of its own, deleted when it is left.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path

from chicago_gui import games, languages
from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import Desk, utc_now
from chicago_gui.desk.library import FiguresCalculation, Library
from chicago_gui.record import replace
from chicago_gui.resources import read_resource
from chicago_gui.sheet.panel import FirstStart
from chicago_gui.sheet.setup import GameChoice, NewSession, Setup
from chicago_gui.sheet.words import language_on


class SessionDefaults:
    """Looks up earlier sessions in the book; from an unreadable book it proposes nothing."""

    def __init__(self, book: Book, library: Library, calculation: FiguresCalculation) -> None:
        """Read from `book` and `library`; `calculation` says whether the figures are cached."""
        self._book = book
        self._library = library
        self._calculation = calculation

    def first(self, language: str | None) -> FirstStart | None:
        """Return what the first start shows, or `None` if there are sessions, even deleted ones.

        `language` is the chosen language code, or `None`.
        """
        try:
            if self._book.latest() is not None or self._book.lines(deleted=True):
                return None
        except BookError:
            return None  # the list of sessions says why
        steps = games.form(games.USUAL).first_steps()
        system = languages.of_the_system()
        return FirstStart(steps, language_on(language, system), system)

    def last_kind(self, session_id: str | None = None) -> str:
        """Return the kind of a session, or of the last one."""
        try:
            wanted = session_id or self._book.latest()
            return games.USUAL if wanted is None else self._book.load(wanted).session.game
        except BookError:
            return games.USUAL

    def game_choice(self, kind: str, session_id: str | None) -> GameChoice:
        """Return the values offered for a game, taken from a session or from its last one."""
        return GameChoice(
            kind,
            games.title(kind),
            lambda: self._setup(kind),
            lambda: self._last_time(kind, session_id),
        )

    def _setup(self, kind: str) -> Setup:
        """Return the setup of a game, with what earlier sessions add unless that takes long."""
        form = games.form(kind)
        if self._calculation.ready:
            with suppress(BookError):  # starting a session will report the error
                return form.setup_knowing(self._book.figures(kind))
        return form.setup()

    def _last_time(self, kind: str, session_id: str | None) -> NewSession | None:
        """Return values for a session like the one with this id, or like the last of the game.

        The plan is the one from the start of that session: playing fewer or more deals concerned
        one evening only. Players, place and rules are taken from its end.
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
        # The newest session usually is of that game; then no other is read.
        if latest is not None and self.last_kind(latest) == kind:
            return latest
        self._library.forget()  # sessions may be newer than the cache
        lines = self._library.find("")
        return next((each.id for each in lines if each.game == kind and not each.damaged), None)


class Sample:
    """The sample session on a `desk`; it never changes the user's book."""

    def __init__(self) -> None:
        """Open a fresh copy of the program's sample; raises `BookError`."""
        from tempfile import TemporaryDirectory  # slow, and rarely needed

        session = games.loads(read_resource("sample.chicago"))
        self._folder = TemporaryDirectory(prefix="chicago-sample-", ignore_cleanup_errors=True)
        self._book = Book.open(Path(self._folder.name) / "book.sqlite")
        self._book.add(session, utc_now())
        self.desk = Desk(self._book, session.id, for_good=False)

    def close(self) -> None:
        """Close and delete the book of the sample."""
        with suppress(OSError):
            self._book.close()
        self._folder.cleanup()
