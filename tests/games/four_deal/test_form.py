"""Every number of four-deal Chicago in a sentence."""

from __future__ import annotations

import pytest

from chicago_gui.games.four_deal.form import explained, round_words, vulnerable_words
from chicago_gui.games.four_deal.session import Partscores, Rules, Vulnerable
from chicago_gui.sheet.words import unbroken
from tests.sheets.dealt import SIDES, round_totals

BONUS = Rules(partscores=Partscores.BONUS)


@pytest.mark.parametrize(
    ("deals", "rules", "said"),
    [
        (
            ("3S Bob 10",),
            BONUS,
            "3♠ by Bob, +1, not vulnerable: 90 below, 80 above (overtricks 30, part-score 50).",
        ),
        (
            ("1C Bob 6", "4HX Ann 11"),
            BONUS,
            "4♥X by Ann, +1, vulnerable: 240 below, 750 above (overtricks 200, for "
            "making it doubled 50, game when vulnerable 500).",
        ),
        (
            ("5DX Dee 7 Bob 100",),
            Rules(),
            "5♦X by Dee, −4, not vulnerable: Bob & Dee 100 above (honours 100), "
            "Ann & Cid 800 above (undertricks 800).",
        ),
        (
            ("2S Ann 8", "1C Bob 6", "6S Ann 12"),
            Rules(),
            "6♠ by Ann, =, not vulnerable: 180 below, 800 above (small slam 500, "
            "game when not vulnerable 300).",
        ),
        (
            ("1C Ann 7", "1C Ann 7"),
            Rules(),
            "1♣ by Ann, =, vulnerable: 20 below; Ann & Cid had 20 below: "
            f"{unbroken('20 + 20 = 40')}.",
        ),
        (
            ("2S Ann 8", "1C Bob 6", "2S Ann 8"),
            Rules(),
            "2♠ by Ann, =, not vulnerable: 60 below, 300 above (game when not vulnerable 300); "
            f"Ann & Cid had 60 below: {unbroken('60 + 60 = 120')} is a game.",
        ),
        (
            ("1C Bob 6", "1C Bob 6", "1C Bob 6", "2S Ann 8"),
            Rules(),
            "2♠ by Ann, =, vulnerable: 60 below, 100 above (part-score on the last deal 100).",
        ),
        (("4S Ann 10", "pass"), Rules(), "passed out: Cid deals again."),
    ],
)
def test_a_deal_says_its_arithmetic(deals: tuple[str, ...], rules: Rules, said: str) -> None:
    assert explained(round_totals(*deals, rules=rules).lines[-1], SIDES) == said


def test_a_deal_in_play_says_so() -> None:
    assert explained(round_totals("4S Ann").lines[0], SIDES) == "type the result of deal 1 first."


def test_who_is_vulnerable_and_why() -> None:
    lines = round_totals("1C Ann 6", "1C Ann 6", "1C Ann 6", "1C Ann 6").lines
    assert [vulnerable_words(line, SIDES, Rules()) for line in lines] == [
        "Deal 1: nobody is vulnerable",
        "Deal 2: the side of dealer Cid is vulnerable: Ann & Cid",
        "Deal 3: the side of dealer Dee is vulnerable: Bob & Dee",
        "Deal 4: both sides are vulnerable",
    ]
    rules = Rules(vulnerable=Vulnerable.DEFENDERS)
    line = round_totals("1C Ann 6", "1C Ann 6", rules=rules).lines[1]
    assert vulnerable_words(line, SIDES, rules) == (
        "Deal 2: the side defending against dealer Cid is vulnerable: Bob & Dee"
    )


def test_a_round_says_how_it_was_settled_or_what_is_missing() -> None:
    assert round_words(round_totals("pass", "4S Ann 10"), Rules()) == (
        "Not on the account yet: 3 of 4 deals are missing."
    )
    full = round_totals("1C Ann 6", "1C Bob 6", "1C Ann 6", "1C Ann 6")
    assert round_words(full, Rules()).startswith(f"{unbroken('50 − 200 = −150')}, in hundreds")
