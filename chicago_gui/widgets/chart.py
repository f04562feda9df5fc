"""The running IMPs of the five as lines over the evening, told apart by colour, dash and name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.sheet.words import signed, tr
from chicago_gui.widgets.theme import HAIR, HEAVY, PANEL, Role, Theme

_HEIGHT = 176
_TITLE = 26
_AXIS = 18
_NAMES = 92
_DOT = 2.5
_LEAST_SPAN = 8
_STEPS = (2, 5, 10, 20, 50, 100, 200, 500)

# In widths of the pen, one pattern a player; the first is a solid line.
_DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2), (1.5, 1.5), (6, 2, 1.5, 2), (3, 1.5))

_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAP = Qt.TextFlag.TextWordWrap
_ELIDE = Qt.TextElideMode.ElideRight


@dataclass(frozen=True, slots=True)
class Running:
    """One player's way: after which deal (0 is the start) the IMPs were how many."""

    player: str
    points: tuple[tuple[int, int], ...]

    @property
    def imps(self) -> int:
        """Where the way has come to."""
        return self.points[-1][1]


def running(view: View) -> tuple[Running, ...]:
    """Return the five ways in the order of the sheet, from deals that are over and scored only."""
    ways = []
    for player in view.sheet.players:
        total = 0
        points = [(0, 0)]
        for deal in view.deals:
            if isinstance(deal, PlayedDeal) and deal.outcome is not None:
                total += deal.imps_of(player) or 0
                points.append((deal.number, total))
        ways.append(Running(player, tuple(points)))
    return tuple(ways)


def spread(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Return places at least `gap` apart from `low` to `high`, as near to `wanted` as can be.

    `wanted` is in rising order and the places keep it. Too many for the room move closer.
    """
    if len(wanted) > 1:
        gap = min(gap, (high - low) / (len(wanted) - 1))
    # Without its share of the gaps each place may equal the one before it; whoever would come
    # before his predecessor joins him, and a group stands at its mean.
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


def pens(theme: Theme) -> list[QPen]:
    """Return the pens of the five lines in the order of the sheet; no two look alike in grey."""
    made = []
    for colour, dashes in zip(theme.players, _DASHES, strict=True):
        pen = theme.pen(colour, HEAVY)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(dashes)
        made.append(pen)
    return made


class Chart(QWidget):
    """The chart with its title; it draws what everybody may know, and nothing before the reveal."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ways: tuple[Running, ...] = ()
        self._planned = 1
        self._bounds = (0, _LEAST_SPAN)
        self._lines: dict[str, QPolygonF] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._say()

    @property
    def empty(self) -> bool:
        """Whether there is no scored deal to draw yet."""
        return all(len(way.points) < 2 for way in self._ways)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_view(self, view: View) -> None:
        """Show the session as it stands now."""
        self._ways = running(view)
        last = max((way.points[-1][0] for way in self._ways), default=0)
        self._planned = max(view.sheet.planned_deals, last, 1)
        self._bounds = _bounds(self._ways)
        # A line of sixty deals is too long to be scaled point by point in each painting.
        self._lines = {
            way.player: QPolygonF([QPointF(*point) for point in way.points]) for way in self._ways
        }
        self._say()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(PANEL - 32), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_TITLE + _AXIS + 5 * 17))

    def labels(self) -> list[tuple[Running, QPointF, float]]:
        """Return for each way, highest first, where its line ends and how high its name stands."""
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(Role.TITLE))
        painter.setPen(QColor(theme.ink))
        title = QRectF(0, 0, self.width(), theme.px(_TITLE))
        painter.drawText(title, _BEGIN, _title())
        if self.empty:
            painter.setFont(theme.font(Role.HINT))
            painter.setPen(QColor(theme.quiet))
            below = QRectF(self.rect()).adjusted(0, title.height(), 0, 0)
            painter.drawText(below, _BEGIN | _WRAP, _nothing_yet())
        else:
            plot = self._plot()
            self._paint_grid(painter, plot)
            self._paint_ways(painter, plot)
        painter.end()

    def _plot(self) -> QRectF:
        theme = self._theme
        figures = QFontMetricsF(theme.font(Role.SMALL))
        widest = max(figures.horizontalAdvance(signed(tick)) for tick in self._ticks())
        return QRectF(self.rect()).adjusted(
            widest + theme.px(8),
            theme.px(_TITLE) + figures.height() / 2,
            -theme.px(_NAMES),
            -theme.px(_AXIS) - theme.px(_DOT * 2),
        )

    def _ticks(self) -> list[int]:
        low, high = self._bounds
        step = next((step for step in _STEPS if (high - low) / step <= 5), _STEPS[-1])
        return list(range(ceil(low / step) * step, high + 1, step))

    def _scale(self, plot: QRectF) -> QTransform:
        """Return what brings a point of deal number and IMPs into `plot`."""
        low, high = self._bounds
        scale = QTransform.fromTranslate(plot.left(), plot.bottom())
        scale.scale(plot.width() / self._planned, -plot.height() / (high - low))
        return scale.translate(0, -low)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        theme = self._theme
        painter.setFont(theme.font(Role.SMALL))
        line = QFontMetricsF(painter.font()).height()
        scale = self._scale(plot)
        reached = scale.map(QPointF(self._ways[0].points[-1][0], 0)).x()
        for tick in self._ticks():
            y = scale.map(QPointF(0, tick)).y()
            # Only zero runs on through the deals to come.
            colour, end = (theme.rule, reached) if tick else (theme.strong_rule, plot.right())
            painter.setPen(theme.pen(colour, HAIR))
            sharp = floor(y) + 0.5
            painter.drawLine(QPointF(plot.left(), sharp), QPointF(end, sharp))
            painter.setPen(QColor(theme.quiet))
            label = QRectF(0, y - line / 2, plot.left() - theme.px(6), line)
            painter.drawText(label, _RIGHT, signed(tick))
        for number in _numbers(self._planned):
            x = scale.map(QPointF(number, 0)).x()
            top = self.height() - theme.px(_AXIS)
            label = QRectF(x - line, top, 2 * line, theme.px(_AXIS))
            painter.drawText(label, _CENTRE, str(number))

    def _paint_ways(self, painter: QPainter, plot: QRectF) -> None:
        theme = self._theme
        names = QFontMetricsF(theme.font(Role.SMALL))
        pen_of = dict(zip((way.player for way in self._ways), pens(theme), strict=True))
        scale = self._scale(plot)
        # The leader's line lies on top.
        labels = self.labels()
        for way, end, _ in reversed(labels):
            pen = pen_of[way.player]
            painter.setPen(pen)
            painter.drawPolyline(scale.map(self._lines[way.player]))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pen.color())
            painter.drawEllipse(end, theme.scale * _DOT, theme.scale * _DOT)
        painter.setFont(theme.font(Role.SMALL))
        for way, end, place in labels:
            start = QPointF(end.x() + theme.px(12), place)
            painter.setPen(theme.pen(pen_of[way.player].color().name(), HAIR))
            painter.drawLine(end, start)
            box = QRectF(start.x(), place - names.height() / 2, 0, names.height())
            box.setRight(self.width())
            text = names.elidedText(way.player, _ELIDE, box.width() - theme.px(6))
            # No rule runs through a name.
            box.setWidth(names.horizontalAdvance(text) + theme.px(6))
            painter.fillRect(box, QColor(theme.paper))
            painter.setPen(QColor(theme.ink))
            painter.drawText(box, _CENTRE, text)

    def _say(self) -> None:
        self.setAccessibleName(_title())
        if self.empty:
            self.setAccessibleDescription(_nothing_yet())
            return
        best = sorted(self._ways, key=lambda way: -way.imps)
        stand = ", ".join(f"{way.player} {signed(way.imps)}" for way in best)
        self.setAccessibleDescription(stand)


def _bounds(ways: Iterable[Running]) -> tuple[int, int]:
    """Return the lowest and highest IMPs to be drawn: zero is always there, and some height."""
    reached = [imps for way in ways for _, imps in way.points]
    low, high = min(0, *reached), max(0, *reached)
    lacking = max(0, _LEAST_SPAN - (high - low))
    return low - lacking // 2, high + ceil(lacking / 2)


def _title() -> str:
    return tr("Running IMPs")


def _nothing_yet() -> str:
    return tr("The lines begin with the first deal played.")


def _numbers(planned: int) -> list[int]:
    """Return which deals the axis names: the last one, and those at even steps well before it."""
    step = next(step for step in (1, 5, 10, 15) if planned / step <= 6)
    return [number for number in range(step, planned, step) if planned - number >= step] + [planned]
