"""Counts of what was played, also where players come and go."""

from __future__ import annotations

from random import Random

import pytest

from chicago_gui.games.house.rotation.advise import (
    advise_sheet,
    cap_of,
    differences,
    preparer_marks,
)
from chicago_gui.games.house.rotation.counts import (
    NEVER,
    NOBODY,
    Tally,
    ledgers,
    tally_of,
    times_out,
)
from chicago_gui.games.house.rotation.line_ups import PARTNERSHIPS, line_up_of, of_teams
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deal, Sheet, pairings
from chicago_gui.games.house.view import Differences
from chicago_gui.record import replace
from chicago_gui.sheet.panel import Teams
from tests.benchmarks import attendance_table as table
from tests.benchmarks.rotation_table import CONTRACT, NAMES, blank

# Five who are always there ------------------------------------------------------------------------


ANNA, BORIS, VERA, DIMA, EGOR = NAMES
SHEET = blank(Rotation.WRITTEN, 15)
PLAYED = Deal(
    prepared_by=EGOR,
    teams=((ANNA, BORIS), (DIMA, VERA)),
    opening_bid=VERA,
    contract=CONTRACT,
    declarer=ANNA,
    tricks=10,
)


def last_tally(*deals: Deal, passed_out: PassedOut = PassedOut.REDEAL) -> Tally:
    return next_tally(replace(SHEET, rules=Rules(passed_out=passed_out), deals=deals))


def next_tally(sheet: Sheet) -> Tally:
    return tally_of(ledgers(sheet)[-1], sheet.there_next)


def test_a_deal_counts_for_everybody_in_it() -> None:
    tally = last_tally(PLAYED)
    assert tally.dealt == 1
    assert tally.line_up == of_teams(((0, 1), (2, 3)))
    assert (tally.out, tally.last_out) == ((0, 0, 0, 0, 1), (NEVER,) * 4 + (0,))
    assert (tally.opened, tally.last_opened) == ((0, 0, 1, 0, 0), (NEVER, NEVER, 0, NEVER, NEVER))
    assert {PARTNERSHIPS[place] for place, count in enumerate(tally.partnered) if count} == {
        (0, 1),
        (2, 3),
    }


def test_there_is_a_tally_before_every_deal_and_one_of_them_all() -> None:
    second = replace(PLAYED, prepared_by=BORIS, teams=((ANNA, VERA), (DIMA, EGOR)))
    sheet = replace(SHEET, deals=(PLAYED, second))
    none, one, both = (tally_of(ledger, NAMES) for ledger in ledgers(sheet))
    assert none == Tally()
    assert one == last_tally(PLAYED)
    assert both.out == (0, 1, 0, 0, 1)
    assert both.last_opened[2] == 1


def test_a_thrown_in_deal_counts_only_where_the_rules_score_it() -> None:
    passed = replace(PLAYED, contract=None, declarer=None, tricks=None, passed_out=True)
    assert last_tally(passed) == Tally()
    assert last_tally(passed, passed_out=PassedOut.SCORE) == last_tally(PLAYED)


def test_the_deal_being_prepared_counts_for_its_preparer() -> None:
    tally = last_tally(PLAYED, Deal(prepared_by=BORIS))
    assert tally.out == (0, 1, 0, 0, 1)
    assert tally.line_up is None
    assert sum(tally.partnered) == 2


def test_where_the_teams_tell_another_who_is_out_they_are_believed() -> None:
    assert last_tally(replace(PLAYED, prepared_by=ANNA)).out == (0, 0, 0, 0, 1)
    assert last_tally(replace(PLAYED, prepared_by=None)).out == (0, 0, 0, 0, 1)


@pytest.mark.parametrize(
    "teams", [None, ((ANNA, BORIS), (DIMA, "Nobody")), ((ANNA, BORIS), (BORIS, DIMA))]
)
def test_without_four_known_players_there_is_no_line_up(teams: Teams | None) -> None:
    assert line_up_of(SHEET.players, teams) is None
    tally = last_tally(replace(PLAYED, teams=teams))
    assert (tally.dealt, tally.out, sum(tally.partnered)) == (1, (0, 0, 0, 0, 1), 0)


# Players who come and go --------------------------------------------------------------------------


TEAMS = ((ANNA, BORIS), (VERA, DIMA))


# A short run of the figures; benchmarks/attendance_table.py makes the long one.


@pytest.mark.parametrize("planned", table.FOURS)
def test_evenings_of_four_come_out_even_where_they_can(planned: int) -> None:
    gone = table.Change(0, (EGOR,), (EGOR,))
    sheet = table.play(Rotation.WRITTEN, planned, gone, Random(planned))
    assert table.openings(sheet) == bool(planned % 4)
    assert table.partnerships(sheet) == bool(planned % 3)


@pytest.mark.parametrize("rotation", [Rotation.WRITTEN, Rotation.ROUNDS])
@pytest.mark.parametrize("kind", table.KINDS)
def test_one_who_comes_or_goes_leaves_it_as_even_as_can_be(kind: str, rotation: Rotation) -> None:
    random = Random(f"{kind} {rotation.value}")
    for planned in (10, 15) * 6:
        change = table.KINDS[kind](planned, random)
        sheet = table.play(rotation, planned, change, random)
        assert table.sit_outs(sheet) <= table.at_best(sheet, change)
        if rotation is Rotation.ROUNDS:
            assert table.sit_outs(sheet) <= 1
            assert planned - change.at < 4 or table.openings(sheet) <= 1


# How it counts.


def deal(
    teams: Teams, out: str | None = None, opener: str | None = None, away: tuple[str, ...] = ()
) -> Deal:
    return Deal(
        prepared_by=out,
        teams=teams,
        opening_bid=opener or teams[0][0],
        contract=CONTRACT,
        declarer=teams[0][0],
        tricks=10,
        away=away,
    )


def of(*deals: Deal, away: tuple[str, ...] = (), players: tuple[str, ...] = NAMES) -> Sheet:
    sheet = blank(Rotation.WRITTEN, 15)
    return replace(sheet, players=players, deals=deals, away=away)


def test_who_joins_counts_as_the_lowest_of_those_who_are_there() -> None:
    six = (*NAMES, "Zoe")
    rounds = [
        deal(((BORIS, VERA), (DIMA, EGOR)), ANNA, BORIS, ("Zoe",)),
        deal(((ANNA, VERA), (DIMA, EGOR)), BORIS, ANNA, ("Zoe",)),
        deal(((ANNA, BORIS), (DIMA, EGOR)), VERA, DIMA, ("Zoe",)),
        deal(((ANNA, VERA), (BORIS, EGOR)), DIMA, VERA, ("Zoe",)),
    ]
    sheet = of(*rounds, away=(EGOR,), players=six)
    tally = next_tally(sheet)
    assert tally.out == (1, 1, 1, 1, 1)
    assert tally.opened == (1, 1, 1, 1, 1)
    with_zoe = [tally.partnered[place] for place, pair in enumerate(PARTNERSHIPS) if 4 in pair]
    assert with_zoe == [0, 0, 0, 0]  # as Anna and Dima, who were never partners
    assert times_out(sheet)["Zoe"] == 0
    assert cap_of(sheet) == 4  # one each by then, eleven deals to come
    back = of(*rounds, away=("Zoe",), players=six)
    assert next_tally(back).out == (1, 1, 1, 1, 0)


@pytest.mark.parametrize(
    ("joined", "times"), [(("Zoe",), 1), (("Yan", "Zoe"), 1), (("Walt", "Xenia", "Yan", "Zoe"), 0)]
)
def test_who_joins_was_partner_as_often_as_the_least_of_those_who_stay(
    joined: tuple[str, ...], times: int
) -> None:
    sheet = of(*(deal(teams, EGOR) for teams in pairings(NAMES[:4])))
    there = (*NAMES[: 5 - len(joined)], *joined)
    assert ledgers(sheet)[-1].tally(there).partnered == (times,) * 10


def test_who_joins_opens_after_those_on_the_sheet_who_have_opened_as_little() -> None:
    sheet = of(deal(TEAMS, opener=BORIS, away=(EGOR,)), away=(DIMA,))
    assert advise_sheet(sheet).opening_bid == ANNA


def test_who_comes_back_without_having_been_out_raises_the_cap() -> None:
    outs = [
        deal(((BORIS, VERA), (DIMA, EGOR)), ANNA),
        deal(((ANNA, DIMA), (VERA, EGOR)), BORIS),
        deal(((ANNA, EGOR), (BORIS, DIMA)), VERA),
        deal(((ANNA, VERA), (BORIS, EGOR)), DIMA),
    ]
    back = of(*outs, deal(TEAMS, away=(EGOR,)))
    tally = next_tally(back)
    assert tally.out == (1, 1, 1, 1, 1)
    assert tally.dealt == 5
    assert cap_of(replace(back, planned_deals=11)) == 3  # one each by then, six deals to come


def test_of_a_deal_with_four_only_partners_who_stay_bind_the_next() -> None:
    sheet = of(deal(TEAMS, away=(EGOR,)))
    tally = next_tally(sheet)
    assert tally.out == (0,) * 5
    assert tally.line_up is not None
    assert tally.line_up.out == NOBODY
    advice = advise_sheet(sheet)
    assert advice.preparer == BORIS  # dummy prepares, and who joins takes the chair
    assert advice.reason == "dummy"
    assert all((VERA, DIMA) not in teams for teams in advice.line_ups)
    assert len(advice.line_ups) == 2


def test_somebody_prepares_when_dummy_leaves() -> None:
    six = (*NAMES, "Zoe")
    first = deal(TEAMS, EGOR, away=("Zoe",))
    advice = advise_sheet(of(first, away=(BORIS,), players=six))
    assert advice.preparer in (ANNA, VERA, DIMA, "Zoe")
    assert advice.line_ups


def test_with_four_no_swap_is_asked_for_and_nobody_prepares() -> None:
    played = replace(deal(TEAMS, EGOR), tricks=None)
    advice = advise_sheet(of(played, away=(EGOR,)))
    assert (advice.preparer, advice.reason, advice.declarer) == (None, "four", ANNA)
    assert advice.line_ups[-1] == TEAMS  # who were partners with five, too


def test_a_thrown_in_deal_of_four_is_played_again_by_the_same() -> None:
    passed = replace(
        deal(TEAMS, opener=DIMA, away=(EGOR,)),
        contract=None,
        declarer=None,
        tricks=None,
        passed_out=True,
    )
    advice = advise_sheet(of(passed, away=(EGOR,)))
    assert advice.line_ups == (TEAMS,)
    assert advice.opening_bid == DIMA
    joined = advise_sheet(of(passed))
    assert (joined.reason, joined.preparer) == ("first", None)


def test_the_three_pairings_take_turns_and_so_do_the_openers() -> None:
    sheet = of(away=(EGOR,))
    teams, openers = [], []
    for _ in range(12):
        advice = advise_sheet(sheet)
        assert advice.opening_bid is not None
        teams.append(frozenset(map(frozenset, advice.line_ups[0])))
        openers.append(advice.opening_bid)
        next_one = deal(advice.line_ups[0], opener=advice.opening_bid, away=(EGOR,))
        sheet = replace(sheet, deals=(*sheet.deals, next_one))
    for at in range(0, 12, 3):
        assert len(set(teams[at : at + 3])) == 3
    for at in range(0, 12, 4):
        assert len(set(openers[at : at + 4])) == 4
    assert ledgers(sheet)[-1].dealt == 12


def test_a_change_says_how_far_apart_it_must_end() -> None:
    # Anna has sat out once, and nobody will again.
    sheet = of(deal(((BORIS, VERA), (DIMA, EGOR)), ANNA), away=(EGOR,))
    assert differences(sheet, 13) == Differences(1, 1, 0)
    assert differences(of(away=(EGOR,)), 12) == Differences(0, 0, 0)
    assert differences(of(away=(EGOR,)), 13) == Differences(0, 1, 1)
    assert cap_of(of(away=(EGOR,))) == 4
    assert cap_of(of()) == 3


@pytest.mark.parametrize("teams", [None, TEAMS])
def test_with_four_a_deal_begun_is_one_of_three_pairings_with_or_without_its_teams(
    teams: Teams | None,
) -> None:
    begun = of(Deal(teams=teams, away=(EGOR,)), away=(EGOR,))
    assert differences(begun, 3).partnered == 0


def test_deals_with_four_carry_no_mark() -> None:
    sheet = of(deal(TEAMS, EGOR), deal(TEAMS, away=(EGOR,)), deal(TEAMS, away=(EGOR,)))
    assert preparer_marks(sheet) == (None, None, None)
