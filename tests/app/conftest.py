"""The program with a book that has only an unfinished session."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.conftest import EveningFile
from tests.window import Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    """Yield the program with the session in which deal 6 is being played and deal 7 counted."""
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path, drawn=False) as window:
        yield window
