"""One entry on one deal, and what goes with it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.apply import (
    enter_contract,
    enter_preparer,
    enter_result,
    pass_out,
    pick_deck,
    renamed_deal,
    sit_down,
    swapped,
    with_points,
)
from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.play import DealReason
from tests.games.house.evening.make import NAMES, bid, fresh, played
from tests.games.house.evening.strategies import half, randoms, sessions

PREPARED = Deal(prepared_by="Egor")


@given(st.lists(st.tuples(st.sampled_from(Deck), st.sampled_from((*NAMES[:4], None)))))
def test_however_decks_are_picked_nobody_has_two(
    picks: list[tuple[Deck, str | None]],
) -> None:
    deal = PREPARED
    for deck, player in picks:
        before = deal.decks
        if player in before and before[deck.value] is None and player is not None:
            with pytest.raises(Refused):
                pick_deck(deal, deck, player, NAMES)
            continue
        deal = pick_deck(deal, deck, player, NAMES)
        held = [name for name in deal.decks if name is not None]
        assert len(held) == len(set(held))
        assert "Egor" not in held
        assert deal.decks[deck.value] == player
        if player is not None:
            assert len(held) != 3, "the last deck was left lying"
            # Nobody is left without a deck but whoever had this one, for lack of another to take.
            left = {name for name in before if name} - set(held)
            assert left <= ({before[deck.value]} if player not in before else set())


@given(st.permutations(NAMES[:4]), st.permutations(tuple(Deck)))
def test_three_picks_in_any_order_hand_out_four_decks(names: list[str], decks: list[Deck]) -> None:
    deal = PREPARED
    for deck, name in list(zip(decks, names, strict=True))[:3]:
        assert not deal.handed_out
        deal = pick_deck(deal, deck, name, NAMES)
    assert deal.decks[decks[3].value] == names[3]


@half
@given(sessions(most=2))
def test_exchanging_the_preparer_twice_is_nothing(session: Session) -> None:
    for deal in session.deals:
        for name in session.sheet.players:
            if deal.prepared_by is not None:
                there = enter_preparer(deal, name)
                assert there.prepared_by == name
                assert enter_preparer(there, deal.prepared_by) == deal


@half
@given(sessions(most=2), randoms())
def test_players_renamed_and_back_again_are_as_before(session: Session, random: Random) -> None:
    # Round and round: everybody takes the next one's name, which no single renaming can do.
    ring = dict(
        zip(
            session.sheet.players,
            random.sample(session.sheet.players, len(session.sheet.players)),
            strict=True,
        )
    )
    back = {new: old for old, new in ring.items()}
    for deal in session.deals:
        assert renamed_deal(renamed_deal(deal, ring), back) == deal
        assert renamed_deal(deal, {}) == deal


def test_nobody_is_renamed_where_nobody_stands() -> None:
    assert renamed_deal(Deal(), {"Anna": "Zoe"}) == Deal()


@pytest.mark.parametrize(
    ("pairs", "player", "points", "now"),
    [
        ((), "Anna", 100, (("Anna", 100),)),
        ((("Anna", 100),), "Anna", 150, (("Anna", 150),)),
        ((("Anna", 100),), "Boris", 9, (("Anna", 100), ("Boris", 9))),
        ((("Anna", 100), ("Boris", 9)), "Anna", None, (("Boris", 9),)),
        ((), "Anna", None, ()),
        ((), "Anna", 0, (("Anna", 0),)),
    ],
)
def test_points_of_one_player_are_put_changed_and_taken_out(
    pairs: tuple[tuple[str, int], ...],
    player: str,
    points: int | None,
    now: tuple[tuple[str, int], ...],
) -> None:
    assert with_points(pairs, player, points) == now


def test_a_swap_taken_back_is_as_if_it_had_not_been() -> None:
    [deal] = bid(fresh(), declarer="Vera").deals
    there = swapped(deal)
    assert (there.declarer, there.dummy, there.bid_by) == ("Dima", "Vera", "Vera")
    assert swapped(there) == deal


def test_sitting_down_otherwise_says_nothing_of_a_swap_that_was_not() -> None:
    [deal] = bid(fresh(), declarer="Vera").deals
    assert sit_down(deal, (("Anna", "Vera"), ("Boris", "Dima"))).bid_by is None


def test_passing_out_leaves_nothing_of_a_contract() -> None:
    [deal] = played(fresh()).deals
    passed = pass_out(deal)
    assert passed.over
    assert enter_contract(passed, None, None) == enter_contract(deal, None, None)
    with pytest.raises(Refused) as caught:
        enter_result(passed, 7)
    assert caught.value.reason is DealReason.PASSED_OUT


def test_a_contract_without_teams_is_refused_whatever_it_is() -> None:
    with pytest.raises(Refused) as caught:
        enter_contract(PREPARED, Contract.parse("7NT"), "Anna")
    assert caught.value.reason is HouseReason.TEAMS_FIRST
    assert enter_contract(PREPARED, None, None) == PREPARED
