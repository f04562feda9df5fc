"""What is wanted next: the order in which a deal is lived, and that it always leads to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.columns.base import four
from chicago_gui.games.house.evening import Change, EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.hints import wanted_at_table, wanted_by_preparer
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import Deal, Deck, pairings
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef
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
    thrown_in,
)
from tests.games.house.evening.strategies import half, randoms, sessions, spoken_players

TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
FOUR_SPADES = Contract.parse("4S")


def wanted(session: Session, index: int) -> CellRef | None:
    """What the preparer of the deal at `index` is asked for."""
    return wanted_by_preparer(session.deals[index], index, session.counts[index].hcp)


# One deal -------------------------------------------------------------------------------------

PREPARING: list[tuple[CellRef, Sequence[Change]]] = [
    (CellRef(0, columns.HCP, 0), counting(0, (12, None, None, None))),
    (CellRef(0, columns.HCP, 1), counting(0, (None, 9, None, None))),
    (CellRef(0, columns.HCP, 2), counting(0, (None, None, 13, None))),
    (CellRef(0, columns.HCP, 3), counting(0, (None, None, None, 6))),
    (CellRef(0, columns.PLAYER, 0), [c.PickDeck(0, Deck.A, "Anna")]),
    (CellRef(0, columns.PLAYER, 1), [c.PickDeck(0, Deck.B, "Boris")]),
    # The last deck falls into place.
    (CellRef(0, columns.PLAYER, 2), [c.PickDeck(0, Deck.C, "Vera")]),
    (CellRef(0, columns.PARTNERS), [c.SitDown(0, TEAMS)]),
    (CellRef(0, columns.Z, 0), [c.EnterZ(0, 0, True)]),
    (CellRef(0, columns.Z, 1), [c.EnterZ(0, 1, False)]),
    (CellRef(0, columns.OPENS), [c.EnterOpener(0, "Vera")]),
]
PLAYING: list[tuple[CellRef, list[c.PublicChange]]] = [
    (CellRef(0, columns.CONTRACT), [c.EnterContract(0, FOUR_SPADES, "Vera")]),
    (CellRef(0, columns.RESULT), [c.EnterResult(0, 10)]),
]


def test_a_deal_is_asked_for_in_the_order_it_is_lived() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    for spot, changes in PREPARING:
        assert wanted(session, 0) == spot
        session = after(session, *changes)
    assert wanted(session, 0) is None
    for spot, played_on in PLAYING:
        assert wanted_at_table(reveal(session)) == spot
        session = after(session, *played_on)
    assert wanted_at_table(reveal(session)) is None


def test_whatever_comes_first_is_not_asked_for_again() -> None:
    session = after(
        begun(fresh()),
        c.SitDown(0, TEAMS),
        c.EnterOpener(0, "Vera"),
        c.EnterZ(0, 0, True),
        c.PickDeck(0, Deck.A, "Anna"),
    )
    asked = []
    for spot, changes in PREPARING[5:]:
        if wanted(session, 0) == spot:
            asked.append(spot)
            session = after(session, *changes)
    assert asked == [
        CellRef(0, columns.PLAYER, 1),
        CellRef(0, columns.PLAYER, 2),
        CellRef(0, columns.Z, 1),
    ]
    assert wanted(session, 0) is None


def test_a_sum_that_is_not_40_leads_back_to_deck_a() -> None:
    session = begun(fresh(), hcp=(12, 9, 13, 5))
    assert wanted(session, 0) == CellRef(0, columns.HCP, 0)


def test_the_first_count_that_is_missing_is_asked_for() -> None:
    session = begun(fresh(), hcp=(12, None, 13, None))
    assert wanted(session, 0) == CellRef(0, columns.HCP, 1)


# At the Table ---------------------------------------------------------------------------------


def test_before_the_first_deal_nothing_is_wanted() -> None:
    assert wanted_at_table(reveal(fresh())) is None


def test_the_table_is_asked_for_nothing_that_hangs_on_the_counts() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    for _, changes in PREPARING[:7]:
        assert wanted_at_table(reveal(session)) is None
        session = after(session, *changes)
    assert wanted_at_table(reveal(session)) == CellRef(0, columns.PARTNERS)


def test_once_the_decks_are_handed_out_the_table_is_asked_for_the_rest() -> None:
    session = after(begun(fresh()), *picking(0, NAMES[:4]))
    for spot, changes in PREPARING[7:] + PLAYING:
        assert wanted_at_table(reveal(session)) == spot
        session = after(session, *changes)


def test_a_contract_without_declarer_is_asked_for_again() -> None:
    session = apply(ready(fresh()), c.EnterContract(0, FOUR_SPADES))
    assert wanted_at_table(reveal(session)) == CellRef(0, columns.CONTRACT)


def test_the_oldest_deal_comes_first() -> None:
    session = bid(bid(fresh()), preparer="Boris")
    assert wanted_at_table(reveal(session)) == CellRef(0, columns.RESULT)
    session = apply(session, c.EnterResult(0, 10))
    assert wanted_at_table(reveal(session)) == CellRef(1, columns.RESULT)


def test_a_deal_in_preparation_does_not_hide_the_one_being_played() -> None:
    session = begun(bid(fresh()), "Boris")
    assert wanted_at_table(reveal(session)) == CellRef(0, columns.RESULT)


def test_a_deal_thrown_in_wants_nothing() -> None:
    assert wanted_at_table(reveal(thrown_in(fresh()))) is None
    assert wanted_at_table(reveal(after(begun(fresh()), c.PassOut(0)))) is None


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


def test_who_opened_is_not_asked_for_once_the_deal_is_over() -> None:
    session = apply(played(fresh()), c.EnterOpener(0, None))
    assert wanted_at_table(reveal(session)) is None


def test_counts_of_a_deal_that_is_over_are_asked_for_when_they_are_no_pack() -> None:
    session = after(begun(fresh(), hcp=(12, 9, 13, 5)), c.PassOut(0))
    session = apply(
        session, c.ChangeRules(replace(session.sheet.rules, passed_out=PassedOut.SCORE))
    )
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


def test_a_deal_that_lacks_nothing_but_has_no_outcome_leaves_the_next_its_turn() -> None:
    view = reveal(bid(played(fresh()), preparer="Boris"))
    first = view.deals[0]
    assert isinstance(first, PlayedDeal)
    first = replace(first, outcome=None)
    view = replace(view, deals=(first, view.deals[1]))
    assert wanted_at_table(view) == CellRef(1, columns.RESULT)


# Any evening ----------------------------------------------------------------------------------


def answer(view: View, spot: CellRef) -> str:
    """What somebody might type who is asked for this."""
    deal = view.deals[spot.deal].deal
    names = four(view, deal)
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
                for deck, count in zip(Deck, HCP, strict=True):
                    session = apply(session, EnterHcp(index, deck, count))
            continue
        view = reveal(session)
        session = made(session, spot.column.read(view, spot, answer(view, spot)).change)
    else:
        pytest.fail("it never ends")
    deal = session.deals[index]
    assert deal.handed_out
    assert session.counts[index].total == 40
    assert None not in (deal.teams, deal.opening_bid, *deal.vulnerable)
