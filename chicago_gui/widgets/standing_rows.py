"""The parts of the standing: a line with its marks, a partnership, the link that shows them."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from chicago_gui.record import Record
from chicago_gui.sheet.panel import Standing, StandingLine
from chicago_gui.sheet.words import pair, tr
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.lettering import written
from chicago_gui.widgets.theme import FINGER, HAIR, HEAVY, Role, Theme, plain_tip

_LINK = 36

SMALLEST = 0.72
"""How much smaller a name is written before it is cut, where letters are large."""

_MARK = 8
_MARK_GAP = 4
_MOST_MARKS = 6

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Columns(Record):
    """Where the columns of the standing stand: x of left or right edges in pixels."""

    name_right: float = 0.0
    figure_right: float = 0.0
    counts_left: tuple[float, ...] = ()
    letters: int = 0
    """How large all names are written, in pixels, where that is less than usual."""


class StandingRow(Painted):
    """One line of the standing; it says its numbers in words to the mouse and to screen readers."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._line = StandingLine("", 0)
        self._words = ""
        self._most = 0
        self._names: tuple[str, ...] = ()
        self._columns = Columns()
        # What it lies on need not be drawn for another figure.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def name(self) -> str:
        """Whose line it is."""
        return self._line.name

    def show_line(self, line: StandingLine, standing: Standing) -> None:
        """Show `line` of `standing`; what is counted is measured against what is the most."""
        before, self._line = (self._line, self._names), line
        self._names = tuple(each.name for each in standing.lines)
        parts = [
            tr("{name}: {figure} {unit}").format(
                name=line.name, figure=line.written, unit=standing.unit
            )
        ]
        for what, count in zip(standing.counted, line.counts, strict=True):
            if standing.most is None:
                parts.append(tr("{what} {count}").format(what=what, count=count))
            else:
                parts.append(
                    tr("{what} {count} of {most}").format(
                        what=what, count=count, most=standing.most
                    )
                )
        words = ", ".join(parts)
        if words == self._words and before == (line, self._names):
            return
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        # The tip is what it is described by; that it is another is told of this alone.
        self.setAccessibleDescription(words)
        most, self._most = self._most, standing.most or 0
        last, names = before
        alike = (last.name, last.counts, names, most)
        if alike == (line.name, line.counts, self._names, self._most):
            self.update(self._figure().toAlignedRect())
        else:
            self.update()

    def arrange(self, theme: Theme, columns: Columns) -> None:
        """Paint with `theme` into `columns` from now on."""
        if (theme, columns) != (self._theme, self._columns):
            self._theme, self._columns = theme, columns
            self.update()

    def _figure(self) -> QRectF:
        """Return where the figure has its room, between the name and what is counted."""
        # From the first pixel that is no name's, or all names are drawn with each figure.
        left = ceil(self._columns.name_right)
        return QRectF(left, 0, self._columns.figure_right - left + 1, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, shown, columns = self._theme, self._line, self._columns
        painter, drawn = QPainter(self), QRectF(event.rect())
        # Where two lines pass each other one covers the other, so that both stay legible.
        painter.fillRect(self.rect(), QColor(theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height()
        name = QRectF(0, 0, columns.name_right, height)
        if drawn.intersects(name):
            painter.setPen(QColor(theme.ink))
            font = theme.font(Role.STANDING)
            font.setPixelSize(columns.letters or font.pixelSize())
            paint_name(painter, name, shown.name, font, self._names)
        painter.setFont(theme.font(Role.STANDING_IMPS))
        # A figure of another kind has no sign that the colour could say again.
        painter.setPen(QColor(theme.ink if shown.text else theme.tone(shown.figure)))
        painter.drawText(QRectF(0, 0, columns.figure_right, height), _RIGHT, shown.written)
        for at, (left, count) in enumerate(zip(columns.counts_left, shown.counts, strict=True)):
            place = QRectF(left, 0, self.width() - left, height)
            if not drawn.intersects(place):
                continue
            if self._most:
                paint_marks(painter, place, count, self._most, theme, square=at % 2 == 1)
            else:
                painter.setFont(theme.font(Role.CELL))
                painter.setPen(QColor(theme.ink))
                painter.drawText(place, _LEFT, str(count))
        painter.end()


def paint_name(
    painter: QPainter, rect: QRectF, name: str, font: QFont, others: Collection[str] = ()
) -> None:
    """Paint `name` into `rect`, as names are written that are to be told from the `others`."""
    width, height = int(rect.width()), int(rect.height())
    font, shown = written(
        name, font, width, height=height, smallest=SMALLEST, others=lambda: others
    )
    painter.setFont(font)
    painter.drawText(rect, _LEFT, shown)


def marks_width(count: int, cap: int, theme: Theme) -> float:
    """Return how wide the marks of `count` against `cap` are, or the figures in their place.

    Without a cap (0) it is a figure.
    """
    marks = max(count, cap)
    if not cap:
        return QFontMetricsF(theme.font(Role.CELL)).horizontalAdvance(str(count))
    if marks > _MOST_MARKS:
        metrics = QFontMetricsF(theme.font(Role.CELL))
        return metrics.horizontalAdvance(f"{count}/{cap}")
    return theme.scale * (marks * (_MARK + _MARK_GAP) - _MARK_GAP)


def paint_marks(
    painter: QPainter, rect: QRectF, count: int, cap: int, theme: Theme, *, square: bool
) -> None:
    """Paint `count` filled marks and empty ones up to `cap`; what is beyond it is a loss.

    More than six are written as figures.
    """
    marks = max(count, cap)
    beyond = QColor(theme.loss)
    colour = QColor(theme.accent if square else theme.strong_rule)
    if marks > _MOST_MARKS:
        painter.setFont(theme.font(Role.CELL))
        painter.setPen(beyond if count > cap else QColor(theme.ink))
        painter.drawText(rect, _LEFT, f"{count}/{cap}")
        return
    line = theme.pen(theme.ink, HAIR).widthF()
    side = theme.scale * _MARK - line
    y = rect.center().y() - side / 2
    for mark in range(marks):
        x = rect.left() + line / 2 + mark * theme.scale * (_MARK + _MARK_GAP)
        ink = beyond if mark >= cap else colour
        painter.setPen(theme.pen(ink.name(), HAIR))
        painter.setBrush(ink if mark < count else Qt.BrushStyle.NoBrush)
        box = QRectF(x, y, side, side)
        if square:
            painter.drawRect(box)
        else:
            painter.drawEllipse(box)


def link_height(theme: Theme) -> int:
    """Return how high a link is, where all is drawn smaller too: a finger is not smaller."""
    return max(theme.px(_LINK), FINGER)


class Link(QPushButton):
    """A button that looks like a link, with a triangle that says whether more is shown."""

    def __init__(self, text: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setCheckable(True)
        # A click must not take the keyboard away from the form.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._theme
        text = QFontMetricsF(theme.font(Role.CELL)).horizontalAdvance(self.text())
        return QSize(round(text) + theme.px(24), link_height(theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        turned = ((0, -2), (9, -2), (4.5, 3)) if self.isChecked() else ((2, -4.5), (7, 0), (2, 4.5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        corners = [QPointF(theme.scale * x, middle + theme.scale * y) for x, y in turned]
        painter.drawPolygon(QPolygonF(corners))
        font = theme.font(Role.CELL)
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(QColor(theme.accent))
        text = QRectF(self.rect()).adjusted(theme.px(14), 0, 0, 0)
        painter.drawText(text, _LEFT, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen(theme.accent, HEAVY))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(-2, 3, -1, -3), 3, 3)
        painter.end()


class PartnersRow(Painted):
    """How often two players were partners."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names = ("", "")
        self._count = 0
        self._others: Collection[str] = ()
        self._words = ""

    def set_pair(self, names: tuple[str, str], count: int, others: Collection[str] = ()) -> None:
        """Show that `names` were partners `count` times; cut, they are told from the `others`."""
        before = self._words, self._others
        self._names, self._count, self._others = names, count, others
        words = tr("{pair} as partners: {count}").format(pair=pair(names), count=count)
        if (words, others) == before:
            return
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        # The tip is what it is described by; that it is another is told of this alone.
        self.setAccessibleDescription(words)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setFont(theme.font(Role.CELL))
        painter.setPen(QColor(theme.ink if self._count else theme.quiet))
        area = QRectF(self.rect())
        painter.drawText(area, _RIGHT, str(self._count))
        figures = QFontMetricsF(painter.font()).horizontalAdvance("00")
        area.setRight(area.right() - figures - theme.px(4))
        paint_name(painter, area, pair(self._names), painter.font(), self._others)
        painter.end()
