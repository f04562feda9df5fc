"""Charts: running figures, one line per player, and bars, one per name.

Lines are told apart by colour, dashes and name. Bars go from zero to the left and right.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.paper.charts import (
    LEAST_SPAN,
    dashes_of,
    extents,
    numbers,
    scale_of,
    spread,
    ticks,
)
from chicago_gui.sheet.figures import Bars
from chicago_gui.sheet.panel import ChartData, Series
from chicago_gui.sheet.words import signed
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.text_fitting import fit_text
from chicago_gui.widgets.theme import HAIR, HEAVY, PANEL, Role, Theme, ink

_TITLE = 26
_AXIS = 18
_MOST_NAMES, _MOST_BAR_NAMES = 0.45, 0.4
"""The largest share of the width that names may take, beside lines and beside bars."""

_DOT = 2.5

_EMPTY = 40
"""A chart without lines draws its grid only if it is higher than this."""

_HIGHEST, _LEAST = 30, 15
"""The greatest and the least height of a bar's row, at 100 %."""

_THICK = 0.62
"""The share of a row's height that its bar takes."""

_AIR = 8

_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAP = Qt.TextFlag.TextWordWrap


def pens(theme: Theme, ways: int) -> list[QPen]:
    """Return the pens of `ways` lines; no two of the first seven look alike in greyscale."""
    made = []
    for at in range(ways):
        colour, dashes = theme.players[at % len(theme.players)], dashes_of(at)
        pen = theme.pen(colour, HEAVY)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(dashes)
        made.append(pen)
    return made


class Chart(Painted):
    """The chart with its title; it shows only public figures."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = ChartData("", "", (), 1)
        self._planned = 1
        self._bounds = (0, LEAST_SPAN)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._describe()

    @property
    def empty(self) -> bool:
        """Whether there are no lines to draw yet."""
        return self._shown.empty

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    @property
    def _ways(self) -> tuple[Series, ...]:
        return self._shown.ways

    def show_running(self, running: ChartData) -> None:
        """Show the figures of `running`."""
        before, self._shown = self._shown, running
        last = max((way.points[-1][0] for way in running.ways), default=0)
        self._planned = max(running.planned, last, 1)
        self._bounds = scale_of(self._ways)
        self._describe()
        if before != running:
            self.update()

    def sizeHint(self) -> QSize:
        """Return the minimum size; the policy lets the chart take any space left."""
        return QSize(self._theme.px(PANEL - 32), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_TITLE + _AXIS + 5 * 17))

    def labels(self) -> list[tuple[Series, QPointF, float]]:
        """Return each line with its end point and the height of its name, highest first."""
        plot = self._plot()
        scale = self._scale(plot)
        line = QFontMetricsF(self._theme.font(Role.SMALL)).height()
        ends = [(way, scale.map(QPointF(*way.points[-1]))) for way in self._ways]
        ends.sort(key=lambda end: end[1].y())
        places = spread(
            [end.y() for _, end in ends], line, plot.top() + line / 2, plot.bottom() - line / 2
        )
        return [(way, end, place) for (way, end), place in zip(ends, places, strict=True)]

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, plot = self._theme, self._plot()
        painter = QPainter(self)
        painter.fillRect(event.rect(), ink(theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(Role.TITLE))
        painter.setPen(ink(theme.ink))
        title = QRectF(0, 0, self.width(), theme.px(_TITLE))
        painter.drawText(title, _BEGIN, self._shown.title)
        if self.empty:
            painter.setFont(theme.font(Role.HINT))
            painter.setPen(ink(theme.quiet))
            below = QRectF(self.rect()).adjusted(0, title.height(), 0, 0)
            text_box = painter.boundingRect(below, _BEGIN | _WRAP, self._shown.nothing_yet)
            painter.drawText(below, _BEGIN | _WRAP, self._shown.nothing_yet)
            plot.setTop(max(plot.top(), text_box.bottom() + theme.px(_AXIS)))
        if not self.empty or plot.height() > theme.px(_EMPTY):
            self._paint_grid(painter, plot)
        if not self.empty:
            self._paint_ways(painter, plot)
        painter.end()

    def _plot(self) -> QRectF:
        """Return the rectangle of the lines."""
        theme = self._theme
        figures = QFontMetricsF(theme.font(Role.SMALL))
        widest = max(figures.horizontalAdvance(signed(tick)) for tick in ticks(*self._bounds))
        return QRectF(self.rect()).adjusted(
            widest + theme.px(8),
            theme.px(_TITLE) + figures.height() / 2,
            -self._names_width(),
            -theme.px(_AXIS) - theme.px(_DOT * 2),
        )

    def _names_width(self) -> float:
        """Return the width needed for the names to the right of the lines."""
        names = QFontMetricsF(self._theme.font(Role.SMALL))
        longest = max((names.horizontalAdvance(way.name) for way in self._ways), default=0.0)
        return min(longest + self._theme.px(20), self.width() * _MOST_NAMES)

    def _scale(self, plot: QRectF) -> QTransform:
        """Return the transform from step and figure to pixels in `plot`."""
        low, high = self._bounds
        scale = QTransform.fromTranslate(plot.left(), plot.bottom())
        scale.scale(plot.width() / self._planned, -plot.height() / (high - low))
        return scale.translate(0, -low)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the grid and the labels of the axes."""
        theme = self._theme
        painter.setFont(theme.font(Role.SMALL))
        line = QFontMetricsF(painter.font()).height()
        scale = self._scale(plot)
        for tick in ticks(*self._bounds):
            y = scale.map(QPointF(0, tick)).y()
            # Rules also cross the deals still to be played, as on a blank form and on paper.
            painter.setPen(theme.pen(theme.rule if tick else theme.strong_rule, HAIR))
            sharp = floor(y) + 0.5
            painter.drawLine(QPointF(plot.left(), sharp), QPointF(plot.right(), sharp))
            label = QRectF(0, y - line / 2, plot.left() - theme.px(6), line)
            painter.setPen(ink(theme.quiet))
            painter.drawText(label, _RIGHT, signed(tick))
        for number in numbers(self._planned):
            x = scale.map(QPointF(number, 0)).x()
            top = self.height() - theme.px(_AXIS)
            label = QRectF(x - line, top, 2 * line, theme.px(_AXIS))
            painter.drawText(label, _CENTRE, str(number))

    def _paint_ways(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the lines and their names."""
        theme, scale, labels = self._theme, self._scale(plot), self.labels()
        pens_of = dict(zip(self._names(), pens(theme, len(self._ways)), strict=True))
        # The leader's line is on top.
        for way, end, _ in reversed(labels):
            pen = pens_of[way.name]
            painter.setPen(pen)
            painter.drawPolyline(scale.map(QPolygonF([QPointF(*point) for point in way.points])))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pen.color())
            painter.drawEllipse(end, theme.scale * _DOT, theme.scale * _DOT)
        high = QFontMetricsF(theme.font(Role.SMALL)).height()
        letters = self._letters(labels)
        for way, end, place in labels:
            start = QPointF(end.x() + theme.px(12), place)
            painter.setPen(theme.pen(pens_of[way.name].color().name(), HAIR))
            painter.drawLine(end, start)
            font, text = letters[way.name]
            wide = QFontMetricsF(font).horizontalAdvance(text)
            # Clear the rules behind a name.
            box = QRectF(start.x(), place - high / 2, wide + theme.px(6), high)
            painter.fillRect(box, ink(theme.paper))
            painter.setFont(font)
            painter.setPen(ink(theme.ink))
            painter.drawText(box, _CENTRE, text)

    def _letters(self, labels: list[tuple[Series, QPointF, float]]) -> dict[str, tuple[QFont, str]]:
        """Return fonts and texts of the names, all in the size of the smallest."""
        rooms = {way.name: self._room(end) for way, end, _ in labels}
        font = self._theme.font(Role.SMALL)
        found: dict[str, tuple[QFont, str]] = {}
        for _ in range(2):
            found = {
                name: fit_text(name, font, room, others=self._names) for name, room in rooms.items()
            }
            sizes = {letters.pixelSize() for letters, _ in found.values()}
            if len(sizes) == 1:
                break
            font = QFont(font)
            font.setPixelSize(min(sizes))
        return found

    def _room(self, end: QPointF) -> int:
        """Return the width available for a name beside the `end` of its line."""
        return int(self.width() - end.x() - self._theme.px(12 + 6))

    def _names(self) -> list[str]:
        return [way.name for way in self._ways]

    def _describe(self) -> None:
        self.setAccessibleName(self._shown.title)
        if self.empty:
            self.setAccessibleDescription(self._shown.nothing_yet)
            return
        best = sorted(self._ways, key=lambda way: -way.figure)
        stand = ", ".join(f"{way.name} {signed(way.figure)}" for way in best)
        self.setAccessibleDescription(stand)


class BarChart(Painted):
    """Shows bars below their title; screen readers read names and figures."""

    def __init__(self, theme: Theme) -> None:
        """Show no bars yet."""
        super().__init__()
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
        names = min(names, self.width() * _MOST_BAR_NAMES)
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
