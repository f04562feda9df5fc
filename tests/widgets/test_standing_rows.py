from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.resources import load_resources
from chicago_gui.sheet.panel import Standing, StandingLine
from chicago_gui.widgets.standing import (
    Columns,
    PartnersRow,
    StandingRow,
    marks_width,
    paint_marks,
    paint_name,
)
from chicago_gui.widgets.theme import DAY, Role, Theme
from tests.widgets.an_evening import LONG_NAMES
from tests.widgets.eyes import marked, painted, picture, where

COLUMNS = Columns(120, 180, (200, 240))


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    load_resources()
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def measured(cap: int = 3) -> Standing:
    return Standing("", "IMPs", (), ("out", "opened"), (cap, cap))


def row(host: QWidget, shown: StandingLine, cap: int = 3) -> QImage:
    line = StandingRow(DAY, host)
    line.arrange(DAY, COLUMNS)
    line.show_line(shown, measured(cap))
    return picture(line, DAY, QSize(290, 30))


def marks(count: int, cap: int, theme: Theme = DAY, *, square: bool = False) -> QImage:
    size = QSize(200, 40)
    rect = QRectF(0, 0, 200, 40)
    return painted(
        size, theme, lambda painter: paint_marks(painter, rect, count, cap, theme, square=square)
    )


def fillings(image: QImage, number: int, scale: float = 1.0) -> list[str]:
    """Return the colours in the middle of the first `number` marks."""
    return [
        image.pixelColor(int(scale * (4 + 12 * mark)), 20).name().upper() for mark in range(number)
    ]


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize(("square", "token"), [(False, "strong_rule"), (True, "accent")])
def test_so_many_marks_are_filled_and_the_rest_are_not(
    host: QWidget, square: bool, token: str, scale: float
) -> None:
    theme = DAY.at(scale)
    full, bare = getattr(DAY, token), DAY.paper
    seen = fillings(marks(2, 3, theme, square=square), 4, scale)
    assert seen == [full, full, bare, bare]
    seen = fillings(marks(0, 5, theme, square=square), 5, scale)
    assert seen == [bare] * 5


def test_an_empty_mark_has_an_outline(host: QWidget) -> None:
    assert not marked(marks(0, 1), DAY).isNull()
    assert marked(marks(0, 1), DAY).right() < 10


def test_what_is_beyond_the_cap_is_longer_and_a_loss(host: QWidget) -> None:
    assert fillings(marks(4, 3), 5) == [*[DAY.strong_rule] * 3, DAY.loss, DAY.paper]


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize(("count", "cap"), [(0, 2), (2, 3), (6, 6), (4, 3), (4, 7), (9, 3)])
def test_marks_are_as_wide_as_they_say(host: QWidget, count: int, cap: int, scale: float) -> None:
    theme = DAY.at(scale)
    seen = marked(marks(count, cap, theme, square=True), theme)
    assert seen.right() + 1 <= marks_width(count, cap, theme) + 1.5
    assert seen.width() >= marks_width(count, cap, theme) - 4 * scale


@pytest.mark.parametrize(("count", "cap", "token"), [(4, 7, "ink"), (8, 7, "loss")])
def test_more_than_six_are_written(host: QWidget, count: int, cap: int, token: str) -> None:
    image = marks(count, cap)
    assert where(image, DAY.strong_rule).isNull()
    assert not where(image, getattr(DAY, token)).isNull()
    metrics = QFontMetricsF(DAY.font(Role.CELL))
    assert marks_width(count, cap, DAY) == metrics.horizontalAdvance(f"{count}/{cap}")


@pytest.mark.parametrize(
    ("imps", "token", "others"),
    [(14, "gain", ["loss"]), (-8, "loss", ["gain"]), (0, "ink", ["gain", "loss"])],
)
def test_imps_are_a_gain_or_a_loss(host: QWidget, imps: int, token: str, others: list[str]) -> None:
    image = row(host, StandingLine("", imps, (0, 0)))
    seen = where(image, getattr(DAY, token))
    assert not seen.isNull()
    assert seen.right() < COLUMNS.figure_right
    assert all(where(image, getattr(DAY, other)).isNull() for other in others)


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_long_name_does_not_run_into_the_figures(host: QWidget, name: str) -> None:
    bare = row(host, StandingLine("", -112, (2, 1)))
    named = row(host, StandingLine(name, -112, (2, 1)))
    right = QRect(QPoint(121, 0), QPoint(289, 29))
    assert named != bare
    assert named.copy(right) == bare.copy(right)
    # A name too long for one line continues in a second one.
    metrics = QFontMetricsF(DAY.font(Role.STANDING))
    goes_on = metrics.horizontalAdvance(name) > COLUMNS.name_right
    assert (marked(named.copy(QRect(0, 0, 121, 30)), DAY).height() > 18) is goes_on


def test_a_line_covers_what_it_passes(host: QWidget) -> None:
    line = StandingRow(DAY, host)
    line.arrange(DAY, COLUMNS)
    line.show_line(StandingLine("Anna", 1, (0, 0)), measured())
    line.resize(290, 30)
    ground = QImage(290, 30, QImage.Format.Format_RGB32)
    ground.fill(QColor(DAY.loss))
    line.render(ground, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert where(ground, DAY.loss).isNull()


def test_a_pair_shows_its_count_however_long_the_names(host: QWidget) -> None:
    pair = PartnersRow(DAY, host)
    size = QSize(130, 24)
    pair.set_pair(LONG_NAMES[:2], 3)
    three = picture(pair, DAY, size)
    pair.set_pair(LONG_NAMES[:2], 4)
    four = picture(pair, DAY, size)
    changed = [
        x
        for x in range(130)
        if any(three.pixelColor(x, y) != four.pixelColor(x, y) for y in range(24))
    ]
    assert min(changed) > 115
    assert not marked(four.copy(116, 0, 14, 24), DAY).isNull()


def test_a_pair_that_never_played_is_quiet(host: QWidget) -> None:
    pair = PartnersRow(DAY, host)
    pair.set_pair(("Anna", "Boris"), 0)
    image = picture(pair, DAY, QSize(130, 24))
    assert where(image, DAY.ink).isNull()
    assert not where(image, DAY.quiet).isNull()


@pytest.mark.parametrize(
    ("name", "lines"), [("Anna", 1), ("Александра Константинопольская", 2), ("ж" * 60, 2)]
)
def test_a_long_name_is_written_in_two_lines_inside_its_column(
    host: QWidget, name: str, lines: int
) -> None:
    def paint(painter: QPainter) -> None:
        paint_name(painter, QRectF(0, 0, 120, 30), name, DAY.font(Role.STANDING))

    seen = marked(painted(QSize(140, 30), DAY, paint), DAY)
    assert seen.right() <= 121
    assert (seen.height() > 18) is (lines == 2)
