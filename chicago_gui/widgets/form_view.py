"""The form on the screen: a table of cells that is filled in place with keys or mouse."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Cell, Spot
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer, FormInput
from chicago_gui.sheet.words import refusal
from chicago_gui.widgets.cell_editor import CellEditor
from chicago_gui.widgets.choice_pad import ChoicePad
from chicago_gui.widgets.contract_pad import ContractPad
from chicago_gui.widgets.form_delegate import FormDelegate
from chicago_gui.widgets.form_header import FormHeader
from chicago_gui.widgets.form_model import FormModel, Index
from chicago_gui.widgets.in_place import InPlace
from chicago_gui.widgets.opening import Opening
from chicago_gui.widgets.theme import Theme


class Ground(Protocol):
    """The form that pads open over."""

    def below(self, spot: Spot) -> QPoint:
        """Return the lower left corner of a cell, on the screen."""


class Pads(QObject):
    """Opens pads; `answered` carries the `Answer` that came of a choice."""

    answered = Signal(object)

    typed = Signal(object, str)
    """Keys that were pressed over a pad: the `Spot` they are meant for, and the text."""

    def __init__(self, ground: Ground) -> None:
        """Open pads over `ground`."""
        super().__init__(ground if isinstance(ground, QObject) else None)
        self._ground = ground

    def open(self, spot: Spot, entries: FormInput[Any], theme: Theme) -> bool:
        """Open the pad for the cell at `spot`; return whether there is one."""
        names = spot.column.bidding(entries.view, spot)
        if names is not None:
            self._open_bids(spot, list(names), entries, theme)
            return True
        offered = entries.choices(spot)
        if not offered:
            return False
        pad = ChoicePad(offered, theme, die=spot.column.rolls(), parent=self._over())
        pad.chosen.connect(lambda choice: self.answered.emit(Answer(entries.choose(spot, choice))))
        pad.rolled.connect(lambda: self.answered.emit(entries.roll(spot)))
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.open_at(self._ground.below(spot))
        return True

    def _open_bids(
        self, spot: Spot, names: list[str], entries: FormInput[Any], theme: Theme
    ) -> None:
        contract, declarer = spot.column.bid_there(entries.view, spot)
        pad = ContractPad(names, theme, contract, declarer, self._over())
        pad.chosen.connect(
            lambda contract, name: self.answered.emit(Answer(entries.bid(spot, contract, name)))
        )
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.passed_out.connect(lambda: self.answered.emit(Answer(entries.enter(spot, "pass"))))
        pad.open_at(self._ground.below(spot))

    def _over(self) -> QWidget | None:
        ground = self._ground
        return ground if isinstance(ground, QWidget) else None


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
        self.verticalHeader().setMinimumSectionSize(theme.px(26))
        self.verticalHeader().setDefaultSectionSize(theme.px(26))
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
        self._delegate.wanted = self.entries.wanted()
        self.viewport().update()

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
        self._fit_columns()
        self._keep_in_sight()

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

    def _lay_out(self) -> None:
        self.clearSpans()
        for deal in range(len(self._form.view.deals)):
            first, rows = self._form.first_row(deal), self._form.rows_of(deal)
            for at, column in enumerate(self._form.form.columns):
                span = self._form.form.span(column) if rows > 1 else 1
                reach = self._form.reach(deal, at)
                for row in range(0, rows, span) if max(span, reach) > 1 else ():
                    self.setSpan(first + row, at, span, reach)

    # --- where we are

    def spot(self) -> Spot | None:
        """Return the cell that is current."""
        index = self.currentIndex()
        return self._form.spot(index) if index.isValid() else None

    def go_to(self, spot: Spot | None) -> None:
        """Make the cell at `spot` current and bring its whole deal into sight."""
        if spot is None or spot.deal >= len(self._form.view.deals):
            return
        first = self._form.first_row(spot.deal)
        last = first + self._form.rows_of(spot.deal) - 1
        index = self._form.at(spot)
        self.scrollTo(self._form.index(last, 0))
        self.scrollTo(self._form.index(first, 0))
        self.setCurrentIndex(index)

    def go_to_wanted(self) -> None:
        """Make the wanted cell current."""
        self.settle()
        self._delegate.wanted = self.entries.wanted()
        self.go_to(self._delegate.wanted)
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
        return self.visualRect(self._form.at(spot))

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
