"""What rubber bridge itself refuses, and that everything else keeps an evening valid."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.rubber.apply import (
    BeginRubber,
    ChangeRules,
    RemoveRubber,
    RubberReason,
    StopRubber,
    apply,
    check_session,
)
from chicago_gui.games.rubber.session import Rubber, Rules, Session
from chicago_gui.games.rubber.session_file import dumps, loads
from chicago_gui.games.rubber.totals import totals
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.model import SittingReason
from tests.sheet.sittings.strategies import DAY, ID, contracts, rubber_sessions, sides_of
from tests.sheets.dealt import SIDES, played

FOUR = ("Ann", "Bob", "Cid", "Dee")
WON = ("4S Ann 10", "4S Bob 10", "pass", "2S Ann 7", "4S Ann 10")


def dealt(*deals: str, stopped: bool = False) -> Session:
    rubber = Rubber(SIDES, "Ann", tuple(map(played, deals)), stopped=stopped)
    return Session(ID, DAY, "", FOUR, Rules(), (rubber,))


def refused(session: Session, change: Any) -> tuple[Enum, str]:
    with pytest.raises(Refused) as caught:
        apply(session, change)
    return caught.value.reason, str(caught.value)


@pytest.mark.parametrize("change", [c.PassOut(0, 5), c.EnterNote(0, 5, "x")])
def test_nothing_is_dealt_after_the_rubber_is_won(change: Any) -> None:
    reason, said = refused(dealt(*WON), change)
    assert reason is RubberReason.WON_BEFORE
    assert said == "deal 4 wins the rubber, and deals come after it: 5"


def test_a_correction_that_wins_the_rubber_earlier_names_the_deals_after_it() -> None:
    reason, said = refused(dealt(*WON), c.EnterContract(0, 1, Contract.parse("4S"), "Ann"))
    assert reason is RubberReason.WON_BEFORE
    assert said == "deal 2 wins the rubber, and deals come after it: 3, 4"


def test_a_game_that_is_none_any_more_opens_the_rubber_again() -> None:
    found = apply(dealt(*WON), c.EnterResult(0, 0, 9))
    after = totals(found).rubbers[0]
    assert (after.won, after.settled) == (None, None)
    # Nobody is vulnerable any more where Ann & Cid were.
    assert [line.vulnerable for line in after.lines][1] == (False, False)
    assert apply(found, c.EnterContract(0, 5, Contract.parse("4S"), "Ann", 10)).rubbers


def test_a_rubber_is_stopped_and_goes_on_after_all() -> None:
    session = dealt("4S Ann 10")
    stopped = apply(session, StopRubber(0))
    assert stopped == dealt("4S Ann 10", stopped=True)
    assert refused(stopped, c.PassOut(0, 1))[0] is RubberReason.STOPPED
    assert apply(stopped, StopRubber(0, stopped=False)) == session
    assert totals(apply(stopped, c.EnterResult(0, 0, 9))).rubbers[0].settled == 0


def test_what_is_won_or_in_play_is_not_stopped() -> None:
    assert refused(dealt(*WON), StopRubber(0))[0] is RubberReason.WON_STOPPED
    playing = apply(dealt("4S Ann 10"), c.EnterContract(0, 1, Contract.parse("2S"), "Bob"))
    assert refused(playing, StopRubber(0))[0] is SittingReason.IN_PLAY
    assert refused(dealt("4S Ann 10"), StopRubber(1))[0] is SittingReason.NO_SUCH_SITTING


def test_a_correction_that_wins_a_stopped_rubber_is_refused() -> None:
    stopped = dealt("4S Ann 10", "4S Ann 9", stopped=True)
    assert refused(stopped, c.EnterResult(0, 1, 10))[0] is RubberReason.WON_STOPPED


def test_the_next_rubber_waits_until_the_last_is_over() -> None:
    begin = BeginRubber((("Ann", "Bob"), ("Cid", "Dee")), "Dee")
    assert refused(dealt("4S Ann 10"), begin)[0] is RubberReason.NOT_OVER
    assert refused(dealt(), begin)[0] is SittingReason.NONE_DEALT
    assert len(apply(dealt(*WON), begin).rubbers) == 2
    found = apply(dealt("4S Ann 10", stopped=True), begin)
    assert apply(found, RemoveRubber()) == dealt("4S Ann 10", stopped=True)


def test_other_rules_give_other_numbers() -> None:
    found = apply(dealt("2S Ann 8", stopped=True), ChangeRules(Rules(unfinished_partscore=0)))
    assert totals(found).rubbers[0].total == (60, 0)
    for points in (-1, 1001):
        bad = ChangeRules(Rules(unfinished_game=points))
        assert refused(dealt(), bad)[0] is RubberReason.PREMIUM


@given(st.data())
def test_whatever_is_entered_the_evening_stays_one_that_can_be_kept(data: st.DataObject) -> None:
    session = data.draw(rubber_sessions())
    names = st.sampled_from(session.players)
    deal = st.integers(0, 10)
    index = st.integers(0, 3)
    tricks = st.none() | st.integers(0, 13)
    change = data.draw(
        st.one_of(
            st.builds(c.EnterContract, index, deal, st.none() | contracts, names, tricks),
            st.builds(c.PassOut, index, deal),
            st.builds(c.EnterResult, index, deal, tricks),
            st.builds(c.DeleteDeal, index, deal),
            st.builds(c.InsertDeal, index, deal, st.booleans()),
            st.builds(c.ChangeSides, index, sides_of(session.players)),
            st.builds(StopRubber, index, st.booleans()),
            st.builds(BeginRubber, sides_of(session.players), names),
        )
    )
    check_session(session)
    before = dumps(session)
    try:
        after = apply(session, change)
    except Refused:
        pass
    else:
        assert loads(dumps(after)) == after
        assert sum(totals(after).account.points) == 0
    assert dumps(session) == before
