"""Lines typed with real keys in the real window: what they enter and what not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from tests.typed_lines import STARTS, TURNS, type_in_turn
from tests.window import BACKSPACE, ENTER, ESC, F2, F8, NAMES, TAB, Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        yield window


def play_a_deal(window: Window, result: str = "=") -> None:
    """Begin a session and play its first deal."""
    window.begun()
    window.press(F2)
    window.type("12 9 13 6⏎bvd⏎⏎z -⏎⏎⏎")
    window.type(f"4s v⏎{result}⏎")


def test_enters_after_a_result_and_a_forgotten_f2_leave_the_result_alone(window: Window) -> None:
    play_a_deal(window)
    window.type("⏎⏎⏎12")
    assert window.refusal
    window.press(F2)
    assert window.cell(0, columns.RESULT) == "="
    assert window.preparing


def test_run_together_counts_are_those_that_make_forty(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("173713⏎")
    assert window.column(0, columns.HCP) == ["17", "3", "7", "13"]


def test_run_together_counts_with_two_readings_ask_for_spaces(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("113188⏎")
    assert "11 3 18 8" in window.refusal
    assert "1 13 18 8" in window.refusal
    assert window.column(0, columns.HCP) == ["empty"] * 4
    window.type("⎋")


def test_names_without_f2_are_no_note(window: Window) -> None:
    window.begun()
    window.type("abd⏎")
    assert window.session.sheet.deals[0].note == ""
    window.press(ESC)
    play = window.session.sheet.deals[0]
    assert play.decks == (None, None, None, None)


def test_a_result_typed_where_none_can_stand_goes_to_the_deal_in_play(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12 9 13 6⏎bvd⏎⏎z -⏎⏎⏎4s v⏎")
    window.press(F2)
    window.type("10 10 10⏎")
    window.type("+1⏎")
    assert window.cell(0, columns.RESULT) == "+1"
    assert window.at()[:2] == (1, columns.HCP)


def test_what_cannot_be_read_does_not_survive_a_page(window: Window) -> None:
    play_a_deal(window, result="")
    window.type("bvd")
    window.press(F8)
    assert window.told == 'Not entered: "bvd".'
    window.press(ESC)
    window.press(ESC)
    window.type("=⏎")
    assert window.cell(0, columns.RESULT) == "="


def test_enter_at_vulnerability_takes_what_was_typed(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12 9 13 6⏎bvd⏎⏎")
    window.type("⏎⏎⏎")
    assert window.session.sheet.deals[0].vulnerable == (None, None)
    assert window.preparing
    window.type("z")
    assert window.session.sheet.deals[0].vulnerable == (None, None)
    window.type("⏎-⏎")
    assert window.view.deals[0].deal.vulnerable == (True, False)


def test_shortcuts_work_while_a_line_is_open(window: Window) -> None:
    play_a_deal(window, result="")
    window.type("+1")
    window.ctrl("z")
    assert window.cell(0, columns.RESULT) == ""
    window.type("+1")
    window.press(F8)
    window.press(ESC)
    assert window.cell(0, columns.RESULT) == "+1"


def test_a_letter_means_whoever_can_stand_there(window: Window) -> None:
    window.begun(("Konstantin", "Kate", "Boris", "Vera", "Dima"))
    window.press(F2)
    window.type("12 9 13 6⏎k b v⏎")
    assert window.column(0, columns.PLAYER) == ["Kate", "Boris", "Vera", "Dima"]


def test_a_player_who_sits_out_is_nobody_else_on_another_keyboard(window: Window) -> None:
    window.begun(("Jürgen", "Käthe", "Lars", "Mia", "Ömer"))
    window.press(F2)
    window.type("12 9 13 6⏎")
    assert window.session.sheet.deals[0].prepared_by == "Jürgen"
    window.type("j m k⏎")  # the key of j has the Cyrillic letter that begins Ömer
    assert window.refusal == "Jürgen does not play this deal."
    assert window.column(0, columns.PLAYER) == ["empty"] * 4
    window.type("⎋")


def test_the_rest_of_what_is_refused_at_once_means_nothing_else(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12 9 13 6⏎bvd⏎⏎z -⏎⏎⏎")
    before = window.session
    for text in ("8p⏎", "54p⏎", "5 12 17 6⏎", "12 9 13 6⏎", "9s bo⏎"):
        window.type(text)
        assert window.session == before, text
        assert window.form.typing is not None
        assert window.form.typing.line.text() == "", text
        assert window.refusal == "Type a level from 1 to 7. Press F2 to type counts.", text
    window.type("4s v⏎")
    assert window.session.sheet.deals[0].declarer == "Vera"


def test_nothing_is_entered_before_its_enter(window: Window) -> None:
    window.begun()
    window.press(F2)
    for text in ("12 9 13 6", "bvd", "bv", "z-", "b"):
        before = window.session
        window.type(text)
        assert window.session == before
        window.press(ENTER)
        assert window.session != before
    window.press(ENTER)
    before = window.session
    window.type("4s v +1")
    assert window.session == before
    window.press(ENTER)
    assert window.session.sheet.deals[0].tricks == 11


def test_a_line_of_several_cells_is_one_undo(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12 9 13 6⏎bvd⏎⏎z -⏎⏎⏎")
    before = window.session
    window.type("4s v +1⏎")
    window.ctrl("z")
    assert window.session == before
    window.ctrl("z", shift=True)
    assert window.cell(0, columns.RESULT) == "+1"


def test_backspace_is_ordinary_editing(window: Window) -> None:
    play_a_deal(window, result="")
    window.type("+12")
    window.press(BACKSPACE)
    window.press(ENTER)
    assert window.cell(0, columns.RESULT) == "+1"


@pytest.mark.parametrize("leave", [TAB, F2, F8])
def test_leaving_the_line_enters_what_can_be_read(window: Window, leave: object) -> None:
    play_a_deal(window, result="")
    window.type("+2")
    window.press(leave)  # type: ignore[arg-type]
    if leave is F8:
        window.press(ESC)
    assert window.session.sheet.deals[0].tricks == 12


def test_a_held_enter_counts_once(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12 9 13 6⏎bvd⏎")
    window.hold(ENTER)
    assert window.at()[1] is columns.Z


def test_the_count_of_keys_of_a_deal(window: Window) -> None:
    window.begun(NAMES)
    keys = "12 9 13 6⏎bvd⏎⏎z-⏎⏎⏎4sv⏎+1⏎"
    window.press(F2)
    window.type(keys)
    assert window.session.sheet.deals[0].tricks == 11
    assert 1 + len(keys) <= 28


def test_the_count_of_keys_with_names_that_begin_alike(window: Window) -> None:
    window.begun(("Anna", "Alex", "Boris", "Bea", "Cara"), first="Cara")
    keys = "12 9 13 6⏎anbebo⏎⏎z-⏎⏎⏎4sbe⏎+1⏎"
    window.press(F2)
    window.type(keys)
    assert window.session.sheet.deals[0].tricks == 11
    assert 1 + len(keys) <= 32


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", STARTS)
@given(st.data())
def test_enter_enters_what_was_shown_or_refuses(game: str, data: st.DataObject) -> None:
    type_in_turn(data.draw(st.sampled_from(STARTS[game])), data.draw(TURNS))


def test_a_refused_line_is_gone_on_with_at_its_end(window: Window) -> None:
    play_a_deal(window, result="")
    window.ctrl("z")
    window.type("4s⏎")
    assert window.refusal.startswith("Type declarer after the contract")
    window.type(" v⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Vera"
