"""A picture of marks on the screen: the theme's colours, its proportions, its description."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from chicago_gui.paper.marks import STRONG, StraightLine, Suit, Text
from chicago_gui.resources import load_resources
from chicago_gui.scoring import Denomination
from chicago_gui.sheet.panel import Picture
from chicago_gui.widgets.marks_picture import MarksPicture
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.widgets.eyes import marked, picture, where

MARKS = (
    StraightLine(0, 20, 40, 20, STRONG * 2),
    Suit(5, 5, 10, Denomination.HEARTS),
    Text(20, 2, 18, 8, "170", 12),
)
SHOWN = Picture(40, 30, MARKS, "Round 1: 170")


@pytest.fixture(params=[DAY, EVENING], ids=["day", "evening"])
def drawn(request: pytest.FixtureRequest, qtbot: QtBot) -> MarksPicture:
    load_resources()
    widget = MarksPicture(request.param)
    qtbot.addWidget(widget)
    widget.show_picture(SHOWN)
    return widget


def theme_of(widget: MarksPicture) -> Theme:
    return widget._theme


def test_it_keeps_the_shape_of_its_picture(drawn: MarksPicture) -> None:
    hint = drawn.sizeHint()
    assert hint.height() == round(hint.width() * 30 / 40)
    assert drawn.accessibleName() == "Round 1: 170"


def test_it_is_drawn_in_the_theme_s_colours_and_inside_its_box(drawn: MarksPicture) -> None:
    theme = theme_of(drawn)
    image = picture(drawn, theme, QSize(400, 300))
    assert where(image, theme.red_suit).width() > 60
    assert where(image, theme.ink).width() > 380
    assert image.rect().contains(marked(image, theme))


def test_suit_signs_in_a_text_have_their_colours(drawn: MarksPicture) -> None:
    theme = theme_of(drawn)
    card = (Text(2, 2, 36, 26, "3♠ 4♥X", 24),)
    drawn.show_picture(Picture(40, 30, card, ""))
    image = picture(drawn, theme, QSize(400, 300))
    heart, text = where(image, theme.red_suit), where(image, theme.ink)
    assert 0 < heart.width() < text.width() / 2
    assert text.left() < heart.left() < heart.right() < text.right()


def test_another_theme_draws_anew(drawn: MarksPicture) -> None:
    other = EVENING if theme_of(drawn) is DAY else DAY
    drawn.set_theme(other.at(1.5))
    image = picture(drawn, other, QSize(400, 300))
    assert not where(image, other.red_suit).isNull()


def test_without_a_picture_it_takes_no_room(qtbot: QtBot) -> None:
    load_resources()
    widget = MarksPicture(DAY)
    qtbot.addWidget(widget)
    assert widget.sizeHint().height() == 0
    assert marked(picture(widget, DAY, QSize(40, 40)), DAY).isNull()
