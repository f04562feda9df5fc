from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from chicago_gui.games.house.evening import advise, loads
from chicago_gui.games.house.rotation.advise import (
    advise_sheet,
    differences,
    next_out,
    preparer_marks,
    ranked,
)
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import MOST_DEALS, Deal, Sheet
from chicago_gui.games.house.view import Advice
from chicago_gui.record import replace
from chicago_gui.sheet.panel import Team, Teams
from tests.benchmarks.rotation_table import CONTRACT, NAMES, bid, blank, play
from tests.conftest import EveningFile

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


def legal(before: Teams | None, out: str) -> set[frozenset[frozenset[str]]]:
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
        assert set(offered) == legal(before, prepares)
    assert advice.opening_bid in set(NAMES) - {prepares}
    return advice


# The first deal.


def test_a_blank_sheet_asks_who_prepares_first() -> None:
    blank_advice = Advice(None, "first", None, (), None)
    assert advice_for() == advice_for(Deal()) == blank_advice


@pytest.mark.parametrize("rotation", Rotation)
def test_the_first_four_may_sit_down_in_any_way(rotation: Rotation) -> None:
    advice = advice_for(Deal(prepared_by=BORIS), rotation=rotation)
    assert (advice.preparer, advice.reason, advice.declarer) == (BORIS, "first", None)
    assert len(advice.line_ups) == 3
    assert {pairs(each) for each in advice.line_ups} == legal(None, BORIS)
    assert advice.opening_bid == ANNA


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


def test_the_line_ups_are_for_the_four_who_really_play() -> None:
    advice = advice_for(BID, Deal(prepared_by=VERA))
    assert (advice.preparer, advice.reason) == (BORIS, "dummy")
    assert {pairs(each) for each in advice.line_ups} == legal(TEAMS, VERA)
    assert advice.opening_bid == ANNA


def test_when_the_same_prepares_again_the_four_change_partners() -> None:
    advice = advice_for(BID, Deal(prepared_by=EGOR))
    assert {pairs(each) for each in advice.line_ups} == legal(TEAMS, EGOR)
    assert len(advice.line_ups) == 2


@pytest.mark.parametrize(
    "last",
    [
        replace(BID, teams=None),
        replace(BID, declarer=None),
        replace(BID, teams=((ANNA, ANNA), (VERA, DIMA))),
    ],
)
def test_without_teams_or_declarer_nobody_knows_who_prepares(last: Deal) -> None:
    advice = advice_for(last)
    assert (advice.preparer, advice.reason, advice.line_ups) == (None, "dummy", ())
    prepared = advice_for(last, Deal(prepared_by=VERA))
    assert prepared.preparer is None
    known = last.declarer is None
    assert {pairs(each) for each in prepared.line_ups} == legal(TEAMS if known else None, VERA)
    assert prepared.opening_bid == ANNA


def test_a_preparer_who_is_none_of_the_five_plays_with_nobody() -> None:
    advice = advice_for(BID, Deal(prepared_by="Nobody"))
    assert (advice.preparer, advice.line_ups, advice.opening_bid) == (BORIS, (), None)


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


def test_the_swap_of_the_page_is_asked_for_at_the_cap() -> None:
    sheet, advice = first_that("swap")
    out = Counter(deal.prepared_by for deal in sheet.deals)
    assert out[sheet.deals[-1].dummy] == 3
    assert out[advice.preparer] < 3


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


@pytest.mark.parametrize("rotation", [Rotation.WRITTEN, Rotation.ROUNDS])
def test_a_hand_over_names_one_of_the_other_side(rotation: Rotation) -> None:
    sheet, advice = first_that("hand-over", rotation)
    last = sheet.deals[-1]
    assert last.teams is not None
    assert advice.declarer == last.declarer
    assert advice.preparer in last.at_table - {last.declarer, last.dummy}
    assert {pairs(each) for each in advice.line_ups} == legal(last.teams, str(advice.preparer))
    # It stays when the result comes in: there was nothing to swap.
    assert advise_sheet(with_last(sheet, replace(last, tricks=9))) == advice


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
def test_whoever_prepares_the_line_up_that_leaves_more_even_comes_first(
    rotation: Rotation,
) -> None:
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


def test_the_last_deal_of_the_plan_asks_for_no_swap() -> None:
    for seed in range(20):
        deals = play(Rotation.ROUNDS, 15, Random(seed)).deals
        last = replace(deals[-1], tricks=None)
        advice = advise_sheet(of_deals(*deals[:-1], last, rotation=Rotation.ROUNDS))
        assert (advice.preparer, advice.reason) == (last.dummy, "dummy")
        assert advice.declarer == last.declarer
        assert len(advice.line_ups) == 2


# Passed out.


def test_a_thrown_in_deal_is_dealt_again_to_the_same_people() -> None:
    advice = advice_for(BID, replace(PASSED, prepared_by=BORIS, teams=((ANNA, VERA), (EGOR, DIMA))))
    assert advice == Advice(BORIS, "same", None, (((ANNA, VERA), (EGOR, DIMA)),), VERA)
    assert advice_for(PASSED) == Advice(EGOR, "same", None, (TEAMS,), VERA)


def test_it_stays_the_same_however_often_it_is_thrown_in() -> None:
    bare = Deal(passed_out=True)
    assert advice_for(PASSED, bare, bare) == advice_for(PASSED)
    assert advice_for(PASSED, Deal(prepared_by=EGOR)) == advice_for(PASSED)


def test_the_teams_of_a_thrown_in_deal_tell_who_prepared_it() -> None:
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
    assert {pairs(each) for each in advice.line_ups} == legal(None, VERA)
    assert advice.opening_bid == ANNA


@pytest.mark.parametrize("rotation", Rotation)
def test_a_passed_out_deal_that_counts_names_who_prepares_next(rotation: Rotation) -> None:
    advice = advice_for(PASSED, rotation=rotation, passed_out=PassedOut.SCORE)
    assert (advice.preparer, advice.reason, advice.declarer) == (ANNA, "hand-over", None)
    assert {pairs(each) for each in advice.line_ups} == legal(TEAMS, ANNA)
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


# Through the door that other programs use.


def test_real_evenings_get_legal_advice(evenings: dict[str, EveningFile]) -> None:
    assert evenings
    for evening in evenings.values():
        session = loads(evening.text)
        players = session.sheet.players
        advice = advise(session)
        assert advice == advise_sheet(session.sheet)
        for at in range(len(session.sheet.deals) + 1):
            some = advise_sheet(replace(session.sheet, deals=session.sheet.deals[:at]))
            assert some.preparer in {None, *players}
            assert all(len({*one, *other}) == 4 for one, other in some.line_ups)
