from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from chicago_gui import __version__
from chicago_gui.players.about_window import AboutWindow
from chicago_gui.widgets.theme import DAY


@pytest.fixture
def window(qtbot: QtBot) -> AboutWindow:
    window = AboutWindow("Licence: <b>none</b>", "The work of others", DAY)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


def licences(window: AboutWindow) -> list[QPlainTextEdit]:
    found = [window.tabs.widget(at) for at in range(window.tabs.count())]
    return [each for each in found if isinstance(each, QPlainTextEdit)]


def test_it_says_the_version_and_that_can_be_copied(window: AboutWindow) -> None:
    assert __version__ in window.name.text()
    flags = window.name.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_it_says_what_draws_it_and_shows_the_licences_as_they_are(window: AboutWindow) -> None:
    assert qVersion() in window.drawn.text()
    said = [each.toPlainText() for each in licences(window)]
    assert said == ["Licence: <b>none</b>", "The work of others"]


def test_they_can_be_marked_and_not_changed(window: AboutWindow, qtbot: QtBot) -> None:
    text = licences(window)[0]
    before = text.toPlainText()
    qtbot.keyClicks(text, "xyz")
    assert text.toPlainText() == before
    text.selectAll()
    assert len(text.textCursor().selectedText()) == len(before)
    text.moveCursor(QTextCursor.MoveOperation.Start)
    qtbot.keyClick(text, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert text.textCursor().selectedText() == before[0]


def test_esc_closes_it(window: AboutWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
