"""A list of lines to look through and choose from: sessions, players, history, backups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import (
    QEvent,
    QRect,
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
    QResizeEvent,
    QShowEvent,
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

from chicago_gui.players.lines_model import DOWN, LinesModel
from chicago_gui.sheet.figures import LineColumn
from chicago_gui.widgets.lettering import READ, in_two, written
from chicago_gui.widgets.theme import FINGER, Role, Theme, plain_tip

if TYPE_CHECKING:
    from chicago_gui.widgets.form_model import Index

T = TypeVar("T")


_DISPLAY = int(Qt.ItemDataRole.DisplayRole)

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
        self.row = 0
        self.font = view.font()

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
        painter.setFont(self.font)
        inner = self._inner(cell.rect)
        if cell.rect.height() > self.row:
            # The row has been given the lines that what is long in it takes.
            flags = cell.displayAlignment.value | Qt.TextFlag.TextWordWrap.value
            painter.drawText(inner, flags, cell.text)
            return
        model, at, high = index.model(), index.column(), inner.height()

        def others() -> list[str]:
            return [str(model.index(row, at).data()) for row in range(model.rowCount())]

        font, text = written(cell.text, self.font, inner.width(), height=high, others=others)
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
            if QFontMetrics(self.font).horizontalAdvance(text) > room:
                QToolTip.showText(event.globalPos(), plain_tip(text), view)
                return True
        QToolTip.hideText()
        return True

    def _inner(self, rect: QRect) -> QRect:
        return rect.adjusted(self.pad, 0, -self.pad, 0)


_ROW, _LEAST, _LEAST_HEAD = FINGER, 40, 10
SEEN = 5
"""Where fewer lines would be in sight the rows of large letters become as low as a finger."""

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
        self._measured: dict[tuple[int, bool], list[tuple[int, int]]] = {}
        self._dressed = (0, 0)
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
    def letters(self) -> int:
        """How large what stands in the cells is written, in pixels."""
        return self._delegate.font.pixelSize()

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

    def height_of(self, most: int, room: int | None = None) -> int:
        """Return how high the list is with all its lines, or with `most` of them.

        In a `room` that is lower it is as high as those are that fit.
        """
        head, row = self._heights(room)
        lines = min(len(self.lines), most)
        if room is not None:
            lines = min(lines, self.fitting(room))
        return head + lines * row + self._theme.px(2)

    def fitting(self, room: int) -> int:
        """Return how many lines there could be in a list as high as `room`."""
        head, row = self._heights(room)
        return max((room - head - self._theme.px(2)) // row, 0)

    def _heights(self, room: int | None) -> tuple[int, int]:
        """Return how high the heading and a row are where the list has this `room`."""
        usual, edge, lines = self._theme.px(_ROW), self._theme.px(2), min(len(self.lines), SEEN)
        if room is None or usual * (lines + 1) + edge <= room:
            return usual, usual
        # What is long in the heading goes on beneath.
        metrics = QFontMetrics(self._theme.font(Role.HEADING))
        head = min(usual, max(2 * metrics.height() + edge, FINGER))
        return head, min(usual, max((room - head - edge) // max(lines, 1), FINGER))

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._model.set_theme(theme)
        self._delegate.theme = theme
        self._dressed = (0, 0)
        self.setFont(theme.font(Role.CELL))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(self._px(_LEAST, READ))
        self._fit()
        self.viewport().update()

    def _dress_header(self) -> None:
        theme, pad = self._theme, self._delegate.pad
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ background: {theme.band}; border: 0; }}"
            f"QHeaderView::section {{ background: {theme.band}; color: {theme.heading}; border: 0;"
            f" border-bottom: 1px solid {theme.strong_rule}; padding: 0 {pad}px; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let columns stand closer where the last of them would be cut, and keep the mark seen."""
        super().resizeEvent(event)
        self._space()
        if event.size().height() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """Let letters be smaller where columns would be out of sight otherwise."""
        super().showEvent(event)
        self._space()

    def _fit(self) -> None:
        """Give each column the width of what stands in it, and the rest to the wide one."""
        self._measured.clear()
        for at, column in enumerate(self._model.columns):
            if column.wide:
                self.horizontalHeader().setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)
        self._space()

    def _fonts(self, size: int) -> tuple[QFont, QFont]:
        """Return the fonts of headings and of cells, these with letters of `size`."""
        head, cell = (self._theme.font(role) for role in (Role.HEADING, Role.CELL))
        smaller = round(head.pixelSize() * size / cell.pixelSize())
        head.setPixelSize(min(head.pixelSize(), max(smaller, _LEAST_HEAD)))
        cell.setPixelSize(size)
        return head, cell

    def _widths(self, size: int) -> list[tuple[int, int]]:
        """Return how wide each column is, and how wide it must be, with letters of `size`."""
        heads, cells = map(QFontMetricsF, self._fonts(size))
        low = self._delegate.row < 2 * cells.height()
        if (size, low) not in self._measured:
            self._measured[size, low] = []
            for column in self._model.columns:
                head = column.heading + (DOWN if column.order else "")
                texts = sorted({column.text(line) for line in self.lines}, key=len)[-_MEASURED:]
                whole = [heads.horizontalAdvance(head), *map(cells.horizontalAdvance, texts)]
                # Letters that are small in one cell alone would stand beside large ones.
                stay = column.number or (low and not column.wide)
                broken = [in_two(head, heads)]
                broken += whole[1:] if stay else [in_two(text, cells) for text in texts]
                most = self._theme.px(column.most)
                wide, least = (min(ceil(max(each)) + 2, most) for each in (whole, broken))
                self._measured[size, low].append((wide, least))
        return self._measured[size, low]

    def _px(self, length: int, size: int) -> int:
        """Return a length given at 100 % in pixels, less where letters are smaller: of `size`."""
        return round(self._theme.px(length) * size / self._theme.font(Role.CELL).pixelSize())

    def _space(self) -> None:
        """Give the columns their widths, closer together where they have no room otherwise.

        What is no number is rather read in two lines than not at all, and so are headings; then
        all letters become smaller, before anything is out of sight.
        """
        header, room = self.horizontalHeader(), self.viewport().width()
        seen = [at for at in range(len(self._model.columns)) if not header.isSectionHidden(at)]
        size = self._theme.font(Role.CELL).pixelSize()

        def needed(pad: int, size: int, *, whole: bool) -> int:
            widths, beside = self._widths(size), 2 * self._px(pad, size)
            least = self._px(_LEAST, size)
            return sum(max(widths[at][not whole] + beside, least) for at in seen)

        # Before it is shown nobody knows how much room there will be.
        head, self._delegate.row = self._heights(self.height() if self.isVisible() else None)
        header.setFixedHeight(head)
        self.verticalHeader().setDefaultSectionSize(self._delegate.row)
        while self.isVisible() and size > READ:
            narrow = needed(_CLOSE, size, whole=False)
            if narrow <= room:
                break
            size = max(min(size - 1, size * room // narrow), READ)
        pad = _PAD if needed(_PAD, size, whole=True) <= room else _CLOSE
        self._letter(size, self._px(pad, size))
        missing, widths = needed(pad, size, whole=True) - room, self._widths(size)
        for at in sorted(seen, key=lambda at: widths[at][1] - widths[at][0]):
            # The longest first.
            wide, narrow = widths[at]
            given = max(min(missing, wide - narrow), 0)
            missing -= given
            if not self._model.columns[at].wide:
                header.resizeSection(at, wide - given + 2 * self._delegate.pad)
        self._break_lines(seen)

    def _letter(self, size: int, pad: int) -> None:
        """Write in letters of `size`, with so many pixels beside what stands in a cell."""
        if (size, pad) != self._dressed:
            self._dressed, self._delegate.pad = (size, pad), pad
            # The view's own font stays: to change it while Qt lays the bars out leaves them behind.
            head, self._delegate.font = self._fonts(size)
            self.horizontalHeader().setFont(head)
            self._dress_header()

    def _break_lines(self, seen: Sequence[int]) -> None:
        """Make rows as high as what goes on beneath in them takes; of the columns `seen`."""
        columns, rows = self._model.columns, self.verticalHeader()
        metrics = QFontMetrics(self._delegate.font)
        for at in seen:
            if not columns[at].breaks:
                continue
            # A wide one gets its width from the header only a moment later.
            others = sum(self.columnWidth(other) for other in seen if other != at)
            room = self.viewport().width() - others - 2 * self._delegate.pad
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
