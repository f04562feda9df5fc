"""The ports of the open session: what each face may see and do. The Table's reaches no secret."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from chicago_gui.scoring import Refused
from chicago_gui.sheet.form import Form, StepName

Submit = Callable[[Any], Refused | None]
"""Makes a change through a port, or only tries it; returns why it is refused, or `None`."""

Rewind = Callable[[], Refused | None]
"""Makes an undo or redo through a port; returns why it is refused, or `None`."""


class Port(QObject):
    """What both ports do: changes, undo and redo, through functions of the desk."""

    refused = Signal(object)
    """The `Refused` of an undo or redo."""

    def __init__(
        self, submit: Submit, refusal: Submit, undo: Rewind, redo: Rewind, parent: QObject | None
    ) -> None:
        """Use these functions; `refusal` returns why a change would be refused, but makes none."""
        super().__init__(parent)
        self.undo_name: StepName | None = None
        self.redo_name: StepName | None = None
        self._submit = submit
        self._refusal = refusal
        self._undo = undo
        self._redo = redo

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why it is refused; then nothing has changed."""
        return self._submit(change)

    def refusal(self, change: object) -> Refused | None:
        """Return why `change` would be refused, or `None`; nothing changes."""
        return self._refusal(change)

    def undo(self) -> None:
        """Undo the last step that this face may undo."""
        self._report(self._undo())

    def redo(self) -> None:
        """Redo the step that was undone last."""
        self._report(self._redo())

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)


class TablePort(Port):
    """The part of the open session that the Table's side may use."""

    published = Signal(object)
    """The new view, after every public change."""

    hour_struck = Signal()
    """The estimated end has passed; there is no estimate any more."""

    def __init__(
        self,
        form: Form[Any],
        view: Any,
        submit: Submit,
        refusal: Submit,
        suppose: Callable[[Any], Any],
        undo: Rewind,
        redo: Rewind,
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Show `view`, of a game with this `form`, through these functions.

        `suppose` returns the view after a change without making it.
        """
        super().__init__(submit, refusal, undo, redo, parent)
        self.form = form
        self.view = view
        self.kept_at: datetime | None = None
        self.ends_at: datetime | None = None
        self._suppose = suppose
        self._now = now
        self._hour = QTimer(self)
        self._hour.setSingleShot(True)
        # Other timers may be off by five per cent.
        self._hour.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._hour.timeout.connect(self._strike)

    def publish(
        self,
        view: Any,
        kept_at: datetime | None,
        ends_at: datetime | None,
        undo_name: StepName | None,
        redo_name: StepName | None,
    ) -> None:
        """Publish a new `view`; called by the desk."""
        self.view = view
        self.kept_at = kept_at
        self.ends_at = ends_at
        self.undo_name = undo_name
        self.redo_name = redo_name
        self._hour.stop()
        self.wait_for_the_hour()
        self.published.emit(view)

    def wait_for_the_hour(self) -> None:
        """Start the timer for the estimated end, if there is one.

        Called again when the window becomes active, because timers stop during sleep.
        """
        if self.ends_at is not None:
            left = self.ends_at - self._now()
            self._hour.start(max(left // timedelta(milliseconds=1), 0))

    def _strike(self) -> None:
        self.ends_at = None
        self.hour_struck.emit()

    def suppose(self, change: object) -> Any:
        """Return the view after `change` without making it, or the `Refused`."""
        return self._suppose(change)


class PreparerPort(Port):
    """The part of the open session that the Preparer face may use: the counts of one deal."""

    published = Signal()
    closed = Signal()

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
        """Give access to the counts of the deal with index `deal` through these functions."""
        super().__init__(submit, refusal, undo, redo, parent)
        self.deal = deal
        self.counts = counts

    def publish(self, counts: Any, undo_name: StepName | None, redo_name: StepName | None) -> None:
        """Publish new `counts`; called by the desk."""
        self.counts = counts
        self.undo_name = undo_name
        self.redo_name = redo_name
        self.published.emit()

    def close(self) -> None:
        """Drop counts and desk; called when the face is covered."""
        self.counts = type(self.counts)()
        self._submit = self._refusal = self._undo = self._redo = _nothing
        self.closed.emit()


def _nothing(*_: object) -> None:
    """Do nothing: stands for all requests after the face is covered."""
