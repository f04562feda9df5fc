"""Names as people compare them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from chicago_gui.scoring import Refused
from chicago_gui.sheet import words
from chicago_gui.sheet.entry import contract_of, examples, folded, is_one_name, name_of, short_names
from chicago_gui.sheet.words import refusal
from tests.games.russian.evening.strategies import players


def test_case_and_spaces_make_no_difference() -> None:
    assert folded(" Jean  Luc ") == folded("jeanLUC")


@pytest.mark.parametrize(
    ("text", "names", "meant"),
    [
        ("dthf", ("Аня", "Вера", "Егор"), "Вера"),
        (",JHBC", ("Аня", "Борис", "Вера"), "Борис"),
        ("<jhbc", ("Аня", "Борис", "Вера"), "Борис"),
        ("f", ("Аня", "Вера", "Егор"), "Аня"),
        ("мукф", ("Anna", "Boris", "Vera"), "Vera"),
        ("щ", ("Otto", "Boris", "Vera"), "Otto"),
        # Nobody, or one of two.
        ("z", ("Yana", "Boris", "Vera"), None),
        ("мукх", ("Anna", "Boris", "Vera"), None),
        ("f", ("Аня", "Алла", "Егор"), None),
    ],
)
def test_who_types_in_the_other_alphabet_is_told_so(
    text: str, names: tuple[str, ...], meant: str | None
) -> None:
    typed: tuple[Callable[[], object], ...] = (
        lambda: name_of(text, names),
        lambda: contract_of(f"4♠ {text}", names),
    )
    for entry in typed:
        with pytest.raises(Refused) as caught:
            entry()
        sentence = f"Nobody here is called {text}"
        if meant is not None:
            sentence += f"; for {meant} set the keyboard to the other alphabet"
        assert refusal(caught.value) == sentence


@pytest.mark.parametrize(
    ("text", "language", "meant"),
    [
        ("4x rfnz", "ru", "4ч катя"),
        ("4g[ dkfl", "ru", "4пх влад"),
        ("4g <tkkf", "ru", "4п белла"),
        ("gfc", "ru", "пас"),
        ("3,r zy", "ru", "3бк ян"),
        ("4ы л", "en", "4s k"),
        # Nobody's name, no contract; and whoever reads English may mistype a letter.
        ("4x z", "ru", "4ч я"),
        ("4x pppp", "ru", None),
        ("9x rfnz", "ru", None),
        ("4g dkfl", "en", None),
        ("gfc", "de", None),
    ],
)
def test_a_contract_in_the_other_alphabet_is_told_as_that(
    text: str, language: str, meant: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "_language", language)
    monkeypatch.setattr(words, "_catalogue", lambda text, about, count: text)
    with pytest.raises(Refused) as caught:
        contract_of(text, ("Владимир", "Катя", "Ян", "Белла", "Константин", "Karl"))
    told = refusal(caught.value)
    if meant is None:
        assert "alphabet" not in told
    else:
        sentence = f"{text} is no contract; for {meant} set the keyboard to the other alphabet"
        assert told.casefold() == sentence


def test_a_hint_has_the_shortest_names_for_its_examples() -> None:
    names = ("Александра", "Анастасия", "Александр", "Константин")
    assert examples(names, (*names, "Владислава")) == {"one": "к", "other": "ан"}
    assert examples(("Anna", "Boris", "Vera"), ("Anna", "Boris", "Vera")) == {
        "one": "a",
        "other": "b",
    }


SASHAS = ("Александр", "Александра", "Анна", "Борис", "Вера")


@pytest.mark.parametrize(
    ("out", "told"),
    [
        ("", "Александр (александр, Enter), Александра (александра), Анна (ан), Борис (б)"),
        ("Александра", "Александр (ал, Enter), Анна (ан), Борис (б), Вера (в)"),
        ("Александр", "Александра (ал, Enter), Анна (ан), Борис (б), Вера (в)"),
        ("Анна", "Александр (александр, Enter), Александра (александра), Борис (б), Вера (в)"),
    ],
)
def test_a_hint_tells_of_an_enter_where_a_name_takes_many_letters_without(
    out: str, told: str
) -> None:
    four = tuple(name for name in SASHAS if name != out)[:4]
    assert short_names(four, SASHAS).replace("\N{NO-BREAK SPACE}", " ") == told


def test_a_hint_for_who_is_left_counts_whoever_has_a_deck_among_those_that_can_be_meant() -> None:
    told = short_names(("Александр", "Вера"), SASHAS, SASHAS[:3] + SASHAS[4:])
    assert told == "Александр (александр,\N{NO-BREAK SPACE}Enter), Вера (в)"


def test_no_enter_is_told_of_where_it_saves_next_to_nothing() -> None:
    five = ("Anna", "Anton", "Boris", "Vera", "7 of 9")
    told = "Anton (ant), Boris (b), Vera (v), 7 of 9 (7of9,\N{NO-BREAK SPACE}Enter)"
    assert short_names(five[1:], five) == told


@given(players, integers(0, 4))
def test_what_a_hint_tells_is_enough(five: tuple[str, ...], out: int) -> None:
    four = five[:out] + five[out + 1 :]
    for name in four:
        told = short_names((name,), five, four).removeprefix(f"{name} (").removesuffix(")")
        typed, _, enter = told.partition(",\N{NO-BREAK SPACE}")
        assert name_of(typed, four, five) == name
        assert bool(enter) or is_one_name(typed, five)
