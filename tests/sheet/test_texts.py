"""Names, places and notes: one visible line, told apart as people see them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.texts import MOST_LETTERS, TextReason, check_text, one_line, wrong_name
from chicago_gui.sheet.typing.keyboards import folded
from tests.games.house.evening.make import NAMES
from tests.scoring.refusals import refusal_of


@pytest.mark.parametrize(
    "text", ["", "Anna", "Иван Ильич", "علی‌رضا", "👩‍👧", "שרה", "x" * MOST_LETTERS]
)
def test_what_people_write_is_text(text: str) -> None:
    check_text("note", text)


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\x85", "\u2028", "\u202e", "\u2066", "\ud800"])
def test_signs_that_break_a_line_or_turn_it_are_refused_everywhere(sign: str) -> None:
    for lines in (False, True):
        refusal = refusal_of(check_text, "note", f"a{sign}b", lines=lines)
        assert refusal.reason is TextReason.TEXT_SIGN


@pytest.mark.parametrize("sign", ["\t", "\n", "\r\n"])
def test_only_a_note_has_lines(sign: str) -> None:
    assert refusal_of(check_text, "note", f"a{sign}b").reason is TextReason.TEXT_SIGN
    check_text("note", f"a{sign}b", lines=True)


def test_a_text_has_an_end() -> None:
    assert refusal_of(check_text, "note", "x" * (MOST_LETTERS + 1)).reason is TextReason.TEXT_LONG


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("  Anna \t Maria\n", "Anna Maria"),
        ("I\u0301n\u0303igo", "\u00cd\u00f1igo"),
        ("a\u2028b", "a b"),
        ("", ""),
    ],
)
def test_typed_spaces_and_accents_become_one_line(typed: str, line: str) -> None:
    assert one_line(typed) == line


@pytest.mark.parametrize(
    ("name", "at", "reason"),
    [
        ("", 1, TextReason.PLAYER_EMPTY),
        ("\u200b\u2060\ufeff", 1, TextReason.PLAYER_EMPTY),
        ("\u3164\ufe0f", 1, TextReason.PLAYER_EMPTY),
        ("ann\u200ba", 1, TextReason.PLAYER_TWICE),
        ("Bo\nris", 1, TextReason.TEXT_SIGN),
        ("\u202esiroB", 1, TextReason.TEXT_SIGN),
        ("x" * (MOST_LETTERS + 1), 1, TextReason.TEXT_LONG),
    ],
)
def test_a_wrong_name_is_told_by_its_place(name: str, at: int, reason: TextReason) -> None:
    assert wrong_name(NAMES) is None
    found = wrong_name((NAMES[0], name, *NAMES[2:]))
    assert found is not None
    assert (found[0], found[1].reason) == (at, reason)
    assert name not in str(found[1]) or name == "ann\u200ba" or not name


def test_the_letters_of_a_name_that_stands_on_the_form_are_let_be() -> None:
    names = ("\u202eA", *NAMES[1:])
    assert wrong_name(names) is not None
    assert wrong_name(names, kept=names) is None


@given(st.text())
def test_a_line_that_was_typed_is_one_line_and_the_same_name(text: str) -> None:
    assert one_line(one_line(text)) == one_line(text)
    assert not {"\n", "\r", "\t"} & set(one_line(text))
    assert folded(one_line(text)) == folded(text)
