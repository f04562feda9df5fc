"""The cell that is wanted next, and the hints at the Table and on the Preparer face."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Change, EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.hints import (
    cell_hint,
    preparer_hint,
    preparing,
    table_hint,
    wanted_at_table,
    wanted_by_preparer,
    why_next,
)
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import MOST_DEALS, Deal, Deck, pairings
from chicago_gui.games.house.view import Advice, PlayedDeal, View
from chicago_gui.games.house.words import sum_line, swap_due
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.setup import ChangeRules
from chicago_gui.sheet.words import pair
from tests.games.house.evening.make import (
    HCP,
    NAMES,
    after,
    attempt,
    begun,
    bid,
    counting,
    fresh,
    made,
    picking,
    played,
    ready,
    seating,
    thrown_in,
    two_open,
)
from tests.games.house.evening.strategies import (
    half,
    randoms,
    secret_twins,
    sessions,
    spoken_players,
)

# What is wanted -----------------------------------------------------------------------------------


TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
FOUR_SPADES = Contract.parse("4S")


def wanted(session: Session, index: int) -> CellRef | None:
    """What the preparer of the deal at `index` is asked for."""
    return wanted_by_preparer(session.deals[index], index, session.counts[index].hcp)


# One deal -------------------------------------------------------------------------------------

PREPARING: list[tuple[CellRef, Sequence[Change]]] = [
    *((CellRef(0, columns.HCP, at), [change]) for at, change in enumerate(counting(0, HCP))),
    # The last deck falls into place.
    *(
        (CellRef(0, columns.PLAYER, at), [change])
        for at, change in enumerate(picking(0, NAMES[:4]))
    ),
    (CellRef(0, columns.PARTNERS), [c.SitDown(0, TEAMS)]),
    (CellRef(0, columns.Z, 0), [c.EnterZ(0, 0, True)]),
    (CellRef(0, columns.Z, 1), [c.EnterZ(0, 1, False)]),
    (CellRef(0, columns.OPENS), [c.EnterOpener(0, "Vera")]),
]
PLAYING: list[tuple[CellRef, Sequence[Change]]] = [
    (CellRef(0, columns.CONTRACT), [c.EnterContract(0, FOUR_SPADES, "Vera")]),
    (CellRef(0, columns.RESULT), [c.EnterResult(0, 10)]),
]


def test_a_deal_is_asked_for_in_the_order_it_is_lived() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    for spot, changes in PREPARING:
        assert wanted(session, 0) == spot
        session = after(session, *changes)
    assert wanted(session, 0) is None


@pytest.mark.parametrize(
    ("hcp", "deck"),
    [
        ((12, None, 13, None), Deck.B),
        ((12, 9, 13, 5), Deck.A),  # nobody knows which of the four is wrong
    ],
)
def test_the_first_count_that_is_missing_or_may_be_wrong_is_asked_for(
    hcp: tuple[int | None, ...], deck: Deck
) -> None:
    assert wanted(begun(fresh(), hcp=hcp), 0) == CellRef(0, columns.HCP, deck.value)


# At the Table ---------------------------------------------------------------------------------


TWO_BID = bid(bid(fresh()), preparer="Boris")


@pytest.mark.parametrize(
    ("session", "spot"),
    [
        (fresh(), None),
        (apply(ready(fresh()), c.EnterContract(0, FOUR_SPADES)), CellRef(0, columns.CONTRACT)),
        (TWO_BID, CellRef(0, columns.RESULT)),
        (apply(TWO_BID, c.EnterResult(0, 10)), CellRef(1, columns.RESULT)),
        (begun(bid(fresh()), "Boris"), CellRef(0, columns.RESULT)),
        (thrown_in(fresh()), None),
        (after(begun(fresh()), c.PassOut(0)), None),
        (apply(played(fresh()), c.EnterOpener(0, None)), None),
    ],
)
def test_the_oldest_deal_that_lacks_something_is_asked_for(
    session: Session, spot: CellRef | None
) -> None:
    assert wanted_at_table(reveal(session)) == spot


def test_the_table_is_asked_for_nothing_that_hangs_on_the_counts() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    for _, changes in PREPARING[:7]:
        assert wanted_at_table(reveal(session)) is None
        session = after(session, *changes)
    # The decks are handed out, and the Table is asked for the rest.
    for spot, changes in (*PREPARING[7:], *PLAYING):
        assert wanted_at_table(reveal(session)) == spot
        session = after(session, *changes)
    assert wanted_at_table(reveal(session)) is None


LACKING = [
    (EnterHcp(0, Deck.C, None), CellRef(0, columns.HCP)),
    (c.PickDeck(0, Deck.B, None), CellRef(0, columns.PLAYER, 1)),
    (c.SitDown(0, None), CellRef(0, columns.PARTNERS)),
    (c.EnterZ(0, 1, None), CellRef(0, columns.Z, 1)),
    (c.EnterContract(0, FOUR_SPADES, None), CellRef(0, columns.CONTRACT)),
]


@pytest.mark.parametrize(("change", "spot"), LACKING)
def test_a_deal_that_is_over_is_asked_for_what_it_lacks(
    change: c.PublicChange, spot: CellRef
) -> None:
    assert wanted_at_table(reveal(apply(played(fresh()), change))) == spot


def test_a_deal_that_lacks_everything_is_asked_for_it_in_the_usual_order() -> None:
    session = played(fresh())
    for change, _ in reversed(LACKING):
        session = made(session, change)
    asked = []
    while True:
        spot = wanted_at_table(reveal(session))
        if spot is None:
            break
        asked.append(spot.column)
        session = made(
            session, spot.column.read(reveal(session), spot, answer(reveal(session), spot)).change
        )
    assert asked == [columns.HCP, columns.PLAYER, columns.PARTNERS, columns.Z, columns.CONTRACT]


def test_counts_of_a_deal_that_is_over_are_asked_for_when_they_are_no_pack() -> None:
    session = after(begun(fresh(), hcp=(12, 9, 13, 5)), c.PassOut(0))
    session = apply(session, ChangeRules(replace(session.sheet.rules, passed_out=PassedOut.SCORE)))
    assert wanted_at_table(reveal(session)) == CellRef(0, columns.HCP)


def test_without_a_preparer_that_is_asked_before_anybody_picks_a_deck() -> None:
    deal = Deal()
    assert wanted_by_preparer(deal, 3, (12, 9, 13, 6)) == CellRef(3, columns.PREPARED_BY)
    picked = Deal(decks=("Anna", "Boris", "Vera", "Dima"))
    assert wanted_by_preparer(picked, 3, (12, 9, 13, 6)) == CellRef(3, columns.PARTNERS)


def test_who_prepared_is_asked_before_who_sat_with_whom() -> None:
    deal = Deal(contract=FOUR_SPADES)
    session = begun(fresh())
    session = replace(session, sheet=replace(session.sheet, deals=(deal,)))
    assert wanted_at_table(reveal(session)) == CellRef(0, columns.PREPARED_BY)


# Any evening ----------------------------------------------------------------------------------


def answer(view: View, spot: CellRef) -> str:
    """What somebody might type who is asked for this."""
    deal, names = view.deal(spot.deal), view.four(spot.deal)
    match spot.column:
        case columns.HCP:
            return "10 10 10 10"
        case columns.PREPARED_BY:
            busy = {*deal.decks, *deal.at_table, deal.opening_bid, deal.declarer, deal.bid_by}
            busy |= {*dict(deal.honours)}
            return next(name for name in view.there(spot.deal) if name not in busy)
        case columns.PLAYER:
            return next(name for name in names if name not in deal.decks)
        case columns.PARTNERS:
            return pair(pairings(names)[0][0])
        case columns.Z:
            return "z"
        case columns.OPENS:
            return names[0]
        case columns.CONTRACT:
            return f"1s {names[0]}"
        case _:
            return "="


@half
@given(sessions(edits=6, most=3, people=spoken_players), randoms())
def test_whoever_follows_the_sheet_gets_to_the_end_without_a_refusal(
    session: Session, random: Random
) -> None:
    if random.random() < 0.3:
        # A file may not say who prepared.
        deals = tuple(replace(deal, prepared_by=None) for deal in session.deals)
        session = replace(session, sheet=replace(session.sheet, deals=deals))
    for _ in range(20 * len(session.deals) + 1):
        view = reveal(session)
        spot = wanted_at_table(view)
        if spot is None:
            break
        assert spot.column.can_type(view, spot)
        session = made(session, spot.column.read(view, spot, answer(view, spot)).change)
    else:
        pytest.fail("it never ends")
    for shown in reveal(session).deals:
        if isinstance(shown, PlayedDeal):
            assert shown.thrown_in or shown.outcome is not None
        else:
            assert not shown.deal.handed_out


@half
@given(sessions(open_deals=1, edits=0, most=1, people=spoken_players), randoms())
def test_whoever_prepares_by_the_sheet_is_ready_without_a_refusal(
    session: Session, random: Random
) -> None:
    assume(not session.sheet.is_four(session.deals[-1]))  # nobody prepares it
    index = session.sheet.open_deals[0]
    session = attempt(session, EnterHcp(index, random.choice(tuple(Deck)), None))
    for _ in range(30):
        spot = wanted(session, index)
        if spot is None:
            break
        if spot.column is columns.HCP:
            hcp = session.counts[index].hcp
            if None in hcp:
                # What makes the four a pack, where it can.
                rest = 40 - session.counts[index].total
                fits = 0 <= rest <= 37 and hcp.count(None) == 1
                change: c.PublicChange | EnterHcp = EnterHcp(
                    index, Deck(spot.part), rest if fits else 0
                )
                session = apply(session, change)
            else:
                session = after(session, *counting(index, HCP))
            continue
        view = reveal(session)
        session = made(session, spot.column.read(view, spot, answer(view, spot)).change)
    else:
        pytest.fail("it never ends")
    deal = session.deals[index]
    assert deal.handed_out
    assert session.counts[index].total == 40
    assert None not in (deal.teams, deal.opening_bid, *deal.vulnerable)


# At the Table -------------------------------------------------------------------------------------


PLAYED = "Deal 1. Type the result: = +1 −2."
BID = "Deal 1. Type contract and declarer: 4s a, doubled 4sx b; p if passed out."
FOUR = "Anna (a), Boris (b), Vera (v), Dima (d)"


def said(session: Session) -> str:
    return table_hint(reveal(session))[0]


def quiet(session: Session) -> str:
    return table_hint(reveal(session))[1]


def advising(session: Session, preparer: str | None, reason: str, declarer: str | None) -> View:
    """The view with other advice in it."""
    advice = Advice(preparer, reason, declarer, (), None)
    return replace(reveal(session), advice=advice)


# Through a deal -------------------------------------------------------------------------------


def test_what_is_said_through_a_deal() -> None:
    session = fresh()
    lines = [said(session)]
    steps: list[list[Change]] = [
        [c.BeginDeal("Egor")],
        [*counting(0, HCP), *picking(0, NAMES[:4])],
        *([change] for change in seating(0, TEAMS, (True, False))),
        [c.EnterContract(0, FOUR_SPADES, "Anna")],
        [c.EnterResult(0, 10)],
    ]
    for changes in steps:
        session = after(session, *changes)
        lines.append(said(session))
    assert lines == [
        "Press F2 to prepare deal 1.",
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


@pytest.mark.parametrize(
    ("column", "asked"),
    [
        (columns.PREPARED_BY, f"Who prepares this deal? Type {FOUR}, Egor (e)."),
        (columns.PLAYER, "Who picked which deck, from A on? Type “a b v”."),
    ],
)
def test_what_files_may_lack_is_asked_for_too(column: Column[Any, Any], asked: str) -> None:
    assert cell_hint(reveal(begun(fresh())), CellRef(0, column)) == asked


# Who prepares ---------------------------------------------------------------------------------


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


def test_a_deal_thrown_in_is_dealt_again_before_all_are_played() -> None:
    assert said(thrown_in(fresh(planned=1))) == "Press F2 to prepare deal 1, Egor."


ANNA_S_BID = bid(fresh())
SCORED_PASS = thrown_in(fresh(passed_out=PassedOut.SCORE))


@pytest.mark.parametrize(
    ("session", "preparer", "reason", "line"),
    [
        (fresh(), None, "first", ""),
        (fresh(), "Vera", "first", "Vera prepares the first deal."),
        (thrown_in(fresh()), "Egor", "same", "Egor deals again: the last deal was passed out."),
        (ANNA_S_BID, "Boris", "dummy", "Boris is dummy and prepares next."),
        (ANNA_S_BID, "Anna", "swap", "After the swap Anna is dummy and prepares next."),
        (SCORED_PASS, "Vera", "hand-over", "Vera prepares next: fewest times out."),
        (fresh(), "Vera", "hand-over", "Vera prepares next: fewest times out."),
    ],
)
def test_why_somebody_prepares_next(
    session: Session, preparer: str | None, reason: str, line: str
) -> None:
    assert why_next(advising(session, preparer, reason, None)) == line


@pytest.mark.parametrize(
    ("session", "sit_outs", "partnerships"),
    [
        *(
            (
                session,
                "To keep sit-outs even: Vera prepares the next deal; Boris deals.",
                "To keep partnerships even: Vera prepares the next deal; Boris deals.",
            )
            # The reason is that of the last deal with a contract.
            for session in (ANNA_S_BID, begun(ANNA_S_BID, "Vera"))
        ),
        (
            SCORED_PASS,
            "Vera prepares next: fewest times out.",
            "Vera prepares next, to keep partnerships even.",
        ),
    ],
)
def test_a_hand_over_says_what_it_keeps_even(
    session: Session, sit_outs: str, partnerships: str
) -> None:
    view = advising(session, "Vera", "hand-over", "Anna")
    assert why_next(view) == sit_outs
    assert why_next(replace(view, advice=replace(view.advice, partnerships=True))) == partnerships


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
        (apply(ANNA_S_BID, c.Swap(0)), "swap", "Boris"),  # it has been taken
        (fresh(), "swap", "Boris"),
    ],
)
def test_otherwise_none_is_asked_for(session: Session, reason: str, declarer: str) -> None:
    assert swap_due(advising(session, "Anna", reason, declarer)) == ""


# What comes next ------------------------------------------------------------------------------


def test_without_a_name_it_is_only_said_how_the_next_begins() -> None:
    view = advising(ANNA_S_BID, None, "dummy", None)
    assert table_hint(view)[1] == "F2 prepares the next deal."
    assert preparing(advising(played(fresh()), None, "dummy", None)) == (
        "Press F2 to prepare deal 2."
    )
    session = begun(fresh())
    session = replace(session, sheet=replace(session.sheet, deals=(Deal(),)))
    assert said(session) == "Press F2 to prepare deal 1."


@pytest.mark.parametrize(
    ("session", "line"),
    [
        (ready(fresh()), ""),
        (bid(fresh()), "Boris is dummy and prepares next. F2 prepares the next deal."),
        (two_open(fresh()), "Boris is preparing deal 2."),
        (begun(bid(fresh(planned=2)), "Boris"), "Boris is preparing deal 2."),
        (ready(bid(fresh()), "Boris"), "Deal 2 is ready."),
        (bid(fresh(planned=1)), "This is the last planned deal."),
    ],
)
def test_while_a_deal_is_played_the_quiet_line_says_what_comes_next(
    session: Session, line: str
) -> None:
    assert quiet(session) == line


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
    assert (wanted_at_table(view) is None) == (table_hint(view)[0] == preparing(view))


@half
@given(secret_twins(most=1))
def test_what_is_said_hangs_on_no_secret(twins: tuple[Session, Session]) -> None:
    one, other = map(reveal, twins)
    for tell in (table_hint, preparing, why_next, swap_due):
        assert tell(one) == tell(other)


# On the Preparer face -----------------------------------------------------------------------------


FULL = "40 ✓  Opening hand: C (13)."
COUNTS = "Type the four counts: 12 9 13 6."


def hint(session: Session) -> tuple[str, str]:
    counts, deal = session.counts[0], session.deals[0]
    spot = wanted_by_preparer(deal, 0, counts.hcp)
    return preparer_hint(reveal(session), spot, counts.hcp)


def test_what_is_said_while_a_deal_is_prepared() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    lines = [hint(session)]
    for change in (*counting(0, HCP), *picking(0, NAMES[:4]), *seating(0, TEAMS)):
        session = apply(session, change)
        lines.append(hint(session))
    picked = "Who picked which deck, from {deck} on? Type “{example}”."
    assert lines == [
        (COUNTS, ""),
        ("Type the count of deck B.", "Sum 12 of 40."),
        ("Type the count of deck C.", "Sum 21 of 40."),
        ("Type the count of deck D.", "Sum 34 of 40.  Opening hand: C (13)."),
        (picked.format(deck="A", example="a b v"), FULL),
        (picked.format(deck="B", example="b v d"), FULL),
        (picked.format(deck="C", example="v d"), FULL),
        ("Who plays with whom? Enter accepts, Space shows another.", FULL),
        ("Who is vulnerable? Type z or - for each team; r rolls the die.", FULL),
        ("Who is vulnerable? Type z or - for each team; r rolls the die.", FULL),
        (
            "Who opens? Enter accepts the name shown, or type Anna (a), Boris (b), Vera "
            "(v), Dima (d).",
            FULL,
        ),
        ("Press Enter to cover the counts, then hand out the cards.", FULL),
    ]


def test_a_sum_that_is_not_40_is_typed_again() -> None:
    again = "Counts must add up to 40: retype all four, such as 12 9 13 6."
    session = begun(fresh(), hcp=(12, 9, 13, 5))
    assert hint(session) == ("Sum 39: 1 short of 40.", again)
    session = begun(fresh(), hcp=(12, 9, 13, 8))
    assert hint(session) == ("Sum 42: 2 over 40.", again)


@pytest.mark.parametrize(
    ("hcp", "line"),
    [
        ((None, None, None, None), ""),
        ((0, None, None, None), "Sum 0 of 40."),
        ((12, None, None, None), "Sum 12 of 40."),
        ((None, 13, None, None), "Sum 13 of 40.  Opening hand: B (13)."),
        ((None, 14, 20, 6), "Sum 40 of 40.  Opening hand: C (20)."),
        ((12, 36, None, None), "Sum 48 of 40."),
        ((0, 0, 3, 37), "40 ✓  Opening hand: D (37)."),
        (
            (10, 10, 10, 10),
            "40 ✓  No opening hand: deal again, or move cards and retype the counts.",
        ),
        ((0, 0, 0, 0), "Sum 0: 40 short of 40."),
        ((37, 37, 37, 37), "Sum 148: 108 over 40."),
    ],
)
def test_the_sum_so_far(hcp: Sequence[int | None], line: str) -> None:
    assert sum_line(hcp) == line


@given(st.tuples(*[st.none() | st.integers(0, 37)] * 4))
def test_the_fourth_count_is_never_told_before_it_is_counted(
    hcp: tuple[int | None, int | None, int | None, int | None],
) -> None:
    # The sum is a check; whoever is told what is missing counts no more.
    line = sum_line(hcp)
    if hcp.count(None):
        assert "short" not in line
        assert "✓" not in line
    else:
        assert ("✓" in line) == (sum(count or 0 for count in hcp) == 40)


def test_from_paper_nobody_is_asked_to_count_nor_to_deal_again() -> None:
    view = reveal(ready(fresh(), hcp=(12, 9, 13, 6)))
    said = [
        " ".join(preparer_hint(view, CellRef(0, column, part), hcp, from_paper=True))
        for column, part, hcp in (
            (columns.HCP, 0, (None,) * 4),
            (columns.HCP, 2, (12, 9, None, None)),
            (columns.PLAYER, 0, (10, 10, 10, 10)),
            (columns.PLAYER, 1, (10, 10, 10, 10)),
        )
    ]
    assert said[2].endswith("40 ✓  No opening hand: check the paper.")
    assert not any("deal again" in line for line in said)
