"""Draws a page's marks in black with a QPainter, in millimetres, on whatever the painter paints."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    SQUEEZE,
    Band,
    Mark,
    Notch,
    Page,
    Paper,
    Rule,
    Side,
    Suit,
    Text,
)
from chicago_gui.scoring import Denomination
from chicago_gui.suit_paths import unit_path

FAMILY = "DejaVu Sans"
"""The type of the sheet, which comes with the program."""

MM_PER_INCH = 25.4

# Fonts are asked for in whole pixels: at this many nothing is rounded, and the painter scales.
_PIXELS = 100
_INK = QColor("black")
_PAPER = QColor("white")
_BAND = QColor(236, 236, 236)
_OUTLINE = 0.085  # of a suit sign's size
_LARGE = 1000


def draw_page(painter: QPainter, page: Page, family: str = FAMILY) -> None:
    """Draw `page` with a painter whose unit is a millimetre and whose origin the paper's corner."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    # A preview records what changes and plays it on a painter that begins with the window's own
    # ink, pale in the evening. Beginning with another colour makes our black a change.
    painter.setPen(_PAPER)
    for mark in page.marks:
        _draw(painter, mark, family)
    painter.restore()


def fit_page(painter: QPainter, page: Page, paper: QRectF, dots_per_mm: float) -> None:
    """Set the painter's unit to a millimetre; `paper` is what there is of it, in dots.

    A page laid out for larger paper is drawn smaller and whole, in the middle.
    """
    width, height = page.width * dots_per_mm, page.height * dots_per_mm
    smaller = min(1.0, paper.width() / width, paper.height() / height)
    # Paper is measured in whole points here and there; that is no reason to shrink a page.
    if smaller > 0.995:
        smaller = 1.0
    painter.translate(
        paper.x() + (paper.width() - width * smaller) / 2,
        paper.y() + (paper.height() - height * smaller) / 2,
    )
    painter.scale(dots_per_mm * smaller, dots_per_mm * smaller)


def page_layout(paper: Paper) -> QPageLayout:
    """Return `paper` upright, to be drawn on to its very edges."""
    sizes = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
    margins = QMarginsF(0, 0, 0, 0)
    return QPageLayout(QPageSize(sizes[paper]), QPageLayout.Orientation.Portrait, margins)


def _draw(painter: QPainter, mark: Mark, family: str) -> None:
    match mark:
        case Rule():
            pen = QPen(_INK, mark.weight)
            pen.setCapStyle(Qt.PenCapStyle.SquareCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(mark.x1, mark.y1), QPointF(mark.x2, mark.y2))
        case Band():
            painter.fillRect(QRectF(mark.x, mark.y, mark.width, mark.height), _BAND)
        case Notch():
            path = QPainterPath(QPointF(mark.x - mark.size, mark.y))
            path.lineTo(mark.x, mark.y)
            path.lineTo(mark.x, mark.y + mark.size)
            path.closeSubpath()
            painter.fillPath(path, _INK)
        case Suit():
            _draw_suit(painter, mark)
        case Text():
            _draw_text(painter, mark, family)


def _draw_suit(painter: QPainter, mark: Suit) -> None:
    painter.save()
    painter.translate(mark.x, mark.y)
    painter.scale(mark.size, mark.size)
    sign = outlined_path if mark.outlined else unit_path
    painter.fillPath(sign(mark.denomination), QBrush(_INK))
    painter.restore()


@cache
def outlined_path(denomination: Denomination) -> QPainterPath:
    """Return a suit's edge as a path to be filled; it lies within `unit_path`, tips and all."""
    # Qt cuts paths exactly only where coordinates are large.
    large = QTransform.fromScale(_LARGE, _LARGE).map(unit_path(denomination))
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * _OUTLINE * _LARGE)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)  # in the dip of the heart
    edge = large.intersected(stroker.createStroke(large))
    return QTransform.fromScale(1 / _LARGE, 1 / _LARGE).map(edge)


def _draw_text(painter: QPainter, mark: Text, family: str) -> None:
    font, metrics = _font(family, mark.bold)
    text = " ".join(mark.text.split())
    natural = metrics.horizontalAdvance(text) / _PIXELS * POINT  # mm at one point
    if not natural:
        return
    squeeze, size = _fitted(natural, mark)
    # A size made to measure may come out a hair too wide: that is no reason to cut anything.
    if natural * size * squeeze > mark.width * 1.001:
        room = mark.width / (size * POINT * squeeze) * _PIXELS
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        natural = metrics.horizontalAdvance(text) / _PIXELS * POINT
    width = natural * size * squeeze
    spare = max(0.0, mark.width - width)
    left = mark.x + {Side.LEFT: 0.0, Side.CENTRE: spare / 2, Side.RIGHT: spare}[mark.side]
    capital = metrics.capHeight() / _PIXELS * size * POINT
    painter.save()
    painter.setPen(_INK)
    painter.setFont(font)
    # The capitals, not the line, stand in the middle: so figures and names look centred.
    painter.translate(left, mark.y + (mark.height + capital) / 2)
    scale = size * POINT / _PIXELS
    painter.scale(scale * squeeze, scale)
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


def _fitted(natural: float, mark: Text) -> tuple[float, float]:
    """How narrow and how large a text is set: `natural` is its width in mm at one point."""
    squeeze = mark.width / (natural * mark.size)
    if squeeze >= SQUEEZE:
        return min(1.0, squeeze), mark.size
    return SQUEEZE, max(min(LEAST_SIZE, mark.size), mark.width / (natural * SQUEEZE))


@cache
def _font(family: str, bold: bool) -> tuple[QFont, QFontMetricsF]:
    font = QFont(family)
    font.setPixelSize(_PIXELS)
    font.setBold(bold)
    # Letters placed for a screen's dots stand unevenly on paper.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font, QFontMetricsF(font)
