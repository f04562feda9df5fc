"""Typing in place: the line over a cell, open until what is typed there is right or given up."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.form_input import FormInput
from chicago_gui.widgets.cell_editor import CellEditor
from chicago_gui.widgets.form_delegate import FormDelegate
from chicago_gui.widgets.form_model import FormModel

_ROOMY = 130
_ROUND = 20
"""What the frame and the caret take beside the text."""


class LineHost(Protocol):
    """The form that the line lies over."""

    def viewport(self) -> QWidget:
        """Return the widget that the cells are drawn on."""

    def cell_rect(self, spot: Spot) -> QRect:
        """Return where a cell is."""


class InPlace(QObject):
    """At most one line is open. What is entered and refused stays open."""

    taken = Signal()
    """An entry was taken and the line is gone."""

    refused = Signal(object)
    """A `Refused`: the entry was not taken."""

    given_up = Signal()

    left = Signal()
    """The line is gone because the focus went elsewhere, and nothing is wrong."""

    def __init__(self, ground: LineHost, model: FormModel, delegate: FormDelegate) -> None:
        """Open lines over the cells of `ground`."""
        super().__init__(ground if isinstance(ground, QObject) else None)
        self._ground = ground
        self._model = model
        self._delegate = delegate
        self.editor: CellEditor | None = None
        self.spot: Spot | None = None
        self._entries: FormInput[Any] | None = None

    def open(self, spot: Spot, entries: FormInput[Any], typed: str | None = None) -> None:
        """Open the line at `spot`, with `typed` in it or what stands there."""
        self.settle()
        self._entries = entries
        editor = CellEditor(self._ground.viewport(), secret=entries.typed_in_secret())
        self.editor, self.spot = editor, spot
        self._delegate.dress(editor)
        editor.setAccessibleName(self._model.name_of(spot))
        editor.begin(entries.text(spot))
        if typed is None:
            editor.type_over()
        else:
            editor.setText(typed)
        editor.committed.connect(self._commit)
        editor.cancelled.connect(self._cancel)
        editor.left.connect(self.settle)
        editor.textEdited.connect(self._edited)
        self.place()
        editor.show()
        editor.setFocus(Qt.FocusReason.OtherFocusReason)
        if typed is not None:
            self._edited(typed)

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Leave the cell: what was typed is taken, or given up when it means nothing.

        Returns why it was given up; with `quietly` nobody else is told. Whatever takes the form
        from under the line calls this first, while there is still somebody to take the entry.
        """
        editor, spot, entries = self.editor, self.spot, self._entries
        if editor is None or spot is None or entries is None:
            return None
        text, changed = editor.settled()
        if self.editor is not editor:  # what an input method committed just now was all
            return None
        self.close()
        # The deal may be gone, and what was typed of it.
        there = spot.deal < len(entries.view.deals)
        refused = entries.enter(spot, text) if changed and there else None
        if quietly:
            return refused
        if refused is not None:
            self.refused.emit(refused)
        else:
            self.left.emit()
        return refused

    def close(self) -> bool:
        """Take the line away without taking what was typed; return whether there was one."""
        editor, self.editor, self.spot = self.editor, None, None
        if editor is None:
            return False
        editor.go()
        return True

    def place(self) -> None:
        """Lay the line over its cell, as wide as what is typed in it needs, inside the form."""
        if self.editor is None or self.spot is None:
            return
        theme = self._delegate.theme
        rect = self._ground.cell_rect(self.spot)
        typed = self.editor.fontMetrics().horizontalAdvance(self.editor.text()) + theme.px(_ROUND)
        least = theme.px(_ROOMY) if self.spot.column.roomy else 0
        rect.setWidth(max(rect.width(), typed, least))
        line = theme.px(26)
        rect = QRect(rect.x(), rect.center().y() - line // 2, rect.width(), line)
        rect.moveRight(min(rect.right(), self._ground.viewport().width() - 1))
        self.editor.setGeometry(rect.adjusted(1, 1, -1, 0))

    def _edited(self, text: str) -> None:
        if self.editor is None or self.spot is None or self._entries is None:
            return
        self._delegate.dress(self.editor)
        self.place()
        if self._entries.complete(self.spot, text):
            self._commit(text)

    def _commit(self, text: str) -> None:
        editor = self.editor
        if editor is None or self.spot is None or self._entries is None:
            return
        refused = self._entries.enter(self.spot, text)
        if refused is None:
            self.close()
            self.taken.emit()
            return
        # The deal may be gone, and the line with it: another program works on the session too.
        if self.editor is editor:
            self._delegate.dress(editor, wrong=True)
            editor.type_over()
        self.refused.emit(refused)

    def _cancel(self) -> None:
        self.close()
        self.given_up.emit()
