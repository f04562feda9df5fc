"""How a number that is won or lost is drawn."""

from __future__ import annotations

import pytest

from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import COVERED, EMPTY, Cell, Kind, contract_text, tone


@pytest.mark.parametrize(
    ("number", "kind"),
    [(-24, Kind.LOSS), (-1, Kind.LOSS), (0, Kind.TEXT), (1, Kind.GAIN), (2, Kind.GAIN)],
)
def test_one_point_is_a_gain_and_none_is_neither(number: int, kind: Kind) -> None:
    assert tone(number) is kind


@pytest.mark.parametrize(("typed", "text"), [("4sx", "4♠X"), ("3nt", "3NT"), ("1cxx", "1♣XX")])
def test_a_contract_is_written_with_its_suit_sign(typed: str, text: str) -> None:
    assert contract_text(Contract.parse(typed)) == text


def test_an_empty_cell_has_nothing_to_tell() -> None:
    assert Cell("", Kind.TEXT, "", None, False, "", "") == EMPTY
    assert Cell("", Kind.COVER, "", None, False, "", "") == COVERED
