"""A deal and a sheet as everybody may read them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.scoring import Contract
from tests.games.house.evening.make import DAY, ID, NAMES

TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
FOUR = frozenset(("Anna", "Boris", "Vera", "Dima"))


def test_who_is_at_the_table_is_told_by_the_teams_or_else_by_the_decks() -> None:
    assert Deal(decks=("Anna", None, "Vera", None)).at_table == {"Anna", "Vera"}
    assert Deal(decks=("Anna", None, "Vera", None), teams=TEAMS).at_table == FOUR
    assert Deal(decks=("Anna", "Boris", "Vera", "Dima")).at_table == FOUR


@pytest.mark.parametrize(
    ("name", "team", "partner"),
    [
        ("Anna", 0, "Boris"),
        ("Boris", 0, "Anna"),
        ("Vera", 1, "Dima"),
        ("Dima", 1, "Vera"),
        ("Egor", None, None),
    ],
)
def test_everybody_has_a_team_and_a_partner_but_who_is_out(
    name: str, team: int | None, partner: str | None
) -> None:
    deal = Deal(teams=TEAMS, declarer=name)
    assert (deal.team_of(name), deal.partner_of(name), deal.dummy) == (team, partner, partner)


def test_without_teams_nobody_knows_who_is_dummy() -> None:
    assert Deal(declarer="Anna").dummy is None


PASSED = Deal(passed_out=True)
BID = Deal(contract=Contract.parse("4S"))
OVER = Deal(contract=Contract.parse("4S"), tricks=10)


def sheet(*deals: Deal, passed_out: PassedOut = PassedOut.REDEAL) -> Sheet:
    return Sheet(ID, DAY, "", NAMES, 15, Rules(passed_out=passed_out), deals)


def test_a_sheet_without_deals_goes_on_with_number_1() -> None:
    assert sheet().numbers == ()
    assert sheet().next_number == 1
    assert sheet().open_deals == ()


@pytest.mark.parametrize(
    ("deals", "numbers", "coming"),
    [
        ((OVER,), (1,), 2),
        ((PASSED,), (1,), 1),
        ((PASSED, PASSED, OVER, Deal()), (1, 1, 1, 2), 3),
        ((OVER, PASSED, OVER, PASSED), (1, 2, 2, 3), 3),
    ],
)
def test_a_deal_thrown_in_lends_its_number_to_the_next(
    deals: tuple[Deal, ...], numbers: tuple[int, ...], coming: int
) -> None:
    redealt = sheet(*deals)
    assert (redealt.numbers, redealt.next_number) == (numbers, coming)
    assert [redealt.thrown_in(index) for index in range(len(deals))] == [
        deal.passed_out for deal in deals
    ]


def test_where_a_passed_out_deal_scores_it_has_a_number_of_its_own() -> None:
    scored = sheet(PASSED, PASSED, OVER, passed_out=PassedOut.SCORE)
    assert (scored.numbers, scored.next_number) == ((1, 2, 3), 4)
    assert not any(scored.thrown_in(index) for index in range(3))


def test_open_deals_are_told_by_their_places() -> None:
    assert sheet(OVER, PASSED, BID, Deal()).open_deals == (2, 3)


@given(st.lists(st.sampled_from((PASSED, BID, OVER, Deal()))), st.sampled_from(PassedOut))
def test_numbers_go_up_by_one_or_stay(deals: list[Deal], rule: PassedOut) -> None:
    found = sheet(*deals, passed_out=rule)
    every = (*found.numbers, found.next_number)
    assert every[0] == 1
    for index in range(len(deals)):
        assert every[index + 1] - every[index] == (not found.thrown_in(index))
