from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QTextTable
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.games.house.help import topics
from chicago_gui.players.windows import HelpWindow, _html
from chicago_gui.sheet.help import Topic
from chicago_gui.widgets.theme import DAY
from tests.window import Window, settle


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    return parent


def test_every_topic_and_every_table_is_there(parent: QWidget) -> None:
    window = HelpWindow(topics(), DAY, parent)
    shown = window.text.toPlainText()
    for topic in topics():
        assert topic.heading in shown
        for text in (*topic.paragraphs, *(cell for row in topic.rows for cell in row)):
            assert text in shown


def test_it_stays_beside_the_sheet_and_goes_for_good_when_it_is_closed(
    qtbot: QtBot, parent: QWidget
) -> None:
    window = HelpWindow(topics(), DAY, parent)
    window.show()
    assert not window.isModal()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert parent.findChildren(HelpWindow) == []


def test_what_is_written_is_never_taken_for_mark_up() -> None:
    html = _html(Topic("a < b", ("x & <b>y</b>",), (("<", "&"), ("1", "<i>"))))
    assert "<b>" not in html
    assert "<i>" not in html
    assert "&lt;b&gt;y&lt;/b&gt;" in html


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_no_help_is_wider_than_its_window(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.chicago.speak(language)
        try:
            for kind in games.kinds():
                help_of = HelpWindow(games.form(kind).help_topics(), DAY, window.main)
                help_of.show()
                settle()
                assert help_of.text.horizontalScrollBar().maximum() == 0, kind
                help_of.close()
        finally:
            window.chicago.speak("en")


def test_between_a_sentence_and_the_table_beneath_it_there_is_air(parent: QWidget) -> None:
    rows = (("Key", "What it does"), ("F2", "opens"))
    window = HelpWindow((Topic("Keys", ("Type.",), rows),), DAY, parent)
    window.show()
    document = window.text.document()
    sentence = document.findBlock(document.toPlainText().index("Type."))
    cell = document.findBlock(document.toPlainText().index("What it does"))
    layout = document.documentLayout()
    beneath = layout.blockBoundingRect(cell).top() - layout.blockBoundingRect(sentence).bottom()
    apart = layout.blockBoundingRect(cell.next().next()).top()
    apart -= layout.blockBoundingRect(cell).bottom()
    assert beneath > apart, "more than between two lines of the table"


@pytest.mark.parametrize("kind", games.kinds())
def test_figures_stand_beneath_each_other_and_no_column_against_the_next(
    parent: QWidget, kind: str
) -> None:
    window = HelpWindow(games.form(kind).help_topics(), DAY, parent)
    window.show()
    tables = [
        frame
        for frame in window.text.document().rootFrame().childFrames()
        if isinstance(frame, QTextTable)
    ]
    assert tables
    for table in tables:
        for column in range(table.columns()):
            cells = [table.cellAt(row, column) for row in range(1, table.rows())]
            figures = all(cell.firstCursorPosition().block().text().isdecimal() for cell in cells)
            for cell in cells:
                block = cell.firstCursorPosition().blockFormat()
                assert bool(block.alignment() & Qt.AlignmentFlag.AlignRight) is figures
                assert cell.format().toTableCellFormat().rightPadding() >= 12
