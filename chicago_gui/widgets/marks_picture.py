"""A picture made of the marks that paper is made of, drawn in the theme's colours."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.mark_painter import Inks, draw_marks
from chicago_gui.sheet.panel import Picture
from chicago_gui.widgets.theme import PANEL, Theme


class MarksPicture(QWidget):
    """Draws one picture as wide as there is room, and as high as that makes it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: Picture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_picture(self, picture: Picture) -> None:
        """Show `picture`."""
        self._shown = picture
        self.setAccessibleName(picture.said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self._theme.px(PANEL - 32)
        if self._shown is None:
            return QSize(width, 0)
        return QSize(width, round(width * self._shown.height / self._shown.width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown, theme = self._shown, self._theme
        if shown is None:
            return
        painter = QPainter(self)
        scale = min(self.width() / shown.width, self.height() / shown.height)
        painter.scale(scale, scale)
        inks = Inks(QColor(theme.ink), QColor(theme.band), lambda suit: QColor(theme.suit(suit)))
        draw_marks(painter, shown.marks, inks=inks)
        painter.end()
