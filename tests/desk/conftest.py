"""Fixtures of the desk's tests: a new book, two real evenings, and a session to type."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chicago_gui.book import Book
from chicago_gui.games.house.evening import Session, loads
from tests.conftest import EveningFile
from tests.desk.typed_session import Table


@pytest.fixture
def book(qapp: object, tmp_path: Path) -> Iterator[Book]:
    with Book.open(tmp_path / "mine" / "book.sqlite") as book:
        yield book


@pytest.fixture
def table(book: Book) -> Table:
    return Table(book)


@pytest.fixture
def done(evenings: dict[str, EveningFile]) -> Session:
    """An evening that is over."""
    return loads(evenings["evening-1"].text)


@pytest.fixture
def going_on(evenings: dict[str, EveningFile]) -> Session:
    """An evening still going on: two of its seven deals are open."""
    return loads(evenings["evening-2-going-on"].text)
