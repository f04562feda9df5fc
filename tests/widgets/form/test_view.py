"""The table of the form: keys, mouse, cursor, and what is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.form import FORM, HouseEntries
from chicago_gui.sheet.column import Cell, CellRef, Column
from chicago_gui.widgets.pads import ChoicePad, ContractPad
from chicago_gui.widgets.theme import DAY, plain_tip
from tests.conftest import EveningFile
from tests.served import Served
from tests.widgets import eyes
from tests.widgets.toys import FaceOnScreen
from tests.window import CONTROL, DELETE, DOWN, ENTER, ESC, F2, LEFT, RIGHT, UP, Window, settle

CLICK = Qt.MouseButton.LeftButton
SIX, SEVEN = 5, 6
RESULT = CellRef(SIX, columns.RESULT)


def deal(shown: FaceOnScreen, at: int = SIX):  # type: ignore[no-untyped-def]  # open or played, as it is
    return shown.door.view.deals[at].deal


@pytest.fixture
def shown(qtbot: QtBot, going_on: Session) -> FaceOnScreen:
    """A form in which deal 6 is being played and deal 7 is prepared."""
    door = Served(going_on)
    return FaceOnScreen(qtbot, door, HouseEntries(FORM, door, lambda: 6))


# --- typing


@pytest.mark.parametrize(
    ("spot", "sign"),
    [
        (CellRef(2, columns.DEAL), "="),
        (CellRef(2, columns.RESULT), "="),
        (CellRef(2, columns.Z), "-"),
    ],
)
def test_no_result_comes_from_a_note_or_z(shown: FaceOnScreen, spot: CellRef, sign: str) -> None:
    shown.form.go_to(spot)
    shown.type(sign)
    shown.press(ENTER)
    assert deal(shown).tricks is None
    if spot.column is columns.RESULT:
        assert deal(shown, 2).tricks == 10


def test_a_key_that_is_held_with_ctrl_is_no_entry(qtbot: QtBot, shown: FaceOnScreen) -> None:
    before = shown.door.session
    for key in (Qt.Key.Key_8, Qt.Key.Key_A, Qt.Key.Key_Equal):
        qtbot.keyClick(shown.form, key, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClick(shown.form, key, Qt.KeyboardModifier.AltModifier)
    assert not shown.form.is_typing
    assert shown.door.session is before


def test_what_the_die_shows_is_told_last_so_that_it_stays(shown: FaceOnScreen) -> None:
    shown.form.go_to(CellRef(SIX, columns.Z))
    shown.type("r⏎")
    assert shown.says == "The die shows 6: Борис – Аня vulnerable."
    assert deal(shown).vulnerable == (True, True)


def test_a_form_without_deals_takes_no_keys(qtbot: QtBot, shown: FaceOnScreen) -> None:
    for at in range(SEVEN, -1, -1):
        shown.door.submit(c.DeleteDeal(at))
    assert shown.form.model().rowCount() == 0
    shown.type("8")
    shown.press(ENTER, DELETE, UP)
    shown.face.finish_typing()
    assert shown.form.spot() is None


# --- the mouse


def test_a_click_on_another_cell_only_goes_there(shown: FaceOnScreen) -> None:
    shown.click(CellRef(SIX, columns.CONTRACT))
    assert shown.pad is None
    assert shown.form.spot() == CellRef(SIX, columns.CONTRACT)


@pytest.mark.parametrize("column", [columns.RESULT, columns.CONTRACT], ids=["choices", "bids"])
def test_the_cell_with_its_pad_open_is_framed(
    qtbot: QtBot, shown: FaceOnScreen, column: Column[Any, Any]
) -> None:
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


def test_a_double_click_changes_any_cell(qtbot: QtBot, shown: FaceOnScreen) -> None:
    spot = CellRef(SIX, columns.CONTRACT)
    where = shown.form.cell_rect(spot).center()
    qtbot.mouseDClick(shown.form.viewport(), CLICK, pos=where)
    pad = shown.pad
    assert isinstance(pad, ContractPad)
    assert (str(pad.contract), pad.declarer) == ("2S", "Дима")
    pad.close()


def test_the_right_button_opens_nothing(qtbot: QtBot, shown: FaceOnScreen) -> None:
    where = shown.form.cell_rect(RESULT).center()
    qtbot.mouseClick(shown.form.viewport(), Qt.MouseButton.RightButton, pos=where)
    assert shown.pad is None


def test_a_click_below_the_last_deal_does_nothing(qtbot: QtBot, shown: FaceOnScreen) -> None:
    shown.window.resize(1100, 2500)
    qtbot.mouseDClick(shown.form.viewport(), CLICK, pos=QPoint(300, 2300))
    assert shown.pad is None


def test_what_is_public_can_be_copied(qtbot: QtBot, shown: FaceOnScreen) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    shown.form.go_to(CellRef(0, columns.HCP))
    qtbot.keyClick(shown.form, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == "8"


# --- how it lies on the screen


@pytest.mark.parametrize("width", [940, 1100, 1900])
def test_the_columns_fill_the_width_and_none_is_lost(shown: FaceOnScreen, width: int) -> None:
    shown.window.resize(width + 40, 500)
    QApplication.processEvents()
    widths = [shown.form.columnWidth(columns.COLUMNS.index(column)) for column in columns.COLUMNS]
    assert sum(widths) == shown.form.viewport().width()
    assert min(widths) > 20


def test_narrower_than_it_can_be_read_it_is_scrolled(shown: FaceOnScreen) -> None:
    shown.window.resize(QSize(600, 400))
    QApplication.processEvents()
    assert (
        sum(shown.form.columnWidth(columns.COLUMNS.index(column)) for column in columns.COLUMNS)
        > 700
    )
    assert shown.form.horizontalScrollBar().maximum() > 0


def test_cells_span_the_rows_they_stand_for(shown: FaceOnScreen) -> None:
    for column in columns.COLUMNS:
        row = shown.form.cells.at(CellRef(SIX, column)).row()
        assert shown.form.rowSpan(row, columns.COLUMNS.index(column)) == FORM.span(column)


def test_a_cut_name_has_a_tip(shown: FaceOnScreen, monkeypatch: pytest.MonkeyPatch) -> None:
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


# --- the cursor


def test_the_arrows_go_through_all_columns_and_all_parts(shown: FaceOnScreen) -> None:
    shown.form.go_to(CellRef(SIX, columns.DEAL))
    for column in list(columns.COLUMNS)[1:]:
        shown.press(RIGHT)
        assert shown.form.spot() == CellRef(SIX, column)
    for column in columns.COLUMNS:
        shown.form.go_to(CellRef(SIX, column))
        for part in range(1, column.parts):
            shown.press(DOWN)
            assert shown.form.spot() == CellRef(SIX, column, part)
        shown.press(DOWN)
        assert shown.form.spot() == CellRef(SEVEN, column)
        shown.press(UP)
        assert shown.form.spot() == CellRef(SIX, column, column.parts - 1)


def test_a_deal_that_is_gone_is_not_gone_to(shown: FaceOnScreen) -> None:
    shown.form.go_to(CellRef(99, columns.RESULT))
    shown.form.go_to(None)
    assert shown.form.spot() == RESULT


# --- only what has changed is drawn anew, and then all looks as if it had been


@pytest.fixture
def window(
    qapp: QApplication, tmp_path: Path, evenings: dict[str, EveningFile]
) -> Iterator[Window]:
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path) as window:
        window.main.resize(1300, 760)
        settle()
        yield window
    qapp.setCursorFlashTime(flash)


def on_screen(window: Window) -> QImage:
    return window.main.screen().grabWindow(window.main.winId()).toImage()


def is_up_to_date(window: Window) -> bool:
    """Whether nothing looks otherwise when all of it is drawn anew."""
    assert window.main.sheet is not None
    window.main.sheet.panel.standing.finish()
    settle()
    seen = on_screen(window)
    for widget in window.main.findChildren(QWidget):
        QWidget.update(widget)  # a view of Qt 6.8 asks which cell
    settle()
    return seen == on_screen(window)


def test_what_is_proposed_as_a_face_opens_goes_with_an_undo(window: Window) -> None:
    window.press(F2)
    window.type("4⏎абв⏎")
    window.press(ESC)
    settle()
    window.press(ESC, F2)
    settle()
    assert window.at()[1] is columns.PARTNERS
    for _ in range(3):
        window.press(Qt.Key.Key_Z, held=CONTROL)
        assert is_up_to_date(window)


def test_what_is_not_drawn_anew_is_as_it_would_be_drawn(window: Window) -> None:
    def look(what: object) -> None:
        assert is_up_to_date(window), what

    for key in (LEFT, UP, UP, DOWN):
        window.press(key)
        look(key)
    for typed in ("1", "0", "⎋", "x⏎", "⎋", "=", "⏎"):
        window.type(typed)
        look(typed)
    window.go_to(4, columns.RESULT)
    for typed in ("9", "⎋", "9", "⏎"):
        window.type(typed)
        look(("of a deal that is over", typed))
    for result in ("10", "3", "10"):
        window.go_to(4, columns.RESULT)
        window.type(f"{result}⏎")
        look(("the standing after", result))
    window.go_to(2, columns.DEAL)
    window.type("a note⏎")
    look("a note")
    # Two lines, of which what is typed covers neither.
    window.go_to(4, columns.CONTRACT)
    for typed in ("3", "⎋"):
        window.type(typed)
        look(("a contract", typed))
    for letter in "ZYZ":
        window.press(Qt.Key[f"Key_{letter}"], held=CONTROL)
        look(letter)
    window.press(F2)
    look("preparer")
    for typed in ("12", "⏎", "9"):
        window.type(typed)
        look(typed)
    window.main.resize(1100, 700)
    look("smaller")


def test_the_heading_row_is_as_wide_as_the_cells(window: Window) -> None:
    form = window.form
    bar, header = form.verticalScrollBar(), form.horizontalHeader()
    assert bar.isVisible()
    assert bar.mapTo(form, QPoint()).y() == header.geometry().bottom() + 1
    image = on_screen(window)
    corner = form.mapTo(window.main, QPoint(form.viewport().geometry().right(), 0))
    for y, colour in ((header.height() // 2, DAY.band), (header.height() - 1, DAY.strong_rule)):
        assert image.pixelColor(corner + QPoint(-4, y)) == QColor(colour)
        assert image.pixelColor(corner + QPoint(8, y)) == QColor(DAY.paper)
