from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from chicago_gui.paper.charts import extents
from chicago_gui.sheet.figures import Bar, Bars
from chicago_gui.sheet.words import signed
from chicago_gui.widgets.bars import BarChart
from chicago_gui.widgets.theme import DAY, EVENING, Theme


def bars(*figures: float, names: str = "ABCDEFGHI") -> Bars:
    found = zip(names, figures, strict=False)
    return Bars("Average", tuple(Bar(name, each, signed(round(each))) for name, each in found))


def drawn(chart: BarChart) -> QImage:
    return chart.grab().toImage()


def columns(image: QImage, colour: str) -> list[int]:
    """Return the x-coordinates at which a colour appears."""
    rows = range(image.height())
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).name().upper() == colour.upper() for y in rows)
    ]


@given(st.lists(st.floats(-100, 100), min_size=1, max_size=9))
def test_zero_is_always_on_the_scale(figures: list[float]) -> None:
    low, high = extents(bars(*figures).bars)
    assert low <= 0 <= high
    assert low < high
    assert all(low <= each <= high for each in figures)


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_gains_go_to_the_right_of_zero_and_losses_to_the_left(qtbot: QtBot, theme: Theme) -> None:
    chart = BarChart(theme)
    qtbot.addWidget(chart)
    chart.resize(400, 160)
    chart.show_bars(bars(10, -5), ["A", "B"])
    image = drawn(chart)
    gain, loss = (columns(image, colour) for colour in theme.players[:2])
    assert loss[-1] <= gain[0] + 1
    assert len(gain) == pytest.approx(2 * len(loss), abs=4)


def test_each_has_the_colour_of_its_line_not_of_its_place(qtbot: QtBot) -> None:
    chart = BarChart(DAY)
    qtbot.addWidget(chart)
    chart.resize(400, 160)
    chart.show_bars(bars(10, -5), ["B", "A"])
    image = drawn(chart)
    assert len(columns(image, DAY.players[1])) > len(columns(image, DAY.players[0]))


def test_names_and_figures_are_read_out(qtbot: QtBot) -> None:
    chart = BarChart(DAY)
    qtbot.addWidget(chart)
    chart.show_bars(bars(10, -5), ["A", "B"])
    assert chart.accessibleName() == "Average"
    assert chart.accessibleDescription() == "A +10, B −5"


@pytest.mark.parametrize("figures", [(), (0,), (0, 0, 0), (1e-9,), (-3,), (7,) * 9])
def test_it_is_drawn_whatever_the_figures(qtbot: QtBot, figures: tuple[float, ...]) -> None:
    chart = BarChart(DAY)
    qtbot.addWidget(chart)
    chart.resize(chart.minimumSizeHint())
    chart.show_bars(bars(*figures), [])
    assert not drawn(chart).isNull()
