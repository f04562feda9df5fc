"""A table of lines to read and choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
)

from chicago_gui.sheet.figures import LineColumn
from chicago_gui.widgets.form.model import DISPLAY, HORIZONTAL, TOOLTIP, Index
from chicago_gui.widgets.keys import ENTERS
from chicago_gui.widgets.style_sheets import make_plain
from chicago_gui.widgets.text_fitting import LEAST_READABLE, fit_text, in_two
from chicago_gui.widgets.theme import FINGER, HEAVY, STRONG, Role, Theme, plain_tip

T = TypeVar("T")

_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_FOREGROUND = int(Qt.ItemDataRole.ForegroundRole)
_ANSWERED = (DISPLAY, _ALIGNMENT, _FOREGROUND)
_NO_INDEX = QModelIndex()
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BREAKS = Qt.TextFlag.TextWordWrap.value
"""The flag that wraps long headings."""

_UP, _DOWN = "\xa0▴", "\xa0▾"
"""The sort arrows after a heading; the space before them does not break."""


_DOWN_ONE = QPoint(0, 1)

_PAD, _CLOSE = 10, 4
"""The padding beside the text in a cell, usually and if there is too little room."""


class LinesModel(QAbstractTableModel, Generic[T]):
    """The lines of a table, in the order shown."""

    def __init__(self, columns: Sequence[LineColumn[T]], theme: Theme, parent: QObject) -> None:
        """Make an empty, unsorted model."""
        super().__init__(parent)
        self.columns = tuple(columns)
        self.lines: list[T] = []
        self.sorted_by: int | None = None
        self._turned = False
        self._theme = theme

    def set_lines(self, lines: Sequence[T]) -> None:
        """Show `lines` in the current sort order."""
        self.beginResetModel()
        self.lines = list(lines)
        self._arrange()
        self.endResetModel()

    def set_theme(self, theme: Theme) -> None:
        """Colour gains and losses with `theme` from now on."""
        self._theme = theme

    def sort_by(self, column: int) -> None:
        """Sort the lines by `column`, or reverse the order if they are sorted by it."""
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

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if role not in _ANSWERED or not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == _ALIGNMENT:
            return _RIGHT if column.number else _LEFT
        line = self.lines[index.row()]
        if role == DISPLAY:
            return column.text(line)
        sign = 0 if column.sign is None else column.sign(line)
        return QColor(self._theme.gain if sign > 0 else self._theme.loss) if sign else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation != HORIZONTAL or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == DISPLAY:
            return column.heading + self._arrow(section)
        if role == _ALIGNMENT:
            return (_RIGHT if column.number else _LEFT) | _BREAKS
        return column.tip or None if role == TOOLTIP else None

    def _arrow(self, section: int) -> str:
        if section != self.sorted_by:
            return ""
        return _DOWN if self.columns[section].number is not self._turned else _UP


class LinesDelegate(QStyledItemDelegate):
    """Draws the cells in the colours of the theme, whatever the style of the desktop."""

    def __init__(self, view: QAbstractItemView, theme: Theme) -> None:
        """Draw the cells of `view`."""
        super().__init__(view)
        self._view = view
        self.theme = theme
        self.pad = _PAD
        self.row = 0
        self.font = view.font()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        theme = self.theme
        marked = bool(cell.state & QStyle.StateFlag.State_Selected)
        ink = cell.palette.text().color()
        painter.fillRect(cell.rect, QColor(theme.band if marked else theme.paper))
        # Rules like those of the form.
        painter.setPen(theme.pen(theme.rule))
        painter.drawLine(cell.rect.bottomLeft(), cell.rect.bottomRight())
        if marked:
            # Mark with lines, not a fill, so that gains keep their colour; accented only with the
            # focus.
            here = self._view.hasFocus()
            painter.setPen(theme.pen(theme.accent if here else theme.strong_rule, HEAVY))
            for y in (cell.rect.top() + 1, cell.rect.bottom()):
                painter.drawLine(cell.rect.left(), y, cell.rect.right(), y)
        if self._is_apart(index):
            painter.setPen(theme.pen(theme.accent, STRONG))
            painter.drawLine(cell.rect.topLeft() + _DOWN_ONE, cell.rect.topRight() + _DOWN_ONE)
            painter.drawLine(
                cell.rect.bottomLeft() - _DOWN_ONE, cell.rect.bottomRight() - _DOWN_ONE
            )
        painter.setPen(ink)
        painter.setFont(self.font)
        inner = self._inner(cell.rect)
        if cell.rect.height() > self.row:
            # The row is high enough for all lines of a long text.
            flags = cell.displayAlignment.value | Qt.TextFlag.TextWordWrap.value
            painter.drawText(inner, flags, cell.text)
            return
        model, at, high = index.model(), index.column(), inner.height()

        def others() -> list[str]:
            return [str(model.index(row, at).data()) for row in range(model.rowCount())]

        font, text = fit_text(cell.text, self.font, inner.width(), height=high, others=others)
        painter.setFont(font)
        painter.drawText(inner, cell.displayAlignment, text)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show a tooltip with the whole text of a cell that is too narrow."""
        if event.type() == QEvent.Type.ToolTip and index.isValid():
            text = str(index.data(DISPLAY) or "")
            room = self._inner(view.visualRect(index)).width()
            if QFontMetrics(self.font).horizontalAdvance(text) > room:
                QToolTip.showText(event.globalPos(), plain_tip(text), view)
                return True
        QToolTip.hideText()
        return True

    def _is_apart(self, index: Index) -> bool:
        """Return whether the current line needs a frame, because other lines are marked."""
        view, selection = self._view, self._view.selectionModel()
        if not view.hasFocus() or view.currentIndex().row() != index.row():
            return False
        return [each.row() for each in selection.selectedRows()] != [index.row()]

    def _inner(self, rect: QRect) -> QRect:
        return rect.adjusted(self.pad, 0, -self.pad, 0)


_ROW, _LEAST, _LEAST_HEAD = FINGER, 40, 10
LEAST_LINES = 5
"""The number of lines to show: for them rows of large type shrink, down to a finger's height."""

_MEASURED = 40
"""The number of longest texts per column that are measured for its width."""

_CONTROL = Qt.KeyboardModifier.ControlModifier
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class LinesTable(QTableView, Generic[T]):
    """A table of one or several marked lines; Enter and a double click choose the current line.

    A click on a heading sorts the lines, and so do Ctrl+Left and Ctrl+Right.
    """

    chosen = Signal(object)
    """The line that was chosen."""

    marked = Signal()
    """The marked lines, or the current line, changed."""

    def __init__(
        self,
        columns: Sequence[LineColumn[T]],
        theme: Theme,
        *,
        several: bool = False,
    ) -> None:
        """Make an empty table; `several` allows marking more than one line."""
        super().__init__()
        self._theme = theme
        self._measured: dict[tuple[int, bool], list[tuple[int, int]]] = {}
        self._dressed = (0, 0)
        self._model: LinesModel[T] = LinesModel(columns, theme, self)
        self.setModel(self._model)
        self._delegate = LinesDelegate(self, theme)
        self.setItemDelegate(self._delegate)
        make_plain(self)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        modes = QAbstractItemView.SelectionMode
        self.setSelectionMode(modes.ExtendedSelection if several else modes.SingleSelection)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(any(column.order for column in columns))
        header.sectionClicked.connect(self.sort_by)
        self.doubleClicked.connect(self._choose)
        self.selectionModel().selectionChanged.connect(self._tell_marked)
        self.selectionModel().currentRowChanged.connect(self.marked)
        self.set_theme(theme)

    # --- lines

    @property
    def letters(self) -> int:
        """The font size of the cells, in pixels."""
        return self._delegate.font.pixelSize()

    @property
    def lines(self) -> list[T]:
        """The lines in the order shown."""
        return self._model.lines

    def set_lines(self, lines: Sequence[T], mark: Callable[[T], bool] | None = None) -> None:
        """Show `lines`, and mark those for which `mark` returns true, or the line at the same row.

        A table of one marked line marks only the first of them.
        """
        before = max(self.currentIndex().row(), 0)
        self._model.set_lines(lines)
        self._fit()
        rows = [row for row, line in enumerate(self.lines) if mark is not None and mark(line)]
        self._mark(rows or [min(before, len(self.lines) - 1)])

    def line(self) -> T | None:
        """Return the current line."""
        row = self.currentIndex().row()
        return self.lines[row] if 0 <= row < len(self.lines) else None

    def marked_lines(self) -> list[T]:
        """Return all marked lines, in the order shown."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.lines[row] for row in rows if row < len(self.lines)]

    def sort_by(self, column: int) -> None:
        """Sort the lines by `column` if it can be sorted; reverse the order the second time."""
        if self._model.columns[column].order is not None:
            here = self.line()
            marked = [each for each in self.marked_lines() if each is not here]
            self._model.sort_by(column)
            self._space()
            first = [] if here is None else [here]
            self._mark([self.lines.index(each) for each in first + marked] or [0])

    def _mark(self, rows: Sequence[int]) -> None:
        """Mark the lines in `rows` and make the first one current."""
        # `selectRow` would consider the modifier keys held down.
        flags, selection = QItemSelectionModel.SelectionFlag, self.selectionModel()
        # Qt does not scroll to a cell of a hidden column.
        first = self._model.index(rows[0], self._seen[0])
        selection.setCurrentIndex(first, flags.ClearAndSelect | flags.Rows)
        if self.selectionMode() == QAbstractItemView.SelectionMode.ExtendedSelection:
            several = QItemSelection()
            for row in rows[1:]:
                several.select(self._model.index(row, 0), self._model.index(row, 0))
            selection.select(several, flags.Select | flags.Rows)
        self.scrollTo(first)
        self.marked.emit()

    def _tell_marked(self) -> None:
        # The frame around the current line depends on the other marked lines.
        self.viewport().update()
        self.marked.emit()

    def _choose(self) -> None:
        line = self.line()
        if line is not None:
            self.chosen.emit(line)

    def _sort_aside(self, step: int) -> None:
        """Sort the lines by the next sortable column to the left or right."""
        columns, now = self._model.columns, self._model.sorted_by
        before = now if now is not None else (-1 if step > 0 else 0)
        around = [(before + step * by) % len(columns) for by in range(1, len(columns) + 1)]
        found = next((at for at in around if columns[at].order is not None), now)
        if found is not None and found != now:
            self.sort_by(found)

    # --- appearance

    def height_of(self, most: int, room: int | None = None) -> int:
        """Return the height of the table with at most `most` lines.

        If `room` is lower, return the height of the lines that fit into it.
        """
        head, row = self._heights(room)
        lines = min(len(self.lines), most)
        if room is not None:
            lines = min(lines, self.fitting(room))
        return head + lines * row + self._theme.px(2)

    def fitting(self, room: int) -> int:
        """Return the number of lines that fit into a table of the height `room`."""
        head, row = self._heights(room)
        return max((room - head - self._theme.px(2)) // row, 0)

    def _heights(self, room: int | None) -> tuple[int, int]:
        """Return the heights of the heading and of a row in a table of the height `room`."""
        usual, edge, lines = (
            self._theme.px(_ROW),
            self._theme.px(2),
            min(len(self.lines), LEAST_LINES),
        )
        if room is None or usual * (lines + 1) + edge <= room:
            return usual, usual
        # A long heading may need two lines.
        metrics = QFontMetrics(self._theme.font(Role.HEADING))
        head = min(usual, max(2 * metrics.height() + edge, FINGER))
        return head, min(usual, max((room - head - edge) // max(lines, 1), FINGER))

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._model.set_theme(theme)
        self._delegate.theme = theme
        self._dressed = (0, 0)
        # The desk is visible around the lines, which do not fill the table.
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, QColor(theme.desk))
        self.setPalette(colours)
        self.setFont(theme.font(Role.CELL))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(self._px(_LEAST, LEAST_READABLE))
        self._fit()
        self.viewport().update()

    def _dress_header(self) -> None:
        theme, pad = self._theme, self._delegate.pad
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ background: {theme.desk}; border: 0; }}"
            f"QHeaderView::section {{ background: {theme.band}; color: {theme.heading}; border: 0;"
            f" border-bottom: 1px solid {theme.strong_rule}; padding: 0 {pad}px; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move columns closer if the last one would be cut, and keep the current line in sight."""
        super().resizeEvent(event)
        self._space()
        if event.size().height() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """Use a smaller font if columns would be out of sight."""
        super().showEvent(event)
        self._space()

    def _fit(self) -> None:
        """Give each column the width of its texts."""
        self._measured.clear()
        self._space()
        self.updateGeometry()

    def _fonts(self, size: int) -> tuple[QFont, QFont]:
        """Return the fonts of headings and cells for a cell font of `size` pixels."""
        head, cell = (self._theme.font(role) for role in (Role.HEADING, Role.CELL))
        smaller = round(head.pixelSize() * size / cell.pixelSize())
        head.setPixelSize(min(head.pixelSize(), max(smaller, _LEAST_HEAD)))
        cell.setPixelSize(size)
        return head, cell

    def _widths(self, size: int) -> list[tuple[int, int]]:
        """Return the usual and the least width of each column, for a cell font of `size` pixels."""
        heads, cells = map(QFontMetricsF, self._fonts(size))
        low = self._delegate.row < 2 * cells.height()
        if (size, low) not in self._measured:
            self._measured[size, low] = []
            for column in self._model.columns:
                head = column.heading + (_DOWN if column.order else "")
                texts = sorted({column.text(line) for line in self.lines}, key=len)[-_MEASURED:]
                whole = [heads.horizontalAdvance(head), *map(cells.horizontalAdvance, texts)]
                # Otherwise one cell would have a smaller font than its neighbours.
                stay = column.number or (low and not column.wide)
                broken = [in_two(head, heads)]
                broken += whole[1:] if stay else [in_two(text, cells) for text in texts]
                most = self._theme.px(column.most)
                wide, least = (ceil(max(each)) + 2 for each in (whole, broken))
                self._measured[size, low].append((wide, min(least, most)))
        return self._measured[size, low]

    @property
    def _seen(self) -> list[int]:
        """The columns that are not hidden."""
        columns = range(len(self._model.columns))
        return [at for at in columns if not self.isColumnHidden(at)]

    def _needed(self, pad: int, size: int, *, whole: bool) -> int:
        """Return the width of all columns with texts in one line (`whole`) or in two."""
        widths, beside = self._widths(size), 2 * self._px(pad, size)
        least = self._px(_LEAST, size)
        return sum(max(widths[at][not whole] + beside, least) for at in self._seen)

    def sizeHint(self) -> QSize:
        """Return the width of all columns with the scroll bar, which stands beside the last one."""
        columns = self._needed(_PAD, self._theme.font(Role.CELL).pixelSize(), whole=True)
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(columns + bar + self._theme.px(2), super().sizeHint().height())

    def _px(self, length: int, size: int) -> int:
        """Convert a length at 100 % to pixels for a cell font of `size` pixels."""
        return round(self._theme.px(length) * size / self._theme.font(Role.CELL).pixelSize())

    def _space(self) -> None:
        """Set the column widths, closer together if there is too little room.

        Headings and texts are broken into two lines first, then the font shrinks.
        """
        header, room = self.horizontalHeader(), self.viewport().width()
        needed, seen = self._needed, self._seen
        size = self._theme.font(Role.CELL).pixelSize()

        # The height is known only when the table is visible.
        head, self._delegate.row = self._heights(self.height() if self.isVisible() else None)
        header.setFixedHeight(head)
        self.verticalHeader().setDefaultSectionSize(self._delegate.row)
        while self.isVisible() and size > LEAST_READABLE:
            narrow = needed(_CLOSE, size, whole=False)
            if narrow <= room:
                break
            size = max(min(size - 1, size * room // narrow), LEAST_READABLE)
        pad = _PAD if needed(_PAD, size, whole=True) <= room else _CLOSE
        self._letter(size, self._px(pad, size))
        missing, widths = needed(pad, size, whole=True) - room, self._widths(size)
        for at in sorted(seen, key=lambda at: widths[at][1] - widths[at][0]):
            # Start with the column that can give most.
            wide, narrow = widths[at]
            given = max(min(missing, wide - narrow), 0)
            missing -= given
            header.resizeSection(at, wide - given + 2 * self._delegate.pad)
        for at in (at for at in seen if self._model.columns[at].wide and missing > 0):
            # Its texts are cut before a column is out of sight.
            narrower = max(header.sectionSize(at) - missing, header.minimumSectionSize())
            missing -= header.sectionSize(at) - narrower
            header.resizeSection(at, narrower)
        self._break_lines(seen)

    def _letter(self, size: int, pad: int) -> None:
        """Use a font of `size` pixels, and `pad` pixels beside the text of a cell."""
        if (size, pad) != self._dressed:
            self._dressed, self._delegate.pad = (size, pad), pad
            # Keep the view's own font: changing it during layout leaves the scroll bars misplaced.
            head, self._delegate.font = self._fonts(size)
            self.horizontalHeader().setFont(head)
            self._dress_header()

    def _break_lines(self, seen: Sequence[int]) -> None:
        """Make rows high enough for broken texts in the columns `seen`."""
        columns, rows = self._model.columns, self.verticalHeader()
        metrics = QFontMetrics(self._delegate.font)
        for at in seen:
            if not columns[at].breaks:
                continue
            room = self.columnWidth(at) - 2 * self._delegate.pad
            for row, line in enumerate(self.lines):
                high, text = rows.defaultSectionSize(), columns[at].text(line)
                if metrics.horizontalAdvance(text) > room > 0:
                    needed = QRect(0, 0, room, 10 * high)
                    lines = metrics.boundingRect(needed, Qt.TextFlag.TextWordWrap, text)
                    high += lines.height() - metrics.height()
                rows.resizeSection(row, high)

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            self._choose()
        elif event.modifiers() == _CONTROL and event.key() in _ASIDE:
            self._sort_aside(_ASIDE[Qt.Key(event.key())])
        elif not event.modifiers() & ~_CONTROL and event.key() in _ENDS and self.lines:
            # Qt would go to another column, or with Ctrl move without marking.
            self._mark([0 if event.key() == Qt.Key.Key_Home else len(self.lines) - 1])
        else:
            super().keyPressEvent(event)
