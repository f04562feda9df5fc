"""Books and sessions to measure on, made of the real evenings."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

from chicago_gui.book import Book
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.record import replace

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)


def evening(name: str) -> Session:
    """The evening kept under `tests/evenings`."""
    return loads((ROOT / "tests" / "evenings" / f"{name}.chicago").read_bytes())


def lasting(deals: int, *, going_on: bool = False) -> Session:
    """An evening of so many deals; of one `going_on` the last has no result yet."""
    model = evening("evening-3-official")
    over = [both for both in zip(model.deals, model.counts, strict=True) if both[0].over]
    found = [over[index % len(over)] for index in range(deals)]
    if going_on:
        deal, counts = next(both for both in reversed(over) if both[0].contract is not None)
        found[-1] = (replace(deal, tricks=None), counts)
    sheet = replace(
        model.sheet,
        id=str(UUID(int=deals)),
        deals=tuple(deal for deal, _ in found),
        planned_deals=deals,
    )
    return Session(sheet, tuple(counts for _, counts in found))


def book_with(path: Path, session: Session) -> Path:
    """Make a book at `path`, or add to that one, with `session` the last that was changed."""
    with Book.open(path) as book:
        book.add(session, NOW)
    return path
