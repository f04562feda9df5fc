"""Whole sessions of all games but the house game in the real window, with a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from chicago_gui.desk.library import history_lines
from chicago_gui.games.four_deal import columns as fd
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.rubber import columns as rb
from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams.session import Room
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.model import SPOKEN, FormModel
from tests.listening import Listener
from tests.sheets.known import SHEETS
from tests.window import CONTROL, DELETE, ESC, Window

Opened = Callable[[str], Window]


@pytest.fixture
def opened(tmp_path: Path, qapp: object) -> Opened:
    """Return a function that opens a session that all tests know."""
    return lambda name: Window(tmp_path, SHEETS / f"{name}.chicago", drawn=False)


def shown(window: Window) -> Any:
    return window.face.entries.view


def test_a_rubber_is_gone_on_with_undone_and_found_again(opened: Opened) -> None:
    with opened("rubber-crib") as window:
        # Tools of other games are hidden, also on other pages, so that no button moves.
        actions, others = window.main.actions_by_name, {"preparer", "from_paper", "plan"}
        assert {name for name, each in actions.items() if not each.isVisible()} == others
        window.use("sessions")
        assert {name for name, each in actions.items() if not each.isVisible()} == others
        window.press(ESC)
        window.type("⏎3nt a⏎+1⏎p⏎2h b⏎")
        assert shown(window).sittings[1].lines[0].above == (30, 0)
        assert window.strip.endswith("Rubber 2, deal 2")
        window.ctrl("z")
        assert window.action("undo").text() == "Undo: rubber 2, deal 2, passed out"
        window.start_again()
        # Lines: heading, four deals, footing, next heading, a deal, and the struck one.
        assert window.cell(8, rb.CONTRACT) == "passed out"
        assert window.wanted.startswith("Rubber 2, deal 2: Cid deals.")
        window.ctrl("z", shift=True)
        assert window.wanted.startswith("Rubber 2, deal 2: 2♥ by Bob.")


def test_a_wide_heading_is_read_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("rubber-crib") as window:
        model = window.form.model()
        assert isinstance(model, FormModel)
        line = [str(model.data(model.index(0, at), SPOKEN)) for at in range(model.columnCount())]
        assert [said.endswith("Ann & Cid – Bob & Dee") for said in line].count(True) == 1

        listener = Listener(monkeypatch)
        model.cells_changed(0)
        places = [divmod(child, model.columnCount() + 1) for child in listener.renamed]
        cells = [model.index(row - 1, column - 1) for row, column in places]
        renamed = [str(model.data(cell, SPOKEN)) for cell in cells]
    assert [said for said in renamed if said] == [said for said in line if said]
    assert len(renamed) == len([said for said in line if said])


def numbers(window: Window) -> list[str]:
    """Return the contracts of the first round with their numbers, as on the form."""
    rows = range(1, len(shown(window).sittings[0].lines) + 1)
    return [f"{window.cell(row, fd.NUMBER)} {window.cell(row, fd.CONTRACT)}" for row in rows]


def test_a_deal_is_deleted_and_inserted_by_keys(opened: Opened) -> None:
    with opened("four-deal-crib") as window:
        before = numbers(window)
        third, total = before[2].removeprefix("3"), shown(window).sittings[0].total
        window.go_to(2, fd.CONTRACT)
        window.press(DELETE, held=CONTROL)
        assert numbers(window)[1] == f"2{third}"
        assert "New dealer: deals 2 and 3." in window.then
        assert window.action("undo").text() == "Undo: round 1, deal 2: deleted"
        window.ctrl("z")
        assert numbers(window) == before
        assert shown(window).sittings[0].total == total
        assert window.action("redo").text() == "Redo: round 1, deal 2: deleted"
        window.ctrl("z", shift=True)
        window.go_to(2, fd.CONTRACT)
        window.ctrl("i")
        assert window.action("undo").text() == "Undo: round 1, deal 2: inserted"
        assert window.at()[:2] == (2, fd.CONTRACT)
        window.type("p⏎")
        found = numbers(window)
        assert found[1:3] == ["2 passed out", f"2{third}"]
        window.start_again()
        assert numbers(window) == found


def test_a_fifth_deal_is_refused_and_a_passed_out_one_inserted(opened: Opened) -> None:
    with opened("four-deal-crib") as window:
        total = shown(window).sittings[0].total
        window.go_to(3, fd.CONTRACT)
        window.ctrl("i")
        assert window.refusal.startswith("A round has only four deals")
        window.form.change_wanted.emit(window.form.entries.form.insertions(shown(window), 3)[1][1])
        assert numbers(window)[2] == "3 passed out"
        assert shown(window).sittings[0].total == total


def test_an_inserted_deal_may_not_win_the_rubber_earlier(opened: Opened) -> None:
    with opened("rubber-1") as window:
        first = shown(window).sittings[0]
        assert first.won is not None
        window.go_to(1, rb.CONTRACT)
        window.ctrl("i")
        assert "It counts once it is over." in window.then
        winner = first.sitting.sides[first.won][0]
        window.type(f"4s {winner}⏎=⏎")
        assert "Delete the deals after deal 3, which wins the rubber" in window.refusal
        window.press(ESC)
        window.go_to(1, rb.CONTRACT)
        window.press(DELETE, held=CONTROL)
        assert shown(window).sittings[0] == first


def test_a_rubber_is_stopped_and_gone_on_with_from_the_menus(opened: Opened) -> None:
    with opened("rubber-crib") as window:
        window.type("⏎3nt a⏎+1⏎")

        def in_cell_menu(words: str) -> bool:
            rubber = len(shown(window).sittings) - 1
            deals: Any = window.view.deals
            row = next(at for at, deal in enumerate(deals) if deal.sitting == rubber)
            menu = window.form.open_menu(CellRef(row, rb.CONTRACT), QPoint())
            lines = [line.text() for line in menu.actions()]
            menu.close()
            return words in lines

        stop, go_on = "Stop this rubber", "Continue this rubber"
        for words, stopped in ((stop, True), (go_on, False)):
            assert window.action("end").text() == words
            assert in_cell_menu(words)
            window.use("end")
            assert shown(window).sittings[-1].sitting.stopped is stopped
        window.ctrl("z")
        assert window.action("end").text() == go_on


def test_without_a_deal_nothing_is_inserted(opened: Opened) -> None:
    with opened("rubber-crib") as window:
        before = shown(window)
        window.go_to(0, rb.CONTRACT)
        window.ctrl("i")
        assert window.refusal.startswith("Select a deal first")
        assert shown(window) == before


def test_a_match_is_gone_on_with_undone_and_found_again(opened: Opened) -> None:
    with opened("teams-1") as window:
        closed = card.CARDS[Room.CLOSED][0]
        assert window.wanted.startswith("Board 6, closed room")
        window.type("4sn=⏎")
        assert window.cell(5, closed) == "4♠"
        window.ctrl("z")  # one step, because it was one line
        assert window.cell(5, closed) == ""
        window.start_again()
        assert window.wanted.startswith("Board 6, closed room")
        window.ctrl("z", shift=True)
        assert window.cell(5, closed) == "4♠"


@pytest.mark.parametrize("game", ["teams", "pairs"])
@pytest.mark.parametrize(("typed", "acts"), [("4 hearts south down 1", 1), ("4sn⏎-1", 2)])
def test_a_typed_board_is_one_step(opened: Opened, game: str, typed: str, acts: int) -> None:
    with opened(f"{game}-1") as window:
        session_id = window.form.entries.view.session.id
        if game == "pairs":
            window.type("40 1 5⏎")
        before = window.sheet(), window.at()
        told = len(history_lines(window.book, session_id))
        window.type(f"{typed}⏎")
        assert "−1" in str(window.sheet())
        assert len(history_lines(window.book, session_id)) == told + acts
        for _ in range(acts):
            assert (window.sheet(), window.at()) != before
            window.ctrl("z")
        assert (window.sheet(), window.at()) == before


def test_an_evening_of_pairs_goes_on_and_is_found_again(opened: Opened) -> None:
    with opened("pairs-1") as window:
        last = len(window.view.deals) - 1
        window.type("13 1 5⏎3ntn⏎")
        assert window.cell(last, travellers.NS) == "1 P1 – P2"
        window.start_again()
        assert window.wanted.startswith("Board 13, 1 against 5: 3NT by North.")
        window.type("=⏎")
        assert window.cell(last, travellers.RESULT) == "="
        assert window.action("undo").text() == "Undo: board 13, result"
        window.ctrl("z")
        assert window.cell(last, travellers.RESULT) == ""


def test_a_corrected_contract_says_what_the_tricks_are_worth(opened: Opened) -> None:
    with opened("pairs-1") as window:
        window.enter(1, travellers.CONTRACT, "4hx w -2⏎")
        assert window.wanted.startswith(
            "8 tricks: 4♥X −2. Board 1, 2 against 6: 4♥X by West, −2, not vulnerable: +300; "
        )


def test_a_result_that_is_mended_says_what_its_board_is_worth_now(opened: Opened) -> None:
    with opened("pairs-1") as window:
        window.enter(1, travellers.CONTRACT, "4s w⏎")
        window.enter(1, travellers.RESULT, "-2⏎")
        for column, typed, now in (
            (travellers.BY, "n⏎", "4♠ by North, −2, not vulnerable: −100"),
            (travellers.RESULT, "-1⏎", "4♠ by North, −1, not vulnerable: −50"),
            (travellers.CONTRACT, "3nt n +1⏎", "3NT by North, +1, not vulnerable: +430"),
            (travellers.CONTRACT, "p⏎", "passed out: 0"),
        ):
            window.enter(1, column, typed)
            assert window.wanted.startswith(f"Board 1, 2 against 6: {now}; the mean against ")
        window.enter(1, travellers.SCORE, "so it was⏎")
        assert "2 against 6" not in window.wanted, "a note changes nothing"


def test_a_space_behind_a_pair_that_plays_already_takes_no_result_off(opened: Opened) -> None:
    with opened("pairs-1") as window:
        line = len(window.view.deals) - 2
        before = window.sheet()
        window.enter(line, travellers.NS, "P3 ⏎")
        assert window.refusal == "Pair 2 already plays this board."
        assert window.sheet() == before
        window.type("⎋")
        window.enter(line, travellers.NS, "⌦")
        assert window.sheet() != before


def test_a_name_is_no_seat(opened: Opened) -> None:
    with opened("teams-1") as window:
        before = window.sheet()
        for typed in ("4s dee =", "4sdee", "4h ann"):
            window.type(f"{typed}⏎")
            assert "Type n, e, s or w for declarer" in window.refusal
            assert window.line.text() == typed
            window.type("⎋")
        assert window.sheet() == before


def test_a_meeting_that_is_on_the_traveller_goes_to_its_line(opened: Opened) -> None:
    with opened("pairs-1") as window:
        window.type("40 1 5⏎")
        window.type("40 2 6⏎")
        before, last = window.form.entries.view.session, window.at()
        window.type("40 1 5⏎")
        assert window.wanted.startswith("Board 40, 1 against 5")
        assert window.at() != last
        assert window.form.entries.view.session == before


def test_there_is_no_board_0(opened: Opened) -> None:
    with opened("pairs-1") as window:
        window.enter(0, travellers.CONTRACT, "0")
        assert "goes to" not in window.wanted
        window.type("⏎")
        assert window.refusal == "Board 0 is not on this form."
