"""The keys of the contract pad, drawn as cells of the form."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chicago_gui.scoring import Contract
from chicago_gui.widgets.suits import paint_contract, spoken_bid
from chicago_gui.widgets.theme import HAIR, HEAVY, Role, Theme, plain_tip

NAME_WIDTH = 152

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ARROWS = (LEFT, RIGHT, UP, DOWN)
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_CENTRE = Qt.AlignmentFlag.AlignCenter
_ELIDE = Qt.TextElideMode.ElideRight


class Look(Enum):
    """How a key of the pad is drawn: as a cell of the form, whose rules the pad draws, or alone."""

    CELL = auto()
    PLAIN = auto()
    MAIN = auto()


class PadKey(QPushButton):
    """A key of the pad; when chosen it is filled.

    Its words are a label that is painted, never Qt's text: a name may hold an `&`.
    """

    reached = Signal()

    def __init__(self, label: str, spoken: str, look: Look, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look = look
        self._label = label
        self.setCheckable(look is Look.CELL)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(spoken or label)
        wide = QFontMetricsF(theme.font(Role.NAME)).horizontalAdvance(label)
        if wide > self._room(theme.px(NAME_WIDTH)):
            self.setToolTip(plain_tip(label))

    @property
    def label(self) -> str:
        """The words on the key."""
        return self._label

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The pad knows where the arrows lead, and Enter is not only for default buttons.
        if event.key() in ARROWS or event.key() in ENTERS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        filled = self.isChecked() or (self._look is Look.MAIN and self.isEnabled())
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        fill = QColor(theme.accent if filled else theme.band if lit else theme.paper)
        if self._look is Look.CELL:
            painter.fillRect(box, fill)
        else:
            painter.setPen(theme.pen(theme.strong_rule, HAIR))
            painter.setBrush(fill)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if self.hasFocus():
            around = box.adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setPen(theme.pen(theme.on_accent if filled else theme.accent, HEAVY))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(around, 2, 2)
        self.paint_label(painter, theme.on_accent if filled else None)
        painter.end()

    def paint_label(self, painter: QPainter, colour: str | None) -> None:
        """Paint the words, in `colour` where the key is filled."""
        theme = self._theme
        font = theme.font(Role.TITLE if self._look is Look.MAIN else Role.NAME)
        painter.setFont(font)
        painter.setPen(QColor(colour or (theme.ink if self.isEnabled() else theme.quiet)))
        room = self._room(self.width())
        words = QFontMetricsF(font).elidedText(self._label, _ELIDE, room)
        painter.drawText(QRectF(self.rect()), _CENTRE, words)

    def _room(self, width: int) -> int:
        return width - self._theme.px(12)


class BidKey(PadKey):
    """The key of one bid, its suit drawn as a shape."""

    def __init__(self, bid: Contract, theme: Theme, parent: QWidget) -> None:
        super().__init__("", spoken_bid(bid), Look.CELL, theme, parent)
        self.bid = bid

    def paint_label(self, painter: QPainter, colour: str | None) -> None:
        theme = self._theme
        font = theme.font(Role.NUMBER)
        paint_contract(painter, QRectF(self.rect()), self.bid, theme, font, colour)
