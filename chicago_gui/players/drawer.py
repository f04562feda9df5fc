"""The handle of what stands beside the form, where that has no room but over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import FINGER, HAIR, HEAVY, Role, Theme

_HANDLE = 18
"""Its width at 100 %, in pixels, where that is more than a finger wants."""


class Handle(QPushButton):
    """An upright button at the edge of the window, as high as the form."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make the handle of a drawer that is shut."""
        super().__init__(parent)
        self._theme = theme
        # A click must not take the keyboard away from the form.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.word()
        self.set_theme(theme)

    def word(self) -> None:
        """Say what it is, in the language that is spoken now."""
        self.setAccessibleName(tr("Standing beside the form"))
        self.setToolTip(tr("Standing beside the form"))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        # What type grows by is the form's: a finger stays as it is.
        self.setFixedWidth(max(theme.px(_HANDLE), FINGER))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.width(), FINGER * 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.isDown()
        painter.setBrush(QColor(theme.band if lit else theme.paper))
        focused = self.hasFocus()
        colour, weight = (theme.accent, HEAVY) if focused else (theme.strong_rule, HAIR)
        painter.setPen(theme.pen(colour, weight))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, theme.px(4), theme.px(4))
        # The arrow says which way it goes.
        tip = -1.0 if not self.isChecked() else 1.0
        middle, unit = QPointF(box.center().x(), box.top() + theme.px(20)), theme.scale
        corners = [QPointF(4 * tip, 0), QPointF(-3 * tip, -6), QPointF(-3 * tip, 6)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(QPolygonF([middle + corner * unit for corner in corners]))
        painter.setPen(QColor(theme.ink))
        painter.setFont(theme.font(Role.TITLE))
        painter.translate(box.center())
        painter.rotate(90)
        long = box.height() - theme.px(80)
        words = painter.fontMetrics().elidedText(
            tr("Standing"), Qt.TextElideMode.ElideRight, int(long)
        )
        room = QRectF(-long / 2, -box.width() / 2, long, box.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
