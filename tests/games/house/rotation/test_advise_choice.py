from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from chicago_gui.games.house.rotation.advise import Turn, cap, next_out, opener, ranked
from chicago_gui.games.house.rotation.goals import Position, goals
from chicago_gui.games.house.rotation.line_ups import (
    LINE_UPS,
    PLAYERS,
    LineUp,
    Tally,
    legal,
    of_teams,
)
from chicago_gui.games.house.rules import Rotation
from tests.benchmarks.rotation_table import bound, counts, play
from tests.games.house.evening.walks import reachable, walked

# Evenings by the hundred: to follow each of their lines would take four times as long.

LENGTHS = (10, 15, 20, 25)
BY_SEARCH = (Rotation.WRITTEN, Rotation.ROUNDS)


# A short run of the figures; benchmarks/rotation_table.py makes the long one.


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("rotation", BY_SEARCH)
def test_every_evening_that_follows_the_advice_comes_out_even(
    rotation: Rotation, length: int
) -> None:
    random = Random(length)
    for _ in range(10):
        evening = play(rotation, length, random)
        each = length // 5
        assert counts(evening.deals) == {
            "out": [each] * 5,
            "partners": [each] * 10,
            "opponents": [2 * each] * 10,
            "opened": [each] * 5,
        }
        if rotation is Rotation.ROUNDS:
            assert evening.apart == 1


def test_rounds_are_even_after_every_five_deals() -> None:
    random = Random(1)
    for _ in range(20):
        deals = play(Rotation.ROUNDS, 15, random).deals
        for at in (0, 5, 10):
            of_round = counts(deals[at : at + 5])
            assert of_round["out"] == of_round["opened"] == [1] * 5
            assert of_round["partners"] == [1] * 10


@pytest.mark.parametrize(
    ("rotation", "swaps", "hand_overs"), [(Rotation.WRITTEN, 1.7, 1.6), (Rotation.ROUNDS, 2.6, 1.9)]
)
def test_it_asks_for_no_more_than_evenness_costs(
    rotation: Rotation, swaps: float, hand_overs: float
) -> None:
    random = Random(15)
    evenings = [play(rotation, 15, random) for _ in range(80)]
    assert sum(evening.swaps for evening in evenings) / 80 < 1.1 * swaps
    assert sum(evening.hand_overs for evening in evenings) / 80 < 1.1 * hand_overs


def test_without_hand_overs_the_bound_is_nearly_reached() -> None:
    random = Random(15)
    evenings = [play(Rotation.DUMMY, 15, random) for _ in range(400)]
    even = sum(len(set(counts(evening.deals)["out"])) == 1 for evening in evenings) / 400
    assert bound(15) == pytest.approx(0.442, abs=0.0005)
    assert even > bound(15) - 0.04
    assert all(evening.hand_overs == 0 for evening in evenings)
    assert all(len(set(counts(evening.deals)["opened"])) == 1 for evening in evenings)
    assert sum(evening.swaps for evening in evenings) / 400 < 1.1 * 3.8


# Who is out next.


def turns(rotation: Rotation, planned: int, random: Random, *, swap: bool = True) -> list[Turn]:
    """Every moment of an evening that follows the advice, each contract with any declarer."""
    tally = Tally()
    line_up = random.choice(LINE_UPS)
    met = []
    for _ in range(planned):
        tally = tally.with_deal(line_up.out, line_up, opener(tally, line_up.out))
        declarer = random.choice([player for player in PLAYERS if player != line_up.out])
        turn = Turn(tally, planned, rotation, declarer, line_up.partner_of(declarer), swap)
        met.append(turn)
        line_up = ranked(turn, next_out(turn).out)[0]
    return met


def wayward(rotation: Rotation, planned: int, random: Random) -> Turn:
    """The end of an evening in which nobody heeded the advice."""
    tally, line_up = Tally(), random.choice(LINE_UPS)
    while True:
        tally = tally.with_deal(line_up.out, line_up, opener(tally, line_up.out))
        declarer, out = random.sample([each for each in PLAYERS if each != line_up.out], 2)
        if tally.dealt == planned:
            return Turn(tally, planned, rotation, declarer, line_up.partner_of(declarer), True)
        line_up = random.choice(list(legal(tally.line_up, out)))


@pytest.mark.parametrize("rotation", Rotation)
def test_whoever_plays_on_after_the_last_deal_plays_another_five(rotation: Rotation) -> None:
    random = Random(5)
    for planned in (5, 10, 15) * 10:
        last = wayward(rotation, planned, random)
        longer = last._replace(planned=planned + 5)
        out = next_out(last).out
        assert ranked(last, out) == ranked(longer, out)


def completable(turn: Turn, player: int, end: int) -> bool:
    """Whether all can be equal after `end` deals with `player` out now."""
    tally = turn.tally
    start = Position(tally.line_up, end - tally.dealt, tally.out, tally.partnered)
    goal = next(goals(start))[0]
    return goal.differences == (0, 0) and any(
        reachable(start.after(line_up), goal) for line_up in legal(tally.line_up, player)
    )


def by_sit_outs(turn: Turn, players: tuple[int, ...]) -> list[int]:
    tally = turn.tally
    return sorted(players, key=lambda player: (tally.out[player], tally.last_out[player], player))


def of_the_contract(turn: Turn) -> tuple[int, int, tuple[int, int]]:
    """Declarer, dummy, and the defenders."""
    assert turn.declarer is not None
    assert turn.dummy is not None
    assert turn.tally.line_up is not None
    return turn.declarer, turn.dummy, turn.tally.line_up.opponents_of(turn.declarer)


def test_written_swaps_at_the_cap_and_hands_over_where_the_page_is_silent() -> None:
    random = Random(2)
    met = set()
    for planned in (10, 15, 20) * 4:
        for turn in turns(Rotation.WRITTEN, planned, random)[:-1]:
            declarer, dummy, defenders = of_the_contract(turn)
            at_cap = turn.tally.out[dummy] == planned // 5
            able = [player for player in PLAYERS if completable(turn, player, planned)]
            due = [player for player in by_sit_outs(turn, defenders) if player in able]
            if dummy in able:
                expected = dummy, "dummy"
            elif at_cap and turn.tally.out[declarer] < planned // 5 and declarer in able:
                expected = declarer, "swap"
            elif due:
                expected = due[0], "hand-over"
            else:
                expected = declarer, "swap"
            met.add((expected[1], at_cap, bool(due)))
            assert next_out(turn)[:2] == expected
    assert {("dummy", False, True), ("swap", True, True), ("hand-over", True, True)} <= met


def test_another_than_dummy_prepares_for_partnerships_where_sit_outs_alone_ask_for_none() -> None:
    random = Random(2)
    met = set()
    for turn in chain.from_iterable(turns(Rotation.WRITTEN, 15, random)[:-1] for _ in range(30)):
        choice, (_, dummy, _) = next_out(turn), of_the_contract(turn)
        assert turn.tally.line_up is not None
        start = Position(turn.tally.line_up, turn.to_come, turn.tally.out, turn.tally.partnered)
        anybody = next(goals(start))[-1]
        after_dummy = [start.after(each) for each in legal(turn.tally.line_up, dummy)]
        could = any(reachable(position, anybody) for position in after_dummy)
        assert choice.partnerships == (could and choice.out != dummy)
        met.add((choice.reason, choice.partnerships))
    assert met >= {(reason, so) for reason in ("swap", "hand-over") for so in (True, False)}


def test_rounds_swap_when_dummy_has_had_the_sit_out_of_the_round() -> None:
    random = Random(3)
    met = set()
    for _ in range(12):
        for turn in turns(Rotation.ROUNDS, 15, random)[:-1]:
            declarer, dummy, defenders = of_the_contract(turn)
            end = (turn.tally.dealt // 5 + 1) * 5
            out = turn.tally.out
            pair = (declarer, dummy) if out[declarer] < out[dummy] else (dummy, declarer)
            able = [
                player
                for player in (*pair, *by_sit_outs(turn, defenders))
                if completable(turn, player, end)
            ]
            choice = next_out(turn)
            assert choice.out == able[0]
            met.add(choice.reason)
            assert out[choice.out] < end // 5
    assert met == {"dummy", "swap", "hand-over"}


def test_rounds_seek_the_end_at_which_all_can_be_the_evenest() -> None:
    random = Random(11)
    told_apart = 0
    for _ in range(60):
        dealt = random.randrange(6, 10)
        position = walked([random.randrange(120) for _ in range(dealt)], 0)
        line_up = position.line_up
        assert line_up is not None
        declarer = random.choice([player for player in PLAYERS if player != line_up.out])
        tally = Tally(dealt, line_up, position.out, partnered=position.partnered)
        turn = Turn(tally, 12, Rotation.ROUNDS, declarer, line_up.partner_of(declarer), True)
        of_ends = [evenest(position._replace(left=end - dealt)) for end in (10, 12)]
        best = min(of_ends)
        end = (10, 12)[of_ends.index(best)]
        after = position._replace(left=end - dealt).after(ranked(turn, next_out(turn).out)[0])
        assert evenest(after) == best
        told_apart += of_ends[0] < of_ends[1]
    assert 0 < told_apart < 60


def test_a_round_that_cannot_be_even_any_more_is_passed_over() -> None:
    # Two in turn prepared four deals: after the fifth all cannot be even, after the tenth they can.
    tally = Tally()
    for line_up in (LineUp(1, 3, 7), LineUp(4, 1, 5)) * 2:
        tally = tally.with_deal(line_up.out, line_up, None)
    turn = Turn(tally, 10, Rotation.ROUNDS, 0, line_up.partner_of(0), True)
    here = Position(tally.line_up, 10 - tally.dealt, tally.out, tally.partnered)
    assert evenest(here._replace(left=1)) == (2, 2)
    assert evenest(here.after(ranked(turn, next_out(turn).out)[0])) == (0, 0)


def evenest(position: Position) -> tuple[int, int]:
    """The differences of the first goal in reach."""
    return next(
        goal.differences for level in goals(position) for goal in level if reachable(position, goal)
    )


@pytest.mark.parametrize("rotation", Rotation)
def test_nobody_swaps_once_the_lead_is_out(rotation: Rotation) -> None:
    assert not Turn(Tally(), 15, rotation).swap
    random = Random(4)
    reasons = [
        next_out(turn).reason for _ in range(15) for turn in turns(rotation, 15, random, swap=False)
    ]
    assert set(reasons) == {"dummy"} | ({"hand-over"} if rotation in BY_SEARCH else set())


def test_by_the_rule_dummy_whoever_of_the_two_was_out_less_is_out() -> None:
    random = Random(5)
    swapped = stayed = 0
    for _ in range(15):
        for turn in turns(Rotation.DUMMY, 15, random)[:-1]:
            declarer, dummy, _ = of_the_contract(turn)
            out, opened = turn.tally.out, turn.tally.opened
            less = out[declarer] < out[dummy]
            opens = turn.tally.dealt == 14 and opened[dummy] < opened[declarer]
            stays = opens and out[declarer] == out[dummy]
            expected = (declarer, "swap") if less or stays else (dummy, "dummy")
            assert next_out(turn)[:2] == expected
            swapped += less
            stayed += stays
    assert swapped
    assert stayed


@pytest.mark.parametrize("rotation", Rotation)
def test_dummy_of_the_last_deal_prepares_whoever_owes(rotation: Rotation) -> None:
    random = Random(6)
    for planned in (10, 15, 12, 1):
        for _ in range(8):
            turn = turns(rotation, planned, random)[-1]
            assert next_out(turn)[:2] == (turn.dummy, "dummy")


def test_play_beyond_the_plan_is_a_round_more() -> None:
    random = Random(7)
    asked = set()
    for _ in range(20):
        # The sixteenth deal of fifteen planned is the first of a round to twenty.
        longer = turns(Rotation.WRITTEN, 20, random)
        for turn in longer[15:]:
            assert next_out(turn._replace(planned=15))[:2] == next_out(turn)[:2]
            asked.add(next_out(turn).reason)
        after_15 = longer[14]._replace(planned=15)
        assert next_out(after_15)[:2] == (after_15.dummy, "dummy")
    assert asked == {"dummy", "swap", "hand-over"}


def test_a_round_beyond_the_plan_ends_like_the_plan() -> None:
    line_up = LINE_UPS[0]
    tally = Tally(dealt=20, line_up=line_up, out=(5, 3, 5, 4, 3))
    turn = Turn(tally, 15, Rotation.DUMMY, 1, line_up.partner_of(1), True)
    assert next_out(turn).reason == "dummy"
    assert next_out(turn._replace(tally=tally._replace(dealt=19))).reason == "swap"


@pytest.mark.parametrize("rotation", Rotation)
def test_after_a_deal_without_dummy_somebody_of_the_four_prepares(rotation: Rotation) -> None:
    random = Random(8)
    for turn in turns(rotation, 15, random)[:-1]:
        line_up = turn.tally.line_up
        assert line_up is not None
        at_table = tuple(player for player in PLAYERS if player != line_up.out)
        passed = turn._replace(declarer=None, dummy=None)
        able = [
            player
            for player in by_sit_outs(turn, at_table)
            if rotation is Rotation.DUMMY
            or any(completable(turn, player, end) for end in _ends(rotation, turn.tally.dealt))
        ]
        assert next_out(passed)[:2] == (able[0], "hand-over")


def _ends(rotation: Rotation, dealt: int) -> tuple[int, ...]:
    return ((dealt // 5 + 1) * 5,) if rotation is Rotation.ROUNDS else (15,)


# Who plays with whom.


@pytest.mark.parametrize("rotation", Rotation)
def test_all_legal_line_ups_are_offered_and_none_else(rotation: Rotation) -> None:
    for turn in turns(rotation, 15, Random(9)):
        for out in PLAYERS:
            offered = ranked(turn, out)
            assert len(offered) == 2
            assert set(offered) == set(legal(turn.tally.line_up, out))
    first = Turn(Tally(), 15, rotation)
    assert set(ranked(first, 3)) == {line_up for line_up in LINE_UPS if line_up.out == 3}


@pytest.mark.parametrize("rotation", BY_SEARCH)
def test_a_line_up_that_keeps_the_evening_even_comes_first(rotation: Rotation) -> None:
    random = Random(10)
    told_apart = 0
    for _ in range(12):
        for turn in turns(rotation, 15, random)[:-1]:
            end = _ends(rotation, turn.tally.dealt)[0]
            start = Position(
                turn.tally.line_up, end - turn.tally.dealt, turn.tally.out, turn.tally.partnered
            )
            goal = next(goals(start))[0]
            choice = next_out(turn)
            best, other = (
                reachable(start.after(line_up), goal) for line_up in ranked(turn, choice.out)
            )
            assert best
            told_apart += not other
            assert ranked(turn, choice.out, choice.keeping) == ranked(turn, choice.out)
    assert told_apart


def with_counts(rotation: Rotation, out: tuple[int, ...], *often: tuple[int, int]) -> Turn:
    """A turn after a deal in which 0 was out, 1 and 2 played 3 and 4; `often` partnered more."""
    line_up = of_teams(((1, 2), (3, 4)))
    tally = Tally(dealt=6, line_up=line_up, out=out)
    for one, other in often:
        place = {frozenset(pair): p for p, pair in enumerate(_pairs())}[frozenset((one, other))]
        partnered = list(tally.partnered)
        partnered[place] += 1
        tally = tally._replace(partnered=tuple(partnered))
    return Turn(tally, 15, rotation)


def _pairs() -> list[tuple[int, int]]:
    return [(one, other) for one in PLAYERS for other in PLAYERS if one < other]


def teams(line_up: LineUp) -> set[frozenset[int]]:
    return {frozenset(team) for team in line_up.teams}


def test_the_least_used_partners_come_first() -> None:
    even = (1, 1, 1, 1, 1)
    # Without 1 there are 2-3 against 0-4, and 2-4 against 0-3.
    for often, better in (((2, 3), (2, 4)), ((0, 3), (2, 3))):
        for rotation in Rotation:
            turn = with_counts(rotation, even, often)
            assert frozenset(better) in teams(ranked(turn, 1)[0])


def test_who_was_out_least_is_spread_over_both_sides() -> None:
    for owing, apart in (((2, 3), (2, 4)), ((0, 3), (2, 3))):
        out = tuple(0 if player in owing else 2 for player in PLAYERS)
        turn = with_counts(Rotation.DUMMY, out)
        assert frozenset(apart) in teams(ranked(turn, 1)[0])
        # By the rule `dummy` that comes before the partnerships near the end of the plan, for no
        # hand-over mends it then.
        often = with_counts(Rotation.DUMMY, out, apart)
        near = often._replace(tally=often.tally._replace(dealt=12))
        assert ranked(near, 1) == ranked(turn, 1)
        assert ranked(often, 1) != ranked(turn, 1)


@pytest.mark.parametrize(
    ("planned", "expected"), [(1, 1), (5, 1), (6, 2), (12, 3), (15, 3), (16, 4), (60, 12)]
)
def test_the_cap_is_a_fifth_of_the_plan_rounded_up(planned: int, expected: int) -> None:
    assert cap(planned) == expected
