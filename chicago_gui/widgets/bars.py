"""A bar chart: bars from zero to the left and right, one row per name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.paper.charts import extents
from chicago_gui.sheet.figures import Bars
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.text_fitting import fit_text
from chicago_gui.widgets.theme import HAIR, Role, Theme, ink

_TITLE = 26
_HIGHEST = 30
_LEAST = 15
_THICK = 0.62
"""The share of a row's height that its bar takes."""

_AIR = 8
_MOST_NAMES = 0.4
"""The largest share of the width that names may take."""

_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BarChart(Painted):
    """Shows bars below their title; screen readers read names and figures."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show no bars yet."""
        super().__init__(parent)
        self._theme = theme
        self._shown = Bars("", ())
        self._ways: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(self, shown: Bars, ways: Sequence[str]) -> None:
        """Show bars in the colours of the chart's lines; `ways` are the names of those lines."""
        self._shown, self._ways = shown, ways
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(", ".join(f"{bar.name} {bar.text}" for bar in shown.bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        rows = len(self._shown.bars)
        return QSize(self._theme.px(200), self._theme.px(_TITLE + rows * _LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, shown = self._theme, self._shown
        painter = QPainter(self)
        painter.fillRect(event.rect(), ink(theme.paper))
        painter.setFont(theme.font(Role.TITLE))
        painter.setPen(ink(theme.ink))
        painter.drawText(QRectF(0, 0, self.width(), theme.px(_TITLE)), _BEGIN, shown.title)
        if shown.bars:
            self._paint_bars(painter)
        painter.end()

    def _paint_bars(self, painter: QPainter) -> None:
        theme, bars = self._theme, self._shown.bars
        font, air = theme.font(Role.SMALL), theme.px(_AIR)
        metrics = QFontMetricsF(font)
        names = max(metrics.horizontalAdvance(bar.name) for bar in bars)
        names = min(names, self.width() * _MOST_NAMES)
        figures = max(metrics.horizontalAdvance(bar.text) for bar in bars)
        left, right = names + air, self.width() - figures - air
        top = theme.px(_TITLE)
        row = min((self.height() - top) / len(bars), theme.px(_HIGHEST))
        low, high = extents(bars)
        scale = (right - left) / (high - low)
        zero = left - low * scale
        for at, bar in enumerate(bars):
            level = top + at * row
            letters, text = fit_text(
                bar.name, font, int(names) + 1, smallest=None, others=self._names
            )
            painter.setFont(letters)
            painter.setPen(ink(theme.ink))
            painter.drawText(QRectF(0, level, names + 1, row), _LEFT, text)
            painter.setFont(font)
            painter.drawText(QRectF(right + air, level, figures, row), _RIGHT, bar.text)
            end, thick = zero + bar.figure * scale, row * _THICK
            box = QRectF(min(zero, end), level + (row - thick) / 2, abs(end - zero), thick)
            painter.fillRect(box, ink(self._colour(bar.name)))
        painter.setPen(theme.pen(theme.strong_rule, HAIR))
        bottom = top + row * len(bars)
        painter.drawLine(QPointF(round(zero) + 0.5, top), QPointF(round(zero) + 0.5, bottom))

    def _names(self) -> list[str]:
        return [bar.name for bar in self._shown.bars]

    def _colour(self, name: str) -> str:
        colours = self._theme.players
        at = self._ways.index(name) if name in self._ways else 0
        return colours[at % len(colours)]
