"""A new book, and a session to type."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chicago_gui.book import Book
from tests.desk.typed_session import Table


@pytest.fixture
def book(qapp: object, tmp_path: Path) -> Iterator[Book]:
    with Book.open(tmp_path / "mine" / "book.sqlite") as book:
        yield book


@pytest.fixture
def table(book: Book) -> Table:
    return Table(book)
