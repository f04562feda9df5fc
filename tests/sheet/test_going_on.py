"""Whose letters are that follow a name taken at its first clear one."""

from __future__ import annotations

import pytest
from hypothesis import given

from chicago_gui.sheet import words
from chicago_gui.sheet.entry import contract_of, name_of, short_forms
from chicago_gui.sheet.going_on import (
    Naming,
    TakenByName,
    Whose,
    bid_goes_on,
    bid_reads_otherwise,
    is_whole_bid,
    parted,
    spells_on,
    whose,
)
from tests.games.russian.evening.make import NAMES
from tests.games.russian.evening.strategies import ALIKE, CYRILLIC, players

ALIKES = ("Anna", "Alex", "Boris", "Bea", "Cara")


def test_who_may_come_next_makes_a_letter_wait() -> None:
    def vera(more: str) -> bool:
        return spells_on(f"v{more}", NAMES)

    left = Naming(("Anna", "Dima", "Egor"), NAMES, 2)
    assert whose("e", vera, left) == (Whose.EITHER, 0)
    assert whose("er", vera, left) == (Whose.TAKEN, 2)
    assert whose("eg", vera, left) == (Whose.HERE, 0)
    assert whose("ed", vera, left) == (Whose.HERE, 0)
    assert whose("ee", vera, left) == (Whose.TAKEN, 1)
    assert whose("ex", vera, left) == (Whose.NEITHER, 0)
    assert whose("e", vera, Naming(("Anna", "Dima"), NAMES)) == (Whose.TAKEN, 1)
    assert whose("d", vera, left) == (Whose.HERE, 0)


@pytest.mark.parametrize(
    ("everybody", "taken", "accented"),
    [
        (("Käthe", "Bernd", "Anna", "Ulrich", "Bärbel"), "k", "ä"),
        (("Пётр", "Вера", "Егор", "Юра", "Нина"), "п", "ё"),
    ],
)
def test_a_letter_with_an_accent_begins_no_name_without_one(
    everybody: tuple[str, ...], taken: str, accented: str
) -> None:
    def on(more: str) -> bool:
        return spells_on(taken + more, everybody)

    left = Naming(everybody[1:], everybody, 3)
    assert whose(accented, on, left) == (Whose.TAKEN, 1)
    # The plain letter may begin the next name, and one in the other alphabet too.
    plain = {"ä": "a", "ё": "е"}[accented]
    assert whose(plain, on, left) == (Whose.EITHER, 0)
    assert parted({"ä": "а", "ё": "v"}[accented], left) is not None


@pytest.mark.parametrize(
    ("text", "cells", "pieces"),
    [
        ("e", 1, ("e",)),
        ("ed", 2, ("e", "d")),
        ("ed", 1, None),
        ("egd", 2, ("eg", "d")),
        ("ee", 2, None),
        ("x", 2, None),
        ("", 1, ()),
    ],
)
def test_letters_are_parted_into_names(
    text: str, cells: int, pieces: tuple[str, ...] | None
) -> None:
    assert parted(text, Naming(("Anna", "Dima", "Egor"), NAMES, cells)) == pieces


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("v", True), ("VERA", True), ("verb", False), ("", False), ("v ", False),
        ("anna ", True), ("anna m", True), ("anna-", True), ("анна", True),
    ],
)  # fmt: skip
def test_what_goes_on_is_still_the_beginning_of_a_name(text: str, on: bool) -> None:
    assert spells_on(text, (*NAMES, *ALIKE)) == on


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("4sve", True),
        ("4s vera", True),
        ("3nt vera", True),
        ("4sv ", True),
        ("4sxv ", False),
        ("4sb+", False),
    ],
)
def test_a_contract_goes_on_with_the_name_behind_it(text: str, on: bool) -> None:
    assert bid_goes_on(text, NAMES) == on


HARD = ("Xaver", "Nick", "Anna", "Тарас", "Павел")
"""Their first letters double, or belong to no trump or a suit."""


@pytest.mark.unfollowed
@pytest.mark.parametrize(
    ("names", "notrump"),
    [(NAMES, "NT"), (CYRILLIC, "NT"), (ALIKES, "NT"), (HARD, "NT"), (ALIKES, "SA")],
)
def test_whatever_is_typed_after_a_bid_that_was_taken_at_once_is_that_bid(
    names: tuple[str, ...], notrump: str
) -> None:
    words.install(lambda text, about, count: {"NT": notrump}.get(text, text))
    try:
        for bid in ("4s", "4sx", "1c", "3n", "3ntxx", "4п", "4пк", "3бк", "4ч", "4p"):
            for name in names:
                for text in (f"{bid}{name.lower()}", f"{bid} {name}"):
                    begun = (text[:end] for end in range(1, len(text) + 1))
                    taken = next(keys for keys in begun if is_whole_bid(keys, names))
                    assert contract_of(taken, names) == contract_of(text, names), text
                    on = list(begun)
                    assert all(bid_goes_on(keys, names) for keys in on), text
                    assert not any(bid_reads_otherwise(taken, keys, names) for keys in on), text
    finally:
        words.install(None)


def test_a_double_in_letters_waits_behind_a_suit_in_a_word() -> None:
    names = ("Otto", "Karl", "Dora", "Dima")
    waiting = ("2 coeur ko", "2 coeur kontra", "2 coeur kontra ", "2 hearts dou")
    assert not any(is_whole_bid(text, names) for text in waiting)
    assert all(is_whole_bid(text, names) for text in ("2 coeur kontra k", "2pko", "2hdo"))


# Short forms ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (NAMES, ("a", "b", "v", "d", "e")),
        (ALIKES, ("an", "al", "bo", "be", "c")),
        (CYRILLIC, ("а", "б", "в", "д", "е")),
        (("Ann", "Anna", "Anton", "Dima", "Egor"), ("ann", "anna", "ant", "d", "e")),
        (("Vlad", "Вера", "Boris", "Dima", "Egor"), ("vl", "в", "b", "d", "e")),
    ],
)
def test_the_short_form_of_a_name(names: tuple[str, ...], short: tuple[str, ...]) -> None:
    assert tuple(short_forms(names).values()) == short


@given(players)
def test_the_short_form_names_one_whoever_sits_out(names: tuple[str, ...]) -> None:
    for name, short in short_forms(names).items():
        assert name_of(short, names) == name


def test_a_column_of_names_has_to_say_whose_names_it_takes() -> None:
    assert TakenByName.__abstractmethods__ == {"everybody", "names"}
