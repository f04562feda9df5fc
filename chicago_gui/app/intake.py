"""Taking a session file into the book, and what is asked when the book has that session already.

Whoever starts the program again with a file comes here too: the window comes forward first.
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
    """Reads a file whole or not at all."""

    def __init__(self, book: Book, window: QWidget, before_asking: Callable[[], None]) -> None:
        """Take into `book`, ask over `window`, where something is shown `before_asking`."""
        self._book = book
        self._window = window
        self._before_asking = before_asking

    def take(self, path: Path, shown: str | None = None) -> tuple[str | None, str]:
        """Return the id under which the book has the file's session now, or `None` and why not.

        With the id comes what is worth telling, if anything is. There is no reason when the person
        asked has changed their mind. `shown` is the id of the session that is open.
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
        """Return as `take` what is to be opened for a `session` of the book that is withheld."""
        try:
            return self._compared(session, None) or (session.id, "")
        except Refused as refused:
            return None, refusal(refused)
        except BookError as error:
            return None, book_sentence(error)

    def _compared(self, card: Session, shown: str | None) -> tuple[str | None, str] | None:
        """Bring another laptop's card into the book's own session.

        Return that session's id and what came of it, or `None` for the id when nothing was done.
        Return `None` when the book has no such session, or when `card` is not its other card.
        """
        game = games.of(card)
        kept = self._book.to_compare(card)
        matches = [(ours, change) for ours in kept if (change := game.compared(ours, card))]

        # A match that may not show the card yet comes first, then the one that is open.
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
        """Ask whether `card` is the other card of `ours`; `None` when that is left open.

        Whoever says no is told why, and asked again, where it may not open `alone`. A card of the
        same id is one for sure: only settings that differ are to be decided.
        """
        game, same = games.of(ours), card.id == ours.id
        differing = game.differing_settings(ours, card)
        if same and not differing:
            return True
        teams = " – ".join(game.outline(ours).groups)
        match = f"{teams}, {evening_words(ours.date, ours.place)}"
        self._before_asking()
        self._window.show()  # it is not, when the program was started on a file
        answer = ask_compare(self._window, match, differing)
        while answer is False and (same or not alone):
            answer = ask_compare(self._window, match, differing, _why_not_alone(same=same))
        return answer

    def _put(self, session: Session) -> str | None:
        kept = None
        with suppress(NoSuchSession):
            kept = self._book.load(session.id)
        if kept is not None and not kept.deleted:
            return self._resolve(session, kept.session)
        whole = session if kept is None else taken_in(session, kept.session)
        self._book.add(whole, utc_now())
        return session.id

    def _resolve(self, file: Session, ours: Session) -> str | None:
        """Add `file` beside the book's session `ours`, or replace that; ask if they differ.

        Only public differences are asked about: a question about a count that the file lacks would
        tell that there is one.
        """
        if file.game != ours.game:
            raise Refused(ImportReason.OTHER_GAME)
        now = utc_now()
        game = games.of(ours)
        entries = game.what_differs(ours, file)
        if not entries:
            self._book.replace(taken_in(ours, file), now)
            return file.id
        from chicago_gui.players.import_conflict import (  # asked seldom
            ConflictAnswer,
            ImportConflict,
        )

        self._before_asking()
        self._window.show()  # it is not, when the program was started on a file
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
    """Return why a card does not open as a session of its own."""
    if same:
        return tr("This card belongs to the same match.")
    return tr("On its own this card would show boards not played here.")


_AGAIN = 300  # ms


class ComeForward(QObject):
    """Shows the window, and opens files once no dialog stands before it."""

    def __init__(
        self,
        window: QWidget,
        cover: Callable[[], None],
        open_files: Callable[[Sequence[Path]], None],
    ) -> None:
        """Show `window`; whoever asks for it need not be who prepares, so `cover` comes first."""
        super().__init__()
        self._window = window
        self._cover = cover
        self._open_files = open_files
        self._files: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_AGAIN)
        self._timer.timeout.connect(self._open)

    def come(self, files: Sequence[Path] = ()) -> None:
        """Come to the front, and open `files` if there are any."""
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
        """Open nothing any more: the window is closed, and with it the book."""
        self._timer.stop()
        self._files = []

    def _open(self) -> None:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._timer.start()
            return
        self._timer.stop()
        files, self._files = self._files, []
        self._open_files(files)
