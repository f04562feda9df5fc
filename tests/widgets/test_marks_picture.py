"""Pictures of marks, suits and contracts on the screen."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from chicago_gui.paper.marks import STRONG, StraightLine, Suit, Text
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Denomination
from chicago_gui.sheet.panel import Picture
from chicago_gui.widgets.marks_picture import (
    MarksPicture,
    contract_width,
    paint_contract,
    suit_path,
)
from chicago_gui.widgets.theme import DAY, EVENING, Role, Theme
from tests.widgets.eyes import marked, painted, picture, where

pytestmark = pytest.mark.usefixtures("qapp")

MARKS = (
    StraightLine(0, 20, 40, 20, STRONG * 2),
    Suit(5, 5, 10, Denomination.HEARTS),
    Text(20, 2, 18, 8, "170", 12),
)
SHOWN = Picture(40, 30, MARKS, "Round 1: 170")


@pytest.fixture(params=[DAY, EVENING], ids=["day", "evening"])
def theme(request: pytest.FixtureRequest) -> Theme:
    theme: Theme = request.param
    return theme


@pytest.fixture
def drawn(theme: Theme, qtbot: QtBot) -> MarksPicture:
    widget = MarksPicture(theme)
    qtbot.addWidget(widget)
    widget.show_picture(SHOWN)
    return widget


def test_it_keeps_the_shape_of_its_picture(drawn: MarksPicture) -> None:
    hint = drawn.sizeHint()
    assert hint.height() == round(hint.width() * 30 / 40)
    assert drawn.accessibleName() == "Round 1: 170"


def test_it_is_drawn_in_the_theme_s_colours(drawn: MarksPicture, theme: Theme) -> None:
    image = picture(drawn, theme, QSize(400, 300))
    assert where(image, theme.red_suit).width() > 60
    assert where(image, theme.ink).width() > 380


def test_suit_signs_in_a_text_have_their_colours(drawn: MarksPicture, theme: Theme) -> None:
    card = (Text(2, 2, 36, 26, "3♠ 4♥X", 24),)
    drawn.show_picture(Picture(40, 30, card, ""))
    image = picture(drawn, theme, QSize(400, 300))
    heart, text = where(image, theme.red_suit), where(image, theme.ink)
    assert 0 < heart.width() < text.width() / 2
    assert text.left() < heart.left() < heart.right() < text.right()


def test_another_theme_draws_anew(drawn: MarksPicture, theme: Theme) -> None:
    other = EVENING if theme is DAY else DAY
    drawn.set_theme(other.at(1.5))
    image = picture(drawn, other, QSize(400, 300))
    assert not where(image, other.red_suit).isNull()


def test_without_a_picture_it_takes_no_room(qtbot: QtBot) -> None:
    widget = MarksPicture(DAY)
    qtbot.addWidget(widget)
    assert widget.sizeHint().height() == 0
    assert marked(picture(widget, DAY, QSize(40, 40)), DAY).isNull()


SUITS = list(Denomination)[:4]
CELL = QSize(110, 60)


def contract_drawn(
    text: str, theme: Theme = DAY, size: QSize = CELL, colour: str | None = None
) -> QImage:
    rect = QRectF(0, 0, size.width(), size.height())
    font = theme.font(Role.CONTRACT)
    contract = Contract.parse(text)
    return painted(
        size, theme, lambda painter: paint_contract(painter, rect, contract, theme, font, colour)
    )


@pytest.mark.parametrize("suit", SUITS)
def test_a_sign_fills_its_rectangle(suit: Denomination) -> None:
    rect = QRectF(10, 20, 40, 40)
    path = suit_path(suit, rect)
    assert rect.contains(path.boundingRect())
    assert path.boundingRect().height() > 36


def test_the_four_signs_are_four() -> None:
    square = QRectF(0, 0, 60, 60)

    def sign(suit: Denomination, painter: QPainter) -> None:
        painter.fillPath(suit_path(suit, square), QColor(DAY.ink))

    images = [painted(QSize(60, 60), DAY, partial(sign, suit)) for suit in SUITS]
    assert all(one != other for one, other in combinations(images, 2))


@pytest.mark.parametrize("theme", [DAY, EVENING])
@pytest.mark.parametrize(
    ("text", "red"), [("4S", False), ("3C", False), ("3NT", False), ("2H", True), ("5D", True)]
)
def test_hearts_and_diamonds_are_red(theme: Theme, text: str, red: bool) -> None:
    image = contract_drawn(text, theme)
    assert where(image, theme.red_suit).isNull() is not red
    assert not where(image, theme.ink).isNull()


def test_with_four_colours_clubs_and_diamonds_have_their_own() -> None:
    theme = replace(DAY, four_colours=True)
    assert not where(contract_drawn("3C", theme), theme.clubs).isNull()
    assert not where(contract_drawn("3D", theme), theme.diamonds).isNull()
    assert where(contract_drawn("3D", theme), theme.red_suit).isNull()


def test_the_sign_stands_between_level_and_doubling() -> None:
    image = contract_drawn("2HX")
    sign, ink = where(image, DAY.red_suit), where(image, DAY.ink)
    assert ink.left() < sign.left()
    assert sign.right() < ink.right()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("text", ["4SX", "3NT", "1C", "7DXX", "2H"])
def test_a_contract_is_centred_as_one_thing(text: str, scale: float) -> None:
    theme = DAY.at(scale)
    size = CELL * scale
    seen = QRectF(marked(contract_drawn(text, theme, size), theme))
    middle = QRectF(0, 0, size.width(), size.height()).center()
    assert abs(seen.center().x() - middle.x()) <= 2.5 * scale
    assert abs(seen.center().y() - middle.y()) <= 1.5 * scale


@pytest.mark.parametrize("text", ["7DXX", "7NTXX"])
def test_in_a_narrow_cell_it_is_drawn_smaller(text: str) -> None:
    room = QRectF(40, 0, 44, 40)
    image = painted(
        QSize(124, 40),
        DAY,
        lambda painter: paint_contract(
            painter, room, Contract.parse(text), DAY, DAY.font(Role.CONTRACT)
        ),
    )
    seen = marked(image, DAY)
    assert room.toRect().adjusted(-1, 0, 1, 0).contains(seen)
    assert seen.width() > 34


def test_one_colour_can_be_had_for_all_of_it() -> None:
    image = contract_drawn("2HX", colour=DAY.accent)
    assert not where(image, DAY.accent).isNull()
    assert where(image, DAY.red_suit).isNull()
    assert where(image, DAY.ink).isNull()


def test_its_width_is_known_beforehand() -> None:
    for text in ("4S", "4SX", "4SXX", "3NT"):
        wide = contract_width(Contract.parse(text), DAY.font(Role.CONTRACT))
        assert abs(marked(contract_drawn(text), DAY).width() - wide) < 4
