"""A result as it is said in three languages, by itself and behind who plays it."""

from __future__ import annotations

import pytest

from chicago_gui.scoring import Contract, Refused, ScoringReason
from chicago_gui.sheet.board_deal import Direction, EnterContract
from chicago_gui.sheet.board_entry import card_entry
from chicago_gui.sheet.entry import bid_of
from chicago_gui.sheet.words import result_of

FOUR = Contract.parse("4S")
WORDS = [
    # English
    ("made", 10),
    ("just made", 10),
    ("exactly", 10),
    ("made it", 10),
    ("made 4", 10),
    ("Made 5", 11),
    ("made 11", 11),
    ("plus 1", 11),
    ("1 over", 11),
    ("2 overtricks", 12),
    ("down 2", 8),
    ("2 down", 8),
    ("down one", 9),
    ("one off", 9),
    ("off 2", 8),
    ("one under", 9),
    ("went down two", 8),
    ("down 2 tricks", 8),
    ("minus 2", 8),
    ("10 tricks", 10),
    ("eight tricks", 8),
    # Russian
    ("ровно", 10),
    ("сыграно", 10),
    ("своя", 10),
    ("своя игра", 10),
    ("сделали", 10),
    ("плюс одна", 11),
    ("плюс один", 11),
    ("сели без двух", 8),
    ("одна лишняя", 11),
    ("с лишней", 11),
    ("с двумя лишними", 12),
    ("без трёх", 7),
    ("десять взяток", 10),
    ("плюс 1", 11),
    ("1 лишняя", 11),
    ("минус 2", 8),
    ("без 2", 8),
    ("Без двух", 8),
    ("без одной", 9),
    ("9 взяток", 9),
    # German
    ("genau", 10),
    ("erfüllt", 10),
    ("1 Überstich", 11),
    ("gemacht", 10),
    ("2 Faller", 8),
    ("einen Faller", 9),
    ("eins drüber", 11),
    ("zwei down", 8),
    ("11 Stiche", 11),
    ("zehn Stiche", 10),
]


@pytest.mark.parametrize(("text", "tricks"), [*WORDS, ("=", 10), ("+1", 11), ("-2", 8), ("9", 9)])
def test_a_result_is_read_in_words_as_in_signs(text: str, tricks: int) -> None:
    assert result_of(f" {text} ", FOUR) == tricks


@pytest.mark.parametrize(("text", "tricks"), [*WORDS, ("=", 10), ("+1", 11), ("-2", 8)])
def test_it_may_stand_behind_a_contract_with_who_plays_it(text: str, tricks: int) -> None:
    names = ("Anna", "Boris", "Vera", "Dima")
    for typed in (f"4s v {text}", f"4 пики вера, {text}", f"4 spades by vera {text}"):
        assert bid_of(typed, names, None, names) == (FOUR, "Vera", tricks)
    for typed in (f"4s n {text}", f"4 Pik n, {text}"):
        assert card_entry(typed) == EnterContract(FOUR, Direction.NORTH, tricks)


@pytest.mark.parametrize(
    ("contract", "text", "reason"),
    [
        ("4S", "made 3", ScoringReason.RESULT),
        ("1S", "made 7", ScoringReason.RESULT),  # all thirteen, or just made
        ("4S", "down", ScoringReason.RESULT),
        ("4S", "без", ScoringReason.RESULT),
        ("4S", "made of it", ScoringReason.RESULT),
        ("4S", "down 11", ScoringReason.UNDERTRICKS),
        ("4S", "plus 4", ScoringReason.OVERTRICKS),
        ("4S", "14 tricks", ScoringReason.TRICKS),
    ],
)
def test_what_may_be_two_things_or_none_is_refused(
    contract: str, text: str, reason: ScoringReason
) -> None:
    with pytest.raises(Refused) as refused:
        result_of(text, Contract.parse(contract))
    assert refused.value.reason is reason


@pytest.mark.parametrize(("text", "tricks"), [("ten", 10), ("десять", 10), ("Elf", 11)])
def test_a_number_alone_is_the_tricks_said_or_written(text: str, tricks: int) -> None:
    assert result_of(text, FOUR) == tricks


@pytest.mark.parametrize(
    ("text", "tricks"), [("hjdyj", 10), (",tp jlyjq", 9), ("ьфву", 10), ("csuhfyj", 10)]
)
def test_words_typed_with_the_keyboard_in_the_other_alphabet_are_read(
    text: str, tricks: int
) -> None:
    assert result_of(text, FOUR) == tricks


def test_the_seat_in_front_of_overtricks_is_no_word_of_them() -> None:
    assert card_entry("4п с 1 лишняя") == EnterContract(FOUR, Direction.NORTH, 11)
    assert card_entry("4п ю с лишней") == EnterContract(FOUR, Direction.SOUTH, 11)


def test_a_player_who_is_called_like_a_result_plays_the_contract() -> None:
    names = ("Genau", "Boris", "Vera", "Dima")
    assert bid_of("4s genau", names, None, names) == (FOUR, "Genau", None)
    assert bid_of("4s genau genau", names, None, names) == (FOUR, "Genau", 10)


def test_no_trump_in_one_word_goes_with_undertricks_in_another() -> None:
    names = ("Аня", "Борис", "Вера", "Дима")
    assert bid_of("3 без в без двух", names, None, names) == (Contract.parse("3NT"), "Вера", 7)
