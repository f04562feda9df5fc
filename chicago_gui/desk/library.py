"""The sessions, backups and figures of the book in the form that the pages need.

The figures across sessions are calculated a few sessions at a time.
"""

from __future__ import annotations

from _thread import allocate_lock, start_new_thread
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from chicago_gui import games
from chicago_gui.book import Book, BookError, history_of
from chicago_gui.sheet.history import HistoryLine
from chicago_gui.sheet.session_list import BackupLine, SessionFilter, SessionLine, matching
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import tr


class Library:
    """The sessions of the book; read once, and searched on each letter typed."""

    def __init__(self, book: Book) -> None:
        """Create the library without reading."""
        self._book = book
        self._read: dict[bool, Sequence[SessionLine]] = {}

    def forget(self) -> None:
        """Read the book again next time, because it has changed."""
        self._read.clear()

    def find(
        self, text: str, chosen_filter: SessionFilter = SessionFilter.ALL
    ) -> tuple[SessionLine, ...]:
        """Return the sessions of `chosen_filter` that contain every word of `text`, newest first.

        Raises `BookError` if the book cannot be read.
        """
        deleted = chosen_filter is SessionFilter.DELETED
        if deleted not in self._read:
            self._read[deleted] = self._book.lines(deleted=deleted)
        found = matching(self._read[deleted], text, games.title)
        if chosen_filter in (SessionFilter.OPEN, SessionFilter.DONE):
            done = chosen_filter is SessionFilter.DONE
            readable = (each for each in found if each.known and not each.damaged)
            found = [each for each in readable if each.done is done]
        return tuple(found)


def other_names(book: Book, person: str) -> tuple[str, ...]:
    """Return the names merged with `person`, as spelled on the sheets."""
    merged = {name for name, whose in book.aliases().items() if folded(whose) == folded(person)}
    # The book stores them folded; the sheets have the spelling.
    spelt = {folded(name): name for each in book.lines() for name in each.players}
    return tuple(sorted(spelt.get(name, name) for name in merged - {folded(person)}))


def other_people(book: Book, person: str) -> tuple[str, ...]:
    """Return all other players in the book: first those who may be the same as `person`.

    Those who played in one session with `person` come last: they are different people.
    """
    aliases, mine = book.aliases(), folded(person)
    spelt: dict[str, str] = {}
    met: set[str] = set()
    for line in book.lines():
        there = {folded(who): who for who in (aliases.get(folded(n), n) for n in line.players)}
        spelt = there | spelt
        if mine in there:
            met |= there.keys()
    others = sorted(spelt.keys() - {mine}, key=lambda each: (each in met, each))
    return tuple(spelt[each] for each in others)


def stem_of(book: Book, line: SessionLine) -> tuple[str, str]:
    """Return the stem of the session's file name, and what its file leaves out; raises `BookError`.

    There is no view of an unknown game.
    """
    if not line.known:
        day = "" if line.date is None else line.date.isoformat()
        return "-".join(filter(None, (tr("chicago"), day))), ""
    session = book.load(line.id).session
    game = games.of(session)
    view = game.reveal(session)
    return game.form.file_stem(view), game.form.left_out(view)


def history_lines(book: Book, session_id: str) -> tuple[HistoryLine, ...]:
    """Return the history of the session, oldest first; raises `BookError`."""
    return history_of(book.history(session_id), book.load(session_id).session)


def backup_lines(book: Book) -> tuple[BackupLine, ...]:
    """Return the backups, newest first, each content once; raises `BookError`."""
    return tuple(BackupLine(str(backup.path), backup.at) for backup in book.backups())


class BackupMaker(QObject):
    """Makes one backup at a time in the background."""

    failed = Signal(object)
    """The `BookError` that says why there is no backup."""

    def __init__(self, book: Book, parent: QObject | None = None) -> None:
        """Back up `book` when asked."""
        super().__init__(parent)
        self._book = book
        # Not from `threading`: an error in such a thread would not reach the crash reports.
        self._making = allocate_lock()

    def begin(self) -> None:
        """Start a backup unless one is running."""
        if self._making.acquire(blocking=False):
            try:
                start_new_thread(self._make, ())
            except RuntimeError:  # no new thread possible
                self._making.release()
                raise

    def wait(self) -> None:
        """Wait until no backup is running."""
        with self._making:
            pass

    def _make(self) -> None:
        try:
            self._book.backup()
        except BookError as error:
            # Emitted to the thread of the window, where it is queued.
            self.failed.emit(error)
        finally:
            self._making.release()


_AT_A_TIME = 10
"""Sessions calculated between two checks for user input."""


class FiguresCalculation(QObject):
    """Calculates figures for one page at a time; stops when the page is destroyed."""

    def __init__(self, book: Book) -> None:
        """Calculate in `book`; `ready` says whether everything is done."""
        super().__init__()
        self._book = book
        self.ready = False
        self._page: QObject | None = None
        self._done = 0
        self._after: Callable[[], None] = lambda: None
        self._refuse: Callable[[BookError], None] = lambda _: None
        self._say: Callable[[str], None] = lambda _: None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def run(
        self,
        page: QObject,
        say: Callable[[str], None],
        after: Callable[[], None],
        refuse: Callable[[BookError], None],
    ) -> None:
        """Call `after` when all figures are calculated, which usually is at once.

        Until then `say` receives the progress. `refuse` receives the error if the book cannot be
        read.
        """
        self._timer.stop()
        if self._page is not None:
            self._page.destroyed.disconnect(self._stop)
        page.destroyed.connect(self._stop)
        self._page, self._say, self._after, self._refuse = page, say, after, refuse
        self._done = 0
        self._go_on()

    def forget(self) -> None:
        """Start over, because the book may have been replaced."""
        self.ready = False

    def _go_on(self) -> None:
        try:
            # The pages calculate the few sessions that change later themselves.
            self.ready = self.ready or self._book.cache_figures(_AT_A_TIME)
        except BookError as error:
            self._refuse(error)
            return
        if self.ready:
            self._after()
            return
        self._done += _AT_A_TIME
        self._say(tr("Counting sessions… {count}").format(count=self._done))
        self._timer.start(0)

    def _stop(self) -> None:
        self._timer.stop()
        self._page = None
