"""The form on the screen: a table of cells that is filled in place with keys or mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Cell, Spot
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer, FormInput
from chicago_gui.sheet.going_on import Taken
from chicago_gui.sheet.words import refusal
from chicago_gui.widgets.cell_editor import ALONE, CellEditor
from chicago_gui.widgets.form_delegate import FormDelegate
from chicago_gui.widgets.form_header import FormHeader
from chicago_gui.widgets.form_model import FormModel, Index
from chicago_gui.widgets.going_on import GoingOn, text_of
from chicago_gui.widgets.in_place import InPlace
from chicago_gui.widgets.opening import Opening
from chicago_gui.widgets.pads import Pads
from chicago_gui.widgets.theme import Theme
from chicago_gui.widgets.whole_deals import WholeDeals

_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_OTHER = Qt.FocusReason.OtherFocusReason
_COPY = QKeySequence.StandardKey.Copy


class FormView(QTableView):
    """One face's form. `told` carries what was refused or is worth telling; empty clears it."""

    told = Signal(str, bool)
    """A sentence, and whether it is a refusal."""

    moved = Signal(object)
    """The `Spot` that is current now."""

    def __init__(
        self, model: FormModel, entries: FormInput[Any], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show `model` and let `entries` take what is entered."""
        super().__init__(parent)
        self.setModel(model)
        self._form = model
        self.entries = entries
        self._theme = theme
        self.only_looked_at = False
        """Nothing can be typed or chosen here, as on the players' screen."""
        self._header = FormHeader(theme, self)
        self._whole = WholeDeals(self, model, theme)
        self._shown: tuple[int, ...] = ()
        self.came_out: int | None = None
        """A deal that has just come out, which is kept in sight beside the wanted one."""
        self.opening = Opening(self, self.viewport().update)
        self._delegate = FormDelegate(theme, self)
        self._line = InPlace(self, model, self._delegate)
        self._going_on = GoingOn(self, self._line)
        self._line.taken.connect(self._entered)
        for gone in (self._line.belonged, self._line.given_up):
            gone.connect(lambda *_: self.setFocus(_OTHER))
        for past in (self._line.given_up, self._line.left, self._line.edited):
            past.connect(lambda: self.told.emit("", False))
        self._line.refused.connect(self._refuse)
        self._pads = Pads(self)
        self._pads.answered.connect(self._report)
        self._pads.typed.connect(self._type)
        self._set_up()
        self.verticalScrollBar().valueChanged.connect(self._snap)
        model.modelReset.connect(self._lay_out)
        model.rowsInserted.connect(self._lay_out)
        model.rowsRemoved.connect(self._lay_out)
        model.reaches_changed.connect(self._lay_out)
        self._lay_out()

    def _set_up(self) -> None:
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.setHorizontalHeader(self._header)
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.set_theme(self._theme)

    # --- how it looks

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._delegate.theme = theme
        self._header.set_theme(theme)
        self._whole.set_theme(theme)
        self._delegate.gap = (self._whole.about, self._whole.gap)
        self._fit_columns()
        self._keep_in_sight()
        self.viewport().update()

    def set_view(self, view: Any) -> None:
        """Show `view`; a line over a deal that is gone goes with it."""
        line = self._line.spot
        if line is not None and line.deal >= len(view.deals):
            self.close_editor()
        self.opening.follow(self._form.form, self._form.view, view)
        self._form.set_view(view)
        self._want()
        self._whole.place()
        self.viewport().update()

    def carry(self, said: QWidget) -> None:
        """Let `said`, which lies on the viewport, stand under the deal that it speaks of."""
        self._whole.carry(said)
        self._want()

    def _want(self) -> None:
        """Ask what is wanted; where nothing is, what is said speaks of the last deal."""
        self._delegate.wanted = wanted = self.entries.wanted()
        view = self._form.view
        under = self._form.form.said_under
        last = len(view.deals) - 1
        self._whole.speak_of(last if wanted is None else under(view, wanted.deal))
        self._delegate.gap = (self._whole.about, self._whole.gap)

    def opened(self, deal: int) -> float:
        """Return how far the covers of the deal at this place have opened, from 0 to 1."""
        return self.opening.share(deal)

    def has_keys(self) -> bool:
        """Whether the keyboard is here."""
        return self.hasFocus()

    def hint_at(self, spot: Spot) -> str:
        """Return what a marked cell has to tell."""
        content = self._form.cell(spot)
        return content.hint or content.note

    def proposal(self, spot: Spot) -> Cell | None:
        """Return what is proposed for the cell at `spot`."""
        return self.entries.proposal(spot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the width there is."""
        super().resizeEvent(event)
        self._whole.lay_out()
        self._fit_columns()
        self._keep_in_sight()

    def updateGeometries(self) -> None:
        """Let the scroll bar end where a deal begins, with all after it in sight."""
        bar = self.verticalScrollBar()
        before = bar.value()
        super().updateGeometries()
        if hasattr(self, "_whole"):
            bar.setMaximum(self._whole.most())
            bar.setValue(before)
            self._whole.stand()

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
            self._line.place()

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

    def _fit_columns(self) -> None:
        widths = [column.width for column in self._form.form.columns]
        least = self._theme.px(self._form.form.least_width)
        room = max(self.viewport().width(), least)
        edge = 0.0
        for column, width in enumerate(widths):
            start = round(edge)
            edge += width * room / sum(widths)
            self.setColumnWidth(column, round(edge) - start)
        self._line.place()

    def _keep_in_sight(self) -> None:
        """Where one is stays in sight when there is less room, or larger type."""
        index = self.currentIndex()
        if index.isValid():
            self.scrollTo(index)
            self._show_beside(self._form.spot(index))
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

    # --- where we are

    def spot(self) -> Spot | None:
        """Return the cell that is current."""
        return self._form.spot(self.currentIndex()) if self.currentIndex().isValid() else None

    def go_to(self, spot: Spot | None) -> None:
        """Make the cell at `spot` current and bring its whole deal into sight."""
        if spot is None or spot.deal >= len(self._form.view.deals):
            return
        self.setCurrentIndex(self._form.at(spot))
        self.scrollTo(self._form.at(spot))
        self._show_beside(spot)

    def show_deals(self, *deals: int) -> None:
        """Keep the first of the deals at these places in sight, and others as far as they go."""
        self._shown = deals
        self._whole.show(*deals)

    def _show_beside(self, spot: Spot) -> None:
        """Show beside the wanted cell what has just come out, and what is being prepared."""
        if spot == self._delegate.wanted:
            came_out = () if self.came_out is None else (self.came_out,)
            self._whole.show(spot.deal, *came_out, len(self._form.view.deals) - 1)

    def go_to_wanted(self) -> None:
        """Make the wanted cell current."""
        self.settle()
        self._want()
        self.go_to(self._delegate.wanted)
        if self._delegate.wanted is None and self.came_out is not None:
            self._whole.show(self.came_out, len(self._form.view.deals) - 1)
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell where we are now."""
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid():
            self.entries.here = self._form.spot(current)
            self.moved.emit(self.entries.here)

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type into the current cell; where nothing can be typed, into the wanted one."""
        text = text_of(event)
        if self._would_copy(event) or self.only_looked_at or (text and event.isAutoRepeat()):
            # What is held down is typed once: two Enters may hand the cards out.
            return
        held, clears = bool(event.modifiers() & _HELD), event.key() in _CLEAR_KEYS
        if event.key() not in ALONE and self._going_on.hears(event.key(), text, held=held):
            return
        if held or not (text or clears):
            super().keyPressEvent(event)
        elif not self.type_anywhere("" if clears else text):
            event.ignore()

    def type_anywhere(self, text: str) -> bool:
        """Type `text` where it is meant, nothing to clear the cell; return whether it is."""
        here = self.spot()
        misplaced = None if here is None else self.entries.misplaced(here, text)
        if misplaced is not None:
            self._refuse(misplaced)
            return True
        spot = self.entries.meant(here, text)
        if spot != here:
            self.go_to(spot)
        if spot is not None and text:
            self._type(spot, text)
        elif spot is not None:
            self._report(Answer(self.entries.enter(spot, "")))
        return spot is not None

    def _would_copy(self, event: QKeyEvent) -> bool:
        """Whether Qt would put a count of an open deal on the clipboard."""
        spot = self.spot()
        return spot is not None and self.entries.secret(spot) and event.matches(_COPY)

    def _type(self, spot: Spot, text: str) -> None:
        answer = self.entries.key(spot, text)
        if answer is not None:
            self._report(answer, stay=text == SPACE)
        elif text == ENTER:
            self.edit_spot(spot)
        elif text != SPACE:
            self.edit_spot(spot, text)

    def _report(self, answer: Answer, *, stay: bool = False) -> None:
        if answer.refused is not None:
            self._refuse(answer.refused)
            return
        if answer.stay or (stay and self.spot() == self.entries.wanted()):
            self.viewport().update()
        else:
            self.go_to_wanted()
        # Last, for moving on says what is wanted next.
        self.told.emit(answer.told, False)

    def _refuse(self, refused: Refused) -> None:
        self.told.emit(refusal(refused), True)

    # --- typing in place

    def edit_spot(self, spot: Spot, typed: str | None = None, before: Taken | None = None) -> None:
        """Open the line at `spot` with `typed` in it, which may be of what was taken `before`."""
        self.settle()
        if self.entries.can_type(spot) and not self.only_looked_at:
            self.go_to(spot)
            self._line.open(spot, self.entries, typed, before)

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Take what is typed in the line, if one is open, or return why not, `quietly` or told.

        Whatever takes the form away, or reads or changes the session past it, calls this first.
        """
        self._going_on.taken = None
        had_keys = self.editor is not None and self.editor.hasFocus()
        refused = self._line.settle(quietly=quietly)
        if had_keys:
            self.setFocus(_OTHER)
        return refused

    def close_editor(self) -> None:
        """Take the line away without taking what was typed."""
        if self._line.close():
            self.setFocus(_OTHER)

    @property
    def editor(self) -> CellEditor | None:
        """The line that is open, if any."""
        return self._line.editor

    def cell_rect(self, spot: Spot) -> QRect:
        """Return where the cell at `spot` is, in the viewport."""
        return self._delegate.without_gap(self._form, spot, self.visualRect(self._form.at(spot)))

    def _entered(self, taken: Taken | None) -> None:
        self.setFocus(_OTHER)
        self._report(Answer())
        self._going_on.taken = taken

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click makes a cell current; on the wanted cell it opens what can be chosen there."""
        self._going_on.taken = None
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            spot = self._form.spot(index)
            if spot == self.entries.wanted():
                # After this event: a popup must not swallow the release of the click.
                QTimer.singleShot(0, self, lambda: self.open_choices(spot))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click changes any cell that can be changed."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.open_choices(self._form.spot(index))

    def open_choices(self, spot: Spot) -> None:
        """Open the pad for the cell at `spot`, or the line where there is nothing to choose."""
        if self.only_looked_at:
            return
        if self.entries.can_type(spot) and not self._pads.open(spot, self.entries, self._theme):
            self.edit_spot(spot)

    def below(self, spot: Spot) -> QPoint:
        """Return the lower left corner of the cell at `spot`, on the screen."""
        return self.viewport().mapToGlobal(self.cell_rect(spot).bottomLeft())
