"""From typed text to names, numbers and contracts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chicago_gui.scoring import Contract, Refused, ScoringReason
from chicago_gui.sheet.entry import (
    EntryReason,
    contract_of,
    fits,
    folded,
    in_plain_letters,
    is_pass,
    name_of,
    named_by,
    number_of,
)
from chicago_gui.sheet.other_letters import APART, PASS_WORDS
from chicago_gui.sheet.words import contract_text, refusal
from tests.games.russian.evening.make import NAMES
from tests.games.russian.evening.strategies import ALIKE, CYRILLIC, MIXED, contracts, players


def why(
    text: str, names: tuple[str, ...] = NAMES, read: Callable[..., object] = name_of
) -> Refused:
    with pytest.raises(Refused) as caught:
        read(text, names)
    return caught.value


# Names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names", "name"),
    [
        ("v", NAMES, "Vera"),
        ("V", NAMES, "Vera"),
        (" ve ", NAMES, "Vera"),
        ("VERA", NAMES, "Vera"),
        ("в", CYRILLIC, "Вера"),
        ("ВЕРА", CYRILLIC, "Вера"),
        ("v", CYRILLIC, "Вера"),
        ("a", CYRILLIC, "Аня"),
        ("jane e", MIXED, "Jane Elizabeth"),
        ("janee", MIXED, "Jane Elizabeth"),
        ("в", NAMES, "Vera"),
        ("ВЕРА", NAMES, "Vera"),
        ("в", ("Vlad", "Вера"), "Вера"),
        ("l", MIXED, "Łukasz"),
        ("sor", MIXED, "Søren"),
        ("o", MIXED, "Ольга"),
        ("an", ALIKE, "An"),
        ("anna", ALIKE, "Anna"),
        ("anna m", ALIKE, "Anna Maria"),
        ("anna-", ALIKE, "Anna-Maria"),
        ("анна", ALIKE, "Анна"),
        ("а", ALIKE, "Анна"),
        ("vera", ("Вера", "Вераника"), "Вера"),
        ("strasse", ("Straße", "Street"), "Straße"),
    ],
)
def test_a_name_goes_by_its_first_letters(text: str, names: tuple[str, ...], name: str) -> None:
    assert name_of(text, names) == name


@pytest.mark.parametrize(
    ("text", "names", "sentence"),
    [
        ("z", NAMES, "Nobody here is called z"),
        (" verra ", NAMES, "Nobody here is called verra"),
        ("7", NAMES, "Nobody here is called 7"),
        ("v", (), "Nobody here is called v"),
        ("", NAMES, "A name is wanted, or its first letters"),
        ("  ", NAMES, "A name is wanted, or its first letters"),
        ("v", ("Vera", "Viktor", "Anna"), "V may be Vera or Viktor"),
        ("a", ALIKE, "A may be An or Anna or Anna Maria or Anna-Maria"),
        ("ve", ("Вера", "Ветa"), "Ve may be Вера or Ветa"),
    ],
)
def test_a_name_that_is_nobody_s_or_several_s(
    text: str, names: tuple[str, ...], sentence: str
) -> None:
    assert refusal(why(text, names)) == sentence


@given(players, st.integers(0, 4))
def test_a_name_typed_in_full_is_always_that_one(names: tuple[str, ...], place: int) -> None:
    assert name_of(names[place], names) == names[place]
    assert name_of(f" {names[place].casefold()} ", names) == names[place]
    assert fits(names[place], names[place])


@given(players, st.text(max_size=4))
def test_whoever_is_found_fits_what_was_typed(names: tuple[str, ...], text: str) -> None:
    try:
        found = name_of(text, names)
    except Refused:
        return
    assert named_by(text, (found,)) == (found,)
    begin = [name for name in names if folded(name).startswith(folded(text))]
    assert begin in ([], [found]) or folded(found) == folded(text)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Вера", "vera"),
        ("Łukasz", "lukasz"),
        ("Søren Ångström", "sorenangstrom"),
        ("Щукин", "shchukin"),
        ("Ёжик", "ezhik"),
        ("Zoë", "zoe"),
        ("Þór", "thor"),
        ("Jane", "jane"),
        ("李", "李"),
    ],
)
def test_plain_letters_are_what_is_typed_for_others(name: str, plain: str) -> None:
    assert in_plain_letters(name) == plain


# Numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "number"), [("12", 12), (" 0 ", 0), ("007", 7), ("9999", 9999)])
def test_a_number_is_digits(text: str, number: int) -> None:
    assert number_of(text) == number


@pytest.mark.parametrize(
    "text",
    ["", " ", "twelve", "12.0", "1 2", "-1", "+1", "0x1f", "1e3", "12345", "١٢", "²", "9" * 9999],
)
def test_everything_else_is_no_number(text: str) -> None:
    with pytest.raises(Refused) as caught:
        number_of(text)
    assert caught.value.reason is EntryReason.NUMBER


# Pass -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *(*sorted(PASS_WORDS), "P", " Pass ", "PASSED", "ПАС", "Alle passen", "passed out"),
        *("pass out", "Gepasst", "все пасовали", "Спасовали", "распас"),
    ],
)
def test_words_for_passing_out(text: str) -> None:
    assert is_pass(text)


@pytest.mark.parametrize("text", ["", "1nt", "-", "x", "p v", "passs", "4s p"])
def test_other_words_are_not(text: str) -> None:
    assert not is_pass(text)


def test_no_word_for_passing_is_a_contract() -> None:
    for word in PASS_WORDS:
        with pytest.raises(Refused):
            Contract.parse(word)


# Contract and declarer ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "contract", "declarer"),
    [
        ("4sx v", "4SX", "Vera"),
        ("4SX V", "4SX", "Vera"),
        ("4 s x v", "4SX", "Vera"),
        ("4♠x vera", "4SX", "Vera"),
        ("3nt d", "3NT", "Dima"),
        ("3n d", "3NT", "Dima"),
        ("4sv", "4S", "Vera"),
        ("4sxvera", "4SX", "Vera"),
        ("4sxxv", "4SXX", "Vera"),
        ("3ntd", "3NT", "Dima"),
        ("3nd", "3NT", "Dima"),
        ("2dd", "2D", "Dima"),
        ("4♥e", "4H", "Egor"),
        ("1 nt xx anna", "1NTXX", "Anna"),
        ("7cxx b", "7CXX", "Boris"),
        ("  2h   e  ", "2H", "Egor"),
    ],
)
def test_a_contract_comes_with_who_plays_it(text: str, contract: str, declarer: str) -> None:
    assert contract_of(text, NAMES) == (Contract.parse(contract), declarer)


ASKED = "Who plays it? After the contract type Anna (a), Boris (b), Vera (v), Dima (d), Egor (e)"


def test_who_plays_it_is_asked_with_what_is_enough_to_type() -> None:
    with pytest.raises(Refused) as caught:
        contract_of("4s", ("Alex", "Boris"), everybody=("Anna", "Alex", "Boris"))
    said = refusal(caught.value)
    assert said == "Who plays it? After the contract type Alex (al), Boris (b)"


@given(players, contracts, st.integers(0, 4), st.integers(0, 4))
def test_a_contract_alone_stays_with_who_plays_it_and_a_name_changes_that(
    names: tuple[str, ...], contract: Contract, place: int, other: int
) -> None:
    assert contract_of(str(contract), names, names[place]) == (contract, names[place])
    assume(names[other].strip(APART))  # a comma is what parts a name from its contract
    typed = f"{contract} {names[other]}"
    assert contract_of(typed, names, names[place]) == (contract, names[other])


def test_who_stands_there_and_no_longer_plays_is_asked_for_anew() -> None:
    with pytest.raises(Refused) as caught:
        contract_of("5d", NAMES[1:], NAMES[0])
    assert caught.value.reason is EntryReason.DECLARER


@pytest.mark.parametrize(
    ("text", "names", "contract", "declarer"),
    [
        ("4s jane elizabeth", MIXED, "4S", "Jane Elizabeth"),
        ("4s x jane elizabeth", MIXED, "4SX", "Jane Elizabeth"),
        ("2d л", ("Лев", *NAMES[:4]), "2D", "Лев"),
        # A player whose initial is a double, and one whose initial ends a no trump.
        ("4s x", ("Xenia", "Anna"), "4S", "Xenia"),
        ("4s x x", ("Xenia", "Anna"), "4SX", "Xenia"),
        ("4sxx x", ("Xenia", "Anna"), "4SXX", "Xenia"),
        ("4sxe", ("Xenia", "Anna"), "4S", "Xenia"),
        ("4sxxe", ("Xenia", "Anna"), "4SX", "Xenia"),
        ("4sxa", ("Xaver", "Anna"), "4SX", "Anna"),
        ("1n t", ("Tanya", "Anna"), "1NT", "Tanya"),
        ("1n n", ("Nora", "Anna"), "1NT", "Nora"),
        ("4s s", ("Sam", "Anna"), "4S", "Sam"),
    ],
)
def test_names_may_hold_spaces_and_so_may_contracts(
    text: str, names: tuple[str, ...], contract: str, declarer: str
) -> None:
    assert contract_of(text, names) == (Contract.parse(contract), declarer)


@given(players, contracts, st.integers(0, 4))
def test_any_contract_goes_with_any_name(
    names: tuple[str, ...], contract: Contract, place: int
) -> None:
    assume(names[place].strip(APART))  # a comma is what parts a name from its contract
    for written in (str(contract), str(contract).lower(), contract_text(contract)):
        assert contract_of(f"{written} {names[place]}", names) == (contract, names[place])


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("4s", EntryReason.DECLARER, ASKED),
        ("1 nt", EntryReason.DECLARER, ASKED),
        ("4s x", EntryReason.DECLARER, ASKED),
        ("4s z", EntryReason.NO_NAME, "Nobody here is called z"),
        ("4s x z", EntryReason.NO_NAME, "Nobody here is called z"),
        ("8s v", ScoringReason.LEVEL, "A level is 1 to 7, not 8"),
        ("8s", ScoringReason.LEVEL, "A level is 1 to 7, not 8"),
        ("0s v", ScoringReason.LEVEL, "A level is 1 to 7, not 0"),
        (
            "4x v",
            ScoringReason.DENOMINATION_MISSING,
            "A contract wants C, D, H, S or NT after its level",
        ),
        ("4q v", ScoringReason.DENOMINATION, "A denomination is C, D, H, S or NT, not q"),
        (
            "4x",
            ScoringReason.DENOMINATION_MISSING,
            "A contract wants C, D, H, S or NT after its level",
        ),
        (
            "4sxxx v",
            ScoringReason.DOUBLES,
            "A contract is doubled once or redoubled, not doubled 3 times",
        ),
        (
            "4sxxx v w",
            ScoringReason.DOUBLES,
            "A contract is doubled once or redoubled, not doubled 3 times",
        ),
        (
            "4sxxx",
            ScoringReason.DOUBLES,
            "A contract is doubled once or redoubled, not doubled 3 times",
        ),
        ("v", ScoringReason.LEVEL_MISSING, "A contract begins with its level, 1 to 7, not with v"),
        (
            "xaver 4s",
            ScoringReason.LEVEL_MISSING,
            "A contract begins with its level, 1 to 7, not with xaver",
        ),
        ("", ScoringReason.CONTRACT_EMPTY, "A contract wants a level and a denomination"),
        ("4sz", EntryReason.NO_NAME, "Nobody here is called z"),
        ("4sxz", EntryReason.NO_NAME, "Nobody here is called z"),
        (
            "4 sxxx",
            ScoringReason.DOUBLES,
            "A contract is doubled once or redoubled, not doubled 3 times",
        ),
    ],
)
def test_contracts_that_do_not_exist_and_players_who_do_not(
    text: str, reason: object, sentence: str
) -> None:
    refused = why(text, read=contract_of)
    assert refused.reason is reason
    assert refusal(refused) == sentence


def test_an_initial_that_two_share_is_asked_about() -> None:
    refused = why("4s v", ("Vera", "Viktor"), contract_of)
    assert refusal(refused) == "V may be Vera or Viktor"


@given(players, st.text(max_size=8))
def test_whatever_is_typed_is_a_contract_or_refused(names: tuple[str, ...], text: str) -> None:
    try:
        contract, declarer = contract_of(text, names)
    except Refused as refused:
        said = refusal(refused)
    else:
        said = f"{contract} {declarer}"
        assert declarer in names
    assert said
