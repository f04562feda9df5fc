from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages, session_pages
from chicago_gui.mark_painter import measure, outlined_path, unit_path
from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    SQUEEZE,
    Band,
    Notch,
    Page,
    Paper,
    StraightLine,
    Suit,
    Text,
    TextAlign,
)
from chicago_gui.paper.text_setting import setting_of, text_width
from chicago_gui.printing.files import draw_page, fit_page
from chicago_gui.resources import FAMILY
from chicago_gui.scoring import Denomination
from tests.games.house.paper_views import LONG, twins
from tests.paper import face
from tests.printing.canvas import DOTS, dot, drawn, drawn_marks, ink

SUITS = [suit for suit in Denomination if suit is not Denomination.NOTRUMP]
A_DOT = 1.5 / DOTS


def near(found: tuple[float, ...] | None, expected: tuple[float, ...]) -> bool:
    return found is not None and all(
        abs(a - b) <= A_DOT for a, b in zip(found, expected, strict=True)
    )


def test_rules_bands_and_notches_lie_where_they_are_said_to() -> None:
    assert near(ink(drawn_marks(StraightLine(20, 30, 60, 30, 0.5))), (19.75, 29.75, 60.25, 30.25))
    assert near(ink(drawn_marks(Band(20, 30, 40, 5))), (20, 30, 60, 35))
    image = drawn_marks(Notch(60, 30, 4))
    assert near(ink(image), (56, 30, 60, 34))
    assert dot(image, 59.5, 30.5) == 0
    assert dot(image, 56.5, 33.5) == 255


@pytest.mark.parametrize("suit", SUITS)
def test_black_suits_are_filled_and_red_ones_outlined(suit: Denomination) -> None:
    image = drawn_marks(Suit(40, 40, 20, suit))
    found = ink(image)
    assert found
    left, top, right, bottom = found
    assert left >= 40 - A_DOT
    assert top >= 40 - A_DOT
    assert right <= 60 + A_DOT
    assert bottom <= 60 + A_DOT
    assert (left + right) / 2 == pytest.approx(50, abs=A_DOT)
    assert dot(image, 50, 51) == (255 if Suit(0, 0, 1, suit).outlined else 0)


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_fills_the_unit_square(suit: Denomination) -> None:
    for path in (unit_path(suit), outlined_path(suit)):
        bounds = path.boundingRect()
        assert QRectF(-0.001, -0.001, 1.002, 1.002).contains(bounds)
        assert bounds.height() > 0.9


@pytest.mark.parametrize("side", TextAlign)
def test_a_text_keeps_to_its_side(side: TextAlign) -> None:
    found = ink(drawn_marks(Text(50, 50, 60, 8, "HHH", 12, side=side)))
    assert found
    left, top, right, bottom = found
    assert (top + bottom) / 2 == pytest.approx(54, abs=A_DOT)
    match side:
        case TextAlign.LEFT:
            assert left == pytest.approx(50, abs=0.6)
        case TextAlign.CENTRE:
            assert (left + right) / 2 == pytest.approx(80, abs=A_DOT)
        case TextAlign.RIGHT:
            assert right == pytest.approx(110, abs=0.6)


@pytest.mark.parametrize("text", [*LONG, "Ёлка-Йод", "ĄĘŚŻ", "gjpqy" * 9, "7NTXX", "x " * 40])
@pytest.mark.parametrize("width", [8, 17, 60])
@pytest.mark.parametrize("bold", [False, True])
def test_a_text_is_never_drawn_outside_its_box(text: str, width: float, bold: bool) -> None:
    for size in (LEAST_SIZE, 8, 14):
        height = 1.2 * size * POINT
        found = ink(drawn_marks(Text(50, 50, width, height, text, size, bold=bold)))
        assert found
        left, top, right, bottom = found
        # The bar of an Ł and the accent of a capital reach a hair out of what type calls a letter.
        hair = A_DOT + 0.05 * size * POINT
        assert left >= 50 - hair
        assert right <= 50 + width + hair
        assert top >= 50 - hair
        assert bottom <= 50 + height + hair


@given(st.text(max_size=60), st.floats(2, 40), st.floats(LEAST_SIZE, 16), st.booleans())
def test_no_text_at_all_breaks_the_painter(
    text: str, width: float, size: float, bold: bool
) -> None:
    page = Page(Paper.A4, (Text(50, 50, width, 1.2 * size * POINT, text, size, bold=bold),))
    drawn(page, 1)


def test_a_long_text_is_squeezed_then_shrunk_then_cut() -> None:
    heights = []
    for text in ("Hannelore", "Hannelore B", "Hannelore Bergmann", "Hannelore " * 9):
        found = ink(drawn_marks(Text(50, 50, 16, 6, text, 9)))
        assert found
        heights.append(found[3] - found[1])
    assert heights[0] >= heights[1] - A_DOT
    assert heights[1] > heights[2] + A_DOT
    assert heights[2] > 1.6


def test_what_can_be_made_to_fit_is_not_cut() -> None:
    natural = text_width("Prepared by", 1)
    for percent in range(100, 240):
        width = natural * LEAST_SIZE * SQUEEZE * percent / 100
        found = setting_of(Text(50, 50, width, 6, "Prepared by", 12), measure())
        assert found.text == "Prepared by"


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "Anna – Boris",
        "Maximilian-Alexander von und zu Hohenloh",
        "Анна-Мария Рождественская-Щербакова",
        "4♠ by Vera, +1, not vulnerable: 450. Target 300 for 25 HCP. +150 → +4 IMPs",
        "+2200 −1530 0123456789",
        "Łukasz Søren Jürgen Özgür Čapek",
        "ЖШЩЮЫФ wwwmmm iiilll",
    ],
)
def test_the_layout_knows_how_wide_type_is(text: str, bold: bool) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(100)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    real = QFontMetricsF(font).horizontalAdvance(text) / 100 * 8 * POINT
    guessed = text_width(text, 8, bold=bold)
    assert 0.99 * real <= guessed <= 1.15 * real
    # What the layout is tried by where no Qt is: letters set closer beside some others count full.
    read = face.measure(bold=bold)(text) * 8
    assert 0.999 * real <= read <= 1.03 * real


def test_counts_of_open_deals_leave_no_dot(evenings: dict[str, Any]) -> None:
    one, other = twins(evenings["evening-2-going-on"].text)
    for page, twin in zip(session_pages(FORM, one), session_pages(FORM, other), strict=True):
        assert drawn(page) == drawn(twin)


@pytest.mark.parametrize("paper", Paper)
def test_margins_are_white_and_pages_are_not(paper: Paper) -> None:
    for page in blank_pages(FORM, paper):
        found = ink(drawn(page))
        assert found
        left, top, right, bottom = found
        assert left > 9
        assert top > 8.5
        assert right < page.width - 9
        assert bottom < page.height - 8.5
        assert bottom > page.height - 14


def test_a_page_is_drawn_smaller_and_whole_on_smaller_paper() -> None:
    corners = (StraightLine(10, 10, 10.5, 10, 1), StraightLine(199.5, 287, 200, 287, 1))
    image = QImage(round(215.9 * DOTS), round(279.4 * DOTS), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    page = Page(Paper.A4, corners)
    fit_page(painter, page, QRectF(0, 0, image.width(), image.height()), DOTS)
    unit = painter.transform().m11() / DOTS
    draw_page(painter, page)
    painter.end()
    assert unit == pytest.approx(279.4 / 297, rel=1e-3)
    found = ink(image)
    assert found
    assert (found[0] + found[2]) / 2 == pytest.approx(215.9 / 2, abs=A_DOT)
    assert found[3] < 279.4 - 8


def test_paper_that_is_rounded_to_points_shrinks_nothing() -> None:
    image = QImage(100, 100, QImage.Format.Format_Grayscale8)
    painter = QPainter(image)
    fit_page(painter, Page(Paper.A4, ()), QRectF(0, 0, 209.9 * DOTS, 297 * DOTS), DOTS)
    assert painter.transform().m11() == DOTS
    painter.end()
