"""The running chart and the bars beside it as marks, and their scales, which the screen shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil, floor

from chicago_gui.paper.marks import POINT, Band, Mark, StraightLine, Stroke, Text, TextAlign
from chicago_gui.paper.text_setting import text_width
from chicago_gui.sheet.figures import Bar, Bars
from chicago_gui.sheet.panel import ChartData, Series
from chicago_gui.sheet.words import signed

LEAST_SPAN = 8
"""The least distance between the lowest and the highest figure of a chart."""

_TICKS = (2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000)
_MOST_TICKS = 5
_NUMBERS = (1, 5, 10, 15, 25, 50, 100, 250, 500, 1000)
_MOST_NUMBERS = 6
_MOST_OF_ONE_DIGIT = 9

# Dash patterns in pen widths, one for each of seven players; the first line is solid.
_DASHES: tuple[tuple[float, ...], ...] = (
    *((), (5, 2), (1.5, 1.5), (6, 2, 1.5, 2)),
    *((3, 1.5), (10, 3), (6, 2, 1.5, 2, 1.5, 2)),
)

_LINE = 0.45
_HAIR = 0.15
_TITLE = 5.2
TITLE_LINE = 4.6
"""The height in mm of the title line of charts and tables."""

_TITLE_SIZE = 9.5
_SIZE = 7.0
_LABEL = _SIZE * POINT * 1.25
_NAMES = 24.0
_LEADER = 3.4
_AIR = 1.2


def spread(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Return positions at least `gap` apart from `low` to `high`, as near to `wanted` as possible.

    `wanted` is ascending, and the positions keep its order. If there are too many, the gap shrinks.
    """
    if len(wanted) > 1:
        gap = min(gap, (high - low) / (len(wanted) - 1))
    # Subtract each position's share of the gaps, so that neighbours may be equal. A position that
    # would precede the one before it joins its group, and a group moves to its mean.
    groups: list[tuple[float, int]] = []
    for index, place in enumerate(wanted):
        mean, size = place - index * gap, 1
        while groups and groups[-1][0] > mean:
            other, count = groups.pop()
            mean, size = (mean * size + other * count) / (size + count), size + count
        groups.append((mean, size))
    free = [mean for mean, size in groups for _ in range(size)]
    most = high - gap * (len(wanted) - 1)
    return [min(max(place, low), most) + index * gap for index, place in enumerate(free)]


def dashes_of(way: int) -> tuple[float, ...]:
    """Return the dashes of line `way`; there are as many as colours, so they shift in each turn."""
    return _DASHES[(way + way // len(_DASHES)) % len(_DASHES)]


def bounds(ways: Iterable[Series]) -> tuple[int, int]:
    """Return the lowest and the highest figure to draw, zero included, not too close."""
    reached = [figure for way in ways for _, figure in way.points]
    low, high = min(0, *reached), max(0, *reached)
    lacking = max(0, LEAST_SPAN - (high - low))
    return low - lacking // 2, high + ceil(lacking / 2)


def ticks(low: int, high: int) -> list[int]:
    """Return the figures from `low` to `high` that the scale labels."""
    step = _step(low, high)
    return list(range(ceil(low / step) * step, high + 1, step))


def _step(low: int, high: int) -> int:
    """Return the distance between two labelled figures."""
    return next((step for step in _TICKS if (high - low) / step <= _MOST_TICKS), _TICKS[-1])


def scale_of(ways: Iterable[Series]) -> tuple[int, int]:
    """Return the first and the last figure of the scale, rounded to labelled figures.

    Every figure lies between two grid lines, and most entries do not change the scale.
    """
    low, high = bounds(ways)
    step = _step(low, high)
    while True:
        low, high = floor(low / step) * step, ceil(high / step) * step
        if _step(low, high) == step:
            return low, high
        step = _step(low, high)


def numbers(planned: int) -> list[int]:
    """Return the deals that the axis labels: the last one, and even steps well before it.

    Up to nine deals are all labelled, because their numbers need half the width.
    """
    if planned <= _MOST_OF_ONE_DIGIT:
        return list(range(1, planned + 1))
    step = next((step for step in _NUMBERS if planned / step <= _MOST_NUMBERS), _NUMBERS[-1])
    return [number for number in range(step, planned, step) if planned - number >= step] + [planned]


def chart_marks(
    running: ChartData, x: float, y: float, width: float, height: float
) -> Iterator[Mark]:
    """Yield the chart in a box with its corner at (`x`, `y`): title, scale, lines and names.

    Lines are told apart by their dashes and the names at their ends. The box is at least 40 mm wide
    and 30 mm high.
    """
    # Level with the title of a table beside the chart.
    yield Text(x, y, width, TITLE_LINE, running.title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    if running.empty:
        top = y + _TITLE + _AIR
        yield Text(x, top, width, _LABEL, running.nothing_yet, _SIZE, side=TextAlign.LEFT)
        return
    low, high = scale_of(running.ways)
    marked = ticks(low, high)
    scale = max(text_width(signed(tick), _SIZE) for tick in marked) + _AIR
    left, right = x + scale + _AIR, x + width - _NAMES
    top, bottom = y + _TITLE + _AIR + _LABEL / 2, y + height - 1.6 * _LABEL
    planned = max(running.planned, 1, *(way.points[-1][0] for way in running.ways))

    def at(step: float, figure: float) -> tuple[float, float]:
        across = (right - left) * step / planned
        return left + across, bottom - (bottom - top) * (figure - low) / (high - low)

    for tick in marked:
        _, level = at(0, tick)
        yield StraightLine(left, level, right, level, 0.3 if tick == 0 else _HAIR)
        label = signed(tick)
        yield Text(x, level - _LABEL / 2, scale, _LABEL, label, _SIZE, side=TextAlign.RIGHT)
    named = numbers(planned)
    room = (right - left) / planned * min((b - a for a, b in pairwise(named)), default=planned)
    for number in named:
        centre, _ = at(number, 0)
        half = min(6.0, room / 2)
        yield Text(centre - half, bottom + 0.5 * _LABEL, 2 * half, _LABEL, str(number), _SIZE)
    yield from _ways(running.ways, at, top, bottom, x + width)


def _ways(
    ways: Sequence[Series],
    at: Callable[[float, float], tuple[float, float]],
    top: float,
    bottom: float,
    right: float,
) -> Iterator[Mark]:
    """Yield each line, and a thin line from its end to its name; names do not overlap."""
    for index, way in enumerate(ways):
        if len(way.points) > 1:
            points = tuple(at(*point) for point in way.points)
            yield Stroke(points, _LINE, dashes_of(index), index)
    ends = sorted(
        ((at(*way.points[-1]), index, way.name) for index, way in enumerate(ways)),
        key=lambda end: end[0][1],
    )
    half = _LABEL / 2
    places = spread([end[1] for end, _, _ in ends], _LABEL, top, bottom)
    start = right - _NAMES + _LEADER
    for (end, index, name), place in zip(ends, places, strict=True):
        yield Stroke((end, (start - 0.6, place)), _HAIR, (), index)
        yield Text(start, place - half, right - start, _LABEL, name, _SIZE, side=TextAlign.LEFT)


# --- bars

_HIGHEST = 9.0
_BAR_AIR = 1.6
_MOST_NAMES = 0.4
"""The largest share of the width that names may take."""

_THICK = 0.62
"""The share of a row's height that its bar takes."""


def extents(bars: Sequence[Bar]) -> tuple[float, float]:
    """Return the lowest and the highest figure of the scale, which always includes zero."""
    figures = [bar.figure for bar in bars]
    low, high = min(0.0, *figures), max(0.0, *figures)
    return (low, high) if low < high else (0.0, 1.0)


def bars_marks(
    shown: Bars, ways: Sequence[str], x: float, y: float, width: float, height: float
) -> Iterator[Mark]:
    """Yield the bars in a box with its corner at (`x`, `y`), in mm.

    `ways` are the names of the lines in the chart beside the bars, in their order.
    """
    yield Text(x, y, width, TITLE_LINE, shown.title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    names = max(text_width(bar.name, _SIZE) for bar in shown.bars) + _BAR_AIR
    names = min(names, width * _MOST_NAMES)
    figures = max(text_width(bar.text, _SIZE, bold=True) for bar in shown.bars) + _BAR_AIR
    left, right = x + names + _BAR_AIR, x + width - figures - _BAR_AIR
    top = y + _TITLE
    row = min((height - _TITLE) / len(shown.bars), _HIGHEST)
    low, high = extents(shown.bars)
    zero = left + (right - left) * -low / (high - low)
    for at, bar in enumerate(shown.bars):
        level = top + at * row
        end = left + (right - left) * (bar.figure - low) / (high - low)
        box = (row - _LABEL) / 2
        yield Text(x, level + box, names, _LABEL, bar.name, _SIZE, side=TextAlign.LEFT)
        way = ways.index(bar.name) if bar.name in ways else 0
        if bar.figure:
            thick = row * _THICK
            start, long = min(zero, end), abs(end - zero)
            yield Band(start, level + (row - thick) / 2, long, thick, way)
        place = (right + _BAR_AIR, level + box, figures, _LABEL)
        yield Text(*place, bar.text, _SIZE, bold=True, side=TextAlign.RIGHT)
    yield StraightLine(zero, top, zero, top + row * len(shown.bars), 0.3)
