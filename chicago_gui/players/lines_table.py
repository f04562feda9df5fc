"""A list of lines to look through and choose from: sessions, players, history, backups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from chicago_gui.sheet.windows import LineColumn
from chicago_gui.widgets.lettering import in_two, written
from chicago_gui.widgets.theme import FINGER, Role, Theme, plain_tip

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
_UP, _DOWN = " ▴", " ▾"


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
            return _RIGHT if column.number else _LEFT
        return column.tip or None if role == _TIP else None

    def _arrow(self, section: int) -> str:
        if section != self.sorted_by:
            return ""
        return _DOWN if self.columns[section].number is not self._turned else _UP


_PAD, _CLOSE = 10, 4
"""At both sides of what stands in a cell, and where all of it has no room otherwise."""


class LinesDelegate(QStyledItemDelegate):
    """Draws by the theme alone, so that no style puts a frame around the cell that is current."""

    def __init__(self, view: QAbstractItemView, theme: Theme) -> None:
        """Draw the cells of `view`."""
        super().__init__(view)
        self._view = view
        self.theme = theme
        self.pad = _PAD

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
        if cell.rect.height() > theme.px(_ROW):
            # The row has been given the lines that what is long in it takes.
            flags = cell.displayAlignment.value | Qt.TextFlag.TextWordWrap.value
            painter.drawText(inner, flags, cell.text)
            return
        model, at, high = index.model(), index.column(), inner.height()

        def others() -> list[str]:
            return [str(model.index(row, at).data()) for row in range(model.rowCount())]

        font, text = written(cell.text, cell.font, inner.width(), height=high, others=others)
        painter.setFont(font)
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
        pad = self.theme.px(self.pad)
        return rect.adjusted(pad, 0, -pad, 0)


_ROW, _LEAST = FINGER, 40
_MEASURED = 40
"""So many of a column's longest texts are measured for its width."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CONTROL = Qt.KeyboardModifier.ControlModifier
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PIXELS = QAbstractItemView.ScrollMode.ScrollPerPixel


class LinesTable(QTableView, Generic[T]):
    """One line is marked at a time; Enter and a double click choose it.

    A click on a heading arranges the lines by it, and so do Ctrl+Left and Ctrl+Right.
    """

    chosen = Signal(object)
    """The line that was chosen."""

    marked = Signal()
    """Another line is marked, or none."""

    def __init__(
        self, columns: Sequence[LineColumn[T]], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Make an empty list."""
        super().__init__(parent)
        self._theme = theme
        self._needed, self._slack = list[int](), list[int]()
        self._model: LinesModel[T] = LinesModel(columns, theme, self)
        self.setModel(self._model)
        self._delegate = LinesDelegate(self, theme)
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setVerticalScrollMode(_PIXELS)
        self.setHorizontalScrollMode(_PIXELS)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(any(column.order for column in columns))
        header.sectionClicked.connect(self.sort_by)
        self.doubleClicked.connect(lambda _: self._choose())
        self.selectionModel().currentRowChanged.connect(lambda *_: self.marked.emit())
        self.set_theme(theme)

    # --- the lines

    @property
    def lines(self) -> list[T]:
        """The lines in the order in which they are shown."""
        return self._model.lines

    def set_lines(self, lines: Sequence[T], mark: Callable[[T], bool] | None = None) -> None:
        """Show `lines`; marked is the one that `mark` says, or what stands in its place."""
        before = max(self.currentIndex().row(), 0)
        self._model.set_lines(lines)
        self._fit()
        rows = (row for row, line in enumerate(self.lines) if mark is not None and mark(line))
        self._mark(next(rows, min(before, len(self.lines) - 1)))

    def line(self) -> T | None:
        """Return the line that is marked."""
        row = self.currentIndex().row()
        return self.lines[row] if 0 <= row < len(self.lines) else None

    def sort_by(self, column: int) -> None:
        """Arrange the lines by `column`, if they can be; a second time the other way round."""
        if self._model.columns[column].order is not None:
            marked = self.line()
            self._model.sort_by(column)
            self._space()
            self._mark(0 if marked is None else self.lines.index(marked))

    def _mark(self, row: int) -> None:
        self.selectRow(row)
        self.scrollTo(self._model.index(row, 0))
        self.marked.emit()

    def _choose(self) -> None:
        line = self.line()
        if line is not None:
            self.chosen.emit(line)

    def _sort_aside(self, step: int) -> None:
        """Arrange the lines by the next column, to the left or right, that can be sorted by."""
        columns, now = self._model.columns, self._model.sorted_by
        before = now if now is not None else (-1 if step > 0 else 0)
        around = [(before + step * by) % len(columns) for by in range(1, len(columns) + 1)]
        found = next((at for at in around if columns[at].order is not None), now)
        if found is not None and found != now:
            self.sort_by(found)

    # --- looks

    def height_of(self, most: int) -> int:
        """Return how high the list is with all its lines, or with `most` of them."""
        rows = min(len(self.lines), most)
        row = self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().height() + rows * row + self._theme.px(2)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._model.set_theme(theme)
        self._delegate.theme = theme
        self.setFont(theme.font(Role.CELL))
        self.verticalHeader().setDefaultSectionSize(theme.px(_ROW))
        header = self.horizontalHeader()
        header.setFont(theme.font(Role.HEADING))
        header.setMinimumSectionSize(theme.px(_LEAST))
        header.setFixedHeight(theme.px(_ROW))
        self._dress_header()
        self._fit()
        self.viewport().update()

    def _dress_header(self) -> None:
        theme, pad = self._theme, self._theme.px(self._delegate.pad)
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ background: {theme.band}; border: 0; }}"
            f"QHeaderView::section {{ background: {theme.band}; color: {theme.heading}; border: 0;"
            f" border-bottom: 1px solid {theme.strong_rule}; padding: 0 {pad}px; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let columns stand closer where the last of them would be cut."""
        super().resizeEvent(event)
        self._space()

    def _fit(self) -> None:
        """Give each column the width of what stands in it, and the rest to the wide one."""
        theme, header = self._theme, self.horizontalHeader()
        heads, cells = (QFontMetricsF(theme.font(role)) for role in (Role.HEADING, Role.CELL))
        self._needed, self._slack = [], []
        for at, column in enumerate(self._model.columns):
            if column.wide:
                header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)
            arrow = _DOWN if column.order is not None else ""
            widths = [heads.horizontalAdvance(column.heading + arrow)]
            texts = sorted({column.text(line) for line in self.lines}, key=len)[-_MEASURED:]
            whole = widths + [cells.horizontalAdvance(text) for text in texts]
            narrow = whole if column.number else widths + [in_two(text, cells) for text in texts]
            most, least = (min(round(max(w)) + 2, theme.px(column.most)) for w in (whole, narrow))
            self._needed.append(most)
            self._slack.append(most - least)
        self._space()

    def _space(self) -> None:
        """Give the columns their widths, closer together where they have no room otherwise."""
        theme, header = self._theme, self.horizontalHeader()
        seen = [at for at in range(len(self._needed)) if not header.isSectionHidden(at)]
        least = header.minimumSectionSize()
        wide = {
            pad: sum(max(self._needed[at] + 2 * theme.px(pad), least) for at in seen)
            for pad in (_PAD, _CLOSE)
        }
        pad = _PAD if wide[_PAD] <= self.viewport().width() else _CLOSE
        if pad != self._delegate.pad:
            self._delegate.pad = pad
            self._dress_header()
        missing = wide[pad] - self.viewport().width()
        for at in sorted(seen, key=self._slack.__getitem__, reverse=True):
            # What is no number is rather read in two lines than not at all, the longest first.
            given = max(min(missing, self._slack[at]), 0)
            missing -= given
            if not self._model.columns[at].wide:
                header.resizeSection(at, self._needed[at] - given + 2 * theme.px(pad))
        self._break_lines(seen)

    def _break_lines(self, seen: Sequence[int]) -> None:
        """Make rows as high as what goes on beneath in them takes; of the columns `seen`."""
        columns, rows = self._model.columns, self.verticalHeader()
        metrics = QFontMetrics(self.font())
        for at in seen:
            if not columns[at].breaks:
                continue
            # A wide one gets its width from the header only a moment later.
            others = sum(self.columnWidth(other) for other in seen if other != at)
            room = self.viewport().width() - others - 2 * self._theme.px(self._delegate.pad)
            for row, line in enumerate(self.lines):
                high, text = rows.defaultSectionSize(), columns[at].text(line)
                if metrics.horizontalAdvance(text) > room > 0:
                    needed = QRect(0, 0, room, 10 * high)
                    lines = metrics.boundingRect(needed, Qt.TextFlag.TextWordWrap, text)
                    high += lines.height() - metrics.height()
                rows.resizeSection(row, high)

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._choose()
        elif event.modifiers() == _CONTROL and event.key() in _ASIDE:
            self._sort_aside(_ASIDE[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
