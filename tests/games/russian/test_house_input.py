from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.changes import HouseReason, PublicChange
from chicago_gui.games.russian.columns.base import HouseCellReason
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.house_input import HouseInput, roll_die
from chicago_gui.games.russian.sheet import Deal
from chicago_gui.games.russian.view import Advice, OpenDeal, View
from chicago_gui.games.russian.words import last_bid
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import words
from chicago_gui.sheet.column import Column, Spot
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer
from tests.widgets.an_evening import NAMES, played, view

ANNA, BORIS, VERA, DIMA, EGOR = NAMES
ONE, OTHER = ((ANNA, BORIS), (VERA, DIMA)), ((ANNA, VERA), (BORIS, DIMA))
THIRD = ((ANNA, DIMA), (BORIS, VERA))
HANDED_OUT = Deal(prepared_by=EGOR, decks=(ANNA, BORIS, VERA, DIMA))
SEATED = replace(HANDED_OUT, teams=ONE)
BID = replace(SEATED, contract=Contract.parse("2S"), declarer=ANNA)
PARTNERS, Z, OPENS = Spot(1, columns.PARTNERS), Spot(1, columns.Z), Spot(1, columns.OPENS)
RESULT = Spot(1, columns.RESULT)


class Table:
    """A door that takes note and answers as it is told to."""

    def __init__(self, shown: View) -> None:
        self.view = shown
        self.answer: Refused | None = None
        self.asked: list[PublicChange] = []

    def submit(self, change: PublicChange) -> Refused | None:
        self.asked.append(change)
        return self.answer


def table(deal: Deal, advice: Advice | None = None) -> Table:
    """A table in whose second deal something is wanted."""
    shown = view(1, more=(OpenDeal(2, deal),))
    advised = advice or Advice(EGOR, "dummy", None, (OTHER, ONE), BORIS)
    return Table(replace(shown, advice=advised))


# --- teams


def test_enter_takes_the_line_up_that_is_advised() -> None:
    door = table(HANDED_OUT)
    hands = HouseInput(FORM, door)
    assert hands.key(PARTNERS, ENTER) == Answer()
    assert door.asked == [c.SitDown(1, OTHER)]


def test_space_shows_the_next_line_up_round_and_round_and_changes_nothing() -> None:
    door = table(HANDED_OUT)
    hands = HouseInput(FORM, door)
    shown = []
    for _ in range(4):
        shown.append(hands.proposed_teams())
        hands.key(PARTNERS, SPACE)
    assert shown == [OTHER, ONE, THIRD, OTHER]
    assert door.asked == []
    hands.key(PARTNERS, ENTER)
    assert door.asked == [c.SitDown(1, ONE)]


def test_the_line_up_stands_quietly_in_the_form_until_it_is_taken() -> None:
    door = table(HANDED_OUT)
    hands = HouseInput(FORM, door)
    proposed = [hands.proposal(replace(PARTNERS, part=part)) for part in (0, 1)]
    assert [cell.text for cell in proposed if cell] == ["Anna – Vera", "Boris – Dima"]
    assert HouseInput(FORM, table(SEATED)).proposal(PARTNERS) is None
    not_yet = table(Deal(prepared_by=EGOR))
    assert HouseInput(FORM, not_yet).proposal(PARTNERS) is None


def test_another_deal_begins_with_the_best_line_up_again() -> None:
    door = table(HANDED_OUT)
    hands = HouseInput(FORM, door)
    hands.key(PARTNERS, SPACE)
    door.view = replace(door.view, deals=(*door.view.deals[:1], played(2), OpenDeal(3, HANDED_OUT)))
    assert hands.proposed_teams() == OTHER


def test_where_teams_stand_enter_and_space_mean_nothing_by_themselves() -> None:
    hands = HouseInput(FORM, table(SEATED))
    assert hands.key(PARTNERS, ENTER) is None
    assert hands.key(PARTNERS, SPACE) is None
    assert hands.proposed_teams() == ONE


def test_before_anything_is_begun_the_advised_line_up_is_shown() -> None:
    door = Table(replace(view(1), advice=Advice(EGOR, "dummy", None, (ONE, OTHER), BORIS)))
    assert HouseInput(FORM, door).proposed_teams() == ONE
    door.view = replace(door.view, advice=Advice(None, "first", None, (), None))
    assert HouseInput(FORM, door).proposed_teams() is None


# --- Z and the die


@pytest.mark.parametrize(("key", "z"), [("z", True), ("Z", True), ("я", True), ("v", True)])
def test_one_key_is_vulnerable(key: str, z: bool) -> None:
    door = table(SEATED)
    assert HouseInput(FORM, door).key(Z, key) == Answer()
    assert door.asked == [c.EnterZ(1, 0, z)]


@pytest.mark.parametrize("word", ["z", "да", "Ja", "n", "н"])
def test_an_answer_that_is_whole_waits_for_no_enter(word: str) -> None:
    assert HouseInput(FORM, table(SEATED)).complete(Z, word)


@pytest.mark.parametrize(("language", "asked"), [("ru", [c.EnterZ(1, 0, True)]), ("en", [])])
def test_the_key_of_a_russian_z_is_one_in_either_alphabet(
    language: str, asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "_language", language)
    monkeypatch.setattr(words, "_catalogue", lambda text, about, count: text)
    door = table(SEATED)
    HouseInput(FORM, door).key(Z, "p")
    assert door.asked == asked


@pytest.mark.parametrize("key", [SPACE, "n", "N", "н"])
def test_one_key_is_not_vulnerable(key: str) -> None:
    door = table(SEATED)
    assert HouseInput(FORM, door).key(replace(Z, part=1), key) == Answer()
    assert door.asked == [c.EnterZ(1, 1, False)]


def test_one_enter_too_many_does_not_settle_it() -> None:
    door = table(SEATED)
    answer = HouseInput(FORM, door).key(Z, ENTER)
    assert answer is not None
    assert answer.refused is not None
    assert answer.refused.reason is HouseCellReason.Z
    door = table(replace(SEATED, vulnerable=(True, None)))
    assert HouseInput(FORM, door).key(Z, ENTER) is None  # what stands there can be typed over
    assert door.asked == []


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("key", ["r", "R", "к"])
def test_the_die_says_what_it_shows_and_four_to_six_are_vulnerable(key: str, pips: int) -> None:
    door = table(SEATED)
    answer = HouseInput(FORM, door, lambda: pips).key(Z, key)
    said = "are vulnerable" if pips >= 4 else "are not vulnerable"
    assert answer == Answer(None, f"The die shows {pips}: Anna – Boris {said}.", pips=pips)
    assert door.asked == [c.EnterZ(1, 0, pips >= 4)]


def test_a_die_whose_mark_was_not_taken_says_why() -> None:
    door = table(SEATED)
    door.answer = Refused(HouseReason.NO_SUCH_DEAL)
    answer = HouseInput(FORM, door, lambda: 6).key(Z, "r")
    assert answer is not None
    assert answer.refused is door.answer


def test_the_die_has_six_sides() -> None:
    assert {roll_die() for _ in range(300)} == {1, 2, 3, 4, 5, 6}


# --- opener, swap, the rest


def test_enter_takes_the_opener_that_is_advised() -> None:
    door = table(SEATED)
    hands = HouseInput(FORM, door)
    proposal = hands.proposal(OPENS)
    assert proposal is not None
    assert proposal.text == BORIS
    assert hands.key(OPENS, ENTER) == Answer()
    assert door.asked == [c.EnterOpener(1, BORIS)]


def test_nobody_is_proposed_to_open_who_sits_out() -> None:
    door = table(SEATED, Advice(EGOR, "dummy", None, (ONE,), EGOR))
    hands = HouseInput(FORM, door)
    proposal = hands.proposal(OPENS)
    assert proposal is None or proposal.text == ""
    assert hands.key(OPENS, ENTER) is None
    assert door.asked == []


@pytest.mark.parametrize("key", ["s", "S", "с", "ы"])
def test_s_takes_the_swap_that_is_asked_for(key: str) -> None:
    door = table(BID, Advice(ANNA, "swap", BORIS, (ONE,), BORIS))
    hands = HouseInput(FORM, door)
    assert hands.complete(RESULT, key)
    assert hands.enter(RESULT, key) is None
    assert door.asked == [c.Swap(1)]
    assert hands.goes_on(RESULT, "Swap")


def test_the_swap_is_that_of_the_deal_bid_last_wherever_s_is_pressed() -> None:
    door = table(BID, Advice(ANNA, "swap", BORIS, (ONE,), BORIS))
    assert HouseInput(FORM, door).enter(Spot(0, columns.RESULT), "s") is None
    assert door.asked == [c.Swap(1)]
    assert last_bid(door.view) == 1


def test_without_a_swap_to_take_s_is_no_result_of_its_own() -> None:
    hands = HouseInput(FORM, table(BID))
    assert not hands.complete(RESULT, "s")
    assert hands.enter(RESULT, "s") is not None


@pytest.mark.parametrize("column", [columns.CONTRACT, columns.PLAYER, columns.DEAL, columns.HCP])
@pytest.mark.parametrize("key", [ENTER, SPACE, "z", "r", "s"])
def test_elsewhere_no_key_means_anything_by_itself(column: Column[Any, Any, Any], key: str) -> None:
    door = table(BID)
    if (column, key) == (columns.DEAL, ENTER):
        # It opens no note: the next count would be typed into it.
        assert HouseInput(FORM, door).key(Spot(1, column), key) == Answer()
    else:
        assert HouseInput(FORM, door).key(Spot(1, column), key) is None
    assert door.asked == []


def test_what_is_typed_becomes_a_change_or_is_refused_here() -> None:
    door = table(BID)
    hands = HouseInput(FORM, door)
    assert hands.enter(RESULT, "+1") is None
    assert door.asked == [c.EnterResult(1, 9)]
    refused = hands.enter(RESULT, "what")
    assert isinstance(refused, Refused)
    assert len(door.asked) == 1
    door.answer = Refused(HouseReason.TRICKS, tricks=9)
    assert hands.enter(RESULT, "+1") is door.answer


def test_what_is_chosen_is_the_same_change() -> None:
    door = table(BID)
    hands = HouseInput(FORM, door)
    plus_one = next(each for each in hands.choices(RESULT) if each.label == "+1")
    assert hands.choose(RESULT, plus_one) is None
    assert hands.bid(Spot(1, columns.CONTRACT), Contract.parse("3NT"), VERA) is None
    assert door.asked == [
        c.EnterResult(1, 9),
        c.EnterContract(1, Contract.parse("3NT"), VERA),
    ]


@pytest.fixture
def cells() -> Iterator[Spot]:
    return (Spot(1, column, part) for column in columns.COLUMNS for part in range(column.parts))


def test_nothing_typed_at_the_table_is_a_secret(cells: Iterator[Spot]) -> None:
    hands = HouseInput(FORM, table(HANDED_OUT))
    assert not any(hands.secret(spot) for spot in cells)
    assert not hands.typed_in_secret()
