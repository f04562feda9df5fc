"""Deals typed with real keys in the real window: entries, hints, refusals and undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.view import PlayedDeal
from tests.typed_lines import STARTS, TURNS, type_in_turn
from tests.window import ESC, F2, NAMES, TAB, Window

ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        yield window


@pytest.fixture
def ready(window: Window) -> Window:
    """Begin a session and prepare its first deal: Boris, Vera, Dima and Egor, all vulnerable."""
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    return window


def test_no_name_is_deleted_that_a_deal_is_scored_by(ready: Window) -> None:
    ready.type("4sv +1⏎")
    before = ready.sheet()
    for column, said in (
        (columns.PLAYER, "Type a new entry instead: a finished deal needs this one."),
        (columns.PARTNERS, "Type a new entry instead: a finished deal needs this one."),
        (columns.PREPARED_BY, "Type a name or its first letters."),
    ):
        ready.enter(0, column, "⌦")
        assert ready.refusal.startswith(said)
        assert ready.sheet() == before
    ready.enter(0, columns.PLAYER, "v⏎")  # replaces the name
    assert ready.column(0, columns.PLAYER) != ["Boris", "Vera", "Dima", "Egor"]


def test_a_tab_after_an_entry_is_its_enter_and_leads_nowhere(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type("12⇥9⇥13⇥6⇥boris⇥v⇥dima⇥⏎z⇥-⇥vera⇥⏎")
    assert not window.preparing
    window.type("4s vera⇥+1⇥")
    assert window.view.scored == 1
    assert window.cell(0, columns.OPENS) == "Vera"
    assert window.form.hasFocus()
    window.press(TAB)
    assert not window.form.hasFocus()


def test_the_hint_lists_how_short_each_name_can_be_whoever_sits_out(window: Window) -> None:
    window.begun(ALIKE, first="Alex")
    window.prepare("12 9 13 6", seats="")
    assert window.wanted == "Who picked which deck, from A on? Type “an bo be”."
    window.type("an⏎")
    assert "Type “bo be c”" in window.wanted
    window.type("boca⏎⏎zz⏎⏎⏎")
    assert "4s c, doubled 4sx an;" in window.wanted


def test_the_strip_has_the_deal_that_is_wanted_next_in_the_face_that_is_up(window: Window) -> None:
    window.begun(first="Anna")
    assert "Deal 1 of 15" in window.strip
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv⏎")
    window.press(F2)
    assert "Deal 2 of 15" in window.strip
    window.press(ESC, ESC)
    assert "Deal 1 of 15" in window.strip, "it is played still"
    window.type("=⏎")
    assert "Deal 2 of 15" in window.strip
    window.ctrl("z")
    assert "Deal 1 of 15" in window.strip


def test_a_corrected_contract_keeps_tricks_and_declarer(ready: Window) -> None:
    ready.type("4sv +1⏎")
    ready.go_to(0, columns.CONTRACT)
    assert ready.then == "Type the new contract; Vera still plays it."
    ready.type("5d⏎")
    assert (ready.refusal, ready.cell(0, columns.CONTRACT)) == ("", "5♦ by Vera")
    ready.enter(0, columns.CONTRACT, "3nt v⏎")
    assert ready.cell(0, columns.RESULT) == "+2"
    assert ready.wanted == "11 tricks: 3NT +2."
    ready.enter(0, columns.CONTRACT, "5d b⏎")
    assert ready.cell(0, columns.CONTRACT) == "5♦ by Boris"


def test_an_offered_line_up_says_which_partners_stay_together(ready: Window) -> None:
    deal = ready.view.deals[0].deal
    assert deal.teams is not None
    declarer, dummy = deal.teams[0]
    ready.type(f"1c {declarer} =⏎")
    ready.prepare("12 9 13 6", seats="")
    ready.type(f"{ready.picks(1)}⏎")
    assert ready.cell(1, columns.PREPARED_BY) == dummy
    said = set()
    for _ in range(3):
        said.add((f"{ready.wanted} {ready.then}", ready.preview(1, columns.PARTNERS)))
        ready.type(" ")
    kept = " – ".join(deal.teams[1])
    told = f"{kept} just played together: whoever stays changes partner."
    assert [told in hint for hint, _ in said].count(True) == 1
    ready.click_cell(1, columns.PARTNERS, double=True)
    assert [f"{kept} stay together" in label for label in ready.offered()].count(True) == 1


def test_the_swap_takes_the_place_of_the_result_and_can_be_typed_in_full(window: Window) -> None:
    deal, _, dummy = window.reach_a_swap()
    assert window.wanted.startswith("Swap before the lead")
    assert window.at() == (deal, columns.RESULT, 0)
    window.type("⏎")  # Enter does not accept a swap
    assert window.asks_for_a_swap
    assert window.refusal == ""
    window.type("swap⏎")
    assert window.cell(deal, columns.CONTRACT).endswith(f"by {dummy}")
    assert "Type the result" in window.wanted
    window.type("=⏎")
    assert window.view.scored == 2


def test_who_prepares_after_a_swap_is_not_told_that_another_was_to(window: Window) -> None:
    _, declarer, _ = window.reach_a_swap()
    window.press(F2)
    assert window.cell(2, columns.PREPARED_BY) == declarer
    assert "was due to prepare" not in window.then
    window.press(ESC, ESC)
    window.type("=⏎")  # without the swap
    assert "was due to prepare" in window.then


def test_the_swap_is_chosen_beside_the_contract_with_the_mouse_too(window: Window) -> None:
    deal, _, dummy = window.reach_a_swap()
    window.click_cell(deal, columns.RESULT)
    assert "=" in window.offered()
    assert window.offered()[0] == "swap", "it is due before the result"
    window.choose("swap")
    assert window.cell(deal, columns.CONTRACT).endswith(f"by {dummy}")
    window.close_pads()
    window.click_cell(deal, columns.RESULT)
    assert "swap" not in window.offered()


def test_deleting_a_result_tells_how_to_restore_it(ready: Window) -> None:
    ready.type("4sv=⏎")
    told = "Deal 1 is open again, without a score. Ctrl+Z restores it."
    for column, clears in (
        (columns.RESULT, "⌦"),
        (columns.CONTRACT, "⌦"),
    ):
        ready.enter(0, column, clears)
        assert (ready.wanted, ready.view.scored) == (told, 0)
        ready.ctrl("z")
        assert ready.wanted.startswith("Deal 1: 4♠ by Vera, =,")
        assert ready.at()[1] in (columns.RESULT, columns.CONTRACT), "nobody has written a count"
    ready.enter(0, columns.RESULT, "⌦+1⏎")
    assert ready.wanted.startswith("Deal 1: 4♠ by Vera, +1,")


def test_with_an_earlier_deal_open_again_the_last_is_not_called_ready(ready: Window) -> None:
    ready.type("4sv=⏎")
    ready.prepare("12 9 13 6", "avd", "⏎zz⏎⏎⏎")
    ready.type("4sv⏎")
    assert ready.view.deals[1].deal.contract is not None
    ready.enter(0, columns.RESULT, "⌦")
    ready.press(ESC)
    assert ready.wanted.startswith("Deal 1. Type the result")
    assert ready.then == ""


def test_the_letters_in_a_hint_are_enough_for_a_long_name(window: Window) -> None:
    window.begun(("Александр", "Александра", "Анна", "Борис", "Вера"), first="Александра")
    window.prepare("12 9 13 6")
    assert "Type “александр ан б”" in window.wanted
    window.type("бвал⏎")
    assert window.column(0, columns.PLAYER) == ["Борис", "Вера", "Александр", "Анна"]
    window.type("⏎zz⏎")
    window.type("ал⏎⏎")
    assert window.cell(0, columns.OPENS) == "Александр"
    window.type("4s ал⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Александр"


def test_of_two_teams_only_the_one_is_marked_that_was_written_otherwise(ready: Window) -> None:
    ready.type("4s v=⏎")
    first, second = ready.column(0, columns.PARTNERS)
    assert first.split() == ["Boris", "–", "Vera"]
    ready.enter(0, columns.PARTNERS, "vera boris⏎")
    marked = "Vera – Boris corrected after the deal"
    assert ready.column(0, columns.PARTNERS) == [marked, second]
    ready.enter(0, columns.Z, "-⏎", 1)
    found = ready.column(0, columns.Z)
    assert ["corrected" in each for each in found] == [False, True]
    ready.ctrl("z")
    ready.ctrl("z")
    assert ready.column(0, columns.PARTNERS) == [first, second]


def test_what_players_noted_is_typed_one_after_the_other(ready: Window) -> None:
    ready.type("4sv=⏎")
    ready.go_to(0, columns.PLAYER)
    ready.type("11⏎10⏎-⏎6⏎")
    shown = ready.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 11, "Vera": 10, "Egor": 6}
    ready.press(ESC)
    ready.go_to(0, columns.PLAYER)
    ready.type("12 10 13 6⏎")
    shown = ready.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 12, "Vera": 10, "Dima": 13, "Egor": 6}


def test_where_a_struck_line_is_empty_nothing_is_noted_nor_mended_unseen(ready: Window) -> None:
    ready.type("pass⏎")
    before = ready.view
    for column, typed in (
        (columns.HCP, "13 8 13 6"),
        (columns.PLAYER, "11"),
        (columns.PLAYER, "vera"),
        (columns.PARTNERS, "bd"),
        (columns.Z, "z"),
    ):
        ready.click_cell(0, column)
        assert "typed here" not in ready.then
        ready.type(f"{typed}⏎")
        assert ready.refusal, column
        ready.type("⎋")
        ready.click_cell(0, column, double=True)
        assert ready.pad is None
        assert not ready.form.is_typing
    assert ready.view is before
    ready.enter(0, columns.OPENS, "vera⏎")  # replaces the entry
    assert ready.cell(0, columns.OPENS) == "Vera"


def test_counts_typed_on_are_not_noted_for_the_next_player(ready: Window) -> None:
    ready.type("4sv=⏎")
    ready.press(F2)
    ready.go_to(0, columns.PLAYER)
    ready.type("11⏎12⏎9⏎")
    shown = ready.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 11}


@pytest.mark.parametrize("keys", ["4sv=⏎", "4s v made⏎", "4 spades x v made⏎"])
def test_a_result_typed_with_its_contract_leads_on(ready: Window, keys: str) -> None:
    ready.type(keys)
    assert ready.at() == (0, columns.RESULT, 0)
    assert "Press F2 to prepare deal 2, Boris." in ready.then
    ready.go_to(0, columns.CONTRACT)
    ready.type("4s d⏎")
    assert ready.at() == (0, columns.CONTRACT, 0), "only the contract was mended"


def test_a_new_declarer_changes_who_was_due_to_prepare(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "bv⏎zz⏎")
    window.type("v⏎⏎4sb⏎")
    window.press(F2)  # Vera is dummy and prepares
    assert "was due to prepare" not in window.then
    window.press(ESC, ESC)
    window.ctrl("z")
    window.type("4sv⏎")
    told = "Boris was due to prepare. Change it under “Prepared by”."
    assert window.then == f"Vera is preparing deal 2. {told}"
    window.type("=⏎")
    assert window.then.endswith(told)
    window.press(F2)
    assert window.then == told
    window.go_to(1, columns.PREPARED_BY)
    window.type("Boris⏎")
    assert window.cell(1, columns.PREPARED_BY) == "Boris"
    assert "was due to prepare" not in f"{window.wanted} {window.then}"


def test_who_was_to_prepare_is_told_until_the_first_deck_is_picked(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "bv⏎zz⏎")
    window.type("v⏎⏎4sb=⏎")
    window.press(F2)
    window.go_to(1, columns.PREPARED_BY)
    window.type("Egor⏎")
    assert "Vera was due to prepare" in window.then
    window.type("12 9 13 6⏎b⏎")
    window.press(ESC)
    assert "was due to prepare" not in f"{window.wanted} {window.then}"


def test_keys_kept_from_the_last_deal_planned_are_promised_no_way_back(window: Window) -> None:
    window.begun(first="Anna", planned=1)
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv⏎")
    window.press(F2)
    assert window.refusal == "All 1 deals are played; add more: Edit ▸ Planned deals."
    window.type("9⏎")
    assert "F2" in window.refusal
    assert window.view.scored == 0
    window.type("=⏎")
    assert window.view.scored == 1


def test_enters_after_a_result_and_a_forgotten_f2_leave_the_result_alone(ready: Window) -> None:
    ready.type("4s v⏎=⏎")
    ready.type("⏎⏎⏎12")
    assert ready.refusal
    ready.press(F2)
    assert ready.cell(0, columns.RESULT) == "="
    assert ready.preparing


def test_names_without_f2_are_no_note(window: Window) -> None:
    window.begun()
    window.type("abd⏎")
    assert window.session.sheet.deals[0].note == ""
    window.press(ESC)
    play = window.session.sheet.deals[0]
    assert play.decks == (None, None, None, None)


def test_a_result_typed_where_none_can_stand_goes_to_the_deal_in_play(ready: Window) -> None:
    ready.type("4s v⏎")
    ready.press(F2)
    ready.type("10 10 10⏎")
    ready.type("+1⏎")
    assert ready.cell(0, columns.RESULT) == "+1"
    assert ready.at()[:2] == (1, columns.HCP)


def test_a_bare_number_in_place_of_a_result_asks_for_the_result_once(ready: Window) -> None:
    ready.type("4s v⏎9")
    assert f"{ready.wanted} {ready.refusal}".count("Type the result") == 1
    assert ready.refusal == "Press F2 to type counts."


def test_the_rest_of_what_is_refused_at_once_means_nothing_else(ready: Window) -> None:
    before = ready.session
    asked = "Type the contract, 4s or 3nt, or p if passed out. Press F2 to type counts."
    for text in ("8p⏎", "54p⏎", "5 12 17 6⏎", "12 9 13 6⏎", "9s bo⏎"):
        ready.type(text)
        assert ready.session == before, text
        assert ready.line.text() == "", text
        assert ready.refusal == asked, text
    ready.type("4s v⏎")
    assert ready.session.sheet.deals[0].declarer == "Vera"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", STARTS)
@given(st.data())
def test_enter_enters_what_was_shown_or_refuses(game: str, data: st.DataObject) -> None:
    type_in_turn(data.draw(st.sampled_from(STARTS[game])), data.draw(TURNS))


@pytest.mark.parametrize(
    ("names", "keys", "most"),
    [
        (NAMES, "12 9 13 6⏎bvd⏎⏎z-⏎⏎⏎4sv⏎+1⏎", 28),
        (("Cara", "Anna", "Alex", "Boris", "Bea"), "12 9 13 6⏎anbebo⏎⏎z-⏎⏎⏎4sbe⏎+1⏎", 32),
    ],
)
def test_a_deal_takes_few_keys(
    window: Window, names: tuple[str, ...], keys: str, most: int
) -> None:
    window.begun(names)
    window.press(F2)
    window.type(keys)
    assert window.session.sheet.deals[0].tricks == 11
    assert 1 + len(keys) <= most
