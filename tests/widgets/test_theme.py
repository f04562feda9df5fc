from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import dist
from operator import mul

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from chicago_gui.record import replace
from chicago_gui.resources import FAMILY
from chicago_gui.widgets.theme import (
    DAY,
    EVENING,
    HAIR,
    STRONG,
    Role,
    Theme,
    dress,
    palette,
    plain_tip,
)
from tests.widgets.eyes import picture

THEMES = [pytest.param(DAY, id="day"), pytest.param(EVENING, id="evening")]

# Text colours and their backgrounds: contrast at least 4.5.
TEXT = [
    *((text, ground) for text in ("ink", "heading") for ground in ("paper", "desk", "band")),
    *((text, ground) for text in ("quiet", "gain", "loss") for ground in ("paper", "desk", "band")),
    *((text, "wanted") for text in ("ink", "quiet", "heading", "gain", "loss", "red_suit")),
    ("red_suit", "paper"),
    ("red_suit", "desk"),
    ("clubs", "paper"),
    ("diamonds", "paper"),
    ("accent", "paper"),
    ("accent", "desk"),
    ("on_accent", "accent"),
    ("paper", "loss"),
    ("strip_text", "strip_table"),
    ("strip_text", "strip_preparer"),
]

# Shapes and rules and their backgrounds: contrast at least 3.
GRAPHICS = [
    *(("strong_rule", ground) for ground in ("paper", "desk", "band")),
    *(("wanted_border", ground) for ground in ("paper", "band", "wanted")),
    *((suit, ground) for suit in ("clubs", "diamonds") for ground in ("desk", "band", "wanted")),
    ("red_suit", "band"),
    ("accent", "band"),
]


def linear(colour: str) -> list[float]:
    asked = QColor(colour)
    channels = asked.redF(), asked.greenF(), asked.blueF()
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    before = (qapp.palette(), qapp.font(), QToolTip.palette(), QToolTip.font())
    yield qapp
    qapp.setPalette(before[0])
    qapp.setFont(before[1])
    QToolTip.setPalette(before[2])
    QToolTip.setFont(before[3])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("colour", "ground", "least"),
    [*((*pair, 4.5) for pair in TEXT), *((*pair, 3) for pair in GRAPHICS)],
)
def test_texts_and_shapes_stand_out(theme: Theme, colour: str, ground: str, least: float) -> None:
    assert contrast(getattr(theme, colour), getattr(theme, ground)) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_each_of_seven_lines_of_the_chart_can_be_seen_on_paper_and_desk(theme: Theme) -> None:
    assert len(theme.players) == 7
    for colour in theme.players:
        assert contrast(colour, theme.paper) >= 3
        assert contrast(colour, theme.desk) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", ["all colours", "no red", "no green", "grey"])
def test_seven_lines_of_the_chart_differ_in_colour(theme: Theme, eyes: str) -> None:
    least = 3.5 if eyes == "grey" else 20
    for one, other in combinations(theme.players, 2):
        assert dist(_lab(one, eyes), _lab(other, eyes)) >= least, (one, other)


# What people see, as linear RGB: protanopia and deuteranopia by Machado, Oliveira and Fernandes
# (2009), severity 1.
_LUMINANCE = (0.2126, 0.7152, 0.0722)
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "grey": (_LUMINANCE,) * 3,
}
_XYZ = ((0.4339, 0.3762, 0.1899), _LUMINANCE, (0.0178, 0.1095, 0.8727))
"""From linear RGB to the coordinates X, Y and Z, where white is 1 in each."""


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(map(mul, row, vector)) for row in matrix]


def _lab(colour: str, eyes: str) -> tuple[float, float, float]:
    """Return the coordinates of a colour in the space CIELAB, as these eyes see it."""
    seen = [min(max(channel, 0), 1) for channel in _times(EYES[eyes], linear(colour))]
    x, y, z = (
        each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116
        for each in _times(_XYZ, seen)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize(
    ("asked", "given"), [(0.5, 0.8), (0.8, 0.8), (1.25, 1.25), (2.0, 2.0), (3.0, 2.0)]
)
def test_the_zoom_stays_between_80_and_200_percent(asked: float, given: float) -> None:
    assert DAY.at(asked).scale == given
    assert replace(DAY.at(asked), scale=1.0) == DAY


@pytest.mark.parametrize("role", Role)
def test_figures_are_all_of_one_width(qapp: QApplication, role: Role) -> None:
    font = DAY.font(role)
    assert QFontInfo(font).family() == FAMILY
    metrics = QFontMetricsF(font)
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_the_largest_figures_are_those_the_eye_looks_for_first(qapp: QApplication) -> None:
    # Only roles of the sheet; the verdict is on another page.
    sizes = {role: DAY.font(role).pixelSize() for role in Role if role is not Role.VERDICT}
    assert sizes[Role.CONTRACT] == max(sizes.values())
    assert min(sizes[Role.NUMBER], sizes[Role.IMPS]) > sizes[Role.CELL]
    assert DAY.font(Role.IMPS).bold()
    assert not DAY.font(Role.CELL).bold()


def test_a_pen_is_never_thinner_than_a_pixel() -> None:
    assert DAY.at(0.8).pen(DAY.rule, HAIR).widthF() == 1.0
    assert DAY.at(2.0).pen(DAY.rule, STRONG).widthF() == 3.0
    assert DAY.pen(DAY.rule).color() == QColor(DAY.rule)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("WindowText", "Window"),
        ("Text", "Base"),
        ("Text", "AlternateBase"),
        ("ButtonText", "Button"),
        ("PlaceholderText", "Base"),
        ("HighlightedText", "Highlight"),
        ("ToolTipText", "ToolTipBase"),
        ("Link", "Base"),
    ],
)
def test_qt_s_own_widgets_can_be_read(
    theme: Theme, group: QPalette.ColorGroup, text: str, ground: str
) -> None:
    colours = palette(theme)
    seen = [colours.color(group, QPalette.ColorRole[role]).name() for role in (text, ground)]
    assert contrast(*seen) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_dresses_all_widgets(qtbot: QtBot, dressed: QApplication, theme: Theme) -> None:
    dress(dressed, theme)
    edit = QLineEdit()
    qtbot.addWidget(edit)
    image = picture(edit, theme)
    assert image.pixelColor(image.rect().center()) == QColor(theme.paper)
    assert dressed.style().objectName() == "fusion"
    assert edit.font().family() == FAMILY
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipBase) == QColor(theme.paper)


def test_fonts_and_icons_come_with_the_program(qapp: QApplication) -> None:
    assert QFile.exists(":/chicago/icons/chicago-256.png")
    assert FAMILY in QFontDatabase.families()


def test_a_name_like_markup_is_shown_as_it_is() -> None:
    assert "&lt;b&gt;" in plain_tip("<b>Anna</b>: +14 IMPs")
