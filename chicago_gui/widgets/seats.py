"""A picture of the table: who sits where, who partners whom, and who moves to which chair."""

from __future__ import annotations

from math import atan2, ceil, cos, floor, hypot, pi, sin

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.sheet.panel import OUT, Seats, moving
from chicago_gui.sheet.words import pair, tr
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.text_fitting import broken
from chicago_gui.widgets.theme import HAIR, HEAVY, PANEL, STRONG, Role, Theme

# Lengths at 100 %: the picture, a chair, the table, gaps and margins.
_HEIGHT = 156
_CHAIR = 26
_LEAST_CHAIR = 60
_TABLE = QSize(56, 42)
_NARROW_TABLE = 36
_GAP = 8
_EDGE = 14
_PAD = 8
_LEAST_PAD = 4
_HEAD = 7
_BEND = 10

_TOP, _RIGHT, _BOTTOM, _LEFT = range(4)

_CENTRE = Qt.AlignmentFlag.AlignCenter
_STARTS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ABOVE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_LINES = 2
"""The number of lines a name takes before its font becomes smaller."""
_NARROW = 85
"""The width of condensed letters, in percent."""


class SeatsPicture(Painted):
    """Chairs with names. Partners face each other and are joined by a line across the table.

    Players who are out sit apart. Arrows show who moves, if `moving` allows the change.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._before: Seats | None = None
        self._seats: Seats | None = None
        self._words = ""
        self._measured: dict[int, tuple[int, int]] = {}
        self._longest: float | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self._forget()
        self.updateGeometry()
        self.update()

    def set_seats(self, before: Seats | None, seats: Seats | None) -> None:
        """Show `seats`, with arrows from the seats `before`; `None` shows an empty table."""
        words = "" if seats is None else _spoken(seats)
        if (before, seats, words) == (self._before, self._seats, self._words):
            return
        self._before, self._seats, self._words = before, seats, words
        self._forget()
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    @property
    def arrows(self) -> tuple[tuple[int, int], ...]:
        """The place and the chair of each arrow, from and to."""
        if self._before is None or self._seats is None:
            return ()
        return moving(self._before, self._seats)

    def sizeHint(self) -> QSize:
        width = self._theme.px(PANEL - 32)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        # The usual height; `heightForWidth` says how much more long names take in a narrow picture.
        return QSize(self._theme.px(220), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of a picture `width` pixels wide; long names take more lines."""
        theme, (chair, out) = self._theme, self._heights(width)
        more = chair + max(self._across(chair), chair) + chair + out
        usual = 3 * theme.px(_CHAIR) + theme.px(_TABLE.height())
        if self._seats is not None and not self._seats.out:
            more -= out + theme.px(_GAP)  # nobody sits apart
        return theme.px(_HEIGHT) + more - usual

    def chairs(self) -> tuple[QRectF, ...]:
        """Return the four chairs and the place of players who are out, as rectangles in pixels."""
        theme = self._theme
        table, gap = QRectF(self._table()), theme.px(_GAP)
        width = self._chair_width(self.width())
        height, out = self._heights(self.width())
        middle = table.center()
        across = QPointF(table.width() / 2 + gap + width / 2, 0)
        along = QPointF(0, table.height() / 2 + gap + height / 2)
        seat = QRectF(0, 0, width, height)
        around = []
        for centre in (middle - along, middle + across, middle + along, middle - across):
            seat.moveCenter(centre)
            around.append(_sharp(seat))
        # The place for who is out is at the lower right, never below the middle, where an arrow
        # goes up.
        right = around[_RIGHT].right()
        top = around[_BOTTOM].bottom() + gap
        left = right - self._out_width(self.width())
        return (*around, _sharp(QRectF(left, top, right - left, out)))

    def _natural(self) -> float:
        """Return the width of the longest name; several players who are out count as one name."""
        if self._longest is None:
            metrics = QFontMetricsF(self._theme.font(Role.NAME))
            widths = map(metrics.horizontalAdvance, self._names())
            self._longest = max(widths, default=0.0)
        return self._longest

    def _table_width(self, width: int) -> int:
        """Return the width of the table, which is narrower beside long names."""
        theme = self._theme
        chair = ceil(self._natural()) + 2 * theme.px(_LEAST_PAD)
        left = width - 2 * (chair + theme.px(_GAP) + theme.px(_EDGE))
        return max(min(left, theme.px(_TABLE.width())), theme.px(_NARROW_TABLE))

    def _chair_width(self, width: int) -> float:
        """Return the width of a chair in a picture `width` pixels wide."""
        theme = self._theme
        room = (width - self._table_width(width)) / 2 - theme.px(_GAP) - theme.px(_EDGE)
        return min(max(ceil(self._natural()) + 2 * theme.px(_PAD), theme.px(_LEAST_CHAIR)), room)

    def _out_width(self, width: int) -> float:
        """Return the width of the place for players who are out."""
        theme, chair = self._theme, self._chair_width(width)
        word = QFontMetricsF(theme.font(Role.SMALL)).horizontalAdvance(_out())
        right = width / 2 + self._table_width(width) / 2 + theme.px(_GAP) + chair
        # If several are out, there are no arrows to keep clear of.
        many = self._seats is not None and len(self._seats.out) > 1
        least = theme.px(_EDGE) if many else width / 2 + 2 * theme.px(_GAP)
        return min(chair + word + theme.px(_GAP), right - least)

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the heights of a chair and of the place for who is out, so that all names fit."""
        if width not in self._measured:
            self._measured[width] = self._measure(width)
        return self._measured[width]

    def _forget(self) -> None:
        """Forget the measurements, because names or fonts have changed."""
        self._measured.clear()
        self._longest = None

    def changeEvent(self, event: QEvent) -> None:
        """Measure again, because the word "out" has another length in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._forget()

    def _measure(self, width: int) -> tuple[int, int]:
        theme = self._theme
        word = QFontMetricsF(theme.font(Role.SMALL)).horizontalAdvance(_out()) + theme.px(_GAP)
        names = self._names()
        chair, out = theme.px(_CHAIR), theme.px(_CHAIR)
        for place, name in enumerate(names):
            room = self._out_width(width) if place == OUT else self._chair_width(width)
            room -= 2 * self._beside(place)
            above = 0.0
            if place == OUT:
                above = self._word_above(name, room)
                room -= 0.0 if above else word
            _, _, size = self._lettered(name, room)
            needed = ceil(size.height() + above) + theme.px(_PAD)
            if place == OUT:
                out = max(out, needed)
            else:
                chair = max(chair, needed)
        return chair, out

    def _beside(self, place: int) -> int:
        """Return the least margin at each side of a name."""
        return self._theme.px(_PAD if place == OUT else _LEAST_PAD)

    def _word_above(self, name: str, room: float) -> float:
        """Return the height of the word "out" above `name`; 0 if both fit on one line."""
        small = QFontMetricsF(self._theme.font(Role.SMALL))
        width = QFontMetricsF(self._theme.font(Role.NAME)).horizontalAdvance(name)
        beside = small.horizontalAdvance(_out()) + self._theme.px(_GAP) + width <= room + 1
        return 0.0 if beside else small.height()

    def _lettered(self, name: str, room: float) -> tuple[QFont, str, QSizeF]:
        """Return the font and the lines of `name` in a width of `room`, and their size.

        A name that takes more than two lines, or would be broken within a word, gets a smaller
        font, then condensed letters. If that does not help, it is broken, or takes as many lines as
        it needs.
        """
        usual, least = (self._theme.font(role) for role in (Role.NAME, Role.SMALL))
        pieces, tried = 1 + name.count(" ") + name.count("-"), []
        sizes = range(usual.pixelSize(), least.pixelSize() - 1, -1)
        for size, wide in (*((size, 100) for size in sizes), (least.pixelSize(), _NARROW)):
            font = QFont(usual)
            font.setPixelSize(size)
            font.setStretch(wide)
            metrics = QFontMetricsF(font)
            tried.append((font, metrics, list(broken(name, metrics, room + 1))))
            if len(tried[-1][2]) <= min(_LINES, pieces):
                break
        else:
            tried = [each for each in tried if len(each[2]) <= _LINES][:1] or tried[:-1]
        font, metrics, lines = tried[-1]
        width = max(map(metrics.horizontalAdvance, lines), default=0.0)
        return font, "\n".join(lines), QSizeF(width, len(lines) * metrics.height())

    def _across(self, chair: int) -> int:
        """Return the height of the table between chairs of the height `chair`."""
        return max(self._theme.px(_TABLE.height()), chair - self._theme.px(_GAP))

    def _names(self) -> tuple[str, ...]:
        """Return the names on the chairs, and last those of all who are out, joined."""
        if self._seats is None:
            return ()
        out = ", ".join(self._seats.out)
        return (*self._seats.chairs, out) if out else self._seats.chairs

    def ways(self) -> list[list[QPointF]]:
        """Return the corners of each arrow in pixels; arrows go around the outside."""
        chairs = self.chairs()
        return [self._way(chairs, origin, chair) for origin, chair in self.arrows]

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        table, chairs = self._table(), self.chairs()
        painter.setPen(theme.pen(theme.strong_rule, HAIR))
        painter.setBrush(QColor(theme.band))
        painter.drawRoundedRect(table, theme.px(8), theme.px(8))
        self._join_partners(painter, table, chairs)
        if self._seats is not None:
            taken = {chair for _, chair in self.arrows}
            for place, name in enumerate(self._names()):
                self._paint_chair(painter, chairs[place], place, name, moved=place in taken)
            for way in self.ways():
                self._paint_arrow(painter, way)
        painter.end()

    def _table(self) -> QRectF:
        theme = self._theme
        chair, _ = self._heights(self.width())
        table = QRectF(0, 0, self._table_width(self.width()), self._across(chair))
        top = chair + theme.px(_GAP) + theme.px(2)
        table.moveTopLeft(QPointF((self.width() - table.width()) / 2, top))
        return _sharp(table)

    def _join_partners(self, painter: QPainter, table: QRectF, chairs: tuple[QRectF, ...]) -> None:
        theme = self._theme
        painter.setPen(theme.pen(theme.strong_rule, STRONG))
        middle = table.center()
        left, right = chairs[_LEFT].right(), chairs[_RIGHT].left()
        painter.drawLine(QPointF(left, middle.y()), QPointF(right, middle.y()))
        # One line passes below the other: they must not look connected.
        under = theme.px(5)
        for start, end in (
            (chairs[_TOP].bottom(), middle.y() - under),
            (middle.y() + under, chairs[_BOTTOM].top()),
        ):
            painter.drawLine(QPointF(middle.x(), start), QPointF(middle.x(), end))

    def _paint_chair(
        self, painter: QPainter, chair: QRectF, place: int, name: str, *, moved: bool
    ) -> None:
        theme = self._theme
        pen = theme.pen(theme.accent, HEAVY) if moved else theme.pen(theme.strong_rule, HAIR)
        if place == OUT:
            pen.setDashPattern((3, 2))
        painter.setPen(pen)
        painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(chair, theme.px(6), theme.px(6))
        text = chair.adjusted(self._beside(place), 0, -self._beside(place), 0)
        if place == OUT:
            painter.setFont(theme.font(Role.SMALL))
            painter.setPen(QColor(theme.quiet))
            above = self._word_above(name, text.width())
            if above:
                painter.drawText(text.adjusted(0, theme.px(2), 0, 0), _ABOVE, _out())
                text.setTop(text.top() + above)
            else:
                painter.drawText(text, _STARTS, _out())
                text.setLeft(text.left() + painter.fontMetrics().horizontalAdvance(_out()))
                text.setLeft(text.left() + theme.px(_GAP))
        font, lines, _ = self._lettered(name, text.width())
        painter.setFont(font)
        painter.setPen(QColor(theme.quiet if place == OUT else theme.ink))
        painter.drawText(text.adjusted(-1, 0, 1, 0), _CENTRE, lines)

    def _paint_arrow(self, painter: QPainter, points: list[QPointF]) -> None:
        theme = self._theme
        before, tip = points[-2:]
        head = theme.px(_HEAD)
        angle = atan2(tip.y() - before.y(), tip.x() - before.x())
        neck = tip - QPointF(cos(angle), sin(angle)) * (head - 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.pen(theme.accent, HEAVY))
        painter.drawPath(_rounded([*points[:-1], neck], theme.px(_BEND)))
        wings = [tip - QPointF(cos(angle + w), sin(angle + w)) * head for w in (-pi / 6, pi / 6)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(QPolygonF([tip, *wings]))

    def _way(self, chairs: tuple[QRectF, ...], origin: int, chair: int) -> list[QPointF]:
        if origin == OUT:
            return self._way_in(chairs, chair)
        # The two chairs are neighbours: one at a side of the table, one at its top or bottom.
        side, end = (origin, chair) if origin in (_LEFT, _RIGHT) else (chair, origin)
        at_side, at_end = chairs[side], chairs[end]
        # Nearer to the table than an arrow from outside.
        inwards = self._theme.px(6) * (1 if side == _LEFT else -1)
        x = at_side.center().x() + inwards
        y = at_end.center().y() + (self._theme.px(5) if end == _TOP else 0)
        way = [
            QPointF(x, at_side.top() if end == _TOP else at_side.bottom()),
            QPointF(x, y),
            QPointF(at_end.left() if side == _LEFT else at_end.right(), y),
        ]
        return way if side == origin else way[::-1]

    def _way_in(self, chairs: tuple[QRectF, ...], chair: int) -> list[QPointF]:
        start, end = chairs[OUT], chairs[chair]
        middle, aside = end.center(), self._theme.px(14)
        if chair == _RIGHT:
            x = middle.x() + aside
            return [QPointF(x, start.top()), QPointF(x, end.bottom())]
        if chair == _TOP:
            x = start.right() + self._theme.px(_EDGE) / 2
            y = middle.y() - self._theme.px(6)
            corners = ((start.right(), start.center().y()), (x, start.center().y()), (x, y))
            return [*(QPointF(*corner) for corner in corners), QPointF(end.right(), y)]
        x = middle.x() - (aside if chair == _LEFT else 0)
        y = start.center().y()
        return [QPointF(start.left(), y), QPointF(x, y), QPointF(x, end.bottom())]


def _sharp(rect: QRectF) -> QRectF:
    """Return `rect` with its edges at the centres of pixels, where thin lines stay sharp."""
    left, top = floor(rect.left()) + 0.5, floor(rect.top()) + 0.5
    return QRectF(left, top, round(rect.width()), round(rect.height()))


def _rounded(points: list[QPointF], bend: float) -> QPainterPath:
    """Return the path through `points` with rounded corners."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before, bend))
        path.quadTo(corner, _towards(corner, after, bend))
    path.lineTo(points[-1])
    return path


def _towards(start: QPointF, end: QPointF, length: float) -> QPointF:
    """Return the point at `length` from `start` towards `end`, at most halfway."""
    way = end - start
    whole = hypot(way.x(), way.y())
    return start + way * min(length / whole, 0.5) if whole else start


def _out() -> str:
    return tr("out")


def _spoken(seats: Seats) -> str:
    top, right, bottom, left = seats.chairs
    one, other, out = pair((top, bottom)), pair((left, right)), ", ".join(seats.out)
    match len(seats.out):
        case 0:
            return tr("{one} against {other}").format(one=one, other=other)
        case 1:
            return tr("{one} against {other}; {out} is out").format(one=one, other=other, out=out)
    return tr("{one} against {other}; {out} are out").format(one=one, other=other, out=out)
