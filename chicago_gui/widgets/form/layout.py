"""The layout of a form: heading row, column widths, row heights and scrolling.

A deal is shown completely or not at all. The notice is directly below its deal.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QHeaderView, QTableView, QToolTip, QWidget

from chicago_gui.sheet.column import AnyColumn
from chicago_gui.widgets.form.model import DISPLAY, TOOLTIP, FormModel
from chicago_gui.widgets.text_fitting import fit_text
from chicago_gui.widgets.theme import CELL, FINGER, HAIR, STRONG, Role, Theme, plain_tip

_HEADING, _TWO_HEADINGS = 28, 44
"""The height of the heading row at 100 %, without and with headings above groups of columns."""

_SMALLEST = 0.75
"""The smallest size of a heading before it is cut, as a share of its usual size."""

_CENTRE = int(Qt.AlignmentFlag.AlignCenter)

_NARROWEST, _OF_LARGE = 0.78, 0.67
"""The share of its width to which a form shrinks before it scrolls sideways.

Larger type allows the smaller share, because it stays readable when it is shrunk.
"""

_TOUCHED = FINGER
"""The preferred height of a row, large enough to touch."""

_CLOSEST = 18
"""The least height of a row: a line of text and its rules."""

_HIGHEST, _ROOMY = 40, 56
"""The greatest height of a row, usually and if all deals fit with room to spare."""

_NOTCH, _LINES = 120, 3
"""The units of one wheel step, and the lines it scrolls if each deal is one line."""

_BLANK = 2
"""The number of blank deals that are ruled below the last deal, at most."""

_RULE = 2
"""The gap between the notice and the next deal."""

_NARROW = 6
"""If less than this is left below a rule, the edge of the paper takes its place."""

_NEXT, _LEAST_NEXT, _BESIDE = 36, 28, 14
"""The height of the mark for a next deal below: usual, least, and on one line with its number."""


class FormHeader(QHeaderView):
    """The heading row of a form."""

    def __init__(self, cells: FormModel, theme: Theme, parent: QWidget) -> None:
        """Make the heading row of the table `parent`, which shows `cells`."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._cells = cells
        self._theme = theme
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(8)
        self.beside = _BesideHeader(self)

    def sizeHint(self) -> QSize:
        """Return the fixed height; Qt would measure every heading at each resize."""
        return QSize(0, self.maximumHeight())

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tooltip with a heading that is cut, or with the full name of an abbreviation."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            section = self.logicalIndexAt(event.pos())
            name, full = (
                str(self._cells.headerData(section, self.orientation(), role) or "")
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
        parted = any(map(self._cells.over, range(self._cells.columnCount())))
        height = theme.px(_TWO_HEADINGS if parted else _HEADING)
        for part in (self, self.beside):
            part.setFixedHeight(height)

    def written(self, name: str, width: int) -> tuple[QFont, str]:
        """Return the font and the text of the heading `name` in `width` pixels."""
        return fit_text(name, self.font(), width, smallest=_SMALLEST, others=self._cells.names)

    def _columns_under(self, section: int) -> tuple[int, int]:
        """Return the first and the last column of the group that `section` belongs to."""
        cells, first, last = self._cells, section, section
        while first > 0 and cells.over(first - 1) == cells.over(section):
            first -= 1
        while last + 1 < cells.columnCount() and cells.over(last + 1) == cells.over(section):
            last += 1
        return first, last

    def _paint_over(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the part of a group's heading that is above this column."""
        theme, (first, last) = self._theme, self._columns_under(section)
        left = self.sectionViewportPosition(first)
        right = self.sectionViewportPosition(last) + self.sectionSize(last)
        whole = QRect(left, rect.y(), right - left, rect.height())
        painter.setPen(theme.pen(theme.rule, HAIR))
        if section == last:
            painter.drawLine(rect.topRight(), rect.bottomRight())
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.heading))
        painter.setClipRect(rect)
        painter.drawText(whole, _CENTRE, self._cells.over(section))
        painter.setClipping(False)

    @property
    def paper(self) -> QColor:
        """The background beside the row."""
        return QColor(self._theme.paper)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme = self._theme
        painter.save()
        painter.fillRect(rect, QColor(theme.band))
        if self._cells.over(logicalIndex):
            upper = QRect(rect.x(), rect.y(), rect.width(), rect.height() // 2)
            self._paint_over(painter, upper, logicalIndex)
            rect = rect.adjusted(0, upper.height(), 0, 0)
        painter.setPen(theme.pen(theme.rule, HAIR))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        painter.setPen(theme.pen(theme.strong_rule, STRONG))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.heading))
        name = str(self._cells.headerData(logicalIndex, self.orientation()))
        inner = rect.adjusted(2, 0, -2, 0)
        font, shown = self.written(name, inner.width())
        painter.setFont(font)
        painter.drawText(inner, _CENTRE, shown)
        painter.restore()


class _BesideHeader(QWidget):
    """The corner beside the heading row, above the scroll bar."""

    def __init__(self, header: FormHeader) -> None:
        super().__init__()
        self._header = header

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plain paper, because the heading row is only as wide as the cells."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._header.paper)
        painter.end()


class FormLayout:
    """Lays out the cells of a form, and lets it scroll by whole deals.

    Below the deal `about` is a gap for the notice. If the gap is out of sight, the notice is at the
    lower edge.
    """

    def __init__(self, form: QTableView, model: FormModel, theme: Theme) -> None:
        """Lay out `form`, whose model is `model`."""
        self._form = form
        self._model = model
        self._theme = theme
        self.notice: QWidget | None = None
        """The band below a deal; it is drawn over the form."""
        self._left_out: Collection[AnyColumn] = ()
        self.gap = 0
        """The height of the notice in pixels; 0 without one."""
        self._about = -1
        self._gapped = -1
        self._turned = 0
        self._foot = _Foot(form, model, theme)

    @property
    def about(self) -> int:
        """The index of the deal above the gap; negative without a notice."""
        return self._about if self.notice is not None else -1

    def carry(self, notice: QWidget) -> None:
        """Make room for `notice`, which is drawn over the form."""
        self.notice = notice
        self._fit_gap()
        self.lay_out()

    def _fit_gap(self) -> None:
        if self.notice is not None:
            self.gap = self.notice.minimumSizeHint().height() + _RULE

    def put_notice_below(self, deal: int) -> None:
        """Move the gap below the deal with this index."""
        if deal != self._about:
            self._about = deal
            # Qt would lay out the rows after drawing the form, and then draw it again.
            with QSignalBlocker(self._rows):
                self.lay_out()
            self._form.updateGeometries()
            self._form.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Lay out for `theme` from now on."""
        self._theme = theme
        self._foot.theme = theme
        self._fit_gap()
        self.lay_out()

    # --- columns

    def fit_columns(self) -> None:
        """Distribute the available width to the columns."""
        form, model = self._form, self._model
        self._left_out = left_out = model.form.hidden_columns(model.view)
        columns = enumerate(model.form.columns)
        widths = {at: column.width for at, column in columns if column not in left_out}
        narrowest = min(max(_NARROWEST / self._theme.scale, _OF_LARGE), _NARROWEST)
        least = self._theme.px(model.form.least_width) * narrowest
        room = max(form.viewport().width(), least)
        # A column is at least as wide as a finger; the others share the rest.
        share = room / sum(widths.values())
        wide = sum(width for width in widths.values() if width * share >= FINGER)
        share = (room - sum(FINGER for each in widths.values() if each * share < FINGER)) / wide
        edge = 0.0
        with QSignalBlocker(form.horizontalHeader()):  # see `lay_out`
            for column in range(len(model.form.columns)):
                form.setColumnHidden(column, column not in widths)
            for column, width in widths.items():
                start = round(edge)
                edge += max(width * share, FINGER)
                form.setColumnWidth(column, round(edge) - start)
        form.updateGeometries()

    def follow_columns(self) -> None:
        """Fit the columns again if the view now leaves out other columns."""
        if self._model.form.hidden_columns(self._model.view) != self._left_out:
            self.fit_columns()

    # --- heights

    def lay_out(self) -> None:
        """Set the height of every row; this may move deals.

        The table is notified once: with a signal per row it would redraw each time.
        """
        rows, height = self._rows, self._height()
        before = rows.length(), rows.defaultSectionSize(), self._gapped
        with QSignalBlocker(rows):
            if rows.defaultSectionSize() != height or rows.minimumSectionSize() > height:
                rows.setMinimumSectionSize(height)
                rows.setDefaultSectionSize(height)
                self._gapped = -1
            last, count = self._last_row(self._about), rows.count()
            if 0 <= self._gapped < count and self._gapped != last:
                rows.resizeSection(self._gapped, height)
            if 0 <= last < count and self.gap:
                rows.resizeSection(last, height + self.gap)
                self._gapped = last
        if before != (rows.length(), rows.defaultSectionSize(), self._gapped):
            self._form.updateGeometries()  # this calls `lay_out` again, which then changes nothing
            self._form.viewport().update()
        else:
            self._stand_at_a_deal()

    def lay_out_everything(self) -> None:
        """Lay out everything after rows or cell spans have changed."""
        form, model = self._form, self._model
        form.clearSpans()
        for deal in range(len(model.view.deals)):
            first, count = model.first_row(deal), model.rows_of(deal)
            for at, column in enumerate(model.form.columns):
                span = model.form.span(column) if count > 1 else 1
                reach = model.columns_covered(deal, at)
                for row in range(0, count, span) if max(span, reach) > 1 else ():
                    form.setSpan(first + row, at, span, reach)
        self._gapped = -1
        rows = self._rows
        with QSignalBlocker(rows):
            for row in range(rows.count()):
                if rows.sectionSize(row) != rows.defaultSectionSize():
                    rows.resizeSection(row, rows.defaultSectionSize())
        self.lay_out()
        form.updateGeometries()

    def _height(self) -> int:
        """Return the row height at which whole deals fill the viewport.

        It depends on the window and, where the number of deals is fixed, on that. Entries do not
        change it.
        """
        form, px = self._model.form, self._theme.px
        room, most = self._form.viewport().height() - self.gap, _HIGHEST
        deals = room // (form.rows * px(_TOUCHED)) or room // (form.rows * px(CELL))
        if self.notice is None:
            return px(CELL)
        if deals <= 1 and room - px(_LEAST_NEXT) < form.rows * px(CELL):
            # Large type in a small window: short rows are better than a deal that is cut.
            return max(min((room - px(_BESIDE)) // form.rows, px(CELL)), px(_CLOSEST))
        if deals == 1:
            room -= px(_LEAST_NEXT)  # for the mark of a next deal
        there = max(len(self._model.view.deals), 1)
        few = there < deals and form.rows == 1 and not form.goes_on
        if few:
            deals, most = there, _ROOMY
        rows = deals * form.rows
        if form.rows > 1 and deals > 1 and room // (rows + 1) >= max(FINGER, px(CELL)):
            rows += 1  # room for one struck deal
        return max(min(room // rows, px(most)), px(CELL))

    def _last_row(self, deal: int) -> int:
        if not 0 <= deal < len(self._model.view.deals):
            return -1
        return self._model.first_row(deal) + self._model.rows_of(deal) - 1

    @property
    def _rows(self) -> QHeaderView:
        return self._form.verticalHeader()

    # --- scrolling

    def _tops_of_deals(self) -> list[int]:
        """Return the top of each deal and the end of the last, in pixels from the first deal."""
        rows, model = self._rows, self._model
        if rows.count() != model.rowCount():  # the model is between two states
            return [0]
        # All rows but the one with the gap have one height. Asking Qt for hundreds of them is slow.
        height, gapped = rows.defaultSectionSize(), self._gapped
        more = rows.sectionSize(gapped) - height if 0 <= gapped < rows.count() else 0
        tops = [first * height + (more if first > gapped else 0) for first in model.first_rows]
        tops.append(rows.length())
        return tops

    def _most(self, tops: list[int], ends: Callable[[int], int]) -> int:
        """Return the scroll bar's maximum, at which the last deal and the notice are in sight."""
        first = bisect_left(tops, tops[-1] - self._form.viewport().height())
        within = (top for top in tops[first:-1] if tops[-1] <= ends(top))
        return next(within, tops[-2] if len(tops) > 1 else 0)

    def _stand_at_a_deal(self) -> None:
        """Scroll to the top of a deal again, after deals have moved."""
        bar, tops = self._form.verticalScrollBar(), self._tops_of_deals()
        bar.setMaximum(self._most(tops, self._ends(tops)))
        bar.setValue(self.snapped(bar.value()))
        self.place()

    def _places(self) -> list[int]:
        """Return the tops of the deals to which the form can scroll."""
        tops = self._tops_of_deals()
        return tops[: bisect_right(tops, self._most(tops, self._ends(tops)))]

    def snapped(self, value: int) -> int:
        """Return the top of the deal that is nearest to `value`."""
        within = self._places()
        near = bisect_left(within, value)
        return min(within[max(near - 1, 0) : near + 1], key=lambda top: abs(top - value), default=0)

    def scroll_by_wheel(self, by: int) -> None:
        """Scroll by whole deals for a wheel turned `by` eighths of a degree, positive upwards."""
        self._turned += by
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        places, bar = self._places(), self._form.verticalScrollBar()
        if places:
            here = min(range(len(places)), key=lambda at: abs(places[at] - bar.value()))
            there = here - notches * (1 if self._model.form.rows > 1 else _LINES)
            bar.setValue(places[min(max(there, 0), len(places) - 1)])

    def show(self, *deals: int) -> None:
        """Scroll as little as possible to show the first of these deals.

        Later ones are shown if they fit, in their order. A deal that does not fit starts at the
        top.
        """
        tops, bar = self._tops_of_deals(), self._form.verticalScrollBar()
        there = [deal for deal in deals if 0 <= deal < len(tops) - 1]
        if not there or there[0] != deals[0]:
            return
        ends = self._ends(tops)
        most = self._most(tops, ends)
        bar.setMaximum(most)
        for count in range(len(there), 0, -1):
            fitting = self._holding(there[:count], tops, ends, most)
            if fitting:
                bar.setValue(min(fitting, key=lambda top: abs(top - bar.value())))
                return
        bar.setValue(min(tops[deals[0]], most))

    def _holding(
        self, deals: list[int], tops: list[int], ends: Callable[[int], int], most: int
    ) -> list[int]:
        """Return all scroll positions at which these deals are completely visible."""
        begin, end = tops[min(deals)], tops[max(deals) + 1]
        first = bisect_left(tops, end - self._form.viewport().height())
        last = bisect_right(tops, min(begin, most))
        return [top for top in tops[first:last] if end <= ends(top)]

    def _ends(self, tops: list[int]) -> Callable[[int], int]:
        """Return a function from a scroll position to the end of the visible cells."""
        notice, gap, height = self._notice_at(tops), self.gap, self._form.viewport().height()

        def end(top: int) -> int:
            seen = notice is None or (top <= notice and notice + gap <= top + height)
            return top + height if seen else top + height - gap

        return end

    def _notice_at(self, tops: list[int]) -> int | None:
        """Return the top of the gap in pixels from the first deal."""
        if self.notice is None:
            return None
        return tops[self._about + 1] - self.gap if 0 <= self._about < len(tops) - 1 else 0

    # --- widgets over the form

    def place(self) -> None:
        """Put the notice below its deal, and cover a deal that is visible only in part.

        The notice takes the rest of the paper if no blank deals are ruled there.
        """
        tops, top = self._tops_of_deals(), self._form.verticalScrollBar().value()
        view = self._form.viewport().rect()
        end, notice = self._ends(tops)(top), self._notice_at(tops)
        following = max(bisect_right(tops, end) - 1, 0)
        ended = tops[following]
        last = ended - top if top < ended <= end else end - top
        if len(tops) == 1:
            last = 0 if notice is None else self.gap
        row = self._rows.defaultSectionSize()
        goes_on = self._model.form.goes_on and tops[-1] <= end
        begins = following if following < len(tops) - 1 else None
        if notice is not None and self.notice is not None:
            seen = end == top + view.height()
            at = notice - top if seen else last
            last += 0 if seen else self.gap
            left, high = view.height() - last, self.gap - (_RULE if seen else 0)
            ruled = goes_on and left >= row * self._model.form.rows
            if at + self.gap == last and left >= 0 and not ruled:
                last = view.height() - (self._foot.label_height(left) if begins is not None else 0)
                high = last - at
            self.notice.setGeometry(0, at, view.width(), high)
        rest = QRect(0, last, view.width(), max(view.height() - last, 0))
        self._foot.lie(rest, row if goes_on else 0, begins)


class _Foot(QWidget):
    """The rest of the paper, which hides a partly visible deal, or shows ruled blank deals."""

    def __init__(self, form: QTableView, model: FormModel, theme: Theme) -> None:
        super().__init__(form.viewport())
        self._model = model
        self.theme = theme
        self._form = form
        self._row = 0
        self._next: int | None = None
        self._drawn: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    def lie(self, place: QRect, row: int, following: int | None) -> None:
        """Cover `place`, ruled in rows of height `row` if that is not 0.

        The number of the deal `following` shows that there is a deal below.
        """
        drawn = row, following, self._form.horizontalScrollBar().value()
        if drawn != self._drawn:
            self._row, self._next, self._drawn = row, following, drawn
            self.update()
        self.setGeometry(place)
        self.setVisible(place.height() > 0)

    def label_height(self, room: int) -> int:
        """Return how much of the height `room` the number of the next deal takes."""
        high = _NEXT if room >= self.theme.px(_LEAST_NEXT) else _BESIDE
        return min(room, self.theme.px(high)) if room >= self.theme.px(_BESIDE) else 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the click from the deal behind; like any click it takes the focus from the line."""
        if self._form.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._form.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Keep the double click from the deal behind."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, model = self.theme, self._model
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.paper))
        if self._row:
            painter.setPen(theme.pen(theme.rule, HAIR))
            self._rule(painter)
        if self._next is not None:
            self._tell(painter, model.index(model.first_row(self._next), 0))
        painter.end()

    def _tell(self, painter: QPainter, deal: QModelIndex) -> None:
        """Paint the number of the next deal at the lower edge, with an arrow down."""
        theme, high = self.theme, self.label_height(self.height())
        if not high:
            return
        left, wide = self._form.columnViewportPosition(0), self._form.columnWidth(0)
        place = QRectF(left, self.height() - high, wide, high)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.quiet))
        font, words = theme.font(Role.NAME), place.adjusted(0, 0, 0, -theme.px(_NEXT // 3))
        tip = QPointF(place.center().x(), place.bottom() - theme.px(_NARROW))
        if high < theme.px(_LEAST_NEXT):
            font.setPixelSize(min(font.pixelSize(), round(high * 0.72)))
            words = place.adjusted(0, 0, -theme.px(2 * _NARROW), 0)
            tip = QPointF(words.right() + theme.px(_NARROW) - 1, place.center().y())
            tip += QPointF(0, theme.px(_NARROW) / 2)
        painter.setFont(font)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, str(deal.data()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.quiet))
        corners = (QPointF(0, 0), QPointF(-5, -6), QPointF(5, -6))
        painter.drawPolygon(QPolygonF([tip + corner * theme.scale for corner in corners]))

    def _rule(self, painter: QPainter) -> None:
        """Rule as many blank deals as fit, at most two."""
        form, row = self._model.form, self._row
        high = row * form.rows
        end = min(self.height() - self.theme.px(_NARROW), _BLANK * high)
        for at, column in enumerate(form.columns):
            left = self._form.columnViewportPosition(at)
            right = left + self._form.columnWidth(at) - 1
            for top in range(0, self.height() - high + 1, high)[:_BLANK]:
                painter.drawLine(right, top, right, top + high - 1)
                for line in range(row * form.span(column), high + 1, row * form.span(column)):
                    if top + line <= end:
                        painter.drawLine(left, top + line - 1, right, top + line - 1)
                    elif end < _BLANK * high:
                        painter.drawLine(right, top + line - 1, right, self.height())
