from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.sheet.figures import LineColumn
from chicago_gui.widgets.table import LinesTable
from chicago_gui.widgets.text_fitting import LEAST_READABLE
from chicago_gui.widgets.theme import DAY, EVENING, Role, Theme
from tests.widgets.eyes import where

Line = tuple[str, int]

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
LINES: list[Line] = [("Vera", -4), ("Anna", 12), ("Boris", 7), ("Анастасия", 0)]


@pytest.fixture
def table(qtbot: QtBot) -> LinesTable[Line]:
    columns: tuple[LineColumn[Line], ...] = (
        LineColumn("Name", lambda line: line[0], lambda line: line[0], wide=True),
        LineColumn("Note", lambda line: ""),
        LineColumn("IMPs", lambda line: str(line[1]), _imps, number=True, sign=_imps),
    )
    table = LinesTable(columns, DAY)
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.set_lines(LINES)
    table.show()
    return table


def _imps(line: Line) -> int:
    return line[1]


def names(table: LinesTable[Line]) -> list[str]:
    return [name for name, _ in table.lines]


def heading(table: LinesTable[Line], column: int) -> str:
    return str(table.model().headerData(column, Qt.Orientation.Horizontal))


def click_heading(qtbot: QtBot, table: LinesTable[Line], column: int) -> None:
    header = table.horizontalHeader()
    at = QPoint(header.sectionPosition(column) + 5, 5)
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)


def test_enter_and_a_double_click_choose(qtbot: QtBot, table: LinesTable[Line]) -> None:
    chosen: list[object] = []
    table.chosen.connect(chosen.append)
    qtbot.keyClick(table, KEY.Key_Down)
    qtbot.keyClick(table, KEY.Key_Return)
    assert chosen == [LINES[1]]
    at = table.visualRect(table.model().index(2, 0)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(table.viewport(), LEFT, pos=at)
    assert chosen == [LINES[1], LINES[2]]


def test_headings_sort_numbers_and_names(qtbot: QtBot, table: LinesTable[Line]) -> None:
    click_heading(qtbot, table, 2)
    assert names(table) == ["Anna", "Boris", "Анастасия", "Vera"]
    assert heading(table, 2) == "IMPs\xa0▾"
    click_heading(qtbot, table, 2)
    assert names(table) == ["Vera", "Анастасия", "Boris", "Anna"]
    assert heading(table, 2) == "IMPs\xa0▴"
    click_heading(qtbot, table, 0)
    assert names(table) == ["Anna", "Boris", "Vera", "Анастасия"]
    assert heading(table, 2) == "IMPs"


def test_a_heading_without_an_order_changes_nothing(qtbot: QtBot, table: LinesTable[Line]) -> None:
    click_heading(qtbot, table, 1)
    assert table.lines == LINES


def test_the_keyboard_sorts_too(qtbot: QtBot, table: LinesTable[Line]) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(table, KEY.Key_Right, control)
    assert heading(table, 0) == "Name\xa0▴"
    qtbot.keyClick(table, KEY.Key_Right, control)
    assert heading(table, 2) == "IMPs\xa0▾"
    qtbot.keyClick(table, KEY.Key_Left, control)
    assert heading(table, 0) == "Name\xa0▴"


def test_the_selection_survives_sorting(qtbot: QtBot, table: LinesTable[Line]) -> None:
    qtbot.keyClick(table, KEY.Key_Down)
    click_heading(qtbot, table, 0)
    assert table.line() == ("Anna", 12)


def test_new_lines_keep_the_order_and_the_place_that_was_marked(table: LinesTable[Line]) -> None:
    table.sort_by(0)
    table.set_lines([*LINES, ("Bella", 1)], lambda line: line[0] == "Boris")
    assert table.line() == ("Boris", 7)
    table.set_lines(LINES[:2])
    assert table.line() == ("Vera", -4)


def test_an_empty_list_marks_and_chooses_nothing(qtbot: QtBot, table: LinesTable[Line]) -> None:
    table.set_lines([])
    assert table.line() is None
    qtbot.keyClick(table, KEY.Key_Return)
    table.sort_by(0)


def test_gains_and_losses_have_the_colours_of_the_theme(table: LinesTable[Line]) -> None:
    model, role = table.model(), Qt.ItemDataRole.ForegroundRole

    def colours() -> list[object]:
        return [model.data(model.index(row, 2), role) for row in (0, 1, 3)]

    assert colours() == [QColor(DAY.loss), QColor(DAY.gain), None]
    table.set_lines([("Vera", -1), ("Anna", 1), ("Boris", 7), ("Анастасия", 0)])
    assert colours() == [QColor(DAY.loss), QColor(DAY.gain), None]
    table.set_theme(EVENING)
    assert colours() == [QColor(EVENING.loss), QColor(EVENING.gain), None]


def test_a_cut_cell_has_a_tip(
    qtbot: QtBot, table: LinesTable[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    class Tip:
        showText: Callable[..., None] = staticmethod(lambda at, text, view: shown.append(text))
        hideText: Callable[[], None] = staticmethod(lambda: None)

    monkeypatch.setattr("chicago_gui.widgets.table.QToolTip", Tip)
    table.set_lines([("<b>" + "long " * 40, 1), ("short", 2)])
    for row in (0, 1):
        _hover(table, row)
    assert len(shown) == 1
    assert "&lt;b&gt;" in shown[0]


def _hover(table: LinesTable[Line], row: int) -> None:
    at = table.visualRect(table.model().index(row, 0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)


def test_what_is_long_goes_on_beneath_in_a_column_that_breaks(qtbot: QtBot) -> None:
    columns: tuple[LineColumn[Line], ...] = (
        LineColumn("IMPs", lambda line: str(line[1]), _imps, number=True),
        LineColumn("Told", lambda line: line[0], wide=True, breaks=True),
    )
    table = LinesTable(columns, DAY)
    qtbot.addWidget(table)
    long = "Who played what, and how it went; better than 2 and level with 0 of 2: 4 of 4"
    table.set_lines([("short", 1), (long, 2)])
    table.resize(300, 300)
    table.show()
    usual = table.verticalHeader().defaultSectionSize()
    line = table.fontMetrics().lineSpacing()
    assert table.rowHeight(0) == usual
    assert table.rowHeight(1) >= usual + line
    ink = table.grab().toImage()  # the second line of text is in the lower half of the row
    last = table.visualRect(table.model().index(1, 1)).translated(table.viewport().pos())
    dark = [
        x
        for x in range(last.left(), last.right())
        for y in range(last.bottom() - usual // 2 - line // 2, last.bottom() - 4)
        if ink.pixelColor(x, y).lightness() < 120
    ]
    assert dark
    table.sort_by(0)
    assert table.rowHeight(0) > table.rowHeight(1) == usual
    # If the text fits in one line, the row has the usual height.
    table.resize(1200, 300)
    assert table.rowHeight(0) == usual


def test_names_wrap_before_a_column_is_hidden(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns: tuple[LineColumn[Line], ...] = (
        LineColumn("Name", lambda line: line[0], wide=False),
        LineColumn("IMPs", lambda line: str(line[1]), _imps, number=True),
        LineColumn("Partner", lambda line: line[0], wide=True),
    )
    table = LinesTable(columns, DAY)
    qtbot.addWidget(table)
    long = ("Александра Константинова", "Александра Константинец", "Maximiliane Oberhuber")
    table.set_lines([(name, 7) for name in long])
    drawn: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda *given: drawn.append(given[-1]))

    def seen(width: int) -> list[str]:
        """Return the drawn names, by column, of a list with this width."""
        table.resize(width, 300)
        table.show()
        QApplication.processEvents()
        assert table.horizontalScrollBar().maximum() == 0
        drawn.clear()
        table.viewport().grab()
        return [drawn[at] for at in (0, 3, 6, 2, 5, 8)]

    assert [text.replace("\n", " ") for text in seen(460)] == [*long, *long]
    assert [text.replace("\n", " ") for text in seen(330)] == [*long, *long]
    assert any("\n" in text for text in drawn)
    # Next the type becomes smaller, down to a readable size; only then names are cut.
    letters = table.letters
    assert [text.replace("\n", " ") for text in seen(240)] == [*long, *long]
    assert LEAST_READABLE <= table.letters < letters
    # Cut names are still different from each other.
    cut = seen(200)
    assert any("…" in text for text in cut)
    assert len(set(cut[:3])) == 3
    # With enough room the type returns to its size.
    seen(460)
    assert table.letters == letters


@pytest.mark.parametrize("theme", [DAY, EVENING], ids=["day", "evening"])
def test_the_marked_line_keeps_its_colours(
    qtbot: QtBot, table: LinesTable[Line], theme: Theme
) -> None:
    table.set_theme(theme)
    table.setFocus()
    for row, colour in ((0, theme.loss), (1, theme.gain)):
        table.selectRow(row)
        cell = table.visualRect(table.model().index(row, 2))
        image = table.viewport().grab(cell).toImage()
        assert not where(image, colour).isNull()
        assert image.pixelColor(3, image.height() // 2) == QColor(theme.band)


def test_a_table_is_drawn_as_wide_and_high_as_its_lines(qtbot: QtBot) -> None:
    columns = (
        LineColumn[Line]("Name", lambda line: line[0]),
        LineColumn[Line]("IMPs", lambda line: str(line[1]), number=True),
    )
    table = LinesTable(columns, DAY)
    qtbot.addWidget(table)
    table.resize(900, 500)
    table.set_lines(LINES)
    table.show()
    paper = where(table.grab().toImage(), DAY.paper)
    wide = sum(table.columnWidth(at) for at in range(2))
    assert wide < 450
    assert paper.right() <= wide
    assert paper.bottom() <= table.height_of(len(LINES))
    # A long name stays in one line while there is room.
    name = "Анастасия-Александра Константинопольская"
    table.set_lines([(name, 1)])
    words = QFontMetricsF(DAY.font(Role.CELL)).horizontalAdvance(name)
    assert words < table.columnWidth(0) < 500
