"""Whole sessions of four-deal Chicago and rubber in the real window, with a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from chicago_gui.games.four_deal import columns as fd
from chicago_gui.games.rubber import columns as rb
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.model import DISPLAY, HORIZONTAL, SPOKEN, TOOLTIP, FormModel
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


def test_a_heading_tells_what_stands_and_is_typed_beneath_it(
    opened: Opened,
) -> None:
    with opened("rubber-crib") as window:
        model = window.form.model()
        assert model.headerData(0, HORIZONTAL, DISPLAY) == "Deal"
        assert model.headerData(0, HORIZONTAL, TOOLTIP) == "Deal number and note"


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


def test_who_plays_with_whom_is_typed_at_the_first_deal_as_in_its_heading(
    opened: Opened,
) -> None:
    with opened("rubber-crib") as window:
        window.type("⏎")
        row, column, _ = first = window.at()
        for keys, sides in (
            ("ad bc⏎", "Ann & Dee – Bob & Cid"),
            ("Ann Bob⏎", "Ann & Bob – Cid & Dee"),
            ("a cid Bob d⏎", "Ann & Cid – Bob & Dee"),
            ("bc⏎", "Bob & Cid – Ann & Dee"),
            ("ac⏎", "Ann & Cid – Bob & Dee"),
        ):
            window.type(keys)
            assert (window.cell(row - 1, column), window.refusal) == (sides, "")
            assert window.at() == first
        for keys in ("ab cq⏎", "⎋ab q⏎", "⎋x⏎"):
            window.type(keys)
            assert window.refusal
            assert window.cell(row - 1, column) == "Ann & Cid – Bob & Dee"
        window.type("⎋3nt b=⏎")
        window.enter(row + 1, column, "ad bc⏎")
        assert window.refusal.startswith("Type the contract"), "somebody has dealt"


def test_a_heading_is_read_once_however_many_columns_it_covers(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_round_is_settled_and_the_account_follows(opened: Opened) -> None:
    with opened("four-deal-crib") as window:
        window.type("⏎4s a⏎=⏎1nt c⏎-1⏎2h d⏎+1⏎3d b⏎=⏎")
        assert shown(window).settled == 2
        assert window.cell(len(window.view.deals) - 2, fd.CONTRACT).startswith("+")
        assert sum(shown(window).account.points) == 0


def numbers(window: Window, game: Any) -> list[str]:
    """Return the contracts of the first sitting with their numbers, as on the form."""
    rows = range(1, len(shown(window).sittings[0].lines) + 1)
    return [f"{window.cell(row, game.NUMBER)} {window.cell(row, game.CONTRACT)}" for row in rows]


@pytest.mark.parametrize(("kind", "game"), [("four-deal", fd), ("rubber", rb)])
def test_a_deal_is_deleted_and_inserted_by_keys(opened: Opened, kind: str, game: Any) -> None:
    with opened(f"{kind}-crib") as window:
        before = numbers(window, game)
        third, total = before[2].removeprefix("3"), shown(window).sittings[0].total
        window.go_to(2, game.CONTRACT)
        window.press(DELETE, held=CONTROL)
        assert numbers(window, game)[1] == f"2{third}"
        assert "Another dealer: deals 2 and 3." in window.then
        unit = "round 1" if kind == "four-deal" else "rubber 1"
        assert window.action("undo").text() == f"Undo: {unit}, deal 2: deleted"
        window.ctrl("z")
        assert numbers(window, game) == before
        assert shown(window).sittings[0].total == total
        assert window.action("redo").text() == f"Redo: {unit}, deal 2: deleted"
        window.ctrl("z", shift=True)
        window.go_to(2, game.CONTRACT)
        window.ctrl("i")
        assert window.action("undo").text() == f"Undo: {unit}, deal 2: inserted"
        assert window.at()[:2] == (2, game.CONTRACT)
        window.type("p⏎")
        found = numbers(window, game)
        assert found[1:3] == ["2 passed out", f"2{third}"]
        window.start_again()
        assert numbers(window, game) == found


def test_a_fifth_deal_is_refused_and_a_passed_out_one_inserted(
    opened: Opened,
) -> None:
    with opened("four-deal-crib") as window:
        total = shown(window).sittings[0].total
        window.go_to(3, fd.CONTRACT)
        window.ctrl("i")
        assert window.refusal.startswith("A round has only four deals")
        window.form.change_wanted.emit(window.form.entries.form.insertions(shown(window), 3)[1][1])
        assert numbers(window, fd)[2] == "3 passed out"
        assert shown(window).sittings[0].total == total


def test_a_deal_that_wins_the_rubber_earlier_is_refused_where_one_was_inserted(
    opened: Opened,
) -> None:
    with opened("rubber-1") as window:
        first = shown(window).sittings[0]
        assert first.won is not None
        window.go_to(1, rb.CONTRACT)
        window.ctrl("i")
        assert "It counts when it is over." in window.then
        winner = first.sitting.sides[first.won][0]
        window.type(f"4s {winner}⏎=⏎")
        assert "Delete the deals after deal 3, which wins the rubber" in window.refusal
        window.press(ESC)
        window.go_to(1, rb.CONTRACT)
        window.press(DELETE, held=CONTROL)
        assert shown(window).sittings[0] == first


def test_a_rubber_is_stopped_and_gone_on_with_from_the_menus(
    opened: Opened,
) -> None:
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
