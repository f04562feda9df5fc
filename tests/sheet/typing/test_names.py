"""Players as people type them: text, and who is meant."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.keyboards import folded, plain_letters
from chicago_gui.sheet.typing.names import (
    NameReason,
    first_name,
    name_hints,
    read_names,
    read_sides,
    shortest_prefixes,
)
from tests.scoring.refusals import refusal_of
from tests.sheet.typing.language import outcome

FIVE = ("Boris", "Vera", "Dima", "Anna", "Egor")
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")
CYRILLIC = ("Борис", "Вера", "Дима", "Аня", "Егор")
ACCENTS = ("Łukasz", "Zoë", "Jürgen", "Ñuño", "Øyvind")
TWO_ANNS = ("Ann", "Anna-Maria", "Bob", "Charlotte", "Dave")
TWICE = ("Anna", "Anna Maria", "Maria", "Boris", "Jean Luc")
HYPHEN = ("Anna", "Anna-Maria", "Karl-Heinz", "O'Brien", "Müller & Co")
MIXED = ("Vera", "Вера", "Boris", "Борис")

FOUND = [
    (FIVE, {"Boris": ["b", "B", "boris", "BORIS", " bor "], "Vera": ["v", "ver"], "Egor": ["e"]}),
    (ALIKE, {"Anna": ["an"], "Alex": ["al"], "Boris": ["bo"], "Bea": ["be", "bea"], "Cara": ["c"]}),
    (
        CYRILLIC,
        {
            "Борис": ["б"],
            "Вера": ["В", "v", "vera"],
            "Аня": ["аня", "АНЯ", "anya"],
            "Егор": ["egor", "e"],
        },
    ),
    (
        ACCENTS,
        {
            "Łukasz": ["l", "lukasz", "ł", "ŁU"],
            "Zoë": ["zoe", "zoë", "zoe\u0308"],
            "Jürgen": ["j", "jurgen"],
            "Ñuño": ["nuno"],
            "Øyvind": ["o"],
        },
    ),
    (
        TWICE,
        {
            "Anna": ["anna"],
            "Anna Maria": ["anna m", "anna maria", "annam", "ANNAMARIA", "Anna  Maria"],
            "Maria": ["m"],
            "Jean Luc": ["jean", "jeanluc", "jean l"],
        },
    ),
    (
        HYPHEN,
        {
            "Anna": ["anna"],
            "Anna-Maria": ["anna-", "anna-m"],
            "Karl-Heinz": ["karl", "karl-heinz"],
            "O'Brien": ["o'b"],
            "Müller & Co": ["müller & co", "muller"],
        },
    ),
    (MIXED, {"Vera": ["v", "vera"], "Вера": ["в", "вера"]}),
    (("Xenia", "Vera"), {"Xenia": ["x"]}),
    (("Konstantin", "Kate"), {"Konstantin": ["ko"], "Kate": ["ka"]}),
    (("Алёна", "Семён"), {"Алёна": ["алена"]}),
    (("Илья", "Игорь"), {"Илья": ["иль"]}),
    (("7 of 9", "Anna"), {"7 of 9": ["7"]}),
    (("Straße", "Anna"), {"Straße": ["STRASSE"]}),
    (("An\u200bna", "Boris"), {"An\u200bna": ["anna"]}),
]


@pytest.mark.parametrize(("names", "found"), FOUND)
def test_a_beginning_names_one_player(names: tuple[str, ...], found: dict[str, list[str]]) -> None:
    for meant, texts in found.items():
        for text in texts:
            named, rest = read_names(text, names, 1)
            assert (named, rest.strip()) == ((meant,), "")


@pytest.mark.parametrize(
    ("names", "texts", "told"),
    [
        (ALIKE, ["a"], "Anna or Alex?"),
        (ALIKE, ["b"], "Boris or Bea?"),
        (ALIKE, ["cc"], "Nobody here is called cc."),
        (ALIKE, ["xe b"], "Nobody here is called xe."),
        (ALIKE, [" , "], "Type a name or its first letters."),
        (FIVE, ["в"], "Nobody here is called в."),
        (FIVE[:3], ["ade"], "Nobody here is called ade."),
        (FIVE[:4], ["xe"], "Nobody here is called xe."),
        (FIVE[:4], ["egorr"], "Nobody here is called egorr."),
        (FIVE[:4], ["12"], "Nobody here is called 12."),
        (FIVE[:4], ["ь"], "Nobody here is called ь."),
        (FIVE[:4], ["x" * 100], f"Nobody here is called {'x' * 23}…."),
        (FIVE[:4], ["e", "egor", "abe"], "Egor does not play this deal."),
        (FIVE[:4], ["", "  ", "\u200b"], "Type a name or its first letters."),
        (("Анна", "Алла"), ["а"], "Анна or Алла?"),
        (("Konstantin", "Kate"), ["k"], "Konstantin or Kate?"),
        (("Jean Luc", "Jean Paul"), ["jean"], "Jean Luc or Jean Paul?"),
        (TWO_ANNS, ["abd", "bad"], "Ann or Anna-Maria?"),
        # Dave may be `da`, but `a` may be another player whose other letters are missing.
        (TWO_ANNS, ["dab"], "Put spaces between the names: Dave Ann/Anna-Maria Bob or Dave Bob?"),
        (TWO_ANNS, ["bda"], "Put spaces between the names: Bob Dave or Bob Dave Ann/Anna-Maria?"),
    ],
)
def test_nobody_is_meant_and_one_sentence_says_why(
    names: tuple[str, ...], texts: list[str], told: str
) -> None:
    everybody = FIVE if names == FIVE[:4] else names
    for text in texts:
        assert outcome(partial(read_names, text, names, 4, everybody)) == told


SEVERAL = [
    (FIVE, ["b v d", "bvd", "BVD", "b,v,d", "b, v, d", "bv d", "b vd"], "Boris Vera Dima", ""),
    (FIVE, ["bvde", "b&v/d-e"], "Boris Vera Dima Egor", ""),
    (FIVE, ["b-v", "b – v", "b & v", "b/v", "boris vera"], "Boris Vera", ""),
    (FIVE, ["borisegor"], "Boris Egor", ""),
    (FIVE, ["bodian"], "Boris Dima Anna", ""),
    (FIVE, ["ve"], "Vera", ""),
    (FIVE, ["ve d"], "Vera Dima", ""),
    (FIVE, ["b v d e a"], "Boris Vera Dima Egor", " a"),
    (FIVE, ["b v 12 9"], "Boris Vera", " 12 9"),
    (FIVE, ["b v xe"], "Boris Vera", " xe"),
    (FIVE, ["b v b"], "Boris Vera", " b"),
    (FIVE, ["v ="], "Vera", " ="),
    (FIVE, ["v+1"], "Vera", "+1"),
    (FIVE, ["v -1"], "Vera", " -1"),
    (ALIKE, ["anal", "ana", "an a"], "Anna Alex", ""),
    (ALIKE, ["anbo"], "Anna Boris", ""),
    (ALIKE, ["anbobe"], "Anna Boris Bea", ""),
    (ALIKE, ["cbo"], "Cara Boris", ""),
    (CYRILLIC, ["бвд", "б в д", "bvd"], "Борис Вера Дима", ""),
    (CYRILLIC, ["аня борис"], "Аня Борис", ""),
    (ACCENTS, ["lz", "l zoe"], "Łukasz Zoë", ""),
    (TWO_ANNS, ["bdc"], "Bob Dave Charlotte", ""),
    (TWO_ANNS, ["dann", "da ann"], "Dave Ann", ""),
    (HYPHEN, ["anna-maria karl"], "Anna-Maria Karl-Heinz", ""),
    (HYPHEN, ["karl - anna"], "Karl-Heinz Anna", ""),
    (("Xenia", "Vera", "Egor"), ["evx"], "Egor Vera Xenia", ""),
    (("Konstantin", "Kate", "Vera"), ["ko k", "kok"], "Konstantin Kate", ""),
]


@pytest.mark.parametrize(("names", "texts", "meant", "rest"), SEVERAL)
def test_several_names_stand_in_one_text(
    names: tuple[str, ...], texts: list[str], meant: str, rest: str
) -> None:
    for text in texts:
        assert read_names(text, names, 4) == (tuple(meant.split()), rest)


def test_a_name_of_two_words_stands_among_others() -> None:
    assert read_names("anna boris", TWICE, 4)[0] == ("Anna", "Boris")
    assert read_names("anna m boris", TWICE, 4)[0] == ("Anna Maria", "Boris")
    assert read_names("anna maria maria", TWICE, 4)[0] == ("Anna Maria", "Maria")
    assert read_names("jean luc anna", TWICE, 4)[0] == ("Jean Luc", "Anna")


def test_more_names_than_are_asked_for_are_refused_if_they_are_run_together() -> None:
    assert refusal_of(read_names, "canbo", ALIKE, 2).reason is NameReason.NOBODY


def test_names_run_together_that_have_two_readings_want_spaces() -> None:
    assert refusal_of(read_names, "abc", ("A", "Ab", "B", "C"), 4).reason is NameReason.RUN_TOGETHER


def test_names_run_together_are_parted_as_the_hints_show_them() -> None:
    assert read_names("bve", FIVE, 4) == (("Boris", "Vera", "Egor"), "")
    assert read_names("borisvera", FIVE, 4) == (("Boris", "Vera"), "")


FOUR = ("Boris", "Vera", "Dima", "Egor")
SIDES = [
    (["ve", "VE", "v e", "ver eg", "vera egor", "vera – egor"], "Vera Egor Boris Dima", ""),
    (["vera & egor", "ve bd", "ve, bd", "vebd", "v e b d"], "Vera Egor Boris Dima", ""),
    (["vera egor boris dima"], "Vera Egor Boris Dima", ""),
    (["ve/db"], "Vera Egor Dima Boris", ""),
    (["bd"], "Boris Dima Vera Egor", ""),
    (["de"], "Dima Egor Boris Vera", ""),
    (["ve z -"], "Vera Egor Boris Dima", " z -"),
    (["ve bd zz"], "Vera Egor Boris Dima", " zz"),
    (["ve b"], "Vera Boris Dima Egor", ""),
]


@pytest.mark.parametrize(("texts", "meant", "rest"), SIDES)
def test_one_side_or_both_are_typed(texts: list[str], meant: str, rest: str) -> None:
    one, two, three, four = meant.split()
    for text in texts:
        assert read_sides(text, FOUR, FIVE) == (((one, two), (three, four)), rest)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("v", "Type two partners or all four players: “bv de”."),
        ("v v", "Type two partners or all four players: “bv de”."),
        ("xe", "Nobody here is called xe."),
        ("v xe", "Nobody here is called xe."),
        ("v anna", "Anna does not play this deal."),
        ("", "Type a name or its first letters."),
    ],
)
def test_what_makes_no_sides_is_refused(text: str, told: str) -> None:
    assert outcome(partial(read_sides, text, FOUR, FIVE)) == told


def test_sides_of_players_who_begin_alike() -> None:
    four = ALIKE[:4]
    assert read_sides("anbo", four)[0] == (("Anna", "Boris"), ("Alex", "Bea"))
    assert read_sides("an bo al be", four)[0] == (("Anna", "Boris"), ("Alex", "Bea"))
    assert outcome(partial(read_sides, "cc", four)) == "Nobody here is called cc."
    assert str(outcome(partial(read_sides, "an", four))).endswith("players: “an al bo be”.")


def test_with_five_players_only_all_four_make_sides() -> None:
    assert read_sides("ve bd", FIVE)[0] == (("Vera", "Egor"), ("Boris", "Dima"))
    assert refusal_of(read_sides, "ve", FIVE).reason is NameReason.TWO_OR_FOUR


def test_hints_show_what_is_enough_to_type() -> None:
    assert name_hints(("Vera", "Boris"), FIVE) == "Vera (v), Boris (b)"
    assert name_hints(ALIKE, ALIKE) == "Anna (an), Alex (al), Boris (bo), Bea (be), Cara (c)"
    # What must be typed in full is its own hint.
    within = ("Ann", "Annabel", "Cara")
    assert name_hints(within, within) == "Ann, Annabel (anna), Cara (c)"
    assert shortest_prefixes(("Anna", "Anna Maria")) == {"Anna": "anna", "Anna Maria": "annam"}
    assert shortest_prefixes(("Anna", "Anna-Maria")) == {"Anna": "anna", "Anna-Maria": "anna-m"}


LETTERS = st.sampled_from("abeAEnorzßłëёЁбвёйьяВ")
WORD = st.text(LETTERS, min_size=1, max_size=6)
NAME = st.lists(WORD, min_size=1, max_size=3).map(" ".join)


def told_apart(names: list[str]) -> bool:
    plain = [plain_letters(name) for name in names]
    return len(set(plain)) == len(plain) and all(plain)


PLAYERS = st.lists(NAME, min_size=4, max_size=7).filter(told_apart).map(tuple)


@given(PLAYERS, st.data())
def test_a_full_name_is_always_that_player(names: tuple[str, ...], data: st.DataObject) -> None:
    out = data.draw(st.sets(st.sampled_from(names), max_size=len(names) - 1))
    there = tuple(name for name in names if name not in out)
    for name in there:
        for typed in (name, name.upper(), name.replace(" ", "")):
            if plain_is_kept(name, typed):
                assert first_name(typed, there, names) == (name, "")


def plain_is_kept(name: str, typed: str) -> bool:
    """Return whether upper case lost no letter, as it does with `ß`."""
    return folded(name) == folded(typed)


@given(PLAYERS, st.data())
def test_what_hints_show_is_always_that_player(names: tuple[str, ...], data: st.DataObject) -> None:
    out = data.draw(st.sets(st.sampled_from(names), max_size=len(names) - 1))
    there = tuple(name for name in names if name not in out)
    for name in there:
        short = shortest_prefixes(names)[name]
        assert read_names(short, there, 4, names) == ((name,), "")


@given(PLAYERS, st.lists(WORD, min_size=1, max_size=4))
def test_names_apart_are_read_as_one_after_the_other(
    names: tuple[str, ...], typed: list[str]
) -> None:
    """Names read piece by piece or at once are the same players, or the same refusal."""
    try:
        at_once = read_names(" ".join(typed), names, 4)[0]
    except Refused as why:
        at_once, refused = (), why.reason
        reason = refusal_of(read_names, " ".join(typed), names, 1).reason
        assert reason in (refused, NameReason.NOBODY)
    one_by_one: tuple[str, ...] = ()
    rest = " ".join(typed)
    while len(one_by_one) < len(at_once):
        left = [name for name in names if name not in one_by_one]
        more, rest = read_names(rest, left, 4 - len(one_by_one))
        one_by_one += more
    assert one_by_one == at_once


@given(st.text(), PLAYERS)
def test_any_text_is_read_or_refused_with_one_sentence(text: str, names: tuple[str, ...]) -> None:
    for read in (
        partial(read_names, text, names[:4], 4, names),
        partial(read_sides, text, names[:4], names),
    ):
        outcome(read)
