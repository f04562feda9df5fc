"""What people type at the real window: a whole deal in few keys, names in full, counts mended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.view import PlayedDeal
from chicago_gui.players.windows import HistoryWindow
from chicago_gui.sheet.column import Spot
from tests.window import DOWN, ENTER, ESC, F2, NAMES, SPACE, TAB, UP, Window

RUSSIAN = ("Аня", "Борис", "Вера", "Дима", "Егор")
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")
MOST_KEYS = 28


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        yield window


def test_a_letter_with_an_accent_goes_on_with_the_name_that_has_it(window: Window) -> None:
    window.begun(("Bernd", "Käthe", "Anna", "Ulrich", "Bärbel"))
    window.prepare("12 9 13 6", "käbäu")
    assert window.column(0, columns.PLAYER) == ["Käthe", "Bärbel", "Ulrich", "Anna"]


@pytest.mark.parametrize(
    ("names", "out", "picks", "declarer"),
    [
        (("Anna", "Boris", "Vera", "Dima", "Egor"), "Anna", "bvd", "v"),
        (ALIKE, "Cara", "analbo", "be"),
        (RUSSIAN, "Аня", "бвд", "в"),
    ],
)
def test_a_whole_deal_takes_at_most_28_keys(
    window: Window, names: tuple[str, ...], out: str, picks: str, declarer: str
) -> None:
    window.begun(names, first=out)
    # The Enter after the last pick belongs to it, and so do all that are typed out of habit.
    keys = f"129⏎136⏎{picks}⏎⏎z ⏎⏎4s{declarer}+1⏎"
    window.press(F2)
    window.type(keys)
    assert window.view.scored == 1
    assert window.cell(0, columns.CONTRACT).startswith("4♠ by ")
    assert 1 + len(keys) <= MOST_KEYS


@pytest.mark.parametrize(
    ("picks", "declarer"),
    [
        *(("bvd", declarer) for declarer in ("v", "vera", "v⏎", "vera⏎", " v")),
        *(
            (picks, " Vera⏎")
            for picks in ("bvd", "boris vera dima", "b⏎v⏎d⏎", "BORIS⏎Vera⏎dima⏎", "бвд")
        ),
    ],
)
def test_however_names_are_typed_the_sheet_is_the_same(
    window: Window, picks: str, declarer: str
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", picks.replace(" ", ""), "⏎zz")
    window.type("vera⏎⏎")
    assert not window.preparing
    window.type(f"4sx{declarer}")
    window.type("=⏎")
    assert window.column(0, columns.PLAYER) == ["Boris", "Vera", "Dima", "Egor"]
    assert window.cell(0, columns.OPENS) == "Vera"
    assert window.cell(0, columns.CONTRACT) == "4♠X by Vera"
    assert window.view.scored == 1


@pytest.mark.parametrize("keys", ["bvde⏎", "borisveradimaegor⏎", "b⏎v⏎d⏎egor⏎"])
def test_the_last_deck_may_be_named_though_it_fell_into_place(window: Window, keys: str) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", seats="")
    window.type(keys)
    assert window.column(0, columns.PLAYER) == ["Boris", "Vera", "Dima", "Egor"]
    assert window.view.deals[0].deal.teams is None
    assert window.at() == (0, columns.PARTNERS, 0)
    assert window.form.editor is None
    window.type("⏎")
    assert window.view.deals[0].deal.teams is not None


@pytest.mark.parametrize("keys", ["4пкв", "4пквера⏎", "4пк Вера", "4sxvera⏎"])
def test_a_contract_in_russian_letters_goes_on_with_its_name(window: Window, keys: str) -> None:
    window.begun(("Аня", "Борис", "Вера", "Дима", "Егор"), first="Аня")
    window.prepare("12 9 13 6", "бвд", "⏎zz⏎⏎")
    window.type(f"{keys}-1⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠X by Вера"
    assert window.view.scored == 1


def test_a_suit_in_a_word_is_no_player_whose_name_begins_so(window: Window) -> None:
    """Each of the four is taken for declarer at the second letter of some word."""
    window.begun(("Igor", "Olga", "Egor", "Luba", "Никита"), first="Никита")
    window.prepare("12 9 13 6", "ioe", "⏎zz⏎⏎")
    for keys, shown in (
        ("4 hearts l", "4♥ by Luba"),
        ("2coeur i", "2♥ by Igor"),
        ("3 no trump doubled l", "3NTX by Luba"),
        ("1 club o⏎", "1♣ by Olga"),
        ("3 без козыря igor", "3NT by Igor"),
        ("4he", "4♥ by Egor"),
        ("3no", "3NT by Olga"),
    ):
        window.type(keys)
        assert (window.cell(0, columns.CONTRACT), window.refusal) == (shown, ""), keys
        window.enter(0, columns.CONTRACT, "⌦")


def test_half_a_word_leaves_nobody_s_contract_behind(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4heart⏎")
    assert window.refusal.startswith("Who plays it?")
    assert window.cell(0, columns.CONTRACT) == ""
    window.type("⎋4hex⏎")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Egor"


@pytest.mark.parametrize("bid", ["4hearts v", "4 hearts v", "4Herz v", "4 herz vera"])
def test_a_suit_is_written_out_though_whoever_sits_out_begins_with_its_letters(
    window: Window, bid: str
) -> None:
    window.begun(first="Egor")
    window.prepare("12 9 13 6", "abv", "⏎zz⏎⏎")
    window.type(bid)
    assert window.cell(0, columns.CONTRACT) == "4♥ by Vera"
    assert window.refusal == ""


def test_a_bid_that_was_taken_too_soon_is_one_line_of_the_history(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4he")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Egor"
    window.type("arts v⏎")
    window.use("history")
    (history,) = window.main.findChildren(HistoryWindow)
    model = history.table.model()
    cells = ((row, at) for row in range(model.rowCount()) for at in range(model.columnCount()))
    told = [str(model.index(*cell).data()) for cell in cells]
    history.close()
    assert [words for words in told if "contract" in words] == ["Deal 1: contract 4♥ by Vera"]


def test_undo_and_redo_know_nothing_of_a_bid_that_was_taken_too_soon(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4he")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Egor"
    window.type("arts by vera⏎")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Vera"
    window.ctrl("z")
    assert window.cell(0, columns.CONTRACT) == ""
    assert "contract" not in window.action("undo").text()
    window.ctrl("z", shift=True)
    assert window.cell(0, columns.CONTRACT) == "4♥ by Vera"
    assert window.action("redo").text() == "Redo"


def test_a_bid_that_was_taken_too_soon_and_is_given_up_cannot_be_made_again(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4he")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Egor"
    window.type("a⎋")
    assert (window.cell(0, columns.CONTRACT), window.action("redo").text()) == ("", "Redo")
    window.ctrl("z", shift=True)
    assert window.cell(0, columns.CONTRACT) == ""
    # What is undone on purpose comes back, and nothing else with it.
    window.ctrl("z")
    window.ctrl("z", shift=True)
    assert window.cell(0, columns.CONTRACT) == ""
    assert window.action("redo").text() == "Redo"


def test_nor_can_a_count_that_was_the_level_of_a_contract(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type("12⏎4s")
    assert window.form.editor is not None
    assert window.form.editor.text() == "4s"
    assert window.action("redo").text() == "Redo"


@pytest.mark.parametrize(
    ("names", "said"),
    [
        *((("Anna", "Boris", "Vera", "Dora", "Egor"), said) for said in ("down 2", "by vera")),
        *((("Anna", "Boris", "Vera", "Dora", "Egor"), said) for said in ("all pass", "von dora")),
        (("Anna", "Boris", "Vera", "Gerd", "Egor"), "genau"),
        *((("Роман", "Анна", "Боря", "Вася", "Дина"), said) for said in ("все пас", "без двух")),
        (("Роман", "Анна", "Боря", "Юля", "Дина"), "ровно"),
        # More than its first letter may begin a name, each of another player.
        *((RUSSIAN, said) for said in ("без двух", "без 2")),  # here Егор sits out
        *((RUSSIAN[::-1], said) for said in ("без двух", "без 2", "без одной")),
        *((("Anna", "Olga", "Vera", "Dora", "Egor"), said) for said in ("down 2", "down two")),
    ],
)
def test_what_is_said_of_the_play_picks_nobody_s_deck(
    window: Window, names: tuple[str, ...], said: str
) -> None:
    window.begun(names, first=names[4])
    window.prepare("12 9 13 6")
    window.type(f"{said}⏎")
    assert window.refusal == "First who picked which deck, then the contract"
    assert window.column(0, columns.PLAYER) == ["empty"] * 4
    assert window.at() == (0, columns.PLAYER, 0)
    assert window.form.editor is not None
    assert window.form.editor.text() == said
    assert "deck" not in window.action("redo").text()


@pytest.mark.parametrize("typed", ["allvb", "allegra vera byron", "a⏎v⏎byron⏎"])
def test_whoever_is_called_so_picks_a_deck(window: Window, typed: str) -> None:
    window.begun(("Allegra", "Byron", "Vera", "Dora", "Egor"), first="Egor")
    window.prepare("12 9 13 6")
    window.type(typed)
    assert window.column(0, columns.PLAYER) == ["Allegra", "Vera", "Byron", "Dora"]
    assert window.refusal == ""


@pytest.mark.parametrize("double", ["x", "kontra", "контра", "к", "doubled", "*"])
def test_a_double_may_be_said_behind_who_plays_it(window: Window, double: str) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type(f"4h v {double}")
    assert (window.cell(0, columns.CONTRACT), window.refusal) == ("4♥X by Vera", "")
    window.type(" -1⏎")
    assert window.view.scored == 1


def test_no_name_is_deleted_that_a_deal_is_scored_by(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv+1⏎")
    before = window.sheet()
    for column in (columns.PLAYER, columns.PARTNERS, columns.PREPARED_BY):
        window.enter(0, column, "⌦")
        assert window.refusal == "A name is wanted, or its first letters"
        assert window.sheet() == before
    window.enter(0, columns.PLAYER, "v⏎")  # another one is written over it
    assert window.column(0, columns.PLAYER) != ["Boris", "Vera", "Dima", "Egor"]


def test_two_names_are_partners_though_together_they_begin_the_last_deck_s(window: Window) -> None:
    window.begun(first="Boris")
    window.prepare("12 9 13 6", "ade", "v e⏎")
    assert window.column(0, columns.PLAYER) == ["Anna", "Dima", "Egor", "Vera"]
    assert window.cell(0, columns.PARTNERS) == "Vera – Egor"


@pytest.mark.parametrize(
    ("keys", "team"), [("ve", "Vera – Egor"), ("ev", "Egor – Vera"), ("ver", "Boris – Vera")]
)
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


# An Enter too many, and what is left half typed ------------------------------------------------


def test_names_for_the_decks_typed_while_the_face_is_covered_are_no_note(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.press(F2)
    for typed in ("boris⏎", "b⏎", "12⏎"):
        window.go_to(0, columns.DEAL)
        window.type(typed)
        assert "F2" in window.refusal
        window.type("⎋")
    notes = [window.view.deals[0].deal.note]
    window.type("Boris was late⏎")
    assert [*notes, window.view.deals[0].deal.note] == ["", "Boris was late"]


@pytest.mark.parametrize("picks", ["bea alex cara", "bea alex cara ", "Bea Alex c", "be al c"])
def test_a_space_parts_names_though_a_name_ends_as_the_next_may_begin(
    window: Window, picks: str
) -> None:
    window.begun(ALIKE, first="Anna")
    window.prepare("12 9 13 6", "", "")
    window.type(picks)
    assert window.column(0, columns.PLAYER) == ["Bea", "Alex", "Cara", "Boris"]
    assert window.form.editor is None


@pytest.mark.parametrize(
    "picks", ["boris vera dima ", "boris vera dima egor", "boris vera dima egor ", "b v dima "]
)
def test_a_space_behind_the_last_name_that_is_typed_in_full_shows_no_other_line_up(
    window: Window, picks: str
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "", "")
    window.type(f"{picks}⏎")  # the Enter is the name's
    assert window.column(0, columns.PLAYER) == ["Boris", "Vera", "Dima", "Egor"]
    assert window.refusal == ""
    assert window.form.editor is None
    assert window.at() == (0, columns.PARTNERS, 0)
    window.type("⏎")
    assert window.view.deals[0].deal.teams == (("Boris", "Vera"), ("Dima", "Egor"))


@pytest.mark.parametrize(
    ("before", "behind", "third"),
    [
        ("boris ve", "ra dima egor", "Dima"),
        ("boris ve", "dima egor", "Dima"),
        ("borisve", "d", "Dima"),
        ("boris⏎ve", "dima", "Dima"),
        ("bve", "d", "Egor"),
        ("b ve", "dima", "Egor"),
    ],
)
def test_half_a_name_and_a_click_name_nobody_else_where_names_are_typed_in_full(
    window: Window, before: str, behind: str, third: str
) -> None:
    """The `e` of Vera may be Egor's; it is where the name before hers was a letter, too."""
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "", "")
    window.type(before)
    ground = window.form.viewport()
    blank = ground.childAt(ground.rect().center().x(), ground.height() - 5)
    window.click(blank or ground)
    window.type(behind)
    assert window.column(0, columns.PLAYER)[:3] == ["Boris", "Vera", third]
    assert window.refusal == ""


def test_a_second_space_shows_another_line_up(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "", "")
    window.type("boris vera dima  ⏎")
    assert window.view.deals[0].deal.teams == (("Boris", "Dima"), ("Vera", "Egor"))


def test_all_of_a_name_that_is_refused_is_seen(window: Window) -> None:
    window.begun(ALIKE, first="Bea")
    window.prepare("12 9 13 6", "", "")
    window.type("Bea⏎")
    assert window.form.editor is not None
    assert window.form.editor.text() == "Bea"
    window.type("alex⏎")
    assert window.cell(0, columns.PLAYER) == "Alex"


def test_a_contract_may_be_typed_as_the_sheet_has_it(window: Window) -> None:
    window.begun(first="Egor")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    for typed, contract in (
        ("4 hearts by boris⏎", "4♥ by Boris"),
        ("4h by anna⏎", "4♥ by Anna"),
        ("4hx by d", "4♥X by Dima"),
        ("4sby dima", "4♠ by Dima"),
        ("4h von anna⏎", "4♥ by Anna"),
        ("4 hearts vera⏎", "4♥ by Vera"),
        ("4h, vera⏎", "4♥ by Vera"),
        ("4 hearts, v", "4♥ by Vera"),
        ("4 hearts vera, doubled", "4♥X by Vera"),
        ("4 hearts doubled by vera⏎", "4♥X by Vera"),
        ("4 пики с контрой вера⏎", "4♠X by Vera"),
        ("4 пики вера с контрой", "4♠X by Vera"),
        ("4 Pik im Kontra v", "4♠X by Vera"),
        ("4 Pik vera im Kontra", "4♠X by Vera"),
        ("vera spielt 4 pik⏎", "4♠ by Vera"),
        ("d 4h⏎", "4♥ by Dima"),
        ("4hearts v", "4♥ by Vera"),
        ("4he⌫4h v", "4♥ by Vera"),
    ):
        window.type(typed)
        shown = (window.cell(0, columns.CONTRACT), window.form.editor, window.at())
        assert shown == (contract, None, (0, columns.RESULT, 0)), typed
        window.enter(0, columns.CONTRACT, "⌦")
        assert window.cell(0, columns.CONTRACT) == ""


def test_a_result_may_be_typed_in_words(window: Window) -> None:
    window.begun(first="Egor")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    for typed, result in (
        ("4s v⏎just made⏎", "="),
        ("4s v made 5⏎", "+1"),
        ("4sv down 2⏎", "−2"),
        ("4s vera, 2 down⏎", "−2"),
        ("4s vera +1⏎", "+1"),
        ("4п вера⏎ровно⏎", "="),
        ("4 пики вера ровно⏎", "="),
        ("4п в плюс 1⏎", "+1"),
        ("4п в без двух⏎", "−2"),
        ("4 Pik v⏎erfüllt⏎", "="),
        ("4 Pik v genau⏎", "="),
        ("4 Pik v 2 Faller⏎", "−2"),
    ):
        window.type(typed)
        assert (window.cell(0, columns.CONTRACT), window.refusal) == ("4♠ by Vera", ""), typed
        assert (window.cell(0, columns.RESULT), window.view.scored) == (result, 1), typed
        for column in (columns.RESULT, columns.CONTRACT):
            window.enter(0, column, "⌦")
        assert window.cell(0, columns.CONTRACT) == ""


@pytest.mark.parametrize("words", ["all pass", "alle passen", "Все пас", "gepasst", "пасс"])
def test_that_all_pass_may_be_typed_as_the_hint_says_it(window: Window, words: str) -> None:
    window.begun(first="Boris")
    window.prepare("12 9 13 6", "avd", "⏎zz⏎⏎")
    window.type(f"{words}⏎")
    assert window.cell(0, columns.CONTRACT) == "passed out"


def test_by_is_no_player_who_sits_out(window: Window) -> None:
    window.begun(first="Boris")
    window.prepare("12 9 13 6", "avd", "⏎zz⏎⏎")
    window.type("4 hearts by vera⏎")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Vera"


def test_an_enter_too_many_belongs_to_what_was_taken_and_opens_no_line(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    assert not window.preparing
    assert window.form.editor is None, "the third Enter at the opening bid"
    window.type("4sv⏎⏎")
    assert window.form.editor is None
    window.type("+1⏎⏎")
    assert window.view.scored == 1
    assert window.form.editor is None
    window.type("⏎")
    assert window.form.editor is not None
    assert window.form.editor.text() == "+1"
    window.type("⎋")
    # Any other key ends it: who walks to a cell and presses Enter means that cell.
    window.enter(0, columns.CONTRACT, "4s d⏎")
    window.press(DOWN, UP, ENTER)
    assert window.form.editor is not None


def test_a_tab_after_an_entry_is_its_enter_and_leads_nowhere(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type("12⇥9⇥13⇥6⇥boris⇥v⇥dima⇥⏎z⇥ ⇥vera⇥⏎")
    assert not window.preparing
    window.type("4s vera⇥+1⇥")
    assert window.view.scored == 1
    assert window.cell(0, columns.OPENS) == "Vera"
    assert window.form.hasFocus()
    window.press(TAB)
    assert not window.form.hasFocus()


def test_backspace_after_a_single_key_goes_back_to_its_cell(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎z⌫")
    assert window.at() == (0, columns.Z, 0)
    window.type(" ")
    assert window.column(0, columns.Z) == ["no", "empty"]
    window.type("⌦")  # nothing stands there, and that is not "no"
    assert window.column(0, columns.Z) == ["no", "empty"]
    window.type("zv⌫⌫b")
    assert window.column(0, columns.Z) == ["no", "yes"]
    assert window.cell(0, columns.OPENS) == "Boris"


@pytest.mark.parametrize(
    ("answers", "written"),
    [
        ("yesno", ["yes", "no"]),
        ("no⏎yes⏎", ["no", "yes"]),
        ("not vulnerableyes", ["no", "yes"]),
        ("vulnerable⏎n", ["yes", "no"]),
        ("n ", ["no", "no"]),
        ("да⏎нет⏎", ["yes", "no"]),
        ("ja⏎nein⏎", ["yes", "no"]),
        ("Yes⇥No⇥", ["yes", "no"]),
    ],
)
def test_whoever_is_asked_for_z_may_answer_in_words(
    window: Window, answers: str, written: list[str]
) -> None:
    window.begun(ALIKE, first="Anna")
    window.prepare("12 9 13 6", "albobe", "⏎")
    window.type(answers)
    assert window.column(0, columns.Z) == written
    assert window.form.editor is None


@pytest.mark.parametrize(
    ("typed", "opener"),
    [("nno⏎", "Olga"), ("nnol⏎", "Olga"), ("nnolga⏎", "Olga"), ("nnob", "Boris")],
)
def test_a_word_for_z_and_the_name_that_follows_are_told_apart(
    window: Window, typed: str, opener: str
) -> None:
    window.begun(("Cara", "Olga", "Anna", "Boris", "Dima"), first="Cara")
    window.prepare("12 9 13 6", "oab", "⏎")
    window.type(typed)
    assert window.cell(0, columns.Z, 1) == ""
    assert window.said(0, columns.OPENS) == opener


@pytest.mark.parametrize(
    ("typed", "vulnerable"),
    [
        ("z z", (True, True)),
        ("n z", (False, True)),
        ("z n", (True, False)),
        ("yes no ", (True, False)),
        ("no yes ", (False, True)),
        ("no  yes ", (False, True)),
        ("yes  ", (True, False)),
        ("vulnerable not vulnerable ", (True, False)),
        ("z ", (True, False)),
        (" z", (False, True)),
        ("  ", (False, False)),
    ],
)
def test_the_answers_for_z_may_be_parted_by_a_space_as_names_are(
    window: Window, typed: str, vulnerable: tuple[bool, bool]
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd⏎", "⏎")
    window.type(f"{typed}vera⏎")
    assert window.view.deals[0].deal.vulnerable == vulnerable
    assert window.cell(0, columns.OPENS) == "Vera"


def test_a_name_behind_a_space_for_z_is_who_opens(window: Window) -> None:
    window.begun(("Anna", "Boris", "Vera", "Nora", "Zoe"), first="Anna")
    window.prepare("12 9 13 6", "bvn⏎", "⏎")
    window.type("z z⏎")
    assert window.view.deals[0].deal.vulnerable == (True, False)
    assert window.cell(0, columns.OPENS) == "Zoe"


def test_the_die_is_rolled_by_its_key_in_a_line_that_is_open_as_well(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎q⏎")
    assert window.refusal.endswith("r for the die")
    window.type("r")
    assert window.form.editor is None
    assert window.wanted.startswith("The die shows")
    assert window.said(0, columns.Z) in ("yes", "no")
    assert window.at() == (0, columns.Z, 1)
    window.type("⌫")
    assert window.at() == (0, columns.Z, 0)


def test_an_enter_straight_after_the_die_is_the_dies_and_takes_no_opener(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎r⏎")
    assert window.at() == (0, columns.Z, 1)
    assert not window.refusal
    window.type("r⏎")
    assert window.said(0, columns.Z, 1) in ("yes", "no")
    assert window.at() == (0, columns.OPENS, 0)
    assert window.cell(0, columns.OPENS) == ""
    assert window.wanted.startswith("Who opens?")  # it is read before it is taken, and once
    assert window.then.startswith("40 ✓")
    window.type("⌫")
    assert window.at() == (0, columns.Z, 1)
    window.type("r")
    assert window.wanted.startswith("The die shows")
    window.type("⏎⏎")
    assert window.said(0, columns.OPENS) == "Boris"
    assert window.wanted.startswith("Ready")


def test_an_enter_after_a_die_that_was_rolled_with_the_mouse_is_the_dies_too(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎z")
    window.form.roll(Spot(0, columns.Z, 1))
    window.type("⏎")
    assert window.cell(0, columns.OPENS) == ""
    window.type("⏎")
    assert window.said(0, columns.OPENS) == "Boris"


def test_backspace_after_an_enter_goes_back_to_what_it_ended(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zzb⏎⏎")
    window.type("4s v⏎")
    assert window.at() == (0, columns.RESULT, 0)
    window.type("⌫")
    assert window.at() == (0, columns.CONTRACT, 0)
    window.type("4h b⏎")
    assert window.cell(0, columns.CONTRACT) == "4♥ by Boris"


def test_an_arrow_down_after_a_count_is_its_enter(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    for count in ("12", "9", "13", "6"):
        window.type(count)
        window.press(DOWN)
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]
    for name in ("b", "vera", "d"):
        window.type(name)
        window.press(DOWN)
    assert window.column(0, columns.PLAYER) == ["Boris", "Vera", "Dima", "Egor"]


def test_an_arrow_up_or_down_leaves_the_line_that_is_open(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎")
    window.walk_to(0, columns.DEAL)
    window.type("the cat")
    window.press(UP)
    assert window.form.editor is None
    assert window.view.deals[0].deal.note == "the cat"
    window.walk_to(0, columns.PARTNERS)
    window.type("q")
    window.press(DOWN)
    assert window.form.editor is None
    assert window.said(0, columns.PARTNERS).endswith(
        "q is half typed. Go on with it, or type anew."
    )


def test_typed_where_nothing_can_be_and_nothing_is_wanted_it_is_not_lost_silently(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    window.go_to(0, columns.SCORE)
    window.type("3")
    assert window.refusal.startswith("Nothing is typed in this cell;")
    window.go_to(0, columns.CONTRACT)
    window.type("3s v⏎")
    assert window.cell(0, columns.CONTRACT) == "3♠ by Vera"


def test_what_is_half_typed_waits_where_it_is_left_and_is_gone_on_with(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4s")
    window.go_to(0, columns.PREPARED_BY)
    assert window.form.editor is None
    assert window.refusal.startswith("Who plays it?")
    assert window.said(0, columns.CONTRACT).startswith("empty 4s is half typed.")
    window.press(F2, ESC, ESC)  # and it is there when one comes back
    window.go_to(0, columns.CONTRACT)
    assert window.then == "4s is half typed. Go on with it, or type anew."
    window.type("xv")
    assert window.cell(0, columns.CONTRACT) == "4♠X by Vera"
    assert "half typed" not in window.said(0, columns.CONTRACT)


@pytest.mark.parametrize(
    ("half", "then", "contract"),
    [
        ("4s", "4hb", "4♥ by Boris"),
        ("4s", "⏎⏎⎋3c d", "3♣ by Dima"),
        ("4s q", "4s b", "4♠ by Boris"),
        ("4s⏎", "b", "4♠ by Boris"),  # in the line that was refused it is the same
        ("4s⏎", "4hb", "4♥ by Boris"),
        ("4sp⏎", "boris", "4♠ by Boris"),  # of a word half written, too, the name is no more of it
        ("4 пи⏎", "борис", "4♠ by Boris"),
        ("14s", "⌫4sb", "4♠ by Boris"),
    ],
)
def test_half_of_an_entry_can_be_typed_anew(
    window: Window, half: str, then: str, contract: str
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type(half)
    window.go_to(0, columns.DECK)
    window.type(then)
    assert window.cell(0, columns.CONTRACT) == contract
    assert window.refusal == ""


def test_a_name_that_two_may_have_is_gone_on_with_after_enter(window: Window) -> None:
    window.begun(ALIKE, first="Cara")
    window.prepare("12 9 13 6", seats="")
    window.type("a⏎")
    assert window.refusal == "A may be Anna or Alex"
    window.type("l")
    assert window.column(0, columns.PLAYER)[0] == "Alex"


def test_what_was_half_typed_is_no_more_when_something_else_stands_there(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4s")
    window.go_to(0, columns.DECK)
    window.click_cell(0, columns.CONTRACT)
    window.choose("Passed out")
    assert "half typed" not in window.said(0, columns.CONTRACT)
    window.ctrl("z")
    assert "half typed" not in window.said(0, columns.CONTRACT)


@pytest.mark.parametrize("column", [columns.DEAL, columns.TEAM_HCP, columns.TARGET])
def test_a_figure_where_the_preparer_types_none_is_the_count_that_is_wanted(
    window: Window, column: Any
) -> None:
    window.begun()
    window.press(F2)
    window.type("12 ")
    window.go_to(0, column)
    window.type("913")
    assert window.refusal == ""
    assert window.column(0, columns.HCP) == ["12", "9", "13", "empty"]


def test_after_the_undo_of_a_stray_note_the_counts_go_on(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12 9 ")
    window.go_to(0, columns.DEAL)
    window.type("oops⏎")
    window.ctrl("z")
    assert window.at() == (0, columns.DEAL, 0)
    window.type("136")
    assert window.refusal == ""
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]


# Counts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", ["13⏎8⏎8⏎11⏎", "13 8 8 11 ", "138⏎8⏎11"])
def test_four_counts_are_mended_one_by_one_past_a_sum_that_is_right(
    window: Window, keys: str
) -> None:
    window.begun()
    window.prepare("10 11 8 11", seats="")
    for _ in range(4):
        window.press(UP)
    window.walk_to(0, columns.HCP, 0)
    window.type(keys)
    assert window.column(0, columns.HCP) == ["13", "8", "8", "11"]
    assert window.at() == (0, columns.PLAYER, 0)


def test_a_count_that_is_right_is_kept_with_enter_and_a_letter_goes_on(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 12 6", seats="")
    assert "1 missing of 40" in window.wanted
    window.press(DOWN, DOWN)
    window.type("13")
    assert window.at() == (0, columns.HCP, 3)
    window.type("b")
    assert window.column(0, columns.PLAYER) == ["Boris", "empty", "empty", "empty"]
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]


def test_enter_keeps_each_count_in_turn(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("13 9 12 6", seats="")
    window.walk_to(0, columns.HCP, 1)
    window.type("9⏎⏎⏎")
    assert window.column(0, columns.HCP) == ["13", "9", "12", "6"]
    assert window.at() == (0, columns.PLAYER, 0)


def test_esc_leads_back_to_the_wanted_cell(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.walk_to(0, columns.PREPARED_BY)
    window.type("⎋4s v⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Vera"
    window.press(UP, UP)
    window.walk_to(0, columns.PLAYER, 2)
    window.type("z⎋")  # only the line is given up at first
    assert window.at() == (0, columns.PLAYER, 2)
    window.type("⎋")
    assert window.at() == (0, columns.RESULT, 0)


def test_enter_keeps_the_counts_before_the_one_that_is_wrong(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type("129⏎137⏎")
    assert window.at() == (0, columns.HCP, 0), "the four make 41"
    window.type("⏎⏎⏎")
    assert window.form.editor is None
    assert window.at() == (0, columns.HCP, 3)
    window.type("6⏎")
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]
    assert window.at() == (0, columns.PLAYER, 0)


def test_typing_over_a_count_replaces_it_and_a_wrong_one_stays_in_sight(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12")
    window.press(UP)
    window.type("3")
    assert window.form.editor is not None
    assert window.form.editor.text() == "3"
    window.type("9")
    assert window.refusal == "HCP A is 39; a hand holds 0–37"
    assert window.form.editor.text() == "39"
    window.type("1")
    assert window.form.editor.text() == "1"
    assert window.refusal == ""  # it goes when something new is typed
    window.type("3")
    assert window.column(0, columns.HCP) == ["13", "empty", "empty", "empty"]


def test_backspace_takes_back_what_did_not_wait_for_enter(window: Window) -> None:
    window.begun()
    window.press(F2)
    window.type("12⌫3")
    assert window.column(0, columns.HCP) == ["13", "empty", "empty", "empty"]


# What is said ---------------------------------------------------------------------------------


def test_the_hint_lists_how_short_each_name_can_be_whoever_sits_out(window: Window) -> None:
    window.begun(ALIKE, first="Alex")
    window.prepare("12 9 13 6", seats="")
    assert window.wanted == "Who picked deck A? Type Anna (an), Boris (bo), Bea (be), Cara (c)."
    window.type("an")
    assert window.wanted.startswith("Who picked deck B? Type Boris (bo), Bea (be), Cara (c).")
    window.type("boca⏎⏎zz⏎⏎")
    assert "such as 4s c or, doubled, 4sx an;" in window.wanted


def test_the_strip_has_the_deal_that_is_wanted_next_in_the_face_that_is_up(window: Window) -> None:
    window.begun(first="Anna")
    assert "Deal 1 of 15" in window.strip
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv")
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
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv+1⏎")
    window.enter(0, columns.CONTRACT, "3nt v⏎")
    assert window.cell(0, columns.RESULT) == "+2"
    assert window.wanted == "11 tricks: 3NT +2."


def test_a_contract_corrected_without_a_name_is_played_by_who_stands_there(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv+1⏎")
    window.go_to(0, columns.CONTRACT)
    assert window.then == "Type only the new contract, and Vera still plays it."
    window.type("5d⏎")
    assert (window.refusal, window.cell(0, columns.CONTRACT)) == ("", "5♦ by Vera")
    window.enter(0, columns.CONTRACT, "5d b⏎")
    assert window.cell(0, columns.CONTRACT) == "5♦ by Boris"


def test_a_line_up_with_partners_who_stay_together_says_so_where_it_is_offered(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    deal = window.view.deals[0].deal
    assert deal.teams is not None
    declarer, dummy = deal.teams[0]
    window.type(f"1c{declarer}=⏎")
    window.prepare("12 9 13 6", seats="")
    preparer = window.cell(1, columns.PREPARED_BY)
    four = [name for name in window.view.sheet.players if name != preparer]
    window.type("".join(name[0].lower() for name in four[:3]))
    assert preparer == dummy
    said = set()
    for _ in range(3):
        said.add((window.then, window.cell(1, columns.PARTNERS)))
        window.type(" ")
    kept = " – ".join(deal.teams[1])
    told = [then for then, _ in said if "played together just now" in then]
    assert told == [f"{kept} played together just now: whoever stays changes partner."]
    window.click_cell(1, columns.PARTNERS, double=True)
    assert [f"{kept} stay together" in label for label in window.offered()].count(True) == 1


def test_the_swap_takes_the_place_of_the_result_and_can_be_typed_in_full(window: Window) -> None:
    deal, _, dummy = window.reach_a_swap()
    assert window.wanted.startswith("Swap before the lead")
    assert "The result is asked for after it" in window.then
    result = deal, columns.RESULT, 0
    assert window.at() == result
    proposed = window.form.proposal(Spot(*result))
    assert proposed is not None
    assert proposed.text == "swap"
    window.type("⏎")
    assert window.refusal.startswith("S takes the swap")
    assert window.asks_for_a_swap
    window.type("swap⏎")
    assert window.form.proposal(Spot(*result)) is None
    assert window.cell(deal, columns.CONTRACT).endswith(f"by {dummy}")
    assert "is being played" in window.wanted
    window.type("=⏎")
    assert window.view.scored == 2


@pytest.mark.parametrize(
    ("said", "result"), [("сыграно", "="), ("с лишней", "+1"), ("seven", "="), ("csuhfyj", "=")]
)
def test_a_result_that_begins_with_the_letter_of_the_swap_is_no_swap(
    window: Window, said: str, result: str
) -> None:
    deal, declarer, _ = window.reach_a_swap()
    window.type(f"{said}⏎")
    assert window.cell(deal, columns.RESULT) == result
    assert window.cell(deal, columns.CONTRACT).endswith(f"by {declarer}")
    window.ctrl("z")
    assert window.asks_for_a_swap


@pytest.mark.parametrize("letter", ["s", "с", "ы", "c"])
def test_the_swap_is_taken_by_its_key_and_a_result_in_words_typed_behind_it(
    window: Window, letter: str
) -> None:
    deal, _, dummy = window.reach_a_swap()
    window.type(f"{letter}ровно⏎")
    assert window.cell(deal, columns.CONTRACT).endswith(f"by {dummy}")
    assert window.cell(deal, columns.RESULT) == "="


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


OTHER_KEYS = ("Аня", "Борис", "Вера", "Дима", "Егор")
"""With the keyboard set to Latin letters `d` is Дима, and the key of В."""


@pytest.mark.parametrize("others", ["lbvf ,jhbc⏎", "Lbvf⏎<jhbc⏎"])
def test_a_name_in_the_other_alphabet_is_read_though_its_first_letter_is_somebody_s(
    window: Window, others: str
) -> None:
    window.begun(OTHER_KEYS, first="Аня")
    window.prepare("12 9 13 6", "", "")
    window.type("d")
    assert window.column(0, columns.PLAYER)[0] == "Дима"
    window.type(f"thf⏎{others}")
    assert window.column(0, columns.PLAYER) == ["Вера", "Дима", "Борис", "Егор"]
    assert (window.refusal, window.form.editor) == ("", None)
    window.type("⏎zz")
    window.type("dthf⏎")
    assert window.cell(0, columns.OPENS) == "Вера"


def test_undo_knows_nothing_of_who_was_taken_for_a_name_in_the_other_alphabet(
    window: Window,
) -> None:
    window.begun(OTHER_KEYS, first="Аня")
    window.prepare("12 9 13 6", "", "")
    window.type("dthf⏎")
    assert window.cell(0, columns.PLAYER) == "Вера"
    window.ctrl("z")
    assert window.cell(0, columns.PLAYER) == ""


@pytest.mark.parametrize("before", ["Борис", "Дима"])
def test_undo_leads_from_a_name_in_the_other_alphabet_to_the_one_before(
    window: Window, before: str
) -> None:
    window.begun(OTHER_KEYS, first="Аня")
    window.prepare("12 9 13 6", "бвд", "⏎zz")
    window.type(f"{before}⏎⏎")
    window.go_to(0, columns.OPENS)
    window.type("dthf⏎")
    assert window.cell(0, columns.OPENS) == "Вера"
    window.ctrl("z")
    assert window.cell(0, columns.OPENS) == before


@pytest.mark.parametrize(
    ("names", "out", "keys", "decks", "line"),
    [
        # Two begin with the letter, and it waits; or somebody does who sits out.
        (("Аня", "Денис", "Вера", "Дима", "Егор"), "Аня", "dthf⏎", "Вера", None),
        (OTHER_KEYS, "Дима", "dthf⏎", "Вера", None),
        (("Anna", "Boris", "Vera", "Dima", "Egor"), "Anna", "вшьф⏎", "Dima", None),
        # Letters that wait in the next cell, for one of two, count as well.
        (("Тарас", "Тимур", "Вера", "Дима", "Аня"), "Аня", "dthf⏎", "Вера", None),
        (("Тарас", "Тимур", "Вера", "Дима", "Аня"), "Аня", "dth", "Вера", None),
        # What is somebody's in this alphabet stays that.
        (("Тарас", "Тимур", "Вера", "Дима", "Аня"), "Аня", "dti", "Дима, Тимур", None),
        (("Тарас", "Яна", "Вера", "Дима", "Аня"), "Аня", "dt", "Дима, Тарас", None),
        (("Тарас", "Яна", "Вера", "Дима", "Аня"), "Дима", "dt", "", "t"),
        (("Тарас", "Яна", "Вера", "Дима", "Аня"), "Дима", "dth", "Вера", None),
        (("Тарас", "Яна", "Вера", "Дима", "Аня"), "Тарас", "dt", "Дима", "t"),
        # One letter is as likely a slip, and is told.
        (OTHER_KEYS, "Аня", "l", "", "l"),
        (OTHER_KEYS, "Вера", "dthf⏎", "", "dthf"),
    ],
)
def test_which_alphabet_is_meant_is_told_by_all_that_was_typed(
    window: Window, names: tuple[str, ...], out: str, keys: str, decks: str, line: str | None
) -> None:
    window.begun(names, first=out)
    window.prepare("12 9 13 6", "", "")
    window.type(keys)
    assert ", ".join(filter(None, window.view.deals[0].deal.decks)) == decks
    assert (window.form.editor and window.form.editor.text()) == line


def test_keys_kept_from_the_last_deal_planned_are_promised_no_way_back(window: Window) -> None:
    window.begun(first="Anna", planned=1)
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv")
    window.press(F2)
    assert (
        window.refusal == "All planned deals (1) are dealt; more are planned in Edit, Planned deals"
    )
    window.type("9")
    assert window.refusal == (
        "The preparer's face is covered. Press Esc or click to type here (a result such as = or +1 "
        "needs neither)."
    )
    assert window.view.scored == 0
    window.type("=⏎")
    assert window.view.scored == 1


def test_whoever_deletes_what_a_deal_is_scored_by_is_told_what_brings_it_back(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    told = "Deal 1 is open again and its score is gone: Ctrl+Z brings it back."
    for column, clears in (
        (columns.RESULT, "⌦"),
        (columns.RESULT, "⏎⌫⏎"),
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
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    window.prepare("12 9 13 6", "avd", "⏎zz⏎⏎")
    window.type("4sv")
    assert window.view.deals[1].deal.contract is not None
    window.enter(0, columns.RESULT, "⌦")
    window.press(ESC)
    assert window.wanted.startswith("Deal 1 is being played")
    assert window.then == ""


_FIRST = "The first Enter ends what was typed. "


@pytest.mark.parametrize("end", ["⏎", "⇥"])
def test_an_enter_does_what_the_line_says_of_it_also_after_counts_run_together(
    window: Window, end: str
) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type("129137")
    for deck in "ABC":
        if deck == "A":
            assert window.then.startswith(f"{_FIRST}Is A right? Enter keeps it;")
            window.type(end)
        assert window.then.startswith(f"Is {deck} right? Enter keeps it;")
        window.type("⏎")
    assert window.at() == (0, columns.HCP, 3)


def test_an_enter_that_ends_a_name_is_told_from_the_one_that_takes_what_is_shown(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", seats="bvd")
    assert window.then.startswith(_FIRST)
    window.type("⏎")
    assert not window.then.startswith(_FIRST)
    window.type("⏎zzv")
    assert window.wanted.startswith("Ready: hand out the cards.")
    assert window.then.startswith(_FIRST)
    window.press(UP)
    assert not window.then.startswith(_FIRST), "any other key ends it"


def test_where_the_sum_is_wrong_each_deck_is_asked_about_in_turn(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 5", seats="")
    for deck in "ABC":
        assert window.then.startswith(f"Is {deck} right? Enter keeps it; or type the right count.")
        window.type("⏎")
    window.type("⏎")
    assert window.then.startswith("Is A right?")


def test_what_the_hint_tells_of_a_long_name_is_enough_wherever_it_is_asked_for(
    window: Window,
) -> None:
    window.begun(("Александр", "Александра", "Анна", "Борис", "Вера"), first="Александра")
    told = "Александр (ал,\N{NO-BREAK SPACE}Enter), "
    window.prepare("12 9 13 6")
    assert f"Type {told}Анна (ан)" in f"{window.wanted} {window.then}"
    window.type("бвал⏎")
    assert window.column(0, columns.PLAYER) == ["Борис", "Вера", "Александр", "Анна"]
    window.type("⏎zz")
    assert told in window.wanted
    window.type("ал⏎⏎")
    assert window.cell(0, columns.OPENS) == "Александр"
    window.type("4s ал⏎")
    assert window.cell(0, columns.CONTRACT) == "4♠ by Александр"


def test_of_two_teams_only_the_one_is_marked_that_was_written_otherwise(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4s v=⏎")
    first, second = window.column(0, columns.PARTNERS)
    assert first.split() == ["Boris", "–", "Vera"]
    window.enter(0, columns.PARTNERS, "vera boris⏎")
    marked = "Vera – Boris corrected after the deal was open"
    assert window.column(0, columns.PARTNERS) == [marked, second]
    window.go_to(0, columns.Z, 1)
    window.press(SPACE)
    found = window.column(0, columns.Z)
    assert ["corrected" in each for each in found] == [False, True]
    window.ctrl("z")
    window.ctrl("z")
    assert window.column(0, columns.PARTNERS) == [first, second]


def test_two_counts_of_a_deal_that_is_over_are_mended_one_after_the_other(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4s v=⏎")
    window.enter(0, columns.HCP, "13⏎")
    assert window.refusal.startswith("The four would add up to 41, not 40: mend another one, too")
    window.type("⎋")
    window.enter(0, columns.HCP, "8⏎", 1)  # what was given up counts for no other
    assert window.refusal.startswith("The four would add up to 39, not 40: mend another one, too")
    window.press(UP)
    window.type("13⏎")
    assert window.refusal == ""
    marked = [f"{hcp} corrected after the deal was open" for hcp in (13, 8)]
    assert window.column(0, columns.HCP) == [*marked, "13", "6"]
    window.ctrl("z")
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]


def test_what_players_noted_is_typed_one_after_the_other(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    window.go_to(0, columns.PLAYER)
    window.type("11⏎100⏎10⏎-⏎6⏎")
    shown = window.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 11, "Vera": 10, "Egor": 6}
    window.press(ESC)
    window.go_to(0, columns.PLAYER)
    window.type("12 10 13 6⏎")
    assert window.at() == (0, columns.PLAYER, 0), "all four are written"


def test_where_a_struck_line_is_empty_nothing_is_noted_nor_mended_unseen(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
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
        window.type(typed)
        assert window.refusal.startswith("Nothing is typed in this cell"), column
        window.click_cell(0, column, double=True)
        assert window.pad is None
        assert window.form.editor is None
    assert window.view is before
    window.enter(0, columns.OPENS, "vera")  # that stands there, and is mended
    assert window.cell(0, columns.OPENS) == "Vera"


def test_counts_typed_on_in_the_preparer_face_are_not_noted_for_the_next_player(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    window.press(F2)
    window.go_to(0, columns.PLAYER)
    window.type("11⏎12⏎9⏎")
    shown = window.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert dict(shown.noted) == {"Boris": 11}


@pytest.mark.parametrize("keys", ["4sv=⏎", "4s v made⏎", "4 spades v doubled made⏎"])
def test_a_result_typed_with_its_contract_leads_on_as_one_typed_behind_it(
    window: Window, keys: str
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type(keys)
    assert window.at() == (0, columns.RESULT, 0)
    assert "prepares deal 2" in window.then
    window.go_to(0, columns.CONTRACT)
    window.type("4s d⏎")
    assert window.at() == (0, columns.CONTRACT, 0), "only the contract was mended"


@pytest.mark.parametrize("typed", ["Вера и Борис", "вера с борисом"])
def test_partners_are_typed_with_the_word_that_people_say_between_them(
    window: Window, typed: str
) -> None:
    window.begun(RUSSIAN, first="Аня")
    window.prepare("12 9 13 6", "бвд", "")
    window.type(f"{typed}⏎")
    assert (window.refusal, window.cell(0, columns.PARTNERS)) == ("", "Вера – Борис")


@pytest.mark.parametrize(
    ("names", "decks", "partners", "pair"),
    [
        (OTHER_KEYS, "Dthf⏎Lbvf⏎<jhbc⏎Tujh⏎", "Dthf ,jhbc⏎", "Вера – Борис"),
        (OTHER_KEYS, "dthf⏎lbvf⏎,jhbc⏎tujh⏎", "dthf b tujh⏎", "Вера – Егор"),
        (OTHER_KEYS, "dthf⏎lbvf⏎,jhbc⏎tujh⏎", "lbvf⏎", "Борис – Дима"),
        (NAMES, "мукф⏎вшьф⏎ищкшы⏎упщк⏎", "мукф упщк⏎", "Vera – Egor"),
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


def test_a_count_typed_before_the_preparer_face_is_open_changes_no_result(window: Window) -> None:
    window.begun(first="Anna", planned=2)
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    for count in ("12", "9", "13", "6"):
        window.type(f"{count}⏎")
        assert window.refusal.startswith("Counts are typed beside their decks")
        assert window.form.editor is None, "nobody at the table sees it"
    assert window.cell(0, columns.RESULT) == "="
    window.press(ESC)
    window.type("+1⏎")
    assert (window.refusal, window.cell(0, columns.RESULT)) == ("", "+1")


def test_tricks_mend_the_result_where_no_count_can_be_meant(window: Window) -> None:
    window.begun(first="Anna", planned=1)
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("4sv=⏎")
    window.type("11⏎")
    assert (window.refusal, window.cell(0, columns.RESULT)) == ("", "+1")


def test_a_contract_given_to_the_partner_tells_that_somebody_else_is_to_prepare(
    window: Window,
) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd⏎", "bv⏎zz")
    window.type("v⏎⏎4sb⏎")
    window.press(F2)  # Vera is dummy
    assert "was to prepare" not in window.then
    window.press(ESC, ESC)
    window.ctrl("z")
    window.type("4sv⏎")
    told = "Boris was to prepare; whoever does is typed under “Prepared by”."
    assert window.then == f"Vera is preparing deal 2. {told}"
    window.type("=⏎")
    assert window.then.endswith(told)
    window.press(F2)
    assert window.then == told
    window.go_to(1, columns.PREPARED_BY)
    window.type("Boris⏎")
    assert window.cell(1, columns.PREPARED_BY) == "Boris"
    assert window.then == "Then each player picks a deck."


def test_who_was_to_prepare_is_told_until_the_first_deck_is_picked(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd⏎", "bv⏎zz")
    window.type("v⏎⏎4sb=⏎")
    window.press(F2)
    window.go_to(1, columns.PREPARED_BY)
    window.type("Egor⏎")
    assert "Vera was to prepare" in window.then
    window.type("12 9 13 6 b")
    window.press(ESC)
    assert "was to prepare" not in f"{window.wanted} {window.then}"


@pytest.mark.parametrize("seats", ["", "⏎", "⏎z", "⏎zz", "⏎zzv"])
@pytest.mark.parametrize("counts", ["13 11 9 7⏎", "131197⏎", "13, 11, 9, 7⏎"])
def test_four_counts_are_counts_wherever_the_preparer_is_by_then(
    window: Window, seats: str, counts: str
) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type(f"10 11 12 7 bvd⏎{seats}")
    assert "No opening hand" in window.then
    window.type(counts)
    assert window.column(0, columns.HCP) == ["13", "11", "9", "7"]
    assert window.cell(0, columns.CONTRACT) == ""
    assert "An opening hand is there (A, 13)." in window.then
    window.type("13 11 9 8⏎")  # which are no pack
    assert "41" in window.refusal
    assert window.column(0, columns.HCP) == ["13", "11", "9", "7"]
    window.press(ESC)
    assert window.column(0, columns.HCP) == ["covered"] * 4
    assert not window.preparing


@pytest.mark.parametrize("picked", ["", "b", "bv", "bv xx⏎", "boris vera "])
@pytest.mark.parametrize("counts", ["14 8 9 9⏎", "14899", "14⏎8⏎9⏎9⏎", "14, 8, 9, 9⏎"])
def test_the_four_counts_of_a_new_deal_go_to_the_decks_from_a_on(
    window: Window, picked: str, counts: str
) -> None:
    """Nobody could open, and somebody had picked a deck already: the cursor is at another one."""
    window.begun(first="Anna")
    window.press(F2)
    window.type(f"10 10 10 10 {picked}{counts}")
    assert window.column(0, columns.HCP) == ["14", "8", "9", "9"]
    assert "An opening hand is there (A, 14)." in f"{window.wanted} {window.then}"


def test_who_counts_again_from_a_deck_on_means_that_deck_first(window: Window) -> None:
    window.begun(first="Anna")
    window.press(F2)
    window.type("10 10 14 6 bv")
    window.type("13⏎7⏎")
    assert window.column(0, columns.HCP) == ["10", "10", "13", "7"]
