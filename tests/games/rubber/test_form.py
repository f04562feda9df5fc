"""Every number of rubber bridge in a sentence."""

from __future__ import annotations

import pytest

from chicago_gui.games.rubber.form import explained, premium_words, rubber_words, vulnerable_words
from chicago_gui.games.rubber.session import Rules
from chicago_gui.sheet.words import unbroken
from tests.sheets.dealt import SIDES, rubber_totals

GAME = "4S Ann 10"


@pytest.mark.parametrize(
    ("deals", "said"),
    [
        (
            (GAME,),
            "4♠ by Ann, =, not vulnerable: 120 below; first game for Ann & Cid: now vulnerable.",
        ),
        (
            (GAME, "4HX Dee 11"),
            "4♥X by Dee, +1, not vulnerable: 240 below, 150 above (overtricks 100, for "
            "making it doubled 50); first game for Bob & Dee: both sides have one now.",
        ),
        (
            (GAME, "2S Ann 8", "1NT Cid 7"),
            "1NT by Cid, =, vulnerable: 40 below, 700 above (for the rubber in two games 700); "
            f"Ann & Cid had 60 below: {unbroken('60 + 40 = 100')} is a game; "
            "second game for Ann & Cid: the rubber is won.",
        ),
        (
            (GAME, "4S Bob 10", "7S Bob 13"),
            "7♠ by Bob, =, vulnerable: 210 below, 2000 above (grand slam 1500, for the "
            "rubber in three games 500); second game for Bob & Dee: the rubber is won.",
        ),
        (("4S Ann 8",), "4♠ by Ann, −2, not vulnerable: Bob & Dee 100 above (undertricks 100)."),
        (("pass",), "passed out: Ann deals again."),
    ],
)
def test_a_deal_says_its_arithmetic(deals: tuple[str, ...], said: str) -> None:
    assert explained(rubber_totals(*deals).lines[-1], SIDES) == said


def test_who_is_vulnerable_and_why() -> None:
    lines = rubber_totals(GAME, "4S Bob 10", "1C Ann 6").lines
    assert [vulnerable_words(line, SIDES) for line in lines] == [
        "Nobody has a game, nobody is vulnerable",
        "Ann & Cid have a game and are vulnerable",
        "Both sides have a game and are vulnerable",
    ]
    found = rubber_totals("2S Bob", GAME)
    assert vulnerable_words(found.lines[1], SIDES) == (
        "Vulnerable: known after the result of the deal above"
    )
    assert rubber_words(found, Rules()) == "Not on the account yet: deal 1 has no result"


def test_a_rubber_says_what_it_paid() -> None:
    assert premium_words(rubber_totals(GAME)) == ""
    assert premium_words(rubber_totals(GAME, "2S Bob 8", stopped=True)) == (
        "The rubber was stopped: Ann & Cid get 300 for the only game; "
        "Bob & Dee get 100 for the only part-score"
    )
    assert premium_words(rubber_totals(stopped=True)) == (
        "The rubber was stopped: nobody gets a premium"
    )
    assert rubber_words(rubber_totals(GAME), Rules()) == (
        "Not on the account yet: the rubber is not over"
    )
    assert rubber_words(rubber_totals(GAME, stopped=True), Rules()) == (
        f"{unbroken('420 − 0 = +420')}, in hundreds, 50 rounds down: "
        "Ann & Cid get 4 each, Bob & Dee pay it"
    )
