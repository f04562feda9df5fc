"""The form on the screen with the cell that is current, the wanted one and those in sight."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QStyleOptionViewItem, QWidget

from chicago_gui.record import replace
from chicago_gui.sheet.column import AnyColumn, Cell, Spot
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.words import ended, sentence
from chicago_gui.widgets.announcing import CellsHeard
from chicago_gui.widgets.form_delegate import FormDelegate
from chicago_gui.widgets.form_model import FormModel, Index
from chicago_gui.widgets.form_style import dress_bars
from chicago_gui.widgets.form_table import FormTable
from chicago_gui.widgets.theme import Theme
from chicago_gui.widgets.uncovering import Uncovering

if TYPE_CHECKING:
    from chicago_gui.widgets.typing_line import Typing


def _between(header: QHeaderView, first: int, last: int) -> range:
    """Return the rows or columns that lie from one pixel of the form to another."""
    begin, end = header.logicalIndexAt(first), header.logicalIndexAt(last)
    return range(0) if begin < 0 else range(begin, header.count() if end < 0 else end + 1)


class FormCursor(FormTable):
    """Shows where one is in the form and what Enter would enter, and follows its view."""

    moved = Signal(object)
    """The `Spot` that is current now."""

    def __init__(
        self,
        model: FormModel,
        entries: EntryHandler[Any],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show `model`; `entries` know what is wanted, proposed and secret."""
        super().__init__(model, theme, parent)
        self.entries = model.entries = entries
        self.typing: Typing | None = None
        """The line that is typed in; there is none where the form is only looked at."""
        self.came_out: int | None = None
        """A deal that has just come out, which is kept in sight beside the wanted one."""
        self.uncovering = Uncovering(self, self._redraw_deals)
        self._stands: tuple[object, dict[AnyColumn, tuple[str, ...]]] = (None, {})
        self._delegate = FormDelegate(theme, self)
        self._cells = CellsHeard(self, model, lambda spot: self.entries.secret(spot))
        self.setItemDelegate(self._delegate)

    # --- how it looks

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._delegate.theme = theme
        self._header.set_theme(theme)
        self._whole.set_theme(theme)
        dress_bars(self)
        self._delegate.gap = (self._whole.about, self._whole.gap)
        self._fit_columns()
        self._keep_in_sight()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells of which something is to be drawn.

        Qt asks the model how large it is for each cell in sight that covers others, also where one
        alone is drawn: that was a third of what a key costs.
        """
        painter, option = QPainter(self.viewport()), QStyleOptionViewItem()
        heads = set[tuple[int, int]]()
        parts: Any = event.region()  # its rectangles one by one, which its type does not say
        for part in parts:
            rows = _between(self.verticalHeader(), part.top(), part.bottom())
            columns = _between(self._header, part.left(), part.right())
            heads.update(self._form.heads_in(rows, columns))
        for head in sorted(heads):
            index = self._form.createIndex(*head)
            option.rect = self.visualRect(index)
            self._delegate.paint(painter, option, index)
        painter.end()

    def set_view(self, view: Any) -> None:
        """Show `view`."""
        before = self._form.view
        self.uncovering.follow(self._form.form, before, view)
        self._form.set_view(view)
        if self._form.form.left_away(view) != self._away:
            self._fit_columns()
        self._want()
        self._whole.place()
        self._redraw_ruled_otherwise(before)
        self._follow()

    def carry(self, notice: QWidget) -> None:
        """Let `notice`, which lies on the viewport, stand under the deal that it speaks of."""
        self._whole.carry(notice)
        self._want()

    def _want(self) -> None:
        """Ask what is wanted; where nothing is, what is said speaks of the last deal."""
        before, wanted = self._delegate.wanted, self.entries.wanted()
        self._delegate.wanted = wanted
        if wanted != before:
            self.redraw(before)
            self.redraw(wanted)
        view = self._form.view
        under = self._form.form.notice_under
        last = len(view.deals) - 1
        self._whole.speak_of(last if wanted is None else under(view, wanted.deal))
        self._delegate.gap = (self._whole.about, self._whole.gap)

    def opened(self, spot: Spot) -> float:
        """Return how far the cell at `spot` has opened, from 0 to 1."""
        return self.uncovering.share(spot)

    def names(self) -> Collection[str]:
        """Return the names that are to be told from each other."""
        return self._form.names()

    def has_keys(self) -> bool:
        """Whether the keyboard is here, or over a cell of this form in a pad or menu of its own."""
        popup = QApplication.activePopupWidget()
        over = popup is not None and popup.parentWidget() is self
        return over or self.hasFocus() or (self.typing is not None and self.typing.has_keys())

    def stands(self, column: AnyColumn) -> tuple[str, ...]:
        """Return what may come to stand in `column`, of which all has one size."""
        view, found = self._stands
        if view is not self._form.view:
            view, found = self._stands = self._form.view, {}
        if column not in found:
            found[column] = column.stands(view)
        return found[column]

    def hint_at(self, spot: Spot) -> str:
        """Return what a marked cell has to tell, or what is proposed there."""
        content, proposed = self._form.cell(spot), self.entries.proposal(spot)
        told = ended(sentence(content.hint))
        return told or content.note or (proposed.hint if proposed else "")

    def name_of(self, spot: Spot) -> str:
        """Return the name of the cell at `spot`, without what stands there."""
        return self._form.name_of(spot) if spot.deal < len(self._form.view.deals) else ""

    def preview(self, shows: Mapping[Spot, Cell]) -> None:
        """Draw quietly what each of these cells would show after Enter, and in no other."""
        before, self._delegate.preview = self._delegate.preview, shows
        if before != shows:
            for spot in {*before, *shows}:
                self.redraw(spot)
            self.redraw(self._delegate.wanted)  # its frame may end elsewhere

    def _follow(self) -> None:
        """Preview what Enter would enter now."""
        if self.typing is not None:
            self.typing.refresh()

    def _keep_in_sight(self) -> None:
        super()._keep_in_sight()
        here = self.spot()
        if here is not None:
            self._show_beside(here)

    # --- where we are

    def go_to(self, spot: Spot | None) -> None:
        """Make the cell at `spot` current and bring its whole deal into sight."""
        if spot is None or spot.deal >= len(self._form.view.deals):
            return
        there = self._form.at(spot)
        if there == self.currentIndex() or not self.isVisible():
            self.scrollTo(there)  # Qt does for a cell that becomes current where it is seen
        self.setCurrentIndex(there)
        self._show_beside(spot)

    def _show_beside(self, spot: Spot) -> None:
        """Show beside the wanted cell what has just come out, and the next, which is prepared."""
        if spot == self._delegate.wanted:
            came_out = () if self.came_out is None else (self.came_out,)
            self._whole.show(spot.deal, *came_out, spot.deal + 1)

    def go_to_wanted(self, instead: Spot | None = None) -> None:
        """Make the wanted cell current, or another one `instead`.

        Where nothing is wanted any more the cursor stays with what has come out: the line that it
        was taken from may have gone. A deal after it that is being prepared is seen.
        """
        self._want()
        here, wanted = self.spot(), instead or self._delegate.wanted
        if wanted is None and here is not None and self.came_out is not None:
            wanted = replace(here, deal=self.came_out)
        self.go_to(wanted)
        here, last = self.spot(), len(self._form.view.deals) - 1
        if self._delegate.wanted is None and self.came_out is not None:
            self._whole.show(self.came_out, last)
        elif self._delegate.wanted is None and here is not None and here.deal == last - 1:
            self._whole.show(here.deal, last)
        self._follow()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell where we are now."""
        if current.isValid():  # it is not while the form is being made
            self._cells.moved(current)
        super().currentChanged(current, previous)
        self.update(previous)
        self.update(current)
        if current.isValid():
            self.entries.here = self._form.spot(current)
            self._have_composed()
            self._follow()
            self.moved.emit(self.entries.here)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who listens hears in which cell the keys are, and not only that they are in the form."""
        super().focusInEvent(event)
        self._have_composed()
        self._cells.reached()

    def _have_composed(self) -> None:
        """Let an input method compose here: Qt has none where a cell has no editor."""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, self.typing is not None)

    # --- where a cell is, and what it is called

    def cell_rect(self, spot: Spot) -> QRect:
        """Return where the cell at `spot` is, in the viewport."""
        return self._delegate.without_gap(self._form, spot, self.visualRect(self._form.at(spot)))

    def below(self, spot: Spot) -> QPoint:
        """Return where a pad for the cell at `spot` opens, on the screen.

        That is beneath the cell, or where a column has several beside the first of them: there it
        hides none, and stays while they are filled one by one.
        """
        cell = self.cell_rect(Spot(spot.deal, spot.column))
        beside = spot.column.parts > 1
        corner = cell.topRight() + QPoint(1, 0) if beside else cell.bottomLeft() + QPoint(0, 1)
        return self.viewport().mapToGlobal(corner)

    def place_of_pad(self, spot: Spot, size: QSize) -> QPoint:
        """Return where a pad of `size` for the cell at `spot` opens, on the screen.

        Where there is room it hides neither the cell, nor what is said of it, nor what stands
        before it in its deal: who met whom, the contract of a result; nor earlier deals, the
        headings and what stands above the sheet.
        """
        below, notice = self.below(spot), self._whole.notice
        parts = [self.cell_rect(replace(spot, part=part)) for part in range(spot.column.parts)]
        cells = parts[0].united(parts[-1])
        cells.moveTopLeft(self.viewport().mapToGlobal(cells.topLeft()))
        line = QRect(cells)
        sheet = self.viewport().mapToGlobal(QPoint(0, 0))
        line.setLeft(sheet.x())
        said = QRect()
        if notice is not None and not notice.isHidden():
            said = QRect(notice.mapToGlobal(QPoint(0, 0)), notice.size())
        right, left = cells.right() + 1, cells.left() - size.width()
        places = (
            below,
            QPoint(right, said.top() - size.height()),
            QPoint(left, said.top() - size.height()),
            QPoint(below.x(), said.bottom() + 1),
            QPoint(below.x(), cells.top() - size.height()),
            QPoint(right, below.y()),
            QPoint(left, below.y()),
        )
        screen = self.screen().availableGeometry()
        last = QPoint(screen.right() - size.width(), screen.bottom() - size.height())
        pads = [
            QRect(
                QPoint(
                    max(min(place.x(), last.x()), screen.left()),
                    max(min(place.y(), last.y()), screen.top()),
                ),
                size,
            )
            for place in places
        ]

        def against(pad: QRect) -> tuple[list[bool], bool, bool, bool, int]:
            """Return what it hides, whether it is not the usual place, how far the mouse goes."""
            away = pad.center() - cells.center()
            return (
                [pad.intersects(each) for each in (cells, said, line)],
                pad != pads[0],
                pad.center().y() < cells.top(),
                pad.top() < sheet.y(),
                QPoint.dotProduct(away, away),
            )

        return min(pads, key=against).topLeft()
