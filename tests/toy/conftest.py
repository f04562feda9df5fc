from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chicago_gui import games
from tests.window import Window


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line that a game costs."""
    monkeypatch.setitem(games.GAMES, "toy", games.Listed("tests.toy", "The toy"))


@pytest.fixture
def window(registered: None, qapp: object, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path) as window:
        yield window
