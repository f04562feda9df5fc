"""One face of a session: the form on its paper, with the notice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.panel import Panel, PendingAction
from chicago_gui.sheet.speech import taken
from chicago_gui.sheet.words import ended, keys, sentence, tr
from chicago_gui.widgets.announcing import listened_to
from chicago_gui.widgets.form.model import SPOKEN, FormModel
from chicago_gui.widgets.form.notice import LINES, Notice
from chicago_gui.widgets.form.view import FormView
from chicago_gui.widgets.style_sheets import dress_button
from chicago_gui.widgets.theme import STRONG, Role, Theme
from chicago_gui.widgets.uncovering import newly_over

EDGE = 2
"""The width of the paper's edge around the form, in pixels."""


class FormFace(QWidget):
    """A form with its notice. The faces differ in model, entry handler and hint."""

    typed_in = True
    """Whether the face has a typing line."""

    @property
    def lines(self) -> int:
        """The number of text lines below the form."""
        return LINES

    due_taken = Signal(object)
    """The change of the pending action, when its button is pressed."""

    def __init__(
        self,
        model: FormModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show `model`, whose entry handler takes what is entered."""
        super().__init__(parent)
        self._model = model
        self.entries = model.entries
        self.form = FormView(model, theme, self)
        viewport = self.form.viewport()
        self.notice = Notice(theme, viewport, typed_in=self.typed_in, lines=self.lines)
        self.form.carry(self.notice, typed_in=self.typed_in)
        self._theme = theme
        self._message = ""
        self._due: PendingAction | None = None
        self.due = QPushButton(self)
        self.due.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.due.clicked.connect(self._take_due)
        self.due.hide()
        self.notice.keep_room(self.due)
        self._changed = ""
        self._fresh = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        layout.setSpacing(0)
        layout.addWidget(self.form, 1)
        self.setFocusProxy(self.form)
        self.form.answered.connect(self._answer)
        self.form.moved.connect(self._moved)
        uncovering = self.form.uncovering
        uncovering.begun.connect(lambda: self.notice.draw_later(later=uncovering.running))
        uncovering.done.connect(lambda: self.notice.draw_later(later=False))
        self.form.setAccessibleName(tr("The form"))
        self.form.entered.connect(self._entered)
        self.form.proposal_changed.connect(self._tell_proposal)
        # Screen readers find only the cells of the form, so the face carries the notice's texts.
        self.notice.words_changed.connect(self.setAccessibleName)

    def hint(self) -> tuple[str, str]:
        """Return what is wanted now, and what comes next."""
        return self._model.form.hint(self.entries.view, self.entries.wanted())

    def progress(self) -> str:
        """Return the progress of the session as this face shows it: `Deal 6 of 15`."""
        return self._model.form.progress(self.entries.view)

    def panel(self) -> Panel:
        """Return the content of the panel beside the form."""
        return self.entries.panel(self.form.spot())

    def wrong(self) -> bool:
        """Return whether the hint asks for a correction."""
        return False

    def set_view(self, view: Any) -> None:
        """Show `view`, what is wanted now, and the result of a deal that has just ended."""
        just = newly_over(self._model.form, self._model.view, view)
        if listened_to():
            self.notice.tell_listeners(taken(self._model.form, self._model.view, view, just))
        self.form.came_out = just[-1] if just else None
        if not self.form.is_typing:
            self.notice.accepted()  # the session changed, perhaps in another face
        form, before = self._model.form, self._model.view
        changes = (form.corrected_result(before, view), form.side_effects(before, view))
        self._changed = " ".join(filter(None, changes))
        self._fresh = True
        QTimer.singleShot(0, self, self._grow_old)
        self.form.set_view(view)
        self.show_wanted()

    def _grow_old(self) -> None:
        self._fresh = False

    def _moved(self) -> None:
        """Clear the news when the user moves the cursor; ignore moves right after a new view."""
        if not self._fresh:
            self.form.came_out = None
            self._changed = ""
        self.show_wanted()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._dress_due()
        self.notice.set_theme(theme)
        self.form.set_theme(theme)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Show all texts in the new language; drop the refusal, which is in the old one."""
        if event.type() == QEvent.Type.LanguageChange:
            self.form.setAccessibleName(tr("The form"))
            self.notice.accepted()
            self._model.reword()
            if self.form.typing is not None:
                self.form.typing.refresh()
            self.show_wanted()
        super().changeEvent(event)

    def show_wanted(self) -> None:
        """Show what Enter would do with the text, what is wanted, or the deal at the cursor."""
        says = "" if self.form.typing is None else self.form.typing.says
        if says:
            wrong = self.wrong() and says == self.hint()[0]
            self.notice.set_wanted(says, wrong=wrong, to_its_end=True)
        else:
            hint = self.hint()
            wanted, then = self._texts_at_cursor(hint)
            # The change may be the result just shown: do not say it twice.
            for told in (self._note_asked(), self._changed, self._message):
                if told and told != wanted:
                    wanted, then = told, wanted
            then = "" if then == wanted else then
            asked = wanted == hint[0]
            self.notice.set_wanted(wanted, then, wrong=asked and self.wrong(), to_its_end=asked)
        self._show_result()

    def _texts_at_cursor(self, hint: tuple[str, str]) -> tuple[str, str]:
        """Return what the cursor's deal tells and what comes next, or else the `hint`."""
        form, view, spot = self._model.form, self.entries.view, self.form.spot()
        news, (wanted, then) = self.form.came_out, hint
        if spot is not None and spot.deal >= len(view.deals):
            spot = None
        elsewhere = spot is not None and spot != self.entries.wanted()
        explained = form.explained(view, spot) if spot is not None and elsewhere else ""
        # At the end of the session the cursor is on the last result, so the next steps are shown
        # there.
        over = bool(explained or news is not None) and form.evening_over(view)
        quiet = " ".join(filter(None, hint)) if over else wanted
        if spot is not None and explained:
            # Right after a result, typing goes to the next deal.
            typed = news is None and self.entries.can_type(spot)
            aside = form.remark(view, spot.deal) or (form.typed_at(view, spot) if typed else "")
            just_ended = over and news is not None
            wanted, then = explained, quiet if just_ended else aside or quiet
        elif news is not None and not elsewhere:
            wanted, then = form.result_summary(view, news) or wanted, quiet
        # Right after a result, the second text says what to do next, not the cell's hint.
        if spot is not None and (news is None or elsewhere):
            then = self._hint_at(spot) or then
        return wanted, then

    def _note_asked(self) -> str:
        """Return what to type while the line is open at a cell for a note."""
        view, spot, typing = self.entries.view, self.form.spot(), self.form.typing
        if typing is None or not typing.line.hasFocus() or spot is None or not spot.column.notes:
            return ""
        if spot.deal >= len(view.deals):
            return ""
        called = self._model.form.called(view, spot.deal)
        return tr("Note on {deal}: type it and press Enter.").format(deal=called)

    def _show_result(self) -> None:
        """Show the figures of the deal that has just ended until the next typing."""
        view, form = self.entries.view, self._model.form
        if self.form.is_typing:
            self.form.came_out = None
        over = self.form.came_out
        if over is None or over >= len(view.deals):
            self.notice.show_figures(())
        else:
            told = form.result_summary(view, over)
            self.notice.show_figures(form.result_figures(view, over), told)

    def show_pending(self, due: PendingAction | None) -> None:
        """Show the pending action as a button beside the texts, or no button."""
        if due != self._due:
            self._due = due
            self.due.setText("" if due is None else due.label)
            self.due.setVisible(due is not None)
            self._dress_due()
            self.notice.place()

    def _dress_due(self) -> None:
        if self._due is not None:  # usually there is none
            self.due.setFont(self._theme.font(Role.TITLE))
            dress_button(self.due)

    def _take_due(self) -> None:
        if self._due is not None:
            self.due_taken.emit(self._due.change)

    def _hint_at(self, spot: CellRef) -> str:
        """Return the hint or note of the cell at `spot`, or the hint of its proposal."""
        content = self._model.cell(spot)
        told = ended(sentence(content.hint)) or content.note
        proposed = None if told else self.entries.proposal(spot)
        return proposed.hint if proposed else told

    def finish_typing(self, *, quietly: bool = False) -> Refused | None:
        """Enter the typed text if it can be read, else drop it and say so; return the refusal.

        `quietly` is for a face that is about to be covered: it announces nothing from now on.
        """
        if quietly:
            self.notice.fall_silent()
        return self.form.finish_typing(quietly=quietly)

    def go_on(self, undone: CellRef | None = None) -> None:
        """Go to the wanted cell, or to the cell of an `undone` entry and say how to get back."""
        self.form.go_to_wanted(undone)
        self.show_wanted()
        wanted = self.entries.wanted()
        if undone is not None and wanted is not None and self.form.spot() != wanted:
            self.say(self.hint_after_undo())

    def hint_after_undo(self) -> str:
        """Return the hint which key leads to the wanted cell after an undo elsewhere."""
        return tr("Undone here. {key} goes to the wanted cell.").format(key=keys("Esc"))

    def release_focus(self) -> None:
        """Give up the focus before the face closes, so that Qt passes it to no other widget."""
        here = self.focusWidget()
        if here is not None:
            here.clearFocus()

    def _entered(self, spot: CellRef) -> None:
        """Announce a secret or proposed cell, which the public view does not report."""
        if not listened_to() or spot.deal >= len(self.entries.view.deals):
            return
        if self.entries.is_secret(spot) or self.entries.proposal(spot) is not None:
            self.notice.tell_listeners([str(self._model.data(self._model.at(spot), SPOKEN))])

    def _tell_proposal(self) -> None:
        """Announce the proposal."""
        place = None if self.form.typing is None else self.form.typing.place()
        if place is not None:
            self._entered(place)

    def say(self, text: str) -> None:
        """Show what was done, until the next message."""
        self._answer(text, False)

    def _answer(self, text: str, refused: bool) -> None:
        if refused:
            self.show_wanted()  # the refusal of the line before no longer applies
            self.notice.refuse(text)
            return
        self.notice.accepted()
        self._message = text
        self.show_wanted()
        self._message = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper behind form and notice, with its edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.paper))
        painter.setPen(self._theme.pen(self._theme.strong_rule, STRONG))
        painter.drawRect(QRect(self.rect()).adjusted(0, 0, -1, -1))
