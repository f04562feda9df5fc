from __future__ import annotations

import pytest

from chicago_gui.scoring import ALL_BIDS, Contract
from chicago_gui.sheet.speech import bid_words, contract_words, in_speech, one_after_the_other


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1S", "1 spade"),
        ("4S", "4 spades"),
        ("1C", "1 club"),
        ("2C", "2 clubs"),
        ("1D", "1 diamond"),
        ("7D", "7 diamonds"),
        ("1H", "1 heart"),
        ("3H", "3 hearts"),
        ("1NT", "1 no trump"),
        ("3NT", "3 no trump"),
    ],
)
def test_a_contract_is_said_in_words(text: str, said: str) -> None:
    contract = Contract.parse(text)
    assert bid_words(contract) == said


def test_no_two_bids_are_said_alike() -> None:
    assert len({bid_words(bid) for bid in ALL_BIDS}) == 35


@pytest.mark.parametrize(
    ("text", "said"),
    [("4S", "4 spades"), ("1HX", "1 heart doubled"), ("3NTXX", "3 no trump redoubled")],
)
def test_doubling_is_said_after_the_bid(text: str, said: str) -> None:
    assert contract_words(Contract.parse(text)) == said


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
