from __future__ import annotations

import pytest

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.reveal import reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.view import View
from chicago_gui.games.rubber.game import GAME as RUBBER
from chicago_gui.games.teams.form import FORM as CARD
from chicago_gui.games.teams.totals import reveal as cards
from chicago_gui.record import replace
from chicago_gui.scoring import ALL_BIDS, Contract
from chicago_gui.sheet.panel import Standing, StandingLine
from chicago_gui.sheet.speech import first, in_speech, one_after_the_other, taken
from chicago_gui.sheet.words import contract_words
from tests.games.teams.make import OPEN, match, plays
from tests.games.teams.make import after as entered
from tests.sheets import known


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1C", "1 club"),
        ("2D", "2 diamonds"),
        ("1HX", "1 heart doubled"),
        ("4S", "4 spades"),
        ("3NTXX", "3 no trump redoubled"),
    ],
)
def test_a_contract_is_said_in_words(text: str, said: str) -> None:
    assert contract_words(Contract.parse(text)) == said


def test_no_two_bids_are_said_alike() -> None:
    assert len({contract_words(bid) for bid in ALL_BIDS}) == 35


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4♠X by Vera, +1", "4 spades doubled by Vera, +1"),
        ("3NT by Vera; 1♦XX by Egor", "3 no trump by Vera; 1 diamond redoubled by Egor"),
        ("+150 → +4 IMPs", "+150, +4 IMPs"),
        ("TABLE  ·  nothing here is secret", "TABLE, nothing here is secret"),
        ("40 ✓  An opening hand is there (A, 12).", "40 right  An opening hand is there (A, 12)."),
        ("14♠, 8NT, 3NTs and Anna", "14♠, 8NT, 3NTs and Anna"),
    ],
)
def test_signs_for_the_eye_are_said_in_words(text: str, said: str) -> None:
    assert in_speech(text) == said


def test_sentences_that_follow_each_other_end() -> None:
    assert one_after_the_other(["Deal 1: Anna", "", " Who opens? ", "Go on."]) == (
        "Deal 1: Anna. Who opens? Go on."
    )


@pytest.fixture
def change(going_on: Session) -> tuple[View, View, View]:
    """Return the views before deal 6 has a result, with it, and with a corrected one."""
    after = apply(going_on, c.EnterResult(5, 9))
    corrected = apply(after, c.EnterResult(5, 10))
    return reveal(going_on), reveal(after), reveal(corrected)


def test_an_entry_is_told_with_its_cell(going_on: Session) -> None:
    noted = apply(going_on, c.EnterNote(0, "the cat"))
    assert taken(FORM, reveal(going_on), reveal(noted)) == ["Deal 1: deal: 1 the cat"]
    assert taken(FORM, reveal(going_on), reveal(going_on)) == []


def test_what_nobody_would_listen_to_the_end_of_is_not_told(
    change: tuple[View, View, View],
) -> None:
    before, after, _ = change
    assert taken(FORM, before, after) == []


def test_a_deal_that_comes_out_is_one_sentence_and_who_is_first(
    change: tuple[View, View, View],
) -> None:
    before, after, corrected = change
    told = taken(FORM, before, after, [5])
    assert told[0] == FORM.result_summary(after, 5)
    assert told[1].startswith("Leading: ")
    assert len(told) == 2
    assert taken(FORM, after, corrected)[0].startswith("Deal 6: result: ")


def test_who_is_first_is_told_when_somebody_is() -> None:
    level = Standing("", "IMPs", (StandingLine("Anna", 0), StandingLine("Boris", 0)))
    assert first(level) == ""
    ahead = (StandingLine("Anna", 3), StandingLine("Boris", 3), StandingLine("Vera", -6))
    assert first(replace(level, lines=ahead)) == "Leading: Anna, Boris, +3 IMPs"


def test_a_board_that_one_room_has_played_is_told_in_its_sentence_alone() -> None:
    empty = match()
    played = entered(empty, plays(2, OPEN, "4SX N 9"))
    before, now = cards(empty), cards(played)
    assert taken(CARD, before, now) == [CARD.result_summary(now, 1)]
    mended = cards(entered(played, plays(2, OPEN, "4SX N 8")))
    told = ["Board 2: open room, result: −2; open room, score: −500"]
    assert taken(CARD, now, mended) == told


def test_a_line_that_comes_is_told_when_something_is_wanted_in_it() -> None:
    session = known.session("rubber-1")
    before = replace(session, sittings=())
    told = ["Rubber 1: dealer: Ann; who plays with whom: Bob & Ann – Eve & Dee"]
    assert taken(RUBBER.form, RUBBER.reveal(before), RUBBER.reveal(session)) == told
