from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from chicago_gui.games.house.rotation.line_ups import (
    LINE_UPS,
    PARTNERSHIPS,
    PLAYERS,
    LineUp,
    Partners,
    followers,
    legal,
    of_teams,
)

ALL_PAIRS = {frozenset(pair) for pair in combinations(PLAYERS, 2)}


def pairs(line_up: LineUp) -> set[frozenset[int]]:
    return {frozenset(team) for team in line_up.teams}


def pairings(four: set[int]) -> list[set[frozenset[int]]]:
    """The ways to make two pairs of four, worked out another way than the program does."""
    return [
        {frozenset(pair), frozenset(four - set(pair))}
        for pair in combinations(sorted(four), 2)
        if min(four) in pair
    ]


def test_there_are_ten_partnerships_and_fifteen_line_ups() -> None:
    assert len(PARTNERSHIPS) == 10
    assert {frozenset(pair) for pair in PARTNERSHIPS} == ALL_PAIRS
    expected = {
        (out, frozenset(pairing)) for out in PLAYERS for pairing in pairings(set(PLAYERS) - {out})
    }
    assert len(expected) == 15
    assert len(LINE_UPS) == 15
    assert {(line_up.out, frozenset(pairs(line_up))) for line_up in LINE_UPS} == expected


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_a_line_up_knows_the_partners(line_up: LineUp) -> None:
    for player in set(PLAYERS) - {line_up.out}:
        assert {player, line_up.partner_of(player)} in pairs(line_up)


@pytest.mark.parametrize("before", LINE_UPS)
def test_the_page_s_change_of_teams_gives_the_two_line_ups_that_repeat_no_pair(
    before: LineUp,
) -> None:
    for dummy in set(PLAYERS) - {before.out}:
        declarer = before.partner_of(dummy)
        one, other = set(PLAYERS) - {before.out, declarer, dummy}
        # A defender moves to dummy's chair; who was out takes the defender's.
        by_chairs = [
            {frozenset((declarer, mover)), frozenset((before.out, stays))}
            for mover, stays in ((one, other), (other, one))
        ]
        of_all_three = pairings(set(PLAYERS) - {dummy})
        fresh = [pairing for pairing in of_all_three if not pairing & pairs(before)]
        assert len(fresh) == 2
        assert all(pairing in fresh for pairing in by_chairs)
        assert all(pairing in by_chairs for pairing in fresh)

        line_ups = legal(before, dummy)
        assert len(line_ups) == 2
        assert all(each.out == dummy and pairs(each) in fresh for each in line_ups)


@pytest.mark.parametrize("before", LINE_UPS)
def test_eight_line_ups_follow_each_two_for_everybody_at_the_table(before: LineUp) -> None:
    nexts = followers(before)
    assert len(set(nexts)) == 8
    assert Counter(each.out for each in nexts) == {
        player: 2 for player in PLAYERS if player != before.out
    }
    assert set(nexts) == {
        each for out in PLAYERS if out != before.out for each in legal(before, out)
    }


def test_any_line_up_may_be_the_first() -> None:
    assert set(followers(None)) == set(LINE_UPS)
    assert all(len(legal(None, out)) == 3 for out in PLAYERS)


def test_the_same_four_play_on_with_other_partners() -> None:
    for before in LINE_UPS:
        again = legal(before, before.out)
        assert len(again) == 2
        assert before not in again


def test_a_line_up_is_found_by_its_teams_however_they_are_written() -> None:
    for line_up in LINE_UPS:
        one, other = line_up.teams
        for first, second in permutations((one, other)):
            assert of_teams((first, second)) == line_up
            assert of_teams((first[::-1], second)) == line_up


@pytest.mark.parametrize("teams", [((0, 1), (1, 2)), ((0, 1), (0, 1)), ((3, 3), (1, 2))])
def test_fewer_than_four_players_are_no_line_up(teams: tuple[Partners, Partners]) -> None:
    assert of_teams(teams) is None
