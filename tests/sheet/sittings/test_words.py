from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.rubber.game import GAME
from chicago_gui.games.rubber.session import Rubber, Rules, Session
from chicago_gui.record import replace
from chicago_gui.scoring import Refused, Settling
from chicago_gui.sheet.sittings import words as w
from chicago_gui.sheet.sittings.changes import (
    DeleteDeal,
    EnterNote,
    EnterResult,
    InsertDeal,
    SittingChange,
)
from chicago_gui.sheet.sittings.totals import account
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.sheet.words import unbroken
from tests.sheet.sittings.strategies import DAY, ID, rubber_sessions
from tests.sheets.dealt import SIDES, played


@pytest.mark.parametrize(
    ("total", "settled", "settling", "said"),
    [
        (
            (2490, 170),
            23,
            Settling.FIFTY_DOWN,
            f"{unbroken('2490 − 170 = +2320')}, in hundreds, 50 rounds down: "
            "Ann & Cid get 23 each, Bob & Dee pay it",
        ),
        (
            (0, 50),
            -1,
            Settling.FIFTY_UP,
            f"{unbroken('0 − 50 = −50')}, in hundreds, 50 rounds up: "
            "Bob & Dee get 1 each, Ann & Cid pay it",
        ),
        ((90, 90), 0, Settling.EXACT, f"{unbroken('90 − 90 = 0')}, exact points: nobody pays"),
    ],
)
def test_how_it_was_settled(
    total: tuple[int, int], settled: int, settling: Settling, said: str
) -> None:
    assert w.settled_words(total, settled, SIDES, settling) == said


def test_who_owes_whom() -> None:
    found = account(("Ann", "Bob", "Cid", "Dee"), [(SIDES, 3)])
    exact = w.debt_words(found, Rules(settle=Settling.EXACT))
    assert exact == ["Bob owes Ann 3", "Dee owes Cid 3"]
    hundreds = w.debt_words(found, Rules())
    assert hundreds == ["Bob owes Ann 3 hundreds", "Dee owes Cid 3 hundreds"]


def test_with_a_stake_debts_are_money() -> None:
    found = account(("Ann", "Bob", "Cid", "Dee"), [(SIDES, 3)])
    stake = Stake(5, Per.POINT, "EUR")
    exact = w.debt_words(found, Rules(settle=Settling.EXACT, stake=stake))
    assert exact[0].replace("\u00a0", " ") == "Bob pays Ann 0.15 EUR"
    hundreds = w.debt_words(found, Rules(stake=stake))
    assert hundreds[1].replace("\u00a0", " ") == "Dee pays Cid 15.00 EUR"
    per_hundred = w.debt_words(found, Rules(stake=replace(stake, per=Per.HUNDRED)))
    assert per_hundred[0].replace("\u00a0", " ") == "Bob pays Ann 0.15 EUR"


@given(rubber_sessions(), st.data())
def test_a_corrected_result_says_so_when_another_deal_is_worth_or_vulnerable_otherwise(
    session: Session, data: st.DataObject
) -> None:
    with_result = [
        (index, place)
        for index, each in enumerate(session.sittings)
        for place, deal in enumerate(each.deals)
        if deal.tricks is not None
    ]
    if not with_result:
        return
    index, place = data.draw(st.sampled_from(with_result))
    try:
        after = GAME.apply(session, EnterResult(index, place, data.draw(st.integers(0, 13))))
    except Refused:
        return
    before, now = GAME.reveal(session), GAME.reveal(after)
    others = [
        (old, new)
        for at, (old, new) in enumerate(
            zip(before.sittings[index].lines, now.sittings[index].lines, strict=True)
        )
        if at != place
    ]
    otherwise = any(
        (old.vulnerable, old.below, old.above) != (new.vulnerable, new.below, new.above)
        for old, new in others
    )
    off = before.sittings[index].settled is not None and now.sittings[index].settled is None
    assert bool(GAME.form.side_effects(before, now)) == (otherwise or off)


@given(rubber_sessions())
def test_a_note_changes_nothing_elsewhere(session: Session) -> None:
    for index, each in enumerate(session.sittings):
        if each.deals:
            after = GAME.apply(session, EnterNote(index, 0, "well played"))
            assert GAME.form.side_effects(GAME.reveal(session), GAME.reveal(after)) == ""


@given(rubber_sessions(), rubber_sessions())
def test_another_evening_is_not_compared(one: Session, other: Session) -> None:
    elsewhere = replace(other, id="4a4f9a6c-44a4-4c0b-8a2c-2f0a8f6f3a11")
    assert GAME.form.side_effects(GAME.reveal(one), GAME.reveal(elsewhere)) == ""


def test_it_is_said_what_a_deleted_or_inserted_deal_changes_in_later_ones() -> None:
    deals = ("4S Ann 10", "pass", "2S Ann 8", "4S Bob 10")
    rubber = Rubber(SIDES, "Ann", tuple(map(played, deals)))
    session = Session(ID, DAY, "", ("Ann", "Bob", "Cid", "Dee"), Rules(), (rubber,))

    def said(change: SittingChange) -> str:
        return GAME.form.side_effects(
            GAME.reveal(session), GAME.reveal(GAME.apply(session, change))
        )

    assert said(DeleteDeal(0, 1)) == ""
    assert said(DeleteDeal(0, 3)) == ""
    assert said(InsertDeal(0, 2, passed_out=True)) == ""
    assert said(DeleteDeal(0, 0)) == (
        "Rubber 1: New dealer: deals 1 and 2. New vulnerability: deals 1 and 2."
    )
    assert "New dealer: deals 2, 3 and 4." in said(InsertDeal(0, 0))
