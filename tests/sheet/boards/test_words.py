from __future__ import annotations

from fractions import Fraction

import pytest

from chicago_gui.scoring import Contract
from chicago_gui.sheet.boards.deal import BoardDeal, Direction
from chicago_gui.sheet.boards.words import (
    board_line,
    card_words,
    deal_words,
    note_words,
    points_words,
    signed_points,
)

FOUR_SPADES = Contract.parse("4SX")


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        (BoardDeal(), "no contract yet"),
        (BoardDeal(passed_out=True), "passed out: 0"),
        (BoardDeal(FOUR_SPADES), "4♠X"),
        (BoardDeal(FOUR_SPADES, False, Direction.WEST), "4♠X by West"),
        (BoardDeal(FOUR_SPADES, False, Direction.WEST, 8), "4♠X by West, −2, not vulnerable: +300"),
        (BoardDeal(FOUR_SPADES, False, Direction.SOUTH, 10), "4♠X by South, =, vulnerable: +790"),
    ],
)
def test_deals(deal: BoardDeal, words: str) -> None:
    assert deal_words(2, deal) == words


def test_points() -> None:
    assert [points_words(each) for each in (Fraction(17, 3), -2)] == ["5.67", "−2"]
    assert [signed_points(each) for each in (Fraction(17, 3), -2, 0)] == ["+5.67", "−2", "0"]
    assert signed_points(Fraction(1, 999)) == "0"


def test_who_deals_and_who_is_vulnerable() -> None:
    assert [board_line(board) for board in (1, 2, 3, 4)] == [
        "North deals, nobody vulnerable.",
        "East deals, North–South vulnerable.",
        "South deals, East–West vulnerable.",
        "West deals, all vulnerable.",
    ]


BID = Contract.parse("4SX")


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        (None, ""),
        (BoardDeal(), ""),
        (BoardDeal(passed_out=True), "passed out"),
        (BoardDeal(BID), "4♠X"),
        (BoardDeal(BID, declarer=Direction.WEST), "4♠X W"),
        (BoardDeal(BID, declarer=Direction.WEST, tricks=8), "4♠X W −2"),
    ],
)
def test_a_card_is_told_as_far_as_it_is_written(deal: BoardDeal | None, words: str) -> None:
    assert card_words(deal) == words


def test_a_note_is_told_in_one_line() -> None:
    assert note_words(BoardDeal(note="late\nagain")) == "late again"
    assert note_words(None) == ""
