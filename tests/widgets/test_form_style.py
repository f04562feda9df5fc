from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.widgets.form_style import dress_form
from chicago_gui.widgets.theme import DAY, EVENING, Theme, dress, load_resources


@pytest.fixture(params=[DAY, EVENING, EVENING.at(1.5)], ids=["day", "evening", "larger"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    load_resources()
    style, palette, font = qapp.style().objectName(), qapp.palette(), qapp.font()
    dress(qapp, request.param)
    yield request.param
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


def edge_of(widget: QWidget) -> set[str]:
    """The colours on the line down its left side, where it is not rounded."""
    image = widget.grab().toImage()
    middle = image.height() // 2
    return {image.pixelColor(x, middle).name().upper() for x in range(image.width() // 3)}


@pytest.mark.parametrize("kind", [QLineEdit, QPushButton, QRadioButton, QCheckBox, QSpinBox])
def test_what_is_filled_in_has_an_edge_that_is_seen(
    qtbot: QtBot, theme: Theme, kind: type[QWidget]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    field = kind()
    QHBoxLayout(page).addWidget(field)
    dress_form(page)
    page.show()
    wanted = QColor(theme.strong_rule)
    near = [
        abs(colour.red() - wanted.red())
        + abs(colour.green() - wanted.green())
        + abs(colour.blue() - wanted.blue())
        for colour in map(QColor, edge_of(field))
    ]
    assert min(near) <= 12  # the usual style rounds


def test_another_palette_is_followed(qtbot: QtBot, qapp: QApplication, theme: Theme) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    line = QLineEdit(page)
    dress_form(page)
    page.show()
    assert QColor(theme.paper).name().upper() in edge_of(line)
    dress(qapp, DAY if theme.dark else EVENING)
    dress_form(page)
    other = qapp.palette().color(QPalette.ColorRole.Base)
    assert other.name().upper() in edge_of(line)


def test_buttons_of_dialogs_have_words_and_no_pictures(qtbot: QtBot, theme: Theme) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dress_form(dialog)
    # As desktops do that have pictures on such buttons.
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok, dialog)
    icon = QIcon(QPixmap(16, 16))
    for button in box.buttons():
        button.setIcon(icon)
    number = QSpinBox(dialog)
    dialog.show()
    assert [button.icon().isNull() for button in box.buttons()] == [True]
    edge = number.palette().color(QPalette.ColorRole.Window).darker(140)
    assert abs(edge.lightness() - QColor(theme.strong_rule).lightness()) <= 4
