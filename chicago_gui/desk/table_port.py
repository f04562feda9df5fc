"""The port of the Table's side: the public view, changes and undo; it cannot reach a secret.

It also estimates when the session ends.
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
"""Makes a change through a port, or only tries it; returns why it is refused, or `None`."""

Rewind = Callable[[], Refused | None]
"""Makes an undo or redo through a port; returns why it is refused, or `None`."""


_TYPED_IN = timedelta(minutes=1)
"""Results at shorter intervals are typed in afterwards and show no pace."""

_BREAK = timedelta(minutes=45)
"""A longer interval between two results is a break, not a deal."""


def ends_at(results: Sequence[datetime], left: int | None, now: datetime) -> datetime | None:
    """Return when the last planned deal should end, or `None` if that cannot be estimated.

    `results` are the times of the entered results in order. `left` is the number of deals still to
    finish, `None` without a plan. There is no estimate before two deals show a pace, after a break,
    if the time is past, or if the clock was set back before the last result.
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
    # The median: one long deal, perhaps with another session in between, changes nothing.
    hour = results[-1] + gaps[(len(gaps) - 1) // 2] * left
    return hour if hour > now else None


class TablePort(QObject):
    """The part of the open session that the Table's side may use."""

    published = Signal(object)
    """The new view, after every public change."""

    hour_struck = Signal()
    """The estimated end has passed; there is no estimate any more."""

    refused = Signal(object)
    """The `Refused` of an undo or redo."""

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

        `refusal` returns why a change would be refused, and `suppose` the view after it; neither
        makes it.
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
        """Publish a new `view`; called by the desk."""
        self.view = view
        self.kept_at = kept_at
        self.ends_at = ends_at
        self.undo_name = undo_name
        self.redo_name = redo_name
        self.wait_for_the_hour()
        self.published.emit(view)

    def wait_for_the_hour(self) -> None:
        """Start the timer for the estimated end, if there is one.

        Called again when the window becomes active, because timers stop during sleep.
        """
        if self._hour is not None:
            self._hour.stop()
        if self.ends_at is None:
            return
        if self._hour is None:
            self._hour = QTimer(self)
            self._hour.setSingleShot(True)
            # Other timers may be off by five per cent.
            self._hour.setTimerType(Qt.TimerType.VeryCoarseTimer)
            self._hour.timeout.connect(self._strike)
        left = self.ends_at - self._now()
        self._hour.start(max(left // timedelta(milliseconds=1), 0))

    def _strike(self) -> None:
        self.ends_at = None
        self.hour_struck.emit()

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why it is refused; then nothing has changed."""
        return self._submit(change)

    def refusal(self, change: object) -> Refused | None:
        """Return why `change` would be refused, or `None`; nothing changes."""
        return self._refusal(change)

    def suppose(self, change: object) -> Any:
        """Return the view after `change` without making it, or the `Refused`."""
        return self._suppose(change)

    def undo(self) -> None:
        """Undo the last public step."""
        self._report(self._undo())

    def redo(self) -> None:
        """Redo the step that was undone last."""
        self._report(self._redo())

    def _report(self, refused: Refused | None) -> None:
        if refused is not None:
            self.refused.emit(refused)
