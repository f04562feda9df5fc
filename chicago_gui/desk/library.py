"""The sessions in the book as the pages want them, and the ways a session comes into the book."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui import games
from chicago_gui.book import Book, told
from chicago_gui.sheet.history_line import HistoryLine
from chicago_gui.sheet.names import folded
from chicago_gui.sheet.session_line import SessionLine, Shelf, matching


class Library:
    """What lies on the shelves; read once, looked through with each letter of a search."""

    def __init__(self, book: Book) -> None:
        """Read nothing yet."""
        self._book = book
        self._read: dict[bool, Sequence[SessionLine]] = {}

    def forget(self) -> None:
        """Read anew the next time: something was changed."""
        self._read.clear()

    def find(self, text: str, shelf: Shelf = Shelf.ALL) -> tuple[SessionLine, ...]:
        """Return the sessions on `shelf` in which every word of `text` is found, newest first.

        Raises `BookError` when the book cannot be read.
        """
        deleted = shelf is Shelf.DELETED
        if deleted not in self._read:
            self._read[deleted] = self._book.lines(deleted=deleted)
        found = matching(self._read[deleted], text)
        if shelf in (Shelf.OPEN, Shelf.DONE):
            done = shelf is Shelf.DONE
            told = (each for each in found if each.known and not each.damaged)
            found = [each for each in told if each.done is done]
        return tuple(found)


def other_names(book: Book, person: str) -> tuple[str, ...]:
    """Return the names that count for `person`, as they are written on the sheets."""
    merged = {name for name, whose in book.aliases().items() if folded(whose) == folded(person)}
    # The book keeps them folded; the sheets still say how they are spelt.
    spelt = {folded(name): name for each in book.lines() for name in each.players}
    return tuple(sorted(spelt.get(name, name) for name in merged - {folded(person)}))


def history_lines(book: Book, session_id: str) -> tuple[HistoryLine, ...]:
    """Return what happened to the session, oldest first; raises `BookError`."""
    return told(book.history(session_id), book.load(session_id).session)


def unfinished(book: Book, session_id: str) -> bool:
    """Whether the evening has something left to play; raises `BookError`."""
    session = book.load(session_id).session
    return not games.of(session).outline(session).done
