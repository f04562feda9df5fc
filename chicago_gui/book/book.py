"""The open book: what the other packages call to keep sessions and to read them."""

from __future__ import annotations

import json
import os
import sqlite3
from _thread import get_ident
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Self

from chicago_gui import games
from chicago_gui.book import backups, figures, recovery, tables
from chicago_gui.book.backups import Backup
from chicago_gui.book.connection import (
    FAULTS,
    AlreadyKept,
    BookError,
    BookNotice,
    BookReason,
    Broken,
    Cause,
    DamagedSession,
    NoSuchSession,
    StaleSession,
    cause_of,
    close,
    connect,
    explained,
    refuse,
    transaction,
)
from chicago_gui.book.events import (
    Action,
    Event,
    Kept,
    NewStep,
    Patch,
    RecordChange,
    Step,
    StoredSession,
    Unreadable,
    difference,
    pack,
    patched,
    unpack,
)
from chicago_gui.book.figures import SessionFigures
from chicago_gui.book.history import HistoryFollower, HistorySummary
from chicago_gui.sheet.fields import joined
from chicago_gui.sheet.game import S, Session
from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.season import Figures, Season, figures_of
from chicago_gui.sheet.session_file import new_id
from chicago_gui.sheet.session_list import SessionLine
from chicago_gui.whole_file import keep_private

_UNCACHED = 64
"""How many events of a session may be read again when it is opened."""


Identity = tuple[int, int]
"""Device and inode of a file. Two paths with one identity are the same file."""


def identity(path: Path, *, follow: bool = False) -> Identity | None:
    """Return the identity of the file at `path`; `None` when there is none.

    With `follow`, return the target's identity for a symbolic link.
    """
    try:
        stat = os.stat(path, follow_symlinks=follow)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return stat.st_dev, stat.st_ino


class BookFile:
    """The file of an open book: its connection, and the path where it must stay.

    If the user moves, deletes or replaces the file, SQLite goes on writing into the file that it
    opened, wherever that is now. So the book looks for its file before each change. If the file is
    gone, the book writes itself to its path again.

    `notices` are sentences about what happened at opening. `on_notice` gets a notice when a change
    finds that the file was moved.
    """

    on_notice: Callable[[BookNotice], None] | None = None

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        notices: Iterable[BookNotice] = (),
        *,
        read_only: bool = False,
    ) -> None:
        self.path = path
        self.notices = tuple(notices)
        self._connection = connection
        self._read_only = read_only
        self._opened = identity(path, follow=True)
        self._thread = get_ident()
        if not read_only:
            # An older version or a copy may have left it readable for all.
            for each in (path, *recovery.logs_of(path)):
                keep_private(each)
        # If something could not be read, the next start checks the book and moves it aside.
        self._found_damage = False
        self._closed = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.path)!r})"

    def close(self) -> None:
        """Close the book; everything is saved already. A second call does nothing."""
        if self._closed:
            return
        if not self._is_in_place:
            with suppress(BookError, sqlite3.Error):
                # A book without sessions need not be written again.
                if self._connection.execute("SELECT 1 FROM session LIMIT 1").fetchone():
                    self._ensure_in_place()
        self._closed = True
        if self._read_only or not self._is_in_place:
            # A journal at the path belongs to another book.
            with suppress(sqlite3.Error):
                self._connection.close()
        else:
            close(self._connection)
            if self._found_damage:
                recovery.require_full_check(self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _refusing(self, reason: BookReason) -> Iterator[None]:
        """Raise `BookError` of `reason` when the block fails."""
        try:
            yield
        except (*FAULTS, OSError) as error:
            self._found_damage |= cause_of(error) is Cause.DAMAGED
            refuse(reason, error)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._refusing(BookReason.NOT_READ), transaction(self._connection, write=False):
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._ensure_in_place()
        with self._refusing(BookReason.NOT_KEPT), transaction(self._connection):
            yield

    @property
    def _is_in_place(self) -> bool:
        return self._read_only or identity(self.path) == self._opened

    def _ensure_in_place(self) -> None:
        """If the book is not at its path, write it there again and send a notice.

        Raises `BookError` when it cannot be written; then nothing was changed.
        """
        if self._is_in_place:
            return
        if get_ident() != self._thread:
            # Only the thread that opened the book may use the connection; it will notice too.
            raise BookError(BookReason.NOT_BACKED_UP, Cause.FILE)
        notice: BookNotice | None = None
        with explained(BookReason.NOT_KEPT):
            if identity(self.path, follow=True) == self._opened:
                # The file was moved and linked: its journal belongs beside the file.
                path = self.path.resolve()
            else:
                path, notice = recovery.save_again(self._connection, self.path)
            old, self._connection = self._connection, connect(path)
            with suppress(sqlite3.Error):
                old.close()
            self.path, self._opened = path, identity(path)
        if notice is not None and self.on_notice is not None:
            self.on_notice(notice)


class Book(BookFile):
    """An open book. Only `backup` may be called on another thread.

    Every method raises `BookError` when disk or database fail; then nothing was changed.
    """

    _current: StoredSession | None = None
    _following: HistoryFollower | None = None
    _cached = 0
    """The revision up to which the history of the current session is cached."""

    @classmethod
    def open(cls, path: Path | str, *, read_only: bool = False) -> Book:
        """Open the book at `path`, or make a new one.

        A broken book is replaced by its newest sound backup; `notices` say so. With `read_only`
        nothing is written.
        """
        # SQLite keeps the journal beside the file itself, wherever a link to it lies.
        path = Path(path).resolve()
        if read_only:
            return cls(path, recovery.open_to_read(path), read_only=True)
        return cls(path, *recovery.open_to_write(path))

    # --- whole sessions

    def add(self, session: Session, at: datetime) -> None:
        """Add a session. If a deleted one has its id, that one comes back with the new content.

        Raises `AlreadyKept` when the book has its id.
        """
        with self._writing():
            row = tables.find(self._connection, session.id)
            if row is None:
                tables.insert(self._connection, session, at)
            elif row.deleted is None:
                raise AlreadyKept(BookReason.ALREADY_KEPT)
            else:
                self._append(self._read(session.id), Action.UNDELETE, at)
                self._replace(session, at)

    def add_new(self, sessions: Iterable[Session], at: datetime) -> None:
        """Add sessions that the book never had, all or none, in one transaction.

        Raises `AlreadyKept` when the book has one of their ids, deleted or not.
        """
        with self._writing():
            for session in sessions:
                if tables.find(self._connection, session.id) is not None:
                    raise AlreadyKept(BookReason.ALREADY_KEPT)
                tables.insert(self._connection, session, at)

    def add_copy(self, session: S, at: datetime) -> S:
        """Add a copy of `session` with a new id, and return it."""
        copy: S = games.of(session).with_id(session, new_id())
        self.add(copy, at)
        return copy

    def replace(self, session: Session, at: datetime) -> Kept:
        """Replace the session that has the same id, as a step that can be undone.

        Raises `NoSuchSession`.
        """
        with self._writing():
            return self._replace(session, at)

    def load(self, session_id: str) -> Kept:
        """Return the session, deleted or not.

        Raises `NoSuchSession`, `DamagedSession`, or `UnknownSession` when its game is not known.
        """
        with self._reading():
            self._current = self._read(session_id)
        self._following = None
        return self._current.kept

    def history_summary(self, kept: Kept) -> HistorySummary:
        """Return the summary of a session's history; `kept` is the last that the book returned.

        The summary is cached now and then, so that the history is not read from its beginning.
        Raises `BookError`.
        """
        following = self._following
        if following is None:
            following = self._following = self._restored(kept)
        newest = self._current.event if self._current and self._current.kept is kept else None
        events: tuple[Event, ...]
        if newest is not None and newest.n == following.revision + 1:
            events = (newest,)
        else:
            events = self._events(kept.session.id, following.revision + 1, kept.revision)
        history_summary = following.after(events, kept.steps)
        if kept.revision - self._cached >= _UNCACHED and not self._read_only:
            self._cache(kept, following)
        return history_summary

    def as_added(self, session_id: str) -> Session:
        """Return the session as it was added to the book, or as it is now if that is lost.

        Raises as `load`.
        """
        kept = self.load(session_id)
        first = next(iter(self._events(session_id, 1, 1)), None)
        if first is not None and first.action is Action.ADD:
            with suppress(ValueError):
                as_added: Session = games.of(kept.session).session_of(patched({}, first.patch))
                return as_added
        now: Session = kept.session
        return now

    def session_file(self, session_id: str) -> str:
        """Return the text of the session's file without secrets, also for an unknown game.

        Raises `NoSuchSession` or `DamagedSession`, and `BookError` while a match withholds it.
        """
        with self._reading():
            stored = self._read(session_id, unknown=True)
        if stored.kept.session is not None:
            self.check_shown(stored.kept.session)
            return games.dumps(stored.kept.session)
        return json.dumps(joined(stored.records), indent=1, ensure_ascii=False)

    def to_compare(self, session: S) -> list[S]:
        """Return the sessions to compare an imported `session` with, newest first.

        These are the sessions of its game with its id or its day, without deleted ones. Only some
        games compare sessions.
        """
        return self.alike(session) if games.of(session).compares else []

    def alike(self, session: S) -> list[S]:
        """Return the sessions of the same game with the id or the day of `session`, newest first.

        Deleted ones and damaged ones are left out.
        """
        with self._reading():
            found = tables.of_game(self._connection, session.game)
        alike = [each for each, day in found if session.id == each or session.date == day]
        kept: list[S] = []
        for session_id in alike:
            with suppress(DamagedSession), self._reading():
                kept.append(self._read(session_id).kept.session)
        return kept

    def withheld_by(self, session: Session) -> Session | None:
        """Return the match in the book whose players may not see `session` yet, or `None`."""
        game = games.of(session)
        others = (each for each in self.to_compare(session) if each.id != session.id)
        return next((each for each in others if game.withholds(each, session)), None)

    def check_shown(self, session: Session) -> None:
        """Raise `BookError` when a match in the book withholds `session`."""
        if self.withheld_by(session) is not None:
            raise BookError(BookReason.WITHHELD)

    def latest(self, preferred: str = "") -> str | None:
        """Return the id of the session changed last, or `None`; deleted sessions do not count.

        If the session with the id `preferred` is there, return that id.
        """
        with self._reading():
            found = self._connection.execute(
                "SELECT id FROM session WHERE deleted IS NULL"
                " ORDER BY id = ? DESC, updated DESC, key DESC LIMIT 1",
                (preferred,),
            ).fetchone()
        return None if found is None else str(found[0])

    def ids(self) -> list[str]:
        """Return the ids of the sessions that are not deleted, oldest in the book first."""
        with self._reading():
            rows = self._connection.execute(
                "SELECT id FROM session WHERE deleted IS NULL ORDER BY key"
            ).fetchall()
        return [str(session_id) for (session_id,) in rows]

    def delete(self, session_ids: Iterable[str], at: datetime) -> list[str]:
        """Delete these sessions in one transaction; return the ids of those that can be read.

        `undelete` brings them back at any time. Raises `NoSuchSession`; then none is deleted.
        """
        return self._set_deleted(session_ids, Action.DELETE, at)

    def undelete(self, session_ids: Iterable[str], at: datetime) -> list[str]:
        """Undelete these sessions in one transaction; return the ids of those that can be read."""
        return self._set_deleted(session_ids, Action.UNDELETE, at)

    # --- changes

    def keep(self, session_id: str, revision: int, step: NewStep) -> Kept:
        """Write a new step to disk.

        Raises `StaleSession` when the book has another revision, and `ValueError` when the patch
        does not fit the session.
        """
        n, at = revision + 1, tables.time_rounded(step.at)
        event = Event(n, at, Action.DO, n, step.kind, step.deal, step.secret, Patch(step.patch))
        return self._keep(session_id, revision, event, step.patch.after)

    def rewind(
        self,
        action: Action,
        session_id: str,
        revision: int,
        step: Step,
        patch: Iterable[RecordChange],
        at: datetime,
    ) -> Kept:
        """Write that `step` was undone or redone, as `action` says; `patch` is what that changed.

        Redo of an undone step brings back the inverse of that `patch`, not what the step first
        wrote. Raises as `keep`.
        """
        now = tables.time_rounded(at)
        event = Event(
            revision + 1, now, action, step.n, step.kind, step.deal, step.secret, Patch(patch)
        )
        after = patch.after if isinstance(patch, Patch) else None
        return self._keep(session_id, revision, event, after)

    def history(self, session_id: str) -> tuple[Event, ...]:
        """Return everything that happened to the session, oldest first, secrets included."""
        events = self._events(session_id)
        self._found_damage |= not tables.has_beginning(events)
        return events

    # --- across sessions

    def lines(self, *, deleted: bool = False) -> list[SessionLine]:
        """Return the sessions in the book, newest first; with `deleted` the deleted ones."""
        worked = self._all_figures()
        wanted = (each for each in worked if (each.row.deleted is not None) is deleted)
        return figures.newest_first(wanted)

    def seasons(self) -> dict[str, Season]:
        """Return all evenings of each game that has figures, in the order of `games.kinds`."""
        return figures.seasons_of(self._all_figures(), self.aliases())

    def figures(self, game: str) -> Figures:
        """Return the figures of each player and pair in one game, over all evenings."""
        return figures_of(games.game(game), self.seasons().get(game, Season()))

    def cache_figures(self, most: int) -> bool:
        """Cache the figures of `most` more sessions; return whether none is left."""
        with self._refusing(BookReason.NOT_READ):
            return figures.cache_figures(self._connection, most)

    def aliases(self) -> dict[str, str]:
        """Return the merged names: each folded name with the name of its person."""
        with self._reading():
            return figures.read_aliases(self._connection)

    def merge(self, name: str, into: str) -> None:
        """Count `name` as another spelling of `into`; raises `BookError` for two people."""
        evenings = [each.line.players for each in self._all_figures()]
        with self._writing():
            figures.merge(self._connection, name, into, evenings)

    def separate(self, name: str) -> None:
        """Let `name` count for itself again."""
        with self._writing():
            figures.separate(self._connection, name)

    # --- backups

    def backup(self) -> Path:
        """Make a backup, unless nothing has changed since the newest, and return its path.

        May be called on any thread. A damaged book never replaces older backups.
        """
        self._ensure_in_place()
        with explained(BookReason.NOT_BACKED_UP):
            try:
                return backups.make(self.path)
            except Broken:
                self._found_damage = True
                raise BookError(BookReason.NOT_BACKED_UP, Cause.DAMAGED) from None

    def backups(self) -> tuple[Backup, ...]:
        """Return the backups, newest first; of equal ones only the oldest."""
        with explained(BookReason.NOT_READ):
            return backups.distinct(self.path)

    def restore(self, backup: Path) -> Path:
        """Replace the content of the book by that of `backup`; return a backup of what it was.

        Raises `BookError` when `backup` is damaged.
        """
        self._current = self._following = None
        self._ensure_in_place()
        with explained(BookReason.NOT_KEPT):
            before = recovery.restore(self._connection, self.path, backup)
        # Otherwise the next start would find the book older than its newest backup.
        with suppress(*FAULTS, OSError, Broken):
            backups.make(self.path, spare=backup)
        return before

    # --- used by several of these

    def _keep(self, session_id: str, revision: int, event: Event, session: Session | None) -> Kept:
        try:
            with self._writing():
                before = self._current
                if before is None or before.id != session_id:
                    before = self._read(session_id)
                if before.kept.revision != revision:
                    raise StaleSession(BookReason.STALE)
                after = tables.append(self._connection, before, event, session)
        except BookError:
            self._current = None
            raise
        self._current = after
        return after.kept

    def _append(self, before: StoredSession, action: Action, at: datetime) -> None:
        self._current = None
        event = Event(before.kept.revision + 1, tables.time_rounded(at), action)
        tables.append(self._connection, before, event)

    def _replace(self, session: Session, at: datetime) -> Kept:
        self._current = None
        before = self._read(session.id)
        patch = difference(before.kept.session, session)
        if not patch:
            return before.kept
        n = before.kept.revision + 1
        event = Event(n, tables.time_rounded(at), Action.DO, n, REPLACE, patch=patch)
        return tables.append(self._connection, before, event).kept

    def _set_deleted(self, session_ids: Iterable[str], action: Action, at: datetime) -> list[str]:
        done = []
        with self._writing():
            for session_id in session_ids:
                with suppress(DamagedSession):
                    stored = self._read(session_id, unknown=True)
                    if stored.kept.deleted is not (action is Action.DELETE):
                        self._append(stored, action, at)
                    done.append(session_id)
        return done

    def _read(self, session_id: str, *, unknown: bool = False) -> StoredSession:
        try:
            stored = tables.read(self._connection, session_id, unknown=unknown)
        except DamagedSession:
            self._found_damage = True
            raise
        self._found_damage |= not stored.is_whole
        return stored

    def _events(
        self, session_id: str, first: int = 1, last: int | None = None
    ) -> tuple[Event, ...]:
        with self._reading():
            row = tables.find(self._connection, session_id)
            if row is None:
                raise NoSuchSession(BookReason.NO_SUCH_SESSION)
            return tables.read_events(self._connection, row.key, first, last)

    def _restored(self, kept: Kept) -> HistoryFollower:
        """Return the follower from the cache, or a new one."""
        game = games.of(kept.session)
        with self._reading():
            found = tables.cached_history(self._connection, kept.session.id)
        if found is not None:
            revision, packed = found
            with suppress(Unreadable, ValueError, TypeError):
                following = HistoryFollower.restored(game, revision, unpack(packed))
                self._cached = revision
                return following
        self._cached = 0
        return HistoryFollower(game)

    def _cache(self, kept: Kept, following: HistoryFollower) -> None:
        """Cache the summary of a session's history; on a full disk it is not cached."""
        packed = pack(following.state)
        with suppress(BookError), self._writing():
            tables.cache_history(self._connection, kept.session.id, kept.revision, packed)
            self._cached = kept.revision

    def _all_figures(self) -> list[SessionFigures]:
        with self._refusing(BookReason.NOT_READ):
            found = figures.read_all(self._connection)
        self._found_damage |= any(each.line.damaged for each in found)
        return found
