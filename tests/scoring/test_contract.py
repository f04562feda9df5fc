"""Contracts as values, and every way of writing them that is and is not read."""

import itertools
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chicago_gui.record import replace
from chicago_gui.scoring import (
    ALL_BIDS,
    Contract,
    Denomination,
    Doubling,
    Misuse,
    Refused,
    ScoringReason,
)

CLUBS, DIAMONDS, HEARTS, SPADES, NOTRUMP = Denomination
UNDOUBLED, DOUBLED, REDOUBLED = Doubling
CYRILLIC_X = "\N{CYRILLIC SMALL LETTER HA}"

contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Doubling)
)


def reason_for(text: Any) -> Any:
    """Give the reason for which a text is refused."""
    with pytest.raises(Refused) as caught:
        Contract.parse(text)
    assert str(caught.value)
    return caught.value.reason


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("4S", Contract(4, SPADES)),
        ("4s", Contract(4, SPADES)),
        ("4♠", Contract(4, SPADES)),
        ("4♤", Contract(4, SPADES)),
        ("4♠\ufe0e", Contract(4, SPADES)),
        ("2♥\ufe0fx", Contract(2, HEARTS, DOUBLED)),
        ("2♡\ufe0f", Contract(2, HEARTS)),
        ("5♦", Contract(5, DIAMONDS)),
        ("5♢*", Contract(5, DIAMONDS, DOUBLED)),
        ("7♣", Contract(7, CLUBS)),
        ("7♧XX", Contract(7, CLUBS, REDOUBLED)),
        ("3nt", Contract(3, NOTRUMP)),
        ("3Nt", Contract(3, NOTRUMP)),
        ("3N", Contract(3, NOTRUMP)),
        ("3nx", Contract(3, NOTRUMP, DOUBLED)),
        ("1ntXX", Contract(1, NOTRUMP, REDOUBLED)),
        ("1nt**", Contract(1, NOTRUMP, REDOUBLED)),
        (f"6d{CYRILLIC_X}", Contract(6, DIAMONDS, DOUBLED)),
        (f"6D{CYRILLIC_X.upper() * 2}", Contract(6, DIAMONDS, REDOUBLED)),
        ("  4 S ", Contract(4, SPADES)),
        ("\t3 N T x\u00a0X\n", Contract(3, NOTRUMP, REDOUBLED)),
    ],
)
def test_what_players_write(text: str, contract: Contract) -> None:
    assert Contract.parse(text) == contract


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", ScoringReason.CONTRACT_EMPTY),
        (" \t", ScoringReason.CONTRACT_EMPTY),
        ("S", ScoringReason.LEVEL_MISSING),
        ("S4", ScoringReason.LEVEL_MISSING),
        ("-4S", ScoringReason.LEVEL_MISSING),
        ("pass", ScoringReason.LEVEL_MISSING),
        ("½S", ScoringReason.LEVEL_MISSING),
        ("0S", ScoringReason.LEVEL),
        ("8S", ScoringReason.LEVEL),
        ("10S", ScoringReason.LEVEL),
        ("04S", ScoringReason.LEVEL),
        ("4", ScoringReason.DENOMINATION_MISSING),
        ("4XX", ScoringReason.DENOMINATION_MISSING),
        ("4Z", ScoringReason.DENOMINATION),
        ("4T", ScoringReason.DENOMINATION),
        ("4.5S", ScoringReason.DENOMINATION),
        ("4XS", ScoringReason.DENOMINATION),
        ("4\ufe0eS", ScoringReason.DENOMINATION),
        ("4SXXX", ScoringReason.DOUBLES),
        ("4SX5", ScoringReason.TRAILING),
        ("4SS", ScoringReason.TRAILING),
        ("4S=", ScoringReason.TRAILING),
        ("4S+1", ScoringReason.TRAILING),
        ("4S\ufe0e", ScoringReason.TRAILING),
        ("4♠\ufe0e\ufe0e", ScoringReason.TRAILING),
        ("3NTT", ScoringReason.TRAILING),
        ("4S\x00", ScoringReason.TRAILING),
        ("4\u200bS", ScoringReason.DENOMINATION),
    ],
)
def test_what_is_refused_and_why(text: str, reason: ScoringReason) -> None:
    assert reason_for(text) is reason


@pytest.mark.parametrize(
    "level", ["\N{FULLWIDTH DIGIT FOUR}", "\N{SUPERSCRIPT TWO}", "\N{ARABIC-INDIC DIGIT FOUR}"]
)
def test_digits_of_other_scripts_are_no_level(level: str) -> None:
    # int() would take two of these, and str.isdigit() takes all three.
    assert reason_for(f"{level}S") is ScoringReason.LEVEL
    assert reason_for(f"1{level}S") is ScoringReason.LEVEL


@pytest.mark.parametrize(
    "letter",
    ["\N{LATIN SMALL LETTER LONG S}", "\N{FULLWIDTH LATIN CAPITAL LETTER S}", "ß"],
)
def test_letters_that_only_fold_to_a_suit_are_no_suit(letter: str) -> None:
    assert reason_for(f"4{letter}") is ScoringReason.DENOMINATION


@pytest.mark.parametrize("value", [None, 4, b"4S", ["4S"], True, Contract(4, SPADES)])
def test_only_texts_are_parsed(value: Any) -> None:
    assert reason_for(value) is Misuse.NO_CONTRACT


def test_spaces_stand_anywhere() -> None:
    texts = [f"{' ' * before}4{' ' * between}s" for before in range(50) for between in range(50)]
    assert {Contract.parse(text) for text in texts} == {Contract(4, SPADES)}


def test_the_sentence_says_what_was_wrong() -> None:
    with pytest.raises(Refused, match=r"^type C, D, H, S or NT, not Z$"):
        Contract.parse("4 Z")
    with pytest.raises(Refused, match=r"XX to redouble$"):
        Contract.parse("4SXXX")


@given(contracts)
def test_the_form_in_files_reads_back(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert Contract.parse(str(contract).lower()) == contract


@given(contracts, st.data())
def test_spaces_may_stand_anywhere(contract: Contract, data: st.DataObject) -> None:
    spaces = st.text(" \t\u00a0", max_size=2)
    written = "".join(data.draw(spaces) + sign for sign in str(contract)) + data.draw(spaces)
    assert Contract.parse(written) == contract


@given(st.text() | st.text("1234567cdhsntNTSHDCxX*♠♥\ufe0f 0"))
@example("4" * 5000)
def test_any_text_is_a_contract_or_refused_in_one_line(text: str) -> None:
    try:
        contract = Contract.parse(text)
    except Refused as refused:
        sentence = str(refused)
    else:
        assert contract in EVERY_CONTRACT
        sentence = "read"
    assert sentence.isprintable()
    assert len(sentence) < 100


EVERY_CONTRACT = {
    Contract(bid.level, bid.denomination, doubling) for bid in ALL_BIDS for doubling in Doubling
}


def test_there_are_105_contracts_each_with_a_form_of_its_own() -> None:
    assert len(EVERY_CONTRACT) == len({str(contract) for contract in EVERY_CONTRACT}) == 105


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        (Contract(4, SPADES), "4S"),
        (Contract(3, NOTRUMP, DOUBLED), "3NTX"),
        (Contract(2, HEARTS, REDOUBLED), "2HXX"),
    ],
)
def test_the_form_in_files(contract: Contract, text: str) -> None:
    assert str(contract) == f"{contract}" == text


def test_all_bids_are_the_auction_from_1c_to_7nt() -> None:
    assert [str(bid) for bid in ALL_BIDS[:7]] == ["1C", "1D", "1H", "1S", "1NT", "2C", "2D"]
    assert str(ALL_BIDS[-1]) == "7NT"
    assert len(ALL_BIDS) == 35
    for lower, higher in itertools.pairwise(ALL_BIDS):
        assert (lower.level, lower.denomination) < (higher.level, higher.denomination)


def test_denominations_rank_as_in_the_auction() -> None:
    assert CLUBS < DIAMONDS < HEARTS < SPADES < NOTRUMP
    assert NOTRUMP >= NOTRUMP > SPADES >= CLUBS <= CLUBS
    assert sorted([NOTRUMP, HEARTS, CLUBS, SPADES, DIAMONDS]) == list(Denomination)


def test_denominations_do_not_rank_among_other_things() -> None:
    with pytest.raises(TypeError):
        assert SPADES < "NT"


def test_minors_and_signs() -> None:
    assert [suit for suit in Denomination if suit.is_minor] == [CLUBS, DIAMONDS]
    assert [suit.suit_sign for suit in Denomination] == ["♣", "♦", "♥", "♠", "NT"]


@pytest.mark.parametrize(("level", "needed"), [(1, 7), (4, 10), (7, 13)])
def test_needed_is_the_book_and_the_level(level: int, needed: int) -> None:
    assert Contract(level, HEARTS).needed == needed


@pytest.mark.parametrize(
    "level", [0, 8, -1, True, 4.0, "4", None, pytest.param(10**5000, id="endless")]
)
def test_values_refuse_other_levels(level: Any) -> None:
    with pytest.raises(Refused, match="type a level from 1 to 7, not") as caught:
        Contract(level, SPADES)
    assert caught.value.reason is ScoringReason.LEVEL


@pytest.mark.parametrize("denomination", ["S", "♠", None, 3, DOUBLED])
def test_values_refuse_other_denominations(denomination: Any) -> None:
    with pytest.raises(Refused) as caught:
        Contract(4, denomination)
    assert caught.value.reason is ScoringReason.DENOMINATION


@pytest.mark.parametrize("doubling", ["", "X", None, 0, True, SPADES])
def test_values_refuse_other_doublings(doubling: Any) -> None:
    with pytest.raises(Refused) as caught:
        Contract(4, SPADES, doubling)
    assert caught.value.reason is Misuse.DOUBLING


def test_frozen_and_hashable() -> None:
    contract = Contract.parse("4S")
    with pytest.raises(AttributeError):
        contract.level = 5  # type: ignore[misc]  # it is frozen
    assert {contract: "game"}[Contract(4, SPADES)] == "game"
    assert contract != Contract(4, SPADES, DOUBLED)
    assert replace(contract, doubling=DOUBLED) == Contract.parse("4SX")
