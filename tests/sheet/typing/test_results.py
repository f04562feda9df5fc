"""Results in signs and in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import ALL_BIDS, Contract, Refused, ScoringReason, result_text
from chicago_gui.sheet.typing.results import ResultReason, is_result, read_result
from tests.sheet.typing.language import NO_TRUMP, outcome, speaking

FOUR = Contract.parse("4S")

READ = [
    ("en", "=", 10, ""),
    ("en", " = ", 10, " "),
    ("en", "+1", 11, ""),
    ("en", "+ 1", 11, ""),
    ("en", "-2", 8, ""),
    ("en", "−2", 8, ""),
    ("en", "–2", 8, ""),
    ("en", "- 2", 8, ""),
    ("en", "+0", 10, ""),
    ("en", "-0", 10, ""),
    ("en", "+3", 13, ""),
    ("en", "-10", 0, ""),
    ("en", "made", 10, ""),
    ("en", "Made", 10, ""),
    ("en", "MADE ", 10, " "),
    ("en", "made 4", 10, " 4"),
    ("en", "down 2", 8, ""),
    ("en", "Down2", None, ""),
    ("en", "plus 1", 11, ""),
    ("en", "minus 1", 9, ""),
    ("en", "= b", 10, " b"),
    ("en", "+1, b", 11, ", b"),
    ("en", "=+1", 10, "+1"),
    ("ru", "ровно", 10, ""),
    ("ru", "Ровно", 10, ""),
    ("ru", "своя", 10, ""),
    ("ru", "сыграно", 10, ""),
    ("ru", "без 2", 8, ""),
    ("ru", "Без 2", 8, ""),
    ("ru", "плюс 1", 11, ""),
    ("ru", "минус 2", 8, ""),
    ("ru", "+1", 11, ""),
    ("ru", "made", 10, ""),
    ("ru", "down 1", 9, ""),
    ("de", "erfüllt", 10, ""),
    ("de", "genau", 10, ""),
    ("de", "gemacht", 10, ""),
    ("de", "down 2", 8, ""),
    ("de", "minus 2", 8, ""),
    ("de", "plus 1", 11, ""),
    ("de", "=", 10, ""),
    # A bare number is no result, and neither is a sign alone or a word of another language.
    ("en", "10", None, ""),
    ("en", "1", None, ""),
    ("en", "", None, ""),
    ("en", "+", None, ""),
    ("en", "-", None, ""),
    ("en", "--", None, ""),
    ("en", "+x", None, ""),
    ("en", "-1x", None, ""),
    ("en", "+1234", None, ""),
    ("en", "down", None, ""),
    ("en", "down two", None, ""),
    ("en", "madeleine", None, ""),
    ("en", "ровно", None, ""),
    ("en", "erfüllt", None, ""),
    ("de", "без 2", None, ""),
    ("ru", "без двух", None, ""),
    ("ru", "без", None, ""),
]


@pytest.mark.parametrize(("language", "text", "tricks", "rest"), READ)
def test_a_result_is_read(language: str, text: str, tricks: int | None, rest: str) -> None:
    with speaking(language):
        assert is_result(text) == (tricks is not None)
        if tricks is not None:
            assert read_result(text, FOUR) == (tricks, rest)
            return
        with pytest.raises(Refused) as caught:
            read_result(text, FOUR)
    assert caught.value.reason is ResultReason.RESULT


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("+4", ScoringReason.OVERTRICKS),
        ("plus 13", ScoringReason.OVERTRICKS),
        ("-11", ScoringReason.UNDERTRICKS),
        ("down 11", ScoringReason.UNDERTRICKS),
    ],
)
def test_more_tricks_than_there_are_is_refused(text: str, reason: ScoringReason) -> None:
    with pytest.raises(Refused) as caught:
        read_result(text, FOUR)
    assert caught.value.reason is reason


@given(
    st.sampled_from(ALL_BIDS),
    st.integers(0, 13),
    st.sampled_from("-−–"),
    st.sampled_from([*NO_TRUMP]),
)
def test_every_result_sign_reads_back(
    contract: Contract, tricks: int, minus: str, language: str
) -> None:
    with speaking(language):
        text = result_text(contract, tricks, minus=minus)
        assert read_result(text, contract) == (tricks, "")


@given(st.text() | st.text("=+-−0123456789 made"))
def test_any_text_is_read_or_refused_with_one_sentence(text: str) -> None:
    found = outcome(lambda: read_result(text, FOUR))
    if not isinstance(found, str):
        tricks, rest = read_result(text, FOUR)
        assert 0 <= tricks <= 13
        assert text.endswith(rest)
        assert is_result(text)
