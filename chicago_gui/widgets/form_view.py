"""The form on the screen, filled in place with keys or mouse."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QWidget

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellReason, Labelled, Spot
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer, FormInput
from chicago_gui.sheet.going_on import Taken
from chicago_gui.sheet.words import refusal
from chicago_gui.widgets.form_cursor import FormCursor, text_of
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.widgets.cell_editor import CellEditor
    from chicago_gui.widgets.going_on import GoingOn
    from chicago_gui.widgets.in_place import InPlace
    from chicago_gui.widgets.pads import Pads

ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that type nothing by themselves."""

_PAST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_OTHER = Qt.FocusReason.OtherFocusReason


class FormView(FormCursor):
    """One face's form. `answered` carries what was refused or is worth telling; empty clears it."""

    answered = Signal(str, bool)
    """A sentence, and whether it is a refusal."""

    typed_on = Signal()
    """What is typed in the line has changed: what was said before it is past."""

    hint_changed = Signal()
    """Something else is to be said beneath: a note is begun, or an Enter is awaited."""

    rolled = Signal()
    """A die was rolled for a cell here."""

    entered = Signal(object)
    """The `Spot` at which an entry was taken just now."""

    change_wanted = Signal(object)
    """A change of whole deals that was chosen in a cell's menu."""

    history_wanted = Signal(int)
    """The place of a deal whose history is asked for."""

    def __init__(
        self, model: FormModel, entries: FormInput[Any], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show `model` and let `entries` take what is entered."""
        super().__init__(model, entries, theme, parent)
        self.only_looked_at = False
        """Nothing can be typed or chosen here, as on the players' screen."""
        self._wrong: tuple[Spot, Refused] | None = None
        """Where what was typed just now cannot be meant, and why."""
        self._die: QWidget | None = None
        self.set_theme(theme)
        self._lay_out()

    def set_view(self, view: Any) -> None:
        """Show `view`; a line or a pad over a deal that is gone goes with it."""
        line = self._line.spot if self._was_typed_in else None
        pads = vars(self).get("_pads")
        if line is not None and line.deal >= len(view.deals):
            self.close_editor()
        if pads is not None and pads.spot is not None and pads.spot.deal >= len(view.deals):
            pads.gone.emit()
        super().set_view(view)

    # No start waits for what is typed in, and for pads.

    @cached_property
    def _typing(self) -> tuple[InPlace, GoingOn]:
        from chicago_gui.widgets.going_on import GoingOn
        from chicago_gui.widgets.in_place import InPlace

        line = InPlace(self, self._form, self._delegate)
        going_on = GoingOn(self, line)
        line.taken.connect(self._entered)
        line.answered.connect(self._answered_in_line)
        for gone in (line.belonged, line.given_up):
            gone.connect(lambda *_: self.setFocus(_OTHER))
        for past in (line.given_up, line.left):
            past.connect(lambda: self.answered.emit("", False))
        line.edited.connect(self.typed_on)
        line.gone_back.connect(going_on.rubbed_out)
        line.refused.connect(self._refuse)
        return line, going_on

    @property
    def _was_typed_in(self) -> bool:
        return "_typing" in vars(self)

    @property
    def _line(self) -> InPlace:
        return self._typing[0]

    @property
    def going_on(self) -> GoingOn:
        """What hears the keys that follow an entry."""
        return self._typing[1]

    @cached_property
    def _pads(self) -> Pads:
        """What opens the pads over this form, from the first one on."""
        from chicago_gui.widgets.pads import Pads

        pads = Pads(self)
        pads.answered.connect(self._chosen)
        pads.typed.connect(self._type)
        return pads

    def go_to_wanted(self, instead: Spot | None = None) -> None:
        """Take what is typed, and make the wanted cell current, or another one `instead`."""
        self.settle()
        super().go_to_wanted(instead)

    def _placed(self) -> None:
        if self._was_typed_in:
            self._line.place()

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type into the current cell; where nothing can be typed, into the wanted one."""
        text = text_of(event)
        if self._would_copy(event) or self.only_looked_at or (text and event.isAutoRepeat()):
            # What is held down is typed once: two Enters may hand the cards out.
            return
        if event.key() in _PAST and self.editor is not None:
            self.settle()  # a line lets them through: it is left, as by a click
        modified, clears = bool(event.modifiers() & _HELD), event.key() in _CLEAR_KEYS
        if not (text or clears or event.key() in ALONE):
            self._wrong = None
        if event.key() not in ALONE and self.going_on.hears(event.key(), text, modified=modified):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.answered.emit("", False)  # it has been read
            if self.editor is None:
                self.go_to_wanted()  # whoever looked elsewhere is led back
                return
        if event.key() == Qt.Key.Key_Backspace and not modified and self.go_back(self.spot()):
            return
        if modified or not (text or clears):
            super().keyPressEvent(event)
        elif not self.type_anywhere("" if clears else text):
            event.ignore()

    def go_back(self, spot: Spot | None) -> bool:
        """Go from an empty box to the one before it, such as a count's; whether it is one.

        What stands there stays until something is typed over it.
        """
        if spot is None or not spot.part or self._wrong is not None:
            return False
        self.settle()
        if self.entries.text(spot) or not self.entries.can_type(spot):
            return False
        self.go_to(replace(spot, part=spot.part - 1))
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """A Tab after what was taken without an Enter is its Enter; any other leads on."""
        return (forward and self.going_on.hears_tab()) or super().focusNextPrevChild(forward)

    def type_anywhere(self, text: str) -> bool:
        """Type `text` where it is meant, nothing to clear the cell; return whether it is."""
        here = self.spot()
        if here is not None and self._is_wrong(here, text):
            return True
        spot = self.entries.meant(here, text)
        if spot != here:
            self.go_to(spot)
        if spot is not None and text:
            self._type(spot, text)
        elif spot is not None:
            self.clear(spot)
        elif text.strip():
            self._refuse(Refused(CellReason.NOTHING_HERE))
        return spot is not None

    def _is_wrong(self, here: Spot, text: str) -> bool:
        """Refuse `text` where it cannot be meant, and what goes on with what was refused there.

        That ends with its Enter or Backspace; the sign of a result begins anew.
        """
        wrong, self._wrong = self._wrong, None
        if wrong is not None and wrong[0] == here and not text:
            self.answered.emit("", False)  # it is taken back, and not what stands in the cell
            return True
        why = self.entries.misplaced(here, text)
        if why is None and wrong is not None and wrong[0] == here:
            anew = not here.column.notes and self.entries.result_begun(text) is not None
            why = None if anew else wrong[1]
        if why is None:
            return False
        self._wrong = None if text == ENTER else (here, why)
        self._refuse(why)
        return True

    def clear(self, spot: Spot) -> None:
        """Take away what stands in the cell at `spot`; where nothing does, nothing is entered."""
        self.entries.finish(spot)
        before, there = self.entries.view, self.entries.text(spot)
        refused = self.entries.enter(spot, "") if there else None
        self._report(Answer(refused, self.entries.reopened(before, spot)), spot)

    def roll(self, spot: Spot) -> None:
        """Roll the die for the cell at `spot`."""
        self._report(self.entries.roll(spot), spot)

    def _chosen(self, answer: Answer) -> None:
        """Take what a pad answered; the next one opens while more of the deal is known already.

        Where another cell than the wanted one is mended, only what is of its kind is gone on with.
        """
        spot = self._pads.spot
        if answer.refused is None and spot is not None:
            self.entries.finish(spot)
        self._report(answer, spot)
        wanted = self.entries.wanted()
        if answer.refused is None and spot is not None and wanted is not None and wanted != spot:
            same = wanted.column is spot.column
            on = (same or self._pads.in_turn) and self.entries.leads_to(wanted)
            if on and wanted.deal == spot.deal and self.isVisible():
                QTimer.singleShot(0, self, lambda: self.open_choices(wanted))

    def _would_copy(self, event: QKeyEvent) -> bool:
        """Whether Qt would put a count of an open deal on the clipboard."""
        spot = self.spot() if event.matches(QKeySequence.StandardKey.Copy) else None
        return spot is not None and self.entries.secret(spot)

    def _type(self, spot: Spot, text: str) -> None:
        if self._unread(spot):
            self.answered.emit("" if self.going_on.beside_die else self.entries.hint()[0], False)
            return
        view, answer = self.entries.view, self.entries.key(spot, text)
        before = self.going_on.answered_before
        if before is not None and before.column is spot.column and answer and answer.refused:
            return  # it is the Enter of a key that needed none, in the other cell of the same kind
        if answer is not None:
            self._report(answer, spot, stay=text == SPACE)
            self.going_on.just_answered(spot, text, idle=self.entries.view is view)
        elif text == ENTER:
            if not self.going_on.once_more:
                self.edit_spot(spot)
        elif text != SPACE:
            self.edit_spot(spot, text)

    def _unread(self, spot: Spot) -> bool:
        """Whether nobody has read yet what is asked for: a die was, or the deal before is done."""
        line = self._line.last
        elsewhere = self.going_on.too_soon and line is not None and line.deal != spot.deal
        return self.going_on.beside_die or (elsewhere and self.proposal(spot) is not None)

    def _report(self, answer: Answer, spot: Spot | None, *, stay: bool = False) -> None:
        if answer.refused is not None:
            self._refuse(answer.refused)
            return
        at = self.spot() if answer.pips else None
        if spot is not None:
            self.entered.emit(spot)
        if answer.stay or (stay and self.spot() == self.entries.wanted()):
            self.viewport().update()
        else:
            with self.answering():
                self.go_to_wanted(None if spot is None else self.entries.rest(spot))
        self.going_on.just_taken(rolled=bool(answer.pips))
        # Last, for moving on says what is wanted next.
        self.answered.emit(answer.message, False)
        if at is not None:
            self._let_roll(answer.pips, at)

    def _let_roll(self, pips: int, spot: Spot) -> None:
        """Let a die be seen that was rolled for the cell at `spot`: its Z is written already."""
        from chicago_gui.widgets.die import Die  # most evenings begin without one

        if not isinstance(self._die, Die):
            self._die = Die(self._theme, self.viewport())
        self._die.roll(pips, self.cell_rect(spot), self._theme)
        self.rolled.emit()

    def _refuse(self, refused: Refused) -> None:
        self.answered.emit(refusal(refused), True)

    # --- typing in place

    def edit_spot(
        self,
        spot: Spot,
        typed: str | None = None,
        before: Taken | None = None,
        *,
        taken_back: bool = False,
    ) -> None:
        """Open the line at `spot` with `typed` in it, which may be of what was taken `before`.

        What is left of an entry that was `taken_back` waits there.
        """
        self.settle()
        if self.entries.can_type(spot) and not self.only_looked_at:
            self.go_to(spot)
            self._line.open(spot, self.entries, typed, before, taken_back=taken_back)
            if spot.column.notes:
                self.hint_changed.emit()

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Take what is typed in the line, if one is open, or return why not, `quietly` or told.

        Whatever takes the form away, or reads or changes the session past it, calls this first.
        """
        if not self._was_typed_in:
            return None
        self.going_on.forget()
        had_keys = self.editor is not None and self.editor.hasFocus()
        refused = self._line.settle(quietly=quietly)
        if had_keys:
            self.setFocus(_OTHER)
        return refused

    def close_editor(self) -> None:
        """Take the line away without taking what was typed."""
        if self._was_typed_in and self._line.close():
            self.setFocus(_OTHER)

    @property
    def owes_enter(self) -> bool:
        """Whether an Enter now ends what was typed, and only the next does what is said."""
        return self._was_typed_in and self.going_on.owes_enter

    @property
    def editor(self) -> CellEditor | None:
        """The line that is open, if any."""
        return self._line.editor if self._was_typed_in else None

    def _entered(self, taken: Taken | None) -> None:
        self.setFocus(_OTHER)
        at, before = self._line.last, self._line.seen_before
        self._report(Answer(message=self.entries.reopened(before, at) if at else ""), at)
        self.going_on.just_taken(taken, by_enter=taken is None)

    def _answered_in_line(self, answer: Answer, key: str) -> None:
        line = self._line
        self.setFocus(_OTHER)
        self._report(answer, line.last)
        self.going_on.just_answered(line.last, key, idle=self.entries.view is line.seen_before)

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click makes a cell current; on one that is wanted it opens what can be chosen there."""
        index = self.indexAt(event.position().toPoint())
        self._wrong = None
        if index.isValid():  # what was begun is gone on with after a click on blank paper
            self.going_on.forget()
        super().mousePressEvent(event)
        left = index.isValid() and event.button() == Qt.MouseButton.LeftButton
        if left and self.entries.offers(spot := self._form.spot(index)):
            # After this event: a popup must not swallow the release of the click.
            QTimer.singleShot(0, self, lambda: self.open_choices(spot))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click changes any cell that can be changed."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.open_choices(self._form.spot(index))

    def open_choices(self, spot: Spot) -> None:
        """Open the pad for the cell at `spot`, or the line where there is nothing to choose."""
        can = not self.only_looked_at and self.entries.can_type(spot)
        if can and not self._pads.open(spot, self.entries, self._theme):
            self.edit_spot(spot)

    def take(self, spot: Spot, choice: Labelled) -> None:
        """Take what was chosen for the cell at `spot`."""
        self._pads.take(spot, choice, self.entries, self._theme)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done at the cell, under the mouse or where the keys are."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid() and not self.only_looked_at:
            from chicago_gui.widgets.pads import open_menu  # most evenings ask for none

            self.setFocus()
            self.setCurrentIndex(index)
            spot = self._form.spot(index)
            at = self.below(spot) if by_key else event.globalPos()
            open_menu(self, spot, at, self._theme)
