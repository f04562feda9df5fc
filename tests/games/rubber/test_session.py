"""The changes and totals of rubber bridge."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.rubber.game import GAME
from chicago_gui.games.rubber.session import (
    GAMES,
    Bonus,
    Rubber,
    RubberReason,
    Rules,
    Session,
    StopRubber,
)
from chicago_gui.scoring import Contract
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.changes import BeginSitting, RemoveSitting
from chicago_gui.sheet.sittings.model import SittingReason
from tests.scoring.refusals import refusal_of
from tests.sheet.sittings.strategies import DAY, ID, rubber_sessions
from tests.sheets.dealt import SIDES, played, rubber_totals

FOUR = ("Ann", "Bob", "Cid", "Dee")
WON = ("4S Ann 10", "4S Bob 10", "pass", "2S Ann 7", "4S Ann 10")


def dealt(*deals: str, stopped: bool = False) -> Session:
    rubber = Rubber(SIDES, "Ann", tuple(map(played, deals)), stopped=stopped)
    return Session(ID, DAY, "", FOUR, Rules(), (rubber,))


def refused(session: Session, change: Any) -> tuple[Enum, str]:
    refusal = refusal_of(GAME.apply, session, change)
    return refusal.reason, str(refusal)


@pytest.mark.parametrize("change", [c.PassOut(0, 5), c.EnterNote(0, 5, "x")])
def test_nothing_is_dealt_after_the_rubber_is_won(change: Any) -> None:
    reason, said = refused(dealt(*WON), change)
    assert reason is RubberReason.WON_BEFORE
    assert said == "delete the deals after deal 4, which wins the rubber: 5"


def test_a_correction_that_wins_the_rubber_earlier_names_the_deals_after_it() -> None:
    reason, said = refused(dealt(*WON), c.EnterContract(0, 1, Contract.parse("4S"), "Ann"))
    assert reason is RubberReason.WON_BEFORE
    assert said == "delete the deals after deal 2, which wins the rubber: 3, 4"


def test_correcting_a_game_to_none_reopens_the_rubber() -> None:
    found = GAME.apply(dealt(*WON), c.EnterResult(0, 0, 9))
    after = GAME.reveal(found).sittings[0]
    assert (after.won, after.settled) == (None, None)
    # Nobody is vulnerable any more where Ann & Cid were.
    assert [line.vulnerable for line in after.lines][1] == (False, False)
    assert GAME.apply(found, c.EnterContract(0, 5, Contract.parse("4S"), "Ann", 10)).sittings


def test_a_rubber_is_stopped_and_continued() -> None:
    session = dealt("4S Ann 10")
    stopped = GAME.apply(session, StopRubber(0))
    assert stopped == dealt("4S Ann 10", stopped=True)
    assert refused(stopped, c.PassOut(0, 1))[0] is RubberReason.STOPPED
    assert GAME.apply(stopped, StopRubber(0, stopped=False)) == session
    assert GAME.reveal(GAME.apply(stopped, c.EnterResult(0, 0, 9))).sittings[0].settled == 0


def test_a_rubber_won_or_in_play_cannot_be_stopped() -> None:
    assert refused(dealt(*WON), StopRubber(0))[0] is RubberReason.WON_STOPPED
    playing = GAME.apply(dealt("4S Ann 10"), c.EnterContract(0, 1, Contract.parse("2S"), "Bob"))
    assert refused(playing, StopRubber(0))[0] is SittingReason.IN_PLAY
    assert refused(dealt("4S Ann 10"), StopRubber(1))[0] is SittingReason.NO_SUCH_SITTING


def test_a_correction_that_wins_a_stopped_rubber_is_refused() -> None:
    stopped = dealt("4S Ann 10", "4S Ann 9", stopped=True)
    assert refused(stopped, c.EnterResult(0, 1, 10))[0] is RubberReason.WON_STOPPED


def test_the_next_rubber_waits_until_the_last_is_over() -> None:
    begin = BeginSitting((("Ann", "Bob"), ("Cid", "Dee")), "Dee")
    assert refused(dealt("4S Ann 10"), begin)[0] is RubberReason.NOT_OVER
    assert refused(dealt(), begin)[0] is SittingReason.NONE_DEALT
    assert len(GAME.apply(dealt(*WON), begin).sittings) == 2
    found = GAME.apply(dealt("4S Ann 10", stopped=True), begin)
    assert GAME.apply(found, RemoveSitting()) == dealt("4S Ann 10", stopped=True)


def premium(*deals: str, rules: Rules | None = None) -> tuple[int, int]:
    found = rubber_totals(*deals, stopped=True, rules=rules).premium
    assert found is not None
    return found.points


def test_the_rubber_is_700_when_the_other_side_has_no_game_and_500_when_it_has() -> None:
    two_nil = rubber_totals("4S Ann 10", "4S Ann 10")
    assert two_nil.lines[-1].above == (700, 0)
    assert two_nil.lines[-1].bonus is Bonus.RUBBER_TWO_NIL
    two_one = rubber_totals("4S Ann 10", "4S Bob 10", "4S Ann 10")
    assert two_one.lines[-1].above == (500, 0)
    assert two_one.lines[-1].bonus is Bonus.RUBBER_TWO_ONE
    assert (two_nil.won, two_one.won, two_one.games) == (0, 0, (2, 1))


@pytest.mark.parametrize(
    ("deals", "games", "carried"),
    [
        (("3S Ann 9",), (0, 0), (90, 0)),
        (("2S Ann 8", "1NT Ann 7"), (1, 0), (0, 0)),
        # Overtricks make no game.
        (("3S Ann 13",), (0, 0), (90, 0)),
        # A game of either side ends both sides' part-scores.
        (("2S Bob 8", "4S Ann 10", "1NT Bob 7"), (1, 0), (0, 40)),
        (("3S Ann 9", "3S Ann 9", "2C Ann 8"), (1, 0), (40, 0)),
    ],
)
def test_100_below_the_line_are_a_game(
    deals: tuple[str, ...], games: tuple[int, int], carried: tuple[int, int]
) -> None:
    found = rubber_totals(*deals)
    assert (found.games, found.carried) == (games, carried)


def test_a_side_with_a_game_is_vulnerable() -> None:
    found = rubber_totals("4S Ann 10", "5DX Dee 7", "4SX Ann 9", "4S Bob 10", "4S Bob 9")
    assert [line.vulnerable for line in found.lines] == [
        *((False, False), (True, False), (True, False), (True, False), (True, True))
    ]
    assert [line.above for line in found.lines] == [*((0, 0), (800, 0), (0, 200), (0, 0), (100, 0))]


@pytest.mark.parametrize(
    ("deals", "paid"),
    [
        ((), (0, 0)),
        (("4S Ann 10",), (300, 0)),
        (("4S Bob 10",), (0, 300)),
        (("4S Ann 10", "4S Bob 10"), (0, 0)),
        (("2S Ann 8",), (100, 0)),
        (("2S Ann 8", "2S Bob 8"), (0, 0)),
        (("4S Ann 10", "2S Ann 8"), (400, 0)),
        (("4S Ann 10", "2S Bob 8"), (300, 100)),
        (("4S Ann 10", "4S Bob 10", "2S Bob 8"), (0, 100)),
        (("2S Ann 8", "4S Bob 10"), (0, 300)),
    ],
)
def test_what_a_stopped_rubber_pays(deals: tuple[str, ...], paid: tuple[int, int]) -> None:
    assert premium(*deals) == paid
    old = Rules(unfinished_game=300, unfinished_partscore=50)
    halved = tuple(points // 300 * 300 + points % 300 // 2 for points in paid)
    assert premium(*deals, rules=old) == halved
    none = Rules(unfinished_partscore=0)
    assert premium(*deals, rules=none) == tuple(points // 300 * 300 for points in paid)


def test_what_follows_a_deal_without_a_result_is_unknown() -> None:
    found = rubber_totals("4S Ann 10", "4S Ann", "4S Bob 10", stopped=True)
    assert [line.vulnerable for line in found.lines] == [(False, False), (True, False), None]
    assert [line.games for line in found.lines] == [(1, 0), (1, 0), None]
    assert (found.total, found.settled, found.premium) == ((120, 0), None, None)


@given(rubber_sessions())
def test_totals_follow_from_the_deals(session: Session) -> None:
    found = GAME.reveal(session)
    assert sum(found.account.points) == 0
    for each in found.sittings:
        premium = each.premium.points if each.premium else (0, 0)
        for side in (0, 1):
            own = sum(line.below[side] + line.above[side] for line in each.lines)
            assert each.total[side] == own + premium[side]
            assert each.games[side] == sum(
                line.game and line.worth is not None and line.worth.side == side
                for line in each.lines
            )
        assert (each.settled is not None) == (each.won is not None or each.sitting.stopped)
        assert all(part < 100 for line in each.lines for part in line.carried)
        assert [GAMES in (line.games or ()) for line in each.lines[:-1]].count(True) == 0
