"""An unfinished session, and the program with a book that has only this session."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.games.house.evening import Session, loads
from tests.conftest import EveningFile
from tests.window import Window


@pytest.fixture
def going_on(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def done(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-1"].text)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    """Yield the program with the session in which deal 6 is being played and deal 7 counted."""
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path, drawn=False) as window:
        yield window
