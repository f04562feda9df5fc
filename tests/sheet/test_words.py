"""The door every sentence passes through."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import words


class Reason(Enum):
    LATE = "deal {number} is too late for {name}"


@pytest.fixture
def _shouting() -> Iterator[None]:
    words.install(lambda text, about, count: f"{about}/{text.upper()}/{count}")
    yield
    words.install(None)


def test_without_a_translator_the_english_is_spoken() -> None:
    assert words.tr("covered") == "covered"
    assert words.tr("out", "a player") == "out"
    assert [words.plural("{count} deal", "{count} deals", count) for count in (0, 1, 2, -1)] == [
        *("{count} deals", "{count} deal", "{count} deals", "{count} deal")
    ]


@pytest.mark.usefixtures("_shouting")
def test_a_translator_words_everything_until_it_is_taken_away() -> None:
    assert words.tr("covered") == "/COVERED/None"
    assert words.tr("out", "a player") == "a player/OUT/None"
    assert words.plural("{count} deal", "{count} deals", -1) == "/{COUNT} DEALS/1"
    words.install(None)
    assert words.tr("covered") == "covered"


def test_a_refusal_is_a_sentence_with_its_figures() -> None:
    refused = Refused(Reason.LATE, number=7, name="Vera")
    assert words.refusal(refused) == "Deal 7 is too late for Vera."
    assert words.reason(Reason.LATE) == "deal {number} is too late for {name}"


def test_a_refusal_is_translated_before_its_figures_are_put_in() -> None:
    words.install(lambda text, about, count: "{name} kommt zu spät in {number}")
    try:
        assert (
            words.refusal(Refused(Reason.LATE, number=7, name="Vera")) == "Vera kommt zu spät in 7."
        )
    finally:
        words.install(None)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Vera", "After Vera."),
        ("Anna B.", "After Anna B."),
        ("Mr…", "After Mr…."),
    ],
)
def test_a_sentence_ends_with_one_full_stop(name: str, said: str) -> None:
    assert words.filled("After {name}.", name=name) == said
    assert words.filled("After {name}. Then {name}.", name=name) == f"{said} Then{said[5:]}"


@pytest.mark.parametrize(
    ("text", "said"),
    [("", ""), ("a", "A"), ("deal 7", "Deal 7"), ("Éclair", "Éclair"), ("éclair", "Éclair")],
)
def test_only_the_first_letter_of_a_sentence_changes(text: str, said: str) -> None:
    assert words.sentence(text) == said


@pytest.mark.parametrize(
    ("number", "plain", "signed"),
    [(0, "0", "0"), (4, "4", "+4"), (-2, "−2", "−2"), (1050, "1050", "+1050"), (-90, "−90", "−90")],
)
def test_numbers_have_a_true_minus(number: int, plain: str, signed: str) -> None:
    assert words.plain(number) == plain
    assert words.signed(number) == signed


@given(st.integers(-(10**6), 10**6))
def test_a_number_reads_back(number: int) -> None:
    for said in (words.plain(number), words.signed(number)):
        assert "-" not in said
        assert int(said.replace(words.MINUS, "-")) == number


@pytest.mark.parametrize(
    ("total", "count", "digits", "said"),
    [
        (7, 20, 2, "+0.35"),
        (-7, 20, 1, "−0.4"),  # a half goes away from 0, also below it
        (0, 3, 2, "0.00"),
        (-300, 100, 1, "−3.0"),
        (1, 0, 1, ""),
    ],
)
def test_a_mean_has_its_sign_and_halves_are_rounded_as_people_do(
    total: int, count: int, digits: int, said: str
) -> None:
    assert words.signed_mean(total, count, digits) == said


@pytest.mark.parametrize(("tricks", "said"), [(10, "="), (13, "+3"), (8, "−2"), (0, "−10")])
def test_a_result_is_told_against_the_contract(tricks: int, said: str) -> None:
    contract = Contract.parse("4S")
    assert words.result_words(contract, tricks) == said
    assert words.result_words(None, tricks) == words.result_words(contract, None) == ""


def test_keys_have_on_a_mac_the_signs_that_stand_on_them() -> None:
    # As Qt shows them in the menus there: signs in Apple's order, with nothing between.
    pressed = ("Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+←", "F9")
    assert [*map(words.keys, pressed)] == [*pressed]
    words.install(None, on_a_mac=True)
    try:
        assert [*map(words.keys, pressed)] == ["⌘Z", "⇧⌘Z", "⌘←", "F9"]
        # At ⌘H the system hides the program.
        assert words.keys_here("Ctrl+H") == "Ctrl+Shift+H"
        assert words.keys("Ctrl+H") == "⇧⌘H"
    finally:
        words.install(None)
