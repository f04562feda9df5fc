"""The open session: makes changes, stores them in the book and publishes them to the faces.

Each change is a step that can be undone. Steps with the counts of an open deal belong to the
preparer alone, and the Table's undo skips them. It also skips the public steps of a deal that is
still being prepared: whoever wants the contract of the previous deal back does not want to lose the
next deal with its counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from enum import Enum
from itertools import pairwise
from typing import Any
from weakref import proxy

from PySide6.QtCore import QObject

from chicago_gui import games
from chicago_gui.book import (
    Action,
    Book,
    BookError,
    Kept,
    NewStep,
    StaleSession,
    Step,
    UndoStack,
    difference,
)
from chicago_gui.book.connection import BookReason
from chicago_gui.desk.ports import PreparerPort, TablePort
from chicago_gui.scoring import Refused
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.game import About, At, Game, Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.typing.reader import Together

_EVENING = timedelta(hours=6)
"""How long after its last entry an evening without a plan may still continue."""


class UndoOwner(Enum):
    """The face whose undo is meant."""

    TABLE = "table"
    PREPARER = "preparer"


def to_undo(
    steps: UndoStack,
    owner: UndoOwner,
    deal: int | None = None,
    *,
    withheld: int | None = None,
    beneath: Callable[[str], bool] = lambda kind: True,
) -> Step | None:
    """Return the step that undo of `owner` takes back, or `None`; the preparer's is about `deal`.

    The Table's undo skips the deals from `withheld` on, which are the preparer's, unless it has
    begun to undo them, or the newest other step is of a kind on which they were built (`beneath`).
    Then it goes back in order.
    """
    last = steps.newest(lambda _, at, secret: _visible(at, owner, deal, secret=secret))
    if last is None or owner is not UndoOwner.TABLE or withheld is None:
        return last

    def is_theirs(at: At | None) -> bool:
        return isinstance(at, int) and at >= withheld

    if not is_theirs(last.deal):
        return last
    before = steps.newest(lambda _, at, secret: not secret and not is_theirs(at))
    touched = any(not step.secret and is_theirs(step.deal) for step in steps.undone)
    if not touched and before is not None and not beneath(before.kind):
        return before
    return last


def to_redo(steps: UndoStack, owner: UndoOwner, deal: int | None = None) -> Step | None:
    """Return the step that `owner` undid last, which redo makes again, or `None`."""
    undone = reversed(steps.undone)
    seen = (step for step in undone if _visible(step.deal, owner, deal, secret=step.secret))
    return next(seen, None)


def _visible(at: At | None, owner: UndoOwner, deal: int | None, *, secret: bool) -> bool:
    return not secret or (owner is UndoOwner.PREPARER and at == deal)


class DeskReason(Enum):
    """Why nothing was undone or redone."""

    UNDO_NOTHING = "nothing to undo"
    REDO_NOTHING = "nothing to redo"


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


def utc_now() -> datetime:
    """Return the current time, aware, in UTC."""
    return datetime.now(UTC)


class Desk(QObject):
    """One open session of the book.

    A change is applied and written to the book before it is shown: whatever a face shows is on
    disk.
    """

    def __init__(
        self,
        book: Book,
        session_id: str,
        now: Callable[[], datetime] = utc_now,
        *,
        for_good: bool = True,
    ) -> None:
        """Open `session_id` of `book`; raises `BookError` if it cannot be read.

        Without `for_good` the book is temporary, and nothing is shown as saved.
        """
        super().__init__()
        self.book = book
        self._now = now
        self._for_good = for_good
        self._kept_at: datetime | None = None
        kept = book.load(session_id)
        self._game: Game[Any] = games.of(kept.session)
        self._open(kept)
        # The ports hold only a weak reference to the desk. A cycle would keep both until the
        # garbage collector runs, on any thread.
        desk: Desk = proxy(self)
        view = self._view()
        self.table = TablePort(
            self._game.form,
            view,
            lambda change: desk.submit(change, UndoOwner.TABLE),
            lambda change: desk.refusal(change, UndoOwner.TABLE),
            lambda change: desk.suppose(change),
            lambda: desk.undo(UndoOwner.TABLE),
            lambda: desk.redo(UndoOwner.TABLE),
            self,
            now,
        )
        self._preparer: PreparerPort | None = None
        self._publish(view)

    @property
    def session_id(self) -> str:
        """The session's id."""
        return self._session.id

    @property
    def _session(self) -> Session:
        session: Session = self._kept.session
        return session

    @property
    def done(self) -> bool:
        """Whether nothing is left to play.

        Without a plan, as in rubbers, the session counts as over only some hours after its last
        entry.
        """
        planned = self._game.to_play(self._session) is not None
        ended = planned or self._now() - self._kept.updated > _EVENING
        return ended and self._game.done(self._session)

    def session_for_export(self) -> Session:
        """Return the session with its secrets; the writer of session files omits them."""
        return self._session

    def open_preparer(self, deal: int) -> PreparerPort:
        """Return a port to the counts of `deal`, the only ones that the Preparer face may see."""
        self.close_preparer()
        desk: Desk = proxy(self)
        port = PreparerPort(
            deal,
            self._game.secrets(self._session, deal),
            lambda change: desk.submit(change, UndoOwner.PREPARER),
            lambda change: desk.refusal(change, UndoOwner.PREPARER),
            lambda: desk.undo(UndoOwner.PREPARER, deal),
            lambda: desk.redo(UndoOwner.PREPARER, deal),
            self,
        )
        self._preparer = port
        self._publish(self.table.view)
        return port

    def close_preparer(self) -> None:
        """Close the port and drop its data."""
        port, self._preparer = self._preparer, None
        if port is not None:
            # Cleared first: a listener of `closed` may call this method again.
            port.close()
            port.deleteLater()

    def session_text(self, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text with the secrets of only the deals in `secrets_of`."""
        return self._game.write(self._session, secrets_of)

    def submit(self, change: Any, owner: UndoOwner) -> Refused | None:
        """Make and store `change`; return why not if it is refused, and change nothing.

        The changes in a `Together` are one step: all are made, or none.
        """
        try:
            session, about = self._after(change, owner)
        except Refused as why:
            return _reason_alone(why)
        patch = difference(self._session, session)
        if not patch:
            return None
        step = NewStep(self._now(), about.kind, about.at, about.secret, patch)
        return self._keep(
            lambda: self.book.keep(self.session_id, self._kept.revision, step),
            secret=step.secret,
        )

    def refusal(self, change: Any, owner: UndoOwner) -> Refused | None:
        """Return why `change` would be refused, or `None`; nothing changes."""
        try:
            self._after(change, owner)
        except Refused as why:
            return _reason_alone(why)
        return None

    def _after(self, change: Any, owner: UndoOwner) -> tuple[Session, About]:
        """Return the session after `change` and what its step is about; raises `Refused`.

        Several changes are about the first of them, or about the one that ends a deal, because a
        step that ends a deal must be recognised.
        """
        session, abouts = self._session, list[About]()
        for each in change.changes if isinstance(change, Together) else (change,):
            if owner is UndoOwner.TABLE:
                refused = self._game.refused_at_table(session, each)
                if refused is not None:
                    raise refused
            before, session = session, self._game.apply(session, each)
            abouts.append(self._game.about(before, each))
        if len({about.secret for about in abouts}) > 1:
            raise TypeError("secret and public changes cannot be one step")
        ends = (about for about in abouts if self._game.ends_a_deal(about.kind))
        return session, next(ends, abouts[0])

    def suppose(self, change: Any) -> Any:
        """Return the public view after `change` without making it, or the `Refused`."""
        if not self._game.may_be_supposed(change):
            raise TypeError(f"{type(change).__name__} cannot be supposed")
        try:
            return self._game.reveal(self._game.apply(self._session, change))
        except Refused as refused:
            return refused

    def undo(self, owner: UndoOwner, deal: int | None = None) -> Refused | None:
        """Undo the last step of `owner`, or return why not."""
        step = self._to_undo(owner, deal)
        if step is None:
            return Refused(DeskReason.UNDO_NOTHING)
        wanted = [(name, before) for name, before, _ in step.patch]
        return self._rewind(owner, step, wanted, Action.UNDO)

    def _to_undo(self, owner: UndoOwner, deal: int | None = None) -> Step | None:
        return to_undo(
            self._kept.steps,
            owner,
            deal,
            withheld=self._game.withheld_from(self._session),
            beneath=self._game.stands_beneath,
        )

    def redo(self, owner: UndoOwner, deal: int | None = None) -> Refused | None:
        """Redo the step that `owner` undid last, or return why not."""
        step = to_redo(self._kept.steps, owner, deal)
        if step is None:
            return Refused(DeskReason.REDO_NOTHING)
        wanted = [(name, after) for name, _, after in step.patch]
        return self._rewind(owner, step, wanted, Action.REDO)

    def _rewind(
        self, owner: UndoOwner, step: Step, wanted: list[tuple[str, str | None]], action: Action
    ) -> Refused | None:
        try:
            then = self._game.rewound(self._session, wanted, step.kind)
            if owner is UndoOwner.TABLE:
                why = self._game.refused_rewinding(self._session, then, self._counted_since(step))
                if why is not None:
                    return why
            self._game.check(then)
        except Refused as refused:
            return refused
        except SessionFileError as error:
            return Refused(BookReason.NOT_KEPT, cause=str(error))
        patch = difference(self._session, then)
        return self._keep(
            lambda: self.book.rewind(
                action, self.session_id, self._kept.revision, step, patch, self._now()
            ),
            secret=step.secret,
        )

    def _counted_since(self, step: Step) -> frozenset[At]:
        """Return the deals whose secrets were written after `step`, including undone steps."""
        steps = self._kept.steps
        return frozenset(
            each.deal
            for each in (*steps.done_since(step.n), *steps.undone)
            if each.secret and each.deal is not None
        )

    def _keep(self, keep: Callable[[], Kept], *, secret: bool) -> Refused | None:
        try:
            self._kept = keep()
        except BookError as error:
            if isinstance(error, StaleSession):
                self._read_again()
            return Refused(error.reason, **error.figures)
        # The change is stored even if the history cannot be read.
        with suppress(BookError):
            self._summary = self.book.history_summary(self._kept)
        if secret:
            # The Table is not informed: the time alone would reveal that a count changed.
            self._publish_counts()
        else:
            self._kept_at = self._now() if self._for_good else None
            self._publish(self._view())
        return None

    def _read_again(self) -> None:
        """Load the session as another program changed it; else every entry would be refused."""
        with suppress(BookError):
            self._open(self.book.load(self.session_id))
            self._publish(self._view())

    def _open(self, kept: Kept) -> None:
        """Use a session as read from the book."""
        self._kept, self._summary = kept, self.book.history_summary(kept)

    def _view(self) -> Any:
        return self._game.corrected(self._game.reveal(self._session), self._summary.corrected)

    def _publish(self, view: Any) -> None:
        # The end is estimated only for an evening of today, not for one typed in from paper.
        tonight = {(self._now() - late).astimezone().date() for late in (timedelta(), _EVENING)}
        left = self._game.to_play(self._session) if self._session.date in tonight else None
        self.table.publish(
            view,
            self._kept_at,
            ends_at(self._summary.result_times, left, self._now()),
            self._named(self._to_undo(UndoOwner.TABLE)),
            self._named(to_redo(self._kept.steps, UndoOwner.TABLE)),
        )
        self._publish_counts()

    def _publish_counts(self) -> None:
        """Publish the counts of its deal to the Preparer face, if that is open."""
        port = self._preparer
        if port is None:
            return
        if self._game.is_gone(self._session, port.deal):
            self.close_preparer()
            return
        port.publish(
            self._game.secrets(self._session, port.deal),
            self._named(self._to_undo(UndoOwner.PREPARER, port.deal)),
            self._named(to_redo(self._kept.steps, UndoOwner.PREPARER, port.deal)),
        )

    def _named(self, step: Step | None) -> StepName | None:
        return step and StepName(step.kind, *self._game.numbers(self._session, step.deal))


def _reason_alone(why: Refused) -> Refused:
    """Return a copy without traceback, which would refer to the session with its secrets."""
    return Refused(why.reason, **why.figures)
