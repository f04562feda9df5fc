"""The form's heading row: one even band with the names of the columns."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from chicago_gui.widgets.theme import HAIR, STRONG, Role, Theme

_HEIGHT = 28
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class FormHeader(QHeaderView):
    """Draws the columns' names; a style of the desktop would shade the band and pick the ink."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make the heading row of the table `parent`."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(8)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.setFont(theme.font(Role.HEADING))
        self.setFixedHeight(theme.px(_HEIGHT))
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme = self._theme
        painter.save()
        painter.fillRect(rect, QColor(theme.band))
        painter.setPen(theme.pen(theme.rule, HAIR))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        painter.setPen(theme.pen(theme.strong_rule, STRONG))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.heading))
        name = self.model().headerData(logicalIndex, self.orientation(), 0)
        painter.drawText(rect, _CENTRE, str(name))
        painter.restore()
