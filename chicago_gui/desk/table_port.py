"""The port the Table's side holds: the public view, its changes, undo; it cannot reach a secret."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from chicago_gui.scoring import Refused
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.form_input import StepName

Submit = Callable[[Any], Refused | None]
"""Makes a change for whoever holds a port, or returns why not."""

Rewind = Callable[[], Refused | None]
"""Undoes the last step of whoever holds a port, or makes it again, or returns why not."""


class TablePort(QObject):
    """The Table's end of the live session."""

    published = Signal(object)
    """The view, after every change that the public can see."""

    refused = Signal(object)
    """A `Refused`, when undo or redo could not be."""

    def __init__(
        self,
        form: Form[Any],
        view: Any,
        submit: Submit,
        suppose: Callable[[Any], Any],
        undo: Rewind,
        redo: Rewind,
        parent: QObject | None = None,
    ) -> None:
        """Show `view`, whose game has `form`, until the next; each request is a call.

        `suppose` gives the view as it would be after a change that is not made.
        """
        super().__init__(parent)
        self.form = form
        self._submit = submit
        self._suppose = suppose
        self._undo = undo
        self._redo = redo
        self.view = view
        self.half_typed: dict[Any, Any] = {}
        """What its faces keep of what was half typed, while others are up."""
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
        return self._submit(change)

    def suppose(self, change: object) -> Any:
        """Return the view as it would be after `change`, which is not made."""
        return self._suppose(change)

    def undo(self) -> None:
        """Undo the last public step."""
        self._report(self._undo())

    def redo(self) -> None:
        """Make the step undone last again."""
        self._report(self._redo())

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)
