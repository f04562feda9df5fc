"""A deal typed in the real window: hints, refusals and undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.view import PlayedDeal
from tests.window import DOWN, ESC, F2, NAMES, TAB, UP, Window

RUSSIAN = ("Аня", "Борис", "Вера", "Дима", "Егор")
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        yield window


OTHER_KEYS = ("Аня", "Борис", "Вера", "Дима", "Егор")
"""On a Latin layout `d` means Дима, but it is also the key of В."""


def test_no_name_is_deleted_that_a_deal_is_scored_by(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv +1⏎")
    before = window.sheet()
    for column, said in (
        (columns.PLAYER, "Type a new entry instead: a finished deal needs this one."),
        (columns.PARTNERS, "Type a new entry instead: a finished deal needs this one."),
        (columns.PREPARED_BY, "Type a name or its first letters."),
    ):
        window.enter(0, column, "⌦")
        assert window.refusal.startswith(said)
        assert window.sheet() == before
    window.enter(0, columns.PLAYER, "v⏎")  # replaces the name
    assert window.column(0, columns.PLAYER) != ["Boris", "Vera", "Dima", "Egor"]


def test_two_names_are_partners_though_together_they_begin_the_last_deck_s(window: Window) -> None:
    window.begun(first="Boris")
    window.prepare("12 9 13 6", "ade", "v e⏎")
    assert window.column(0, columns.PLAYER) == ["Anna", "Dima", "Egor", "Vera"]
    assert window.cell(0, columns.PARTNERS) == "Vera – Egor"


@pytest.mark.parametrize(("keys", "team"), [("ve", "Vera – Egor"), ("ev", "Egor – Vera")])
def test_two_initials_are_partners_though_they_begin_one_s_name(
    window: Window, keys: str, team: str
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", f"{keys}⏎")
    assert window.cell(0, columns.PARTNERS) == team


@pytest.mark.parametrize(
    ("names", "picks", "keys", "teams"),
    [
        (NAMES, "bvd", "vb de⏎", ["Vera – Boris", "Dima – Egor"]),
        (NAMES, "bvd", "edvb⏎", ["Egor – Dima", "Vera – Boris"]),
        (NAMES, "boris vera dima", "egor boris dima vera⏎", ["Egor – Boris", "Dima – Vera"]),
        (NAMES, "bvd", "Egor & B – Vera & d⏎", ["Egor – Boris", "Vera – Dima"]),
        (RUSSIAN, "бвд", "ев дб⏎", ["Егор – Вера", "Дима – Борис"]),
        (RUSSIAN, "бвд", "дима борис егор вера⏎", ["Дима – Борис", "Егор – Вера"]),
    ],
)
def test_both_teams_may_be_typed_in_one_go(
    window: Window, names: tuple[str, ...], picks: str, keys: str, teams: list[str]
) -> None:
    window.begun(names, first=names[0])
    window.prepare("12 9 13 6", picks, keys)
    assert (window.column(0, columns.PARTNERS), window.refusal) == (teams, "")
    assert window.at() == (0, columns.Z, 0)


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


def test_an_arrow_down_after_a_count_is_its_enter(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    for count in ("12", "9", "13", "6"):
        window.type(count)
        window.press(DOWN)
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]


def test_an_arrow_up_or_down_leaves_the_line_that_is_open(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎")
    window.walk_to(0, columns.DEAL)
    window.type("the cat")
    window.press(UP)
    assert not window.form.is_typing
    assert window.view.deals[0].deal.note == "the cat"
    window.walk_to(0, columns.PARTNERS)
    window.type("q")
    window.press(DOWN)
    assert not window.form.is_typing
    assert window.refusal == 'Not entered: "q".'


@pytest.mark.parametrize("keys", ["13 8 8 11⏎", "138811⏎", "13, 8⏎8⏎11⏎"])
def test_four_counts_that_make_no_forty_are_typed_again(window: Window, keys: str) -> None:
    window.begun()
    window.prepare("10 11 8 12", seats="")
    assert window.at() == (0, columns.HCP, 0)
    window.type(keys)
    assert window.column(0, columns.HCP) == ["13", "8", "8", "11"]
    assert window.at() == (0, columns.PLAYER, 0)


def test_esc_leads_back_to_the_wanted_cell(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.walk_to(0, columns.PREPARED_BY)
    window.type("⎋4s v⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Vera"
    window.press(UP, UP)
    window.walk_to(0, columns.PLAYER, 2)
    window.type("z⎋")  # the first Esc only clears the line
    assert window.at() == (0, columns.PLAYER, 2)
    window.type("⎋")
    assert window.at() == (0, columns.RESULT, 0)


def test_the_hint_lists_how_short_each_name_can_be_whoever_sits_out(window: Window) -> None:
    window.begun(ALIKE, first="Alex")
    window.prepare("12 9 13 6", seats="")
    assert window.wanted == "Who picked which deck, from A on? Type an bo be."
    window.type("an⏎")
    assert "Type bo be" in window.wanted
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


def test_a_contract_corrected_under_a_result_keeps_the_tricks_and_says_so(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv +1⏎")
    window.enter(0, columns.CONTRACT, "3nt v⏎")
    assert window.cell(0, columns.RESULT) == "+2"
    assert window.wanted == "11 tricks: 3NT +2."


def test_a_contract_corrected_without_a_name_is_played_by_who_stands_there(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv +1⏎")
    window.go_to(0, columns.CONTRACT)
    assert window.then == "Type the new contract; Vera still plays it."
    window.type("5d⏎")
    assert (window.refusal, window.cell(0, columns.CONTRACT)) == ("", "5♦ by Vera")
    window.enter(0, columns.CONTRACT, "5d b⏎")
    assert window.cell(0, columns.CONTRACT) == "5♦ by Boris"


def test_a_line_up_with_partners_who_stay_together_says_so_where_it_is_offered(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    deal = window.view.deals[0].deal
    assert deal.teams is not None
    declarer, dummy = deal.teams[0]
    window.type(f"1c {declarer} =⏎")
    window.prepare("12 9 13 6", seats="")
    preparer = window.cell(1, columns.PREPARED_BY)
    four = [name for name in window.view.sheet.players if name != preparer]
    window.type("".join(name[0].lower() for name in four[:3]) + "⏎")
    assert preparer == dummy
    said = set()
    for _ in range(3):
        said.add((f"{window.wanted} {window.then}", window.preview(1, columns.PARTNERS)))
        window.type(" ")
    kept = " – ".join(deal.teams[1])
    told = f"{kept} just played together: whoever stays changes partner."
    assert [told in hint for hint, _ in said].count(True) == 1
    window.click_cell(1, columns.PARTNERS, double=True)
    assert [f"{kept} stay together" in label for label in window.offered()].count(True) == 1


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


def test_whoever_deletes_what_a_deal_is_scored_by_is_told_what_brings_it_back(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv=⏎")
    told = "Deal 1 is open again, without a score. Ctrl+Z restores it."
    for column, clears in (
        (columns.RESULT, "⌦"),
        (columns.CONTRACT, "⌦"),
    ):
        window.enter(0, column, clears)
        assert (window.wanted, window.view.scored) == (told, 0)
        window.ctrl("z")
        assert window.wanted.startswith("Deal 1: 4♠ by Vera, =,")
        assert window.at()[1] in (columns.RESULT, columns.CONTRACT), "nobody has written a count"
    window.enter(0, columns.RESULT, "⌦+1⏎")
    assert window.wanted.startswith("Deal 1: 4♠ by Vera, +1,")


def test_with_an_earlier_deal_open_again_the_last_is_not_called_ready(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv=⏎")
    window.prepare("12 9 13 6", "avd", "⏎zz⏎⏎⏎")
    window.type("4sv⏎")
    assert window.view.deals[1].deal.contract is not None
    window.enter(0, columns.RESULT, "⌦")
    window.press(ESC)
    assert window.wanted.startswith("Deal 1. Type the result")
    assert window.then == ""


def test_what_the_hint_tells_of_a_long_name_is_enough_wherever_it_is_asked_for(
    window: Window,
) -> None:
    window.begun(("Александр", "Александра", "Анна", "Борис", "Вера"), first="Александра")
    window.prepare("12 9 13 6")
    assert "Type александр ан б" in window.wanted
    window.type("бвал⏎")
    assert window.column(0, columns.PLAYER) == ["Борис", "Вера", "Александр", "Анна"]
    window.type("⏎zz⏎")
    window.type("ал⏎⏎")
    assert window.cell(0, columns.OPENS) == "Александр"
    window.type("4s ал⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Александр"


def test_of_two_teams_only_the_one_is_marked_that_was_written_otherwise(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4s v=⏎")
    first, second = window.column(0, columns.PARTNERS)
    assert first.split() == ["Boris", "–", "Vera"]
    window.enter(0, columns.PARTNERS, "vera boris⏎")
    marked = "Vera – Boris corrected after the deal"
    assert window.column(0, columns.PARTNERS) == [marked, second]
    window.enter(0, columns.Z, "-⏎", 1)
    found = window.column(0, columns.Z)
    assert ["corrected" in each for each in found] == [False, True]
    window.ctrl("z")
    window.ctrl("z")
    assert window.column(0, columns.PARTNERS) == [first, second]


def test_what_players_noted_is_typed_one_after_the_other(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv=⏎")
    window.go_to(0, columns.PLAYER)
    window.type("11⏎10⏎-⏎6⏎")
    shown = window.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 11, "Vera": 10, "Egor": 6}
    window.press(ESC)
    window.go_to(0, columns.PLAYER)
    window.type("12 10 13 6⏎")
    shown = window.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 12, "Vera": 10, "Dima": 13, "Egor": 6}


def test_where_a_struck_line_is_empty_nothing_is_noted_nor_mended_unseen(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("pass⏎")
    before = window.view
    for column, typed in (
        (columns.HCP, "13 8 13 6"),
        (columns.PLAYER, "11"),
        (columns.PLAYER, "vera"),
        (columns.PARTNERS, "bd"),
        (columns.Z, "z"),
    ):
        window.click_cell(0, column)
        assert "typed here" not in window.then
        window.type(f"{typed}⏎")
        assert window.refusal, column
        window.type("⎋")
        window.click_cell(0, column, double=True)
        assert window.pad is None
        assert not window.form.is_typing
    assert window.view is before
    window.enter(0, columns.OPENS, "vera⏎")  # replaces the entry
    assert window.cell(0, columns.OPENS) == "Vera"


def test_counts_typed_on_in_the_preparer_face_are_not_noted_for_the_next_player(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv=⏎")
    window.press(F2)
    window.go_to(0, columns.PLAYER)
    window.type("11⏎12⏎9⏎")
    shown = window.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 11}


@pytest.mark.parametrize("keys", ["4sv=⏎", "4s v made⏎", "4 spades x v made⏎"])
def test_a_result_typed_with_its_contract_leads_on_as_one_typed_behind_it(
    window: Window, keys: str
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type(keys)
    assert window.at() == (0, columns.RESULT, 0)
    assert "Press F2 to prepare deal 2, Boris." in window.then
    window.go_to(0, columns.CONTRACT)
    window.type("4s d⏎")
    assert window.at() == (0, columns.CONTRACT, 0), "only the contract was mended"


@pytest.mark.parametrize(
    ("names", "decks", "partners", "pair"),
    [
        (OTHER_KEYS, "Dthf⏎Lbvf⏎<jhbc⏎", "Dthf ,jhbc⏎", "Вера – Борис"),
        (OTHER_KEYS, "dthf⏎lbvf⏎,jhbc⏎", "dthf tujh⏎", "Вера – Егор"),
        (OTHER_KEYS, "dthf⏎lbvf⏎,jhbc⏎", "lbvf ,jhbc⏎", "Дима – Борис"),
        (NAMES, "мукф вшьф ищкшы⏎", "мукф упщк⏎", "Vera – Egor"),
    ],
)
def test_four_names_and_partners_are_read_with_the_keyboard_set_to_the_other_alphabet(
    window: Window, names: tuple[str, ...], decks: str, partners: str, pair: str
) -> None:
    window.begun(names, first=names[0])
    window.prepare("12 9 13 6", "", "")
    window.type(decks)
    assert (window.refusal, window.cell(0, columns.Z)) == ("", "")
    assert "" not in window.column(0, columns.PLAYER)
    window.type(partners)
    assert (window.refusal, window.cell(0, columns.PARTNERS)) == ("", pair)


def test_a_contract_given_to_the_partner_tells_that_somebody_else_is_to_prepare(
    window: Window,
) -> None:
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
