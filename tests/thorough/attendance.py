"""A hundred evenings for each line of the figures of the advice where players come and go.

Run as `pytest tests/thorough/attendance.py`; it takes about two minutes.
"""

from __future__ import annotations

import pytest

from chicago_gui.games.house.rules import Rotation
from tests.benchmarks import attendance_table as table

EVENINGS = 100


def test_evenings_of_four_come_out_even_where_they_can() -> None:
    assert table.four_evenings(EVENINGS) == []


@pytest.mark.timeout(300)
@pytest.mark.parametrize("planned", table.LENGTHS)
@pytest.mark.parametrize("rotation", [Rotation.WRITTEN, Rotation.ROUNDS])
@pytest.mark.parametrize("kind", table.KINDS)
def test_who_comes_or_goes_leaves_it_as_even_as_can_be(
    kind: str, rotation: Rotation, planned: int
) -> None:
    assert table.cell(kind, rotation, planned, EVENINGS) == []
