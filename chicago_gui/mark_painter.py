"""Paints marks and suit signs with Qt, on the screen and on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from chicago_gui.paper.marks import (
    POINT,
    SHAPES,
    Band,
    Cubic,
    LineTo,
    Mark,
    Move,
    Notch,
    StraightLine,
    Stroke,
    Suit,
    Text,
)
from chicago_gui.paper.text_setting import Measure, setting_of
from chicago_gui.record import Record
from chicago_gui.resources import FAMILY
from chicago_gui.scoring import Denomination


@cache
def unit_path(suit: Denomination) -> QPainterPath:
    """Return a suit's outline in the unit square, y downwards; no trump has none."""
    path = QPainterPath()
    for segment in SHAPES[suit]:
        match segment:
            case Move(x, y):
                path.moveTo(x, y)
            case LineTo(x, y):
                path.lineTo(x, y)
            case Cubic(x1, y1, x2, y2, x, y):
                path.cubicTo(x1, y1, x2, y2, x, y)
    path.closeSubpath()
    return path


# Font sizes are whole pixels: at this size nothing is rounded, and the painter scales.
_PIXELS = 100
_OUTLINE = 0.085  # width of the outline, relative to the suit sign
_LARGE = 1000
_EXACT = 100
"""Scale at which outlines are cut: a sign of 3 mm is then exact to half a dot with 400 points.

At 1,000 it had 2,000 points, and fifteen signs were over half of a session sheet's PDF.
"""


class Inks(Record):
    """The colours to draw with; `suit` returns those of filled suit signs, or is `None`.

    `ways` are the colours of a chart's series in the order of the sheet; without any, all have the
    colour `ink`.
    """

    ink: QColor
    band: QColor
    suit: Callable[[Denomination], QColor] | None = None
    ways: tuple[QColor, ...] = ()

    def of_way(self, way: int | None) -> QColor:
        """Return the colour of the series with this index; `ink` for `None`."""
        return self.ink if way is None or not self.ways else self.ways[way % len(self.ways)]


BLACK = Inks(QColor("black"), QColor(236, 236, 236))
"""For paper without red: hearts and diamonds are outlined."""


def draw_marks(painter: QPainter, marks: Iterable[Mark], inks: Inks = BLACK) -> None:
    """Draw `marks` with a painter whose unit is 1 mm: bands, then lines, then the rest."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    others: list[Mark] = []
    rules: dict[float, list[QLineF]] = {}
    for mark in marks:
        if isinstance(mark, Band):
            colour = inks.band if mark.way is None else inks.of_way(mark.way)
            painter.fillRect(QRectF(mark.x, mark.y, mark.width, mark.height), colour)
        elif isinstance(mark, StraightLine):
            rules.setdefault(mark.weight, []).append(QLineF(mark.x1, mark.y1, mark.x2, mark.y2))
        else:
            others.append(mark)
    # Hundreds of lines with a pen each would double the time and size of a PDF.
    for weight, lines in rules.items():
        pen = QPen(inks.ink, weight)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        painter.setPen(pen)
        painter.drawLines(lines)
    for mark in others:
        _draw(painter, mark, inks)


def _draw(painter: QPainter, mark: Mark, inks: Inks) -> None:
    match mark:
        case Notch():
            path = QPainterPath(QPointF(mark.x - mark.size, mark.y))
            path.lineTo(mark.x, mark.y)
            path.lineTo(mark.x, mark.y + mark.size)
            path.closeSubpath()
            painter.fillPath(path, inks.ink)
        case Suit():
            _draw_suit(painter, mark, inks)
        case Stroke():
            _draw_stroke(painter, mark, inks)
        case Text():
            _draw_text(painter, mark, inks)


def _draw_stroke(painter: QPainter, mark: Stroke, inks: Inks) -> None:
    # SVG output treats pens thinner than a unit as one unit wide when it measures dashes.
    pen = QPen(inks.of_way(mark.way), mark.weight * _LARGE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if mark.dashes:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(mark.dashes)
    painter.save()
    painter.scale(1 / _LARGE, 1 / _LARGE)
    painter.setPen(pen)
    points = [QPointF(x * _LARGE, y * _LARGE) for x, y in mark.points]
    painter.drawPolyline(QPolygonF(points))
    painter.restore()


def _draw_suit(painter: QPainter, mark: Suit, inks: Inks) -> None:
    painter.save()
    painter.translate(mark.x, mark.y)
    painter.scale(mark.size, mark.size)
    sign = outlined_path if mark.outlined and inks.suit is None else unit_path
    colour = inks.suit(mark.denomination) if inks.suit else inks.ink
    painter.fillPath(sign(mark.denomination), QBrush(colour))
    painter.restore()


@cache
def outlined_path(denomination: Denomination) -> QPainterPath:
    """Return a suit's edge as a path to fill, within `unit_path` including its tips."""
    # Qt intersects paths exactly only with large coordinates.
    large = QTransform.fromScale(_EXACT, _EXACT).map(unit_path(denomination))
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * _OUTLINE * _EXACT)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)  # for the dip of the heart
    edge = large.intersected(stroker.createStroke(large))
    return QTransform.fromScale(1 / _EXACT, 1 / _EXACT).map(edge)


_SUITS = {suit.suit_sign: suit for suit in SHAPES}
_ORIGIN = QPointF(0, 0)


def _runs(text: str) -> list[str]:
    """Split `text` into parts so that each suit sign is a part of its own."""
    for sign in _SUITS:
        text = text.replace(sign, f"\0{sign}\0")
    return [run for run in text.split("\0") if run]


def _draw_text(painter: QPainter, mark: Text, inks: Inks) -> None:
    font, metrics, capitals = _font(mark.bold)
    found = setting_of(mark, measure(bold=mark.bold))
    if not found.width:
        return
    capital = capitals / _PIXELS * found.size * POINT
    painter.save()
    painter.setPen(inks.ink)
    painter.setFont(font)
    # Centred by the height of capitals, not of the line: figures and names look centred so.
    painter.translate(found.left, mark.y + (mark.height + capital) / 2)
    scale = found.size * POINT / _PIXELS
    painter.scale(scale * found.squeeze, scale)
    if inks.suit is None:
        painter.drawText(_ORIGIN, found.text)
    else:
        _draw_runs(painter, found.text, metrics, inks.ink, inks.suit)
    painter.restore()


def _draw_runs(
    painter: QPainter,
    text: str,
    metrics: QFontMetricsF,
    ink: QColor,
    colour: Callable[[Denomination], QColor],
) -> None:
    """Draw `text` from the painter's origin, each suit sign in its colour."""
    x = 0.0
    for run in _runs(text):
        suit = _SUITS.get(run)
        painter.setPen(colour(suit) if suit else ink)
        painter.drawText(QPointF(x, 0), run)
        x += metrics.horizontalAdvance(run)


@cache
def measure(*, bold: bool = False) -> Measure:
    """Return a function that gives the width of a text in mm at one point."""
    _, metrics, _ = _font(bold)
    return lambda text: metrics.horizontalAdvance(text) / _PIXELS * POINT


@cache
def _font(bold: bool) -> tuple[QFont, QFontMetricsF, float]:
    """Return the font, its metrics, and the height of its capitals in pixels."""
    font = QFont(FAMILY)
    font.setPixelSize(_PIXELS)
    font.setBold(bold)
    # With hinting, letters would be spaced unevenly on paper.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(font)
    return font, metrics, metrics.capHeight()
