"""What four-deal Chicago itself refuses, and that everything else keeps an evening valid."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.four_deal.apply import (
    BeginRound,
    ChangeRules,
    RoundReason,
    apply,
    check_session,
)
from chicago_gui.games.four_deal.session import Partscores, Round, Rules, Session, Vulnerable
from chicago_gui.games.four_deal.session_file import dumps, loads
from chicago_gui.games.four_deal.totals import totals
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.sittings import changes as c
from tests.sheet.sittings.strategies import DAY, ID, contracts, four_deal_sessions, sides_of
from tests.sheets.dealt import SIDES, played

FOUR = ("Ann", "Bob", "Cid", "Dee")
FULL = ("2S Bob 8", "pass", "1C Ann 6", "1C Ann 6", "1NT Bob 7")


def dealt(*deals: str) -> Session:
    return Session(ID, DAY, "", FOUR, Rules(), (Round(SIDES, "Ann", tuple(map(played, deals))),))


@pytest.mark.parametrize(
    "change",
    [
        c.PassOut(0, 5),
        c.EnterContract(0, 5, Contract.parse("4S"), "Ann"),
        c.EnterContract(0, 1, Contract.parse("4S"), "Ann", 10),
    ],
)
def test_a_round_has_four_deals_that_count(change: Any) -> None:
    with pytest.raises(Refused) as refused:
        apply(dealt(*FULL), change)
    assert refused.value.reason is RoundReason.ROUND_FULL
    said = "a round has four deals that count; 1 would come after them"
    assert str(refused.value) == said


def test_after_a_correction_everything_is_worked_out_again() -> None:
    # Passed out, deal 1 lends its number to the next: who was vulnerable moves with it.
    before = totals(dealt(*FULL)).rounds[0]
    assert before.settled is not None
    after = totals(apply(dealt(*FULL), c.PassOut(0, 0))).rounds[0]
    assert [line.number for line in after.lines] == [1, 1, 1, 2, 3]
    assert after.settled is None
    assert totals(apply(apply(dealt(*FULL), c.PassOut(0, 0)), c.EnterContract(
        0, 5, Contract.parse("1C"), "Ann", 7))).rounds[0].settled is not None  # fmt: skip


def test_a_round_may_be_left_unfinished_and_finished_later() -> None:
    found = apply(dealt("4S Ann 10"), BeginRound((("Ann", "Bob"), ("Cid", "Dee")), "Dee"))
    found = apply(found, c.EnterContract(0, 1, Contract.parse("4S"), "Ann", 10))
    assert len(found.rounds[0].deals) == 2


def test_other_rules_give_other_numbers_and_keep_the_deals() -> None:
    rules = Rules(partscores=Partscores.BONUS, vulnerable=Vulnerable.DEFENDERS)
    found = apply(dealt(*FULL), ChangeRules(rules))
    assert found.rounds == dealt(*FULL).rounds
    assert totals(found).rounds[0].total != totals(dealt(*FULL)).rounds[0].total


@given(st.data())
def test_whatever_is_entered_the_evening_stays_one_that_can_be_kept(data: st.DataObject) -> None:
    session = data.draw(four_deal_sessions())
    names = st.sampled_from(session.players)
    deal = st.integers(0, 6)
    index = st.integers(0, 3)
    tricks = st.none() | st.integers(0, 13)
    change = data.draw(
        st.one_of(
            st.builds(c.EnterContract, index, deal, st.none() | contracts, names, tricks),
            st.builds(c.PassOut, index, deal),
            st.builds(c.EnterResult, index, deal, tricks),
            st.builds(c.EnterHonours, index, deal, names, st.sampled_from([100, 150, None])),
            st.builds(c.DeleteDeal, index, deal),
            st.builds(c.InsertDeal, index, deal, st.booleans()),
            st.builds(c.ChangeSides, index, sides_of(session.players)),
            st.builds(c.ChangeDealer, index, names),
            st.builds(BeginRound, sides_of(session.players), names),
            names.map(lambda name: c.Rename(((name, "Новая"),))),
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
