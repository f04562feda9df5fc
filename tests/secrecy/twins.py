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
from chicago_gui.games.house.evening import Counts, Session, loads
from chicago_gui.games.house.form import HouseEntries
from chicago_gui.record import replace
from tests.window import Window

T = TypeVar("T")

NOW = datetime(2026, 11, 20, 20, 14, 7, tzinfo=UTC)
CLOCK = SimpleNamespace(now=NOW)
EVENING = Path(__file__).parents[1] / "evenings" / "evening-2-going-on.chicago"


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


def evening_twins() -> tuple[Session, Session]:
    """The evening that is going on, and one with other counts in both its open deals."""
    session = loads(EVENING.read_bytes())
    other = [*session.counts[:5], Counts((13, 8, 14, 5)), Counts((10, 14, 11, None))]
    return session, replace(session, counts=tuple(other))
