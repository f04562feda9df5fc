"""Figures of players: strength, and targets of the group's own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.figures import own_table, own_targets, rising, strengths
from chicago_gui.scoring import HOUSE
from chicago_gui.sheet.figures import Scored

# Strength -----------------------------------------------------------------------------------------


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
    # Five unknowns, four players' and the cards': ten deals more tell how sure they are.
    evening = [played(four, at % 7 - 3, 20 + at % 9) for at, four in enumerate(_FOURS[::2])]
    assert strengths(evening[:14]) == {}
    assert set(strengths(evening[:15])) == set(FIVE)


# The group's own targets --------------------------------------------------------------------------


def made(hcp: int, score: int, *, vulnerable: bool = False) -> Scored:
    return Scored(("Ann", "Bob", "Cid", "Dee"), ((hcp, int(vulnerable), score, 0),))


def test_a_mean_counts_by_its_deals_and_the_house_as_eight() -> None:
    # (24 × 510 + 8 × 300) / 32 = 457.5 is more than the house's 350 and 400 for 26 and 27 HCP.
    ours = [row[0] for row in own_targets([made(25, 510)] * 24)]
    assert (ours[5].deals, ours[6].deals) == (24, 0)
    # (32 × 457.5 + 8 × 350 + 8 × 400) / 48 = 430, which 28 HCP has by itself.
    assert [each.points for each in ours[4:10]] == [200, 430, 430, 430, 430, 460]
    assert own_targets([made(25, 340)] * 24)[5][0].points == 330


def test_the_zones_are_apart() -> None:
    rows = own_targets([made(23, 600, vulnerable=True)] * 4)
    assert [row[0].points for row in rows] == [row[0] for row in HOUSE.rows]
    assert rows[3][1].points > HOUSE.rows[3][1]


def test_with_even_cards_the_target_is_none() -> None:
    even = own_targets([made(20, 400)] * 50)[0][0]
    assert (even.points, even.deals, even.give) == (0, 50, 0)


def test_more_deals_are_surer() -> None:
    few = own_targets([made(25, 400), made(25, 200)] * 2)[5][0]
    many = own_targets([made(25, 400), made(25, 200)] * 50)[5][0]
    # 100 points away from the mean each, less one that the mean takes, and eight of the usual 350.
    assert many.give == round(((100 * 100**2 + 8 * 350**2) / (99 + 8) / 108) ** 0.5)
    assert few.give > many.give


def test_two_scores_that_happen_to_be_the_same_are_not_sure() -> None:
    (one, _), *_ = own_targets([made(25, 400)] * 2)[5:]
    # The one difference that is known, 0, beside eight of the usual 350, over √(2 + 8) deals.
    assert one.give == round((8 * 350**2 / 9 / 10) ** 0.5)


_DEALS = st.lists(
    st.builds(
        made,
        st.integers(20, 40),
        st.integers(-300, 220).map(lambda tens: tens * 10),
        vulnerable=st.booleans(),
    ),
    max_size=40,
)


@given(_DEALS)
def test_targets_never_fall_with_more_hcp(deals: list[Scored]) -> None:
    rows = own_table(deals, "ours").rows  # refuses what no session could be played with
    for zone in (0, 1):
        points = [row[zone] for row in rows]
        assert points == sorted(points)
        assert all(each % 10 == 0 for each in points)


_NUMBERS = st.lists(st.tuples(st.floats(-100, 100), st.floats(1, 10)), min_size=1, max_size=12)


@given(_NUMBERS)
def test_rising_keeps_the_weighted_sum_and_is_nearest(values: list[tuple[float, float]]) -> None:
    numbers, weights = zip(*values, strict=True)
    found = rising(numbers, weights)
    assert all(one <= other + 1e-9 for one, other in pairwise(found))
    total = sum(n * w for n, w in values)
    assert sum(n * w for n, w in zip(found, weights, strict=True)) == pytest.approx(total, abs=1e-6)

    def far(line: Sequence[float]) -> float:
        pairs = zip(values, line, strict=True)
        return sum((w * (n - other) ** 2 for (n, w), other in pairs), 0.0)

    # No other rising line that is this one with its end or its beginning moved is nearer.
    for at in range(len(found)):
        for step in (-0.5, 0.5):
            other = [each + step * (place >= at) for place, each in enumerate(found)]
            if other == sorted(other):
                assert far(other) >= far(found) - 1e-6


def test_rising_leaves_what_rises() -> None:
    assert rising([1.0, 2.0, 2.0, 5.0], [1, 1, 1, 1]) == [1.0, 2.0, 2.0, 5.0]
    assert rising([3.0, 1.0], [1, 3]) == [1.5, 1.5]
