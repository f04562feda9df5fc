"""An open book that stays in its place: who takes its file away takes nothing that was typed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import get_ident

from chicago_gui.book.errors import BookError, Notice, explained
from chicago_gui.book.moved import identity, lies, reopen, save
from chicago_gui.book.one_name import Hold
from chicago_gui.book.open_file import OpenFile
from chicago_gui.book.words import Cause, Reason


class FileInPlace(OpenFile):
    """An open file that looks before each writing whether it still lies at its path.

    `heard` is told when it did not, in the moment of the change that found it out.
    """

    heard: Callable[[Notice], None] | None = None

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        notices: Iterable[Notice] = (),
        *,
        read_only: bool = False,
        hold: Hold | None = None,
    ) -> None:
        super().__init__(path, connection, notices, read_only=read_only)
        self._opened = lies(path)
        self._hold = hold
        self._thread = get_ident()

    def close(self) -> None:
        """Let go of the book; nothing has to be saved. Does nothing a second time."""
        if not self._closed and not self._lies_there:
            with suppress(BookError, sqlite3.Error):
                # A book without sessions that somebody took away is not missed.
                if self._connection.execute("SELECT 1 FROM session LIMIT 1").fetchone():
                    self._stay()
            # What lies there if that failed is somebody else's file, and is not marked.
            self._doubtful = self._doubtful or not self._lies_there
        super().close()
        if self._hold is not None:
            self._hold.release()

    @property
    def _lies_there(self) -> bool:
        return self._read_only or identity(self.path) == self._opened.book

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._stay()
        with super()._writing():
            yield

    def _stay(self) -> None:
        """See that the book lies at its path, or save it whole and go on there; tell of that.

        Raises `BookError` when it cannot be saved; then everything is as it was.
        """
        if self._lies_there:
            return
        if get_ident() != self._thread:
            # The thread that types will find it out, too, and has the connection to save it by.
            raise BookError(Reason.NOT_BACKED_UP, Cause.FILE)
        with explained(Reason.NOT_KEPT):
            path, notice = save(self._connection, self.path, self._opened)
            self._connection = reopen(path, self._connection)
            self.path, self._opened = path, lies(path)
            if self._hold is not None:
                self._hold = self._hold.moved_to(path)
        if self.heard is not None:
            self.heard(notice)
