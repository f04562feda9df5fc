"""Stakes: exact amounts, and the fewest payments."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.session_file import FilePlace, SessionFileError
from chicago_gui.sheet.stakes import (
    MOST_AMOUNT,
    Per,
    Stake,
    StakeReason,
    money_words,
    payments,
    settlement_words,
    stake_of,
    stake_rule,
)
from tests.scoring.refusals import refusal_of

RULE = stake_rule("per IMP", "per 100 IMPs")


@st.composite
def even(draw: st.DrawFn, most: int = 60, players: int = 7) -> tuple[int, ...]:
    """Draw points or balances of some players, which sum to zero."""
    some = draw(st.lists(st.integers(-most, most), min_size=1, max_size=players - 1))
    return (*some, -sum(some))


stakes = st.builds(
    Stake, st.integers(1, 500), st.sampled_from(Per), st.sampled_from(("EUR", "JPY", "KWD", "₽"))
)


@pytest.mark.parametrize(
    ("typed", "coins", "amount"),
    [
        (("5", "EUR"), 500, "5.00"),
        ((" 0,50 ", " € "), 50, "0.50"),
        (("0.5", "EUR"), 50, "0.50"),
        (("+3", "EUR"), 300, "3.00"),
        (("007", "jpy"), 7, "7"),
        (("0.005", "KWD"), 5, "0.005"),
    ],
)
def test_an_amount_is_typed_as_people_write_it(
    typed: tuple[str, str], coins: int, amount: str
) -> None:
    stake = stake_of(typed[0], Per.POINT, typed[1])
    assert (stake.coins, stake.amount) == (coins, amount)
    assert stake_of(stake.amount, Per.POINT, stake.currency) == stake


@pytest.mark.parametrize(
    ("amount", "currency", "reason"),
    [
        ("-1", "EUR", StakeReason.NOTHING),
        ("−0.50", "EUR", StakeReason.NOTHING),
        ("0.00", "EUR", StakeReason.NOTHING),
        ("five", "EUR", StakeReason.AMOUNT),
        ("1.2.3", "EUR", StakeReason.AMOUNT),
        ("", "EUR", StakeReason.AMOUNT),
        ("٥", "EUR", StakeReason.AMOUNT),
        ("1e3", "EUR", StakeReason.AMOUNT),
        (str(MOST_AMOUNT), "EUR", StakeReason.MOST),
        ("9" * 5000, "EUR", StakeReason.MOST),
        ("0.505", "EUR", StakeReason.DECIMALS),
        ("0.5", "JPY", StakeReason.DECIMALS),
        ("1", "", StakeReason.CURRENCY),
        ("1", "doubloons", StakeReason.CURRENCY_LONG),
    ],
)
def test_what_is_no_stake_is_refused(amount: str, currency: str, reason: StakeReason) -> None:
    assert refusal_of(stake_of, amount, Per.POINT, currency).reason is reason


@given(even(), stakes, st.booleans())
def test_shares_sum_to_zero_and_are_a_coin_off_at_most(
    points: tuple[int, ...], stake: Stake, hundreds: bool
) -> None:
    coins = stake.shares(points, hundreds=hundreds)
    assert sum(coins) == 0
    for each, got in zip(points, coins, strict=True):
        exact = Fraction(each * stake.coins * (100 if hundreds else 1))
        exact /= 100 if stake.per is Per.HUNDRED else 1
        assert abs(got - exact) < 1
        assert got == exact or exact.denominator > 1


def test_missing_coins_go_to_the_largest_rest_and_of_equal_ones_to_the_first() -> None:
    stake = Stake(1, Per.HUNDRED, "EUR")
    assert stake.shares((50, 50, -100)) == (1, 0, -1)
    assert stake.shares((170, 120, -290)) == (2, 1, -3)
    assert stake.shares((-50, -50, 100)) == (0, -1, 1)


@given(even() | even(players=40))
def test_payments_make_everybody_even(balances: tuple[int, ...]) -> None:
    left = list(balances)
    found = payments(balances)
    for each in found:
        assert each.amount > 0
        left[each.debtor] += each.amount
        left[each.creditor] -= each.amount
    assert not any(left)
    assert len(found) <= max(0, len(balances) - 1)
    assert [each.amount for each in found] == sorted((e.amount for e in found), reverse=True)


def fewest(balances: Sequence[int]) -> int:
    """Return the fewest payments by trying all: the first settles with each of the others."""
    left = [balance for balance in balances if balance]
    if not left:
        return 0
    first, *others = left
    return 1 + min(
        fewest([*others[:at], other + first, *others[at + 1 :]])
        for at, other in enumerate(others)
        if other * first < 0
    )


@given(even(most=6))
def test_no_other_way_has_fewer_payments(balances: tuple[int, ...]) -> None:
    assert len(payments(balances)) == fewest(balances)


def test_a_greedy_way_would_pay_once_more() -> None:
    balances = (3, 3, 4, -5, -5, 4, -4)
    assert len(payments(balances)) == fewest(balances)
    assert len(payments((6, 4, 3, -5, -5, -3))) == 4


def test_who_pays_whom_is_told_in_money() -> None:
    names, points = ("Ann", "Bob", "Cid"), (7, -3, -4)
    stake = Stake(50, Per.POINT, "EUR")
    assert [line.replace("\u00a0", " ") for line in settlement_words(stake, names, points)] == [
        "Cid pays Ann 2.00 EUR",
        "Bob pays Ann 1.50 EUR",
    ]
    assert settlement_words(None, names, points) == []
    assert money_words(7, "JPY").replace("\u00a0", " ") == "7 JPY"


@given(st.none() | stakes)
def test_a_stake_goes_to_the_page_and_the_file_and_back(stake: Stake | None) -> None:
    page = RULE.plain(stake)
    assert RULE.made(page) == stake
    hash(page)
    value = json.loads(json.dumps(RULE.write(page)))
    assert (None if value is None else RULE.read(FilePlace(value, "rules stake"))) == stake
    RULE.check(stake)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"amount": 0.5}, "rules: stake amount must be string"),
        ({"amount": "0,50"}, 'rules: stake amount must be N.NN, not "0,50"'),
        ({"amount": "-5"}, 'rules: stake amount must be N.NN, not "-5"'),
        ({"amount": "0"}, "rules: stake: type an amount above 0, not 0"),
        ({"amount": "0.005"}, "rules: stake: type at most 2 decimals in EUR; 0.005 has 3"),
        ({"per": "IMP"}, 'rules: stake per must be hundred/point, not "IMP"'),
        ({"currency": None}, "rules: stake currency must be string"),
        ({"currency": "a\u2066b"}, None),
        ({"tip": 1}, 'rules: stake: unknown key "tip"'),
    ],
)
def test_a_file_s_stake_is_read_strictly(change: dict[str, object], said: str | None) -> None:
    value = {"amount": "0.50", "per": "point", "currency": "EUR", **change}
    with pytest.raises(SessionFileError) as caught:
        RULE.read(FilePlace(value, "rules: stake"))
    if said is not None:
        assert str(caught.value) == said


def test_a_stake_that_lacks_something_is_refused() -> None:
    with pytest.raises(SessionFileError, match='missing key "per"'):
        RULE.read(FilePlace({"amount": "1", "currency": "EUR"}, "stake"))


def test_no_stake_says_nothing_in_the_line_of_rules() -> None:
    assert RULE.line(RULE.plain(None)) == ""
    told = RULE.line(RULE.plain(Stake(50, Per.HUNDRED, "EUR")))
    assert told.replace("\u00a0", " ") == "stake 0.50 EUR per 100 IMPs"
