"""Days and times of the history."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest

from chicago_gui.sheet.history import clock, day

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def test_times_are_those_of_the_laptop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Vladivostok")
    time.tzset()
    try:
        assert (day(NOON), clock(NOON)) == ("2026-11-20", "22:00")
        late = NOON.replace(hour=20)
        assert (day(late), clock(late)) == ("2026-11-21", "06:00")
    finally:
        monkeypatch.undo()
        time.tzset()
