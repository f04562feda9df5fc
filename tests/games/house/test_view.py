"""The public view's own small sums, and the line-ups of its deals."""

from __future__ import annotations

import pytest

from chicago_gui.games.house.evening import Session, reveal
from chicago_gui.games.house.sheet import Deal, pairing, pairings
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.record import replace
from tests.games.house.evening.make import NAMES, begun, bid, fresh, played, thrown_in, two_open

FourCounts = tuple[int | None, int | None, int | None, int | None]


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


# Line-ups -----------------------------------------------------------------------------------------


def test_every_way_to_sit_down_is_offered_once_the_advised_ones_first() -> None:
    session = begun(played(fresh()), "Boris")
    view = reveal(session)
    ways = view.line_ups(1)
    assert ways[: len(view.advice.line_ups)] == view.advice.line_ups
    assert len(ways) == 3
    for one in pairings(("Anna", "Vera", "Dima", "Egor")):
        assert sum(pairing(one) == pairing(other) for other in ways) == 1


def test_a_deal_that_is_not_advised_has_the_plain_ways() -> None:
    view = reveal(begun(played(fresh()), "Boris"))
    assert view.line_ups(0) == pairings(NAMES[:4])


def test_advice_for_other_players_is_no_advice() -> None:
    view = reveal(begun(fresh()))
    other = replace(view.advice, line_ups=((("Anna", "Egor"), ("Vera", "Dima")),))
    assert replace(view, advice=other).line_ups(0) == pairings(NAMES[:4])


def test_nobody_can_sit_down_before_it_is_known_who_sits_out() -> None:
    session = begun(fresh())
    session = replace(session, sheet=replace(session.sheet, deals=(Deal(),)))
    assert reveal(session).line_ups(0) == ()


@pytest.mark.parametrize(
    ("session", "index"),
    [
        (fresh(), 0),
        (begun(fresh()), 0),
        (bid(fresh()), 1),
        (two_open(fresh()), 1),
        (thrown_in(fresh()), 1),
        (begun(thrown_in(fresh())), 1),
    ],
)
def test_the_advised_deal_is_the_first_without_a_contract(session: Session, index: int) -> None:
    assert reveal(session).advised_deal == index
