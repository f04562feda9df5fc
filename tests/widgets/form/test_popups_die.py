from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.resources import load_resources
from chicago_gui.widgets.form.popups import Die
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.widgets.eyes import where
from tests.widgets.styles import still

CELL = QRect(40, 60, 33, 60)


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    load_resources()
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(400, 200)
    ground.show()
    return ground


def faces(die: Die) -> Iterator[int]:
    for at in range(0, die._motion.duration() + 1, 5):
        die._motion.setCurrentTime(at)
        yield die.shows


@pytest.mark.parametrize("pips", range(1, 7))
def test_it_shows_other_faces_and_ends_on_what_was_thrown(ground: QWidget, pips: int) -> None:
    die = Die(DAY, ground)
    die.roll(pips, CELL, DAY)
    assert die.isVisible()
    assert die._motion.duration() <= 1000
    seen = list(faces(die))
    assert len(set(seen)) > 3
    assert seen[-1] == pips


def test_it_rests_beside_the_cell_and_goes_by_itself(ground: QWidget) -> None:
    die = Die(DAY, ground)
    die.roll(5, CELL, DAY)
    die._motion.setCurrentTime(die._motion.duration())
    drawn = where(die.grab().toImage(), DAY.ink)
    assert die.width() - DAY.px(60) < drawn.left() < drawn.right() < die.width()
    # At the other side lies the pad from which it was rolled.
    assert die.geometry().right() < CELL.left()
    assert abs(die.geometry().center().y() - CELL.center().y()) <= 1
    die._rest.timeout.emit()
    assert not die.isVisible()


@pytest.mark.parametrize("theme", [DAY, EVENING], ids=["day", "evening"])
def test_as_many_pips_as_thrown_are_drawn(ground: QWidget, theme: Theme) -> None:
    inks = []
    for pips in range(1, 7):
        die = Die(theme, ground)
        die.roll(pips, CELL, theme)
        die._motion.setCurrentTime(die._motion.duration())
        image = die.grab().toImage()
        inner = image.copy(image.width() - 44, 10, 34, 34)
        colours = [inner.pixelColor(x, y).name() for x in range(inner.width()) for y in range(34)]
        inks.append(colours.count(theme.ink.lower()))
    assert inks == sorted(set(inks))


def test_it_takes_no_click_and_no_key(ground: QWidget) -> None:
    die = Die(DAY, ground)
    assert die.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert die.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_where_nobody_wants_motion_nothing_rolls(ground: QWidget) -> None:
    style = still()
    ground.setStyle(style)
    die = Die(DAY, ground)
    die.roll(3, CELL, DAY)
    assert not die.isVisible()
    unset: Any = None
    ground.setStyle(unset)
