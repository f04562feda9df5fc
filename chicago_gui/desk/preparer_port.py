"""The port the preparer's face holds: the counts of one deal, and nothing of any other."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from chicago_gui.games.russian.evening import Change, Counts
from chicago_gui.scoring import Refused
from chicago_gui.sheet.door import StepName


class Server(Protocol):
    """What stands behind the port."""

    def submit(self, change: Change) -> Refused | None:
        """Make a change for the preparer, or return why not."""

    def undo(self) -> Refused | None:
        """Undo the last step that is public or about this deal."""

    def redo(self) -> Refused | None:
        """Make the step undone last again."""


class PreparerPort(QObject):
    """The preparer's end of the live session, for the deal in preparation."""

    published = Signal()
    closed = Signal()
    refused = Signal(object)

    def __init__(
        self, deal: int, counts: Counts, server: Server, parent: QObject | None = None
    ) -> None:
        """Give access to the counts of the deal at `deal`."""
        super().__init__(parent)
        self.deal = deal
        self.counts = counts
        self.undo_name: StepName | None = None
        self.redo_name: StepName | None = None
        self._server: Server | None = server

    def publish(
        self, counts: Counts, undo_name: StepName | None, redo_name: StepName | None
    ) -> None:
        """Show `counts` from now on; called by the desk."""
        self.counts = counts
        self.undo_name = undo_name
        self.redo_name = redo_name
        self.published.emit()

    def submit(self, change: Change) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""
        return None if self._server is None else self._server.submit(change)

    def undo(self) -> None:
        """Undo the last step that is public or about this deal's counts."""
        self._report(None if self._server is None else self._server.undo())

    def redo(self) -> None:
        """Make the step undone last again."""
        self._report(None if self._server is None else self._server.redo())

    def close(self) -> None:
        """Let go of counts and desk; called when the face is covered."""
        self.counts = Counts()
        self._server = None
        self.closed.emit()

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)
