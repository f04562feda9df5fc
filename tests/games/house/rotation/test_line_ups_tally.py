from __future__ import annotations

import pytest

from chicago_gui.games.house.rotation.attendance import tallies
from chicago_gui.games.house.rotation.line_ups import (
    NEVER,
    PARTNERSHIPS,
    Tally,
    line_up_of,
    number_of,
    of_teams,
)
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deal
from chicago_gui.record import replace
from chicago_gui.sheet.panel import Teams
from tests.benchmarks.rotation_table import CONTRACT, NAMES, blank

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
    return tallies(replace(SHEET, rules=Rules(passed_out=passed_out), deals=deals))[-1]


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
    none, one, both = tallies(replace(SHEET, deals=(PLAYED, second)))
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
    "teams",
    [
        None,
        ((ANNA, BORIS), (DIMA, "Nobody")),
        ((ANNA, BORIS), (BORIS, DIMA)),
        ((ANNA, ANNA), (VERA, DIMA)),
    ],
)
def test_without_four_known_players_there_is_no_line_up(teams: Teams | None) -> None:
    assert line_up_of(SHEET.players, replace(PLAYED, teams=teams)) is None
    tally = last_tally(replace(PLAYED, teams=teams))
    assert (tally.dealt, tally.out, sum(tally.partnered)) == (1, (0, 0, 0, 0, 1), 0)


def test_a_player_has_the_number_of_the_place_on_the_sheet() -> None:
    assert [number_of(SHEET.players, name) for name in NAMES] == [0, 1, 2, 3, 4]
    assert number_of(SHEET.players, "Nobody") is None
    assert number_of(SHEET.players, None) is None
