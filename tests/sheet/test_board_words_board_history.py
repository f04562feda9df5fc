"""A whole card in a few signs."""

import pytest

from chicago_gui.scoring import Contract
from chicago_gui.sheet.board_deal import BoardDeal, Direction
from chicago_gui.sheet.board_words import card_words, note_words

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
