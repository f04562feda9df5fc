"""The changes that anybody may make: what they enter in a deal, and what they are called."""

from __future__ import annotations

import re
from random import Random
from string import Formatter
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import COUNTS, HCP, STEPS, HouseReason, step_name
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.record import Record
from chicago_gui.scoring import Refused
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.setup import ChangeHeading
from tests.games.house.evening.make import NAMES, bid, fresh
from tests.games.house.evening.strategies import half, randoms, sessions

PREPARED = Deal(prepared_by="Egor")


# What is entered ------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.sampled_from(Deck), st.sampled_from((*NAMES[:4], None)))))
def test_however_decks_are_picked_nobody_has_two(picks: list[tuple[Deck, str | None]]) -> None:
    deal = PREPARED
    for deck, player in picks:
        before, change = deal.decks, c.PickDeck(0, deck, player)
        if player in before and before[deck.value] is None and player is not None:
            with pytest.raises(Refused):
                change.entered(deal, NAMES)
            continue
        deal = change.entered(deal, NAMES)
        held = [name for name in deal.decks if name is not None]
        assert len(held) == len(set(held))
        assert "Egor" not in held
        assert deal.decks[deck.value] == player
        if player is not None:
            assert len(held) != 3, "the last deck belongs to the last player"
            # Only the player who had this deck may be left without one, if there is no other.
            left = {name for name in before if name} - set(held)
            assert left <= ({before[deck.value]} if player not in before else set())


@given(st.permutations(NAMES[:4]), st.permutations(tuple(Deck)))
def test_three_picks_in_any_order_hand_out_four_decks(names: list[str], decks: list[Deck]) -> None:
    deal = PREPARED
    for deck, name in list(zip(decks, names, strict=True))[:3]:
        assert not deal.handed_out
        deal = c.PickDeck(0, deck, name).entered(deal, NAMES)
    assert deal.decks[decks[3].value] == names[3]


@half
@given(sessions(most=2))
def test_a_preparer_exchanged_twice_is_the_first_again(session: Session) -> None:
    for index, deal in enumerate(session.deals):
        if deal.prepared_by is None:
            continue
        for name in session.sheet.there(deal):
            there = apply(session, c.EnterPreparer(index, name))
            assert there.deals[index].prepared_by == name
            assert apply(there, c.EnterPreparer(index, deal.prepared_by)) == session


@half
@given(sessions(most=2), randoms())
def test_players_renamed_and_back_again_are_as_before(session: Session, random: Random) -> None:
    # Everybody takes the name of the next player, which no single renaming can do.
    players = session.sheet.players
    ring = dict(zip(players, random.sample(players, len(players)), strict=True))
    back = {new: old for old, new in ring.items()}
    for deal in session.deals:
        assert deal.renamed(ring).renamed(back) == deal


def test_other_teams_without_a_swap_enter_none() -> None:
    [deal] = bid(fresh(), declarer="Vera").deals
    teams = c.SitDown(0, (("Anna", "Vera"), ("Boris", "Dima")))
    assert teams.entered(deal, NAMES).bid_by is None


# Changes as values ----------------------------------------------------------------------------


CHANGES = [
    kind
    for kind in vars(c).values()
    if isinstance(kind, type)
    and issubclass(kind, Record)
    and kind.__module__ in (c.__name__, ChangeHeading.__module__)
    and kind is not c.DealEntry
]
"""All changes that are defined or imported there."""


def test_books_can_go_on_with_the_kinds_of_steps_they_have() -> None:
    changed = {change.__name__: STEPS.kind(change) for change in CHANGES}
    assert changed.pop("DeleteDeal") == "RemoveDeal"
    assert all(name == kind for name, kind in changed.items())
    assert (HCP, COUNTS) == ("EnterHcp", "EnterCounts")


def test_counts_come_in_only_with_changes_to_a_deal_that_is_over() -> None:
    # Whoever adds a field for counts has to think about who may make that change, and when.
    holding = {kind for kind in CHANGES if "hcp" in get_type_hints(kind)}
    assert holding == {c.CorrectCounts, c.EnterNoted, c.EnterAllNoted}


# Names and reasons ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*map(STEPS.kind, CHANGES), HCP, COUNTS])
@pytest.mark.parametrize("number", [7, None])
def test_every_step_is_named_with_its_deal(kind: str, number: int | None) -> None:
    said = step_name(StepName(kind, number))
    assert ("deal 7" in said) == (number is not None)
    assert "None" not in said
    assert "{" not in said


def test_the_step_by_which_a_file_replaced_the_session_has_a_name_too() -> None:
    assert step_name(StepName(REPLACE, None)) == "replaced by a session file"


@pytest.mark.parametrize("reason", HouseReason.__members__)
def test_a_reason_is_a_sentence_with_named_figures(reason: str) -> None:
    assert HouseReason[reason].name == reason, "another reason says the same"
    pattern = HouseReason[reason].value
    names = [name for _, name, _, _ in Formatter().parse(pattern) if name is not None]
    assert all(re.fullmatch("[a-z]+", name) for name in names)
    said = pattern.format(**dict.fromkeys(names, "…"))
    # It follows a place (`deal 7: …`), or whoever shows it begins it with a capital.
    assert not said.endswith(".")
    assert said == said.strip()
    assert said.isprintable()
