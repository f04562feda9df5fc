"""Fixtures of the book's tests: evenings as sessions, and a new book."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chicago_gui.book import Book, connection
from chicago_gui.games.house.evening import Session


@pytest.fixture(autouse=True)
def _short_waits_for_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the tests wait only a moment for a locked book."""
    monkeypatch.setattr(connection, "WAIT", 0.01)


@pytest.fixture
def evening(going_on: Session) -> Session:
    """An evening still going on: one deal is played, the next has its counts."""
    return going_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the book will be."""
    return tmp_path / "data" / "book.sqlite"


@pytest.fixture
def book(path: Path) -> Iterator[Book]:
    """A new book, open."""
    with Book.open(path) as book:
        yield book
