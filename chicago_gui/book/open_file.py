"""An open book as a file: its connection, its transactions, its end, and doubts about it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from chicago_gui.book import clean
from chicago_gui.book.connection import Transaction
from chicago_gui.book.errors import FAULTS, Notice, cause_of, refuse
from chicago_gui.book.files import LOGS
from chicago_gui.book.words import Cause, Reason
from chicago_gui.private_files import keep_private


class OpenFile:
    """The file under a book; what is read or written in it is whole or not done at all.

    `notices` are sentences about what happened at opening.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        notices: Iterable[Notice] = (),
        *,
        read_only: bool = False,
    ) -> None:
        self.path = path
        self.notices = tuple(notices)
        self._connection = connection
        self._read_only = read_only
        if not read_only:
            # Made so by this program, but an older one or a copy may have left it open to all.
            for ending in ("", *LOGS):
                keep_private(path.with_name(path.name + ending))
        # Something in it could not be read: the next start looks it through and mends it.
        self._doubtful = False
        self._closed = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.path)!r})"

    def close(self) -> None:
        """Let go of the book; nothing has to be saved. Does nothing a second time."""
        if self._closed:
            return
        self._closed = True
        with suppress(sqlite3.Error):
            if not self._read_only:
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with suppress(sqlite3.Error):
            self._connection.close()
        if not self._read_only and not self._doubtful:
            clean.mark(self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _asking(self, reason: Reason) -> Iterator[None]:
        """Raise `BookError` of `reason` when the block fails."""
        try:
            yield
        except (*FAULTS, OSError) as error:
            self._doubtful = self._doubtful or cause_of(error) is Cause.DAMAGED
            refuse(reason, error)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._asking(Reason.NOT_READ), Transaction(self._connection, write=False):
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self._asking(Reason.NOT_KEPT), Transaction(self._connection):
            yield
