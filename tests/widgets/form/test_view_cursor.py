"""The cursor of the form, and which deals are in sight."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.sheet.column import CellRef
from tests.widgets.shown import DOWN, LEFT, RESULT, RIGHT, SEVEN, SIX, UP, Shown


def test_it_begins_at_what_is_wanted_with_the_whole_deal_in_sight(shown: Shown) -> None:
    assert shown.form.spot() == RESULT
    seen = shown.form.viewport().rect()
    for part in range(4):
        assert seen.contains(shown.form.cell_rect(CellRef(SIX, columns.HCP, part)))


def test_the_arrows_go_through_all_columns_and_all_parts(shown: Shown) -> None:
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


def test_where_one_is_is_told(qtbot: QtBot, shown: Shown) -> None:
    with qtbot.waitSignal(shown.form.moved, timeout=0) as told:
        shown.press(LEFT)
    beside = columns.COLUMNS[columns.COLUMNS.index(columns.RESULT) - 1]
    assert told.args == [CellRef(SIX, beside)]


def test_a_deal_that_is_gone_is_not_gone_to(shown: Shown) -> None:
    shown.form.go_to(CellRef(99, columns.RESULT))
    shown.form.go_to(None)
    assert shown.form.spot() == RESULT


def test_a_pad_hides_no_cell_that_is_filled_with_its_own(shown: Shown) -> None:
    for column in columns.COLUMNS:
        parts = [CellRef(SIX, column, part) for part in range(column.parts)]
        cells = [shown.form.cell_rect(spot) for spot in parts]
        corners = {shown.form.below(spot).toTuple() for spot in parts}
        assert len(corners) == 1  # it stays where it is from part to part
        x, y = shown.form.viewport().mapFromGlobal(shown.form.below(parts[0])).toTuple()
        assert all(x >= cell.right() or y >= cell.bottom() for cell in cells)
