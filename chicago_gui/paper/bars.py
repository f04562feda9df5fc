"""Bar charts as marks, and the scale that the screen uses for them, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chicago_gui.paper.marks import POINT, Band, Mark, StraightLine, Text, TextAlign
from chicago_gui.paper.running_chart import TITLE_LINE
from chicago_gui.paper.text_setting import text_width
from chicago_gui.sheet.figures import Bar, Bars

_TITLE_SIZE = 9.5
_SIZE = 7.0
_LABEL = _SIZE * POINT * 1.25
_ABOVE = 5.2
_HIGHEST = 9.0
_AIR = 1.6
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
    names = max(text_width(bar.name, _SIZE) for bar in shown.bars) + _AIR
    names = min(names, width * _MOST_NAMES)
    figures = max(text_width(bar.text, _SIZE, bold=True) for bar in shown.bars) + _AIR
    left, right = x + names + _AIR, x + width - figures - _AIR
    top = y + _ABOVE
    row = min((height - _ABOVE) / len(shown.bars), _HIGHEST)
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
        place = (right + _AIR, level + box, figures, _LABEL)
        yield Text(*place, bar.text, _SIZE, bold=True, side=TextAlign.RIGHT)
    yield StraightLine(zero, top, zero, top + row * len(shown.bars), 0.3)
