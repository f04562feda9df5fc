"""Letters of other alphabets and keyboards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.typing.keyboards import KEYS, folded, other_layout, plain_letters


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        (" Jean  Luc ", "jeanLUC"),
        ("Zo\u00eb", "zoe\u0308"),
        ("An\u200bna", "anna"),
        ("Straße", "STRASSE"),
        ("Егор", "ЕГОР"),
        ("a\u00a0b", "ab"),
        ("a\ufe0fb", "ab"),
        ("Борис", "\u202dБо\u00adрис\ufeff\u3164"),
        ("Андрей", "Андреи\u0306"),
        ("Анна\x07", "анна"),
        ("\u200b\u2800", ""),
    ],
)
def test_names_are_the_same_to_a_reader(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Ann"), ("Anna", "Анна"), ("Anna-Maria", "Anna Maria"), ("Андрей", "Андреи")],
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Вера", "vera"), ("Юлия", "yuliya"), ("Щукин", "shchukin"), ("Ёжик", "ezhik"),
        ("Сергей", "sergei"), ("Łukasz", "lukasz"), ("Zoë", "zoe"), ("Jürgen", "jurgen"),
        ("Øyvind", "oyvind"), ("Æsa", "aesa"), ("Þór", "thor"), ("Anna", "anna"), ("ь", ""),
        ("Jean Luc", "jeanluc"),
    ],
)  # fmt: skip
def test_names_have_plain_letters(name: str, plain: str) -> None:
    assert plain_letters(name) == plain


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dthf", "вера"), ("Dthf", "Вера"), (",jhbc", "борис"), ("<jhbc", "Борис"),
        ("мукф", "vera"), ("Мукф", "Vera"), ("4ы м", "4s v"), ("4g d", "4п в"),
        ("3,r d", "3бк в"), ("gfc", "пас"), ("зфыы", "pass"), ("12 9 13 6", "12 9 13 6"),
        ("+1", "+1"), ("-2", "-2"), ("=", "="), ("[fhbnjy", "харитон"), ("`;br", "ёжик"),
    ],
)  # fmt: skip
def test_the_same_keys_in_the_other_alphabet(typed: str, meant: str) -> None:
    assert other_layout(typed) == meant


@given(st.text("абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВЁЖЯ 0123456789+-="))
def test_other_layout_is_its_own_inverse(text: str) -> None:
    assert other_layout(other_layout(text)) == text


@given(st.text())
def test_any_text_has_other_keys_and_plain_letters(text: str) -> None:
    assert len(other_layout(text)) == len(text)
    assert folded(folded(text)) == folded(text)
    plain_letters(text)


def test_every_letter_of_the_keyboards_has_its_key() -> None:
    assert all(len(key) == 1 for key in KEYS.values())
    assert all(other_layout(letter.lower()) == key.lower() for letter, key in KEYS.items())
