"""Programs on evenings that differ in secrets alone, and are used with the same keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import TypeVar
from unittest.mock import patch

from chicago_gui.book import Book
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Counts, Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.form import HouseEntries
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from tests.games.house.evening.make import seating
from tests.sheets import known
from tests.window import Window, settle

T = TypeVar("T")

NOW = datetime(2026, 11, 20, 20, 14, 7, tzinfo=UTC)
CLOCK = SimpleNamespace(now=NOW)
EVENING = "evening-2-going-on"


def kept(folder: Path, session: Session) -> None:
    """Put `session` into the book that the program will open."""
    book = Book.open(folder / "book.sqlite")
    book.add(session, NOW)
    book.close()


def opened(session: Session, act: Callable[[Window], Iterator[T]]) -> list[T]:
    """Open the program on `session` and return what `act` saw."""
    CLOCK.now = NOW
    # Where a die is on its way hangs on the moment of the picture: none rolls here.
    still = patch("chicago_gui.widgets.form.popups.motion", lambda ground: 0)
    with TemporaryDirectory() as name, still:
        kept(Path(name), session)
        with Window(Path(name)) as window:
            if window.main.sheet is None:  # one that is over is not opened by itself
                window.chicago.sessions.open(session.sheet.id)
            window.main.resize(1200, 700)
            entries = window.face.entries
            assert isinstance(entries, HouseEntries)
            entries._roll = lambda: 4
            return list(act(window))


def close_others(window: Window) -> None:
    """Close every window but the main one."""
    for other in window.app.topLevelWidgets():
        if other.isVisible() and other is not window.main:
            other.close()
    settle()


def evening_twins() -> tuple[Session, Session]:
    """The evening that is going on, and one with other counts in both its open deals."""
    session = known.session(EVENING)
    other = [*session.counts[:5], Counts((13, 8, 14, 5)), Counts((10, 14, 11, None))]
    return session, replace(session, counts=tuple(other))


def coming_and_going_twins() -> tuple[Session, Session]:
    """The same two evenings, the sixth deal one with four; and from the next deal on four again.

    The two deals with five that are open keep their secrets.
    """
    one, other = map(_coming_and_going, evening_twins())
    return one, other


def _coming_and_going(session: Session) -> Session:
    sheet, gone = session.sheet, session.sheet.players[4]
    four = apply(
        replace(session, sheet=replace(sheet, deals=sheet.deals[:5]), counts=session.counts[:5]),
        c.ChangeAttendance((gone,)),
    )
    one, two, three, last = four.sheet.there_next
    for change in (
        c.BeginDeal(),
        *seating(5, ((one, two), (three, last)), (False, True), two),
        c.EnterContract(5, Contract.parse("2H"), one),
        c.EnterResult(5, 8),
        c.CorrectCounts(5, (12, 9, 13, 6)),
    ):
        four = apply(four, change)
    deals = (*four.deals, *sheet.deals[5:])
    counts = (*four.counts, *session.counts[5:])
    whole = replace(session, sheet=replace(sheet, deals=deals), counts=counts)
    return apply(whole, c.ChangeAttendance((gone,)))
