"""A session on a desk without faces, typed change by change."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta

from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk, UndoOwner
from chicago_gui.desk.library import history_lines
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import EnterHcp
from chicago_gui.games.house.evening.apply import begin
from chicago_gui.games.house.sheet import Deck
from chicago_gui.scoring import Contract
from chicago_gui.sheet.history import HistoryLine
from chicago_gui.sheet.setup import NewSession

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor")
TEAMS = (("Boris", "Vera"), ("Dima", "Egor"))
NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)


class Table:
    """Each change at the Table takes a minute, the preparer's take none."""

    def __init__(self, book: Book, *, session_id: str | None = None) -> None:
        self.book = book
        self.now = NINE
        if session_id is None:
            session = begin(NewSession(NAMES, "Anna", date(2026, 11, 20), planned=15))
            book.add(session, NINE)
            session_id = session.sheet.id
        self.desk = Desk(book, session_id, lambda: self.now)

    def do(self, *changes: object) -> Table:
        for change in changes:
            secret = isinstance(change, EnterHcp)
            if not secret:
                self.now += timedelta(minutes=1)
            line = (
                UndoOwner.PREPARER if secret or isinstance(change, c.PickDeck) else UndoOwner.TABLE
            )
            assert self.desk.submit(change, line) is None
        return self

    def undo(self, line: UndoOwner = UndoOwner.TABLE, deal: int | None = None) -> Table:
        self.now += timedelta(minutes=1)
        assert self.desk.undo(line, deal) is None
        return self

    def redo(self) -> Table:
        self.now += timedelta(minutes=1)
        assert self.desk.redo(UndoOwner.TABLE) is None
        return self

    def count(self, deal: int, *hcp: int) -> Table:
        return self.do(*(EnterHcp(deal, deck, n) for deck, n in zip(Deck, hcp, strict=True)))

    def seat(self, deal: int) -> Table:
        picks = [c.PickDeck(deal, deck, name) for deck, name in zip(Deck, NAMES[1:], strict=True)]
        z = [c.EnterZ(deal, team, team == 1) for team in (0, 1)]
        return self.do(*picks[:3], c.SitDown(deal, TEAMS), *z, c.EnterOpener(deal, "Dima"))

    def bid(self, deal: int) -> Table:
        return self.do(c.EnterContract(deal, Contract.parse("4S"), "Vera"))

    def play(self, deal: int, tricks: int = 10) -> Table:
        return self.do(c.EnterResult(deal, tricks))

    def lines(self) -> tuple[HistoryLine, ...]:
        return history_lines(self.book, self.desk.session_id)

    def told(self) -> list[str]:
        return [line.words for line in self.lines()]


@contextmanager
def another_program(book: Book) -> Iterator[None]:
    """Hold the book, as another program that writes."""
    book._connection.execute("PRAGMA busy_timeout = 5")
    other = sqlite3.connect(book.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()
