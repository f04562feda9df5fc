"""Contracts with suit signs, and other marks, painted in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.mark_painter import Inks, draw_marks, unit_path
from chicago_gui.paper.marks import SHAPES
from chicago_gui.scoring import Contract, Denomination
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.words import denomination
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.theme import PANEL, STRONG, Theme

# As shares of a capital's height: the height of a suit sign, and the space on each of its sides.
_SIGN = 1.06
_AIR = 0.14

_FRAME, _UNEQUAL = 3, 11
"""The space of a frame around a cell, and of an unequal sign with its margin, in pixels at 100 %.
"""


def suit_path(suit: Denomination, rect: QRectF) -> QPainterPath:
    """Return the outline of `suit` scaled to `rect`; no trump has none."""
    place = QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.width(), rect.height())
    return place.map(unit_path(suit))


def paint_unequal(painter: QPainter, cell: QRect, wide: int, theme: Theme) -> QRect:
    """Paint an unequal sign before a text `wide` pixels wide, and return the rectangle of the text.

    The text stays as near the middle of the `cell` as possible without touching sign or frame.
    """
    frame = theme.px(_FRAME)
    free = (cell.width() - wide) // 2 - frame
    aside = max(min(theme.px(_UNEQUAL) - free, free), 0)
    room = free + aside
    unit = min(theme.scale, (room - 2 * STRONG * theme.scale) / 8)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.pen(theme.loss, STRONG))
    painter.translate(cell.left() + frame + room / 2, cell.center().y() + 0.5)
    for y in (-2, 2):
        painter.drawLine(QPointF(-4, y) * unit, QPointF(4, y) * unit)
    painter.drawLine(QPointF(-2.5, 5) * unit, QPointF(2.5, -5) * unit)
    painter.restore()
    return cell.adjusted(2 * aside, 0, 0, 0)


def paint_swap(painter: QPainter, cell: QRect, theme: Theme) -> None:
    """Paint two opposite arrows in the upper left corner of `cell`: declarer and dummy swapped."""
    unit = theme.scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.pen(theme.accent, STRONG))
    painter.translate(QPointF(cell.topLeft()) + QPointF(11, 8) * unit)
    for y, ahead in ((-2.5, 1), (2.5, -1)):
        tip = QPointF(6 * ahead, y)
        painter.drawLine(QPointF(-6 * ahead, y) * unit, tip * unit)
        for side in (-2.5, 2.5):
            painter.drawLine(tip * unit, (tip + QPointF(-3 * ahead, side)) * unit)
    painter.restore()


def contract_width(contract: Contract, font: QFont) -> float:
    """Return the width of `contract` painted in `font`, in pixels."""
    metrics = QFontMetricsF(font)
    text = metrics.horizontalAdvance(f"{contract.level}{_tail(contract)}")
    return text + (_sign_width(metrics) if contract.denomination in SHAPES else 0.0)


def paint_contract(
    painter: QPainter,
    rect: QRectF,
    contract: Contract,
    theme: Theme,
    font: QFont,
    colour: str | None = None,
) -> None:
    """Paint `contract` in the middle of `rect`: level, suit sign, doubling.

    Its capitals are centred rather than the line of text, because nothing hangs below them. In a
    rectangle that is too narrow it is painted smaller. `colour` overrides all colours, including
    that of the suit.
    """
    metrics = QFontMetricsF(font)
    capital = metrics.capHeight()
    width, middle = contract_width(contract, font), rect.center()
    x = middle.x() - width / 2
    base = round(middle.y() + capital / 2)  # on a whole pixel, so that the text is not blurred
    painter.save()
    if width > rect.width():
        painter.translate(middle)
        painter.scale(rect.width() / width, rect.width() / width)
        painter.translate(-middle)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(QColor(colour or theme.ink))
    level = str(contract.level)
    painter.drawText(QPointF(x, base), level)
    x += metrics.horizontalAdvance(level)
    if contract.denomination in SHAPES:
        side = capital * _SIGN
        top = base - (capital + side) / 2
        sign = QRectF(x + capital * _AIR, top, side, side)
        path = suit_path(contract.denomination, sign)
        painter.fillPath(path, QColor(colour or theme.suit(contract.denomination)))
        x += _sign_width(metrics)
    painter.drawText(QPointF(x, base), _tail(contract))
    painter.restore()


def _tail(contract: Contract) -> str:
    """Return the text after the level and the suit sign."""
    written = "" if contract.denomination in SHAPES else denomination(contract.denomination)
    return written + contract.doubling.value


def _sign_width(metrics: QFontMetricsF) -> float:
    return metrics.capHeight() * (_SIGN + 2 * _AIR)


class MarksPicture(Painted):
    """Shows a picture as wide as the widget, in the picture's proportions."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: Picture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_picture(self, picture: Picture) -> None:
        """Show `picture`."""
        if picture == self._shown:
            return
        self._shown = picture
        self.setAccessibleName(picture.spoken)
        self.updateGeometry()
        self.update()

    def high_at(self, width: int) -> int:
        """Return the height of the picture in pixels at this `width`."""
        return 0 if self._shown is None else round(width * self._shown.height / self._shown.width)

    def sizeHint(self) -> QSize:
        width = self._theme.px(PANEL - 32)
        return QSize(width, self.high_at(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown, theme = self._shown, self._theme
        if shown is None:
            return
        painter = QPainter(self)
        scale = min(self.width() / shown.width, self.height() / shown.height)
        painter.scale(scale, scale)
        inks = Inks(QColor(theme.ink), QColor(theme.band), lambda suit: QColor(theme.suit(suit)))
        draw_marks(painter, shown.marks, inks=inks)
        painter.end()
