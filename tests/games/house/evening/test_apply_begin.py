"""A new evening."""

from __future__ import annotations

from datetime import date
from uuid import UUID

import pytest

from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Counts, dumps, loads
from chicago_gui.games.house.evening.apply import begin
from chicago_gui.games.house.setup import HouseBeginning
from chicago_gui.games.house.sheet import Deal, PassedOut, Rotation, Rules
from chicago_gui.scoring import HOUSE, OFFICIAL, Refused
from chicago_gui.sheet.texts import TextReason
from tests.games.house.evening.make import NAMES

DAY = date(2026, 11, 20)


def test_a_new_evening_begins_with_deal_1_in_the_hands_of_its_first_preparer() -> None:
    session = begin(HouseBeginning(NAMES, "Vera", DAY))
    sheet = session.sheet
    assert (sheet.players, sheet.date, sheet.place, sheet.planned_deals) == (NAMES, DAY, "", 15)
    assert (sheet.rules, session.targets) == (Rules(), HOUSE)
    assert sheet.deals == (Deal(prepared_by="Vera"),)
    assert session.counts == (Counts(),)
    assert loads(dumps(session)) == session


def test_what_was_asked_for_is_what_is_begun() -> None:
    rules = Rules("house", PassedOut.SCORE, True, Rotation.ROUNDS)
    session = begin(HouseBeginning(NAMES, "Anna", DAY, 20, "  at Vera's ", rules, OFFICIAL))
    assert session.sheet.planned_deals == 20
    assert session.sheet.place == "at Vera's"
    assert session.targets is OFFICIAL
    # The name is the table's, whatever the rules were called before.
    assert session.sheet.rules == Rules("official", PassedOut.SCORE, True, Rotation.ROUNDS)


def test_names_are_written_with_single_spaces() -> None:
    names = (" Jane   Elizabeth ", "Boris", "Vera", "Dima", "Egor\t")
    session = begin(HouseBeginning(names, "Jane Elizabeth  ", DAY))
    assert session.sheet.players == ("Jane Elizabeth", "Boris", "Vera", "Dima", "Egor")
    assert session.deals[0].prepared_by == "Jane Elizabeth"


def test_every_evening_is_another() -> None:
    wish = HouseBeginning(NAMES, "Anna", DAY)
    one, other = begin(wish).sheet.id, begin(wish).sheet.id
    assert one != other
    assert UUID(one).version == 4


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (HouseBeginning(NAMES[:3], "Anna", DAY), HouseReason.PLAYERS_NUMBER),
        (
            HouseBeginning(("Anna", "ANNA", "Vera", "Dima", "Egor"), "Anna", DAY),
            TextReason.PLAYER_TWICE,
        ),
        (
            HouseBeginning(("Anna", " ", "Vera", "Dima", "Egor"), "Anna", DAY),
            TextReason.PLAYER_EMPTY,
        ),
        (HouseBeginning(NAMES, "Anna", DAY, 0), HouseReason.PLAN),
        (HouseBeginning(NAMES, "Anna", DAY, 61), HouseReason.PLAN),
        (HouseBeginning(NAMES, "Zoe", DAY), HouseReason.NOT_A_PLAYER),
        (HouseBeginning(NAMES, "", DAY), HouseReason.NOT_A_PLAYER),
    ],
)
def test_what_cannot_be_is_not_begun(wish: HouseBeginning, reason: HouseReason) -> None:
    with pytest.raises(Refused) as caught:
        begin(wish)
    assert caught.value.reason is reason
