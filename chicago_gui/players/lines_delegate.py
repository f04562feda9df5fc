"""How a line in a list is drawn: text away from its edges, the marked line as a bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from chicago_gui.players.lines_model import Index
from chicago_gui.widgets.theme import Theme, plain_tip

PAD = 10
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ELIDE = Qt.TextElideMode.ElideRight


class LinesDelegate(QStyledItemDelegate):
    """Draws by the theme alone, so that no style puts a frame around the cell that is current."""

    def __init__(self, view: QAbstractItemView, theme: Theme) -> None:
        """Draw the cells of `view`."""
        super().__init__(view)
        self._view = view
        self.theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        theme = self.theme
        marked = bool(cell.state & QStyle.StateFlag.State_Selected)
        ink = cell.palette.text().color()
        if marked:
            # The bar is bright only where the keys go.
            here = self._view.hasFocus()
            painter.fillRect(cell.rect, QColor(theme.accent if here else theme.rule))
            ink = QColor(theme.on_accent if here else theme.ink)
        else:
            # Ruled like the form.
            painter.setPen(theme.pen(theme.rule))
            painter.drawLine(cell.rect.bottomLeft(), cell.rect.bottomRight())
        painter.setPen(ink)
        painter.setFont(cell.font)
        inner = self._inner(cell.rect)
        text = QFontMetrics(cell.font).elidedText(cell.text, _ELIDE, inner.width())
        painter.drawText(inner, cell.displayAlignment, text)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show the whole text of a cell that is too narrow for it."""
        if event.type() == QEvent.Type.ToolTip and index.isValid():
            text = str(index.data(_DISPLAY) or "")
            room = self._inner(view.visualRect(index)).width()
            if QFontMetrics(view.font()).horizontalAdvance(text) > room:
                QToolTip.showText(event.globalPos(), plain_tip(text), view)
                return True
        QToolTip.hideText()
        return True

    def _inner(self, rect: QRect) -> QRect:
        pad = self.theme.px(PAD)
        return rect.adjusted(pad, 0, -pad, 0)
