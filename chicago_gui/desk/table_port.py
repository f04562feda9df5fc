"""The port the Table's side holds: the public view, its changes, undo; it cannot reach a secret."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from chicago_gui.scoring import Refused
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.form_input import StepName


class Server(Protocol):
    """What stands behind a port; `desk` has it, tests may have another."""

    def submit(self, change: Any) -> Refused | None:
        """Make a change for whoever holds the port, or return why not."""

    def undo(self) -> Refused | None:
        """Undo the last public step."""

    def redo(self) -> Refused | None:
        """Make the step undone last again."""


class TableServer(Server, Protocol):
    """What stands behind the Table's port."""

    def suppose(self, change: Any) -> Any:
        """Return the view as it would be after `change`, which is not made."""


class TablePort(QObject):
    """The Table's end of the live session."""

    published = Signal(object)
    """The view, after every change that the public can see."""

    refused = Signal(object)
    """A `Refused`, when undo or redo could not be."""

    def __init__(
        self, form: Form[Any], view: Any, server: TableServer, parent: QObject | None = None
    ) -> None:
        """Show `view`, whose game has `form`, until the next; pass requests to `server`."""
        super().__init__(parent)
        self.form = form
        self._server = server
        self.view = view
        self.kept_at: datetime | None = None
        self.ends_at: datetime | None = None
        self.undo_name: StepName | None = None
        self.redo_name: StepName | None = None

    def publish(
        self,
        view: Any,
        kept_at: datetime | None,
        ends_at: datetime | None,
        undo_name: StepName | None,
        redo_name: StepName | None,
    ) -> None:
        """Show `view` from now on; called by the desk."""
        self.view = view
        self.kept_at = kept_at
        self.ends_at = ends_at
        self.undo_name = undo_name
        self.redo_name = redo_name
        self.published.emit(view)

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""
        return self._server.submit(change)

    def suppose(self, change: object) -> Any:
        """Return the view as it would be after `change`, which is not made."""
        return self._server.suppose(change)

    def undo(self) -> None:
        """Undo the last public step."""
        self._report(self._server.undo())

    def redo(self) -> None:
        """Make the step undone last again."""
        self._report(self._server.redo())

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)
