"""The lines of a list as Qt reads them, in the order that was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QColor

from chicago_gui.sheet.figures import LineColumn
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.widgets.form_model import Index

T = TypeVar("T")

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_FOREGROUND = int(Qt.ItemDataRole.ForegroundRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ANSWERED = (_DISPLAY, _ALIGNMENT, _FOREGROUND)
_NO_INDEX = QModelIndex()
_ACROSS = Qt.Orientation.Horizontal
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BREAKS = Qt.TextFlag.TextWordWrap.value
"""Headings go on beneath where they have no room."""

_UP, DOWN = "\xa0▴", "\xa0▾"
"""Stands behind the heading by which the lines are arranged, and is never alone in a line."""


class LinesModel(QAbstractTableModel, Generic[T]):
    """The lines, in the order in which they are shown."""

    def __init__(self, columns: Sequence[LineColumn[T]], theme: Theme, parent: QObject) -> None:
        """Begin without lines, and in the order they will be given in."""
        super().__init__(parent)
        self.columns = tuple(columns)
        self.lines: list[T] = []
        self.sorted_by: int | None = None
        self._turned = False
        self._theme = theme

    def set_lines(self, lines: Sequence[T]) -> None:
        """Show `lines`, in the order chosen last."""
        self.beginResetModel()
        self.lines = list(lines)
        self._arrange()
        self.endResetModel()

    def set_theme(self, theme: Theme) -> None:
        """Colour gains and losses with `theme` from now on."""
        self._theme = theme

    def sort_by(self, column: int) -> None:
        """Arrange the lines by `column`; the other way round when they are so arranged already."""
        self.beginResetModel()
        self._turned = column == self.sorted_by and not self._turned
        self.sorted_by = column
        self._arrange()
        self.endResetModel()

    def _arrange(self) -> None:
        column = None if self.sorted_by is None else self.columns[self.sorted_by]
        if column is not None and column.order is not None:
            self.lines.sort(key=column.order, reverse=column.number is not self._turned)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if role not in _ANSWERED or not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == _ALIGNMENT:
            return _RIGHT if column.number else _LEFT
        line = self.lines[index.row()]
        if role == _DISPLAY:
            return column.text(line)
        sign = 0 if column.sign is None else column.sign(line)
        return QColor(self._theme.gain if sign > 0 else self._theme.loss) if sign else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation != _ACROSS or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == _DISPLAY:
            return column.heading + self._arrow(section)
        if role == _ALIGNMENT:
            return (_RIGHT if column.number else _LEFT) | _BREAKS
        return column.tip or None if role == _TIP else None

    def _arrow(self, section: int) -> str:
        if section != self.sorted_by:
            return ""
        return DOWN if self.columns[section].number is not self._turned else _UP
