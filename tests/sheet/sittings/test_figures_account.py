"""The account of the evening: sums to zero, places are shared, debts pay it off."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.figures import Debt, account, points_by_player
from tests.sheet.sittings.strategies import NAMES, sides_of
from tests.sheets.dealt import SIDES

settlings = st.lists(st.tuples(sides_of(NAMES), st.none() | st.integers(-30, 30)), max_size=8)
FIVE = ("Eve", "Dee", "Cid", "Bob", "Ann")


def test_each_of_two_winners_gets_it_and_each_loser_pays_it() -> None:
    assert points_by_player(SIDES, -7) == {"Ann": -7, "Cid": -7, "Bob": 7, "Dee": 7}


def test_equal_points_share_the_place_in_the_file_s_order() -> None:
    found = account(FIVE, [(SIDES, 3), (SIDES, None), (SIDES, 2)])
    assert [(row.place, row.player, row.points, row.played) for row in found.standing] == [
        (1, "Cid", 5, 2),
        (1, "Ann", 5, 2),
        (3, "Eve", 0, 0),
        (4, "Dee", -5, 2),
        (4, "Bob", -5, 2),
    ]
    assert found.running == ((0, -3, 3, -3, 3), (0, -3, 3, -3, 3), (0, -5, 5, -5, 5))
    assert found.debts == (Debt("Dee", "Cid", 5), Debt("Bob", "Ann", 5))


def test_an_evening_without_a_settling_is_even() -> None:
    found = account(FIVE, [])
    assert found.points == (0, 0, 0, 0, 0)
    assert {row.place for row in found.standing} == {1}
    assert found.debts == ()


@given(settlings)
def test_accounts_sum_to_zero_and_debts_pay_them_off(
    sittings: list[tuple[Sides, int | None]],
) -> None:
    found = account(NAMES, sittings)
    assert all(sum(points) == 0 for points in found.running)
    left = dict(zip(NAMES, found.points, strict=True))
    for debt in found.debts:
        assert debt.points > 0
        left[debt.debtor] += debt.points
        left[debt.creditor] -= debt.points
    assert not any(left.values())
    assert len(found.debts) < len(NAMES)
