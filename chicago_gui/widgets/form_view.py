"""The form on the screen: a table of cells that is filled in place with keys or mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Cell, Spot
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer, FormInput
from chicago_gui.sheet.words import refusal
from chicago_gui.widgets.cell_editor import CellEditor
from chicago_gui.widgets.form_delegate import FormDelegate
from chicago_gui.widgets.form_header import FormHeader
from chicago_gui.widgets.form_model import FormModel, Index
from chicago_gui.widgets.in_place import InPlace
from chicago_gui.widgets.opening import Opening
from chicago_gui.widgets.pads import Pads
from chicago_gui.widgets.theme import Theme
from chicago_gui.widgets.whole_deals import WholeDeals

_ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

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
        self._line.taken.connect(self._entered)
        self._line.refused.connect(self._refuse)
        self._line.given_up.connect(self._gave_up)
        self._line.left.connect(lambda: self.told.emit("", False))
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
        index = self.currentIndex()
        return self._form.spot(index) if index.isValid() else None

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
        held_down = event.isAutoRepeat() and event.key() in _ENTER_KEYS
        if self._would_copy(event) or self.only_looked_at or held_down:
            # Enter held down is one Enter: two may hand the cards out.
            return
        text = ENTER if event.key() in _ENTER_KEYS else event.text()
        typing = bool(text) and (text.isprintable() or text == ENTER)
        held = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if held or not (typing or event.key() in _CLEAR_KEYS):
            super().keyPressEvent(event)
            return
        here = self.spot()
        misplaced = None if here is None else self.entries.misplaced(here, text)
        if misplaced is not None:
            self._refuse(misplaced)
            return
        spot = self.entries.meant(here, text)
        if spot != here:
            self.go_to(spot)
        if spot is None:
            event.ignore()
        elif event.key() in _CLEAR_KEYS:
            self._report(Answer(self.entries.enter(spot, "")))
        else:
            self._type(spot, text)

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

    def edit_spot(self, spot: Spot, typed: str | None = None) -> None:
        """Open the line over the cell at `spot`, with `typed` in it or what stands there."""
        self.settle()
        if self.entries.can_type(spot) and not self.only_looked_at:
            self.go_to(spot)
            self._line.open(spot, self.entries, typed)

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Leave the line, if one is open: take what was typed, or return why not.

        Everything that takes the form away, or reads or changes the session otherwise than
        through it, calls this first. With `quietly` a refusal is not told here.
        """
        had_keys = self.editor is not None and self.editor.hasFocus()
        refused = self._line.settle(quietly=quietly)
        if had_keys:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return refused

    def close_editor(self) -> None:
        """Take the line away without taking what was typed."""
        if self._line.close():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def editor(self) -> CellEditor | None:
        """The line that is open, if any."""
        return self._line.editor

    def cell_rect(self, spot: Spot) -> QRect:
        """Return where the cell at `spot` is, in the viewport."""
        return self._delegate.without_gap(self._form, spot, self.visualRect(self._form.at(spot)))

    def _entered(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._report(Answer())

    def _gave_up(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.told.emit("", False)

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click makes a cell current; on the wanted cell it opens what can be chosen there."""
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
