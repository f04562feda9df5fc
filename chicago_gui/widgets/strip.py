"""The strip at the top of the window: which face is up, in words, by colour and by a sign.

And the line beneath the form: when an entry was kept last, and what is played by.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.text_fitting import cut, shortest
from chicago_gui.widgets.theme import MARGIN, STRIP, Role, Theme

_EYE = 24
_GAP = 10
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ELIDE = Qt.TextElideMode.ElideRight


class Face(Enum):
    """Which of its two faces the program shows."""

    TABLE = auto()
    PREPARER = auto()


StripWord = tuple[str, str]
"""Words on the right, and what a click on them is called; empty where it does nothing."""

_FEWEST = 8
"""So many letters of a name are left at least."""

_BETWEEN = "   ·   "


class Strip(Painted):
    """One line over the whole width: what the face is on the left, what else is known on the right.

    When there is no room for both, a name on the left is shortened, and then the right gives way.
    What is said can be clicked.
    """

    pressed = Signal(str)
    """What a click on the words is called."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face = Face.TABLE
        self._left = ""
        self._does = ""
        self._right = ""
        self._said: tuple[StripWord, ...] = ()
        self._name = ""
        self._others: Callable[[], Collection[str]] = tuple
        self._under = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # Nothing shines through: not one pixel of the last face may stay.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def face(self) -> Face:
        """The face that is told."""
        return self._face

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_face(
        self,
        face: Face,
        left: str,
        right: str = "",
        said: tuple[StripWord, ...] = (),
        does: str = "",
        name: str = "",
        others: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """Tell which face is up: `left` in bold, on the right as much as there is room for.

        That is `right`, or in its place several things `said`, which can be clicked, as `left` can
        where it `does` something. The `name` in `left` may be written shorter, so that it is told
        from the `others`, who are asked for only then.
        """
        self._others = others
        right = _BETWEEN.join(words for words, _ in said) or right
        told = face, left, right, said, does
        if told == (self._face, self._left, self._right, self._said, self._does):
            return  # most entries change nothing of it
        self._face, self._left, self._right, self._said, self._does = told
        self._name = name
        self.setAccessibleName(left)
        self.setAccessibleDescription(self._right)
        self._under = ""
        self.unsetCursor()
        self.update()

    def links(self) -> dict[str, QRectF]:
        """Return where a click does something: as high as the strip, by what it is called."""
        theme = self._theme
        inner = self._inner()
        left, right = self.texts(inner.width())
        high, gap = QRectF(self.rect()), theme.px(_GAP)
        found = {}
        if self._does and left:
            bold = QFontMetricsF(theme.font(Role.STRIP))
            high.setRight(inner.left() + bold.horizontalAdvance(left) + gap)
            found[self._does] = QRectF(high)
        light = QFontMetricsF(theme.font(Role.STRIP_ASIDE))
        before, at = "", inner.right() - light.horizontalAdvance(right)
        for words, does in self._said:
            start = at + light.horizontalAdvance(before)
            before += words
            # What is cut short at the end cannot be clicked.
            if does and right.startswith(before):
                width = light.horizontalAdvance(words)
                found[does] = QRectF(start - gap, 0, width + 2 * gap, self.height())
            before += _BETWEEN
        return found

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover("")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        does = self._at(event.position())
        if does and event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(does)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Be one click: where it covered, the words that open the other face stand now."""
        event.accept()

    def _at(self, place: QPointF) -> str:
        return next((does for does, link in self.links().items() if link.contains(place)), "")

    def _hover(self, does: str) -> None:
        if does != self._under:
            self._under = does
            if does:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(STRIP) * 12, self._theme.px(STRIP))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(STRIP) * 4, self._theme.px(STRIP))

    def texts(self, width: float) -> tuple[str, str]:
        """Return both texts as they fit into `width` pixels beside the eye.

        What yields is the name, then of what is said the last, whole, and the name has the room
        that this leaves; another text on the right is cut, and last of all the left.
        """
        theme = self._theme
        light = QFontMetricsF(theme.font(Role.STRIP_ASIDE))
        right = self._right
        left, room = self._left_beside(right, width)
        if self._said:
            words = [words for words, _ in self._said]
            while words and light.horizontalAdvance(right) > room:
                words.pop()
                right = _BETWEEN.join(words)
                left, room = self._left_beside(right, width)
            return left, right
        right = light.elidedText(self._right, _ELIDE, room)
        # A lone ellipsis tells nothing.
        return left, right if len(right) > 2 or right == self._right else ""

    def _left_beside(self, right: str, width: float) -> tuple[str, float]:
        """Return the left as it stands beside `right`, and the room that it leaves, in pixels."""
        theme, left = self._theme, self._left
        bold = QFontMetricsF(theme.font(Role.STRIP))
        light = QFontMetricsF(theme.font(Role.STRIP_ASIDE))
        between = theme.px(2 * MARGIN)
        over = bold.horizontalAdvance(left) + between + light.horizontalAdvance(right) - width
        if over > 0 and self._name:
            others = self._others()
            least = bold.horizontalAdvance(shortest(self._name, _FEWEST, others))
            room = max(bold.horizontalAdvance(self._name) - over, least + 1)
            left = left.replace(self._name, cut(self._name, bold, int(room), others))
        left = bold.elidedText(left, _ELIDE, width)
        return left, max(width - bold.horizontalAdvance(left) - between, 0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        table = self._face is Face.TABLE
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.strip_table if table else theme.strip_preparer))
        inner, eye = self._inner(), theme.px(_EYE)
        sign = QRectF(theme.px(MARGIN), inner.center().y() - eye / 2, eye, eye)
        paint_eye(painter, sign, QColor(theme.strip_text), is_open=table)
        left, right = self.texts(inner.width())
        painter.setPen(QColor(theme.strip_text))
        painter.setFont(theme.font(Role.STRIP))
        painter.drawText(inner, _LEFT, left)
        painter.setFont(theme.font(Role.STRIP_ASIDE))
        painter.drawText(inner, _RIGHT, right)
        link = self.links().get(self._under)
        if link is not None:
            low = round(inner.center().y() + theme.px(_EYE) / 2 - theme.px(2)) + 0.5
            edge = theme.px(_GAP)
            painter.setPen(theme.pen(theme.strip_text))
            start = max(link.left() + edge, inner.left())
            painter.drawLine(QPointF(start, low), QPointF(link.right() - edge, low))
        painter.end()

    def _inner(self) -> QRectF:
        """Return where the words are, beside the eye."""
        margin, beside = self._theme.px(MARGIN), self._theme.px(_EYE) + self._theme.px(_GAP)
        return QRectF(self.rect()).adjusted(margin + beside, 0, -margin, 0)


def paint_eye(painter: QPainter, rect: QRectF, colour: QColor, *, is_open: bool) -> None:
    """Paint an eye, open or closed, in the middle of the square `rect`."""
    unit = rect.width() / 24
    # A closed eye is all lower lid and lashes; raised, it sits as high as the open one.
    middle = rect.center() - QPointF(0, 0 if is_open else 2 * unit)

    def at(x: float, y: float) -> QPointF:
        return middle + QPointF(x, y) * unit

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 1.8 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lids = QPainterPath(at(-10, 0))
    if is_open:
        lids.cubicTo(at(-5.5, -8.6), at(5.5, -8.6), at(10, 0))
        lids.cubicTo(at(5.5, 8.6), at(-5.5, 8.6), at(-10, 0))
        painter.drawPath(lids)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(middle, 3.2 * unit, 3.2 * unit)
    else:
        lids.translate(0, -2 * unit)
        lids.cubicTo(at(-5.5, 5.2), at(5.5, 5.2), at(10, -2))
        painter.drawPath(lids)
        for x, y, dx, dy in ((-7.4, 1.4, -2.2, 2.8), (7.4, 1.4, 2.2, 2.8)):
            painter.drawLine(at(x, y), at(x + dx, y + dy))
        for x, dx in ((-2.7, -0.9), (2.7, 0.9)):
            painter.drawLine(at(x, 3.2), at(x + dx, 6.8))
    painter.restore()


class StatusLine(QLabel):
    """Words that are broken where there is no room, as high with an hour before them as without.

    Otherwise the first entry would push the form up where the hour makes two lines of one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._with_hour = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        # What is told here may be long, and must not ask for a wider window.
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def tell(self, kept_at: datetime | None, rules: str) -> None:
        """Say when an entry was kept last, if one was, and the `rules`."""
        hour = "00:00:00" if kept_at is None else f"{kept_at.astimezone():%H:%M:%S}"
        kept = tr("Saved {time}").format(time=hour)
        self._with_hour = "   ·   ".join(filter(None, (kept, rules)))
        self.setText(rules if kept_at is None else self._with_hour)

    def heightForWidth(self, width: int) -> int:
        """Return the height for what stands here, and for the same with an hour before it."""
        stands = super().heightForWidth(width)
        if not self.text() or not self._with_hour.endswith(self.text()):
            return stands
        around = self.contentsMargins()
        room = QRect(0, 0, width - around.left() - around.right(), self.maximumHeight())
        wrap = int(Qt.TextFlag.TextWordWrap)
        metrics = self.fontMetrics()
        longer = metrics.boundingRect(room, wrap, self._with_hour).height()
        return stands + longer - metrics.boundingRect(room, wrap, self.text()).height()
