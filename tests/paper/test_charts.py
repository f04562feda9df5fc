from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.paper.charts import bounds, chart_marks, dashes_of, numbers, scale_of, ticks
from chicago_gui.paper.marks import Stroke, Text
from chicago_gui.sheet.panel import ChartData, Series
from tests.games.printed import box, check_texts

NAME = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1, max_size=40
)


@st.composite
def running(draw: st.DrawFn) -> ChartData:
    """Draw the series of one to seven players over up to 60 deals."""
    steps = draw(st.integers(1, 60))
    most = draw(st.sampled_from([0, 3, 24, 600]))
    ways = []
    for name in draw(st.lists(NAME.filter(str.strip), min_size=1, max_size=7)):
        figures = draw(st.lists(st.integers(-most, most), min_size=1, max_size=steps))
        ways.append(Series(name, ((0, 0), *enumerate(figures, start=1))))
    return ChartData("Running IMPs", "nothing yet", tuple(ways), draw(st.integers(1, 60)))


@given(running(), st.floats(60, 190), st.floats(52, 84))
def test_a_chart_keeps_to_its_box_and_no_text_lies_on_another(
    shown: ChartData, width: float, height: float
) -> None:
    marks = list(chart_marks(shown, 10, 20, width, height))
    for mark in marks:
        left, top, right, bottom = box(mark)
        assert left >= 9.7
        assert top >= 19.7
        assert right <= 10.3 + width
        assert bottom <= 20.3 + height
    check_texts(marks)
    assert [
        way.name
        for way in shown.ways
        if not any(way.name == m.text for m in marks if isinstance(m, Text))
    ] == []


def test_a_way_goes_through_its_points_in_the_order_of_the_deals() -> None:
    shown = ChartData("", "", (Series("Anna", ((0, 0), (1, 10), (3, -10))),), 3)
    (way,) = [
        m for m in chart_marks(shown, 0, 0, 100, 60) if isinstance(m, Stroke) and len(m.points) == 3
    ]
    (x0, y0), (x1, y1), (x2, y2) = way.points
    assert x1 - x0 == pytest.approx((x2 - x0) / 3)
    assert y1 < y0 < y2
    assert y0 - y1 == pytest.approx(y2 - y0)


def test_before_the_first_deal_the_chart_says_so() -> None:
    shown = ChartData("Running IMPs", "nothing yet", (Series("Anna", ((0, 0),)),), 15)
    assert [m.text for m in chart_marks(shown, 0, 0, 100, 60) if isinstance(m, Text)] == [
        "Running IMPs",
        "nothing yet",
    ]


def test_two_who_share_a_colour_have_other_dashes() -> None:
    assert len({dashes_of(way) for way in range(7)}) == 7
    assert all(dashes_of(way) != dashes_of(way + 7) for way in range(7))


@pytest.mark.parametrize("planned", [1, 6, 15, 60, 64, 200, 7000])
def test_the_axis_names_a_few_deals_and_the_last(planned: int) -> None:
    named = numbers(planned)
    assert named[-1] == planned
    assert len(named) <= 7
    assert named == sorted(set(named))


def test_the_axis_of_a_short_evening_names_every_deal() -> None:
    assert [numbers(planned) for planned in range(1, 10)] == [
        list(range(1, planned + 1)) for planned in range(1, 10)
    ]
    assert numbers(10) == [5, 10]


@given(running())
def test_every_figure_lies_between_two_lines_of_the_scale(shown: ChartData) -> None:
    low, high = bounds(shown.ways)
    first, last = scale_of(shown.ways)
    named = ticks(first, last)
    assert (named[0], named[-1]) == (first, last)
    assert first <= low < high <= last
    assert last - first <= 2.5 * (high - low)


def test_most_entries_leave_the_scale_as_it_stands() -> None:
    def scale(most: int) -> tuple[int, int]:
        return scale_of([Series("Anna", ((0, 0), (1, most), (2, -38)))])

    assert [scale(most) for most in (31, 33, 34, 35)] == [(-40, 40)] * 4
