"""A monkey at the real window, 100 times: `pytest tests/thorough/monkey.py`.

`MONKEY=17` plays one seed again, `MONKEY=100-400` others; `MONKEY_STEPS=500` plays longer. With
`QT_QPA_PLATFORM=xcb` it plays on the screen that `DISPLAY` names.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app import monkey

FIRST, _, LAST = os.environ.get("MONKEY", "0-99").partition("-")
SEEDS = range(int(FIRST), int(LAST or FIRST) + 1)
STEPS = int(os.environ.get("MONKEY_STEPS", "120"))


@pytest.mark.timeout(300)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_whatever_is_pressed(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    print(f"seed {seed}", dict(monkey.run(tmp_path / "book", seed, STEPS)))
