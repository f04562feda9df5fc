"""Contracts and results as values, and every way of writing them that is and is not read."""

import itertools
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chicago_gui.scoring import (
    ALL_BIDS,
    Contract,
    Denomination,
    Doubling,
    Misuse,
    RangeReason,
    Refused,
    ScoringReason,
    parse_result,
    result_text,
)
from tests.scoring.contracts import CONTRACTS
from tests.scoring.refusals import refusal_of

CLUBS, DIAMONDS, HEARTS, SPADES, NOTRUMP = Denomination
_, DOUBLED, REDOUBLED = Doubling
CYRILLIC_X = "\N{CYRILLIC SMALL LETTER HA}"


@pytest.mark.parametrize(
    ("contract", "texts"),
    [
        (Contract(4, SPADES), ["4S", "4s", "4♠", "4♤", "4♠\ufe0e", "  4 S "]),
        (Contract(2, HEARTS), ["2♡\ufe0f"]),
        (Contract(2, HEARTS, DOUBLED), ["2♥\ufe0fx"]),
        (Contract(5, DIAMONDS), ["5♦"]),
        (Contract(5, DIAMONDS, DOUBLED), ["5♢*"]),
        (Contract(7, CLUBS), ["7♣"]),
        (Contract(7, CLUBS, REDOUBLED), ["7♧XX"]),
        (Contract(3, NOTRUMP), ["3nt", "3Nt", "3N"]),
        (Contract(3, NOTRUMP, DOUBLED), ["3nx"]),
        (Contract(3, NOTRUMP, REDOUBLED), ["\t3 N T x\u00a0X\n"]),
        (Contract(1, NOTRUMP, REDOUBLED), ["1ntXX", "1nt**"]),
        (Contract(6, DIAMONDS, DOUBLED), [f"6d{CYRILLIC_X}"]),
        (Contract(6, DIAMONDS, REDOUBLED), [f"6D{CYRILLIC_X.upper() * 2}"]),
    ],
)
def test_contracts_that_players_write(contract: Contract, texts: list[str]) -> None:
    assert {Contract.parse(text) for text in texts} == {contract}


@pytest.mark.parametrize(
    ("reason", "texts"),
    [
        (ScoringReason.CONTRACT_EMPTY, ["", " \t"]),
        (ScoringReason.LEVEL_MISSING, ["S", "S4", "-4S", "pass", "½S"]),
        (RangeReason.OUTSIDE, ["0S", "8S", "10S", "04S"]),
        (ScoringReason.DENOMINATION_MISSING, ["4", "4XX"]),
        (ScoringReason.DENOMINATION, ["4Z", "4T", "4.5S", "4XS", "4\ufe0eS", "4\u200bS"]),
        (ScoringReason.DOUBLES, ["4SXXX"]),
        (ScoringReason.TRAILING, ["4SX5", "4SS", "4S=", "4S+1", "4S\ufe0e", "3NTT", "4S\x00"]),
        (ScoringReason.TRAILING, ["4♠\ufe0e\ufe0e"]),
    ],
)
def test_what_is_refused_and_why(reason: ScoringReason, texts: list[str]) -> None:
    assert {refusal_of(Contract.parse, text).reason for text in texts} == {reason}


@pytest.mark.parametrize(
    "level", ["\N{FULLWIDTH DIGIT FOUR}", "\N{SUPERSCRIPT TWO}", "\N{ARABIC-INDIC DIGIT FOUR}"]
)
def test_digits_of_other_scripts_are_no_level(level: str) -> None:
    # int() would take two of these, and str.isdigit() takes all three.
    assert refusal_of(Contract.parse, f"{level}S").reason is RangeReason.OUTSIDE
    assert refusal_of(Contract.parse, f"1{level}S").reason is RangeReason.OUTSIDE


@pytest.mark.parametrize(
    "letter", ["\N{LATIN SMALL LETTER LONG S}", "\N{FULLWIDTH LATIN CAPITAL LETTER S}", "ß"]
)
def test_letters_that_only_fold_to_a_suit_are_no_suit(letter: str) -> None:
    assert refusal_of(Contract.parse, f"4{letter}").reason is ScoringReason.DENOMINATION


@pytest.mark.parametrize("value", [None, 4, b"4S", ["4S"], True, Contract(4, SPADES)])
def test_only_texts_are_parsed(value: Any) -> None:
    assert refusal_of(Contract.parse, value).reason is Misuse.NO_CONTRACT


def test_the_sentence_says_what_was_wrong() -> None:
    with pytest.raises(Refused, match=r"^type C, D, H, S or NT, not Z$"):
        Contract.parse("4 Z")
    with pytest.raises(Refused, match=r"XX to redouble$"):
        Contract.parse("4SXXX")


@given(CONTRACTS)
def test_the_form_in_files_reads_back(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert Contract.parse(str(contract).lower()) == contract


@given(CONTRACTS, st.data())
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


@pytest.mark.parametrize(
    ("attribute", "values", "reason"),
    [
        ("level", [0, 8, -1, True, 4.0, "4", None, 10**5000], RangeReason.OUTSIDE),
        ("denomination", ["S", "♠", None, 3, DOUBLED], ScoringReason.DENOMINATION),
        ("doubling", ["", "X", None, 0, True, SPADES], Misuse.DOUBLING),
    ],
)
def test_a_contract_refuses_other_values(attribute: str, values: list[Any], reason: object) -> None:
    for value in values:
        asked = {"level": 4, "denomination": SPADES, attribute: value}
        refusal = refusal_of(Contract, **asked)
        assert refusal.reason is reason
        assert str(refusal).isprintable()


FOUR_SPADES = Contract.parse("4S")
ONE_NOTRUMP = Contract.parse("1NT")
MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(
    ("tricks", "texts"),
    [
        (10, ["=", " = ", "+0", "-0", f"{MINUS}0", "10"]),
        (11, ["+1", "+ 1"]),
        (13, [" +3\n", " 13 "]),
        (8, ["-2", f"{MINUS}2", f"{MINUS} 2", "\N{EN DASH}2"]),
        (1, ["1"]),
        (0, ["-10", "0"]),
    ],
)
def test_results_that_players_write(tricks: int, texts: list[str]) -> None:
    assert {parse_result(text, FOUR_SPADES) for text in texts} == {tricks}


@pytest.mark.parametrize("text", ["", "  ", "\t\n"])
def test_nothing_is_refused_as_nothing(text: str) -> None:
    assert refusal_of(parse_result, text, FOUR_SPADES).reason is ScoringReason.RESULT_EMPTY


@pytest.mark.parametrize(
    "text",
    [
        *("made", "x", "+", "-", "==", "=1", "++1", "+-1", "+1.0", "1.5", "1 1", "+1x", "4S="),
        "1e1",
        *("\N{FULLWIDTH DIGIT NINE}", "\N{SUPERSCRIPT TWO}", "+\N{ARABIC-INDIC DIGIT ONE}"),
        *("\N{EM DASH}2", "+1\x00", "9999"),
    ],
)
def test_what_is_no_result(text: str) -> None:
    assert refusal_of(parse_result, text, FOUR_SPADES).reason is ScoringReason.RESULT


def test_fourteen_tricks_are_refused() -> None:
    # Others accept 1NT +7.
    assert parse_result("+6", ONE_NOTRUMP) == 13
    refused = refusal_of(parse_result, "+7", ONE_NOTRUMP)
    assert refused.reason is ScoringReason.OVERTRICKS
    assert refused.figures == {"contract": ONE_NOTRUMP, "most": 6, "overtricks": 7}
    assert str(refused) == "1NT makes at most 6 overtricks, not 7"
    assert refusal_of(parse_result, "14", ONE_NOTRUMP).reason is RangeReason.OUTSIDE
    assert refusal_of(parse_result, "+1", Contract.parse("7C")).reason is ScoringReason.OVERTRICKS


def test_fewer_than_no_tricks_are_refused() -> None:
    assert parse_result("-7", ONE_NOTRUMP) == 0
    refused = refusal_of(parse_result, "-8", ONE_NOTRUMP)
    assert refused.reason is ScoringReason.UNDERTRICKS
    assert refused.figures == {"contract": ONE_NOTRUMP, "most": 7, "undertricks": 8}
    assert str(refused) == "1NT goes at most 7 down, not 8"
    assert parse_result("-13", Contract.parse("7C")) == 0
    assert refusal_of(parse_result, "-14", Contract.parse("7C")).reason is ScoringReason.UNDERTRICKS


@pytest.mark.parametrize(
    ("tricks", "text"), [(10, "="), (11, "+1"), (13, "+3"), (9, "-1"), (0, "-10")]
)
def test_result_as_text(tricks: int, text: str) -> None:
    assert result_text(FOUR_SPADES, tricks) == text


def test_result_as_text_with_a_real_minus() -> None:
    assert result_text(FOUR_SPADES, 8, minus=MINUS) == f"{MINUS}2"
    assert result_text(FOUR_SPADES, 12, minus=MINUS) == "+2"


@pytest.mark.parametrize("tricks", [-1, 14, True, 10.0, "10", None])
def test_result_text_refuses_other_tricks(tricks: Any) -> None:
    assert refusal_of(result_text, FOUR_SPADES, tricks).reason is RangeReason.OUTSIDE


@given(st.sampled_from(ALL_BIDS), st.integers(0, 13), st.sampled_from(["-", MINUS]))
def test_text_and_tricks_say_the_same(bid: Contract, tricks: int, minus: str) -> None:
    assert parse_result(result_text(bid, tricks, minus=minus), bid) == tricks
    assert parse_result(str(tricks), bid) == tricks


@given(st.text() | st.text("+-=0123456789 "), st.sampled_from(ALL_BIDS))
def test_any_text_is_tricks_or_refused_in_one_line(text: str, bid: Contract) -> None:
    try:
        tricks = parse_result(text, bid)
    except Refused as refused:
        sentence = str(refused)
    else:
        assert tricks in range(14)
        sentence = "read"
    assert sentence.isprintable()
    assert len(sentence) < 100
