from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.form import FORM
from chicago_gui.sheet.column import Cell, CellRef, Column
from chicago_gui.widgets.pads import ChoicePad, ContractPad
from chicago_gui.widgets.theme import DAY, plain_tip
from tests.widgets import eyes
from tests.widgets.shown import (
    CLICK,
    DELETE,
    ENTER,
    RESULT,
    SEVEN,
    SIX,
    UP,
    Shown,
    deal,
)

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


# --- typing


def test_what_is_deleted_from_the_line_is_gone_from_the_cell(shown: Shown) -> None:
    shown.type("9⏎")
    shown.form.go_to(CellRef(SIX, columns.RESULT))
    shown.press(ENTER)
    shown.press(Qt.Key.Key_Backspace)
    shown.click(CellRef(SIX, columns.DECK))
    assert deal(shown).tricks is None


def test_unchanged_text_is_no_entry(shown: Shown) -> None:
    before = shown.door.session
    shown.form.go_to(CellRef(SIX, columns.OPENS))
    shown.press(ENTER)
    shown.click(CellRef(SIX, columns.DECK))
    assert shown.door.session is before
    assert shown.refusal == ""


@pytest.mark.parametrize(
    ("spot", "sign"),
    [
        (CellRef(2, columns.DEAL), "="),
        (CellRef(2, columns.RESULT), "="),
        (CellRef(2, columns.Z), "-"),
    ],
)
def test_but_not_from_a_note_a_z_or_another_result(shown: Shown, spot: CellRef, sign: str) -> None:
    shown.form.go_to(spot)
    shown.type(sign)
    shown.press(ENTER)
    assert deal(shown).tricks is None
    if spot.column is columns.RESULT:
        assert deal(shown, 2).tricks == 10


def test_a_key_that_is_held_with_ctrl_is_no_entry(qtbot: QtBot, shown: Shown) -> None:
    before = shown.door.session
    for key in (Qt.Key.Key_8, Qt.Key.Key_A, Qt.Key.Key_Equal):
        qtbot.keyClick(shown.form, key, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClick(shown.form, key, Qt.KeyboardModifier.AltModifier)
    assert not shown.form.is_typing
    assert shown.door.session is before


def test_what_the_die_shows_is_told_last_so_that_it_stays(shown: Shown) -> None:
    shown.form.go_to(CellRef(SIX, columns.Z))
    shown.type("r⏎")
    assert shown.said[-1] == ("The die shows 6: Борис – Аня vulnerable.", False)
    assert deal(shown).vulnerable == (True, True)


def test_a_form_without_deals_takes_no_keys(qtbot: QtBot, shown: Shown) -> None:
    for at in range(SEVEN, -1, -1):
        shown.door.submit(c.DeleteDeal(at))
    assert shown.form.model().rowCount() == 0
    shown.type("8")
    shown.press(ENTER, DELETE, UP)
    shown.face.finish_typing()
    assert shown.form.spot() is None


# --- the mouse


def test_a_click_on_the_wanted_cell_opens_its_pad(shown: Shown) -> None:
    shown.click(RESULT)
    pad = shown.pad
    assert isinstance(pad, ChoicePad)
    assert pad.geometry().top() >= shown.form.below(RESULT).y() - 1
    pad.close()


def test_a_click_on_another_cell_only_goes_there(shown: Shown) -> None:
    shown.click(CellRef(SIX, columns.CONTRACT))
    assert shown.pad is None
    assert shown.form.spot() == CellRef(SIX, columns.CONTRACT)


@pytest.mark.parametrize("column", [columns.RESULT, columns.CONTRACT], ids=["choices", "bids"])
def test_the_cell_with_its_pad_open_is_framed(
    qtbot: QtBot, shown: Shown, column: Column[Any, Any]
) -> None:
    shown.window.setUpdatesEnabled(True)
    spot = CellRef(1, column)
    shown.click(spot)
    shown.form.open_choices(spot)
    assert isinstance(shown.pad, ChoicePad | ContractPad)
    cell = shown.form.viewport().grab(shown.form.cell_rect(spot)).toImage()
    assert not eyes.where(cell, DAY.accent).isNull()
    shown.other.setFocus()
    shown.pad.close()
    cell = shown.form.viewport().grab(shown.form.cell_rect(spot)).toImage()
    assert eyes.where(cell, DAY.accent).isNull()


def test_a_double_click_changes_any_cell(qtbot: QtBot, shown: Shown) -> None:
    spot = CellRef(SIX, columns.CONTRACT)
    where = shown.form.cell_rect(spot).center()
    qtbot.mouseDClick(shown.form.viewport(), CLICK, pos=where)
    pad = shown.pad
    assert isinstance(pad, ContractPad)
    assert (str(pad.contract), pad.declarer) == ("2S", "Дима")
    pad.close()


def test_the_right_button_opens_nothing(qtbot: QtBot, shown: Shown) -> None:
    where = shown.form.cell_rect(RESULT).center()
    qtbot.mouseClick(shown.form.viewport(), Qt.MouseButton.RightButton, pos=where)
    assert shown.pad is None


def test_whoever_goes_on_typing_over_a_pad_means_the_cell(shown: Shown) -> None:
    shown.click(RESULT)
    pad = shown.pad
    assert pad is not None
    shown.qtbot.keyClicks(pad, "+")
    assert shown.pad is None
    assert shown.form.is_typing
    assert deal(shown).tricks is None
    shown.type("1⏎")
    assert deal(shown).tricks == 9


def test_a_click_below_the_last_deal_does_nothing(qtbot: QtBot, shown: Shown) -> None:
    shown.window.resize(1100, 2500)
    qtbot.mouseDClick(shown.form.viewport(), CLICK, pos=QPoint(300, 2300))
    assert shown.pad is None


def test_what_is_public_can_be_copied(qtbot: QtBot, shown: Shown) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    shown.form.go_to(CellRef(0, columns.HCP))
    qtbot.keyClick(shown.form, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == "8"


# --- how it lies on the screen


@pytest.mark.parametrize("width", [940, 1100, 1900])
def test_the_columns_fill_the_width_and_none_is_lost(shown: Shown, width: int) -> None:
    shown.window.resize(width + 40, 500)
    QApplication.processEvents()
    widths = [shown.form.columnWidth(columns.COLUMNS.index(column)) for column in columns.COLUMNS]
    assert sum(widths) == shown.form.viewport().width()
    assert min(widths) > 20


def test_narrower_than_it_can_be_read_it_is_scrolled(shown: Shown) -> None:
    shown.window.resize(QSize(600, 400))
    QApplication.processEvents()
    assert (
        sum(shown.form.columnWidth(columns.COLUMNS.index(column)) for column in columns.COLUMNS)
        > 700
    )
    assert shown.form.horizontalScrollBar().maximum() > 0


def test_cells_span_the_rows_they_stand_for(shown: Shown) -> None:
    for column in columns.COLUMNS:
        row = shown.form.cells.at(CellRef(SIX, column)).row()
        assert shown.form.rowSpan(row, columns.COLUMNS.index(column)) == FORM.span(column)


def test_everything_grows_with_the_zoom(shown: Shown) -> None:
    row = shown.form.rowHeight(0)
    high = shown.face.notice.height()
    shown.face.set_theme(DAY.at(1.5))
    assert shown.form.rowHeight(0) > row
    assert shown.face.notice.height() > high


def test_a_name_that_is_cut_short_can_be_read_whole(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _view: tips.append(text))

    def hover(column: Column[Any, Any]) -> None:
        place = shown.form.cell_rect(CellRef(0, column, 0)).center()
        event = QHelpEvent(QEvent.Type.ToolTip, place, shown.form.mapToGlobal(place))
        QApplication.sendEvent(shown.form.viewport(), event)

    shown.form.go_to(CellRef(0, columns.PLAYER))
    hover(columns.PLAYER)
    assert tips == []
    name = deal(shown, 0).decks[0]
    assert name is not None
    long = "Максимилиан-Константин <b>фон</b> Sachsen-Coburg"
    assert shown.door.submit(c.Rename(((name, long),))) is None
    hover(columns.PLAYER)
    hover(columns.DECK)
    assert tips == [plain_tip(long)]
    # Where the cell has something to tell as well, both are told.
    told = Cell("4♠", below=long, contract=deal(shown, 0).contract, hint="bid by Vera")
    monkeypatch.setattr(type(columns.CONTRACT), "cell", lambda *_: told)
    hover(columns.CONTRACT)
    assert tips[1:] == [plain_tip(f"{long}\nbid by Vera")]
