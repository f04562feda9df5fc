"""Players as people type them: text, and who is meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.names import (
    NameReason,
    find_name,
    name_hints,
    read_names,
    read_sides,
    shortest_prefixes,
)
from tests.sheet.typing.language import outcome

FIVE = ("Boris", "Vera", "Dima", "Anna", "Egor")
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")
CYRILLIC = ("Борис", "Вера", "Дима", "Аня", "Егор")
ACCENTS = ("Łukasz", "Zoë", "Jürgen", "Ñuño", "Øyvind")
TWICE = ("Anna", "Anna Maria", "Maria", "Boris", "Jean Luc")
HYPHEN = ("Anna", "Anna-Maria", "Karl-Heinz", "O'Brien", "Müller & Co")
MIXED = ("Vera", "Вера", "Boris", "Борис")

FOUND = [
    (FIVE, "b", "Boris"),
    (FIVE, "B", "Boris"),
    (FIVE, "boris", "Boris"),
    (FIVE, "BORIS", "Boris"),
    (FIVE, " bor ", "Boris"),
    (FIVE, "v", "Vera"),
    (FIVE, "ver", "Vera"),
    (FIVE, "e", "Egor"),
    (ALIKE, "an", "Anna"),
    (ALIKE, "al", "Alex"),
    (ALIKE, "bo", "Boris"),
    (ALIKE, "be", "Bea"),
    (ALIKE, "c", "Cara"),
    (ALIKE, "bea", "Bea"),
    (CYRILLIC, "б", "Борис"),
    (CYRILLIC, "В", "Вера"),
    (CYRILLIC, "аня", "Аня"),
    (CYRILLIC, "АНЯ", "Аня"),
    (CYRILLIC, "v", "Вера"),
    (CYRILLIC, "vera", "Вера"),
    (CYRILLIC, "anya", "Аня"),
    (CYRILLIC, "egor", "Егор"),
    (CYRILLIC, "e", "Егор"),
    (ACCENTS, "l", "Łukasz"),
    (ACCENTS, "lukasz", "Łukasz"),
    (ACCENTS, "ł", "Łukasz"),
    (ACCENTS, "ŁU", "Łukasz"),
    (ACCENTS, "zoe", "Zoë"),
    (ACCENTS, "zoë", "Zoë"),
    (ACCENTS, "zoe\u0308", "Zoë"),
    (ACCENTS, "j", "Jürgen"),
    (ACCENTS, "jurgen", "Jürgen"),
    (ACCENTS, "nuno", "Ñuño"),
    (ACCENTS, "o", "Øyvind"),
    (TWICE, "anna", "Anna"),
    (TWICE, "anna m", "Anna Maria"),
    (TWICE, "anna maria", "Anna Maria"),
    (TWICE, "annam", "Anna Maria"),
    (TWICE, "ANNAMARIA", "Anna Maria"),
    (TWICE, "Anna  Maria", "Anna Maria"),
    (TWICE, "m", "Maria"),
    (TWICE, "jean", "Jean Luc"),
    (TWICE, "jeanluc", "Jean Luc"),
    (TWICE, "jean l", "Jean Luc"),
    (HYPHEN, "anna", "Anna"),
    (HYPHEN, "anna-", "Anna-Maria"),
    (HYPHEN, "anna-m", "Anna-Maria"),
    (HYPHEN, "karl", "Karl-Heinz"),
    (HYPHEN, "karl-heinz", "Karl-Heinz"),
    (HYPHEN, "o'b", "O'Brien"),
    (HYPHEN, "müller & co", "Müller & Co"),
    (HYPHEN, "muller", "Müller & Co"),
    (MIXED, "v", "Vera"),
    (MIXED, "в", "Вера"),
    (MIXED, "vera", "Vera"),
    (MIXED, "вера", "Вера"),
    (("Xenia", "Vera"), "x", "Xenia"),
    (("Konstantin", "Kate"), "ko", "Konstantin"),
    (("Konstantin", "Kate"), "ka", "Kate"),
    (("Алёна", "Семён"), "алена", "Алёна"),
    (("Илья", "Игорь"), "иль", "Илья"),
    (("7 of 9", "Anna"), "7", "7 of 9"),
    (("Straße", "Anna"), "STRASSE", "Straße"),
    (("An\u200bna", "Boris"), "anna", "An\u200bna"),
]


@pytest.mark.parametrize(("names", "text", "meant"), FOUND)
def test_a_beginning_names_one_player(names: tuple[str, ...], text: str, meant: str) -> None:
    assert find_name(text, names) == meant
    named, rest = read_names(text, names, 1)
    assert (named, rest.strip()) == ((meant,), "")


@pytest.mark.parametrize(
    ("names", "text", "told"),
    [
        (ALIKE, "a", "Anna or Alex?"),
        (ALIKE, "b", "Boris or Bea?"),
        (FIVE[:4], "xe", "Nobody here is called xe."),
        (FIVE, "в", "Nobody here is called в."),
        (FIVE[:4], "egorr", "Nobody here is called egorr."),
        (FIVE[:4], "e", "Egor does not play this deal."),
        (FIVE[:4], "egor", "Egor does not play this deal."),
        (FIVE[:4], "abe", "Egor does not play this deal."),
        (FIVE[:3], "ade", "Nobody here is called ade."),
        (FIVE[:4], "", "Type a name or its first letters."),
        (FIVE[:4], "  ", "Type a name or its first letters."),
        (FIVE[:4], "\u200b", "Type a name or its first letters."),
        (FIVE[:4], "12", "Nobody here is called 12."),
        (FIVE[:4], "ь", "Nobody here is called ь."),
        (("Анна", "Алла"), "а", "Анна or Алла?"),
        (("Konstantin", "Kate"), "k", "Konstantin or Kate?"),
        (("Jean Luc", "Jean Paul"), "jean", "Jean Luc or Jean Paul?"),
        (FIVE[:4], "x" * 100, f"Nobody here is called {'x' * 23}…."),
        (FIVE[:4], "x\ny", "Nobody here is called x\\ny."),
    ],
)
def test_nobody_is_meant_and_one_sentence_says_why(
    names: tuple[str, ...], text: str, told: str
) -> None:
    with pytest.raises(Refused) as caught:
        find_name(text, names, FIVE if names == FIVE[:4] else names)
    assert str(caught.value) == told


SEVERAL = [
    (FIVE, "b v d", "Boris Vera Dima", ""),
    (FIVE, "bvd", "Boris Vera Dima", ""),
    (FIVE, "BVD", "Boris Vera Dima", ""),
    (FIVE, "bvde", "Boris Vera Dima Egor", ""),
    (FIVE, "b,v,d", "Boris Vera Dima", ""),
    (FIVE, "b, v, d", "Boris Vera Dima", ""),
    (FIVE, "b-v", "Boris Vera", ""),
    (FIVE, "b – v", "Boris Vera", ""),
    (FIVE, "b & v", "Boris Vera", ""),
    (FIVE, "b/v", "Boris Vera", ""),
    (FIVE, "b&v/d-e", "Boris Vera Dima Egor", ""),
    (FIVE, "boris vera", "Boris Vera", ""),
    (FIVE, "borisegor", "Boris Egor", ""),
    (FIVE, "bodian", "Boris Dima Anna", ""),
    (FIVE, "bv d", "Boris Vera Dima", ""),
    (FIVE, "b vd", "Boris Vera Dima", ""),
    (FIVE, "ve", "Vera", ""),
    (FIVE, "ve d", "Vera Dima", ""),
    (FIVE, "b v d e a", "Boris Vera Dima Egor", " a"),
    (FIVE, "b v 12 9", "Boris Vera", " 12 9"),
    (FIVE, "b v xe", "Boris Vera", " xe"),
    (FIVE, "b v b", "Boris Vera", " b"),
    (FIVE, "v =", "Vera", " ="),
    (FIVE, "v+1", "Vera", "+1"),
    (FIVE, "v -1", "Vera", " -1"),
    (ALIKE, "anal", "Anna Alex", ""),
    (ALIKE, "ana", "Anna Alex", ""),
    (ALIKE, "anbo", "Anna Boris", ""),
    (ALIKE, "anbobe", "Anna Boris Bea", ""),
    (ALIKE, "an a", "Anna Alex", ""),
    (ALIKE, "cbo", "Cara Boris", ""),
    (CYRILLIC, "бвд", "Борис Вера Дима", ""),
    (CYRILLIC, "б в д", "Борис Вера Дима", ""),
    (CYRILLIC, "bvd", "Борис Вера Дима", ""),
    (CYRILLIC, "аня борис", "Аня Борис", ""),
    (ACCENTS, "lz", "Łukasz Zoë", ""),
    (ACCENTS, "l zoe", "Łukasz Zoë", ""),
    (HYPHEN, "anna-maria karl", "Anna-Maria Karl-Heinz", ""),
    (HYPHEN, "karl - anna", "Karl-Heinz Anna", ""),
    (("Xenia", "Vera", "Egor"), "evx", "Egor Vera Xenia", ""),
    (("Konstantin", "Kate", "Vera"), "ko k", "Konstantin Kate", ""),
    (("Konstantin", "Kate", "Vera"), "kok", "Konstantin Kate", ""),
]


@pytest.mark.parametrize(("names", "text", "meant", "rest"), SEVERAL)
def test_several_names_stand_in_one_text(
    names: tuple[str, ...], text: str, meant: str, rest: str
) -> None:
    assert read_names(text, names, 4) == (tuple(meant.split()), rest)


def test_a_name_of_two_words_stands_among_others() -> None:
    assert read_names("anna boris", TWICE, 4)[0] == ("Anna", "Boris")
    assert read_names("anna m boris", TWICE, 4)[0] == ("Anna Maria", "Boris")
    assert read_names("anna maria maria", TWICE, 4)[0] == ("Anna Maria", "Maria")
    assert read_names("jean luc anna", TWICE, 4)[0] == ("Jean Luc", "Anna")


@pytest.mark.parametrize(
    ("text", "most", "reason"),
    [
        ("a", 4, NameReason.WHICH),
        ("xe b", 4, NameReason.NOBODY),
        ("12 9", 4, NameReason.NOBODY),
        ("cc", 4, NameReason.NOBODY),
        ("canbo", 2, NameReason.NOBODY),
        ("", 4, NameReason.EMPTY),
        (" , ", 4, NameReason.EMPTY),
    ],
)
def test_names_whose_front_cannot_be_read_are_refused(
    text: str, most: int, reason: NameReason
) -> None:
    with pytest.raises(Refused) as caught:
        read_names(text, ALIKE, most, ALIKE)
    assert caught.value.reason is reason


def test_names_run_together_are_parted_as_the_hints_show_them() -> None:
    assert read_names("bve", FIVE, 4) == (("Boris", "Vera", "Egor"), "")
    assert read_names("borisvera", FIVE, 4) == (("Boris", "Vera"), "")


def test_names_run_together_that_have_two_readings_want_spaces() -> None:
    with pytest.raises(Refused) as caught:
        read_names("abc", ("A", "Ab", "B", "C"), 4)
    assert caught.value.reason is NameReason.RUN_TOGETHER


FOUR = ("Boris", "Vera", "Dima", "Egor")
SIDES = [
    ("ve", "Vera Egor Boris Dima", ""),
    ("VE", "Vera Egor Boris Dima", ""),
    ("v e", "Vera Egor Boris Dima", ""),
    ("vera egor", "Vera Egor Boris Dima", ""),
    ("vera – egor", "Vera Egor Boris Dima", ""),
    ("vera & egor", "Vera Egor Boris Dima", ""),
    ("ve bd", "Vera Egor Boris Dima", ""),
    ("ve, bd", "Vera Egor Boris Dima", ""),
    ("ve/db", "Vera Egor Dima Boris", ""),
    ("vebd", "Vera Egor Boris Dima", ""),
    ("v e b d", "Vera Egor Boris Dima", ""),
    ("vera egor boris dima", "Vera Egor Boris Dima", ""),
    ("bd", "Boris Dima Vera Egor", ""),
    ("de", "Dima Egor Boris Vera", ""),
    ("ver eg", "Vera Egor Boris Dima", ""),
    ("ve z -", "Vera Egor Boris Dima", " z -"),
    ("ve bd zz", "Vera Egor Boris Dima", " zz"),
    ("ve b", "Vera Boris Dima Egor", ""),
]


@pytest.mark.parametrize(("text", "meant", "rest"), SIDES)
def test_one_side_or_both_are_typed(text: str, meant: str, rest: str) -> None:
    one, two, three, four = meant.split()
    assert read_sides(text, FOUR, FIVE) == (((one, two), (three, four)), rest)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("v", "Type two partners or all four players: bv de."),
        ("v v", "Type two partners or all four players: bv de."),
        ("xe", "Nobody here is called xe."),
        ("v xe", "Nobody here is called xe."),
        ("v anna", "Anna does not play this deal."),
        ("", "Type a name or its first letters."),
    ],
)
def test_what_makes_no_sides_is_refused(text: str, told: str) -> None:
    with pytest.raises(Refused) as caught:
        read_sides(text, FOUR, FIVE)
    assert str(caught.value) == told


def test_sides_of_players_who_begin_alike() -> None:
    four = ALIKE[:4]
    assert read_sides("anbo", four)[0] == (("Anna", "Boris"), ("Alex", "Bea"))
    assert read_sides("an bo al be", four)[0] == (("Anna", "Boris"), ("Alex", "Bea"))
    with pytest.raises(Refused) as caught:
        read_sides("cc", four)
    assert str(caught.value) == "Nobody here is called cc."
    with pytest.raises(Refused) as caught:
        read_sides("an", four)
    assert str(caught.value).endswith("players: an al bo be.")


def test_with_five_players_only_all_four_make_sides() -> None:
    assert read_sides("ve bd", FIVE)[0] == (("Vera", "Egor"), ("Boris", "Dima"))
    with pytest.raises(Refused) as caught:
        read_sides("ve", FIVE)
    assert caught.value.reason is NameReason.TWO_OR_FOUR


def test_hints_show_what_is_enough_to_type() -> None:
    assert name_hints(("Vera", "Boris"), FIVE) == "Vera (v), Boris (b)"
    assert name_hints(ALIKE, ALIKE) == "Anna (an), Alex (al), Boris (bo), Bea (be), Cara (c)"
    assert shortest_prefixes(("Anna", "Anna Maria")) == {"Anna": "anna", "Anna Maria": "annam"}
    assert shortest_prefixes(("Anna", "Anna-Maria")) == {"Anna": "anna", "Anna-Maria": "anna-m"}


LETTERS = st.sampled_from("abeAEnorzßłëёЁбвёйьяВ")
WORD = st.text(LETTERS, min_size=1, max_size=6)
NAME = st.lists(WORD, min_size=1, max_size=3).map(" ".join)


def told_apart(names: list[str]) -> bool:
    from chicago_gui.sheet.typing.keyboards import plain_letters

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
                assert find_name(typed, there, names) == name


def plain_is_kept(name: str, typed: str) -> bool:
    """Whether upper case lost no letter: `ß` has none."""
    from chicago_gui.sheet.typing.keyboards import folded

    return folded(name) == folded(typed)


@given(PLAYERS, st.data())
def test_what_hints_show_is_always_that_player(names: tuple[str, ...], data: st.DataObject) -> None:
    out = data.draw(st.sets(st.sampled_from(names), max_size=len(names) - 1))
    there = tuple(name for name in names if name not in out)
    for name in there:
        short = shortest_prefixes(names)[name]
        assert find_name(short, there, names) == name
        assert read_names(short, there, 4, names) == ((name,), "")


@given(PLAYERS, st.lists(WORD, min_size=1, max_size=4))
def test_names_apart_are_read_as_one_after_the_other(
    names: tuple[str, ...], typed: list[str]
) -> None:
    """Piece by piece or at once: the same players, or the same refusal."""
    try:
        at_once = read_names(" ".join(typed), names, 4)[0]
    except Refused as why:
        at_once, refused = (), why.reason
        with pytest.raises(Refused) as caught:
            read_names(" ".join(typed), names, 1)
        assert caught.value.reason in (refused, NameReason.NOBODY)
    one_by_one: tuple[str, ...] = ()
    rest = " ".join(typed)
    while len(one_by_one) < len(at_once):
        left = [name for name in names if name not in one_by_one]
        more, rest = read_names(rest, left, 4 - len(one_by_one))
        one_by_one += more
    assert one_by_one == at_once


@given(st.permutations(FIVE))
def test_initials_apart_run_together_and_one_by_one_are_the_same(names: list[str]) -> None:
    initials = [name[0].lower() for name in names[:4]]
    if "ve" in "".join(initials):  # begins Vera
        return
    expected = tuple(names[:4])
    assert read_names(" ".join(initials), FIVE, 4) == (expected, "")
    assert read_names("".join(initials), FIVE, 4) == (expected, "")
    assert tuple(find_name(each, FIVE) for each in initials) == expected


@given(st.text(), PLAYERS)
def test_any_text_is_read_or_refused_with_one_sentence(text: str, names: tuple[str, ...]) -> None:
    for read in (
        lambda: find_name(text, names, names),
        lambda: read_names(text, names[:4], 4, names),
        lambda: read_sides(text, names[:4], names),
    ):
        assert outcome(read) == outcome(read)
