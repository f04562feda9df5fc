"""The port the Table's side holds: the public view, its changes, undo; it cannot reach a secret.

And when the evening should end, as the port tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry_handler import StepName
from chicago_gui.sheet.form import Form

Submit = Callable[[Any], Refused | None]
"""Makes a change for whoever holds a port, or only tries it; returns why it cannot be."""

Rewind = Callable[[], Refused | None]
"""Undoes the last step of whoever holds a port, or makes it again, or returns why not."""


_TYPED_IN = timedelta(minutes=1)
"""Results that come faster than this are typed in after the fact and show no pace."""

_BREAK = timedelta(minutes=45)
"""A longer pause between two results is a meal or another evening, not a deal."""


def ends_at(results: Sequence[datetime], left: int | None, now: datetime) -> datetime | None:
    """Return when the last planned deal should end; `None` until two deals show a pace.

    `None` too when that hour is past, after a pause, and when the clock was set back before the
    last result. `results` are the times at which results were entered, in order; `left` are the
    deals that are not over, `None` where none are planned.
    """
    gaps = sorted(
        later - earlier
        for earlier, later in pairwise(results)
        if _TYPED_IN < later - earlier < _BREAK
    )
    if not gaps or left is None or left <= 0:
        return None
    if not timedelta() <= now - results[-1] <= _BREAK:
        return None
    # As long as half of the deals took: one in which other things were done, in another session
    # perhaps, does not put the hour off.
    hour = results[-1] + gaps[(len(gaps) - 1) // 2] * left
    return hour if hour > now else None


class TablePort(QObject):
    """The Table's end of the live session."""

    published = Signal(object)
    """The view, after every change that the public can see."""

    hour_struck = Signal()
    """The hour at which the last deal should have ended is there: nobody knows any more."""

    refused = Signal(object)
    """A `Refused`, when undo or redo could not be."""

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
        """Show `view`, whose game has `form`, until the next; each request is a call.

        `refusal` tells why a change cannot be made, `suppose` gives the view as it would be after
        one; neither makes it.
        """
        super().__init__(parent)
        self.form = form
        self._submit = submit
        self._refusal = refusal
        self._suppose = suppose
        self._undo = undo
        self._redo = redo
        self.view = view
        self.kept_at: datetime | None = None
        self.ends_at: datetime | None = None
        self._now = now
        self._hour: QTimer | None = None
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
        self.wait_for_the_hour()
        self.published.emit(view)

    def wait_for_the_hour(self) -> None:
        """Wake once when the hour strikes, where one is foretold, and never else.

        Called again when somebody comes back: while the computer slept no timer went on.
        """
        if self._hour is not None:
            self._hour.stop()
        if self.ends_at is None:
            return
        if self._hour is None:
            self._hour = QTimer(self)
            self._hour.setSingleShot(True)
            # Others are early or late by a twentieth of such a time.
            self._hour.setTimerType(Qt.TimerType.VeryCoarseTimer)
            self._hour.timeout.connect(self._strike)
        left = self.ends_at - self._now()
        self._hour.start(max(left // timedelta(milliseconds=1), 0))

    def _strike(self) -> None:
        self.ends_at = None
        self.hour_struck.emit()

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""
        return self._submit(change)

    def refusal(self, change: object) -> Refused | None:
        """Return why `change` cannot be made, `None` if it can; nothing changes."""
        return self._refusal(change)

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
