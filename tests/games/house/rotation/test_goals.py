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
from chicago_gui.games.house.rotation.line_ups import LINE_UPS, PARTNERSHIPS, PLAYERS, followers
from chicago_gui.games.house.rules import Rotation
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


def test_one_more_deal_is_counted_in_its_places() -> None:
    line_up = LINE_UPS[7]
    after = replace(START, left=3).after(line_up)
    assert (after.line_up, after.left) == (line_up, 2)
    assert [player for player, count in enumerate(after.out) if count] == [line_up.out]
    assert [place for place, count in enumerate(after.partnered) if count] == [
        line_up.first,
        line_up.second,
    ]
    assert max(after.out + after.partnered) == 1


# What counting rules out --------------------------------------------------------------------------


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


def ruled_out(left: int = 5, **goal: tuple[int, ...]) -> bool:
    """Whether `left` deals from the start cannot come to a goal without limits but those given."""
    free = Goal((0,) * 5, (left,) * 5, (0,) * 10, (left,) * 10)
    return not possible(replace(START, left=left), replace(free, **goal))


def test_one_is_out_in_each_deal() -> None:
    assert ruled_out(out_least=(2, 2, 2, 0, 0))
    assert not ruled_out(out_least=(2, 2, 1, 0, 0))
    assert ruled_out(out_most=(1, 1, 1, 1, 0))
    assert not ruled_out(out_most=(1, 1, 1, 1, 1))


def test_two_pairs_are_partners_in_each_deal() -> None:
    assert ruled_out(left=10, partnered_least=(3,) + (2,) * 9)
    assert not ruled_out(left=10, partnered_least=(2,) * 10)
    assert ruled_out(left=10, partnered_most=(1,) + (2,) * 9)
    assert not ruled_out(left=10, partnered_most=(2,) * 10)


def test_each_plays_with_one_of_the_others_or_is_out() -> None:
    # The first four pairs are those of the first player.
    assert ruled_out(partnered_least=(2, 2, 1, 1) + (0,) * 6)
    assert not ruled_out(partnered_least=(2, 1, 1, 1) + (0,) * 6)
    assert ruled_out(out_most=(1, 5, 5, 5, 5), partnered_most=(1, 1, 1, 0) + (5,) * 6)
    assert not ruled_out(out_most=(2, 5, 5, 5, 5), partnered_most=(1, 1, 1, 0) + (5,) * 6)


def test_nobody_is_out_twice_running() -> None:
    assert ruled_out(out_least=(4, 0, 0, 0, 0))
    assert not ruled_out(out_least=(3, 0, 0, 0, 0))


def test_no_two_are_partners_twice_running() -> None:
    assert ruled_out(partnered_least=(4,) + (0,) * 9)
    assert not ruled_out(partnered_least=(3,) + (0,) * 9)


def test_whoever_had_the_last_deal_has_one_less_of_an_odd_number() -> None:
    last = LINE_UPS[0]
    position = replace(START, left=6).after(last)
    free = Goal((0,) * 5, (6,) * 5, (0,) * 10, (6,) * 10)
    for player in PLAYERS:
        goal = replace(
            free, out_least=tuple((position.out[p] + 3) * (p == player) for p in PLAYERS)
        )
        assert possible(position, goal) == (player != last.out)
    for place in range(10):
        least = tuple((position.partnered[p] + 3) * (p == place) for p in range(10))
        goal = replace(free, partnered_least=least)
        assert possible(position, goal) == (place not in (last.first, last.second))


def test_partners_are_not_out() -> None:
    # 3 deals as partners and 2 + 1 out make six.
    assert ruled_out(out_least=(2, 1, 0, 0, 0), partnered_least=(3,) + (0,) * 9)
    assert not ruled_out(out_least=(1, 1, 0, 0, 0), partnered_least=(3,) + (0,) * 9)


def test_a_pair_too_many_leaves_both_of_them_short_with_somebody() -> None:
    # Of ten deals three are played, 0 and 1 partners in each. If all are to be out twice, each of
    # the two must miss a deal with somebody; so no goal is in reach that leaves only one short.
    partnered = [0] * 10
    for pair, often in (((0, 1), 3), ((2, 3), 1), ((2, 4), 1), ((3, 4), 1)):
        partnered[PARTNERSHIPS.index(pair)] = often
    position = Position(None, 7, (0, 0, 1, 1, 1), tuple(partnered))
    level = next(goals(position))
    assert level[0].out_least == level[0].out_most == (2,) * 5
    assert sum(level[0].partnered_most) - 20 == 1
    assert not possible(position, level[0])
    assert any(possible(position, goal) for goal in level)


# The search ---------------------------------------------------------------------------------------


BY_SEARCH = (Rotation.WRITTEN, Rotation.ROUNDS)


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
