"""Standing and running chart of any game as pictures to share."""

from __future__ import annotations

from chicago_gui.paper.marks import Mark, Text, TextAlign
from chicago_gui.paper.ruled import Ruled, table_title
from chicago_gui.paper.running_chart import chart_marks
from chicago_gui.sheet.panel import ChartData, Panel, Picture, Standing
from chicago_gui.sheet.words import signed, tr

_MARGIN = 6.0
_WIDTHS = (13.0, 62.0, 22.0, 20.0)
"""The widths in mm of place, name, figure, and each count."""

_ROW = 6.4
_LINE = 4.6
_AIR = 4.0
_SMALL = 8.0
_CHART_WIDTH, _CHART_HEIGHT = 150.0, 92.0


def standing_picture(panel: Panel, evening: str) -> Picture:
    """Return the standing, best first, with its counts; `evening` is the caption."""
    marks: list[Mark] = []
    y, width = _MARGIN, 0.0
    spoken = []
    for standing in filter(None, (panel.standing, panel.second)):
        table = standing_table(standing, _WIDTHS, _ROW)
        marks.append(table_title(_MARGIN, y, table.width, standing.title))
        y += _LINE + 1.4
        marks += table.marks(_MARGIN, y)
        y += table.height + _AIR
        width = max(width, table.width)
        lines = ", ".join(f"{each.name} {each.written}" for each in standing.lines)
        spoken.append(f"{standing.title}: {lines}")
    marks += _signed_off(y, width, evening)
    whole = y + (_LINE if evening.strip() else -_AIR) + _MARGIN
    return Picture(width + 2 * _MARGIN, whole, tuple(marks), "; ".join(spoken))


def chart_picture(running: ChartData, evening: str) -> Picture:
    """Return the running chart; `evening` is the caption."""
    marks = list(chart_marks(running, _MARGIN, _MARGIN, _CHART_WIDTH, _CHART_HEIGHT))
    y = _MARGIN + _CHART_HEIGHT + _AIR / 2
    marks += _signed_off(y, _CHART_WIDTH, evening)
    stand = ", ".join(f"{way.name} {signed(way.figure)}" for way in running.ways)
    spoken = f"{running.title}: {stand}"
    return Picture(_CHART_WIDTH + 2 * _MARGIN, y + _LINE + _MARGIN, tuple(marks), spoken)


def _signed_off(y: float, width: float, evening: str) -> list[Mark]:
    line = " ".join(evening.split())
    if not line:
        return []
    return [Text(_MARGIN, y, width, _LINE, line, _SMALL, side=TextAlign.LEFT)]


def standing_table(
    standing: Standing, widths: tuple[float, float, float, float], row: float
) -> Ruled:
    """Return the standing as a table, best first, in rows `row` mm high.

    `widths` are those of place, name, figure, and each count, in mm.
    """
    best = sorted(standing.lines, key=lambda line: -line.figure)
    rows = []
    for line in best:
        place = 1 + sum(other.figure > line.figure for other in best)
        rows.append((str(place), line.name, line.written, *map(str, line.counts)))
    counted = standing.counted if any(line.counts for line in best) else ()
    labels = (tr("place", "in a ranking"), tr("name"), standing.above, *counted)
    *first, count = widths
    across = (*first, *(count for _ in counted))
    return Ruled(across, [[(label, 1) for label in labels]], rows, bold=(1, 2), row=row)
