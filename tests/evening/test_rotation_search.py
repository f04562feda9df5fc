from __future__ import annotations

from itertools import chain, islice
from random import Random

import pytest
from hypothesis import given

from chicago_gui.evening.line_ups import FOLLOWERS, LINE_UPS
from chicago_gui.evening.rotation_goals import Position, goals
from chicago_gui.evening.rotation_search import MOST_STEPS, Search
from tests.evening.walks import START, ends, meets, positions, walked


@given(positions(most_left=3))
def test_the_search_finds_exactly_what_looking_at_everything_finds(position: Position) -> None:
    every = ends(position)
    for goal in chain(*goals(position)):
        assert Search(goal).reaches(position) == any(meets(end, goal) for end in every)


@given(positions(most_left=3))
def test_what_was_remembered_changes_no_answer(position: Position) -> None:
    for level in islice(goals(position), 2):
        for goal in level[:4]:
            search = Search(goal)
            for line_up in FOLLOWERS[position.line_up] if position.left else ():
                after = position.after(line_up)
                assert search.reaches(after) == Search(goal).reaches(after)


@given(positions(most_left=60))
def test_some_goal_is_always_reached(position: Position) -> None:
    assert Search(list(goals(position))[-1][-1]).reaches(position)


@pytest.mark.parametrize("planned", [5, 10, 15, 20, 25, 60])
def test_every_evening_can_begin_with_any_line_up_and_come_out_even(planned: int) -> None:
    start = START._replace(left=planned)
    goal = next(goals(start))[0]
    assert all(Search(goal).reaches(start.after(line_up)) for line_up in LINE_UPS)


def test_a_plan_of_five_more_always_stays_within_reach() -> None:
    random = Random(5)
    for _ in range(30):
        position = START._replace(left=15)
        while position.left:
            goal = next(goals(position))[0]
            assert goal.differences == (0, 0)
            longer = position._replace(left=position.left + 5)
            assert Search(next(goals(longer))[0]).reaches(longer)
            line_ups = [
                line_up
                for line_up in FOLLOWERS[position.line_up]
                if Search(goal).reaches(position.after(line_up))
            ]
            position = position.after(random.choice(line_ups))


def test_no_search_is_given_up_at_a_table_that_goes_its_own_way() -> None:
    random = Random(25)
    most = 0
    for _ in range(150):
        planned = random.choice((10, 15, 20, 25))
        dealt = random.randrange(planned)
        position = walked([random.randrange(120) for _ in range(dealt)], planned - dealt)
        for goal in chain(*goals(position)):
            search = Search(goal)
            found = search.reaches(position)
            most = max(most, search.steps)
            if found:
                break
    assert most < MOST_STEPS / 2
