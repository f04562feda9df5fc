"""Tells who listens in which cell of a form the keys are, and what cells are called now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QTableView

from chicago_gui.sheet.column import Spot
from chicago_gui.widgets.announcing import listened_to
from chicago_gui.widgets.form_model import FormModel, Index


class CellsHeard(QObject):
    """Screen readers remember the name of a cell, and the name is what stands there."""

    def __init__(self, form: QTableView, model: FormModel, secret: Callable[[Spot], bool]) -> None:
        """Speak for `form`, which shows `model`; of what is `secret` only where the keys are."""
        super().__init__(form)
        self._form, self._model, self._secret = form, model, secret
        self._silent = False
        model.dataChanged.connect(self._changed)

    def reached(self) -> None:
        """The keys have come to the form; tell the cell when Qt has told of the form."""
        if listened_to():
            self._silent = True
            QTimer.singleShot(0, self, self._tell_where)

    def moved(self, index: Index) -> None:
        """The cell at `index` becomes current: Qt tells it, where the keys are in the form."""
        self.rename(index)
        if self._form.hasFocus():
            self._silent = False

    def rename(self, index: Index) -> None:
        """Let it be asked anew what the cell at `index` is called."""
        if listened_to():
            self._notify(index, QAccessible.Event.NameChanged)

    def _tell_where(self) -> None:
        index, silent = self._form.currentIndex(), self._silent
        self._silent = False
        if silent and index.isValid() and self._form.hasFocus():
            self.rename(index)
            self._notify(index, QAccessible.Event.Focus)

    def _changed(self, first: Index, last: Index) -> None:
        for row in range(first.row(), last.row() + 1) if listened_to() else ():
            for column in range(first.column(), last.column() + 1):
                index = self._model.index(row, column)
                if not self._secret(self._model.spot(index)):
                    self.rename(index)

    def _notify(self, index: Index, what: QAccessible.Event) -> None:
        event = QAccessibleEvent(self._form, what)
        # Counted along the rows, with the headings of rows and columns.
        event.setChild((index.row() + 1) * (self._model.columnCount() + 1) + index.column() + 1)
        QAccessible.updateAccessibility(event)
