"""The clock by which the programs here are compared."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any

import pytest

import chicago_gui.app.sessions as sessions_module
from chicago_gui.desk.desk import Desk
from tests import window as window_module
from tests.secrecy.twins import CLOCK


@pytest.fixture(autouse=True)
def one_clock(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    """Two runs are compared to the pixel, and the window shows when an entry was kept.

    Two seconds pass with every key, the same in both: a clock that stood still would hide that
    an entry was kept at all.
    """
    send = window_module.click_key

    def press(*key: Any) -> None:
        CLOCK.now += timedelta(seconds=2)
        send(*key)

    monkeypatch.setattr(window_module, "click_key", press)
    monkeypatch.setattr(sessions_module, "Desk", partial(Desk, now=lambda: CLOCK.now))
