from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.widgets.style_sheets import dress_form

MANY = 60
OK = QDialogButtonBox.StandardButton.Ok


class Long(QDialog):
    """A dialog with any number of lines, and a button below them."""

    def __init__(self, qtbot: QtBot, lines: int) -> None:
        super().__init__()
        qtbot.addWidget(self)
        dress_form(self)
        layout = QVBoxLayout(self)
        self.lines = [QLineEdit(f"line {at}") for at in range(lines)]
        for line in self.lines:
            row = QHBoxLayout()
            row.addWidget(QLabel("Line"))
            row.addWidget(line)
            layout.addLayout(row)
        self.hidden = QLabel("not yet")
        self.hidden.hide()
        layout.addWidget(self.hidden)
        box = QDialogButtonBox(OK)
        layout.addWidget(box)
        self.ok = box.button(OK)
        self.lines[0].setFocus()
        self.show()

    def is_on_the_screen(self) -> bool:
        return self.screen().availableGeometry().contains(self.frameGeometry())

    def ok_is_seen(self) -> bool:
        return self.rect().contains(self.ok.mapTo(self, self.ok.rect().bottomRight()))


def test_what_is_longer_than_the_screen_is_scrolled_to_and_its_keys_are_seen(qtbot: QtBot) -> None:
    dialog = Long(qtbot, MANY)
    assert dialog.is_on_the_screen()
    assert dialog.ok_is_seen()
    assert all(line.isVisible() for line in dialog.lines)
    assert not dialog.hidden.isVisible()
    assert dialog.focusWidget() is dialog.lines[0]
    # Tab scrolls the focused line into sight.
    area = dialog.findChild(QScrollArea)
    assert area is not None
    for line in dialog.lines[:-1]:
        qtbot.keyClick(line, Qt.Key.Key_Tab)
    last = dialog.lines[-1]
    assert dialog.focusWidget() is last
    seen = area.viewport().rect()
    assert seen.contains(last.mapTo(area.viewport(), last.rect().center()))


def test_what_grows_stays_on_the_screen(qtbot: QtBot) -> None:
    dialog = Long(qtbot, 3)
    assert dialog.findChild(QScrollArea) is None
    dialog.move(0, dialog.screen().availableGeometry().bottom() - dialog.height())
    dialog.hidden.setFixedHeight(2 * dialog.screen().size().height())
    dialog.hidden.show()
    qtbot.waitUntil(lambda: dialog.findChild(QScrollArea) is not None)
    assert dialog.is_on_the_screen()
    assert dialog.ok_is_seen()


def test_the_title_of_one_that_nearly_fills_the_screen_is_not_above_it(qtbot: QtBot) -> None:
    """A dialog does not know the height of its title bar before it opens."""
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.setGeometry(room)
    dialog = QDialog(window)
    dress_form(dialog)
    QVBoxLayout(dialog).addWidget(QLabel("all of it"))
    dialog.resize(300, room.height() - 50)
    dialog.show()
    assert dialog.geometry().top() >= room.top() + 24
    assert dialog.geometry().bottom() <= room.bottom()
    assert dialog.geometry().center().x() == pytest.approx(room.center().x(), abs=1)


def test_how_wide_a_dialog_would_like_to_be_is_no_more_than_there_is(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dress_form(dialog)
    QVBoxLayout(dialog).addWidget(QLineEdit("a name"))
    dialog.setMinimumWidth(2 * dialog.screen().size().width())
    dialog.show()
    assert dialog.screen().availableGeometry().contains(dialog.frameGeometry())


def test_a_dialog_stands_over_the_middle_of_its_window_until_it_is_moved(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(100, 100, 500, 500)
    window.show()
    dialog = QDialog(window)
    dress_form(dialog)
    layout = QVBoxLayout(dialog)
    layout.addWidget(QLabel("a line"))
    for _ in range(2):
        dialog.show()
        QApplication.processEvents()
        away = dialog.geometry().center() - window.geometry().center()
        assert away.manhattanLength() <= 2
        dialog.close()
        layout.addWidget(QLabel("another line, which makes it larger"))
    dialog.show()
    dialog.move(120, 110)
    layout.addWidget(QLabel("one more"))
    QApplication.processEvents()
    assert dialog.geometry().top() < 150
