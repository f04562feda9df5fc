"""The keys that follow an entry: more of its name, its Enter, a second one, a Backspace."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import Qt

from chicago_gui.record import replace
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry import named_by
from chicago_gui.sheet.form_input import ENTER, SPACE, FormInput
from chicago_gui.sheet.going_on import NOBODY, Taken, one_word, parted
from chicago_gui.widgets.in_place import InPlace

_LEADS_ON = (Qt.Key.Key_Down, Qt.Key.Key_Right)
"""Arrows that lead on from an entry, as its Enter does; the cursor may have gone on already."""


class Typed(Protocol):
    """The form that is typed into."""

    entries: FormInput[Any]
    hint_changed: Any

    def spot(self) -> Spot | None:
        """Return the cell that is current."""

    def go_to(self, spot: Spot | None) -> None:
        """Make the cell at `spot` current."""

    def edit_spot(
        self,
        spot: Spot,
        typed: str | None = None,
        before: Taken | None = None,
        *,
        taken_back: bool = False,
    ) -> None:
        """Open the line over the cell at `spot`."""

    def type_anywhere(self, text: str) -> bool:
        """Type `text` where it is meant."""

    def go_back(self, spot: Spot | None) -> bool:
        """Go from an empty box to the one before it."""


class GoingOn:
    """Hears the keys of a form before it, and keeps those that belong to what was taken last."""

    def __init__(self, form: Typed, line: InPlace) -> None:
        """Stand before the keys of `form`, whose entries are typed in `line`."""
        self._form = form
        self._line = line
        self._taken: Taken | None = None
        self.ended = False
        """An entry was taken whole just now, with its Enter: one more is pressed out of habit."""
        self.answered: Spot | None = None
        """Where a key was answered just now that wants no Enter."""
        self._key, self._idle = "", False
        """That key, and that it has changed nothing."""
        self.answered_before: Spot | None = None
        """Where one was answered just before the Enter that is heard now."""
        self.once_more = False
        """The key that is heard now is that second Enter."""
        self._by_enter = False
        self.too_soon = False
        """That second Enter follows one that took a line: what came up with it is hardly seen."""
        self._rolled = False
        self.beside_die = False
        """What is heard now is an Enter straight after a die was rolled: it is the die's."""
        self._back: Spot | None = None
        """Where an Enter ended an entry just now: a Backspace leads back there."""
        line.belonged.connect(self._belonged)
        line.meant_otherwise.connect(self._read_anew)
        line.left_over.connect(self._type_on)

    @property
    def taken(self) -> Taken | None:
        """What was taken last without its Enter, if that may still come."""
        return self._taken

    @taken.setter
    def taken(self, taken: Taken | None) -> None:
        owed, self._taken = self.owes_enter, taken
        if self.owes_enter != owed:
            self._form.hint_changed.emit()

    @property
    def owes_enter(self) -> bool:
        """Whether an Enter still ends what was taken, where the next one does something."""
        return self._taken is not None and self._form.entries.enter_does()

    def hears(self, key: int, text: str, *, modified: bool = False) -> bool:
        """Whether a key belongs to what was taken before it; any other ends that.

        `modified` when Ctrl or Alt is.
        """
        taken, back = self.taken, None
        entries = self._form.entries
        entries.behind = taken
        if taken is None and self.answered is not None and text not in ("", ENTER):
            taken = self._word_begun(self.answered, text)
        if key == Qt.Key.Key_Backspace and not modified:
            back = self.answered or self._entered_here()
        self.once_more = self.ended and text == ENTER
        self.answered_before = self.answered if text == ENTER else None
        self.too_soon = self.once_more and self._by_enter
        self.beside_die = self._rolled and text == ENTER
        self.forget()
        if self.beside_die:
            self._back = self.answered_before
        if back is not None:
            self._form.go_to(back)  # where the right key takes its place
            return True
        if taken is None or modified:
            return False
        if key == Qt.Key.Key_Backspace:
            self._rub(taken)
            return True
        if text == ENTER or (key in _LEADS_ON and self._form.spot() != taken.spot):
            self.just_taken()
            self._back = taken.spot
            return True
        if text and self._goes_on(taken, text):
            return True
        if entries.naming(taken.spot) is not NOBODY:
            entries.in_full = taken.spelt
        return False

    def _word_begun(self, spot: Spot, letter: str) -> Taken | None:
        """Return the key answered at `spot` as what `letter` may go on with.

        A letter was enough for its word. A space was an answer, unless it stood before a word.
        """
        entries, key = self._form.entries, self._key
        if key == SPACE and not entries.reads_otherwise(spot, key, key + letter):
            return None
        return Taken(spot, key, idle=self._idle)

    def _entered_here(self) -> Spot | None:
        """Return where an Enter ended an entry, unless a Backspace clears what stands here."""
        here, back, entries = self._form.spot(), self._back, self._form.entries
        if back is None or back.deal >= len(entries.view.deals) or not entries.can_type(back):
            return None
        return None if here is not None and entries.text(here) else back

    def just_taken(
        self, taken: Taken | None = None, *, by_enter: bool = False, rolled: bool = False
    ) -> None:
        """Let an Enter that comes now belong to what was done just now, here or in another face.

        `taken` is an entry that did not wait for its own, and `rolled` says that a die was. After
        it, one more takes what is shown, but opens no line; after a line that was taken `by_enter`
        nothing of the next deal either.
        """
        self._by_enter, self._rolled = by_enter, rolled
        self._back = self._line.last if by_enter else None
        self.taken, self.ended, self.answered = taken, taken is None, None

    def just_answered(self, spot: Spot | None, key: str, *, idle: bool = False) -> None:
        """Let an Enter belong to `key`, answered at `spot`, and what goes on with it as a word.

        It was `idle` where all it says stood there already.
        """
        self.answered, self._key, self._idle = spot if key != ENTER else None, key, idle

    def hears_tab(self) -> bool:
        """Whether a Tab is the Enter of what was taken before it."""
        waits = self.answered is not None or self.taken is not None
        if waits:
            self.just_taken()
        return waits

    def forget(self) -> None:
        """Let the next key stand for itself, whatever was taken before."""
        self.taken, self.ended, self.answered, self._back = None, False, None, None
        self._rolled = False

    def _belonged(self, taken: Taken | None) -> None:
        self.just_taken(taken)
        self._back = None if taken else self._line.last

    def _goes_on(self, taken: Taken, letter: str) -> bool:
        entries = self._form.entries
        longer = replace(taken, text=taken.text + letter, spelt=True)
        at = entries.meant(self._form.spot(), letter)
        next_named = NOBODY if at is None else entries.naming(at)
        if entries.reads_otherwise(taken.spot, taken.text, longer.text):
            if at is not None and named_by(letter, next_named.everybody):
                self._form.edit_spot(at, letter, taken)  # who comes next has the first say
            elif letter == SPACE:
                self.taken = longer
            else:
                self._read_anew(taken, longer.text)
            return True
        if not entries.goes_on(taken.spot, longer.text):
            word = one_word(taken, letter, entries)
            if word is not None:
                self._read_anew(*word)
                return True
            again = letter == SPACE and (not taken.spelt or taken.text.endswith(SPACE))
            if again or not entries.naming(taken.spot).parts(letter, taken.text):
                return False
            # It parts a name that was typed in full from what follows, and does no more.
            self.taken = longer
            return True
        naming = NOBODY if taken.spelt else next_named
        if at not in (None, taken.spot) and parted(letter, naming) is not None:
            # It might begin the next name as well: it is seen there until the next key tells.
            self._form.edit_spot(at, letter, taken)
        else:
            self.taken = longer
        return True

    def _read_anew(self, taken: Taken, meant: str) -> None:
        """Go on in the line with what is `meant` by what was `taken` too soon: that is gone."""
        self._form.entries.take_back(taken)
        self._form.edit_spot(taken.spot, meant.lstrip())

    def rubbed_out(self, spot: Spot, behind: Taken | None) -> None:
        """Take a Backspace more than the line at `spot` had letters: they were typed `behind`."""
        if behind is None or behind.spot == spot:
            self._form.go_back(spot)
        else:
            self._line.close()
            self._rub(behind)

    def _rub(self, taken: Taken) -> None:
        """Take away the last letter of what was `taken`, of which all may have been typed.

        They go one by one, and are seen.
        """
        self._form.edit_spot(taken.spot, taken.text[:-1], taken_back=True)

    def _type_on(self, letters: str) -> None:
        """Type what is left of letters that waited."""
        for letter in letters:
            if self._line.editor is not None:
                self._line.add(letter)
            elif not self.hears(0, letter):
                self._form.type_anywhere(letter)
