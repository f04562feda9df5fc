from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.form import FORM
from chicago_gui.sheet.column import Cell, Column, Spot
from chicago_gui.widgets.choice_pad import ChoicePad
from chicago_gui.widgets.contract_pad import ContractPad
from chicago_gui.widgets.theme import DAY, plain_tip
from tests.widgets import eyes
from tests.widgets.shown import (
    BACKSPACE,
    CLICK,
    DELETE,
    ENTER,
    ESC,
    RESULT,
    SEVEN,
    SIX,
    TAB,
    UP,
    Shown,
    deal,
)

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


# --- typing


def test_a_letter_opens_the_line_with_it_and_enter_takes_it(shown: Shown) -> None:
    shown.type("+")
    editor = shown.form.editor
    assert editor is not None
    assert editor.text() == "+"
    assert editor.accessibleName() == "Deal 6, result"
    assert shown.form.cell_rect(RESULT).intersects(editor.geometry())
    shown.type("1⏎")
    assert deal(shown).tricks == 9
    assert shown.form.editor is None
    assert shown.form.hasFocus()


def test_enter_opens_the_line_with_what_stands_there(shown: Shown) -> None:
    shown.form.go_to(Spot(SIX, columns.CONTRACT))
    shown.press(ENTER)
    editor = shown.form.editor
    assert editor is not None
    assert editor.text() == "2♠ Дима"
    assert editor.selectedText() == editor.text()
    shown.press(ENTER)
    assert str(deal(shown).contract) == "2S"


def test_a_wrong_entry_stays_in_the_line_and_is_told(shown: Shown) -> None:
    before = shown.door.session
    shown.type("14⏎")
    assert shown.refusal == "Tricks are 0 to 13, not 14"
    editor = shown.form.editor
    assert editor is not None
    assert editor.property("wrong") is True
    assert editor.selectedText() == "14"
    assert shown.door.session is before
    shown.type("8")
    assert editor.property("wrong") is False
    shown.press(ENTER)
    assert deal(shown).tricks == 8
    assert shown.said[-1] == ("", False)


def test_a_line_that_was_typed_in_before_is_as_a_new_one(shown: Shown) -> None:
    def opened() -> tuple[object, ...]:
        shown.form.go_to(RESULT)
        shown.type("1")
        editor = shown.form.editor
        assert editor is not None
        seen = editor.grab().toImage(), editor.accessibleName(), editor.textMargins().left()
        typed = editor.text(), editor.selectedText(), editor.isUndoAvailable(), editor.deletes
        shown.press(ESC)
        return (*seen, *typed, editor.property("wrong"))

    new = opened()
    note = Spot(SIX, columns.DEAL)
    for spot, keys in ((note, "abc"), (RESULT, "14⏎"), (RESULT, "⏎")):
        for _ in range(3):  # each line there is
            shown.form.go_to(spot)
            shown.type(keys)
            shown.press(BACKSPACE, ESC)
            assert opened() == new, keys


def test_a_line_that_was_closed_is_not_the_next(shown: Shown) -> None:
    lines = []
    for _ in range(4):
        shown.type("1")
        lines.append(shown.form.editor)
        shown.press(ESC)
    assert lines[0] is not lines[1]
    assert lines == lines[:2] * 2


def test_tab_takes_the_entry_as_enter_does(shown: Shown) -> None:
    shown.type("8")
    shown.press(TAB)
    assert deal(shown).tricks == 8


def test_esc_gives_the_entry_up(shown: Shown) -> None:
    before = shown.door.session
    shown.type("14⏎")
    shown.press(ESC)
    assert shown.form.editor is None
    assert shown.door.session is before
    assert shown.said[-1] == ("", False)
    assert shown.form.hasFocus()


def test_a_right_entry_is_taken_along_when_another_cell_is_clicked(shown: Shown) -> None:
    shown.type("14⏎")  # told,
    shown.type("8")  # mended,
    shown.click(Spot(SIX, columns.DECK))  # and left
    assert deal(shown).tricks == 8
    assert shown.form.editor is None
    assert shown.said[-1] == ("", False)  # and the old refusal is gone


@pytest.mark.parametrize("typed", ["9", "10"])
def test_a_single_character_is_taken_along_too(shown: Shown, typed: str) -> None:
    shown.type(typed)
    shown.click(Spot(SIX, columns.DECK))
    assert deal(shown).tricks == int(typed)


def test_what_is_deleted_from_the_line_is_gone_from_the_cell(shown: Shown) -> None:
    shown.type("9⏎")
    shown.form.go_to(Spot(SIX, columns.RESULT))
    shown.press(ENTER)
    shown.press(Qt.Key.Key_Backspace)
    shown.click(Spot(SIX, columns.DECK))
    assert deal(shown).tricks is None


def test_whatever_moves_on_settles_the_line_first(shown: Shown) -> None:
    shown.type("9")
    shown.form.edit_spot(Spot(SIX, columns.OPENS))
    assert deal(shown).tricks == 9
    assert shown.form.editor is not None
    shown.form.go_to_wanted()
    assert shown.form.editor is None
    assert shown.form.settle() is None  # nothing is open


def test_a_wrong_entry_is_given_up_when_another_cell_is_clicked(shown: Shown) -> None:
    before = shown.door.session
    shown.type("1")
    shown.type("4")
    shown.other.setFocus(Qt.FocusReason.MouseFocusReason)
    assert shown.door.session is before
    assert shown.form.editor is None
    assert shown.refusal == "Tricks are 0 to 13, not 14"
    assert shown.other.hasFocus()


def test_a_half_typed_entry_waits_while_another_window_is_before_it(
    qtbot: QtBot, shown: Shown
) -> None:
    before = shown.door.session
    shown.type("1")
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    assert shown.door.session is before
    assert shown.form.editor is not None
    assert shown.form.editor.text() == "1"
    shown.window.activateWindow()
    QApplication.processEvents()
    shown.type("0⏎")
    assert deal(shown).tricks == 10


def test_unchanged_text_is_no_entry(shown: Shown) -> None:
    before = shown.door.session
    shown.form.go_to(Spot(SIX, columns.OPENS))
    shown.press(ENTER)
    shown.click(Spot(SIX, columns.DECK))
    assert shown.door.session is before
    assert shown.refusal == ""


def test_an_initial_that_can_mean_one_only_waits_for_no_enter(shown: Shown) -> None:
    shown.form.go_to(Spot(SIX, columns.OPENS))
    shown.type("g")
    assert shown.form.editor is not None
    shown.press(ESC)
    shown.form.go_to(Spot(SIX, columns.OPENS))
    shown.type("e")
    assert deal(shown).opening_bid == "Егор"
    assert shown.form.editor is None


@pytest.mark.parametrize("column", [columns.DECK, columns.SCORE, columns.DIFFERENCE, columns.IMPS])
def test_typed_where_nothing_can_be_typed_goes_to_what_is_wanted(
    shown: Shown, column: Column[Any, Any, Any]
) -> None:
    shown.form.go_to(Spot(SIX, column))
    shown.type("8⏎")
    assert deal(shown).tricks == 8


@pytest.mark.parametrize("column", [columns.HCP, columns.TEAM_HCP, columns.TARGET, columns.DEAL])
def test_a_count_typed_over_a_cover_is_neither_a_result_nor_a_note(
    shown: Shown, column: Column[Any, Any, Any]
) -> None:
    shown.form.go_to(Spot(SIX, column))
    shown.type("8")
    assert shown.form.editor is None
    where = "ounts are typed beside their decks, in the preparer's face (F2)"
    note = "Here stands a note, which begins with a letter until the deal is over; c"
    assert shown.refusal == (note if column is columns.DEAL else "C") + where
    # What goes on with it is not taken either, as of 8♠ by Vera.
    shown.type("sv")
    shown.press(BACKSPACE)
    assert shown.form.editor is None
    assert shown.refusal == ""
    assert (deal(shown).tricks, deal(shown).note) == (None, "")
    shown.type("8s⏎")
    assert shown.form.editor is None
    # A sign of a result can only be meant for the result.
    if column is not columns.DEAL:
        shown.type("=⏎")
        assert deal(shown).tricks == 8


def test_counts_typed_at_a_deal_that_nobody_plays_do_not_become_its_note(shown: Shown) -> None:
    shown.type("=⏎")
    shown.form.go_to(Spot(SEVEN, columns.DEAL))
    shown.type("12⏎9⏎13⏎6⏎")
    assert deal(shown, SEVEN).note == ""
    assert shown.form.editor is None
    shown.form.go_to(Spot(SEVEN, columns.DEAL))
    shown.type("what a hand, 26 of 40⏎")
    assert deal(shown, SEVEN).note == "what a hand, 26 of 40"


@pytest.mark.parametrize("sign", ["=", "+", "-", "−"])
def test_a_sign_of_a_result_finds_the_deal_in_play(shown: Shown, sign: str) -> None:
    shown.form.go_to(Spot(2, columns.PREPARED_BY))
    shown.type(sign)
    assert shown.form.spot() == RESULT
    assert shown.form.editor is not None
    assert shown.form.editor.text() == sign


@pytest.mark.parametrize(
    ("spot", "sign"),
    [
        (Spot(2, columns.DEAL), "="),
        (Spot(2, columns.RESULT), "="),
        (Spot(2, columns.Z), "-"),
    ],
)
def test_but_not_from_a_note_a_z_or_another_result(shown: Shown, spot: Spot, sign: str) -> None:
    shown.form.go_to(spot)
    shown.type(sign)
    shown.press(ENTER)
    assert deal(shown).tricks is None
    if spot.column is columns.RESULT:
        assert deal(shown, 2).tricks == 10


def test_delete_clears_what_can_be_empty_and_is_told_where_nothing_can(shown: Shown) -> None:
    shown.form.go_to(Spot(0, columns.RESULT))
    shown.press(DELETE)
    assert deal(shown, 0).tricks is None
    shown.form.go_to(Spot(1, columns.HCP))
    shown.press(BACKSPACE)
    assert shown.refusal == "Four counts, deck A to D, such as 12 9 13 6"
    assert shown.door.session.counts[1].hcp == (12, 7, 3, 18)


def test_a_key_that_is_held_with_ctrl_is_no_entry(qtbot: QtBot, shown: Shown) -> None:
    before = shown.door.session
    for key in (Qt.Key.Key_8, Qt.Key.Key_A, Qt.Key.Key_Equal):
        qtbot.keyClick(shown.form, key, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClick(shown.form, key, Qt.KeyboardModifier.AltModifier)
    assert shown.form.editor is None
    assert shown.door.session is before


def test_space_where_it_means_nothing_opens_no_line(shown: Shown) -> None:
    shown.press(Qt.Key.Key_Space)
    assert shown.form.editor is None


def test_closing_the_line_from_outside_takes_nothing(shown: Shown) -> None:
    before = shown.door.session
    shown.type("8")
    editor = shown.form.editor
    assert editor is not None
    shown.form.close_editor()
    assert shown.door.session is before
    assert editor.text() == ""
    assert not editor.isVisible()
    shown.form.close_editor()


def test_what_the_die_shows_is_told_last_so_that_it_stays(shown: Shown) -> None:
    shown.form.go_to(Spot(SIX, columns.Z))
    shown.type("r")
    assert shown.said[-1] == ("The die shows 6: Борис – Аня are vulnerable.", False)
    assert deal(shown).vulnerable == (True, True)


def test_a_form_without_deals_takes_no_keys(qtbot: QtBot, shown: Shown) -> None:
    for at in range(SEVEN, -1, -1):
        shown.door.submit(c.DeleteDeal(at))
    assert shown.form.model().rowCount() == 0
    shown.type("8")
    shown.press(ENTER, DELETE, UP)
    assert shown.form.editor is None
    assert shown.form.spot() is None


# --- the mouse


def test_a_click_on_the_wanted_cell_opens_its_pad(shown: Shown) -> None:
    shown.click(RESULT)
    pad = shown.pad
    assert isinstance(pad, ChoicePad)
    assert pad.geometry().top() >= shown.form.below(RESULT).y() - 1
    pad.close()


def test_a_click_on_another_cell_only_goes_there(shown: Shown) -> None:
    shown.click(Spot(SIX, columns.CONTRACT))
    assert shown.pad is None
    assert shown.form.spot() == Spot(SIX, columns.CONTRACT)


@pytest.mark.parametrize("column", [columns.RESULT, columns.CONTRACT], ids=["choices", "bids"])
def test_the_cell_with_its_pad_open_is_framed(
    qtbot: QtBot, shown: Shown, column: Column[Any, Any, Any]
) -> None:
    shown.window.setUpdatesEnabled(True)
    spot = Spot(1, column)
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
    spot = Spot(SIX, columns.CONTRACT)
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
    assert shown.form.editor is not None
    assert shown.form.editor.text() == "+"
    shown.type("1⏎")
    assert deal(shown).tricks == 9


def test_a_click_below_the_last_deal_does_nothing(qtbot: QtBot, shown: Shown) -> None:
    shown.window.resize(1100, 2500)
    qtbot.mouseDClick(shown.form.viewport(), CLICK, pos=QPoint(300, 2300))
    assert shown.pad is None


def test_what_is_public_can_be_copied(qtbot: QtBot, shown: Shown) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    shown.form.go_to(Spot(0, columns.HCP))
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
        row = shown.form._form.at(Spot(SIX, column)).row()
        assert shown.form.rowSpan(row, columns.COLUMNS.index(column)) == FORM.span(column)


def test_everything_grows_with_the_zoom(shown: Shown) -> None:
    row = shown.form.rowHeight(0)
    shown.type("8")
    shown.form.set_theme(DAY.at(1.5))
    assert shown.form.rowHeight(0) == round(row * 1.5)
    assert shown.form.editor is not None
    assert shown.form.cell_rect(RESULT).intersects(shown.form.editor.geometry())


def test_the_line_lies_inside_the_form_and_is_wide_where_much_is_typed(shown: Shown) -> None:
    for column in (columns.DEAL, columns.CONTRACT, columns.PARTNERS, columns.PREPARED_BY):
        shown.form.edit_spot(Spot(SIX, column))
        editor = shown.form.editor
        assert editor is not None
        assert shown.form.viewport().rect().contains(editor.geometry())
        if column is not columns.PREPARED_BY:
            assert editor.width() >= 125
        shown.press(ESC)


def test_a_name_that_is_cut_short_can_be_read_whole(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _view: tips.append(text))

    def hover(column: Column[Any, Any, Any]) -> None:
        place = shown.form.cell_rect(Spot(0, column, 0)).center()
        event = QHelpEvent(QEvent.Type.ToolTip, place, shown.form.mapToGlobal(place))
        QApplication.sendEvent(shown.form.viewport(), event)

    shown.form.go_to(Spot(0, columns.PLAYER))
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


def test_a_cell_is_drawn_empty_only_while_its_line_is_open(shown: Shown) -> None:
    contract, delegate = Spot(SIX, columns.CONTRACT), shown.form._delegate
    shown.click(contract)
    shown.type("3")
    assert delegate.typed == contract
    shown.press(ESC)
    assert delegate.typed is None
    shown.type("3n")
    shown.click(RESULT)
    assert delegate.typed is None


def test_what_is_typed_is_seen_though_somebody_has_scrolled_away(shown: Shown) -> None:
    shown.click(Spot(0, columns.CONTRACT))
    shown.type("3")
    line, bar = shown.form.editor, shown.form.verticalScrollBar()
    assert line is not None
    bar.setValue(bar.maximum())
    seen = shown.form.viewport().rect()
    assert not seen.contains(line.geometry())
    shown.type("n")
    assert seen.contains(line.geometry())
    assert line.text() == "3n"
    shown.press(ESC)


@pytest.mark.parametrize("typed", ["-", "-2", "-⌫+", "+9⏎"])
def test_undo_takes_back_all_that_was_typed_and_redo_brings_it_again(
    shown: Shown, typed: str
) -> None:
    shown.type("9⏎")
    shown.form.go_to(RESULT)
    there = shown.door.session
    for sign in typed:
        if sign == "⌫":
            shown.press(BACKSPACE)
        else:
            shown.type(sign)
    line = shown.form.editor
    assert line is not None
    then = line.text()
    shown.qtbot.keyClick(line, "z", CONTROL)
    assert (line.text(), line.property("wrong")) == ("+1", False)
    shown.qtbot.keyClick(line, "z", CONTROL | SHIFT)
    assert line.text() == then
    shown.qtbot.keyClick(line, "z", CONTROL)
    shown.click(Spot(SIX, columns.DECK))
    assert shown.door.session is there
    assert shown.form.entries.half_typed(RESULT) == ""


def test_backspace_over_the_last_letter_typed_brings_back_what_stood_there(shown: Shown) -> None:
    shown.type("9⏎")
    shown.form.go_to(RESULT)
    shown.type("-2")
    shown.press(BACKSPACE)
    shown.press(BACKSPACE)
    line = shown.form.editor
    assert line is not None
    assert (line.text(), line.selectedText()) == ("+1", "+1")
    shown.press(BACKSPACE)  # once more means what stands there
    assert line.text() == ""
    shown.click(Spot(SIX, columns.DECK))
    assert deal(shown).tricks is None
