from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.players.page_parts import Banner
from chicago_gui.widgets.theme import DAY, EVENING


def test_it_is_there_until_it_is_closed(qtbot: QtBot) -> None:
    banner = Banner(DAY)
    qtbot.addWidget(banner)
    assert not banner.isVisible()
    banner.say(["The book was damaged.", "It lies at <b>x</b>."])
    assert banner.isVisible()
    assert banner.sentence.text() == "The book was damaged.\nIt lies at <b>x</b>."
    assert banner.sentence.textFormat() == Qt.TextFormat.PlainText
    qtbot.mouseClick(banner.close_button, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def test_nothing_to_say_shows_nothing(qtbot: QtBot) -> None:
    banner = Banner(DAY)
    qtbot.addWidget(banner)
    banner.say([])
    assert not banner.isVisible()


def test_it_follows_the_theme(qtbot: QtBot) -> None:
    banner = Banner(DAY)
    qtbot.addWidget(banner)
    banner.say(["The book was damaged."])
    before = banner.grab().toImage()
    banner.set_theme(EVENING)
    assert banner.grab().toImage() != before
