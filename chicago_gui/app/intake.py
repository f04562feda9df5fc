"""Taking a session file into the book, and what is asked when the book has that session already.

Whoever starts the program again with a file comes here too: the window comes forward first.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from chicago_gui import games
from chicago_gui.app.dialogs import ask_compare
from chicago_gui.book import Book, BookError, NoSuchSession
from chicago_gui.desk.desk import utc_now
from chicago_gui.scoring import Refused
from chicago_gui.sheet.game import Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.words import book_sentence, evening_words, tr, why
from chicago_gui.whole_file import read_whole, why_not_read


class IntakeReason(Enum):
    """Why a file cannot be taken."""

    OTHER_GAME = "the book has an evening of another game under its id"


class Intake:
    """Reads a file whole or not at all."""

    def __init__(self, book: Book, window: QWidget, before_asking: Callable[[], None]) -> None:
        """Take into `book`, ask over `window`, where something is shown `before_asking`."""
        self._book = book
        self._window = window
        self._before_asking = before_asking

    def take(self, path: Path, shown: str | None = None) -> tuple[str | None, str]:
        """Return the id under which the book has the file's session now, or `None` and why not.

        With the id comes what is worth telling, if anything is. There is no reason when the person
        asked has changed their mind. `shown` is the session that is open: where its game compares
        the cards of two laptops, the file may be the other one's.
        """
        try:
            session = games.loads(read_whole(path))
            return self._compared(session, shown) or (self._put(session), "")
        except (SessionFileError, OSError) as error:
            cause = why_not_read(error) if isinstance(error, OSError) else str(error)
            return None, tr("{file} was not opened: {why}.").format(file=path.name, why=cause)
        except Refused as refused:
            sentence = tr("{file} was not opened: {why}.")
            return None, sentence.format(file=path.name, why=why(refused))
        except BookError as error:
            return None, book_sentence(error)

    def _compared(self, file: Session, shown: str | None) -> tuple[str, str] | None:
        """Bring the other laptop's card into the book's own session, if it is one.

        Return that session's id and what came of it. A file of another id may also be an evening
        of its own: whoever opens it is asked, also when the book has it as one already.
        """
        for session_id in dict.fromkeys(filter(None, (shown, file.id))):
            with suppress(NoSuchSession):
                kept = self._book.load(session_id)
                ours = kept.session
                if kept.deleted or ours.game != file.game:
                    continue
                change = games.of(ours).compared(ours, file)
                if change is None or (session_id != file.id and not ask_compare(self._window)):
                    continue
                words = games.of(ours).comparison_words(ours, file)
                self._book.replace(games.of(ours).apply(ours, change), utc_now())
                return session_id, words
        return None

    def _put(self, session: Session) -> str | None:
        kept = None
        with suppress(NoSuchSession):
            kept = self._book.load(session.id)
        if kept is not None and not kept.deleted:
            return self._settle(session, kept.session)
        whole = session if kept is None else _taken_in(session, kept.session)
        self._book.add(whole, utc_now())
        return session.id

    def _settle(self, file: Session, ours: Session) -> str | None:
        """Put `file` beside or in the place of what the book has.

        Only what everybody may see decides what is asked: a question because of a count that the
        file has not would tell that there is one.
        """
        if file.game != ours.game:
            raise Refused(IntakeReason.OTHER_GAME)
        now = utc_now()
        game = games.of(ours)
        entries = game.what_differs(ours, file)
        if not entries:
            self._book.replace(_taken_in(ours, file), now)
            return file.id
        from chicago_gui.players.same_session import Same, SameSession  # asked seldom

        self._before_asking()
        self._window.show()  # it is not, when the program was started on a file
        dialog = SameSession(
            evening_words(ours.date, ours.place),
            game.history_words.differences(entries),
            (game.outline(ours).deals, game.outline(file).deals),
            self._window,
        )
        dialog.exec()
        answer = dialog.answer
        dialog.deleteLater()
        match answer:
            case Same.REPLACE:
                self._book.replace(_taken_in(file, ours), now)
            case Same.BOTH:
                return self._book.add_copy(file, now).id
            case Same.NEITHER:
                return None
        return file.id


def _taken_in(file: Session, ours: Session) -> Session:
    if file.game != ours.game:
        raise Refused(IntakeReason.OTHER_GAME)
    whole: Session = games.of(ours).taken_in(file, ours)
    return whole


_AGAIN = 300  # ms


class ComeForward(QObject):
    """Shows the window, and opens the file once no dialog stands before it."""

    def __init__(
        self, window: QWidget, cover: Callable[[], None], open_file: Callable[[Path], None]
    ) -> None:
        """Show `window`; whoever asks for it need not be who prepares, so `cover` comes first."""
        super().__init__()
        self._window = window
        self._cover = cover
        self._open_file = open_file
        self._files: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_AGAIN)
        self._timer.timeout.connect(self._open)

    def come(self, file: Path | None) -> None:
        """Come to the front, and open `file` if there is one."""
        self._cover()
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self._files.append(file)
            self._open()

    def stop(self) -> None:
        """Open nothing any more: the window is closed, and with it the book."""
        self._timer.stop()
        self._files = []

    def _open(self) -> None:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._timer.start()
            return
        self._timer.stop()
        files, self._files = self._files, []
        for file in files:
            self._open_file(file)
