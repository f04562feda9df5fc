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


def test_a_contract_that_begins_as_a_name_is_told_that_the_opener_comes_first(
    window: Window,
) -> None:
    left_at(window, "⏎zz", ("Anna", "Boris", "Vera", "Dima", "7 of 9"))
    window.type("7nt v⏎")
    assert window.refusal == "First who opens (Enter takes the name shown), then the contract"
