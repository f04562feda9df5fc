"""The die as it rolls over the form and comes to rest; what it shows is written already."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chicago_gui.widgets.theme import STRONG, Theme
from chicago_gui.widgets.uncovering import motion

_SIDE = 36
_WAY = 130
"""How far it rolls, at 100 %, in pixels."""

_ROLLS, _LIES = 600, 1100
"""How long, in ms."""

_TURNS = 10
"""How many faces are seen before it lies still."""

_ROUND = 360.0

_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
)
"""Where the pips of one to six are, from the middle."""


class Die(QWidget):
    """Rolls when it is asked to, in nobody's way: keys and clicks go to what is beneath it."""

    def __init__(self, theme: Theme, ground: QWidget) -> None:
        """Roll over `ground`."""
        super().__init__(ground)
        self._theme = theme
        self._pips = 1
        self._ground = ground
        self._way = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(_ROLLS)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._rolled)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_LIES)
        self._rest.timeout.connect(self.hide)
        self._motion.finished.connect(self._rest.start)
        self.hide()

    def roll(self, pips: int, cell: QRect, theme: Theme) -> None:
        """Come to rest at the left of `cell`, showing `pips`; not where nothing is to move.

        At its right lies the pad from which it was rolled.
        """
        self._rest.stop()
        self._motion.stop()
        self.hide()
        if motion(self._ground) <= 0:
            return
        self._pips, self._theme = pips, theme
        side = theme.px(_SIDE)
        room = side + side // 2  # it turns on its corners
        place = QRect(0, 0, room + theme.px(_WAY), room)
        place.moveTop(cell.center().y() - room // 2)
        place.moveRight(cell.left() - 1)
        self.setGeometry(place)
        self._way = 0.0
        self.show()
        self.raise_()
        self._motion.start()

    @property
    def shows(self) -> int:
        """How many pips are up."""
        turns = round((1.0 - self._way) * _TURNS)
        # Neighbours on the way never have the same face.
        return (self._pips - 1 + turns * (1 if turns % 2 else 2)) % 6 + 1 if turns else self._pips

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, left = self._theme, 1.0 - self._way
        side, half = theme.px(_SIDE), self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() - half - left * theme.px(_WAY), half)
        painter.rotate(-left * _ROUND)
        painter.setPen(theme.pen(theme.ink, STRONG))
        painter.setBrush(QColor(theme.paper))
        face = QRectF(-side / 2, -side / 2, side, side).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(face, side / 6, side / 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink))
        for x, y in _PIPS[self.shows - 1]:
            painter.drawEllipse(QPointF(x * side / 4, y * side / 4), side / 11, side / 11)
        painter.end()

    def _rolled(self, way: float) -> None:
        self._way = way
        self.update()
