"""Results: every way of writing them, and the ones that no deal can have."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import (
    ALL_BIDS,
    Contract,
    Doubling,
    Misuse,
    Refused,
    ScoringReason,
    parse_result,
    result_text,
    score,
)

FOUR_SPADES = Contract.parse("4S")
ONE_NOTRUMP = Contract.parse("1NT")
MINUS = "\N{MINUS SIGN}"


def refusal(text: Any, contract: Any = FOUR_SPADES) -> Refused:
    """Give the refusal of a result."""
    with pytest.raises(Refused) as caught:
        parse_result(text, contract)
    assert str(caught.value).isprintable()
    return caught.value


@pytest.mark.parametrize(
    ("text", "tricks"),
    [
        ("=", 10),
        (" = ", 10),
        ("+0", 10),
        ("-0", 10),
        (f"{MINUS}0", 10),
        ("+1", 11),
        ("+ 1", 11),
        (" +3\n", 13),
        ("-2", 8),
        (f"{MINUS}2", 8),
        (f"{MINUS} 2", 8),
        ("\N{EN DASH}2", 8),
        ("-10", 0),
        ("0", 0),
        ("1", 1),
        ("10", 10),
        (" 13 ", 13),
    ],
)
def test_what_players_write(text: str, tricks: int) -> None:
    assert parse_result(text, FOUR_SPADES) == tricks


@pytest.mark.parametrize("text", ["", "  ", "\t\n"])
def test_nothing_is_refused_as_nothing(text: str) -> None:
    assert refusal(text).reason is ScoringReason.RESULT_EMPTY


@pytest.mark.parametrize(
    "text",
    [
        *(
            "made",
            "x",
            "+",
            "-",
            "==",
            "=1",
            "++1",
            "+-1",
            "+1.0",
            "1.5",
            "1 1",
            "+1x",
            "4S=",
            "1e1",
        ),
        *("\N{FULLWIDTH DIGIT NINE}", "\N{SUPERSCRIPT TWO}", "+\N{ARABIC-INDIC DIGIT ONE}"),
        *("\N{EM DASH}2", "+1\x00", "9999"),
    ],
)
def test_what_is_no_result(text: str) -> None:
    assert refusal(text).reason is ScoringReason.RESULT


@pytest.mark.parametrize("value", [None, 10, True, 10.0, b"+1"])
def test_only_texts_are_parsed(value: Any) -> None:
    assert refusal(value).reason is ScoringReason.RESULT


@pytest.mark.parametrize("contract", [None, "4S", 4])
def test_a_result_belongs_to_a_contract(contract: Any) -> None:
    assert refusal("=", contract).reason is Misuse.NO_CONTRACT
    with pytest.raises(Refused) as caught:
        result_text(contract, 10)
    assert caught.value.reason is Misuse.NO_CONTRACT


def test_fourteen_tricks_are_refused() -> None:
    # Others accept 1NT +7.
    assert parse_result("+6", ONE_NOTRUMP) == 13
    refused = refusal("+7", ONE_NOTRUMP)
    assert refused.reason is ScoringReason.OVERTRICKS
    assert refused.figures == {"contract": ONE_NOTRUMP, "most": 6, "overtricks": 7}
    assert str(refused) == "1NT makes at most 6 overtricks, not 7"
    assert refusal("14", ONE_NOTRUMP).reason is ScoringReason.TRICKS
    assert refusal("+1", Contract.parse("7C")).reason is ScoringReason.OVERTRICKS


def test_fewer_than_no_tricks_are_refused() -> None:
    assert parse_result("-7", ONE_NOTRUMP) == 0
    refused = refusal("-8", ONE_NOTRUMP)
    assert refused.reason is ScoringReason.UNDERTRICKS
    assert refused.figures == {"contract": ONE_NOTRUMP, "most": 7, "undertricks": 8}
    assert str(refused) == "1NT goes at most 7 down, not 8"
    assert parse_result("-13", Contract.parse("7C")) == 0
    assert refusal("-14", Contract.parse("7C")).reason is ScoringReason.UNDERTRICKS


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
    with pytest.raises(Refused) as caught:
        result_text(FOUR_SPADES, tricks)
    assert caught.value.reason is ScoringReason.TRICKS


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


def test_the_sign_and_the_count_are_told_apart() -> None:
    # "1" is one trick taken, nine down; "+1" is one too many.
    assert score(FOUR_SPADES, parse_result("1", FOUR_SPADES), False) == -450
    assert score(FOUR_SPADES, parse_result("+1", FOUR_SPADES), False) == 450


def test_doubling_does_not_change_what_a_result_means() -> None:
    for doubling in Doubling:
        contract = Contract(4, FOUR_SPADES.denomination, doubling)
        assert parse_result("-2", contract) == 8
