from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.resources import load_resources
from chicago_gui.scoring import Contract
from chicago_gui.widgets.keys import ENTERS
from chicago_gui.widgets.pads import ARROWS, BidKey, Look, PadKey
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.widgets.eyes import picture, where

SIZE = QSize(120, 32)


class Host(QWidget):
    """Counts the key presses that the pad does not handle."""

    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.left.append(event.key())


@pytest.fixture
def host(qtbot: QtBot) -> Host:
    load_resources()
    widget = Host()
    qtbot.addWidget(widget)
    widget.resize(200, 100)
    return widget


def key(host: Host, look: Look = Look.CELL, label: str = "Vera", theme: Theme = DAY) -> PadKey:
    return PadKey(label, "", look, theme, host)


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_a_chosen_key_is_filled_and_its_words_stand_out(host: Host, theme: Theme) -> None:
    cell = key(host, theme=theme)
    plain = picture(cell, theme, SIZE)
    assert not where(plain, theme.ink).isNull()
    assert where(plain, theme.accent).isNull()
    cell.setChecked(True)
    filled = picture(cell, theme, SIZE)
    assert where(filled, theme.accent) == filled.rect()
    assert not where(filled, theme.on_accent).isNull()
    assert where(filled, theme.ink).isNull() or theme.ink == theme.on_accent


def test_the_suit_of_a_chosen_bid_is_not_red_on_blue(host: Host) -> None:
    bid = BidKey(Contract.parse("4H"), DAY, host)
    assert not where(picture(bid, DAY, SIZE), DAY.red_suit).isNull()
    bid.setChecked(True)
    assert where(picture(bid, DAY, SIZE), DAY.red_suit).isNull()


def test_the_main_key_is_filled_when_it_can_be_pressed(host: Host) -> None:
    main = key(host, Look.MAIN, "OK")
    assert not where(picture(main, DAY, SIZE), DAY.accent).isNull()
    main.setEnabled(False)
    image = picture(main, DAY, SIZE)
    assert where(image, DAY.accent).isNull()
    assert not where(image, DAY.quiet).isNull()


@pytest.mark.parametrize("chosen", [False, True])
def test_the_focus_is_seen_on_every_key(qtbot: QtBot, host: Host, chosen: bool) -> None:
    cell, other = key(host), key(host)
    cell.setChecked(chosen)
    cell.resize(SIZE)
    with qtbot.waitActive(host):
        host.show()
    other.setFocus()
    without = cell.grab().toImage()
    cell.setFocus()
    assert cell.grab().toImage() != without


def test_the_mouse_over_a_key_is_seen(qtbot: QtBot, host: Host) -> None:
    cell = key(host)
    host.show()
    without = picture(cell, DAY, SIZE)
    cell.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    over = picture(cell, DAY, SIZE)
    assert over.pixelColor(1, 1).name().upper() == DAY.band
    assert over != without


@pytest.mark.parametrize("which", [*ARROWS, *ENTERS])
def test_arrows_and_enter_are_left_to_the_pad(qtbot: QtBot, host: Host, which: Qt.Key) -> None:
    cell = key(host)
    qtbot.keyClick(cell, which)
    assert host.left == [which]
    assert not cell.isChecked()


def test_space_presses(qtbot: QtBot, host: Host) -> None:
    cell = key(host)
    qtbot.keyClick(cell, Qt.Key.Key_Space)
    assert host.left == []
    assert cell.isChecked()


def test_it_tells_when_it_is_reached(qtbot: QtBot, host: Host) -> None:
    cell, other = key(host), key(host)
    with qtbot.waitActive(host):
        host.show()
    other.setFocus()
    reached: list[str] = []
    cell.reached.connect(lambda: reached.append("reached"))
    cell.setFocus()
    assert reached == ["reached"]


def test_an_ampersand_is_no_shortcut(host: Host) -> None:
    cell = key(host, label="Anna & Co")
    assert cell.text() == ""
    assert cell.label == cell.accessibleName() == "Anna & Co"
    assert cell.shortcut().isEmpty()
