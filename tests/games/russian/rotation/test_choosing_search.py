from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from hypothesis import given

from chicago_gui.games.russian.rotation import goals as rotation_search
from chicago_gui.games.russian.rotation.goals import MOST_STEPS, Position, goals, reachable
from chicago_gui.games.russian.rotation.line_ups import FOLLOWERS, LINE_UPS
from tests.games.russian.evening.walks import START, ends, meets, positions, walked


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
    start = START._replace(left=planned)
    goal = next(goals(start))[0]
    assert all(reachable(start.after(line_up), goal) for line_up in LINE_UPS)


@pytest.mark.unfollowed
def test_a_plan_of_five_more_always_stays_within_reach() -> None:
    random = Random(5)
    for _ in range(30):
        position = START._replace(left=15)
        while position.left:
            goal = next(goals(position))[0]
            assert goal.differences == (0, 0)
            longer = position._replace(left=position.left + 5)
            assert reachable(longer, next(goals(longer))[0])
            followers = FOLLOWERS[position.line_up]
            able = [each for each in followers if reachable(position.after(each), goal)]
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
        soon = position._replace(left=min(position.left, 3))
        goal = next(goal for goal in chain(*goals(soon)) if reachable(soon, goal))
        out, partnered = min(
            (max(end.out) - min(end.out), max(end.partnered) - min(end.partnered))
            for end in ends(soon)
        )
        assert goal.differences[0] == out
        assert goal.differences[1] <= partnered + 1
        missed += goal.differences[1] != partnered
    assert missed <= 1


@pytest.mark.unfollowed
def test_no_search_is_given_up_at_a_table_that_goes_its_own_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = [
        (position, goal)
        for position in wayward(seed=25)
        for level in goals(position)
        for goal in level[:3]
    ]
    found = [reachable(*question) for question in asked]
    assert 0 < sum(found) < len(found)
    for steps in (MOST_STEPS // 2, MOST_STEPS * 10):
        monkeypatch.setattr(rotation_search, "MOST_STEPS", steps)
        assert [reachable(*question) for question in asked] == found
