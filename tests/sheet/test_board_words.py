"""A duplicate deal in words."""

from fractions import Fraction

import pytest

from chicago_gui.scoring import Contract
from chicago_gui.sheet.board_deal import BoardDeal, Direction
from chicago_gui.sheet.board_words import board_line, deal_words, points_words, signed_points

FOUR_SPADES = Contract.parse("4SX")


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        (BoardDeal(), "no contract yet"),
        (BoardDeal(passed_out=True), "passed out: 0"),
        (BoardDeal(FOUR_SPADES), "4♠X"),
        (BoardDeal(FOUR_SPADES, False, Direction.WEST), "4♠X by West"),
        (
            BoardDeal(FOUR_SPADES, False, Direction.WEST, 8),
            "4♠X by West, −2, not vulnerable: +300",
        ),
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
        "West deals, everybody vulnerable.",
    ]
