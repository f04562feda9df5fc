"""A column's defaults, and how what stands in a cell is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from chicago_gui.sheet.column import EMPTY, Cell, CellKind, CellReason, CellRef, Column, tone
from tests.scoring.refusals import refusal_of


@pytest.mark.parametrize(
    ("number", "kind"), [(-1, CellKind.LOSS), (0, CellKind.TEXT), (1, CellKind.GAIN)]
)
def test_one_point_is_a_gain_and_none_is_neither(number: int, kind: CellKind) -> None:
    assert tone(number) is kind


class Plain(Column[Any, Any]):
    def cell(self, shown: object, part: int) -> Cell:
        return EMPTY


def test_a_column_takes_no_entry_that_it_does_not_know() -> None:
    spot = CellRef(0, Plain())
    assert refusal_of(spot.column.read, None, spot, "4s").reason is CellReason.NOT_HERE
