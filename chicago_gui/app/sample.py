"""A sample evening to look at and to try: in a book of its own, which goes when it is left."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QFile, QIODevice

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk, utc_now

FILE = ":/chicago/sample.chicago"


class Sample:
    """The evening on a `desk`; nothing that is done there comes into another book."""

    def __init__(self) -> None:
        """Open it anew, as it comes with the program; raises `BookError` where that cannot be."""
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
