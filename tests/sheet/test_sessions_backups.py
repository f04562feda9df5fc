from __future__ import annotations

from datetime import UTC, datetime

from chicago_gui.sheet.sessions import when


def test_a_time_is_that_of_the_laptop() -> None:
    at = datetime(2026, 11, 20, 21, 0, 5, tzinfo=UTC)
    assert when(at) == f"{at.astimezone():%Y-%m-%d %H:%M:%S}"
