"""A new evening."""

from __future__ import annotations

from datetime import date
from uuid import UUID

import pytest

from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Counts, dumps, loads
from chicago_gui.games.house.evening.apply import begin
from chicago_gui.games.house.rules import RULES, PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deal
from chicago_gui.scoring import OFFICIAL, Refused
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.texts import TextReason
from tests.games.house.evening.make import NAMES

DAY = date(2026, 11, 20)


def test_a_new_evening_begins_with_deal_1_in_the_hands_of_its_first_preparer() -> None:
    session = begin(NewSession(NAMES, "Vera", DAY, planned=15))
    sheet = session.sheet
    assert (sheet.players, sheet.date, sheet.place, sheet.planned_deals) == (NAMES, DAY, "", 15)
    assert sheet.rules == Rules()
    assert sheet.deals == (Deal(prepared_by="Vera"),)
    assert session.counts == (Counts(),)
    assert loads(dumps(session)) == session


def test_what_was_asked_for_is_what_is_begun() -> None:
    rules = Rules(OFFICIAL, PassedOut.SCORE, True, Rotation.ROUNDS)
    session = begin(NewSession(NAMES, "Anna", DAY, "  at Vera's ", 20, RULES.values(rules)))
    assert session.sheet.planned_deals == 20
    assert session.sheet.place == "at Vera's"
    assert session.sheet.rules == rules


def test_names_are_written_with_single_spaces() -> None:
    names = (" Jane   Elizabeth ", "Boris", "Vera", "Dima", "Egor\t")
    session = begin(NewSession(names, "Jane Elizabeth  ", DAY, planned=15))
    assert session.sheet.players == ("Jane Elizabeth", "Boris", "Vera", "Dima", "Egor")
    assert session.deals[0].prepared_by == "Jane Elizabeth"


def test_every_evening_is_another() -> None:
    wish = NewSession(NAMES, "Anna", DAY, planned=15)
    one, other = begin(wish).sheet.id, begin(wish).sheet.id
    assert one != other
    assert UUID(one).version == 4


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (NewSession(NAMES[:3], "Anna", DAY), HouseReason.PLAYERS_NUMBER),
        (
            NewSession(("Anna", "ANNA", "Vera", "Dima", "Egor"), "Anna", DAY, planned=15),
            TextReason.PLAYER_TWICE,
        ),
        (
            NewSession(("Anna", " ", "Vera", "Dima", "Egor"), "Anna", DAY, planned=15),
            TextReason.PLAYER_EMPTY,
        ),
        (NewSession(NAMES, "Anna", DAY, planned=0), HouseReason.PLAN),
        (NewSession(NAMES, "Anna", DAY, planned=61), HouseReason.PLAN),
        (NewSession(NAMES, "Zoe", DAY, planned=15), HouseReason.NOT_A_PLAYER),
        (NewSession(NAMES, "", DAY, planned=15), HouseReason.NOT_A_PLAYER),
    ],
)
def test_what_cannot_be_is_not_begun(wish: NewSession, reason: HouseReason) -> None:
    with pytest.raises(Refused) as caught:
        begin(wish)
    assert caught.value.reason is reason
