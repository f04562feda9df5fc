"""The form on the screen, filled in with keys or mouse."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Labelled, Spot
from chicago_gui.sheet.entry_handler import Answer, EntryHandler
from chicago_gui.sheet.words import refusal
from chicago_gui.widgets.form_cursor import FormCursor
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.keys import ENTERS, types
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.widgets.form.popups import Pads
    from chicago_gui.widgets.notice import Notice

_PAST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_KEY = QKeySequence.StandardKey


class FormView(FormCursor):
    """One face's form. `answered` carries what was refused or is worth telling; empty clears it."""

    answered = Signal(str, bool)
    """A sentence, and whether it is a refusal."""

    rolled = Signal()
    """A die was rolled for a cell here."""

    entered = Signal(object)
    """The `Spot` at which an entry was taken just now."""

    proposal_changed = Signal()
    """Another proposal is shown here than before."""

    change_wanted = Signal(object)
    """A change of whole deals that was chosen in a cell's menu."""

    history_wanted = Signal(int)
    """The place of a deal whose history is asked for."""

    def __init__(
        self,
        model: FormModel,
        entries: EntryHandler[Any],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show `model` and let `entries` take what is entered."""
        super().__init__(model, entries, theme, parent)
        # A press finds its cell before the line is left by it, which may move the rows.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dice: list[QWidget] = []
        self.set_theme(theme)
        self._lay_out()

    def type_in(self, band: Notice) -> None:
        """Have what is typed here stand in a line of `band`."""
        from chicago_gui.widgets.typing_line import Typing

        self.typing = Typing(self, band)

    def set_view(self, view: Any) -> None:
        """Show `view`; what is typed for a deal that is gone, or its pad, goes with it."""
        pads = vars(self).get("_pads")
        typing, deals = self.typing, len(view.deals)
        spot = typing.place() if typing is not None and typing.is_open else None
        if typing is not None and spot is not None and spot.deal >= deals:
            typing.drop()
        if pads is not None and pads.spot is not None and pads.spot.deal >= deals:
            pads.gone.emit()
        super().set_view(view)

    @cached_property
    def _pads(self) -> Pads:
        """What opens the pads over this form, from the first one on."""
        from chicago_gui.widgets.form.popups import Pads  # no start waits for it

        pads = Pads(self)
        pads.answered.connect(self._chosen)
        pads.typed.connect(self._typed_at_pad)
        return pads

    @property
    def is_typing(self) -> bool:
        """Whether anything is typed that is not entered yet."""
        return self.typing is not None and self.typing.is_open

    def go_to_wanted(self, instead: Spot | None = None) -> None:
        """Enter what is typed, and make the wanted cell current, or another one `instead`."""
        self.settle()
        super().go_to_wanted(instead)

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type into the line; what types nothing walks in the form, clears or accepts."""
        typing, key = self.typing, event.key()
        typed = types(event)
        if typing is None or self._would_copy(event):
            return
        if event.isAutoRepeat() and (typed or key in ENTERS):
            return  # what is held down is typed once: two Enters may hand the cards out
        if event.matches(_KEY.Paste) or (typed and event.text().strip()):
            typing.take(event)
        elif key in ENTERS:
            typing.enter()
        elif key == Qt.Key.Key_Escape:
            self.answered.emit("", False)  # it has been read
            self.go_to_wanted()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Down) and typing.show_next_proposal():
            pass
        elif key == Qt.Key.Key_Delete:
            here = typing.place()
            if here is not None:
                self.clear(here)
        elif not typed:
            if key in _PAST:
                self._leave_line()
            super().keyPressEvent(event)

    def _leave_line(self) -> None:
        """Enter what is typed and stay at its cell, from which an arrow leads on."""
        if self.is_typing and self.typing is not None:
            spot = self.typing.place()
            self.settle()
            self.go_to(spot)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Let the line have what an input method composes; the keys follow when it is done."""
        if self.typing is not None and (event.commitString() or event.preeditString()):
            self.typing.take(event, keys=bool(event.commitString()))

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> Any:
        """Answer for the line, in which it is seen what is composed."""
        if self.typing is None:
            return super().inputMethodQuery(query)
        line = self.typing.line
        found = line.inputMethodQuery(query)
        if isinstance(found, QRect):
            found = found.translated(self.mapFromGlobal(line.mapToGlobal(found.topLeft() * 0)))
        return found

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the keys; the line shows that they come there."""
        super().focusInEvent(event)
        self._show_where_keys_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the keys go."""
        super().focusOutEvent(event)
        self._show_where_keys_go()

    def _show_where_keys_go(self) -> None:
        if self.typing is not None:
            self.typing.line.update()

    def _would_copy(self, event: QKeyEvent) -> bool:
        """Whether Qt would put a count of an open deal on the clipboard."""
        spot = self.spot() if event.matches(_KEY.Copy) else None
        return spot is not None and self.entries.secret(spot)

    # --- the line

    def edit_spot(self, spot: Spot, text: str = "") -> None:
        """Have what is typed next stand in the line for the cell at `spot`, `text` to begin with.

        A note is there already; typing replaces it.
        """
        self.settle()
        typing = self.typing
        if typing is None or not self.entries.can_type(spot):
            return
        if text:
            typing.type(spot, text)
        else:
            remark = self.entries.form.remark(self.entries.view, spot.deal)
            typing.begin(spot, remark if spot.column.notes else "")
            self.answered.emit("", False)

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Enter what is typed if it can be read, else drop it and say so; return why not.

        Whatever takes the form away, or reads or changes the session past it, calls this first.
        `quietly` nothing is said.
        """
        return None if self.typing is None else self.typing.settle(quietly=quietly)

    def drop(self) -> None:
        """Drop what is typed and say nothing."""
        if self.typing is not None:
            self.typing.drop()

    # --- what came of it

    def clear(self, spot: Spot) -> None:
        """Empty the cell at `spot`; where nothing stands, nothing is entered."""
        if self.entries.can_type(spot) and self.entries.is_filled(spot):
            before = self.entries.view
            self.report(self.entries.clear(spot), spot, before)

    def roll(self, spot: Spot) -> None:
        """Roll the die for the cell at `spot`."""
        before = self.entries.view
        self.report(self.entries.roll(spot), spot, before)

    def report(
        self, answer: Answer, spot: Spot | None, before: Any = None, filled: Sequence[Spot] = ()
    ) -> None:
        """Say what came of an entry at `spot`, the view having been `before`, and go on.

        `filled` are the cells that one line filled, where it may have been several.
        """
        if answer.refused is not None:
            self.answered.emit(refusal(answer.refused), True)
            return
        message = answer.message
        if spot is not None:
            if before is not None and not message:
                message = self.entries.reopened(before, spot)
            filled = filled or [spot]
            for each in filled:
                self.entered.emit(each)
            if filled[-1].deal == spot.deal:
                self.go_to(filled[-1])  # it rests there if nothing is wanted
        at = self.spot() if answer.pips else None
        self.go_to_wanted(self.entries.cursor_after(filled[-1]) if filled else None)
        # Last, for moving on says what is wanted next.
        self.answered.emit(message, False)
        if at is not None:
            self._let_roll(answer.pips, at)

    def _chosen(self, answer: Answer) -> None:
        """Take what a pad answered; the next one opens while more of the deal is known already.

        Where another cell than the wanted one is corrected, only one of its kind follows.
        """
        spot = self._pads.spot
        self.report(answer, spot)
        wanted = self.entries.wanted()
        if answer.refused is None and spot is not None and wanted is not None and wanted != spot:
            same = wanted.column is spot.column
            on = (same or self._pads.in_turn) and self.entries.leads_to(wanted)
            if on and wanted.deal == spot.deal and self.isVisible():
                QTimer.singleShot(0, self, lambda: self.open_choices(wanted))

    def _typed_at_pad(self, spot: Spot, text: str) -> None:
        if self.typing is None:
            return
        self.go_to(spot)
        if text.isprintable():
            self.typing.type(spot, text)
        else:
            self.typing.enter()

    def _let_roll(self, pips: tuple[int, ...], spot: Spot) -> None:
        """Let the dice be seen that were rolled for the cell at `spot`; their Z is written."""
        from chicago_gui.widgets.die import Die  # most evenings begin without one

        for _ in range(len(pips) - len(self._dice)):
            self._dice.append(Die(self._theme, self.viewport()))
        cell = self.cell_rect(spot)
        for die, shown in zip(self._dice, pips, strict=False):
            if isinstance(die, Die):
                die.roll(shown, cell, self._theme)
                cell.translate(-die.height(), 0)
        self.rolled.emit()

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Make the cell current; a click on the wanted one opens what can be chosen there."""
        index = self.indexAt(event.position().toPoint())
        spot = self._form.spot(index) if index.isValid() else None
        if self.typing is not None:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.settle()
        if spot is None or spot.deal >= len(self._form.view.deals):
            return
        self.go_to(spot)
        if event.button() == Qt.MouseButton.LeftButton and self.entries.offers(spot):
            # After this event: a popup must not swallow the release of the click.
            QTimer.singleShot(0, self, lambda: self.open_choices(spot))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click changes any cell that can be changed."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.open_choices(self._form.spot(index))

    def open_choices(self, spot: Spot) -> None:
        """Open the pad for the cell at `spot`, or the line where there is nothing to choose."""
        can = self.typing is not None and self.entries.can_type(spot)
        if can and not self._pads.open(spot, self.entries, self._theme):
            self.edit_spot(spot)

    def take(self, spot: Spot, choice: Labelled) -> None:
        """Take what was chosen for the cell at `spot`."""
        self._pads.take(spot, choice, self.entries, self._theme)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done at the cell, under the mouse or where the keys are."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid() and self.typing is not None:
            from chicago_gui.widgets.form.popups import open_menu  # most evenings ask for none

            spot = self._form.spot(index)
            self.settle()
            self.setFocus()
            self.go_to(spot)
            at = self.below(spot) if by_key else event.globalPos()
            open_menu(self, spot, at, self._theme)
