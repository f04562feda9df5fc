"""What a contract is worth in between, and why."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Contract, Refused, score
from chicago_gui.sheet.duplicate_score import arithmetic, contract_and_tricks, score_line
from chicago_gui.sheet.words import NO_BREAK
from tests.scoring.contracts import CONTRACTS


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("4SX+1", "4SX+1: 690 not vulnerable, 990 vulnerable"),
        ("3nt =", "3NT=: 400 not vulnerable, 600 vulnerable"),
        ("3N+2", "3NT+2: 460 not vulnerable, 660 vulnerable"),
        ("7NTXX=", "7NTXX=: 2280 not vulnerable, 2980 vulnerable"),
        ("6♥ −2", "6H-2: -100 not vulnerable, -200 vulnerable"),
        ("1cxx=", "1CXX=: 230 not vulnerable, 230 vulnerable"),
        ("4♠ made", "4S=: 420 not vulnerable, 620 vulnerable"),
        ("3nt down 2", "3NT-2: -100 not vulnerable, -200 vulnerable"),
        ("4sx down 2", "4SX-2: -300 not vulnerable, -500 vulnerable"),
    ],
)
def test_a_score_is_said_both_ways(text: str, line: str) -> None:
    assert score_line(*contract_and_tricks(text)) == line


@pytest.mark.parametrize(
    ("text", "vulnerable", "said"),
    [
        (
            "2h+1",
            False,
            "2♥+1, not vulnerable: 60 for tricks + 30 for overtricks + 50 part-score=140",
        ),
        ("6nt=", True, "6NT=, vulnerable: 190 for tricks + 500 game + 750 slam=1440"),
        ("3d-1", True, "3♦−1, vulnerable: −100"),
        (
            "1cxx=",
            False,
            "1♣XX=, not vulnerable: 80 for tricks + 100 for making it redoubled + "
            "50 part-score=230",
        ),
    ],
)
def test_the_arithmetic_is_said(text: str, vulnerable: bool, said: str) -> None:
    told = arithmetic(*contract_and_tricks(text), vulnerable)
    assert told.replace(f"{NO_BREAK}={NO_BREAK}", "=") == said


@given(CONTRACTS, st.integers(0, 13), st.booleans())
def test_the_terms_make_the_score(contract: Contract, tricks: int, vulnerable: bool) -> None:
    said = arithmetic(contract, tricks, vulnerable).partition(": ")[2]
    terms, _, total = said.rpartition(f"{NO_BREAK}={NO_BREAK}")
    found = score(contract, tricks, vulnerable)
    assert int(total.replace("−", "-")) == found
    if found > 0:
        assert sum(map(int, re.findall(r"\d+", terms))) == found


@pytest.mark.parametrize(
    "text", ["", "foo", "4", "4s", "8s=", "4s+9", "4s-11", "4sxxx=", "4q=", "=", "4s=1", "pass"]
)
def test_what_is_no_contract_with_a_result_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        contract_and_tricks(text)
