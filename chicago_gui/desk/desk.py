"""The live session: where changes are made, kept in the book and told to the faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any
from weakref import proxy

from PySide6.QtCore import QObject

from chicago_gui.book import Book, BookError, Kept, NewStep, StaleSession, Step, difference
from chicago_gui.desk.corrections import with_corrections
from chicago_gui.desk.pace import ends_at
from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.desk.table_port import TablePort
from chicago_gui.desk.undo import Line, to_redo, to_undo, with_preparer
from chicago_gui.games.russian.changes import (
    BeginDeal,
    EnterContract,
    PassOut,
    PickDeck,
    Supposition,
)
from chicago_gui.games.russian.deal import Deal
from chicago_gui.games.russian.evening import (
    Change,
    SecretChange,
    Session,
    SessionFileError,
    apply,
    reveal,
)
from chicago_gui.games.russian.evening.check import check_session
from chicago_gui.games.russian.evening.rewind import with_records
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.reasons import Reason
from chicago_gui.games.russian.view import View
from chicago_gui.scoring import Refused
from chicago_gui.sheet.door import StepName


def utc_now() -> datetime:
    """Return the time now, aware, in UTC."""
    return datetime.now(UTC)


class Desk(QObject):
    """One session from the book, open on this laptop.

    A change is applied, written to the book, and only then shown: what a face shows is on disk.
    """

    def __init__(self, book: Book, session_id: str, now: Callable[[], datetime] = utc_now) -> None:
        """Open `session_id` of `book`; raises `BookError` when it cannot be read."""
        super().__init__()
        self._book = book
        self._now = now
        self._kept: Kept = book.load(session_id)
        self._kept_at: datetime | None = None
        self.table = TablePort(FORM, self._view(), _TableServer(self), self)
        self._preparer: PreparerPort | None = None
        self._publish()

    @property
    def session_id(self) -> str:
        """The session's id."""
        return self._session.sheet.id

    @property
    def _session(self) -> Session:
        return self._kept.session

    def session_for_export(self) -> Session:
        """Return the session itself, for the session file; its writer leaves secrets out."""
        return self._session

    def open_preparer(self, deal: int) -> PreparerPort:
        """Return a port to the counts of `deal`, the only ones the preparer's face may see."""
        self.close_preparer()
        port = PreparerPort(deal, self._session.counts[deal], _PreparerServer(self, deal), self)
        self._preparer = port
        self._publish()
        return port

    def close_preparer(self) -> None:
        """Take the port away; nothing of it stays."""
        port, self._preparer = self._preparer, None
        if port is not None:
            # Only now: whoever hears that it is closed may call this again.
            port.close()
            port.deleteLater()

    def submit(self, change: Change, line: Line) -> Refused | None:
        """Make `change` and keep it, or return why not; then nothing has changed."""
        if line is Line.TABLE and self._hands_out(change):
            return Refused(Reason.DECKS_BY_PREPARER)
        try:
            after = apply(self._session, change)
        except Refused as refused:
            return refused
        patch = difference(self._session, after)
        if not patch:
            return None
        step = NewStep(
            at=self._now(),
            kind=type(change).__name__,
            deal=self._place_of(change),
            secret=isinstance(change, SecretChange) and not self._session.deals[change.deal].over,
            patch=patch,
        )
        return self._keep(
            lambda: self._book.keep(self.session_id, self._kept.revision, step),
            secret=step.secret,
        )

    def suppose(self, change: Supposition) -> View | Refused:
        """Return the public view as it would be after `change`, which is not made."""
        if not isinstance(change, Supposition):
            # A result that is only supposed would open its deal, and nobody would know.
            raise TypeError(f"{type(change).__name__} cannot be supposed")
        try:
            return reveal(apply(self._session, change))
        except Refused as refused:
            return refused

    def undo(self, line: Line, deal: int | None = None) -> Refused | None:
        """Undo the last step on `line`, or return why not."""
        preparing = with_preparer(self._session.deals)
        step = to_undo(self._kept.steps, line, deal, preparing=preparing)
        if step is None:
            return Refused(Reason.UNDO_NOTHING)
        wanted = [(name, before) for name, before, _ in step.patch]
        return self._rewind(line, step, wanted, self._book.undo)

    def redo(self, line: Line, deal: int | None = None) -> Refused | None:
        """Make the step undone last on `line` again, or return why not."""
        step = to_redo(self._kept.steps, line, deal)
        if step is None:
            return Refused(Reason.REDO_NOTHING)
        wanted = [(name, after) for name, _, after in step.patch]
        return self._rewind(line, step, wanted, self._book.redo)

    def _rewind(
        self, line: Line, step: Step, wanted: list[tuple[str, str | None]], keep: _Keeping
    ) -> Refused | None:
        try:
            session = with_records(self._session, wanted, step.kind)
            if line is Line.TABLE and self._counted_since(step, session):
                return Refused(Reason.DECKS_BY_PREPARER)
            check_session(session)
        except Refused as refused:
            return refused
        except SessionFileError as error:
            return Refused(Reason.NOT_KEPT, cause=str(error))
        patch = difference(self._session, session)
        return self._keep(
            lambda: keep(self.session_id, self._kept.revision, step.n, patch, self._now()),
            secret=step.secret,
        )

    def _place_of(self, change: Change) -> int | None:
        if isinstance(change, BeginDeal):
            return len(self._session.deals)
        return getattr(change, "deal", None)

    def _hands_out(self, change: Change) -> bool:
        """Whether `change` goes on with a deal whose decks the preparer still holds.

        At the Table this is refused whatever the counts are: a refusal that hung on their sum
        would tell it.
        """
        if not isinstance(change, PickDeck | EnterContract | PassOut):
            return False
        deals = self._session.deals
        return 0 <= change.deal < len(deals) and not _handed_out(deals[change.deal])

    def _counted_since(self, step: Step, then: Session) -> bool:
        """Whether undoing or redoing `step` hands out a deal whose counts changed since.

        The sum may not be 40 any more. As above, the Table is not told whether it is.
        """
        touched = {
            each.deal
            for each in self._kept.steps
            if each.secret and (each.n > step.n or each.state == "undone")
        }
        return any(
            _handed_out(after) and not _handed_out(before) and index in touched
            for index, (before, after) in enumerate(
                zip(self._session.deals, then.deals, strict=False)
            )
        )

    def _keep(self, keep: Callable[[], Kept], *, secret: bool) -> Refused | None:
        try:
            self._kept = keep()
        except StaleSession as error:
            self._read_again()
            return Refused(Reason.NOT_KEPT, cause=str(error))
        except BookError as error:
            return Refused(Reason.NOT_KEPT, cause=error.cause or str(error))
        if secret:
            # The Table hears nothing: the hour alone would tell whether a count was another one.
            self._publish_counts()
        else:
            self._kept_at = self._now()
            self._publish()
        return None

    def _read_again(self) -> None:
        """Show what another program made of the session, or every later entry were refused."""
        with suppress(BookError):
            self._kept = self._book.load(self.session_id)
            self._publish()

    def _view(self) -> View:
        return with_corrections(reveal(self._session), self._kept.steps)

    def _publish(self) -> None:
        steps = self._kept.steps
        self.table.publish(
            self._view(),
            self._kept_at,
            ends_at(_result_times(steps), self._session.sheet, self._now()),
            self._named(to_undo(steps, Line.TABLE, preparing=with_preparer(self._session.deals))),
            self._named(to_redo(steps, Line.TABLE)),
        )
        self._publish_counts()

    def _publish_counts(self) -> None:
        """Show the preparer's face, when it is up, the counts of its deal."""
        steps = self._kept.steps
        port = self._preparer
        if port is None:
            return
        if port.deal >= len(self._session.deals):
            self.close_preparer()
            return
        port.publish(
            self._session.counts[port.deal],
            self._named(to_undo(steps, Line.PREPARER, port.deal)),
            self._named(to_redo(steps, Line.PREPARER, port.deal)),
        )

    def _named(self, step: Step | None) -> StepName | None:
        if step is None:
            return None
        sheet = self._session.sheet
        deal = step.deal
        if deal is None:
            return StepName(step.kind, None)
        # A deal that an undo took away has the number that the next deal would have.
        number = sheet.numbers[deal] if 0 <= deal < len(sheet.deals) else sheet.next_number
        return StepName(step.kind, number)


def _handed_out(deal: Deal) -> bool:
    """Whether the preparer is done with `deal`: its decks are given, or it was bid."""
    return deal.handed_out or deal.has_contract


def _result_times(steps: Sequence[Step]) -> list[datetime]:
    """Return when the deals' results were entered, the first time each."""
    times: dict[int | None, datetime] = {}
    for step in steps:
        if step.state == "done" and step.kind in ("EnterResult", "PassOut"):
            times.setdefault(step.deal, step.at)
    return sorted(times.values())


_Keeping = Callable[
    [str, int, int, "tuple[tuple[str, str | None, str | None], ...]", datetime], Kept
]


class _TableServer:
    """What the Table's port may ask of the desk.

    The port is the desk's: it must not hold it, or the two would go only when Python next looks,
    on whatever thread that is.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk: Desk = proxy(desk)

    def submit(self, change: Any) -> Refused | None:
        return self._desk.submit(change, Line.TABLE)

    def suppose(self, change: Any) -> Any:
        return self._desk.suppose(change)

    def undo(self) -> Refused | None:
        return self._desk.undo(Line.TABLE)

    def redo(self) -> Refused | None:
        return self._desk.redo(Line.TABLE)


class _PreparerServer:
    """What the preparer's port may ask of the desk, about one deal."""

    def __init__(self, desk: Desk, deal: int) -> None:
        self._desk: Desk = proxy(desk)
        self._deal = deal

    def submit(self, change: Change) -> Refused | None:
        return self._desk.submit(change, Line.PREPARER)

    def undo(self) -> Refused | None:
        return self._desk.undo(Line.PREPARER, self._deal)

    def redo(self) -> Refused | None:
        return self._desk.redo(Line.PREPARER, self._deal)
