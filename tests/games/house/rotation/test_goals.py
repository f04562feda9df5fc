from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.rotation.goals import Goal, TimesEach, around_level, goals
from chicago_gui.games.house.rotation.line_ups import LINE_UPS
from tests.games.house.evening.walks import START


def poured(counts: TimesEach, more: int) -> set[TimesEach]:
    """All ways to add `more` to `counts`."""
    return {
        tuple(count + places.count(place) for place, count in enumerate(counts))
        for places in combinations_with_replacement(range(len(counts)), more)
    }


def fits(counts: TimesEach, least: TimesEach, most: TimesEach) -> bool:
    return all(low <= count <= high for low, count, high in zip(least, counts, most, strict=True))


@given(st.lists(st.integers(0, 5), min_size=5, max_size=5).map(tuple), st.integers(0, 6))
def test_the_first_limits_are_the_evenest_there_are(counts: TimesEach, more: int) -> None:
    least, most = around_level(counts, more)[0]
    ways = poured(counts, more)
    smallest = min(sum(count**2 for count in way) for way in ways)
    evenest = {way for way in ways if sum(count**2 for count in way) == smallest}
    assert {way for way in ways if fits(way, least, most)} == evenest


@given(st.lists(st.integers(0, 5), min_size=5, max_size=5).map(tuple), st.integers(0, 6))
def test_the_limits_grow_until_they_allow_everything(counts: TimesEach, more: int) -> None:
    limits = around_level(counts, more)
    spans = [max(most) - min(least) for least, most in limits]
    assert spans == sorted(spans)
    assert all(fits(way, *limits[-1]) for way in poured(counts, more))


@pytest.mark.parametrize("planned", [5, 10, 15, 20, 25, 60])
def test_the_goal_of_a_plan_in_fives_is_that_all_are_equal(planned: int) -> None:
    each = planned // 5
    first = next(goals(START._replace(left=planned)))[0]
    assert first == Goal((each,) * 5, (each,) * 5, (each,) * 10, (each,) * 10)
    assert first.differences == (0, 0)


def test_the_goal_of_another_plan_is_that_none_is_two_apart() -> None:
    first = next(goals(START._replace(left=12)))[0]
    assert first == Goal((2,) * 5, (3,) * 5, (2,) * 10, (3,) * 10)
    assert first.differences == (1, 1)


def test_partnerships_give_way_before_sit_outs() -> None:
    levels = [[goal.differences for goal in level] for level in goals(START._replace(left=15))]
    assert all({out for out, _ in level} == {level[0][0]} for level in levels)
    assert all(level == sorted(level) for level in levels)
    assert [level[0] for level in levels] == sorted(level[0] for level in levels)


def test_one_more_deal_is_counted_in_its_places() -> None:
    line_up = LINE_UPS[7]
    after = START._replace(left=3).after(line_up)
    assert (after.line_up, after.left) == (line_up, 2)
    assert [player for player, count in enumerate(after.out) if count] == [line_up.out]
    assert [place for place, count in enumerate(after.partnered) if count] == sorted(line_up[1:])
    assert max(after.out + after.partnered) == 1
