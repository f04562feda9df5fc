"""Why an entry was not taken, said at the cell itself."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chicago_gui.widgets.notice import paint_refusal_sign
from chicago_gui.widgets.theme import HAIR, Role, Theme

_WIDEST = 380
_PAD = 8
_SIGN = 16
_AWAY = 3
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap
)


class Bubble(QWidget):
    """A sentence under a cell, or above it where there is no room; the mouse goes through it."""

    def __init__(self, theme: Theme, ground: QWidget) -> None:
        """Make a bubble over `ground` that says nothing yet."""
        super().__init__(ground)
        self._theme = theme
        self._ground = ground
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty while nothing is."""
        return self._text

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.be_quiet()

    def say(self, text: str, cell: QRect) -> bool:
        """Say `text` at `cell`, a place on the ground; return whether there is room for it."""
        theme, ground = self._theme, self._ground.rect()
        self.be_quiet()
        around = theme.px(_PAD) * 3 + theme.px(_SIGN)
        room = min(theme.px(_WIDEST), ground.width()) - around
        metrics = QFontMetrics(theme.font(Role.CELL))
        inner = metrics.boundingRect(QRect(0, 0, room, ground.height()), _WRAPPED, text)
        place = QRect(0, 0, inner.width() + around, inner.height() + 2 * theme.px(_PAD))
        place.moveTopLeft(cell.bottomLeft())
        place.translate(0, theme.px(_AWAY))
        if place.bottom() > ground.bottom():
            place.moveBottom(cell.top() - theme.px(_AWAY))
        place.moveRight(min(place.right(), ground.right()))
        if not ground.contains(place):
            return False
        self._text = text
        self.setGeometry(place)
        self.raise_()
        self.show()
        return True

    def be_quiet(self) -> None:
        """Say nothing any more."""
        self._text = ""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        pad, sign = theme.px(_PAD), theme.px(_SIGN)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.paper))
        painter.setPen(theme.pen(theme.loss, HAIR))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        paint_refusal_sign(painter, QRectF(pad, pad, sign, sign), theme)
        painter.setFont(theme.font(Role.CELL))
        painter.setPen(QColor(theme.loss))
        painter.drawText(self.rect().adjusted(2 * pad + sign, 0, -pad, 0), _WRAPPED, self._text)
        painter.end()
