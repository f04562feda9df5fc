from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from chicago_gui.games.house.rotation.advise import (
    advise_sheet,
    can_come_even,
    differences,
    opened,
    partnerships,
    preparer_marks,
    times_out,
)
from chicago_gui.games.house.rotation.attendance import tallies
from chicago_gui.games.house.rotation.goals import Position
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.games.house.view import Differences
from chicago_gui.record import replace
from tests.benchmarks.rotation_table import CONTRACT, NAMES, blank, counts, play
from tests.games.house.evening.walks import ends

ANNA, BORIS, VERA, DIMA, EGOR = NAMES
FIRST = Deal(
    prepared_by=EGOR,
    teams=((ANNA, BORIS), (VERA, DIMA)),
    opening_bid=VERA,
    contract=CONTRACT,
    declarer=ANNA,
    tricks=10,
)
PASSED = replace(FIRST, contract=None, declarer=None, tricks=None, passed_out=True)


def evening(deals: int, planned: int = 15, seed: int = 1) -> Sheet:
    """The first `deals` of an evening that followed the advice."""
    sheet = blank(Rotation.WRITTEN, planned)
    return replace(sheet, deals=play(Rotation.WRITTEN, planned, Random(seed)).deals[:deals])


def of_deals(*deals: Deal, planned: int = 15, passed_out: PassedOut = PassedOut.REDEAL) -> Sheet:
    rules = Rules(passed_out=passed_out)
    return replace(blank(Rotation.WRITTEN, planned), rules=rules, deals=deals)


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


def test_whoever_was_dummy_prepares_without_a_mark() -> None:
    assert preparer_marks(of_deals(FIRST, Deal(prepared_by=BORIS))) == (None, None)


def test_somebody_else_than_dummy_carries_a_mark_that_names_dummy() -> None:
    for name in (ANNA, VERA, DIMA, EGOR):
        assert preparer_marks(of_deals(FIRST, Deal(prepared_by=name))) == (None, BORIS)


def test_after_a_swap_it_is_the_new_dummy() -> None:
    swapped = replace(FIRST, declarer=BORIS, bid_by=ANNA)
    assert preparer_marks(of_deals(swapped, Deal(prepared_by=ANNA)))[1] is None
    assert preparer_marks(of_deals(swapped, Deal(prepared_by=BORIS)))[1] == ANNA


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


@pytest.mark.parametrize(("planned", "more"), [(10, 15), (15, 20), (15, 25)])
def test_five_more_deals_mark_nobody_who_prepared_as_advised(planned: int, more: int) -> None:
    handed_over = 0
    for seed in range(8):
        deals = evening(planned, planned, seed).deals
        for last, deal in pairwise(deals):
            handed_over += deal.prepared_by != last.dummy
        assert preparer_marks(of_deals(*deals, planned=more)) == (None,) * planned
        last = deals[-1]
        advised = advise_sheet(of_deals(*deals, planned=more)).preparer
        other = next(name for name in NAMES if name not in (last.dummy, advised))
        assert preparer_marks(of_deals(*deals, Deal(prepared_by=other), planned=more))[-1]
    assert handed_over


@pytest.mark.parametrize(("planned", "played"), [(15, 12), (20, 16), (25, 20), (25, 22)])
def test_stopping_early_marks_nobody_who_prepared_as_advised(planned: int, played: int) -> None:
    handed_over = 0
    for seed in range(20):
        deals = evening(played, planned, seed).deals
        handed_over += any(deal.prepared_by != last.dummy for last, deal in pairwise(deals))
        assert preparer_marks(of_deals(*deals, planned=played)) == (None,) * played
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
    assert can_come_even(sheet, 15)
    assert can_come_even(sheet, 20)
    assert differences(sheet, 15) == Differences(0, 0, 0)


def test_a_plan_that_is_no_multiple_of_five_leaves_one() -> None:
    assert differences(evening(7), 12) == Differences(1, 1, 1)
    assert not can_come_even(evening(7), 12)


def test_stopping_now_leaves_what_there_is() -> None:
    sheet = evening(13)
    found = counts(sheet.deals)
    expected = Differences(
        *(max(found[what]) - min(found[what]) for what in ("out", "opened", "partners"))
    )
    assert expected.partnered > 0
    assert differences(sheet, 13) == expected
    assert differences(sheet, 5) == expected


def test_a_shorter_plan_leaves_what_looking_at_everything_finds() -> None:
    checked: Counter[Differences] = Counter()
    for seed in range(12):
        deals = evening(11, planned=20, seed=seed).deals
        # Before the lead any of the four may be the next one out.
        sheet = of_deals(*deals[:-1], replace(deals[-1], bid_by=None, tricks=None))
        tally = tallies(sheet)[-1]
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
    assert not can_come_even(of_deals(*deals), 15)


def test_declarer_prepares_next_only_while_a_swap_may_be_had() -> None:
    # All have been out but Anna, who declares the fourth deal of five.
    outs = (BORIS, DIMA, VERA, EGOR)
    deals = [replace(FIRST, prepared_by=name, teams=None) for name in outs[:3]]
    bid = replace(FIRST, tricks=None)
    assert differences(of_deals(*deals, bid), 5).out == 0
    assert differences(of_deals(*deals, FIRST), 5).out == 2
    assert differences(of_deals(*deals, replace(bid, bid_by=BORIS)), 5).out == 2
