"""The form as a table that lays its cells out: columns as wide as there is room, deals whole.

Its heading row has what stands over each column, and over several together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QToolTip, QWidget

from chicago_gui.sheet.column import AnyColumn, Spot
from chicago_gui.widgets.announcing import listened_to
from chicago_gui.widgets.form_model import DISPLAY, TOOLTIP, FormModel, Index
from chicago_gui.widgets.lettering import written
from chicago_gui.widgets.theme import FINGER, HAIR, STRONG, Role, Theme, plain_tip
from chicago_gui.widgets.whole_deals import WholeDeals

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
        self._theme = theme
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(8)
        self.beside = _BesideHeader(self)

    def sizeHint(self) -> QSize:
        """As high as the row was made: Qt would measure every heading whenever one is resized."""
        return QSize(0, self.maximumHeight())

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a heading whole where its column has no room for it, or what it stands for.

        A team's name is shown whole, and `Z` is `Vulnerable`.
        """
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            section = self.logicalIndexAt(event.pos())
            name, full = (
                str(self.model().headerData(section, self.orientation(), role) or "")
                for role in (DISPLAY, TOOLTIP)
            )
            wide = self.fontMetrics().horizontalAdvance(name) > self.sectionSize(section) - 4
            told = name if wide else full
            QToolTip.showText(event.globalPos(), plain_tip(told) if told else "", self)
            return True
        return super().viewportEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.setFont(theme.font(Role.HEADING))
        height = theme.px(_BOTH if self._parted() else _HEIGHT)
        for part in (self, self.beside):
            part.setFixedHeight(height)
        # Not the header's own `update`, which wants an index in PySide6 6.8.
        for drawn in (self.viewport(), self.beside):
            drawn.update()

    def written(self, name: str, width: int) -> tuple[QFont, str]:
        """Return how `name` is written in so many pixels: smaller, and only then cut."""
        model = self.model()
        others = model.names if isinstance(model, FormModel) else tuple
        return written(name, self.font(), width, smallest=_SMALLEST, others=others)

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

    def rule_off(self, painter: QPainter, rect: QRect) -> None:
        """Paint the rule that the row ends with, along `rect`."""
        painter.setPen(self._theme.pen(self._theme.strong_rule, STRONG))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    @property
    def band(self) -> QColor:
        """What the row is painted on."""
        return QColor(self._theme.band)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme = self._theme
        painter.save()
        painter.fillRect(rect, self.band)
        model = self.model()
        if isinstance(model, FormModel) and model.over(logicalIndex):
            upper = QRect(rect.x(), rect.y(), rect.width(), rect.height() // 2)
            self._paint_over(painter, upper, model, logicalIndex)
            rect = rect.adjusted(0, upper.height(), 0, 0)
        painter.setPen(theme.pen(theme.rule, HAIR))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        self.rule_off(painter, rect)
        painter.setPen(QColor(theme.heading))
        name = str(self.model().headerData(logicalIndex, self.orientation(), 0))
        inner = rect.adjusted(2, 0, -2, 0)
        font, shown = self.written(name, inner.width())
        painter.setFont(font)
        painter.drawText(inner, _CENTRE, shown)
        painter.restore()


class _BesideHeader(QWidget):
    """The heading row goes on above the scroll bar, up to the edge of the paper."""

    def __init__(self, header: FormHeader) -> None:
        super().__init__()
        self._header = header

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row's ground and what rules it off."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._header.band)
        self._header.rule_off(painter, self.rect())
        painter.end()


_NARROWEST, _OF_LARGE = 0.78, 0.67
"""How much of what a form wants its columns make do with, before it scrolls to the side.

Of larger type it is less, for that can still be read when it gives way.
"""

_WINDOW_USED = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)


class FormTable(QTableView):
    """Cells that cover rows and columns, under a heading row, and a scroll bar that keeps deals."""

    def __init__(self, model: FormModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Lay out what `model` has."""
        super().__init__(parent)
        self._form = model
        self._theme = theme
        self._header = FormHeader(theme, self)
        self._shown: tuple[int, ...] = ()
        self._away: Collection[AnyColumn] = ()
        # Before there is anything to lay out: Qt would do so after each of its settings.
        self._set_up()
        self.setModel(model)
        self._whole = WholeDeals(self, model, theme)
        self.verticalScrollBar().valueChanged.connect(self._snap)
        # Qt moves what lies on the cells to the side with them.
        self.horizontalScrollBar().valueChanged.connect(lambda: self._whole.place())
        model.modelReset.connect(self._lay_out)
        model.rowsInserted.connect(self._lay_out)
        model.rowsRemoved.connect(self._lay_out)
        model.reaches_changed.connect(self._lay_out)

    def _set_up(self) -> None:
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # It keeps its room, or all columns would become narrower with the deal that has none.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.setHorizontalHeader(self._header)
        self.addScrollBarWidget(self._header.beside, Qt.AlignmentFlag.AlignTop)
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the width there is."""
        # First, or a scroll bar would come for the old widths, and go again when all is drawn.
        self._whole.lay_out()
        self._fit_columns()
        super().resizeEvent(event)
        self._keep_in_sight()

    def updateGeometries(self) -> None:
        """Let the scroll bar end where a deal begins, with all after it in sight."""
        if not hasattr(self, "_whole"):
            return
        bar = self.verticalScrollBar()
        before, most = bar.value(), bar.maximum()
        # Qt's own end is another one: to go there and back would draw everything twice.
        with QSignalBlocker(bar):
            super().updateGeometries()
            bar.setMaximum(most)
            bar.setValue(before)
        self.verticalHeader().setOffset(before)
        self._whole.lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn from deal to deal."""
        self._whole.turn(event.angleDelta().y())
        event.accept()

    def _snap(self, value: int) -> None:
        """Never stand still in the middle of a deal."""
        snapped = self._whole.snapped(value)
        if snapped != value:
            self.verticalScrollBar().setValue(snapped)
        else:
            self._whole.place()
            self._placed()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a cell into sight with its whole deal."""
        if not index.isValid():
            return
        self._whole.show(self._form.spot(index).deal)
        cell, across = self.visualRect(index), self.horizontalScrollBar()
        if cell.left() < 0:
            across.setValue(across.value() + cell.left())
        elif cell.right() >= self.viewport().width():
            over = cell.right() + 1 - self.viewport().width()
            across.setValue(across.value() + min(over, cell.left()))

    # --- its cells

    def spot(self) -> Spot | None:
        """Return the cell that is current."""
        return self._form.spot(self.currentIndex()) if self.currentIndex().isValid() else None

    def bring_into_sight(self, spot: Spot) -> None:
        """Scroll to the cell at `spot`."""
        self.scrollTo(self._form.at(spot))

    def asked(self, spot: Spot) -> str:
        """Return what is asked of whoever chooses at `spot`, without what stands there."""
        return self._form.asked(spot)

    def shown_text(self, spot: Spot) -> str:
        """Return what is written in the cell at `spot`."""
        return str(self._form.data(self._form.at(spot)))

    def _fit_columns(self) -> None:
        form = self._form.form
        self._away = away = form.left_away(self._form.view)
        widths = {at: column.width for at, column in enumerate(form.columns) if column not in away}
        narrowest = min(max(_NARROWEST / self._theme.scale, _OF_LARGE), _NARROWEST)
        least = self._theme.px(form.least_width) * narrowest
        room = max(self.viewport().width(), least)
        # What is clicked is as wide as a finger; the others share what is left.
        share = room / sum(widths.values())
        wide = sum(width for width in widths.values() if width * share >= FINGER)
        share = (room - sum(FINGER for each in widths.values() if each * share < FINGER)) / wide
        edge = 0.0
        with QSignalBlocker(self._header):  # see `WholeDeals.lay_out`
            for column in range(len(form.columns)):
                self.setColumnHidden(column, column not in widths)
            for column, width in widths.items():
                start = round(edge)
                edge += max(width * share, FINGER)
                self.setColumnWidth(column, round(edge) - start)
        self.updateGeometries()
        self._placed()

    def _keep_in_sight(self) -> None:
        """Where one is stays in sight when there is less room, or larger type."""
        index = self.currentIndex()
        if index.isValid():
            # No further to the side than that takes: the deals' numbers are seen if they can be.
            self.horizontalScrollBar().setValue(0)
            self.scrollTo(index)
        else:
            self._whole.show(*self._shown)

    def _lay_out(self) -> None:
        self.clearSpans()
        for deal in range(len(self._form.view.deals)):
            first, rows = self._form.first_row(deal), self._form.rows_of(deal)
            for at, column in enumerate(self._form.form.columns):
                span = self._form.form.span(column) if rows > 1 else 1
                reach = self._form.reach(deal, at)
                for row in range(0, rows, span) if max(span, reach) > 1 else ():
                    self.setSpan(first + row, at, span, reach)
        self._whole.forget()
        self.updateGeometries()

    # --- what is drawn anew: all cells take 9 ms

    def event(self, event: QEvent) -> bool:
        """Draw nothing when the window comes to be used or not: all looks as before.

        Qt draws every cell then, and a start that was all drawn would draw it once more.
        """
        return event.type() in _WINDOW_USED or super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are here; Qt would draw all cells for the one that is framed now."""
        if not self.currentIndex().isValid():
            super().focusInEvent(event)  # which chooses a cell: there is always one to go on from
        self.update(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys go elsewhere."""
        self.update(self.currentIndex())

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Draw what has changed anew; Qt would draw the next deal, too, a pixel of which it clears.

        Who listens hears of it from Qt.
        """
        if listened_to():
            super().dataChanged(first, last, roles)
        else:
            self.viewport().update(self.visualRect(first).united(self.visualRect(last)))

    def redraw(self, spot: Spot | None) -> None:
        """Draw the cell at `spot` anew, and no other."""
        if spot is not None and spot.deal < len(self._form.view.deals):
            self.update(self._form.at(spot))

    def _seen(self) -> range:
        """Return the places of the deals of which something is in sight."""
        return self._form.deals_in(self.rowAt(0), self.rowAt(self.viewport().height() - 1))

    def _redraw_ruled_otherwise(self, before: Any) -> None:
        """Draw the deals anew that are the same as in the view `before`, but for their rules."""
        under, view, there = self._form.form.under, self._form.view, len(before.deals)
        self._redraw_deals(
            deal
            for deal in self._seen()
            if deal < there and under(before, deal) is not under(view, deal)
        )

    def _redraw_deals(self, deals: Iterable[int]) -> None:
        for deal in deals:
            if deal >= len(self._form.view.deals):
                continue
            first, rows = self._form.first_row(deal), self._form.rows_of(deal)
            top, last = self.rowViewportPosition(first), first + rows - 1
            height = self.rowViewportPosition(last) + self.rowHeight(last) - top
            self.viewport().update(0, top, self.viewport().width(), height)

    def _placed(self) -> None:
        """Follow the cells: they have other places now."""

    def show_deals(self, *deals: int) -> None:
        """Keep the first of the deals at these places in sight, and others as far as they go."""
        self._shown = deals
        self._whole.show(*deals)
