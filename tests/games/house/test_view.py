"""The public view's own small sums."""

from __future__ import annotations

import pytest

from chicago_gui.games.house.evening import reveal
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import PlayedDeal
from tests.games.house.evening.make import bid, fresh, played, thrown_in

FourCounts = tuple[int | None, int | None, int | None, int | None]


def test_imps_of_a_player_are_those_of_the_team() -> None:
    [deal] = reveal(played(fresh(), tricks=11)).deals
    assert isinstance(deal, PlayedDeal)
    assert deal.outcome is not None
    assert deal.outcome.imps == (9, -9)
    assert [deal.imps_of(name) for name in ("Anna", "Boris", "Vera", "Dima", "Egor", "Zoe")] == [
        9,
        9,
        -9,
        -9,
        None,
        None,
    ]


def test_without_an_outcome_nobody_has_imps() -> None:
    [deal] = reveal(thrown_in(fresh())).deals
    assert isinstance(deal, PlayedDeal)
    assert deal.imps_of("Anna") is None


def test_deals_scored_are_those_with_an_outcome() -> None:
    session = thrown_in(played(played(fresh()), preparer="Boris"))
    assert reveal(bid(session)).scored == 2


@pytest.mark.parametrize(
    ("hcp", "counted"),
    [
        ((12, 9, 13, 6), True),
        ((0, 3, 37, 0), True),
        ((12, 9, 13, 5), False),
        ((12, 9, 13, None), False),
        ((20, 20, None, None), False),
        ((None, None, None, None), False),
    ],
)
def test_a_deal_is_counted_when_its_four_counts_make_a_pack(hcp: FourCounts, counted: bool) -> None:
    deal = PlayedDeal(1, Deal(passed_out=True), True, hcp, None, (), (), None)
    assert deal.counted == counted
