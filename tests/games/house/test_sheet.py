"""Numbers of deals, open deals, and when two names are one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.scoring import Contract
from chicago_gui.sheet.typing.keyboards import folded
from tests.games.house.evening.make import DAY, ID, NAMES

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


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", " ANNA "),
        ("Jane Elizabeth", "janeelizabeth"),
        ("Jane\u00a0Elizabeth", "Jane Elizabeth"),
        ("Straße", "STRASSE"),
        ("Аня", "аНЯ"),
        ("Борис", "Бор\u200bис"),
        ("Борис", "\u202dБорис\ufeff"),
        ("Борис", "Бо\u00adрис\u3164"),
        ("Иван\u0306", "Иван\u0306\ufe0f"),
        ("Андрей", "Андреи\u0306"),
        ("Анна\x07", "анна"),
        ("\u200b\u2800", ""),
    ],
)
def test_case_and_spaces_make_no_other_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Ann"),
        ("Anna", "Анна"),
        ("Anna-Maria", "Anna Maria"),
        ("A", ""),
        ("Андрей", "Андреи"),
    ],
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@given(st.text())
def test_a_folded_name_is_folded(name: str) -> None:
    assert folded(folded(name)) == folded(name)
