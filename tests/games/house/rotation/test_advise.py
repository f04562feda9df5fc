"""The advice: who prepares, who plays with whom, who opens, and how even it can end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, pairwise
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from chicago_gui.games.house.rotation.advise import (
    Turn,
    advise_sheet,
    cap,
    differences,
    next_out,
    opener,
    preparer_marks,
    ranked,
)
from chicago_gui.games.house.rotation.counts import (
    NEVER,
    Tally,
    ledgers,
    opened,
    partnerships,
    tally_of,
    times_out,
)
from chicago_gui.games.house.rotation.goals import Position, goals
from chicago_gui.games.house.rotation.line_ups import (
    LINE_UPS,
    PARTNERSHIP_OF,
    PARTNERSHIPS,
    PLAYERS,
    LineUp,
    legal,
    of_teams,
)
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import MOST_DEALS, Deal, Sheet
from chicago_gui.games.house.view import Advice, Differences
from chicago_gui.record import replace
from chicago_gui.sheet.panel import Team, Teams
from tests.benchmarks.rotation_table import CONTRACT, NAMES, bid, blank, bound, counts, play
from tests.games.house.rotation.walks import ends, reachable, walked, with_deal

ANNA, BORIS, VERA, DIMA, EGOR = NAMES
TEAMS: Teams = ((ANNA, BORIS), (VERA, DIMA))
BID = Deal(prepared_by=EGOR, teams=TEAMS, opening_bid=VERA, contract=CONTRACT, declarer=ANNA)
PASSED = replace(BID, contract=None, declarer=None, passed_out=True)


def of_deals(
    *deals: Deal,
    planned: int = 15,
    rotation: Rotation = Rotation.WRITTEN,
    passed_out: PassedOut = PassedOut.REDEAL,
) -> Sheet:
    rules = Rules(rotation=rotation, passed_out=passed_out)
    return replace(blank(rotation, planned), rules=rules, deals=deals)


def advice_for(*deals: Deal, **rules: Rotation | PassedOut) -> Advice:
    return advise_sheet(of_deals(*deals, **rules))  # type: ignore[arg-type]  # each rule has its type


# What is legal, worked out from the names alone.


def pairs(teams: Teams) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(team) for team in teams)


def legal_for(before: Teams | None, out: str) -> set[frozenset[frozenset[str]]]:
    four = set(NAMES) - {out}
    pairings = {
        frozenset((frozenset(pair), frozenset(four - set(pair)))) for pair in combinations(four, 2)
    }
    kept = pairs(before) if before else frozenset()
    return {pairing for pairing in pairings if not pairing & kept}


def assert_legal(sheet: Sheet) -> Advice:
    """Whatever stands on the sheet: the advice is one that the table can follow."""
    next_out.cache_clear()
    ranked.cache_clear()
    advice = advise_sheet(sheet)
    next_out.cache_clear()
    ranked.cache_clear()
    assert advise_sheet(sheet) == advice

    done = []
    for deal in sheet.deals:
        if not deal.has_contract:
            break
        done.append(deal)
    open_ = sheet.deals[len(done)] if len(done) < len(sheet.deals) else Deal()
    counted = [deal for at, deal in enumerate(done) if not sheet.thrown_in(at)]
    last = done[-1] if done else None
    before = counted[-1].teams if counted else None
    prepares = open_.prepared_by or advice.preparer

    assert advice.reason in {"first", "dummy", "swap", "hand-over", "same"}
    if last is not None and advice.reason in {"dummy", "swap", "hand-over"}:
        known = last.teams is not None and (last.declarer is not None or last.passed_out)
        assert (advice.preparer is not None) == known
        if advice.preparer is not None:
            assert advice.preparer in last.at_table
    match advice.reason:
        case "first":
            assert last is None
            assert advice.declarer is None
        case "swap":
            assert last is not None
            assert (advice.preparer, advice.declarer) == (last.declarer, last.dummy)
            assert last.tricks is None
            assert last.bid_by is None
        case "dummy" | "hand-over":
            assert last is not None
            assert advice.declarer == last.declarer
            if advice.preparer is not None:
                assert (advice.preparer == last.dummy) == (advice.reason == "dummy")
        case "same":
            assert last is not None
            assert sheet.thrown_in(len(done) - 1)

    if prepares is None:
        assert advice.line_ups == ()
        assert advice.opening_bid is None
        return advice
    offered = [pairs(line_up) for line_up in advice.line_ups]
    if advice.reason == "same" and len(offered) == 1:
        assert advice.line_ups[0] in [deal.teams for deal in done]
        assert prepares not in {name for team in advice.line_ups[0] for name in team}
    else:
        assert len(offered) == len(set(offered))
        assert set(offered) == legal_for(before, prepares)
    assert advice.opening_bid in set(NAMES) - {prepares}
    return advice


# The first deal.


def test_a_blank_sheet_asks_who_prepares_first() -> None:
    blank_advice = Advice(None, "first", None, (), None)
    assert advice_for() == advice_for(Deal()) == blank_advice


# The next deals.


def test_dummy_prepares_the_next_deal() -> None:
    advice = advice_for(BID)
    assert (advice.preparer, advice.reason, advice.declarer) == (BORIS, "dummy", ANNA)
    # One of Vera and Dima moves to Boris's chair, and Egor sits down in the mover's.
    assert {pairs(each) for each in advice.line_ups} == {
        pairs(((ANNA, VERA), (EGOR, DIMA))),
        pairs(((ANNA, DIMA), (EGOR, VERA))),
    }
    # Vera has opened; nobody of the others, and Egor alone has been out.
    assert advice.opening_bid == ANNA


def test_while_there_is_no_contract_the_advice_is_for_this_very_deal() -> None:
    second = Deal(prepared_by=BORIS)
    seated = replace(second, teams=((ANNA, VERA), (EGOR, DIMA)), opening_bid=EGOR)
    assert advice_for(BID, second) == advice_for(BID, seated) == advice_for(BID)


# Swap and hand-over.


def first_that(reason: str, rotation: Rotation = Rotation.WRITTEN) -> tuple[Sheet, Advice]:
    """An evening as advised up to the first auction that brings `reason`."""
    for seed in range(50):
        deals = play(rotation, 15, Random(seed)).deals
        for at, deal in enumerate(deals[:-1]):
            # As it stood when the contract was entered, before any swap and the lead.
            bid_by = deal.bid_by or deal.declarer
            as_bid = replace(deal, declarer=bid_by, bid_by=None, tricks=None)
            sheet = of_deals(*deals[:at], as_bid, rotation=rotation)
            advice = advise_sheet(sheet)
            if advice.reason == reason:
                return sheet, advice
    raise AssertionError(reason)


def with_last(sheet: Sheet, last: Deal) -> Sheet:
    return replace(sheet, deals=(*sheet.deals[:-1], last))


@pytest.mark.parametrize("rotation", Rotation)
def test_a_swap_that_is_taken_changes_nothing_but_the_reason(rotation: Rotation) -> None:
    sheet, advice = first_that("swap", rotation)
    last = sheet.deals[-1]
    assert (advice.preparer, advice.declarer) == (last.declarer, last.dummy)
    taken = replace(last, declarer=last.dummy, bid_by=last.declarer)
    for played in (taken, replace(taken, tricks=9)):
        assert advise_sheet(with_last(sheet, played)) == replace(advice, reason="dummy")


def test_a_swap_is_too_late_when_the_deal_is_played() -> None:
    for rotation in (Rotation.WRITTEN, Rotation.ROUNDS):
        sheet, _ = first_that("swap", rotation)
        last = sheet.deals[-1]
        late = advise_sheet(with_last(sheet, replace(last, tricks=9)))
        assert late.declarer == last.declarer
        assert late.preparer != last.declarer
        assert late.reason in {"dummy", "hand-over"}
    sheet, _ = first_that("swap", Rotation.DUMMY)
    late = advise_sheet(with_last(sheet, replace(sheet.deals[-1], tricks=9)))
    assert (late.preparer, late.reason) == (sheet.deals[-1].dummy, "dummy")


def test_the_advice_stays_when_it_is_followed_step_by_step() -> None:
    for rotation in Rotation:
        for seed in range(4):
            sheet = blank(rotation, 15, EGOR)
            random = Random(seed)
            advice = advise_sheet(sheet)
            for _ in range(14):
                assert advice.preparer is not None
                sheet, asked = bid(sheet, advice.preparer, advice, random)
                played = advise_sheet(sheet)
                assert played == replace(asked, reason=played.reason)
                begun = Deal(prepared_by=played.preparer)
                assert advise_sheet(replace(sheet, deals=(*sheet.deals, begun))) == played
                assert preparer_marks(replace(sheet, deals=(*sheet.deals, begun)))[-1] is None
                advice = played


@pytest.mark.parametrize("rotation", [Rotation.WRITTEN, Rotation.ROUNDS])
def test_whoever_prepares_the_line_up_that_leaves_more_even_comes_first(rotation: Rotation) -> None:
    told_apart = 0
    for seed in range(6):
        deals = play(rotation, 15, Random(seed)).deals
        for at in range(8, 15):
            for name in NAMES:
                begun = Deal(prepared_by=name)
                sheet = of_deals(*deals[:at], begun, rotation=rotation)
                left = [
                    differences(with_last(sheet, replace(begun, teams=teams)), 15)
                    for teams in advise_sheet(sheet).line_ups
                ]
                found = [(each.out, each.partnered) for each in left]
                assert found == sorted(found)
                told_apart += found[0] < found[1]
    assert told_apart > 10


# Passed out.


def test_a_thrown_in_deal_is_dealt_again_to_the_same_people() -> None:
    advice = advice_for(BID, replace(PASSED, prepared_by=BORIS, teams=((ANNA, VERA), (EGOR, DIMA))))
    assert advice == Advice(BORIS, "same", None, (((ANNA, VERA), (EGOR, DIMA)),), VERA)
    assert advice_for(PASSED) == Advice(EGOR, "same", None, (TEAMS,), VERA)


def test_it_stays_the_same_however_often_it_is_thrown_in() -> None:
    bare = Deal(passed_out=True)
    assert advice_for(PASSED, bare, bare) == advice_for(PASSED)
    assert advice_for(PASSED, Deal(prepared_by=EGOR)) == advice_for(PASSED)
    # The teams tell who prepared it.
    assert advice_for(replace(PASSED, prepared_by=None)) == advice_for(PASSED)


def test_who_was_not_written_in_a_thrown_in_deal_is_advised_as_before_it() -> None:
    second = Deal(prepared_by=BORIS)
    unknown = advice_for(BID, replace(second, passed_out=True))
    before = advice_for(BID, second)
    assert unknown == replace(before, reason="same", declarer=None)
    assert advice_for(Deal(passed_out=True)) == Advice(None, "same", None, (), None)


def test_another_preparer_of_the_deal_dealt_again_plays_with_the_others() -> None:
    advice = advice_for(PASSED, Deal(prepared_by=VERA))
    assert (advice.preparer, advice.reason) == (EGOR, "same")
    assert {pairs(each) for each in advice.line_ups} == legal_for(None, VERA)
    assert advice.opening_bid == ANNA


@pytest.mark.parametrize("rotation", Rotation)
def test_a_passed_out_deal_that_counts_names_who_prepares_next(rotation: Rotation) -> None:
    advice = advice_for(PASSED, rotation=rotation, passed_out=PassedOut.SCORE)
    assert (advice.preparer, advice.reason, advice.declarer) == (ANNA, "hand-over", None)
    assert {pairs(each) for each in advice.line_ups} == legal_for(TEAMS, ANNA)
    unknown = advice_for(replace(PASSED, teams=None), rotation=rotation, passed_out=PassedOut.SCORE)
    assert unknown == Advice(None, "hand-over", None, (), None)


# A table that does as it likes.


class Step(NamedTuple):
    """One thing that happens at the table; what the numbers mean hangs on `what`."""

    what: str
    one: int
    other: int


STEPS = st.lists(
    st.builds(
        Step,
        st.sampled_from(
            (
                *("follow", "follow", "follow", "preparer", "partners", "decline"),
                *("pass", "open", "tricks", "plan", "edit", "blank"),
            )
        ),
        st.integers(0, 59),
        st.integers(0, 59),
    ),
    max_size=25,
)


def happened(sheet: Sheet, step: Step) -> Sheet:
    """The sheet after `step`."""
    advice = advise_sheet(sheet)
    done = tuple(deal for deal in sheet.deals if deal.has_contract)
    what, one, other = step
    if what == "plan":
        return replace(sheet, planned_deals=1 + one)
    if what in {"edit", "blank"} and sheet.deals:
        at = one % len(sheet.deals)
        deal = (
            seated(NAMES[other % 5], other, other) if what == "edit" else blanked(sheet, at, other)
        )
        if what == "edit":
            deal = replace(deal, contract=CONTRACT, declarer=NAMES[(other + 1) % 5], tricks=7)
        return replace(sheet, deals=(*sheet.deals[:at], deal, *sheet.deals[at + 1 :]))
    if what == "tricks" and done:
        return replace(sheet, deals=(*done[:-1], replace(done[-1], tricks=one % 14)))
    if len(done) >= MOST_DEALS:
        return sheet

    preparer = advice.preparer or NAMES[one % 5]
    if what == "preparer":
        preparer = NAMES[one % 5]
    deal = seated(preparer, one, other)
    if what != "partners" and preparer == advice.preparer and advice.line_ups:
        deal = replace(deal, teams=advice.line_ups[0], opening_bid=advice.opening_bid)
    if what == "open":
        return replace(sheet, deals=(*done, replace(deal, teams=deal.teams if other % 2 else None)))
    if what == "pass":
        return replace(sheet, deals=(*done, replace(deal, passed_out=True)))
    assert deal.teams is not None
    declarer = (deal.teams[0] + deal.teams[1])[other % 4]
    deal = replace(deal, contract=CONTRACT, declarer=declarer)
    asked = advise_sheet(replace(sheet, deals=(*done, deal)))
    if asked.reason == "swap" and what != "decline":
        deal = replace(deal, declarer=asked.declarer, bid_by=declarer)
    return replace(sheet, deals=(*done, replace(deal, tricks=None if one % 3 == 0 else 8)))


def seated(preparer: str, one: int, other: int) -> Deal:
    """A deal without contract, the four with any partners and any opener."""
    first, *three = (name for name in NAMES if name != preparer)
    partner = three.pop(one % 3)
    rest: Team = (three[0], three[1])
    opener = (first, partner, *rest)[other % 4]
    return Deal(prepared_by=preparer, teams=((first, partner), rest), opening_bid=opener)


def blanked(sheet: Sheet, at: int, other: int) -> Deal:
    """The deal with something rubbed out."""
    deal = sheet.deals[at]
    match other % 5:
        case 0:
            return replace(deal, teams=None)
        case 1:
            return replace(deal, prepared_by=None)
        case 2:
            return replace(deal, declarer=None, bid_by=None)
        case 3:
            return replace(deal, opening_bid=None)
    return Deal()


@pytest.mark.timeout(300)  # for the thorough profile
@given(
    steps=STEPS,
    rotation=st.sampled_from(Rotation),
    passed_out=st.sampled_from(PassedOut),
    planned=st.sampled_from((15, 20, 12, 10, 25, 1, 60)),
)
def test_whatever_the_table_does_the_advice_is_legal_and_always_the_same(
    steps: list[Step], rotation: Rotation, passed_out: PassedOut, planned: int
) -> None:
    sheet = of_deals(planned=planned, rotation=rotation, passed_out=passed_out)
    for step in steps:
        sheet = happened(sheet, step)
        assert_legal(sheet)
    assert len(preparer_marks(sheet)) == len(sheet.deals)
    for other_plan in (15, 20, 12):
        assert_legal(replace(sheet, planned_deals=other_plan))
        assert min(astuple(differences(sheet, other_plan))) >= 0


@pytest.mark.parametrize("rotation", [Rotation.WRITTEN, Rotation.ROUNDS])
def test_after_a_while_of_its_own_way_the_table_is_led_back_as_far_as_can_be(
    rotation: Rotation,
) -> None:
    random = Random(12)
    uneven = 0
    for _ in range(20):
        planned = random.choice((10, 15, 20))
        sheet = of_deals(planned=planned, rotation=rotation)
        for _ in range(random.randrange(2, planned)):
            what = random.choice(("follow", "preparer", "partners", "decline"))
            sheet = happened(sheet, Step(what, random.randrange(60), random.randrange(60)))
        could_be = differences(sheet, planned)
        uneven += could_be.out + could_be.partnered > 0
        advice = advise_sheet(sheet)
        while len(sheet.deals) < planned:
            assert advice.preparer is not None
            sheet, advice = bid(sheet, advice.preparer, advice, random)
        became = differences(sheet, planned)
        assert (became.out, became.partnered) <= (could_be.out, could_be.partnered)
    assert 0 < uneven < 20


# Who is out next ----------------------------------------------------------------------------------


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
        for at in range(0, length, 5) if rotation is Rotation.ROUNDS else ():
            of_round = counts(evening.deals[at : at + 5])
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


def prepares(turn: Turn) -> tuple[int, str]:
    """Who prepares after `turn`, and why."""
    choice = next_out(turn)
    return choice.out, choice.reason


def turns(rotation: Rotation, planned: int, random: Random) -> list[Turn]:
    """Every moment of an evening that follows the advice, each contract with any declarer."""
    tally = Tally()
    line_up = random.choice(LINE_UPS)
    met = []
    for _ in range(planned):
        tally = with_deal(tally, line_up.out, line_up, opener(tally, line_up.out))
        declarer = random.choice([player for player in PLAYERS if player != line_up.out])
        turn = Turn(tally, planned, rotation, declarer, line_up.partner_of(declarer), True)
        met.append(turn)
        line_up = ranked(turn, next_out(turn).out)[0]
    return met


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
    sides = turn.tally.line_up.teams
    return turn.declarer, turn.dummy, sides[turn.declarer in sides[0]]


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
            assert prepares(turn) == expected
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
        of_ends = [evenest(replace(position, left=end - dealt)) for end in (10, 12)]
        best = min(of_ends)
        end = (10, 12)[of_ends.index(best)]
        after = replace(position, left=end - dealt).after(ranked(turn, next_out(turn).out)[0])
        assert evenest(after) == best
        told_apart += of_ends[0] < of_ends[1]
    assert 0 < told_apart < 60


def test_a_round_that_cannot_be_even_any_more_is_passed_over() -> None:
    # Two in turn prepared four deals: after the fifth all cannot be even, after the tenth they can.
    tally = Tally()
    for line_up in (LineUp(1, 3, 7), LineUp(4, 1, 5)) * 2:
        tally = with_deal(tally, line_up.out, line_up, None)
    turn = Turn(tally, 10, Rotation.ROUNDS, 0, line_up.partner_of(0), True)
    here = Position(tally.line_up, 10 - tally.dealt, tally.out, tally.partnered)
    assert evenest(replace(here, left=1)) == (2, 2)
    assert evenest(here.after(ranked(turn, next_out(turn).out)[0])) == (0, 0)


def evenest(position: Position) -> tuple[int, int]:
    """The differences of the first goal in reach."""
    return next(
        goal.differences for level in goals(position) for goal in level if reachable(position, goal)
    )


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
            assert prepares(turn) == expected
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
            assert prepares(turn) == (turn.dummy, "dummy")


def test_play_beyond_the_plan_is_a_round_more() -> None:
    random = Random(7)
    asked = set()
    for _ in range(20):
        # The sixteenth deal of fifteen planned is the first of a round to twenty.
        longer = turns(Rotation.WRITTEN, 20, random)
        for turn in longer[15:]:
            assert prepares(replace(turn, planned=15)) == prepares(turn)
            asked.add(next_out(turn).reason)
        after_15 = replace(longer[14], planned=15)
        assert prepares(after_15) == (after_15.dummy, "dummy")
    assert asked == {"dummy", "swap", "hand-over"}


def test_a_round_beyond_the_plan_ends_like_the_plan() -> None:
    line_up = LINE_UPS[0]
    tally = Tally(dealt=20, line_up=line_up, out=(5, 3, 5, 4, 3))
    turn = Turn(tally, 15, Rotation.DUMMY, 1, line_up.partner_of(1), True)
    assert next_out(turn).reason == "dummy"
    assert next_out(replace(turn, tally=replace(tally, dealt=19))).reason == "swap"


@pytest.mark.parametrize("rotation", Rotation)
def test_after_a_deal_without_dummy_somebody_of_the_four_prepares(rotation: Rotation) -> None:
    random = Random(8)
    for turn in turns(rotation, 15, random)[:-1]:
        line_up = turn.tally.line_up
        assert line_up is not None
        at_table = tuple(player for player in PLAYERS if player != line_up.out)
        end = (turn.tally.dealt // 5 + 1) * 5 if rotation is Rotation.ROUNDS else 15
        able = [
            player
            for player in by_sit_outs(turn, at_table)
            if rotation is Rotation.DUMMY or completable(turn, player, end)
        ]
        assert prepares(replace(turn, declarer=None, dummy=None)) == (able[0], "hand-over")


# Who plays with whom.


def with_counts(rotation: Rotation, out: tuple[int, ...], *often: tuple[int, int]) -> Turn:
    """A turn after a deal in which 0 was out, 1 and 2 played 3 and 4; `often` partnered more."""
    line_up = of_teams(((1, 2), (3, 4)))
    tally = Tally(dealt=6, line_up=line_up, out=out)
    more = [PARTNERSHIP_OF[frozenset(pair)] for pair in often]
    partnered = tuple(count + more.count(at) for at, count in enumerate(tally.partnered))
    return Turn(replace(tally, partnered=partnered), 15, rotation)


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
        # By the rule `dummy` that comes before the partnerships in the last three deals, for no
        # hand-over mends it then.
        often = with_counts(Rotation.DUMMY, out, apart)
        for dealt in (6, 11, 12):
            now = replace(often, tally=replace(often.tally, dealt=dealt))
            assert (ranked(now, 1) == ranked(turn, 1)) == (dealt == 12)


@pytest.mark.parametrize("rotation", BY_SEARCH)
@pytest.mark.parametrize(("opened", "out"), [((3, 2, 2, 2, 2), 1), ((3, 1, 2, 2, 3), 2)])
def test_who_should_open_the_last_deal_does_not_prepare_it(
    rotation: Rotation, opened: tuple[int, ...], out: int
) -> None:
    turn = with_counts(rotation, (3, 2, 2, 2, 2))
    turn = replace(turn, planned=12, tally=replace(turn.tally, dealt=11, opened=opened))
    assert next_out(turn).out == out


@pytest.mark.parametrize(("opened", "partner"), [((3, 3, 1, 3, 3), 4), ((3, 3, 3, 3, 3), 3)])
def test_by_the_rule_dummy_who_opens_the_last_deal_gets_a_partner_who_was_out_no_more(
    opened: tuple[int, ...], partner: int
) -> None:
    # 2 was out less than 3, and would have to sit out the last deal with 3 as partner.
    turn = with_counts(Rotation.DUMMY, (3, 2, 2, 3, 2))
    turn = replace(turn, tally=replace(turn.tally, dealt=13, opened=opened))
    assert frozenset((2, partner)) in teams(ranked(turn, 1)[0])


@pytest.mark.parametrize(
    ("planned", "expected"), [(1, 1), (5, 1), (6, 2), (12, 3), (15, 3), (16, 4), (60, 12)]
)
def test_the_cap_is_a_fifth_of_the_plan_rounded_up(planned: int, expected: int) -> None:
    assert cap(planned) == expected


# Who opens ----------------------------------------------------------------------------------------


SEATED = LineUp(0, PARTNERSHIP_OF[frozenset((1, 2))], PARTNERSHIP_OF[frozenset((3, 4))])
"""0 is out, 1 and 2 play 3 and 4: any deal is like one of these, when it matters not who is who."""

Counted = tuple[tuple[int, int], ...]
"""Times out and opened: of who is out now, of one pair, of the other."""


@pytest.mark.parametrize("planned", [5, *LENGTHS])
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
            rare = (least_used.first, least_used.second)
            used = tuple(int(place not in rare) for place in range(len(PARTNERSHIPS)))
            turn = replace(turns[0], tally=replace(before, partnered=used))
            line_up = ranked(turn, leaves)[0]
            after = with_deal(before, leaves, line_up, opener(before, leaves))
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


# Counts, marks and the plan -----------------------------------------------------------------------


FIRST = replace(BID, tricks=10)


def evening(deals: int, planned: int = 15, seed: int = 1) -> Sheet:
    """The first `deals` of an evening that followed the advice."""
    sheet = blank(Rotation.WRITTEN, planned)
    return replace(sheet, deals=play(Rotation.WRITTEN, planned, Random(seed)).deals[:deals])


# The standing.


def test_what_was_counted_is_told_by_name() -> None:
    sheet = evening(11)
    found = counts(sheet.deals)
    assert list(times_out(sheet).values()) == found["out"]
    assert list(opened(sheet).values()) == found["opened"]
    assert [count for _, count in partnerships(sheet)] == found["partners"]
    assert list(times_out(sheet)) == list(opened(sheet)) == list(NAMES)
    assert [pair for pair, _ in partnerships(sheet)][:2] == [(ANNA, BORIS), (ANNA, VERA)]


def test_whoever_prepares_now_is_out_already() -> None:
    sheet = of_deals(FIRST, Deal(prepared_by=BORIS))
    assert {name for name, count in times_out(sheet).items() if count} == {BORIS, EGOR}


# The marks.


def test_what_cannot_be_known_carries_no_mark() -> None:
    for before in (
        replace(FIRST, teams=None),
        replace(FIRST, declarer=None),
        replace(FIRST, contract=None, declarer=None, tricks=None),
    ):
        assert preparer_marks(of_deals(before, Deal(prepared_by=VERA))) == (None, None)
    assert preparer_marks(of_deals(FIRST, Deal())) == (None, None)
    assert preparer_marks(of_deals()) == ()


def test_a_thrown_in_deal_is_dealt_again_by_the_same_preparer() -> None:
    again = (PASSED, PASSED, FIRST)
    assert preparer_marks(of_deals(*again)) == (None, None, None)
    other = replace(FIRST, prepared_by=ANNA, teams=None)
    assert preparer_marks(of_deals(PASSED, PASSED, other)) == (None, None, EGOR)
    assert preparer_marks(of_deals(replace(PASSED, prepared_by=None), other)) == (None, None)


def test_after_a_scored_pass_the_one_named_prepares() -> None:
    sheet = of_deals(PASSED, passed_out=PassedOut.SCORE)
    named = advise_sheet(sheet).preparer
    assert named in {ANNA, BORIS, VERA, DIMA}
    for name in {ANNA, BORIS, VERA, DIMA}:
        marks = preparer_marks(replace(sheet, deals=(PASSED, Deal(prepared_by=name))))
        assert marks == (None, None if name == named else named)


def test_a_hand_over_that_was_advised_carries_no_mark_and_dummy_may_prepare_all_the_same() -> None:
    random = Random(3)
    met: Counter[str] = Counter()
    for seed in range(12):
        deals = evening(15, seed=seed).deals
        assert preparer_marks(of_deals(*deals)) == (None,) * 15
        for at in range(1, 15):
            before = deals[:at]
            advice = advise_sheet(of_deals(*before))
            met[advice.reason] += 1
            dummy = before[-1].dummy
            expected = {dummy, advice.preparer}
            for plan in (5, 10, 20, 25):  # which may have been the plan when it was settled
                if at < plan:
                    expected.add(advise_sheet(of_deals(*before, planned=plan)).preparer)
            for name in random.sample(NAMES, 3):
                mark = preparer_marks(of_deals(*before, Deal(prepared_by=name)))[-1]
                if name in expected:
                    assert mark is None
                elif advice.reason == "hand-over":
                    assert mark == f"{dummy} / {advice.preparer}"
                else:
                    assert mark == dummy
    assert set(met) == {"dummy", "hand-over"}


@pytest.mark.parametrize(
    ("planned", "played", "changed"),
    [(10, 10, 15), (15, 15, 20), (15, 15, 25), (15, 12, 12), (20, 16, 16), (25, 22, 22)],
)
def test_another_plan_marks_nobody_who_prepared_as_advised(
    planned: int, played: int, changed: int
) -> None:
    handed_over = 0
    for seed in range(12):
        deals = evening(played, planned, seed).deals
        handed_over += any(deal.prepared_by != last.dummy for last, deal in pairwise(deals))
        assert preparer_marks(of_deals(*deals, planned=changed)) == (None,) * played
    assert handed_over


def test_who_takes_over_when_a_swap_is_declined_carries_no_mark() -> None:
    met = 0
    for seed in range(15):
        for at, deal in enumerate(evening(14, seed=seed).deals):
            if deal.bid_by is None:
                continue
            before = evening(14, seed=seed).deals[:at]
            as_bid = replace(deal, declarer=deal.bid_by, bid_by=None)
            instead = advise_sheet(of_deals(*before, as_bid))
            if instead.reason == "hand-over":
                met += 1
                for last in (as_bid, replace(as_bid, tricks=None)):
                    begun = Deal(prepared_by=instead.preparer)
                    assert preparer_marks(of_deals(*before, last, begun))[-1] is None
    assert met


def test_declarer_prepares_without_a_mark_only_while_an_advised_swap_is_possible() -> None:
    swaps = 0
    for seed in range(15):
        deals = evening(14, seed=seed).deals
        for at, deal in enumerate(deals):
            as_bid = replace(deal, declarer=deal.bid_by or deal.declarer, bid_by=None, tricks=None)
            begun = Deal(prepared_by=as_bid.declarer)
            advised = advise_sheet(of_deals(*deals[:at], as_bid)).reason == "swap"
            swaps += advised
            marks = [
                preparer_marks(of_deals(*deals[:at], last, begun))[-1] is None
                for last in (as_bid, replace(as_bid, tricks=7))
            ]
            assert marks == [advised, False]
    assert swaps


def test_the_people_of_later_deals_stay_when_an_earlier_one_is_edited() -> None:
    deals = list(evening(8).deals)
    deals[3] = replace(deals[3], declarer=deals[3].dummy)
    dummy = deals[3].dummy
    assert dummy is not None
    marks = preparer_marks(of_deals(*deals))
    assert marks[4] is not None
    assert dummy in marks[4]
    assert [mark for at, mark in enumerate(marks) if at != 4 and mark] == []


# The plan.


@pytest.mark.parametrize("dealt", range(16))
def test_an_evening_that_follows_the_advice_can_come_even_by_its_plan_or_five_more(
    dealt: int,
) -> None:
    sheet = evening(dealt)
    assert differences(sheet, 15) == differences(sheet, 20) == Differences(0, 0, 0)


def test_a_plan_that_is_no_multiple_of_five_leaves_one() -> None:
    assert differences(evening(7), 12) == Differences(1, 1, 1)


def test_a_shorter_plan_leaves_what_looking_at_everything_finds() -> None:
    checked: Counter[Differences] = Counter()
    for seed in range(12):
        deals = evening(11, planned=20, seed=seed).deals
        # Before the lead any of the four may be the next one out.
        sheet = of_deals(*deals[:-1], replace(deals[-1], bid_by=None, tricks=None))
        tally = tally_of(ledgers(sheet)[-1], sheet.players)
        for planned in (12, 13, 14):
            start = Position(tally.line_up, planned - 11, tally.out, tally.partnered)
            best = min(
                (max(end.out) - min(end.out), max(end.partnered) - min(end.partnered))
                for end in ends(start)
            )
            found = differences(sheet, planned)
            assert (found.out, found.partnered) == best
            checked[found] += 1
    assert len(checked) > 3


def test_the_deal_being_prepared_keeps_its_preparer() -> None:
    # With Egor out twice in five deals somebody is not out at all.
    assert differences(of_deals(FIRST, Deal(prepared_by=BORIS)), 5).out == 0
    assert differences(of_deals(FIRST, Deal(prepared_by=EGOR)), 5).out == 2
    assert differences(of_deals(FIRST, Deal()), 5).out == 0


def test_the_deal_being_prepared_counts_as_one_of_those_left() -> None:
    begun = of_deals(FIRST, Deal(prepared_by=BORIS), planned=2)
    assert differences(begun, 2) == Differences(1, 1, 1)
    seated = of_deals(FIRST, Deal(prepared_by=EGOR, teams=((ANNA, BORIS), (VERA, DIMA))))
    assert differences(seated, 2).partnered == 2


def test_opening_bids_missed_must_stay_apart() -> None:
    deals = tuple(replace(deal, opening_bid=ANNA) for deal in evening(8).deals)
    assert differences(of_deals(*deals), 15).opened == 7


def test_declarer_prepares_next_only_while_a_swap_may_be_had() -> None:
    # All have been out but Anna, who declares the fourth deal of five.
    outs = (BORIS, DIMA, VERA, EGOR)
    deals = [replace(FIRST, prepared_by=name, teams=None) for name in outs[:3]]
    bid = replace(FIRST, tricks=None)
    assert differences(of_deals(*deals, bid), 5).out == 0
    assert differences(of_deals(*deals, FIRST), 5).out == 2
    assert differences(of_deals(*deals, replace(bid, bid_by=BORIS)), 5).out == 2
