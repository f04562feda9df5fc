"""Sides as people type them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry import folded
from chicago_gui.sheet.partnerships import Sides, proposals
from chicago_gui.sheet.sittings.sitting_input import sides_text
from chicago_gui.sheet.typed_sides import SidesReason, sides_example, sides_of

FOUR = ("Ann", "Bob", "Cid", "Dee")
SEVEN = (*FOUR, "Eve", "Фёдор", "Jean-Marie & Co")
WITH = (("Ann", "Cid"), ("Bob", "Dee"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ac bd", WITH),
        ("acbd", WITH),
        ("anncid", WITH),
        ("a c b d", WITH),
        ("ann & cid – bob & dee", WITH),
        ("Ann and Cid, Bob und Dee", WITH),
        ("Ann и Cid", WITH),
        ("Ann с Cid", WITH),
        ("Ann mit Cid – Bob with Dee", WITH),
        ("Ann – Bob and Dee", WITH),
        ("ac", WITH),
        ("a c", WITH),
        ("db", (("Dee", "Bob"), ("Ann", "Cid"))),
        ("bd ca", (("Bob", "Dee"), ("Cid", "Ann"))),
        ("ac b", WITH),
        ("acb", WITH),
        ("a c b", WITH),
        ("Ann Cid Bob", WITH),
        ("ann & cid – b", WITH),
        ("ac d", (("Ann", "Cid"), ("Dee", "Bob"))),
        # The two who stand together are partners, also behind the one.
        ("a bd", WITH),
        ("d ac", (("Dee", "Bob"), ("Ann", "Cid"))),
        ("Ann – Bob & Dee", WITH),
        ("a / b & d", WITH),
    ],
)
def test_two_to_four_names_in_any_shape_are_sides(typed: str, meant: Sides) -> None:
    assert sides_of(typed, FOUR, proposals(FOUR, ())) == meant


def test_with_two_partners_named_the_most_even_of_the_rest_is_taken() -> None:
    played: list[Sides] = [(("Ann", "Cid"), ("Bob", "Dee"))]
    sides = sides_of("a c", (*FOUR, "Eve"), proposals((*FOUR, "Eve"), played))
    assert sides[0] == ("Ann", "Cid")
    assert "Eve" in sides[1]


def test_the_third_who_is_named_plays_and_the_most_even_of_the_rest_with_them() -> None:
    played: list[Sides] = [(("Ann", "Cid"), ("Eve", "Dee"))]
    five = (*FOUR, "Eve")
    assert sides_of("ac e", five, proposals(five, played)) == (("Ann", "Cid"), ("Eve", "Bob"))
    spoken = ("Ann Marie", "Marie", "Cid", "Bob")
    sides = sides_of("ann m c", spoken, proposals(spoken, ()))
    assert sides[0] == ("Ann Marie", "Cid"), "two are meant where two can be"


@pytest.mark.parametrize(
    ("typed", "nobody"),
    [("ac q", "q"), ("ann and q", "q"), ("ann cid q", "q"), ("ann cid bob q", "q"), ("a q", "q")],
)
def test_whom_nobody_knows_is_the_one_name_that_is_wrong(typed: str, nobody: str) -> None:
    with pytest.raises(Refused) as caught:
        sides_of(typed, FOUR, proposals(FOUR, ()))
    assert caught.value.figures["text"] == nobody


@pytest.mark.parametrize("typed", ["", "a", "a bx", "a ab", "ax", "aa", "aab", "ac a", "ann & ann"])
def test_what_names_no_sides_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        sides_of(typed, FOUR, proposals(FOUR, ()))


@pytest.mark.parametrize("typed", ["next", "stop", "anna", "bob"])
def test_a_word_as_long_as_initials_is_told_what_is_wanted_not_whose_they_are(typed: str) -> None:
    with pytest.raises(Refused) as caught:
        sides_of(typed, FOUR, proposals(FOUR, ()))
    assert caught.value.reason is SidesReason.TWO_OR_FOUR


def test_initials_that_several_have_are_refused() -> None:
    with pytest.raises(Refused) as caught:
        sides_of("a b", ("Ann", "Alf", "Bob", "Ben"), ())
    assert caught.value.reason is not SidesReason.TWO_OR_FOUR


@pytest.mark.unfollowed
def test_what_stands_on_the_form_is_read_back_as_it_stands() -> None:
    for one, two, three, four in permutations(SEVEN, 4):
        sides = ((one, two), (three, four))
        assert sides_of(sides_text(sides), SEVEN, ()) == sides


NAMES = st.lists(
    st.text(st.characters(codec="utf-8", categories=("L", "N", "Zs", "Pd")), min_size=1, max_size=9)
    .map(lambda name: " ".join(name.split()))
    .filter(lambda name: bool(folded(name)) and len(name.split()) < 4),
    min_size=4,
    max_size=4,
    unique_by=folded,
)


@given(NAMES, st.text(max_size=20))
def test_typing_is_taken_or_refused_and_nothing_else(names: list[str], typed: str) -> None:
    try:
        sides = sides_of(typed, names, proposals(names, ()))
    except Refused:
        return
    assert sorted(sides[0] + sides[1]) == sorted(names)


@pytest.mark.unfollowed
@pytest.mark.parametrize(
    "players", [FOUR, SEVEN, ("Anna", "Alex", "Boris", "Bea", "Cara"), ("Al", "Lee", "Bob", "Alf")]
)
def test_the_example_of_any_sides_means_them_at_its_table(players: tuple[str, ...]) -> None:
    for one, two, three, four in permutations(players, 4):
        sides = ((one, two), (three, four))
        assert sides_of(sides_example(sides, players), players, ()) == sides


def test_whoever_is_away_is_meant_only_where_nobody_there_can_be() -> None:
    ways = proposals(FOUR, ())
    assert sides_of("ac bd", FOUR, ways, ("Alf",)) == WITH
    assert sides_of("alf cid bob dee", FOUR, ways, ("Alf",))[0] == ("Alf", "Cid")


def test_who_is_called_like_a_word_for_and_is_meant_by_it() -> None:
    four = ("Ann", "Undine", "Cid", "Dee")
    assert sides_of("ann und cid", four, proposals(four, ())) == (("Ann", "Undine"), ("Cid", "Dee"))


DECLINED = ("Борис", "Катя", "Игорь", "Пётр", "Андрей", "Вера")


@pytest.mark.parametrize(
    ("typed", "we"),
    [
        ("Катя с Борисом", ("Катя", "Борис")),
        ("борис и катя с верой", ("Борис", "Катя")),  # three of them, and an ending
        ("Борис с Катей", ("Борис", "Катя")),
        ("катя с Игорем", ("Катя", "Игорь")),
        ("Борис с петром", ("Борис", "Пётр")),
        ("Борису с Андреем", ("Борис", "Андрей")),
        ("Вера со мной", None),
        ("Вера с у", None),  # an ending alone is nobody's
        ("Вера с Борисович", None),
    ],
)
def test_a_russian_name_is_known_by_its_endings_too(typed: str, we: tuple[str, str] | None) -> None:
    four = tuple(dict.fromkeys((*(we or ("Вера",)), *DECLINED)))[:4]
    if "верой" in typed:
        four = (*four[:3], "Вера")
    if we is None:
        with pytest.raises(Refused):
            sides_of(typed, four, proposals(four, ()))
    else:
        assert set(sides_of(typed, four, proposals(four, ()))[0]) == set(we)


def test_whoever_is_called_as_somebody_else_is_with_an_ending_is_meant() -> None:
    four = ("Саша", "Сашу", "Вера", "Дима")
    assert sides_of("Вера с Сашу", four, proposals(four, ()))[0] == ("Вера", "Сашу")
    assert sides_of("Вера с Сашей", four, proposals(four, ()))[0] == ("Вера", "Саша")


def test_an_ending_that_may_be_of_two_names_means_neither() -> None:
    four = ("Женя", "Жень", "Вера", "Дима")
    with pytest.raises(Refused):
        sides_of("Вера с Женей", four, proposals(four, ()))
