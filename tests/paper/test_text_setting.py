from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chicago_gui.paper.marks import LEAST_SIZE, SQUEEZE, Text, TextAlign
from chicago_gui.paper.text_setting import (
    both_names,
    cut_short,
    setting_of,
    shortened,
    text_width,
    wrapped,
)
from chicago_gui.sheet.words import NO_BREAK
from tests.paper import face


@given(st.text(), st.text(), st.floats(4, 20))
def test_widths_add_up(one: str, other: str, size: float) -> None:
    whole = text_width(one + other, size)
    assert whole == pytest.approx(text_width(one, size) + text_width(other, size))
    assert text_width(one, size, bold=True) >= text_width(one, size)


@pytest.mark.parametrize(("one", "other"), [("Č", "C"), ("é", "e"), ("ü", "u"), ("ñ", "n")])
def test_an_accent_changes_no_width(one: str, other: str) -> None:
    assert text_width(one, 10) == text_width(other, 10) == text_width(f"{other}\u0301", 10)


@pytest.mark.parametrize("mark", ["\u0591", "\U0001d167"], ids=["Hebrew", "a note's stem"])
def test_a_mark_that_the_font_has_not_takes_the_room_of_its_box(mark: str) -> None:
    assert text_width(f"o{mark}", 10) > text_width("o", 10)


@given(st.text(), st.floats(20, 200))
def test_wrapping_loses_nothing_and_keeps_to_the_width(text: str, width: float) -> None:
    found = wrapped(text, width, 8)
    assert "".join("".join(found).split()) == "".join(text.split())
    assert all(text_width(line, 8) <= width for line in found if len(line) > 1)


def test_lines_break_between_words_and_long_words_anywhere() -> None:
    assert wrapped("one two three", text_width("one two", 8), 8) == ("one two", "three")
    assert wrapped(f"three one{NO_BREAK}two", text_width("three one", 8), 8) == (
        "three",
        f"one{NO_BREAK}two",
    )
    assert wrapped("aaaaaaaa", text_width("aaa", 8), 8) == ("aaa", "aaa", "aa")
    assert wrapped("aa-aaa-aa", text_width("aa-aaa", 8), 8) == ("aa-", "aaa-aa")
    assert wrapped("aa-aaaaaa", text_width("aa-aa", 8), 8) == ("aa-", "aaaa", "aa")
    assert wrapped("", 10, 8) == ("",)


@given(st.text(min_size=1, max_size=40), st.floats(3, 60), st.floats(5, 12))
@example("\u0301<", 1.0, 5.0)  # begins with an accent
def test_what_is_cut_short_says_so(text: str, width: float, size: float) -> None:
    short = cut_short(text, width, size)
    if short != text:
        assert short.endswith("…")
        assert text.startswith(short[:-1])
        assert len(short) == 1 or text_width(short, size) <= width + 0.001


@given(st.text(min_size=1, max_size=40), st.text(min_size=1, max_size=40), st.floats(15, 60))
def test_of_two_names_each_is_whole_or_ends_in_an_ellipsis(
    one: str, other: str, width: float
) -> None:
    told = both_names((one, other), width, 7)
    assert told in {
        f"{first} & {second}"
        for first in {one, *(f"{one[:at].rstrip()}…" for at in range(len(one) + 1))}
        for second in {other, *(f"{other[:at].rstrip()}…" for at in range(len(other) + 1))}
    }


@pytest.mark.parametrize(("text", "cut"), [("Jose\u0301 Maria", "Jos…"), ("क्षि क्षि", "क्…")])
def test_no_letter_loses_its_accents_where_a_text_is_cut(text: str, cut: str) -> None:
    assert shortened(text, lambda some: len(some) <= len(cut)) == cut


@given(
    st.text(max_size=60), st.floats(2, 40), st.floats(LEAST_SIZE, 16), st.sampled_from(TextAlign)
)
def test_a_text_is_set_in_its_box_whole_or_its_beginning_with_an_ellipsis(
    text: str, width: float, size: float, side: TextAlign
) -> None:
    found = setting_of(Text(50, 50, width, 6, text, size, side=side), face.measure())
    whole = " ".join(text.split())
    assert found.text == whole or (
        found.text.endswith("…") and whole.startswith(found.text.removesuffix("…"))
    )
    assert min(LEAST_SIZE, size) <= found.size <= size
    assert SQUEEZE <= found.squeeze <= 1
    if found.text != "…":
        assert found.left >= 50 - 0.01
        assert found.left + found.width <= 50 + width * 1.001 + 0.01


def test_a_text_that_has_room_is_set_as_it_is() -> None:
    found = setting_of(Text(50, 50, 60, 6, "Anna", 9, side=TextAlign.RIGHT), face.measure())
    assert (found.text, found.size, found.squeeze) == ("Anna", 9, 1)
    assert found.left + found.width == pytest.approx(110)
