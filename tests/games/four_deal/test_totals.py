"""Four-deal Chicago against known evenings, answers worked out by hand, and errors of others."""

from __future__ import annotations

import pytest
from hypothesis import given

from chicago_gui.games.four_deal.session import Partscores, Round, Rules, Session, Vulnerable
from chicago_gui.games.four_deal.session_file import loads
from chicago_gui.games.four_deal.totals import (
    Bonus,
    RoundTotals,
    round_totals,
    totals,
    vulnerability,
)
from chicago_gui.scoring import Contract, Settling
from chicago_gui.sheet.sittings.model import Deal
from tests.sheet.sittings.strategies import four_deal_sessions
from tests.sheets import known
from tests.sheets.dealt import SIDES, played

BONUS = Rules(partscores=Partscores.BONUS)


def worked(*deals: str, rules: Rules | None = None, dealer: str = "Ann") -> RoundTotals:
    return round_totals(Round(SIDES, dealer, tuple(map(played, deals))), rules or Rules())


def test_the_crib_sheet_s_four_deals() -> None:
    # "We +2320, rounded +23"; and its Vul column: none, dealer, dealer, all.
    found = totals(loads(known.text("four-deal-crib")))
    assert found.rounds[0].total == (2490, 170)
    assert found.rounds[0].settled == 23
    assert [line.total for line in found.rounds[0].lines] == [
        *((0, 170), (990, 170), (2090, 170), (2490, 170))
    ]
    assert dict(zip(found.account.players, found.account.points, strict=True)) == {
        "Ann": 23, "Bob": -23, "Cid": 23, "Dee": -23,
    }  # fmt: skip


def test_vulnerability_follows_number_and_dealer() -> None:
    each = Round(SIDES, "Bob")
    of = [vulnerability(each, number, Rules()) for number in (1, 2, 3, 4)]
    assert of == [(False, False), (True, False), (False, True), (True, True)]
    rules = Rules(vulnerable=Vulnerable.DEFENDERS)
    of = [vulnerability(each, number, rules) for number in (1, 2, 3, 4)]
    assert of == [(False, False), (False, True), (True, False), (True, True)]


def test_four_down_doubled_not_vulnerable_is_800_not_700() -> None:
    assert worked("5DX Dee 7").total == (800, 0)


def test_a_partscore_on_the_last_deal_gets_100_not_50() -> None:
    found = worked("1C Ann 6", "1C Ann 6", "1C Ann 6", "2S Bob 8")
    assert found.lines[3].above == (0, 100)
    assert found.lines[3].bonus is Bonus.LAST_PARTSCORE


def test_a_partscore_that_completes_a_game_on_the_last_deal_gets_no_100() -> None:
    found = worked("1C Ann 6", "2S Bob 8", "1C Ann 6", "1NT Dee 7")
    assert found.lines[3].carried == (0, 60)
    assert found.lines[3].above == (0, 500)
    assert found.lines[3].bonus is Bonus.GAME


def test_a_partscore_on_deals_1_to_3_gets_nothing_of_its_own() -> None:
    found = worked("2S Bob 8", "2S Ann 8", "1C Bob 7")
    assert [line.above for line in found.lines] == [(0, 0)] * 3
    assert found.total == (60, 80)


def test_partscores_of_both_sides_die_with_a_game_of_either() -> None:
    # Bob & Dee have 60 when Ann makes game: 2♥ later is 60 again and no game.
    found = worked("2S Bob 8", "4S Ann 10", "2H Bob 8", "1C Ann 6")
    assert [line.bonus for line in found.lines] == [None, Bonus.GAME, None, None]
    assert found.lines[2].carried == (0, 0)
    assert found.total == (120 + 300, 60 + 60 + 100)


def test_a_game_in_one_deal_kills_one_s_own_partscore_too() -> None:
    found = worked("2S Bob 8", "4S Dee 10", "2H Bob 8", "1C Ann 6")
    assert found.lines[3].carried == (0, 60)
    assert found.lines[2].bonus is None


def test_the_game_bonus_goes_by_vulnerability_on_the_deal_that_completes_it() -> None:
    # 60 not vulnerable on deal 1, 40 vulnerable on deal 2, whose dealer is Bob.
    assert worked("2S Bob 8", "1NT Bob 7").lines[1].bonus_points == 500
    assert worked("2S Ann 8", "1NT Ann 7").lines[1].bonus_points == 300
    rules = Rules(vulnerable=Vulnerable.DEFENDERS)
    assert worked("2S Bob 8", "1NT Bob 7", rules=rules).lines[1].bonus_points == 300


def test_partscores_are_carried_within_a_round_only() -> None:
    each = Round(SIDES, "Ann", (*(played("1C Ann 6"),) * 3, played("2S Bob 8")))
    session = loads(known.text("four-deal-crib"))
    both = Session(
        session.id, session.date, "", session.players, Rules(), (each, Round(
            SIDES, "Ann", (played("1NT Bob 7"),))),
    )  # fmt: skip
    assert totals(both).rounds[1].lines[0].bonus is None


def test_under_the_friday_rule_each_partscore_gets_50_and_nothing_is_carried() -> None:
    found = worked("2S Bob 8", "1NT Bob 7", "1C Ann 6", "2S Ann 8", rules=BONUS)
    assert [line.bonus_points for line in found.lines] == [50, 50, 0, 50]
    assert [line.carried for line in found.lines] == [(0, 0)] * 4
    assert found.lines[3].above == (50, 0)


def test_a_passed_out_deal_moves_neither_dealer_nor_number() -> None:
    found = worked("pass", "4S Ann 10", "pass", "pass", "3NT Bob 9")
    assert [line.number for line in found.lines] == [1, 1, 2, 2, 2]
    assert [line.dealer for line in found.lines] == ["Ann", "Ann", "Bob", "Bob", "Bob"]
    assert found.lines[4].vulnerable == (False, True)
    assert found.lines[0].total == (0, 0)


def test_honours_go_to_the_holder_s_side_also_against_the_contract() -> None:
    found = worked("4S Ann 9 Bob 100", "3NT Bob 9 Dee 150")
    assert found.lines[0].above == (0, 50 + 100)
    assert found.lines[1].above == (0, 500 + 150)


def test_fifty_is_not_rounded_up_under_the_friday_rule() -> None:
    four = ("1C Ann 6", "1C Ann 6", "1C Ann 6", "1C Ann 6")
    # 50 + 50 + 50 + 100 with deal 4 alone vulnerable, deal 3 by Cid's dealing.
    found = worked(*four)
    assert found.total == (0, 50 + 50 + 100 + 100)
    found = worked("1C Ann 6", "1C Ann 6", "1C Bob 6", "1NT Bob 5")
    assert found.total == (50 + 200, 100)
    assert found.settled == 1
    up = Rules(settle=Settling.FIFTY_UP)
    assert worked("1C Ann 6", "1C Ann 6", "1C Bob 6", "1NT Bob 5", rules=up).settled == 2
    exact = Rules(settle=Settling.EXACT)
    assert worked("1C Ann 6", "1C Ann 6", "1C Bob 6", "1NT Bob 5", rules=exact).settled == 150


def test_a_round_left_unfinished_stays_out_of_the_account() -> None:
    session = loads(known.text("four-deal-crib"))
    short = Round(SIDES, "Ann", (played("7NT Ann 13"),))
    found = totals(Session(session.id, session.date, "", session.players, BONUS, (short,)))
    assert found.rounds[0].settled is None
    assert found.account.points == (0, 0, 0, 0)
    assert found.account.played == (0, 0, 0, 0)


def test_what_follows_a_deal_without_result_is_not_known_yet() -> None:
    deals = (played("2S Bob 8"), Deal(Contract.parse("4S"), declarer="Ann"), played("1NT Bob 7"))
    found = round_totals(Round(SIDES, "Ann", deals), Rules())
    assert [line.total for line in found.lines] == [(0, 60), (0, 60), None]
    assert found.lines[2].worth is None
    assert found.total == (0, 60)
    assert found.settled is None


@given(four_deal_sessions())
def test_every_number_is_made_of_the_deals(session: Session) -> None:
    found = totals(session)
    assert sum(found.account.points) == 0
    for each in found.rounds:
        below = [sum(line.below[side] for line in each.lines) for side in (0, 1)]
        above = [sum(line.above[side] for line in each.lines) for side in (0, 1)]
        assert each.total == (below[0] + above[0], below[1] + above[1])
        assert (each.settled is None) == (not each.round.complete)
        for line in each.lines:
            assert all(part < 100 for part in line.carried)
            if line.bonus is Bonus.GAME:
                assert line.bonus_points == (500 if line.worth and line.worth.vulnerable else 300)


@pytest.mark.parametrize("name", known.names("four-deal"))
def test_the_lines_of_known_evenings_have_what_explains_them(name: str) -> None:
    rows, _ = known.expected(name)
    lines = [line for each in totals(loads(known.text(name))).rounds for line in each.lines]
    assert [str(line.total[0]) if line.total else "" for line in lines] == [
        row["total_1"] for row in rows
    ]
