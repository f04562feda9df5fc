"""Typing in place: the line over a cell, open until what is typed there is right or given up.

Letters may wait in the line that perhaps go on with the name taken before (`sheet.going_on`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry import named_by
from chicago_gui.sheet.form_input import ENTER, SPACE, FormInput
from chicago_gui.sheet.going_on import NOBODY, Taken, Whose, is_spelt_out, one_word, parted, whose
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_cursor import FormCursor
from chicago_gui.widgets.form_delegate import FormDelegate
from chicago_gui.widgets.form_model import FormModel

if TYPE_CHECKING:
    from chicago_gui.widgets.cell_editor import CellEditor

_ROOMY = 130
_ROUND = 20
"""What the frame and the caret take beside the text."""


class InPlace(QObject):
    """At most one line is open. What is entered and refused stays open."""

    taken = Signal(object)
    """An entry was taken and the line is gone; a `Taken` when it did not wait for Enter."""

    answered = Signal(object, str)
    """The line is gone: its one key means something by itself. Carries the `Answer` and a letter.
    """

    belonged = Signal(object)
    """What waited in the line went on with the name before; the line is gone.

    Carries the `Taken` with it, or `None` when an Enter ended it.
    """

    meant_otherwise = Signal(object, str)
    """With what waited in the line the one before, a `Taken`, is another: all that was typed."""

    left_over = Signal(str)
    """Letters that begin what comes after the entry that was taken."""

    edited = Signal()
    """Something new is typed in the line."""

    refused = Signal(object)
    """A `Refused`: the entry was not taken."""

    given_up = Signal()

    gone_back = Signal(object, object)
    """Backspace was pressed in the line, which is empty; carries its `Spot`, and what it is behind.
    """

    left = Signal()
    """The line is gone because the focus went elsewhere, and nothing is wrong."""

    def __init__(self, ground: FormCursor, model: FormModel, delegate: FormDelegate) -> None:
        """Open lines over the cells of `ground`."""
        super().__init__(ground)
        self._ground = ground
        self._model = model
        self._delegate = delegate
        self.editor: CellEditor | None = None
        self.spot: Spot | None = None
        self.last: Spot | None = None
        """Where a line took an entry last."""
        self.seen_before: Any = None
        """The view in which it was typed."""
        self._closed: list[CellEditor] = []
        self._entries: FormInput[Any] | None = None
        self._before: Taken | None = None
        self._behind: Taken | None = None
        """What is gone on with once the letters typed behind it are rubbed out."""
        self._typed_over = ""
        """What was refused, and is typed over or gone on with by the next letter."""

    def open(
        self,
        spot: Spot,
        entries: FormInput[Any],
        typed: str | None = None,
        before: Taken | None = None,
        *,
        taken_back: bool = False,
    ) -> None:
        """Open the line at `spot`, with `typed` in it or what stands there.

        What is typed waits while it may go on with what was taken `before`, and for its Enter or
        more letters when it is left of an entry that was `taken_back`.
        """
        self.settle()
        self._entries, self._before = entries, before
        self._behind = entries.behind if typed and not taken_back else None
        editor = self._line(secret=entries.typed_in_secret())
        self.editor, self.spot = editor, spot
        editor.dress(self._delegate.theme)
        self._clear_under(spot)
        editor.setAccessibleName(self._model.name_of(spot))
        if spot.column.notes:
            called = self._model.form.called(self._model.view, spot.deal)
            editor.setAccessibleName(tr("Note on {deal}").format(deal=called))
        editor.set_label(tr("Note") if spot.column.notes else "")
        editor.begin(entries.text(spot))
        editor.deletes = taken_back
        self._typed_over = entries.half_typed(spot)
        if typed is None:
            if self._typed_over:
                editor.setText(self._typed_over)
                editor.dress(self._delegate.theme, wrong=True)
            editor.type_over()
        else:
            editor.setText(typed)
            editor.typed_over = not taken_back
        self.place()
        editor.show()
        editor.setFocus(Qt.FocusReason.OtherFocusReason)
        if typed is not None:
            self._edited(typed)

    def _line(self, *, secret: bool) -> CellEditor:
        """Return a line to type in: one from before, for to make one takes as long as its key.

        Never the one that was closed last, which may be in the midst of its key still, and none
        that had a secret in it: that is gone.
        """
        from chicago_gui.widgets.cell_editor import CellEditor  # no start waits for it

        if not secret and len(self._closed) > 1:
            return self._closed.pop(0)
        editor = CellEditor(self._ground.viewport(), secret=secret)
        editor.committed.connect(self._commit)
        editor.cancelled.connect(self._cancel)
        editor.left.connect(self.settle)
        editor.textEdited.connect(self._edited)
        editor.given_back.connect(self._given_back)
        editor.gone_back.connect(lambda: self.gone_back.emit(self.spot, self._behind))
        return editor

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Leave the cell: what was typed is taken, or waits there when it means nothing.

        Returns why it was not taken; with `quietly` nobody else is told. Whatever takes the form
        from under the line calls this first, while there is still somebody to take the entry.
        """
        editor, spot, entries = self.editor, self.spot, self._entries
        if editor is None or spot is None or entries is None:
            return None
        text, changed = editor.settled()
        if self.editor is not editor:  # what an input method committed just now was all
            return None
        pieces, before = self._pieces(text), self._before
        if before is not None and before.rather_has(text, spot, entries):
            self.close()
            self.belonged.emit(replace(before, text=before.text + text, spelt=True))
            return None
        self.close()
        # The deal may be gone, and what was typed of it.
        there = spot.deal < len(entries.view.deals)
        refused = entries.enter_each(spot, pieces) if changed and there else None
        if quietly:
            return refused
        if refused is not None:
            self.refused.emit(refused)
        else:
            self.left.emit()
        return refused

    def close(self) -> bool:
        """Take the line away without taking what was typed; return whether there was one."""
        editor, self.editor, self.spot, self._before = self.editor, None, None, None
        if editor is None:
            return False
        self._clear_under(None)
        if editor.go():
            self._closed.append(editor)
        return True

    def _clear_under(self, spot: Spot | None) -> None:
        """Let only the cell at `spot` be empty beneath its line."""
        before, self._delegate.typed = self._delegate.typed, spot
        self._ground.redraw(before)
        self._ground.redraw(spot)
        self._ground.redraw_proposed(self._delegate.wanted)  # it waits meanwhile

    def place(self) -> None:
        """Lay the line over its cell, as wide as what is typed in it needs, inside the form."""
        if self.editor is None or self.spot is None:
            return
        theme = self._delegate.theme
        rect = self._delegate.line_in(self._ground.cell_rect(self.spot))
        typed = self.editor.width_of(self.editor.text()) + theme.px(_ROUND)
        least = theme.px(_ROOMY) if self.spot.column.roomy else 0
        rect.setWidth(max(rect.width(), typed, least))
        rect.moveRight(min(rect.right(), self._ground.viewport().width() - 1))
        self.editor.setGeometry(rect.adjusted(1, 1, -1, 0))

    def add(self, letter: str) -> None:
        """Type one letter more into the line that is open."""
        if self.editor is not None:
            self.editor.insert(letter)
            self._edited(self.editor.text())

    # --- what is typed

    def _edited(self, text: str) -> None:
        if self.editor is None or self.spot is None or self._entries is None:
            return
        if not self._ground.viewport().rect().contains(self.editor.geometry()):
            # Somebody has scrolled away from it: what is typed is seen.
            self._ground.bring_into_sight(self.spot)
        before = self._before
        if before is not None and before.spot == self.spot and len(text) == 1:
            word = one_word(before, text, self._entries, refused=True)
            if word is not None:
                self.close()
                self.meant_otherwise.emit(*word)
                return
        text = self._gone_on_with(text)
        if not text:
            self._before = self._behind
        elif self._before is not None and not self._decided(self._before, text):
            return
        self.editor.dress(self._delegate.theme)
        self.edited.emit()
        self.place()
        if not self.editor.deletes and self._entries.complete(self.spot, text):
            self._enter(text, Taken(self.spot, text, after=self._entries.behind))

    def _given_back(self) -> None:
        """What was typed is as if it never had been."""
        self._before, self._typed_over = self._behind, ""
        if self.editor is not None and self.spot is not None and self._entries is not None:
            self._entries.finish(self.spot)
            self.editor.dress(self._delegate.theme)
            self.edited.emit()
            self.place()

    def _gone_on_with(self, text: str) -> str:
        """Return `text`, a letter typed over what was refused, behind it where that goes on so."""
        refused, self._typed_over = self._typed_over, ""
        if self.editor is None or self.spot is None or self._entries is None:
            return text
        before, there = self._before, self._entries.naming(self.spot)
        if before is not None and before.spot == self.spot and not named_by(text, there.everybody):
            # It was taken too soon, and refused: `4he`, of which `4 hearts` is to become. Nobody
            # is named by the letters behind it: `pass` or Pavel, where Petra sits out, is no Anna.
            both, word = before.text + text, text.isalpha() and not is_spelt_out(before.text, there)
            word = word and there is not NOBODY and not self._entries.goes_on(self.spot, both)
            if word or self._entries.reads_otherwise(self.spot, before.text, both):
                self._before = None
                self.editor.setText(both)
                return both
        for both in (refused + text, refused + SPACE + text) if refused and len(text) == 1 else ():
            if self._entries.begins(self.spot, both):
                self.editor.setText(both)
                return both
        return text

    def _decided(self, before: Taken, text: str) -> bool:
        """Whether `text` is this line's own entry; what belongs to the name before goes there."""
        if self.editor is None or self.spot is None or self._entries is None:
            return False
        there = self._entries.naming(self.spot)
        naming = NOBODY if before.spelt else there
        typed = before.text + text
        elsewhere = before.spot != self.spot
        entries = self._entries
        owner, share = whose(text, lambda more: entries.is_still(before, more), naming)
        if elsewhere and there.ends(typed):
            owner, share = Whose.TAKEN, len(text) - 1  # the space or the comma is typed on
        otherwise = elsewhere and entries.reads_otherwise(before.spot, before.text, typed)
        mended = not elsewhere and bool(named_by(text, there.everybody))
        match owner:
            case Whose.NEITHER if otherwise and not named_by(text, there.everybody):
                self.close()
                self.meant_otherwise.emit(before, typed)
            case Whose.TAKEN if before.spot == self.spot and share == len(text):
                self._say_on(before, text)
            case Whose.TAKEN:
                self.close()
                self.belonged.emit(replace(before, text=before.text + text[:share], spelt=True))
                self.left_over.emit(text[share:])
            case _ if owner is Whose.EITHER or (mended and not is_spelt_out(before.text, there)):
                self.editor.dress(self._delegate.theme)
                self.place()
                if mended:
                    self.edited.emit()
            case _:
                pieces = self._pieces(text)
                whole = owner is Whose.NEITHER or self._entries.complete(self.spot, text)
                if whole or len(pieces) < 2:
                    self._before = before if otherwise else None
                    return True
                self._part(pieces, text)
        return False

    def _say_on(self, before: Taken, text: str) -> None:
        """Let letters go on with the name that was refused here; it stays refused."""
        if self.editor is not None:
            self._before = Taken(before.spot, before.text + text, spelt=True)
            self.editor.setText(self._before.text)
            self.editor.dress(self._delegate.theme, wrong=True)
            self.place()
            self.editor.type_over()

    def _part(self, pieces: tuple[str, ...], text: str) -> None:
        """Take the first name of those typed one after the other; the rest is for what follows."""
        if self.editor is not None and self.spot is not None:
            self._before = None
            self.editor.setText(pieces[0])
            if self._enter(pieces[0], Taken(self.spot, pieces[0])):
                self.left_over.emit(text[len(pieces[0]) :])

    def _pieces(self, text: str) -> tuple[str, ...]:
        """Return `text` as the entries that it is: none when it belongs to the name before."""
        before = self._before
        if before is None or self.spot is None or self._entries is None or text == before.text:
            return (text,)
        naming = self._entries.naming(self.spot)
        if not naming.at_once or is_spelt_out(before.text + text, naming):
            return ()
        return parted(text, naming) or (text,)

    def _commit(self, text: str) -> None:
        """Enter: what is seen in the line is meant, unless it ends the name before."""
        before, spot, pieces = self._before, self.spot, self._pieces(text)
        if not text and self._enters_by_itself():
            return
        if before is None or spot is None or len(pieces) == 1:
            self._enter(text, None)
        elif pieces and self._entries is not None:
            self.close()
            refused = self._entries.enter_each(spot, pieces)
            self.taken.emit(None)
            if refused is not None:
                self.refused.emit(refused)
        elif before.spot == spot:
            if self.editor is not None:
                self.editor.setText(before.text + text)  # all of the name is refused, and seen
            self._enter(before.text + text, None)
        else:
            self.close()
            self.belonged.emit(None)

    def _enters_by_itself(self) -> bool:
        """Take Enter as the cell itself does, if nothing stands there and it means something."""
        spot, entries = self.spot, self._entries
        if spot is None or entries is None or entries.text(spot):
            return False
        if (answer := entries.key(spot, ENTER)) is None:
            return False
        entries.finish(spot)
        self.last = spot
        self.close()
        self.answered.emit(answer, "")
        return True

    def _enter(self, text: str, taken: Taken | None) -> bool:
        """Enter `text`; `taken` when it did not wait for Enter. Return whether it was accepted."""
        editor = self.editor
        if editor is None or self.spot is None or self._entries is None:
            return False
        by_itself = self._entries.key(self.spot, text) if taken and len(text) == 1 else None
        self.seen_before, before = self._entries.view, self._entries.state()
        with self._ground.answering():
            refused = by_itself.refused if by_itself else self._entries.enter(self.spot, text)
        if refused is None:
            self._entries.finish(self.spot)
            self.last = self.spot
            self.close()
            if by_itself:
                self.answered.emit(by_itself, text)
            else:
                same = self._entries.state() == before
                self.taken.emit(taken and replace(taken, idle=same))
            return True
        # The deal may be gone, and the line with it: another program works on the session too.
        if self.editor is editor:
            self._before, self._typed_over = taken, "" if taken else text
            editor.dress(self._delegate.theme, wrong=True)
            editor.type_over()
        self.refused.emit(refused)
        return False

    def _cancel(self) -> None:
        if self._entries is not None and self.spot is not None:
            self._entries.finish(self.spot)
        self.close()
        self.given_up.emit()
