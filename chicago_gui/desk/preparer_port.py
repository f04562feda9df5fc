"""The port the preparer's face holds: the counts of one deal, and nothing of any other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from chicago_gui.desk.table_port import Rewind, Submit
from chicago_gui.scoring import Refused
from chicago_gui.sheet.form_input import StepName


class PreparerPort(QObject):
    """The preparer's end of the live session, for the deal in preparation."""

    published = Signal()
    closed = Signal()
    refused = Signal(object)

    def __init__(
        self,
        deal: int,
        counts: Any,
        submit: Submit,
        undo: Rewind,
        redo: Rewind,
        half_typed: dict[Any, Any] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Give access to the counts of the deal at `deal`; each request is a call.

        `half_typed` is what the faces before kept of what was half typed, a count it may be.
        """
        super().__init__(parent)
        self.deal = deal
        self.counts = counts
        self.half_typed: dict[Any, Any] = {} if half_typed is None else half_typed
        self.undo_name: StepName | None = None
        self.redo_name: StepName | None = None
        self._submit: Submit = submit
        self._undo: Rewind = undo
        self._redo: Rewind = redo
        self._nothing = type(counts)()

    def publish(self, counts: Any, undo_name: StepName | None, redo_name: StepName | None) -> None:
        """Show `counts` from now on; called by the desk."""
        self.counts = counts
        self.undo_name = undo_name
        self.redo_name = redo_name
        self.published.emit()

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""
        return self._submit(change)

    def undo(self) -> None:
        """Undo the last step that is public or about this deal's counts."""
        self._report(self._undo())

    def redo(self) -> None:
        """Make the step undone last again."""
        self._report(self._redo())

    def close(self) -> None:
        """Let go of counts and desk; called when the face is covered."""
        self.counts, self.half_typed = self._nothing, {}
        self._submit = self._undo = self._redo = _nothing
        self.closed.emit()

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)


def _nothing(*_: object) -> None:
    """Whoever still asks after the face was covered is not answered."""
