"""Takes session files into the book, and asks if the book already has the session.

A second start of the program with a file also ends here, after the window comes to the front.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from chicago_gui import games
from chicago_gui.app.dialogs import ask_compare
from chicago_gui.book import Book, BookError, NoSuchSession
from chicago_gui.desk.desk import utc_now
from chicago_gui.desk.importing import ImportReason, taken_in
from chicago_gui.scoring import Refused
from chicago_gui.sheet.game import Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.words import book_sentence, evening_words, refusal, tr, why
from chicago_gui.whole_file import read_whole, why_not_read


class Intake:
    """Reads a session file completely or not at all."""

    def __init__(self, book: Book, window: QWidget, before_asking: Callable[[], None]) -> None:
        """Take files into `book`; ask over `window` after calling `before_asking`."""
        self._book = book
        self._window = window
        self._before_asking = before_asking

    def take(self, path: Path, shown: str | None = None) -> tuple[str | None, str]:
        """Take a file; return the id of its session in the book and a remark.

        The id is `None` if the file was not taken. The text then says why, or is empty if the user
        cancelled. `shown` is the id of the open session.
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

    def compare(self, session: Session) -> tuple[str | None, str]:
        """Return like `take` what to open for a `session` of the book that a match withholds."""
        try:
            return self._compared(session, None) or (session.id, "")
        except Refused as refused:
            return None, refusal(refused)
        except BookError as error:
            return None, book_sentence(error)

    def _compared(self, card: Session, shown: str | None) -> tuple[str | None, str] | None:
        """Add another laptop's card to the matching session of the book.

        Return that session's id and a remark; the id is `None` if the user cancelled. Return `None`
        if there is no matching session or `card` is not its other card.
        """
        game = games.of(card)
        kept = self._book.to_compare(card)
        matches = [(ours, change) for ours in kept if (change := game.compared(ours, card))]

        # First a match that must not show the card yet, then the open session.
        def rank(match: tuple[Session, object]) -> tuple[bool, ...]:
            ours = match[0]
            return not game.withholds(ours, card), ours.id != shown, ours.id != card.id

        matches.sort(key=rank)
        for ours, change in matches[:1] + [each for each in matches[1:] if each[0].id == card.id]:
            after = game.apply(ours, change)
            answer = self._is_other_card(ours, card, alone=not game.withholds(after, card))
            if answer is None:
                return None, ""
            if answer:
                words = game.comparison_words(ours, card)
                self._book.replace(after, utc_now())
                return ours.id, words
        return None

    def _is_other_card(self, ours: Session, card: Session, *, alone: bool) -> bool | None:
        """Ask whether `card` is the other card of `ours`; return `None` if cancelled.

        After a no, the question is repeated with a reason if the card may not open `alone`. A card
        with the same id always belongs to it; only differing settings need an answer.
        """
        game, same = games.of(ours), card.id == ours.id
        differing = game.differing_settings(ours, card)
        if same and not differing:
            return True
        teams = " – ".join(game.outline(ours).groups)
        match = f"{teams}, {evening_words(ours.date, ours.place)}"
        self._before_asking()
        self._window.show()  # hidden if the program was started with a file
        answer = ask_compare(self._window, match, differing)
        while answer is False and (same or not alone):
            answer = ask_compare(self._window, match, differing, _why_not_alone(same=same))
        return answer

    def _put(self, session: Session) -> str | None:
        kept = None
        with suppress(NoSuchSession):
            kept = self._book.load(session.id)
        if kept is not None and not kept.deleted:
            return self._settle(session, kept.session)
        whole = session if kept is None else taken_in(session, kept.session)
        self._book.add(whole, utc_now())
        return session.id

    def _settle(self, file: Session, ours: Session) -> str | None:
        """Replace the book's version by `file`, or keep both, or neither, as the user says.

        Only the public views are compared: a question caused by a count missing in the file would
        reveal that the book has one.
        """
        if file.game != ours.game:
            raise Refused(ImportReason.OTHER_GAME)
        now = utc_now()
        game = games.of(ours)
        entries = game.what_differs(ours, file)
        if not entries:
            self._book.replace(taken_in(ours, file), now)
            return file.id
        from chicago_gui.players.import_conflict import (  # rarely asked
            ConflictAnswer,
            ImportConflict,
        )

        self._before_asking()
        self._window.show()  # hidden if the program was started with a file
        dialog = ImportConflict(
            evening_words(ours.date, ours.place),
            game.history_words.differences(entries),
            (game.outline(ours).deals, game.outline(file).deals),
            self._window,
        )
        dialog.exec()
        answer = dialog.answer
        dialog.deleteLater()
        match answer:
            case ConflictAnswer.REPLACE:
                self._book.replace(taken_in(file, ours), now)
            case ConflictAnswer.BOTH:
                return self._book.add_copy(file, now).id
            case ConflictAnswer.NEITHER:
                return None
        return file.id


def _why_not_alone(*, same: bool) -> str:
    """Return why a card cannot be opened as a session of its own."""
    if same:
        return tr("This card belongs to the same match.")
    return tr("On its own this card would show boards not played here.")


_AGAIN = 300  # ms


class ComeForward(QObject):
    """Brings the window to the front, and opens files once no dialog is open."""

    def __init__(
        self,
        window: QWidget,
        cover: Callable[[], None],
        open_files: Callable[[Sequence[Path]], None],
    ) -> None:
        """Show `window` after `cover`: whoever starts the program may not be the preparer."""
        super().__init__()
        self._window = window
        self._cover = cover
        self._open_files = open_files
        self._files: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_AGAIN)
        self._timer.timeout.connect(self._open)

    def come(self, files: Sequence[Path] = ()) -> None:
        """Bring the window to the front, and open `files` if there are any."""
        self._cover()
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if files:
            self._files += files
            self._open()

    def stop(self) -> None:
        """Open no more files: the window and the book are closed."""
        self._timer.stop()
        self._files = []

    def _open(self) -> None:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._timer.start()
            return
        self._timer.stop()
        files, self._files = self._files, []
        self._open_files(files)
