"""Counts of four decks as they are typed, apart or run together."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.counts import CountReason, read_counts, read_number
from tests.scoring.refusals import refusal_of
from tests.sheet.typing.language import outcome

READ = [
    (
        ["12 9 13 6", "12,9,13,6", "12, 9, 13, 6", "12;9;13;6", "129136", "12 9136", "12 9 136"],
        (12, 9, 13, 6),
        "",
    ),
    (["  12  9 13\t6 "], (12, 9, 13, 6), " "),
    (["173713"], (17, 3, 7, 13), ""),
    (["10101010"], (10, 10, 10, 10), ""),
    (["00373"], (0, 0, 37, 3), ""),
    (["37003"], (37, 0, 0, 3), ""),
    (["12 9 13 6 4s v"], (12, 9, 13, 6), " 4s v"),
    (["129136 bvd"], (12, 9, 13, 6), " bvd"),
    (["12"], (12,), ""),
    (["9"], (9,), ""),
    (["0"], (0,), ""),
    (["37"], (37,), ""),
    (["12 9"], (12, 9), ""),
    (["12 9 13"], (12, 9, 13), ""),
    (["12 9 13 7"], (12, 9, 13, 7), ""),
    (["0 0 0 0"], (0, 0, 0, 0), ""),
    (["37 37 37 37"], (37, 37, 37, 37), ""),
    (["12 9 13 6 1"], (12, 9, 13, 6), " 1"),
    (["12 x"], (12,), " x"),
    (["12 ="], (12,), " ="),
    (["12 4s"], (12,), " 4s"),
]


@pytest.mark.parametrize(("texts", "counts", "rest"), READ)
def test_counts_are_read(texts: list[str], counts: tuple[int, ...], rest: str) -> None:
    assert [read_counts(text) for text in texts] == [(counts, rest)] * len(texts)


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (["38", "12 38", "12 9 13 38"], "HCP: 0 to 37, not 38"),
        (["12 9 13 712", "12,712"], "HCP: 0 to 37, not 712"),
        (["99"], "HCP: 0 to 37, not 99"),
        (["09"], "HCP: 0 to 37, not 09"),
        (["123", "1234", "1" * 5000], "Put spaces between the counts: 12 9 13 6."),
        (["113188"], "Put spaces between the counts: 11 3 18 8 or 1 13 18 8?"),
        # Also 0 3 3 34.
        (["03334"], "Put spaces between the counts: 0 33 3 4 or 0 3 33 4?"),
        (["", "4s v", "12=", "-1", "12-9-13-6"], "Type the four counts: 12 9 13 6."),
        (["bvd", "²", "١٢"], "Type the four counts: 12 9 13 6."),
    ],
)
def test_what_is_no_count_is_refused(texts: list[str], told: str) -> None:
    assert {outcome(partial(read_counts, text)) for text in texts} == {told}


@pytest.mark.parametrize(
    ("text", "number", "rest"),
    [("7", 7, ""), ("12 4s n", 12, " 4s n"), ("007", 7, ""), ("9999", 9999, "")],
)
def test_a_number_is_read(text: str, number: int, rest: str) -> None:
    assert read_number(text) == (number, rest)


@pytest.mark.parametrize("text", ["", "x", "4s", "12345", "-1", "+1", "1.5", "²"])
def test_what_is_no_number_is_refused(text: str) -> None:
    assert refusal_of(read_number, text).reason is CountReason.NUMBER


FOUR = st.lists(st.integers(0, 37), min_size=4, max_size=4).map(tuple)
OF_A_DEAL = st.lists(st.integers(0, 40), min_size=3, max_size=3).map(
    lambda cuts: tuple(b - a for a, b in zip((0, *sorted(cuts)), (*sorted(cuts), 40), strict=True))
)


@given(FOUR, st.sampled_from([" ", ",", ", ", "  "]))
def test_four_counts_apart_read_back(counts: tuple[int, ...], between: str) -> None:
    assert read_counts(between.join(map(str, counts))) == (counts, "")


@given(OF_A_DEAL)
def test_four_counts_run_together_read_back_or_are_asked_for_with_spaces(
    counts: tuple[int, ...],
) -> None:
    text = "".join(map(str, counts))
    found = outcome(lambda: read_counts(text))
    if isinstance(found, str):
        assert max(counts) > 37 or found.startswith("Put spaces between the counts: ")
    else:
        assert found == (counts, "")


@given(st.text("0123456789", min_size=3, max_size=10))
def test_digits_run_together_make_forty_and_are_all_there(text: str) -> None:
    try:
        counts, rest = read_counts(text)
    except Refused:
        return
    assert sum(counts) == 40
    assert len(counts) == 4
    assert "".join(map(str, counts)) + rest == text


@given(st.text() | st.text("0123456789 ,x"))
def test_any_text_is_read_or_refused_with_one_sentence(text: str) -> None:
    for read in (read_counts, read_number):
        outcome(partial(read, text))
