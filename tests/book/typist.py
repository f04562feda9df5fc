"""Types evenings into a book, change by change, as the desk does."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from time import perf_counter

from chicago_gui.book import Action, Book, Kept, NewStep, difference
from chicago_gui.games.house.evening import Change, EnterHcp, Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.session import step_kind
from chicago_gui.record import replace
from tests.games.house.evening.make import blank, changes

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)


def at(seconds: float) -> datetime:
    """Return the time so many seconds after nine o'clock."""
    return NINE + timedelta(seconds=seconds)


def with_id(session: Session, session_id: str) -> Session:
    return replace(session, sheet=replace(session.sheet, id=session_id))


def longer(session: Session, deals: int) -> Session:
    """Return an evening of so many deals that repeats the finished deals of `session`."""
    over = [both for both in zip(session.deals, session.counts, strict=True) if both[0].over]
    found = [over[index % len(over)] for index in range(deals)]
    sheet = replace(session.sheet, deals=tuple(deal for deal, _ in found), planned_deals=deals)
    return Session(sheet, tuple(counts for _, counts in found))


class Typist:
    """Makes changes and keeps them in the book, as the desk does."""

    def __init__(self, book: Book, session_id: str) -> None:
        self.book = book
        self.id = session_id
        self.time_in_book = 0.0
        self.kept: Kept = book.load(session_id)

    @property
    def session(self) -> Session:
        session: Session = self.kept.session
        return session

    def type(self, change: Change) -> None:
        self.write(apply(self.session, change), change)

    def write(self, after: Session, change: Change) -> None:
        step = NewStep(
            at=at(self.kept.revision),
            kind=step_kind(change),
            deal=getattr(change, "deal", None),
            secret=isinstance(change, EnterHcp),
            patch=difference(self.session, after),
        )
        start = perf_counter()
        self.kept = self.book.keep(self.id, self.kept.revision, step)
        self.time_in_book += perf_counter() - start

    def undo(self) -> None:
        step = next(step for step in reversed(list(self.kept.steps)) if step.state == "done")
        now = at(self.kept.revision)
        self.kept = self.book.rewind(
            Action.UNDO, self.id, self.kept.revision, step, step.patch.inverse, now
        )

    def redo(self) -> None:
        undone = [step for step in self.kept.steps if step.state == "undone"]
        step = max(undone, key=lambda step: step.undone_order or 0)
        now = at(self.kept.revision)
        self.kept = self.book.rewind(
            Action.REDO, self.id, self.kept.revision, step, step.patch, now
        )


def typed(book: Book, session: Session) -> Typist:
    """Type the evening of `session` into `book`, key by key."""
    book.add(blank(session), at(0))
    typist = Typist(book, session.sheet.id)
    for change in changes(session):
        typist.type(change)
    return typist
