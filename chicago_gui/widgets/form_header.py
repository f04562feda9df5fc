"""The form's heading row: what stands over each column, and over several together."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QToolTip, QWidget

from chicago_gui.lean_qt import ground
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.lettering import written
from chicago_gui.widgets.theme import HAIR, STRONG, Role, Theme, plain_tip

_HEIGHT = 28
_BOTH = 44
"""The height where something stands over several columns."""

_SMALLEST = 0.75
"""How much smaller a name is written before it is cut, where columns are narrow."""

_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class FormHeader(QHeaderView):
    """Draws the columns' names; a style of the desktop would shade the band and pick the ink."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make the heading row of the table `parent`."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setViewport(ground(self))
        self._theme = theme
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(8)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a heading whole, such as a team's name, where its column has no room for it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            section = self.logicalIndexAt(event.pos())
            name = str(self.model().headerData(section, self.orientation(), 0) or "")
            wide = self.fontMetrics().horizontalAdvance(name) > self.sectionSize(section) - 4
            QToolTip.showText(event.globalPos(), plain_tip(name) if wide else "", self)
            return True
        return super().viewportEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.setFont(theme.font(Role.HEADING))
        self.setFixedHeight(theme.px(_BOTH if self._parted() else _HEIGHT))
        self.viewport().update()

    def written(self, name: str, width: int) -> tuple[QFont, str]:
        """Return how `name` is written in so many pixels: smaller, and only then cut."""
        return written(name, self.font(), width, smallest=_SMALLEST)

    def _parted(self) -> bool:
        """Whether anything stands over several columns."""
        model = self.model()
        columns = range(model.columnCount()) if isinstance(model, FormModel) else ()
        return isinstance(model, FormModel) and any(map(model.over, columns))

    def _columns_under(self, model: FormModel, section: int) -> tuple[int, int]:
        """Return the first and the last of the columns that share what stands over `section`."""
        over, first, last = model.over(section), section, section
        while first > 0 and model.over(first - 1) == over:
            first -= 1
        while last + 1 < model.columnCount() and model.over(last + 1) == over:
            last += 1
        return first, last

    def _paint_over(self, painter: QPainter, rect: QRect, model: FormModel, section: int) -> None:
        """Paint this column's share of what stands over it and its neighbours."""
        theme, (first, last) = self._theme, self._columns_under(model, section)
        left = self.sectionViewportPosition(first)
        right = self.sectionViewportPosition(last) + self.sectionSize(last)
        whole = QRect(left, rect.y(), right - left, rect.height())
        painter.setPen(theme.pen(theme.rule, HAIR))
        if section == last:
            painter.drawLine(rect.topRight(), rect.bottomRight())
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.heading))
        painter.setClipRect(rect)
        painter.drawText(whole, _CENTRE, model.over(section))
        painter.setClipping(False)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme = self._theme
        painter.save()
        painter.fillRect(rect, QColor(theme.band))
        model = self.model()
        if isinstance(model, FormModel) and model.over(logicalIndex):
            upper = QRect(rect.x(), rect.y(), rect.width(), rect.height() // 2)
            self._paint_over(painter, upper, model, logicalIndex)
            rect = rect.adjusted(0, upper.height(), 0, 0)
        painter.setPen(theme.pen(theme.rule, HAIR))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        painter.setPen(theme.pen(theme.strong_rule, STRONG))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.heading))
        name = str(self.model().headerData(logicalIndex, self.orientation(), 0))
        inner = rect.adjusted(2, 0, -2, 0)
        font, shown = self.written(name, inner.width())
        painter.setFont(font)
        painter.drawText(inner, _CENTRE, shown)
        painter.restore()
