from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from chicago_gui.players.about_window import AboutWindow, licence, notices
from chicago_gui.widgets.theme import DAY

ROOT = Path(__file__).parents[2]


def test_the_licence_is_the_one_that_is_packed(qapp: QApplication) -> None:
    assert licence() == (ROOT / "packaging" / "LICENSE").read_text("utf-8").strip()
    assert "MIT License" in licence()


def test_everything_that_the_program_stands_on_is_named(qapp: QApplication) -> None:
    told = notices()
    for name in (
        "Lesser General\n    Public License",
        "PySide6",
        "platformdirs",
        "msgspec",
        "DejaVu",
    ):
        assert name in told
    assert "Bitstream Vera Fonts Copyright" in told


def test_no_line_of_a_licence_is_broken_once_more(qtbot: QtBot) -> None:
    window = AboutWindow(licence(), notices(), DAY)
    qtbot.addWidget(window)
    window.show()
    for at in range(window.tabs.count()):
        window.tabs.setCurrentIndex(at)
        text = window.tabs.widget(at)
        assert isinstance(text, QPlainTextEdit)
        block = text.document().firstBlock()
        while block.isValid():
            assert block.layout().lineCount() <= 1, block.text()
            block = block.next()
