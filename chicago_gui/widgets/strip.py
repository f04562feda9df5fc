"""The strip at the top of the window, which shows the current face by words, colour and an eye.

Also the status line below the form: when an entry was last saved, and the rules.
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
    """The two faces of the program."""

    TABLE = auto()
    PREPARER = auto()


StripWord = tuple[str, str]
"""A text on the right, and the name of its click action; empty if there is none."""

_FEWEST = 8
"""The least number of letters to which a name is shortened."""

_BETWEEN = "   ·   "


class Strip(Painted):
    """One line over the full width: the face on the left, other information on the right.

    If there is too little room, a name on the left is shortened first, then the right. Texts with
    an action can be clicked.
    """

    pressed = Signal(str)
    """The action of the text that was clicked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.face = Face.TABLE
        """The face that is shown."""
        self._left = ""
        self._does = ""
        self._said: tuple[StripWord, ...] = ()
        self._name = ""
        self._others: Callable[[], Collection[str]] = tuple
        self._under = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # So that no pixel of the last face remains.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_face(
        self,
        face: Face,
        left: str,
        said: tuple[StripWord, ...] = (),
        does: str = "",
        name: str = "",
        others: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """Show the current face: `left` in bold, and on the right as many texts `said` as fit.

        `does` is the click action of `left`. The `name` in `left` may be shortened, but still
        differs from the `others`, which are fetched only if needed.
        """
        self._others = others
        told = face, left, said, does
        if told == (self.face, self._left, self._said, self._does):
            return  # most entries do not change the strip
        self.face, self._left, self._said, self._does = told
        self._name = name
        self.setAccessibleName(left)
        self.setAccessibleDescription(_BETWEEN.join(words for words, _ in said))
        self._under = ""
        self.unsetCursor()
        self.update()

    def links(self) -> dict[str, QRectF]:
        """Return the clickable areas by action; each is as high as the strip."""
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
            # A text that is left out or cut cannot be clicked.
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
        """Ignore the second click: after a click that covers, it would open the other face."""
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
        """Return both texts shortened to `width` pixels beside the eye.

        First the name gives way. Then texts of `said` are dropped, the last one first, which gives
        the name more room. The left text is elided last.
        """
        light = QFontMetricsF(self._theme.font(Role.STRIP_ASIDE))
        words = [words for words, _ in self._said]
        while True:
            right = _BETWEEN.join(words)
            left, room = self._left_beside(right, width)
            if not words or light.horizontalAdvance(right) <= room:
                return left, right
            words.pop()

    def _left_beside(self, right: str, width: float) -> tuple[str, float]:
        """Return the left text beside `right`, and the width left for the right, in pixels."""
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
        table = self.face is Face.TABLE
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
        """Return the rectangle of the texts, beside the eye."""
        margin, beside = self._theme.px(MARGIN), self._theme.px(_EYE) + self._theme.px(_GAP)
        return QRectF(self.rect()).adjusted(margin + beside, 0, -margin, 0)


def paint_eye(painter: QPainter, rect: QRectF, colour: QColor, *, is_open: bool) -> None:
    """Paint an eye, open or closed, in the middle of the square `rect`."""
    unit = rect.width() / 24
    # A closed eye has only a lower lid and lashes, so it is raised to look centred.
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
    """Wrapped text with a constant height, whether or not it contains the time of saving.

    Otherwise the time after the first entry could add a line and move the form.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty line."""
        super().__init__(parent)
        self._with_hour = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A long text must not make the window wider.
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def tell(self, kept_at: datetime | None, rules: str) -> None:
        """Show when the last entry was saved, if there was one, and the `rules`."""
        hour = "00:00:00" if kept_at is None else f"{kept_at.astimezone():%H:%M:%S}"
        kept = tr("Saved {time}").format(time=hour)
        self._with_hour = "   ·   ".join(filter(None, (kept, rules)))
        self.setText(rules if kept_at is None else self._with_hour)

    def heightForWidth(self, width: int) -> int:
        """Return the height that the text would have with a time."""
        stands = super().heightForWidth(width)
        if not self.text() or not self._with_hour.endswith(self.text()):
            return stands
        around = self.contentsMargins()
        room = QRect(0, 0, width - around.left() - around.right(), self.maximumHeight())
        wrap = int(Qt.TextFlag.TextWordWrap)
        metrics = self.fontMetrics()
        longer = metrics.boundingRect(room, wrap, self._with_hour).height()
        return stands + longer - metrics.boundingRect(room, wrap, self.text()).height()
