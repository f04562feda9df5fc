from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.scoring import parts
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.model import Deal
from chicago_gui.sheet.sittings.totals import (
    DealRow,
    Footing,
    Heading,
    account,
    points_by_player,
    worth,
)
from tests.sheet.sittings.strategies import (
    NAMES,
    deals,
    four_deal_sessions,
    rubber_sessions,
    sides_of,
)
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


settlings = st.lists(st.tuples(sides_of(NAMES), st.none() | st.integers(-30, 30)), max_size=8)
FIVE = ("Eve", "Dee", "Cid", "Bob", "Ann")


def test_each_of_two_winners_gets_it_and_each_loser_pays_it() -> None:
    assert points_by_player(SIDES, -7) == {"Ann": -7, "Cid": -7, "Bob": 7, "Dee": 7}


def test_equal_points_share_the_place_in_the_order_of_the_file() -> None:
    found = account(FIVE, [(SIDES, 3), (SIDES, None), (SIDES, 2)])
    assert [(row.place, row.player, row.points, row.played) for row in found.standing] == [
        (1, "Cid", 5, 2),
        (1, "Ann", 5, 2),
        (3, "Eve", 0, 0),
        (4, "Dee", -5, 2),
        (4, "Bob", -5, 2),
    ]
    assert found.running == ((0, -3, 3, -3, 3), (0, -3, 3, -3, 3), (0, -5, 5, -5, 5))


def test_an_evening_without_a_settling_is_even() -> None:
    found = account(FIVE, [])
    assert found.points == (0, 0, 0, 0, 0)
    assert {row.place for row in found.standing} == {1}


@given(settlings)
def test_accounts_sum_to_zero(sittings: list[tuple[Sides, int | None]]) -> None:
    assert all(sum(points) == 0 for points in account(NAMES, sittings).running)


@given(four_deal_sessions() | rubber_sessions())
def test_every_session_has_its_lines(session: Any) -> None:
    game = games.of(session)
    form, view = game.form, game.reveal(session)
    headings = [shown for shown in view.deals if isinstance(shown, Heading)]
    written = [row for at in range(len(view.sittings)) for row in view.rows_of(at)]
    coming = [shown for shown in view.deals if isinstance(shown, DealRow) and not shown.written]
    over = not view.sittings or view.sittings[-1].settled is not None
    assert len(headings) == len(view.sittings) + over
    assert [row.line for row in written] == [line for each in view.sittings for line in each.lines]
    for row in coming:
        each = view.sittings[row.sitting]
        assert each.settled is None
        assert row.line.number == each.sitting.next_number
    assert sum(view.account.points) == 0
    wanted = form.wanted(view)
    assert wanted is not None or any(isinstance(shown, Footing) for shown in view.deals)
    assert form.hint(view, wanted)[0]
    assert sum(line.figure for line in form.panel(view).standing.lines) == 0
