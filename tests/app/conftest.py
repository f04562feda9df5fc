"""An unfinished session, and the program with a book that has only this session."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book
from chicago_gui.games.house.evening import Session, loads
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE
from tests.window import Window


@pytest.fixture
def going_on(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, going_on: Session) -> Iterator[Window]:
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(going_on, NINE)
    with Window(tmp_path, drawn=False) as window:
        yield window
