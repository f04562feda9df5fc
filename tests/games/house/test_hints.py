"""The sentences beneath the form at the Table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Change, EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.hints import (
    cell_hint,
    preparing,
    table_hint,
    wanted_at_table,
    why_next,
)
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import MOST_DEALS, Deal, Deck
from chicago_gui.games.house.view import Advice, View
from chicago_gui.games.house.words import swap_due
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef, Column
from tests.games.house.evening.make import (
    after,
    begun,
    bid,
    fresh,
    picking,
    played,
    ready,
    thrown_in,
    two_open,
)
from tests.games.house.evening.strategies import half, secret_twins, sessions

TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
PLAYED = "Deal 1. Type the result: = +1 −2."
BID = "Deal 1. Type contract and declarer: 4s a, doubled 4sx b; p if passed out."
FOUR = "Anna (a), Boris (b), Vera (v), Dima (d)"


def said(session: Session) -> str:
    return table_hint(reveal(session))[0]


def quiet(session: Session) -> str:
    return table_hint(reveal(session))[1]


def said_now(view: View) -> str:
    return table_hint(view)[0]


def advising(session: Session, preparer: str | None, reason: str, declarer: str | None) -> View:
    """The view with other advice in it."""
    advice = Advice(preparer, reason, declarer, (), None)
    return replace(reveal(session), advice=advice)


# Through a deal -------------------------------------------------------------------------------


def test_what_is_said_through_a_deal() -> None:
    session = fresh()
    lines = ["Press F2 to prepare deal 1."]
    steps: list[list[Change]] = [
        [c.BeginDeal("Egor")],
        [
            *(EnterHcp(0, deck, hcp) for deck, hcp in zip(Deck, (12, 9, 13, 6), strict=True)),
            *picking(0, ("Anna", "Boris", "Vera", "Dima")),
        ],
        [c.SitDown(0, TEAMS)],
        [c.EnterZ(0, 0, True)],
        [c.EnterZ(0, 1, False)],
        [c.EnterOpener(0, "Anna")],
        [c.EnterContract(0, Contract.parse("4S"), "Anna")],
        [c.EnterResult(0, 10)],
    ]
    assert said(session) == lines[0]
    for changes in steps:
        session = after(session, *changes)
        lines.append(said(session))
    assert lines[1:] == [
        "Press F2 to prepare deal 1, Egor.",
        "Deal 1. Who plays with whom? Enter accepts, Space shows another.",
        "Deal 1. Who is vulnerable? Type z or - for each team; r rolls the die.",
        "Deal 1. Who is vulnerable? Type z or - for each team; r rolls the die.",
        "Deal 1. Who opens? Enter accepts the name shown, or type Anna (a), Boris "
        "(b), Vera (v), Dima (d).",
        BID,
        PLAYED,
        "Press F2 to prepare deal 2, Boris.",
    ]


def test_a_deal_that_is_over_says_what_it_lacks() -> None:
    session = after(played(fresh()), c.EnterZ(0, 1, None))
    assert said(session) == "Deal 1 is incomplete. Still needed: vulnerability."
    assert quiet(session) == ""


def test_a_contract_without_declarer_is_asked_for_again() -> None:
    assert said(apply(ready(fresh()), c.EnterContract(0, Contract.parse("4S")))) == BID


@pytest.mark.parametrize(
    ("column", "asked"),
    [
        (columns.PREPARED_BY, f"Who prepares this deal? Type {FOUR}, Egor (e)."),
        (columns.PLAYER, "Who picked which deck, from A on? Type a b v."),
    ],
)
def test_what_files_may_lack_is_asked_for_too(column: Column[Any, Any], asked: str) -> None:
    assert cell_hint(reveal(begun(fresh())), CellRef(0, column)) == asked


# Who prepares ---------------------------------------------------------------------------------


def test_a_deal_that_nobody_prepares_yet() -> None:
    session = begun(fresh())
    session = replace(session, sheet=replace(session.sheet, deals=(Deal(),)))
    assert said(session) == "Press F2 to prepare deal 1."


def test_all_deals_are_played_and_two_partners_have_won() -> None:
    session = played(fresh(planned=1))
    assert sorted(each.imps for each in reveal(session).standing)[-2:] == [9, 9]
    assert said(session) == "All deals are played. Winner: Anna, Boris, +9 IMPs."


def test_all_deals_are_played_and_nobody_is_ahead() -> None:
    view = reveal(played(fresh(planned=1)))
    standing = tuple(replace(each, imps=0) for each in view.standing)
    assert table_hint(replace(view, standing=standing))[0] == "All deals are played."


def test_all_deals_are_played_and_somebody_has_won() -> None:
    session = played(played(fresh(planned=2)), preparer="Boris")
    assert [each.imps for each in reveal(session).standing] == [18, 9, 0, -18, -9]
    assert said(session) == "All deals are played. Winner: Anna, +18 IMPs."
    goes_on = "F8 shows the summary: print it, or play on."
    assert quiet(session) == goes_on
    full = replace(reveal(session), sheet=replace(session.sheet, planned_deals=MOST_DEALS - 4))
    over = replace(full, sheet=replace(full.sheet, deals=full.sheet.deals * 28))
    assert over.over
    assert table_hint(over)[1] == "F8 shows the summary and prints it."


def test_while_a_deal_is_open_nothing_is_said_of_afterwards() -> None:
    session = begun(fresh(planned=1))
    assert table_hint(reveal(session)) == (
        "Press F2 to prepare deal 1, Egor.",
        "",
    )


def test_a_deal_thrown_in_is_dealt_again_before_all_are_played() -> None:
    assert said(thrown_in(fresh(planned=1))) == "Press F2 to prepare deal 1, Egor."


def test_when_nobody_can_be_named_f2_begins_the_deal_all_the_same() -> None:
    assert (
        preparing(advising(played(fresh()), None, "dummy", None)) == "Press F2 to prepare deal 2."
    )


@pytest.mark.parametrize(
    ("session", "preparer", "reason", "line"),
    [
        (fresh(), None, "first", ""),
        (fresh(), "Vera", "first", "Vera prepares the first deal."),
        (
            thrown_in(fresh()),
            "Egor",
            "same",
            "Egor deals again: the last deal was passed out.",
        ),
        (bid(fresh()), "Boris", "dummy", "Boris is dummy and prepares next."),
        (
            bid(fresh()),
            "Anna",
            "swap",
            "After the swap Anna is dummy and prepares next.",
        ),
        (
            bid(fresh()),
            "Vera",
            "hand-over",
            "To keep sit-outs even: Vera prepares the next deal; Boris deals.",
        ),
        (
            thrown_in(fresh(passed_out=PassedOut.SCORE)),
            "Vera",
            "hand-over",
            "Vera prepares next: fewest times out.",
        ),
        (fresh(), "Vera", "hand-over", "Vera prepares next: fewest times out."),
    ],
)
def test_why_somebody_prepares_next(
    session: Session, preparer: str | None, reason: str, line: str
) -> None:
    assert why_next(advising(session, preparer, reason, None)) == line


def test_the_reason_is_that_of_the_last_deal_with_a_contract() -> None:
    session = begun(bid(fresh()), "Vera")
    said = why_next(advising(session, "Vera", "hand-over", "Anna"))
    assert said == ("To keep sit-outs even: Vera prepares the next deal; Boris deals.")


@pytest.mark.parametrize(
    ("session", "line"),
    [
        (
            bid(fresh()),
            "To keep partnerships even: Vera prepares the next deal; Boris deals.",
        ),
        (
            thrown_in(fresh(passed_out=PassedOut.SCORE)),
            "Vera prepares next, to keep partnerships even.",
        ),
    ],
)
def test_a_hand_over_for_the_sake_of_partnerships_says_so(session: Session, line: str) -> None:
    view = advising(session, "Vera", "hand-over", "Anna")
    assert why_next(replace(view, advice=replace(view.advice, partnerships=True))) == line


def test_a_hand_over_at_the_cap_says_how_often_both_have_sat_out() -> None:
    view = advising(bid(fresh()), "Vera", "hand-over", "Anna")
    standing = tuple(replace(each, out=view.cap) for each in view.standing)
    assert why_next(replace(view, standing=standing)) == (
        "Anna and Boris have both sat out 3 times: Vera prepares the next deal; Boris deals."
    )


# Swap -----------------------------------------------------------------------------------------


def test_a_swap_that_is_due_is_asked_for_before_the_lead() -> None:
    view = advising(bid(fresh()), "Anna", "swap", "Boris")
    line = "Swap before the lead: Boris plays, Anna is dummy and prepares next. Type S."
    assert swap_due(view) == line
    assert table_hint(view) == (line, "The swap keeps sit-outs even.")
    standing = tuple(replace(each, out=int(each.player == "Boris")) for each in view.standing)
    less = replace(view, standing=standing)
    assert table_hint(less) == (line, "Anna has fewer sit-outs than Boris.")
    together = replace(less, advice=replace(view.advice, partnerships=True))
    assert table_hint(together) == (line, "The swap keeps partnerships even.")


@pytest.mark.parametrize(
    ("session", "reason", "declarer"),
    [
        (bid(fresh()), "dummy", "Anna"),
        # It has been taken.
        (apply(bid(fresh()), c.Swap(0)), "swap", "Boris"),
        (fresh(), "swap", "Boris"),
    ],
)
def test_otherwise_none_is_asked_for(session: Session, reason: str, declarer: str) -> None:
    assert swap_due(advising(session, "Anna", reason, declarer)) == ""


# What comes next ------------------------------------------------------------------------------


def test_while_a_deal_is_played_the_next_is_announced() -> None:
    assert quiet(bid(fresh())) == "Boris is dummy and prepares next. F2 prepares the next deal."


def test_while_a_deal_is_played_the_next_is_being_prepared() -> None:
    assert quiet(two_open(fresh())) == "Boris is preparing deal 2."


def test_while_a_deal_is_played_the_next_is_ready() -> None:
    assert quiet(ready(bid(fresh()), "Boris")) == "Deal 2 is ready."


def test_without_a_name_it_is_only_said_how_the_next_begins() -> None:
    view = advising(bid(fresh()), None, "dummy", None)
    assert table_hint(view)[1] == "F2 prepares the next deal."


def test_the_last_deal_planned_is_said_to_be_the_last() -> None:
    assert quiet(bid(fresh(planned=1))) == "This is the last planned deal."
    assert quiet(begun(bid(fresh(planned=2)), "Boris")) == "Boris is preparing deal 2."


def test_while_a_deal_is_bid_nothing_comes_next() -> None:
    assert quiet(ready(fresh())) == ""


def test_honours_are_asked_for_after_a_deal_until_they_are_typed() -> None:
    asked = "Honours: type 100 or 150 at the player who held them."
    session = played(fresh(honours=True))
    assert said(session) == f"{said(played(fresh()))} {asked}"
    noted = "Type noted HCP in the order of the decks: 13 9 12 6."
    at_player = CellRef(0, columns.PLAYER, 1)
    assert FORM.typed_at(reveal(session), at_player) == f"{noted} {asked}"
    typed = apply(session, c.EnterHonours(0, "Anna", 100))
    assert asked not in said(typed) + FORM.typed_at(reveal(typed), at_player)
    # While it is played nobody tells what they hold.
    assert asked not in "".join(table_hint(reveal(bid(fresh(honours=True)))))
    passed = fresh(honours=True, passed_out=PassedOut.SCORE)
    assert asked not in said(thrown_in(passed))


# Any evening ----------------------------------------------------------------------------------


@half
@given(sessions(most=2))
def test_there_is_always_something_to_say(session: Session) -> None:
    view = reveal(session)
    for text in (*table_hint(view)[:1], preparing(view)):
        assert text
        assert "\n" not in text
    assert (wanted_at_table(view) is None) == (said_now(view) == preparing(view))


@half
@given(secret_twins(most=1))
def test_what_is_said_hangs_on_no_secret(twins: tuple[Session, Session]) -> None:
    one, other = map(reveal, twins)
    for tell in (table_hint, preparing, why_next, swap_due):
        assert tell(one) == tell(other)
