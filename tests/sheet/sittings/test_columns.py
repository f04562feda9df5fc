from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from chicago_gui.games.four_deal import columns as fd
from chicago_gui.games.rubber import columns as rb
from chicago_gui.sheet.partnerships import Sides, seats
from chicago_gui.sheet.sittings.columns import BY, HONOURS, RESULT
from chicago_gui.sheet.sittings.words import sides_text
from chicago_gui.sheet.typing.names import sides_example
from chicago_gui.sheet.typing.reader import Unread
from tests.sheet.sittings.strategies import FOUR, empty
from tests.sheets.typed import Typed

SIX = (*FOUR, "Eve", "Фёдор")
WITH = "Ann & Cid – Bob & Dee"
HEADING, FIRST = 0, 1


def rounds(*lines: str, players: tuple[str, ...] = FOUR) -> Typed:
    typed = Typed(empty("four-deal", players))
    typed.enter(*lines)
    return typed


def rubbers(*lines: str) -> Typed:
    typed = Typed(empty("rubber"))
    typed.enter(*lines)
    return typed


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ac bd", f"{WITH} | Ann"),
        ("a c b d", f"{WITH} | Ann"),
        ("ann & cid – bob & dee", f"{WITH} | Ann"),
        ("ac", f"{WITH} | Ann"),
        ("bd ca", "Bob & Dee – Cid & Ann | Bob"),
        ("db", "Dee & Bob – Ann & Cid | Dee"),
        ("ac bq", "Nobody here is called bq."),
        ("a", "Type two partners or all four players: “ab cd”."),
        ("ac b", "Type two partners or all four players: “ac bd”."),
        ("4s v", "Enter the partners first: press Enter to accept them."),
        ("p", "Enter the partners first: press Enter to accept them."),
        ("=", "Enter the partners first: press Enter to accept them."),
    ],
)
def test_partners_are_typed_at_the_heading(text: str, shown: str) -> None:
    assert rounds().shows(text) == shown


@pytest.mark.parametrize("players", [FOUR, SIX, ("Anna", "Alex", "Boris", "Bea", "Cara")])
def test_the_example_and_the_words_of_the_form_can_be_typed(players: tuple[str, ...]) -> None:
    typed = rounds(players=players)
    for one, two, three, four in [*permutations(players, 4)][::5]:
        sides: Sides = ((one, two), (three, four))
        assert typed.shows(sides_text(sides)).startswith(sides_text(sides))
        assert typed.shows(sides_example(sides, players)).startswith(sides_text(sides))


def test_with_one_side_the_most_even_other_side_plays() -> None:
    typed = rounds("ac bd", "4s a =", "4s a =", "4s a =", "4s a =", players=(*FOUR, "Eve"))
    assert "Eve" in typed.shows("ab")


def test_enter_accepts_the_sides_that_are_proposed_and_space_shows_others() -> None:
    typed = rounds(players=SIX[:5])
    entries = typed.entries
    first = entries.panel().seats
    assert entries.show_next_proposal(typed.spot())
    turned = entries.panel().seats
    assert first != turned
    typed.enter("")
    assert turned is not None
    assert turned.after is not None
    assert turned.after.chairs == seats(typed.session.sittings[0].sides)
    assert entries.panel().seats is None


def test_typing_the_first_dealer_begins_the_sitting() -> None:
    typed = rounds()
    dealer = typed.spot(HEADING, fd.DEALER)
    assert [fd.DEALER.proposals(typed.view, dealer)[at].shows[dealer].text for at in (0, 1)] == [
        "Ann",
        "Bob",
    ]
    typed.enter("d", at=dealer)
    assert (typed.text(0, fd.CONTRACT), typed.text(0, fd.DEALER)) == (WITH, "Dee")
    typed.enter("c", at=dealer)
    assert typed.session.sittings[0].dealer == "Cid"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("4s b", "4♠ | Bob | "),
        ("4sx b +1", "4♠X | Bob | +1"),
        ("4sxb-2", "4♠X | Bob | −2"),
        ("3nt a made", "3NT | Ann | ="),
        ("p", "passed out |  | "),
        ("Pass", "passed out |  | "),
        ("bd ac", "Bob & Dee – Ann & Cid"),
        ("bd", "Bob & Dee – Ann & Cid"),
        ("4s b 9", "“9” does not fit here."),
        ("4s q", "Nobody here is called q."),
    ],
)
def test_one_line_enters_a_whole_deal_or_other_partners(text: str, shown: str) -> None:
    assert rounds("").shows(text) == shown


def test_sides_are_typed_at_the_first_deal_only() -> None:
    typed = rounds("", "bd ac")
    assert sides_text(typed.session.sittings[0].sides) == "Bob & Dee – Ann & Cid"
    typed.enter("4s b =")
    assert "Ann" not in typed.shows("ac bd")


def test_a_deal_is_entered_in_one_line_or_in_two() -> None:
    one, two = rounds("", "4s b +1"), rounds("", "4s b", "+1")
    assert one.session == two.session
    assert one.session.sittings[0].deals[0].tricks == 11


@pytest.mark.parametrize("text", ["3s e", "3s eve", "3sx eve"])
def test_a_player_who_sits_out_is_told_from_somebody_unknown(text: str) -> None:
    typed = rounds("ac bd", players=SIX[:5])
    assert typed.shows(text) == "Eve does not play this deal."


def test_a_result_finds_the_deal_in_play_from_anywhere() -> None:
    typed = rubbers("", "3s b")
    typed.enter("+1", at=typed.spot(HEADING, rb.CONTRACT))
    assert typed.session.sittings[0].deals[0].tricks == 10


def test_a_number_is_no_result() -> None:
    typed = rounds("", "4s b")
    assert isinstance(typed.entries.read(typed.spot(), "9"), Unread)


@pytest.mark.parametrize(
    ("column", "text", "shown"),
    [
        (fd.CONTRACT, "5h", "5♥ | Bob | "),
        (fd.CONTRACT, "5h a", "5♥ | Ann | "),
        (fd.CONTRACT, "p", "passed out |  | "),
        (BY, "d", "Dee"),
        (BY, "d -1", "Dee | −1"),
        (RESULT, "=", "="),
        (RESULT, "+1 100 a", "+1 | 100 Ann"),
        (HONOURS, "100 a", "100 Ann"),
        (HONOURS, "dee 150", "150 Dee"),
        (HONOURS, "100", "Type honours with a name: 100 a or 150 a."),
        (HONOURS, "a", "Type honours with a name: 100 a or 150 a."),
        (HONOURS, "90 a", "Honours must be 100/150, not 90."),
        (fd.NUMBER, "=1+1 late", "1=1+1 late"),
        (fd.DEALER, "=", "="),
    ],
)
def test_a_deal_is_corrected_cell_by_cell(column: Any, text: str, shown: str) -> None:
    typed = rounds("", "4s b")
    assert typed.shows(text, typed.spot(FIRST, column)) == shown


@pytest.mark.parametrize(
    ("column", "left"),
    [
        (fd.CONTRACT, {"contract": None, "tricks": None, "note": "late"}),
        (RESULT, {"tricks": None}),
        (HONOURS, {"honours": ()}),
        (fd.NUMBER, {"note": ""}),
    ],
)
def test_delete_empties_a_cell(column: Any, left: dict[str, object]) -> None:
    typed = rounds("", "4s b +1")
    typed.enter("100 b", at=typed.spot(FIRST, HONOURS))
    typed.enter("late", at=typed.spot(FIRST, fd.NUMBER))
    assert typed.entries.clear(typed.spot(FIRST, column)).refused is None
    deal = typed.session.sittings[0].deals[0]
    assert {name: getattr(deal, name) for name in left} == left


def test_delete_at_a_heading_removes_the_last_sitting_only_without_deals() -> None:
    typed = rounds("")
    assert typed.entries.clear(typed.spot(HEADING, fd.CONTRACT)).refused is None
    assert typed.session.sittings == ()
    assert typed.entries.clear(typed.spot(HEADING, fd.CONTRACT)).refused
    typed.enter("", *["4s b ="] * 4, "")
    assert typed.entries.clear(typed.spot(HEADING, fd.CONTRACT)).refused
    assert len(typed.session.sittings) == 2


def test_a_rubber_is_stopped_and_continued_in_words() -> None:
    typed = rubbers("", "1s b =")
    assert typed.shows("stop") == "stop"
    typed.enter("stop")
    assert typed.session.sittings[0].stopped
    footing = typed.spot(2, rb.CONTRACT)
    assert typed.shows("stop", footing) == "Type go on, not stop."
    typed.enter("go on", at=footing)
    assert not typed.session.sittings[0].stopped


def test_stopping_a_rubber_without_deals_removes_it() -> None:
    assert rubbers("", "stop").session.sittings == ()


def test_a_round_is_left_for_the_next() -> None:
    typed = rounds("", "4s b =", "next")
    assert len(typed.session.sittings) == 2
    assert typed.form.hint(typed.view, None)[0]
