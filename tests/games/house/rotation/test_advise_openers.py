"""Who has the opening bid, and that all have it alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.rotation.advise import Turn, next_out, opener, ranked
from chicago_gui.games.house.rotation.line_ups import (
    NEVER,
    PARTNERSHIP_OF,
    PARTNERSHIPS,
    PLAYERS,
    LineUp,
    Tally,
    legal,
)
from chicago_gui.games.house.rules import Rotation

# Every evening there is: to follow each of its lines would take four times as long.

LENGTHS = (5, 10, 15, 20, 25)


def test_opening_bids_come_out_equal_whenever_sit_outs_do() -> None:
    # Every order in which the five can be out, and every way to settle the ties: a state is how
    # often each was out and opened, and who is out now; who is who makes no difference.
    for planned in LENGTHS:
        each = planned // 5
        states: set[tuple[tuple[int, int, bool], ...]] = {((0, 0, False),) * 5}
        for _ in range(planned):
            states = {
                after
                for state in states
                for out, (sat_out, _, just_out) in enumerate(state)
                if sat_out < each and not just_out
                for after in _after_opening(state, out)
            }
        assert states
        assert {(sat_out, opened) for state in states for sat_out, opened, _ in state} == {
            (each, each)
        }


State = tuple[tuple[int, int, bool], ...]


def _after_opening(state: State, out: int) -> set[State]:
    """The states after a deal without `out` in which anybody opens whom the rule may name."""
    at_table = [player for player in PLAYERS if player != out]
    first = min((state[player][1], state[player][0]) for player in at_table)
    return {
        tuple(
            sorted(
                (sat_out + (player == out), opened + (player == opener_), player == out)
                for player, (sat_out, opened, _) in enumerate(state)
            )
        )
        for opener_ in at_table
        if (state[opener_][1], state[opener_][0]) == first
    }


SEATED = LineUp(0, PARTNERSHIP_OF[frozenset((1, 2))], PARTNERSHIP_OF[frozenset((3, 4))])
"""0 is out, 1 and 2 play 3 and 4: any deal is like one of these, when it matters not who is who."""

Counted = tuple[tuple[int, int], ...]
"""Times out and opened: of who is out now, of one pair, of the other."""


@pytest.mark.parametrize("planned", LENGTHS)
def test_by_dummy_all_open_alike_whatever_is_bid_or_passed_out(planned: int) -> None:
    # Every evening that follows the advice; what it leaves open goes either way.
    states: set[Counted] = {((1, 0), (0, 0), (0, 0), (0, 0), (0, 1))}
    for dealt in range(1, planned):
        states = {
            after
            for state in states
            # Of two partners who stand alike either will do.
            for longest_ago in {((at + 1) // 2, each): at for at, each in enumerate(state)}.values()
            for after in _advised_by_dummy(state, dealt, planned, longest_ago)
        }
    assert states
    assert {opened for state in states for _, opened in state} == {planned // 5}


def _advised_by_dummy(
    state: Counted, dealt: int, planned: int, longest_ago: int
) -> Iterator[Counted]:
    """What may come next, if `longest_ago` opened before all others."""
    out, opened = zip(*state, strict=True)
    last_opened = tuple(NEVER if player == longest_ago else 0 for player in PLAYERS)
    before = Tally(dealt, SEATED, out, opened=opened, last_opened=last_opened)
    contracts = [(None, None), *((one, SEATED.partner_of(one)) for one in PLAYERS if one)]
    turns = [Turn(before, planned, Rotation.DUMMY, *contract, True) for contract in contracts]
    for leaves in {next_out(turn).out for turn in turns}:
        for least_used in legal(SEATED, leaves):
            used = tuple(int(place not in least_used[1:]) for place in range(len(PARTNERSHIPS)))
            turn = turns[0]._replace(tally=before._replace(partnered=used))
            line_up = ranked(turn, leaves)[0]
            after = before.with_deal(leaves, line_up, opener(before, leaves))
            each = list(zip(after.out, after.opened, strict=True))
            pairs = sorted(sorted(each[player] for player in pair) for pair in line_up.teams)
            yield each[leaves], *pairs[0], *pairs[1]


FIVE = st.tuples(*[st.integers(0, 3)] * 5)


@given(FIVE, FIVE, st.tuples(*[st.integers(NEVER, 6)] * 5), st.sampled_from(PLAYERS))
def test_the_opener_is_one_whom_the_rule_may_name(
    out: tuple[int, ...], opened: tuple[int, ...], last: tuple[int, ...], sits_out: int
) -> None:
    tally = Tally(out=out, opened=opened, last_opened=last)
    named = opener(tally, sits_out)
    assert named != sits_out
    rank = (opened[named], out[named], last[named], named)
    for player in set(PLAYERS) - {sits_out}:
        assert rank <= (opened[player], out[player], last[player], player)
