"""Deals are seen whole or not at all, and what is said of one stands directly under it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.theme import CELL, FINGER, HAIR, Role, Theme

_TOUCHED = FINGER
"""Rows are as high as this where the room is there: a finger finds them."""

_CLOSEST = 18
"""No lower than a line of type and its rules."""

_HIGHEST, _ROOMY = 40, 56
"""Higher they are not, but on a sheet that has all its deals and room for more."""

_NOTCH, _LINES = 120, 3
"""What a wheel turns in one step, and how many lines that is where a deal is one."""

_RULE = 2
"""Between what is said and the next deal."""

_NARROW = 6
"""Where less than this is left under a rule, the edge of the paper stands for it."""

_NEXT, _LEAST_NEXT, _BESIDE = 36, 28, 14
"""So high is what tells of a deal that has no room; where there is little, at least; and where
there is less, number and arrow beside each other."""


class WholeDeals:
    """Gives the rows of a form their height, and brings its scroll bar to stand between deals.

    Under the deal it is `about` there is a gap as high as what is said there. Where that place is
    out of sight, what is said stands at the lower edge instead.
    """

    def __init__(self, form: QTableView, model: FormModel, theme: Theme) -> None:
        """Lay out the rows of `form`, which shows `model`."""
        self._form = form
        self._model = model
        self._theme = theme
        self.notice: QWidget | None = None
        """What is said of a deal, and lies on the form."""
        self._about = -1
        self._gapped = -1
        self._known: tuple[Sequence[int], int, int, int] | None = None
        self._tops: list[int] = []
        self._turned = 0
        self._foot = _Foot(form, theme)

    @property
    def gap(self) -> int:
        """How high what is said is, in pixels; 0 where nothing is."""
        return 0 if self.notice is None else self.notice.minimumSizeHint().height() + _RULE

    @property
    def about(self) -> int:
        """The place of the deal with the gap; less than 0 where there is none."""
        return self._about if self.notice is not None else -1

    def carry(self, notice: QWidget) -> None:
        """Give `notice`, which lies on the form, its place."""
        self.notice = notice
        self.lay_out()

    def speak_of(self, deal: int) -> None:
        """Have the gap under the deal at this place."""
        if deal != self._about:
            self._about = deal
            # Left to itself Qt lays rows of another height out a moment after it has drawn the
            # form, and draws all that is beneath them once more.
            with QSignalBlocker(self._rows):
                self.lay_out()
            self._form.updateGeometries()
            self._form.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Lay out for `theme` from now on."""
        self._theme = theme
        self._foot.theme = theme
        self.lay_out()

    # --- heights

    def lay_out(self) -> None:
        """Give every row its height; the places of all deals may be others after it.

        The table hears of it here, once: told row by row it would draw itself a second time, when
        all is drawn already.
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
            self._form.updateGeometries()  # which comes back here, with nothing left to do
            self._form.viewport().update()
        else:
            self.stand()

    def forget(self) -> None:
        """Lay everything out anew: the rows are others."""
        self._gapped = -1
        rows = self._rows
        with QSignalBlocker(rows):
            for row in range(rows.count()):
                if rows.sectionSize(row) != rows.defaultSectionSize():
                    rows.resizeSection(row, rows.defaultSectionSize())
        self.lay_out()

    def _height(self) -> int:
        """Return the height of a row: as many deals as there is room for, and no room over.

        It depends on the window alone, so that no entry makes rows higher.
        """
        form, px = self._model.form, self._theme.px
        room, most = self._form.viewport().height() - self.gap, _HIGHEST
        deals = room // (form.rows * px(_TOUCHED)) or room // (form.rows * px(CELL))
        if self.notice is None:
            return px(CELL)
        if deals <= 1 and room - px(_LEAST_NEXT) < form.rows * px(CELL):
            # Large type in a small window: better close lines than a deal that is cut.
            return max(min((room - px(_BESIDE)) // form.rows, px(CELL)), px(_CLOSEST))
        if deals == 1:
            room -= px(_LEAST_NEXT)  # the next one is told of
        if not form.goes_on and len(self._model.view.deals) < deals:
            deals, most = max(len(self._model.view.deals), 1), _ROOMY
        rows = deals * form.rows
        if form.rows > 1 and deals > 1 and room // (rows + 1) >= max(FINGER, px(CELL)):
            rows += 1  # a deal that is struck, between two, takes nobody's room
        return max(min(room // rows, px(most)), px(CELL))

    def _last_row(self, deal: int) -> int:
        if not 0 <= deal < len(self._model.view.deals):
            return -1
        return self._model.first_row(deal) + self._model.rows_of(deal) - 1

    @property
    def _rows(self) -> QHeaderView:
        return self._form.verticalHeader()

    # --- scrolling

    def tops(self) -> list[int]:
        """Return where each deal begins, in pixels from the first, and last where all end."""
        rows, model = self._rows, self._model
        if rows.count() != model.rowCount():  # between two states of the model
            return [0]
        # All rows are equally high but the one with the gap: asking each takes long where there
        # are hundreds.
        height, gapped = rows.defaultSectionSize(), self._gapped
        more = rows.sectionSize(gapped) - height if 0 <= gapped < rows.count() else 0
        known = (model.first_rows, gapped, more, height)
        if known != self._known:
            self._known = known
            starts = (first * height + (more if first > gapped else 0) for first in known[0])
            self._tops = [*starts, rows.length()]
        return self._tops

    def most(self) -> int:
        """Return how far can be scrolled: until the last deal, and what is said, are in sight."""
        return self._most(self.tops())

    def _most(self, tops: list[int]) -> int:
        ends = self._ends(tops)
        first = bisect_left(tops, tops[-1] - self._form.viewport().height())
        within = (top for top in tops[first:-1] if tops[-1] <= ends(top))
        return next(within, tops[-2] if len(tops) > 1 else 0)

    def stand(self) -> None:
        """Stand at a deal's beginning again, where that may be elsewhere than before."""
        bar = self._form.verticalScrollBar()
        bar.setMaximum(self.most())
        bar.setValue(self.snapped(bar.value()))
        self.place()

    def snapped(self, value: int) -> int:
        """Return the place nearest to `value` at which a deal begins."""
        tops = self.tops()
        within = tops[: bisect_right(tops, self._most(tops))]
        near = bisect_left(within, value)
        return min(within[max(near - 1, 0) : near + 1], key=lambda top: abs(top - value), default=0)

    def turn(self, by: int) -> None:
        """Scroll as a wheel turns, from deal to deal; `by` is in eighths of a degree, up first."""
        self._turned += by
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        tops, bar = self.tops(), self._form.verticalScrollBar()
        places = tops[: bisect_right(tops, self._most(tops))]
        if places:
            here = min(range(len(places)), key=lambda at: abs(places[at] - bar.value()))
            there = here - notches * (1 if self._model.form.rows > 1 else _LINES)
            bar.setValue(places[min(max(there, 0), len(places) - 1)])

    def show(self, *deals: int) -> None:
        """Bring the first of the deals at these places into sight with the least of scrolling.

        As many of the others come too as go together with it, the first of them before the last; a
        deal that has not the room for itself begins at the upper edge.
        """
        tops, bar = self.tops(), self._form.verticalScrollBar()
        there = [deal for deal in deals if 0 <= deal < len(tops) - 1]
        if not there or there[0] != deals[0]:
            return
        most, ends = self._most(tops), self._ends(tops)
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
        """Return to where the form may be scrolled so that these deals are seen whole."""
        begin, end = tops[min(deals)], tops[max(deals) + 1]
        first = bisect_left(tops, end - self._form.viewport().height())
        last = bisect_right(tops, min(begin, most))
        return [top for top in tops[first:last] if end <= ends(top)]

    def _ends(self, tops: list[int]) -> Callable[[int], int]:
        """Return what tells where that ends which is seen where the form is scrolled to a place."""
        notice, gap, height = self._notice_at(tops), self.gap, self._form.viewport().height()

        def end(top: int) -> int:
            seen = notice is None or (top <= notice and notice + gap <= top + height)
            return top + height if seen else top + height - gap

        return end

    def _notice_at(self, tops: list[int]) -> int | None:
        """Return where the gap begins."""
        if self.notice is None:
            return None
        return tops[self._about + 1] - self.gap if 0 <= self._about < len(tops) - 1 else 0

    # --- what lies on the form

    def place(self) -> None:
        """Bring what is said under its deal, and hide what would be seen of a deal in part.

        What is said has the rest of the paper for itself where no deal is ruled there.
        """
        tops, top = self.tops(), self._form.verticalScrollBar().value()
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
                last = view.height() - (self._foot.told(left) if begins is not None else 0)
                high = last - at
            self.notice.setGeometry(0, at, view.width(), high)
        rest = QRect(0, last, view.width(), max(view.height() - last, 0))
        self._foot.lie(rest, row if goes_on else 0, begins)


class _Foot(QWidget):
    """The rest of the paper: it hides what is seen of a deal in part, or is ruled for others."""

    def __init__(self, form: QTableView, theme: Theme) -> None:
        super().__init__(form.viewport())
        self.theme = theme
        self._form = form
        self._row = 0
        self._next: int | None = None
        self._drawn: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    def lie(self, place: QRect, row: int, following: int | None) -> None:
        """Cover `place`; where `row`, the height of one, is not 0 it is ruled as the form is.

        Of the deal `following` the number tells that it is there, lower down.
        """
        drawn = row, following, self._form.horizontalScrollBar().value()
        if drawn != self._drawn:
            self._row, self._next, self._drawn = row, following, drawn
            self.update()
        self.setGeometry(place)
        self.setVisible(place.height() > 0)

    def told(self, room: int) -> int:
        """Return how much of a `room` is for the number of the deal that follows."""
        high = _NEXT if room >= self.theme.px(_LEAST_NEXT) else _BESIDE
        return min(room, self.theme.px(high)) if room >= self.theme.px(_BESIDE) else 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click does not reach the deal behind; it leaves the line as any other does."""
        if self._form.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._form.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click does neither."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, model = self.theme, self._form.model()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.paper))
        if self._row and isinstance(model, FormModel):
            painter.setPen(theme.pen(theme.rule, HAIR))
            self._rule(painter, model)
        if self._next is not None and isinstance(model, FormModel):
            self._tell(painter, model.index(model.first_row(self._next), 0))
        painter.end()

    def _tell(self, painter: QPainter, deal: QModelIndex) -> None:
        """Paint the number of the deal that begins beneath the lower edge, and where it is."""
        theme, high = self.theme, self.told(self.height())
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

    def _rule(self, painter: QPainter, model: FormModel) -> None:
        """Rule as many deals as there is room for, as on a blank form."""
        form, row = model.form, self._row
        high = row * form.rows
        end = self.height() - self.theme.px(_NARROW)
        for at, column in enumerate(form.columns):
            left = self._form.columnViewportPosition(at)
            right = left + self._form.columnWidth(at) - 1
            for top in self._tops(high):
                painter.drawLine(right, top, right, top + high - 1)
                for line in range(row * form.span(column), high + 1, row * form.span(column)):
                    if top + line <= end:
                        painter.drawLine(left, top + line - 1, right, top + line - 1)
                    else:
                        painter.drawLine(right, top + line - 1, right, self.height())

    def _tops(self, high: int) -> Iterator[int]:
        return iter(range(0, self.height() - high + 1, high))
