"""The contract is known before anybody has said who opened: typed where that is still wanted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import columns
from tests.window import Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        yield window


def left_at(window: Window, seats: str, names: tuple[str, ...] | None = None) -> None:
    """Prepare a deal as far as `seats`, and go back to the table, whose keys are unlocked."""
    window.begun(*([names] if names else []), first=names[0] if names else "Anna")
    window.prepare("12 9 13 6", "bvd", seats)
    window.type("⎋⎋")
    assert not window.preparing


@pytest.mark.parametrize("typed", ["4sx v", "4sxvera⏎", "4 spades doubled by vera⏎", "4пх в"])
@pytest.mark.parametrize(
    ("seats", "missing"), [("⏎zz", "v"), ("⏎z", "zv"), ("⏎", "z v")], ids=["opener", "Z", "both"]
)
def test_a_contract_goes_to_its_cell_and_what_is_missing_is_asked_for_still(
    window: Window, seats: str, missing: str, typed: str
) -> None:
    left_at(window, seats)
    asked = window.at()
    assert asked[1] in (columns.Z, columns.OPENS)
    assert window.then == "The contract may be typed before that."
    window.type(typed)
    assert (window.cell(0, columns.CONTRACT), window.refusal) == ("4♠X by Vera", "")
    assert window.at() == asked
    assert window.then == ""
    window.type(f"⎋{missing[:-1]}")  # any other key ends the name
    assert window.wanted.startswith("Deal 1: who opened? Type Boris (b), Vera (v),")
    window.type(missing[-1])
    assert window.cell(0, columns.OPENS) == "Vera"
    assert window.at() == (0, columns.RESULT, 0)
    window.type("=⏎")
    assert window.view.scored == 1


def test_in_the_preparer_s_face_too(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz")
    window.type("4s v")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Vera"


def test_all_passed_may_be_typed_where_the_opener_is_wanted(window: Window) -> None:
    left_at(window, "⏎zz")
    window.type("pass⏎")
    assert window.cell(0, columns.CONTRACT) == "passed out"


def test_before_it_is_known_who_plays_with_whom_the_refusal_says_what_comes_first(
    window: Window,
) -> None:
    left_at(window, "")
    window.type("4s v⏎")
    assert window.refusal == (
        "First who plays with whom (Enter takes the line-up shown), then the contract"
    )
    assert window.form.editor is not None
    assert window.form.editor.text() == "4s v"
    window.type("⎋p⏎")
    assert window.refusal.startswith("First who plays with whom")
    window.type("⎋⏎")
    window.type("4s v")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Vera"


def test_a_name_that_begins_as_a_contract_is_a_name_where_one_is_wanted(window: Window) -> None:
    left_at(window, "⏎zz", ("Anna", "Boris", "Vera", "Dima", "7 of 9"))
    window.type("7 of 9⏎")
    assert window.cell(0, columns.OPENS) == "7 of 9"


def test_a_contract_that_begins_as_a_name_is_a_contract_where_a_name_is_wanted(
    window: Window,
) -> None:
    left_at(window, "⏎zz", ("Anna", "Boris", "Vera", "Dima", "7 of 9"))
    window.type("7nt v⏎")
    assert (window.refusal, window.cell(0, columns.CONTRACT)) == ("", "7NT by Vera")
    assert window.cell(0, columns.OPENS) == ""


@pytest.mark.parametrize("opener", ["", "v⏎"])
@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("four spades by vera doubled⏎", ""),
        ("четыре пики вера контра⏎", ""),
        ("four spades⏎", "Who plays it? After the contract type Boris (b), Vera (v), Dima (d), "),
        ("four spades by anna⏎", "Anna sits this deal out"),
        ("xavier⏎", "Nobody here is called xavier"),
    ],
)
def test_a_contract_in_words_is_one_where_the_opener_stands_or_is_wanted(
    window: Window, opener: str, typed: str, refusal: str
) -> None:
    """In the preparer's face, whose cards were not handed out yet."""
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz")
    window.type(opener)
    window.type(typed)
    assert window.refusal.startswith(refusal)
    assert bool(window.refusal) is bool(refusal)
    assert window.cell(0, columns.CONTRACT) == ("" if refusal else "4♠X by Vera")
    assert window.cell(0, columns.OPENS) == ("Vera" if opener else "")


PETRA = ("Anna", "Petra", "Boris", "Vera", "Dima")


def with_petra(window: Window, seats: str, out: str) -> None:
    """Prepare a deal as far as `seats`, with Petra at the table or out, and go back to it."""
    window.begun(PETRA, first=out)
    window.prepare("12 9 13 6", "abv", seats)
    window.type("⎋⎋")


@pytest.mark.parametrize("typed", ["pass⏎", "passed out⏎", "all pass⏎", "all passed⏎"])
@pytest.mark.parametrize("seats", ["⏎zz", "⏎z", "⏎"])
@pytest.mark.parametrize("out", ["Petra", "Dima"])
def test_words_for_a_pass_are_no_player_s_first_letters(
    window: Window, out: str, seats: str, typed: str
) -> None:
    with_petra(window, seats, out)
    window.type(typed)
    assert window.cell(0, columns.CONTRACT) == "passed out"
    assert (window.cell(0, columns.OPENS), window.refusal) == ("", "")
    # What is typed now is for no opener of a deal that is over.
    assert window.at() == (0, columns.CONTRACT, 0)
    window.type("b")
    assert window.cell(0, columns.OPENS) == ""


@pytest.mark.parametrize("typed", ["pavel⏎", "pb", "pv", "passenger⏎"])
def test_nobody_opens_by_the_letters_behind_a_name_that_was_refused(
    window: Window, typed: str
) -> None:
    with_petra(window, "⏎zz", "Petra")
    window.type(typed)
    assert window.cell(0, columns.OPENS) == ""
    assert window.form.editor is not None
    if typed.endswith("⏎"):
        assert window.refusal == f"Nobody here is called {typed[:-1]}"
    window.type("⎋b")
    assert window.cell(0, columns.OPENS) == "Boris"


def test_whoever_mends_a_refused_name_ends_the_right_one_with_enter(window: Window) -> None:
    with_petra(window, "⏎zz", "Petra")
    window.type("p")
    assert window.refusal == "Petra sits this deal out"
    window.type("b")
    assert (window.cell(0, columns.OPENS), window.refusal) == ("", "")
    window.type("⏎")
    assert window.cell(0, columns.OPENS) == "Boris"


@pytest.mark.parametrize("seats", ["⏎", "⏎z"])
@pytest.mark.parametrize("typed", ["1nt v", "1ntv", "1 s v", "1бк в"])
def test_a_level_of_one_is_no_vulnerability(window: Window, seats: str, typed: str) -> None:
    left_at(window, seats)
    window.type(typed)
    assert str(window.cell(0, columns.CONTRACT)).startswith("1")
    assert window.said(0, columns.Z, 1) == "empty"


@pytest.mark.parametrize("typed", ["+1", "-2", "=", "0", "12"])
def test_figures_and_signs_settle_no_vulnerability(window: Window, typed: str) -> None:
    left_at(window, "⏎")
    window.type(f"{typed}⏎")
    assert window.refusal
    assert window.column(0, columns.Z) == ["empty", "empty"]


def test_a_result_typed_where_the_next_deal_wants_its_z_goes_straight_in(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv")
    window.prepare("12 9 13 6", "", "")
    preparer = window.cell(1, columns.PREPARED_BY)
    four = [name for name in window.view.sheet.players if name != preparer]
    window.type("".join(name[0].lower() for name in four[:3]) + "⏎⏎")
    assert window.at() == (1, columns.Z, 0)
    window.type("+1⏎")
    assert window.cell(0, columns.RESULT) == "+1"
    assert window.column(1, columns.Z) == ["empty", "empty"]


@pytest.mark.parametrize("names", [("Vera", "Nina", "Zoe", "Gleb", "Boris")])
@pytest.mark.parametrize("typed", ["vera⏎", "nina⏎", "zoe⏎", "gleb⏎", "boris⏎"])
def test_a_name_settles_no_vulnerability(
    window: Window, names: tuple[str, ...], typed: str
) -> None:
    window.begun(names, first="Boris")
    window.prepare("12 9 13 6", "vnz", "⏎")
    window.type(typed)
    assert window.column(0, columns.Z) == ["empty", "empty"]
    assert window.refusal == "Z for vulnerable, a space for not, r for the die"
    assert window.form.editor is not None
    assert window.form.editor.text() == typed[:-1]


def test_a_name_that_comes_after_a_settled_z_leaves_it_as_it_was(window: Window) -> None:
    window.begun(("Vera", "Nina", "Zoe", "Gleb", "Boris"), first="Boris")
    window.prepare("12 9 13 6", "vnz", "⏎z")
    window.go_to(0, columns.Z, 0)
    window.type("vera⏎")
    assert window.said(0, columns.Z, 0) == "yes"


@pytest.mark.parametrize(
    ("counted", "typed", "told"),
    [
        ("", "4s v⏎", "First the counts of the four decks, then the contract"),
        ("12 9 13", "4 hearts v⏎", "First the counts of the four decks, then the contract"),
        ("", "1nt v⏎", "First the counts of the four decks, then the contract"),
        ("", "pass⏎", "First the counts of the four decks, then the contract"),
        ("12 9 13 6", "4s v⏎", "First who picked which deck, then the contract"),
        ("12 9 13 6", "7cb⏎", "First who picked which deck, then the contract"),
        ("12 9 13 6", "pass⏎", "First who picked which deck, then the contract"),
    ],
)
def test_a_contract_among_the_counts_is_told_and_none_of_it_counts(
    window: Window, counted: str, typed: str, told: str
) -> None:
    window.begun(PETRA, first="Petra")
    window.prepare(counted, "", "")
    at, before = window.at(), window.column(0, columns.HCP)
    window.type(typed)
    assert window.refusal == told
    assert (window.at(), window.column(0, columns.HCP)) == (at, before)
    window.type("⎋")
    assert window.column(0, columns.PLAYER) == ["empty"] * 4
