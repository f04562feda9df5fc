"""The port of the Preparer face: the counts of one deal, and nothing of any other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from chicago_gui.desk.table_port import Rewind, Submit
from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry_handler import StepName


class PreparerPort(QObject):
    """The part of the open session that the Preparer face may use."""

    published = Signal()
    closed = Signal()
    refused = Signal(object)

    def __init__(
        self,
        deal: int,
        counts: Any,
        submit: Submit,
        refusal: Submit,
        undo: Rewind,
        redo: Rewind,
        parent: QObject | None = None,
    ) -> None:
        """Give access to the counts of the deal with index `deal` through these functions.

        `refusal` returns why a change would be refused, without making it.
        """
        super().__init__(parent)
        self.deal = deal
        self.counts = counts
        self.undo_name: StepName | None = None
        self.redo_name: StepName | None = None
        self._submit: Submit = submit
        self._refusal: Submit = refusal
        self._undo: Rewind = undo
        self._redo: Rewind = redo
        self._nothing = type(counts)()

    def publish(self, counts: Any, undo_name: StepName | None, redo_name: StepName | None) -> None:
        """Publish new `counts`; called by the desk."""
        self.counts = counts
        self.undo_name = undo_name
        self.redo_name = redo_name
        self.published.emit()

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why it is refused; then nothing has changed."""
        return self._submit(change)

    def refusal(self, change: object) -> Refused | None:
        """Return why `change` would be refused, or `None`; nothing changes."""
        return self._refusal(change)

    def undo(self) -> None:
        """Undo the last step that is public or about this deal's counts."""
        self._report(self._undo())

    def redo(self) -> None:
        """Redo the step that was undone last."""
        self._report(self._redo())

    def close(self) -> None:
        """Drop counts and desk; called when the face is covered."""
        self.counts = self._nothing
        self._submit = self._refusal = self._undo = self._redo = _nothing
        self.closed.emit()

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)


def _nothing(*_: object) -> None:
    """Do nothing: stands for all requests after the face is covered."""
