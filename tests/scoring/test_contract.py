"""Contracts as values, and every way of writing them that is and is not read."""

import dataclasses
import itertools
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chicago_gui.scoring import ALL_BIDS, Contract, Denomination, Doubling, Reason, Refused

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
        ("", Reason.CONTRACT_EMPTY),
        (" \t", Reason.CONTRACT_EMPTY),
        ("S", Reason.LEVEL_MISSING),
        ("S4", Reason.LEVEL_MISSING),
        ("-4S", Reason.LEVEL_MISSING),
        ("pass", Reason.LEVEL_MISSING),
        ("½S", Reason.LEVEL_MISSING),
        ("0S", Reason.LEVEL),
        ("8S", Reason.LEVEL),
        ("10S", Reason.LEVEL),
        ("04S", Reason.LEVEL),
        ("4", Reason.DENOMINATION_MISSING),
        ("4XX", Reason.DENOMINATION_MISSING),
        ("4Z", Reason.DENOMINATION),
        ("4T", Reason.DENOMINATION),
        ("4.5S", Reason.DENOMINATION),
        ("4XS", Reason.DENOMINATION),
        ("4\ufe0eS", Reason.DENOMINATION),
        ("4SXXX", Reason.DOUBLES),
        ("4SX5", Reason.TRAILING),
        ("4SS", Reason.TRAILING),
        ("4S=", Reason.TRAILING),
        ("4S+1", Reason.TRAILING),
        ("4S\ufe0e", Reason.TRAILING),
        ("4♠\ufe0e\ufe0e", Reason.TRAILING),
        ("3NTT", Reason.TRAILING),
        ("4S\x00", Reason.TRAILING),
        ("4\u200bS", Reason.DENOMINATION),
    ],
)
def test_what_is_refused_and_why(text: str, reason: Reason) -> None:
    assert reason_for(text) is reason


@pytest.mark.parametrize(
    "level", ["\N{FULLWIDTH DIGIT FOUR}", "\N{SUPERSCRIPT TWO}", "\N{ARABIC-INDIC DIGIT FOUR}"]
)
def test_digits_of_other_scripts_are_no_level(level: str) -> None:
    # int() would take two of these, and str.isdigit() takes all three.
    assert reason_for(f"{level}S") is Reason.LEVEL
    assert reason_for(f"1{level}S") is Reason.LEVEL


@pytest.mark.parametrize(
    "letter",
    ["\N{LATIN SMALL LETTER LONG S}", "\N{FULLWIDTH LATIN CAPITAL LETTER S}", "ß"],
)
def test_letters_that_only_fold_to_a_suit_are_no_suit(letter: str) -> None:
    assert reason_for(f"4{letter}") is Reason.DENOMINATION


@pytest.mark.parametrize("value", [None, 4, b"4S", ["4S"], True, Contract(4, SPADES)])
def test_only_texts_are_parsed(value: Any) -> None:
    assert reason_for(value) is Reason.NO_CONTRACT


def test_the_sentence_says_what_was_wrong() -> None:
    with pytest.raises(Refused, match=r"^a denomination is C, D, H, S or NT, not Z$"):
        Contract.parse("4 Z")
    with pytest.raises(Refused, match=r"doubled 3 times$"):
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
    with pytest.raises(Refused, match="a level is 1 to 7, not") as caught:
        Contract(level, SPADES)
    assert caught.value.reason is Reason.LEVEL


@pytest.mark.parametrize("denomination", ["S", "♠", None, 3, DOUBLED])
def test_values_refuse_other_denominations(denomination: Any) -> None:
    with pytest.raises(Refused) as caught:
        Contract(4, denomination)
    assert caught.value.reason is Reason.DENOMINATION


@pytest.mark.parametrize("doubling", ["", "X", None, 0, True, SPADES])
def test_values_refuse_other_doublings(doubling: Any) -> None:
    with pytest.raises(Refused) as caught:
        Contract(4, SPADES, doubling)
    assert caught.value.reason is Reason.DOUBLING


def test_frozen_and_hashable() -> None:
    contract = Contract.parse("4S")
    with pytest.raises(dataclasses.FrozenInstanceError):
        contract.level = 5  # type: ignore[misc]
    assert {contract: "game"}[Contract(4, SPADES)] == "game"
    assert contract != Contract(4, SPADES, DOUBLED)
    assert dataclasses.replace(contract, doubling=DOUBLED) == Contract.parse("4SX")
