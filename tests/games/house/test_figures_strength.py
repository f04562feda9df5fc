from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.figures import strengths
from chicago_gui.sheet.figures import Scored

FIVE = ("Ann", "Bob", "Cid", "Dee", "Eve")
_FOURS = [
    (*pair, *others)
    for pair in combinations(FIVE, 2)
    for others in combinations([name for name in FIVE if name not in pair], 2)
]


def played(four: tuple[str, ...], imps: int, hcp: int = 22) -> Scored:
    a, b, c, d = four
    return Scored((a, b, c, d), ((hcp, 0, 0, imps),))


@given(st.lists(st.integers(-20, 20), min_size=4, max_size=4), st.integers(-3, 3))
def test_what_was_put_in_without_chance_comes_out(four: list[int], cards: int) -> None:
    known = dict(zip(FIVE, (*four, -sum(four)), strict=True))
    deals = [
        played(
            each,
            known[each[0]] + known[each[1]] - known[each[2]] - known[each[3]] + cards * (hcp - 20),
            hcp,
        )
        for each, hcp in zip(_FOURS, (20, 21, 24, 29, 33, 22) * 5, strict=True)
    ]
    found = strengths(deals)
    assert set(found) == set(FIVE)
    for name, strength in found.items():
        assert strength.imps == pytest.approx(known[name], abs=1e-6)
        assert strength.give == pytest.approx(0, abs=1e-3)


def test_one_player_who_is_worth_four_imps_by_hand() -> None:
    # Each four plays twice: what chance adds the one time it takes off the other.
    deals = [
        played(four, (5 if four.index("Ann") < 2 else -5) + chance if "Ann" in four else chance, 20)
        for four in _FOURS
        for chance in (3, -3)
    ]
    found = strengths(deals)
    assert found["Ann"].imps == pytest.approx(4)
    assert [found[name].imps for name in FIVE[1:]] == pytest.approx([-1] * 4)
    # Of 60 deals each plays 48; every two are 12 times partners and 24 times opponents, so that the
    # sums of products are 60 on the diagonal less 12 everywhere: a strength is as sure as a mean of
    # 60, and 4/5 of that is not the mean of all. Chance is 9 a deal, with 60 − 4 deals to tell it.
    assert found["Bob"].give == pytest.approx((9 * 60 / 56 * (4 / 5) / 60) ** 0.5)


def test_the_order_of_the_deals_and_of_partners_makes_no_difference() -> None:
    deals = [played(four, at * 7 % 11 - 5, 20 + at % 9) for at, four in enumerate(_FOURS)]
    turned = [
        Scored((b, a, d, c), deal.deals)
        for deal in reversed(deals)
        for a, b, c, d in [deal.players]
    ]
    one, other = strengths(deals), strengths(turned)
    for name in FIVE:
        assert one[name].imps == pytest.approx(other[name].imps)
        assert one[name].give == pytest.approx(other[name].give)


def test_two_who_were_always_partners_are_not_told_apart() -> None:
    deals = [
        played((*pair, "Yan", "Zoe"), at % 5 - 2, 20 + at % 3)
        for at, pair in enumerate(permutations(FIVE, 2))
    ]
    found = strengths(deals)
    assert set(found) == set(FIVE)


def test_companies_that_never_met_have_each_a_mean_of_their_own() -> None:
    others = {name: name + " II" for name in FIVE}
    deals = [played(four, at % 7 - 3) for at, four in enumerate(_FOURS)]
    deals += [
        played(tuple(others[name] for name in four), at % 5 - 2) for at, four in enumerate(_FOURS)
    ]
    found = strengths(deals)
    for names in (FIVE, tuple(others.values())):
        assert sum(found[name].imps for name in names) == pytest.approx(0, abs=1e-9)


def test_few_deals_say_nothing() -> None:
    assert strengths([]) == {}
    assert strengths([played(_FOURS[0], 5)]) == {}
    assert strengths([played(four, 1) for four in _FOURS[:4]]) == {}
