"""Killing the program 200 times while it writes: `pytest tests/thorough/book_kill.py -s`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.book import killing

KILLS = 200


@pytest.mark.timeout(1800)
def test_every_acknowledged_change_is_there_after_a_kill() -> None:
    # On a disk: in memory, as elsewhere in the tests, few kills hit the middle of a change.
    with TemporaryDirectory(dir="/var/tmp", prefix="chicago-") as name:
        seen = killing.run(Path(name), range(KILLS))
    print(dict(seen))
    assert seen["killed"] == KILLS
    assert seen["acknowledged"] > 5 * KILLS
    assert seen["left in the middle of a change"] > KILLS / 5
