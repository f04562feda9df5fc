"""What one deal is worth to both sides, before anything a game pays for it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import parts
from chicago_gui.sheet.sittings.deal import Deal
from chicago_gui.sheet.sittings.figures import both, plus, worth
from tests.sheet.sittings.strategies import deals
from tests.sheets.dealt import SIDES, played


def test_points_go_to_the_side_that_earned_them() -> None:
    made = worth(played("4HX Bob 11 Ann 100"), SIDES, (False, True))
    assert made is not None
    assert (made.side, made.vulnerable) == (1, True)
    assert (made.below, made.above) == ((0, 240), (100, 250))
    down = worth(played("5DX Dee 7"), SIDES, (True, False))
    assert down is not None
    assert (down.below, down.above) == ((0, 0), (800, 0))


@pytest.mark.parametrize("deal", [played("pass"), Deal(), Deal(played("4S Ann 10").contract)])
def test_what_was_not_played_is_worth_nothing_yet(deal: Deal) -> None:
    assert worth(deal, SIDES, (False, False)) is None


@given(deals(SIDES, True), st.booleans(), st.booleans())
def test_every_part_is_above_or_below_on_one_side(deal: Deal, first: bool, second: bool) -> None:
    won = worth(deal, SIDES, (first, second))
    if deal.contract is None or deal.tricks is None:
        assert won is None
        return
    assert won is not None
    law = parts(deal.contract, deal.tricks, (first, second)[won.side])
    held = sum(points for _, points in deal.honours)
    assert sum(won.below) == law.below
    assert sum(won.above) == law.above + law.undertricks + held


def test_sums_are_by_side() -> None:
    assert plus((1, 2), 1, 5) == (1, 7)
    assert both((1, 2), (3, 4)) == (4, 6)
