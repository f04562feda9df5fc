from __future__ import annotations

from itertools import chain, islice

from hypothesis import given

from chicago_gui.games.house.rotation.goals import Goal, Position, goals, possible
from chicago_gui.games.house.rotation.line_ups import LINE_UPS, PARTNERSHIPS, PLAYERS
from tests.games.house.evening.walks import START, ends, meets, positions


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
        assert not possible(position, exactly(position._replace(partnered=tuple(missed))))


def ruled_out(left: int = 5, **goal: tuple[int, ...]) -> bool:
    """Whether `left` deals from the start cannot come to a goal without limits but those given."""
    free = Goal((0,) * 5, (left,) * 5, (0,) * 10, (left,) * 10)
    return not possible(START._replace(left=left), free._replace(**goal))


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
    position = START._replace(left=6).after(last)
    free = Goal((0,) * 5, (6,) * 5, (0,) * 10, (6,) * 10)
    for player in PLAYERS:
        goal = free._replace(
            out_least=tuple((position.out[p] + 3) * (p == player) for p in PLAYERS)
        )
        assert possible(position, goal) == (player != last.out)
    for place in range(10):
        least = tuple((position.partnered[p] + 3) * (p == place) for p in range(10))
        goal = free._replace(partnered_least=least)
        assert possible(position, goal) == (place not in last[1:])


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
