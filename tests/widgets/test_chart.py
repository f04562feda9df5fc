from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from chicago_gui.games.house.form import running
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.paper.charts import extents
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.figures import Bar, Bars
from chicago_gui.sheet.panel import ChartData, Series
from chicago_gui.sheet.words import signed
from chicago_gui.widgets.chart import BarChart, Chart, pens
from chicago_gui.widgets.theme import DAY, EVENING, Role, Theme
from tests.widgets.an_evening import LONG_NAMES, NAMES, played, view
from tests.widgets.eyes import picture, where

# Deals without a score: thrown in, incomplete, open.
UNSCORED: tuple[OpenDeal | PlayedDeal, ...] = (
    replace(played(6), outcome=None, thrown_in=True),
    replace(played(6), outcome=None),
    OpenDeal(7, Deal(prepared_by="Anna", contract=Contract.parse("4S"), declarer="Vera")),
)


def level(scored: int = 1, planned: int = 15) -> View:
    """Return a view with equal totals: scored deals without a swing."""
    even = []
    for number in range(1, scored + 1):
        deal = played(number)
        assert deal.outcome is not None
        even.append(replace(deal, outcome=replace(deal.outcome, imps=(0, 0))))
    return view(0, planned=planned, more=even)


@pytest.fixture
def chart(qtbot: QtBot) -> Chart:
    widget = Chart(DAY)
    qtbot.addWidget(widget)
    return widget


def test_a_way_adds_up_deal_by_deal() -> None:
    seen = {way.name: way.points for way in running(view(5)).ways}
    assert seen["Boris"] == ((0, 0), (1, 3), (2, 3), (3, 6), (4, 6), (5, 13))
    for number in range(6):
        assert sum(points[number][1] for points in seen.values()) == 0


def test_who_sits_out_goes_straight_on() -> None:
    (way,) = (way for way in running(view(3)).ways if way.name == played(3).deal.prepared_by)
    assert way.points[-1] == (3, way.points[-2][1])


@pytest.mark.parametrize("more", UNSCORED)
def test_a_deal_without_a_score_changes_nothing(chart: Chart, more: OpenDeal | PlayedDeal) -> None:
    chart.show_running(running(view(5)))
    before, said = picture(chart, DAY), chart.accessibleDescription()
    chart.show_running(running(view(5, more=[more])))
    assert picture(chart, DAY) == before
    assert chart.accessibleDescription() == said
    chart.show_running(running(view(6)))
    assert picture(chart, DAY) != before


def test_it_says_the_standing_in_words(chart: Chart) -> None:
    chart.show_running(running(view(5)))
    assert chart.accessibleName() == "Running IMPs"
    assert chart.accessibleDescription() == "Boris +13, Vera +4, Egor −1, Anna −7, Dima −9"


def test_before_the_first_deal_it_says_so_quietly(chart: Chart) -> None:
    assert chart.empty
    chart.show_running(running(view(0)))
    assert chart.empty
    assert chart.accessibleDescription() == "No deal is scored yet."
    image = picture(chart, DAY)
    assert not where(image, DAY.quiet).isNull()
    assert all(where(image, colour).isNull() for colour in DAY.players)
    # If there is room, the empty chart shows its grid.
    large = picture(chart, DAY, QSize(276, 400))
    ruled = where(large, DAY.rule)
    assert ruled.width() > 150
    assert ruled.height() > 250


SEVEN = tuple(
    Series(name, ((0, 0), (1, 3 - at), (2, 9 - 3 * at))) for at, name in enumerate("ABCDEFG")
)


@pytest.mark.parametrize("theme", [DAY, EVENING, DAY.at(0.8), EVENING.at(2)])
def test_each_of_seven_players_has_a_line(chart: Chart, theme: Theme) -> None:
    chart.set_theme(theme)
    chart.show_running(ChartData("Running IMPs", "", SEVEN, 4))
    image = picture(chart, theme)
    assert all(not where(image, colour).isNull() for colour in theme.players)


def test_the_theme_can_change_while_it_is_seen(chart: Chart) -> None:
    chart.show_running(running(view(10)))
    picture(chart, DAY)
    chart.set_theme(EVENING)
    image = picture(chart, EVENING)
    assert all(where(image, colour).isNull() for colour in DAY.players)


def test_lines_are_told_apart_without_colour() -> None:
    assert len({tuple(pen.dashPattern()) for pen in pens(DAY, 7)}) == 7


@pytest.mark.parametrize(("scored", "planned"), [(5, 15), (5, 20), (15, 15), (12, 10)])
def test_the_axis_goes_as_far_as_the_evening_is_planned(
    chart: Chart, scored: int, planned: int
) -> None:
    chart.resize(400, 200)
    ends = []
    for number in (1, scored, max(planned, scored)):
        chart.show_running(running(level(number, planned)))
        ends.append({end.x() for _, end, _ in chart.labels()}.pop())
    first, here, last = ends
    assert first < here <= last
    if scored <= planned:
        share = (scored - 1) / (planned - 1)
        assert here == pytest.approx(first + (last - first) * share, abs=0.01)
    else:
        assert here == last  # deals beyond the plan fit, too
    # After the last deal there is still room for the names.
    longest = max(QFontMetricsF(DAY.font(Role.SMALL)).horizontalAdvance(name) for name in NAMES)
    assert last + 12 + longest <= 400


def test_more_imps_are_higher(chart: Chart) -> None:
    chart.show_running(running(view(10)))
    chart.resize(chart.sizeHint())
    ends = [(way.figure, end.y()) for way, end, _ in chart.labels()]
    assert ends == sorted(ends, key=lambda end: -end[0])
    assert all(high[1] < low[1] for high, low in pairwise(ends))


@pytest.mark.parametrize("theme", [DAY.at(0.8), DAY, DAY.at(1.5), DAY.at(2)])
@pytest.mark.parametrize("shown", [level(), view(1), view(5), view(15), view(15, LONG_NAMES)])
def test_names_never_overlap_nor_leave_the_chart(chart: Chart, theme: Theme, shown: View) -> None:
    chart.set_theme(theme)
    chart.show_running(running(shown))
    line = QFontMetricsF(theme.font(Role.SMALL)).height()
    for size in (chart.minimumSizeHint(), chart.sizeHint()):
        chart.resize(size)
        places = [place for _, _, place in chart.labels()]
        assert all(after - before >= line - 0.01 for before, after in pairwise(places))
        assert places[0] >= line / 2
        assert places[-1] <= size.height() - line / 2


def test_long_names_shrink_together(chart: Chart, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = DAY.font(Role.SMALL)
    drawn: list[tuple[int, str]] = []

    def draw(painter: QPainter, *given: object) -> None:
        drawn.append((painter.font().pixelSize(), str(given[-1])))

    monkeypatch.setattr(QPainter, "drawText", draw)
    for names, size in ((NAMES, 11), ((*NAMES[:4], "Maximiliane Oberhub"), 9)):
        drawn.clear()
        chart.show_running(running(view(15, names)))
        picture(chart, DAY)
        sizes = {each: text for each, text in drawn if text in names}
        assert set(sizes) == {size}
        assert size <= usual.pixelSize()
    longer = [f"{name} {name}" for name in LONG_NAMES]
    chart.show_running(running(view(15, longer)))
    drawn.clear()
    picture(chart, DAY)
    assert sum("…" in text for _, text in drawn) >= 3


def test_with_room_enough_names_are_whole(chart: Chart) -> None:
    wide = QSize(700, 176)
    chart.show_running(running(view(5, LONG_NAMES)))
    seen = picture(chart, DAY, wide)
    chart.show_running(running(view(5, [f"{name} Junior" for name in LONG_NAMES])))
    assert picture(chart, DAY, wide) != seen


def test_players_who_are_level_stand_in_the_order_of_the_sheet(chart: Chart) -> None:
    chart.show_running(running(level()))
    chart.resize(chart.sizeHint())
    assert [way.name for way, _, _ in chart.labels()] == list(NAMES)


@pytest.mark.parametrize("settled", [0, 1, 3])
def test_all_rules_end_where_zero_does(chart: Chart, settled: int) -> None:
    ways = tuple(
        Series(name, tuple((step, won * step) for step in range(settled + 1)))
        for name, won in (("Anna", 9), ("Boris", -9))
    )
    chart.show_running(ChartData("Running account", "Nothing is settled yet", ways, 4))
    image = picture(chart, DAY, QSize(500, 300))
    zero, others = where(image, DAY.strong_rule), where(image, DAY.rule)
    assert others.height() > 100
    assert others.right() == zero.right()


# --- bars


def bars(*figures: float, names: str = "ABCDEFGHI") -> Bars:
    found = zip(names, figures, strict=False)
    return Bars("Average", tuple(Bar(name, each, signed(round(each))) for name, each in found))


@pytest.fixture
def bar_chart(qtbot: QtBot) -> BarChart:
    widget = BarChart(DAY)
    qtbot.addWidget(widget)
    widget.resize(400, 160)
    return widget


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


def test_each_has_the_colour_of_its_line_not_of_its_place(bar_chart: BarChart) -> None:
    bar_chart.show_bars(bars(10, -5), ["B", "A"])
    image = drawn(bar_chart)
    assert len(columns(image, DAY.players[1])) > len(columns(image, DAY.players[0]))


def test_names_and_figures_are_read_out(bar_chart: BarChart) -> None:
    bar_chart.show_bars(bars(10, -5), ["A", "B"])
    assert bar_chart.accessibleName() == "Average"
    assert bar_chart.accessibleDescription() == "A +10, B −5"


@pytest.mark.parametrize("figures", [(), (0,), (0, 0, 0), (1e-9,), (-3,), (7,) * 9])
def test_it_is_drawn_whatever_the_figures(bar_chart: BarChart, figures: tuple[float, ...]) -> None:
    bar_chart.resize(bar_chart.minimumSizeHint())
    bar_chart.show_bars(bars(*figures), [])
    assert not drawn(bar_chart).isNull()
