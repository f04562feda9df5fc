"""Goals, and the search for a way to them."""

from __future__ import annotations

from itertools import chain, combinations_with_replacement, islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.rotation.counts import Tally
from chicago_gui.games.house.rotation.goals import (
    MOST_LOOKS,
    Goal,
    Position,
    Search,
    TimesEach,
    around_level,
    evenest,
    goals,
    possible,
)
from chicago_gui.games.house.rotation.line_ups import LINE_UPS, followers
from chicago_gui.record import replace
from tests.games.house.rotation.walks import (
    START,
    ends,
    meets,
    positions,
    reachable,
    walked,
    with_deal,
)

# Goals --------------------------------------------------------------------------------------------


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
    first = next(goals(replace(START, left=planned)))[0]
    assert first == Goal((each,) * 5, (each,) * 5, (each,) * 10, (each,) * 10)
    assert first.differences == (0, 0)


def test_the_goal_of_another_plan_is_that_none_is_two_apart() -> None:
    first = next(goals(replace(START, left=12)))[0]
    assert first == Goal((2,) * 5, (3,) * 5, (2,) * 10, (3,) * 10)
    assert first.differences == (1, 1)


def test_partnerships_give_way_before_sit_outs() -> None:
    levels = [[goal.differences for goal in level] for level in goals(replace(START, left=15))]
    assert all({out for out, _ in level} == {level[0][0]} for level in levels)
    assert all(level == sorted(level) for level in levels)
    assert [level[0] for level in levels] == sorted(level[0] for level in levels)


# What counting rules out --------------------------------------------------------------------------


NONE = (0,) * 6
"""The pairs without the first player."""


def exactly(end: Position) -> Goal:
    return Goal(end.out, end.out, end.partnered, end.partnered)


@given(positions(most_left=3))
def test_nothing_that_can_be_reached_is_ruled_out(position: Position) -> None:
    every = ends(position)
    assert all(possible(position, exactly(end)) for end in every)
    for goal in chain(*(level[:4] for level in islice(goals(position), 3))):
        if any(meets(end, goal) for end in every):
            assert possible(position, goal)


@given(positions(most_left=0))
def test_at_the_end_counting_is_all_there_is(position: Position) -> None:
    assert possible(position, exactly(position))
    for place in range(10):
        missed = list(position.partnered)
        missed[place] += 1
        assert not possible(position, exactly(replace(position, partnered=tuple(missed))))


@pytest.mark.parametrize(
    ("left", "too_far", "in_reach"),
    [
        # One is out in each deal.
        (5, {"out_most": (1, 1, 1, 1, 0)}, {"out_most": (1, 1, 1, 1, 1)}),
        # Each plays with one of the others or is out; the first four pairs are the first player's.
        (5, {"partnered_least": (2, 2, 1, 1, *NONE)}, {"partnered_least": (2, 1, 1, 1, *NONE)}),
        (
            5,
            {"out_most": (1, 5, 5, 5, 5), "partnered_most": (1, 1, 1, 0, *(5,) * 6)},
            {"out_most": (2, 5, 5, 5, 5), "partnered_most": (1, 1, 1, 0, *(5,) * 6)},
        ),
        # Nobody is out, and no two are partners, twice running.
        (5, {"out_least": (4, 0, 0, 0, 0)}, {"out_least": (3, 0, 0, 0, 0)}),
        (5, {"partnered_least": (4, 0, 0, 0, *NONE)}, {"partnered_least": (3, 0, 0, 0, *NONE)}),
        # Partners are not out: 3 deals as partners and 2 + 1 out make six.
        (
            5,
            {"out_least": (2, 1, 0, 0, 0), "partnered_least": (3, 0, 0, 0, *NONE)},
            {"out_least": (1, 1, 0, 0, 0), "partnered_least": (3, 0, 0, 0, *NONE)},
        ),
    ],
)
def test_counting_rules_out_what_cannot_be(
    left: int, too_far: dict[str, tuple[int, ...]], in_reach: dict[str, tuple[int, ...]]
) -> None:
    free = Goal((0,) * 5, (left,) * 5, (0,) * 10, (left,) * 10)
    position = replace(START, left=left)
    assert not possible(position, replace(free, **too_far))
    assert possible(position, replace(free, **in_reach))


# The search ---------------------------------------------------------------------------------------


@given(positions(most_left=3))
def test_the_search_finds_exactly_what_looking_at_everything_finds(position: Position) -> None:
    every = ends(position)
    for goal in chain(*goals(position)):
        assert reachable(position, goal) == any(meets(end, goal) for end in every)


@given(positions(most_left=60))
def test_some_goal_is_always_reached(position: Position) -> None:
    assert reachable(position, list(goals(position))[-1][-1])


@pytest.mark.parametrize("planned", [5, 10, 15, 20, 25, 60])
def test_every_evening_can_begin_with_any_line_up_and_come_out_even(planned: int) -> None:
    start = replace(START, left=planned)
    goal = next(goals(start))[0]
    assert all(reachable(start.after(line_up), goal) for line_up in LINE_UPS)


def test_a_plan_of_five_more_always_stays_within_reach() -> None:
    random = Random(5)
    for _ in range(30):
        position = replace(START, left=15)
        while position.left:
            goal = next(goals(position))[0]
            assert goal.differences == (0, 0)
            longer = replace(position, left=position.left + 5)
            assert reachable(longer, next(goals(longer))[0])
            after_it = followers(position.line_up)
            able = [each for each in after_it if reachable(position.after(each), goal)]
            position = position.after(random.choice(able))


def wayward(seed: int) -> list[Position]:
    """Positions at tables that went their own way, most with several deals to go."""
    random = Random(seed)
    found = []
    for _ in range(150):
        planned = random.choice((10, 15, 20, 25))
        dealt = random.randrange(planned)
        found.append(walked([random.randrange(120) for _ in range(dealt)], planned - dealt))
    return found


def test_the_first_goal_that_is_reached_is_as_even_as_can_be() -> None:
    missed = 0
    for position in wayward(seed=4):
        soon = replace(position, left=min(position.left, 3))
        goal = next(goal for goal in chain(*goals(soon)) if reachable(soon, goal))
        out, partnered = min(
            (max(end.out) - min(end.out), max(end.partnered) - min(end.partnered))
            for end in ends(soon)
        )
        assert goal.differences[0] == out
        assert goal.differences[1] <= partnered + 1
        missed += goal.differences[1] != partnered
    assert missed <= 1


def looked(start: Position) -> int:
    """How many positions a search for the evenest end from `start` looks at."""
    search = Search()
    line_ups = followers(start.line_up)
    for goal in chain(*goals(start)):
        if any(search.reaches(start.after(each), goal) for each in line_ups):
            return search.looks
    raise AssertionError(start)


def test_no_search_is_cut_short_at_a_table_that_goes_its_own_way() -> None:
    assert max(map(looked, wayward(seed=25))) < MOST_LOOKS // 2


def few_line_ups(random: Random, planned: int) -> Tally:
    """A table that played the same few line-ups again and again: counting sees little of that."""
    played = random.sample(LINE_UPS, random.choice((2, 3, 4, 6)))
    tally = Tally()
    for _ in range(random.randrange(1, planned)):
        line_up = random.choice(played)
        tally = with_deal(tally, line_up.out, line_up, None)
    return tally


def test_a_search_never_takes_long_whatever_was_played() -> None:
    random = Random(8)
    took = []
    for planned in (15, 25, 60) * 40:
        tally = few_line_ups(random, planned)
        left = planned - tally.dealt
        took.append(looked(Position(tally.line_up, left, tally.out, tally.partnered)))
    assert MOST_LOOKS < max(took) < 2 * MOST_LOOKS
    assert sorted(took)[len(took) // 2] < MOST_LOOKS // 4


def test_no_more_is_told_to_be_left_than_an_evening_can_leave() -> None:
    random = Random(9)
    for planned in (15, 25) * 30:
        tally = few_line_ups(random, planned)
        start = Position(tally.line_up, planned - tally.dealt, tally.out, tally.partnered)
        goal = evenest(start, followers(tally.line_up))
        for counts, left in (
            (tally.out, goal.differences[0]),
            (tally.partnered, goal.differences[1]),
        ):
            assert left <= max(*counts, sum(counts) // len(counts) + 5) + 1 + start.left // 2
