"""A few runs of the monkey test; `tests/thorough/monkey.py` has a hundred."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app import monkey


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_lost_whatever_is_pressed(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    seen = monkey.run(tmp_path, seed, 30)
    assert sum(seen.values()) == 30
