"""The chart of running figures: one line per player, told apart by colour, dashes and name."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import compress, count
from math import dist, floor
from operator import itemgetter, ne

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

from chicago_gui.paper.charts import LEAST_SPAN, dashes_of, numbers, scale_of, spread, ticks
from chicago_gui.sheet.panel import ChartData, Series
from chicago_gui.sheet.words import signed
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.text_fitting import fit_text
from chicago_gui.widgets.theme import HAIR, HEAVY, PANEL, Role, Theme, ink

_TITLE = 26
_AXIS = 18
_MOST_NAMES = 0.45
"""The largest share of the width that names may take."""

_DOT = 2.5

_EMPTY = 40
"""A chart without lines draws its grid only if it is higher than this."""

_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAP = Qt.TextFlag.TextWordWrap


_Lettered = tuple[QFont, str, float]
"""The font of a name, the text that fits, and its width."""


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


def _alike(before: ChartData, after: ChartData) -> int:
    """Return the last step up to which all lines are the same in both; the names must match."""
    steps = [max(after.planned, 1)]
    for old, new in zip(before.ways, after.ways, strict=True):
        if old.points != new.points:
            other = next(compress(count(), map(ne, old.points, new.points)), None)
            same = min(len(old.points), len(new.points)) if other is None else other
            steps.append(old.points[same - 1][0] if same else 0)
    return min(steps)


@lru_cache(16)
def _length(points: tuple[tuple[int, int], ...], wide: float, high: float) -> float:
    """Return the length of the line through `points`; a step is `wide`, a unit `high` pixels.

    It gives the dash offset for a line of which only the last part is drawn.
    """
    drawn = [(step * wide, figure * high) for step, figure in points]
    return sum(map(dist, drawn, drawn[1:]))


class Chart(Painted):
    """The chart with its title; it shows only public figures."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = ChartData("", "", (), 1)
        self._planned = 1
        self._bounds = (0, LEAST_SPAN)
        self._lines: dict[str, QPolygonF] = {}
        self._plotted: tuple[tuple[object, ...], QRectF] = (), QRectF()
        self._named: tuple[object, ...] = ()
        self._drawn_with: tuple[tuple[object, ...], list[tuple[QPen, QPen]]] = (), []
        self._lettered: tuple[tuple[object, ...], dict[str, _Lettered]] = (), {}
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
        """Show the figures of `running`; only the part that changed is redrawn."""
        before, named = self._shown, self._named
        self._shown = running
        last = max((way.points[-1][0] for way in running.ways), default=0)
        self._planned = max(running.planned, last, 1)
        self._bounds = scale_of(self._ways)
        self._lines.clear()
        self._describe()
        self._named = self._all_but_points()
        if named != self._named:
            self.update()
        elif before != running:
            left = self._scale(self._plot()).map(QPointF(_alike(before, running), 0)).x()
            changed = QRectF(self.rect())
            changed.setLeft(left - 2 * self._theme.px(_DOT))
            changed.setTop(self._theme.px(_TITLE))
            self.update(changed.toAlignedRect())

    def _all_but_points(self) -> tuple[object, ...]:
        """Return everything drawn except the points; the order of names tells who is on top."""
        shown = self._shown
        best = tuple(way.name for way in sorted(shown.ways, key=lambda way: -way.figure))
        names = tuple(way.name for way in shown.ways)
        return shown.title, shown.empty, self._bounds, self._planned, names, best

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
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(event.rect(), ink(theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(Role.TITLE))
        painter.setPen(ink(theme.ink))
        title, drawn = QRectF(0, 0, self.width(), theme.px(_TITLE)), event.rect()
        if drawn.top() < title.bottom():
            painter.drawText(title, _BEGIN, self._shown.title)
        if self.empty:
            painter.setFont(theme.font(Role.HINT))
            painter.setPen(ink(theme.quiet))
            below = QRectF(self.rect()).adjusted(0, title.height(), 0, 0)
            text_box = painter.boundingRect(below, _BEGIN | _WRAP, self._shown.nothing_yet)
            painter.drawText(below, _BEGIN | _WRAP, self._shown.nothing_yet)
            plot = self._plot()
            plot.setTop(max(plot.top(), text_box.bottom() + theme.px(_AXIS)))
            if plot.height() > theme.px(_EMPTY):
                self._paint_grid(painter, plot, drawn.left())
        else:
            plot = self._plot()
            self._paint_grid(painter, plot, drawn.left())
            self._paint_ways(painter, plot, drawn.left())
        painter.end()

    def _plot(self) -> QRectF:
        """Return the cached rectangle of the lines; each change asks for it three times."""
        asked = self._theme, self.size(), self._named
        if asked != self._plotted[0]:
            self._plotted = asked, self._measured_plot()
        return QRectF(self._plotted[1])

    def _measured_plot(self) -> QRectF:
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

    def _paint_grid(self, painter: QPainter, plot: QRectF, from_x: float) -> None:
        """Paint the grid and those axis labels that are not left of `from_x`."""
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
            if from_x < label.right():
                painter.setPen(ink(theme.quiet))
                painter.drawText(label, _RIGHT, signed(tick))
        painter.setPen(ink(theme.quiet))
        for number in numbers(self._planned):
            x = scale.map(QPointF(number, 0)).x()
            top = self.height() - theme.px(_AXIS)
            label = QRectF(x - line, top, 2 * line, theme.px(_AXIS))
            if from_x < label.right():
                painter.drawText(label, _CENTRE, str(number))

    def _paint_ways(self, painter: QPainter, plot: QRectF, from_x: float) -> None:
        """Paint the lines from `from_x` on, and all names."""
        theme, scale, labels = self._theme, self._scale(plot), self.labels()
        pens_of = dict(zip(self._names(), self._pens(), strict=True))
        # The leader's line is on top.
        for way, end, _ in reversed(labels):
            pen, _ = pens_of[way.name]
            first = self._first(way, scale, from_x)
            # Setting an offset would turn a solid pen into a dashed one.
            if pen.style() is not Qt.PenStyle.SolidLine:
                drawn = _length(way.points[: first + 1], scale.m11(), scale.m22())
                pen.setDashOffset(drawn / pen.widthF())
            painter.setPen(pen)
            painter.drawPolyline(scale.map(self._line(way, first)))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pen.color())
            painter.drawEllipse(end, theme.scale * _DOT, theme.scale * _DOT)
        high = QFontMetricsF(theme.font(Role.SMALL)).height()
        letters = self._letters(labels)
        for way, end, place in labels:
            start = QPointF(end.x() + theme.px(12), place)
            painter.setPen(pens_of[way.name][1])
            painter.drawLine(end, start)
            font, text, wide = letters[way.name]
            # Clear the rules behind a name.
            box = QRectF(start.x(), place - high / 2, wide + theme.px(6), high)
            painter.fillRect(box, ink(theme.paper))
            painter.setFont(font)
            painter.setPen(ink(theme.ink))
            painter.drawText(box, _CENTRE, text)

    def _pens(self) -> list[tuple[QPen, QPen]]:
        """Return for each line its pen, and the pen from its end to its name."""
        asked = self._theme, len(self._ways)
        if asked != self._drawn_with[0]:
            made = pens(*asked)
            leads = [self._theme.pen(pen.color().name(), HAIR) for pen in made]
            self._drawn_with = asked, list(zip(made, leads, strict=True))
        return self._drawn_with[1]

    def _letters(self, labels: list[tuple[Series, QPointF, float]]) -> dict[str, _Lettered]:
        """Return fonts and texts of the names, all in the size of the smallest.

        Results are cached, because most changes do not move the names.
        """
        rooms = {way.name: self._room(end) for way, end, _ in labels}
        asked = self._theme, rooms
        if asked != self._lettered[0]:
            self._lettered = asked, self._measured_letters(rooms)
        return self._lettered[1]

    def _measured_letters(self, rooms: dict[str, int]) -> dict[str, _Lettered]:
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
        return {
            name: (letters, text, QFontMetricsF(letters).horizontalAdvance(text))
            for name, (letters, text) in found.items()
        }

    def _room(self, end: QPointF) -> int:
        """Return the width available for a name beside the `end` of its line."""
        return int(self.width() - end.x() - self._theme.px(12 + 6))

    def _names(self) -> list[str]:
        return [way.name for way in self._ways]

    def _line(self, way: Series, first: int) -> QPolygonF:
        """Return the points of a line from index `first` on; complete lines are cached."""
        line = None if first else self._lines.get(way.name)
        if line is None:
            line = QPolygonF([QPointF(*point) for point in way.points[first:]])
            if not first:
                self._lines[way.name] = line
        return line

    def _first(self, way: Series, scale: QTransform, from_x: float) -> int:
        """Return the index of the last point of `way` that is not right of `from_x`."""
        step = (from_x - scale.dx()) / scale.m11()
        return max(bisect_right(way.points, step, key=itemgetter(0)) - 1, 0)

    def _describe(self) -> None:
        self.setAccessibleName(self._shown.title)
        if self.empty:
            self.setAccessibleDescription(self._shown.nothing_yet)
            return
        best = sorted(self._ways, key=lambda way: -way.figure)
        stand = ", ".join(f"{way.name} {signed(way.figure)}" for way in best)
        self.setAccessibleDescription(stand)
