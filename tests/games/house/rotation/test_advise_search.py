from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from hypothesis import given

from chicago_gui.games.house.rotation import advise as choosing
from chicago_gui.games.house.rotation import goals as rotation_search
from chicago_gui.games.house.rotation.advise import Turn, next_out
from chicago_gui.games.house.rotation.goals import MOST_LOOKS, Goal, Position, evenest, goals
from chicago_gui.games.house.rotation.line_ups import LINE_UPS, Tally, followers
from chicago_gui.games.house.rules import Rotation
from tests.games.house.evening.walks import START, ends, meets, positions, reachable, walked

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
    start = START._replace(left=planned)
    goal = next(goals(start))[0]
    assert all(reachable(start.after(line_up), goal) for line_up in LINE_UPS)


def test_a_plan_of_five_more_always_stays_within_reach() -> None:
    random = Random(5)
    for _ in range(30):
        position = START._replace(left=15)
        while position.left:
            goal = next(goals(position))[0]
            assert goal.differences == (0, 0)
            longer = position._replace(left=position.left + 5)
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


def test_no_search_is_cut_short_at_a_table_that_goes_its_own_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = [(position, followers(position.line_up)) for position in wayward(seed=25)]
    evenest.cache_clear()
    found = [evenest(*question) for question in asked]
    for looks in (MOST_LOOKS // 2, MOST_LOOKS * 10):
        monkeypatch.setattr(rotation_search, "MOST_LOOKS", looks)
        evenest.cache_clear()
        assert [evenest(*question) for question in asked] == found


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    """Every position looked at."""
    seen: list[Position] = []

    def possible(position: Position, goal: Goal) -> bool:
        seen.append(position)
        return truly(position, goal)

    truly = rotation_search.possible
    monkeypatch.setattr(rotation_search, "possible", possible)
    monkeypatch.setattr(choosing, "possible", possible)
    return seen


def few_line_ups(random: Random, planned: int) -> Tally:
    """A table that played the same few line-ups again and again: counting sees little of that."""
    played = random.sample(LINE_UPS, random.choice((2, 3, 4, 6)))
    tally = Tally()
    for _ in range(random.randrange(1, planned)):
        line_up = random.choice(played)
        tally = tally.with_deal(line_up.out, line_up, None)
    return tally


def test_an_advice_never_takes_long_whatever_was_played(looks: list[Position]) -> None:
    random = Random(8)
    took = []
    for planned in (15, 25, 60) * 40:
        tally = few_line_ups(random, planned)
        assert tally.line_up is not None
        declarer, dummy = tally.line_up.teams[0]
        turn = Turn(tally, planned, random.choice(BY_SEARCH), declarer, dummy, True)
        looks.clear()
        next_out(turn)
        took.append(len(looks))
    assert MOST_LOOKS < max(took) < 1.5 * MOST_LOOKS
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
