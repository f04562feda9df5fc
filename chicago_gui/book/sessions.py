"""Sessions in the book's tables: written, changed and read. The caller begins the transactions."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple

from chicago_gui import __version__, games
from chicago_gui.book import schema
from chicago_gui.book.connection import (
    BookReason,
    DamagedSession,
    NoSuchSession,
    StaleSession,
    UnknownSession,
)
from chicago_gui.book.schema import time_read
from chicago_gui.book.standing import Kept, Past, Told, as_made, newest_steps, steps_of
from chicago_gui.book.steps import (
    Action,
    AnyPatch,
    Event,
    PackedPatch,
    difference,
    digest,
    digest_after,
    pack,
    patched,
    unpack,
    unpack_event,
)
from chicago_gui.games import UnknownGame
from chicago_gui.record import QuietRecord, replace
from chicago_gui.sheet.fields import HEADING
from chicago_gui.sheet.game import Game, Session
from chicago_gui.sheet.words import spoken


class StoredSession(QuietRecord):
    """A session read from the book, with its key, records and digest there.

    `packed` is the event that led to it from another, as the book will have it.
    """

    key: int
    id: str
    records: dict[str, str]
    digest: int
    kept: Kept
    packed: bytes = b""

    def after(self, event: Event, session: Session | None = None) -> StoredSession:
        """Return this after `event`, which is not written yet.

        `session` is what the event leads to, when somebody knows; else the records are read.
        Raises `ValueError` when the event is about other records or steps than there are, or
        leaves records that are no session.
        """
        kept = self.kept
        found = patched(self.records, event.patch)
        if session is None:
            session = games.of(kept.session).session_of(found) if event.patch else kept.session
        deleted = {Action.DELETE: True, Action.UNDELETE: False}.get(event.action, kept.deleted)
        packed = _packed(event)
        made = event._replace(patch=PackedPatch(packed, event.patch.names))
        steps = kept.steps.after(made)
        news = (as_made(made, kept.steps, steps),)
        return StoredSession(
            self.key,
            self.id,
            found,
            digest_after(self.digest, event.patch),
            Kept(session, event.n, steps, kept.created, event.at, deleted, news),
            packed,
        )


_FIRST_KIND = "chicago"
"""What books called the usual game while there was no other."""


class SessionRow(NamedTuple):
    """A session's own row; `kind` is which game it is of."""

    key: int
    id: str
    kind: str
    created: str
    updated: str
    deleted: str | None
    revision: int
    digest: int

    @property
    def game(self) -> str:
        """What session files call its game."""
        return games.USUAL if self.kind == _FIRST_KIND else self.kind


COLUMNS = ", ".join(f"s.{field}" for field in SessionRow._fields)
"""The columns of a `SessionRow`, of the table `session s`."""


def find(connection: sqlite3.Connection, session_id: str) -> SessionRow | None:
    """Return the row of `session_id`, deleted ones too, or `None`."""
    found = connection.execute(
        f"SELECT {COLUMNS} FROM session s WHERE id = ?", (session_id,)
    ).fetchone()
    return None if found is None else SessionRow(*found)


def of_game(connection: sqlite3.Connection, game: str) -> list[tuple[str, date | None]]:
    """Return id and day of each session of `game` that is not deleted, changed last first."""
    rows = connection.execute(
        "SELECT s.id, r.json FROM session s JOIN record r ON r.session = s.key AND r.name = ?"
        " WHERE s.kind = ? AND s.deleted IS NULL ORDER BY s.updated DESC, s.key DESC",
        (HEADING, game),
    )
    found: list[tuple[str, date | None]] = []
    for session_id, text in rows:
        day = None
        with suppress(ValueError, TypeError):  # a damaged session is told of when it is read
            day = date.fromisoformat(heading_of({HEADING: text})["date"])
        found.append((session_id, day))
    return found


def insert(connection: sqlite3.Connection, session: Session, at: datetime) -> None:
    """Write a session that the book does not have."""
    found = games.of(session).records(session)
    now = schema.time_written(_after_all(connection, 0, at))
    key = connection.execute(
        "INSERT INTO session(id, kind, created, updated, revision, digest) VALUES(?,?,?,?,1,?)",
        (session.id, session.game, now, now, digest(found)),
    ).lastrowid
    _write_records(connection, key or 0, difference(None, session))
    event = Event(1, at, Action.ADD, None, None, None, False, difference(None, session))
    write_event(connection, key or 0, event)


def append(
    connection: sqlite3.Connection, before: StoredSession, after: StoredSession, event: Event
) -> StoredSession:
    """Write `event`, which leads from `before` to `after`; return that as the book has it.

    Raises `StaleSession` when the book has not, or no longer, what `before` says.
    """
    now = _after_all(connection, before.key, event.at)
    changed = connection.execute(
        "UPDATE session SET revision = ?, updated = ?, deleted = ?, digest = ?"
        " WHERE key = ? AND id = ? AND revision = ? AND digest = ?",
        (
            event.n,
            schema.time_written(now),
            schema.time_written(event.at) if after.kept.deleted else None,
            after.digest,
            before.key,
            before.id,
            before.kept.revision,
            before.digest,
        ),
    ).rowcount
    if not changed:
        raise StaleSession(BookReason.STALE)
    _write_records(connection, before.key, event.patch)
    _write_packed(connection, before.key, event.n, after.packed)
    if now == after.kept.updated:
        return after
    return replace(after, kept=replace(after.kept, updated=now))


def _after_all(connection: sqlite3.Connection, key: int, at: datetime) -> datetime:
    """Return `at`, or a moment after the newest change of any session but that with this key.

    `updated` is what tells which session was changed last. The laptop's clock may have been wrong
    for an hour or for years: the order of the changes holds all the same.
    """
    (newest,) = connection.execute(
        "SELECT max(updated) FROM session WHERE key != ?", (key,)
    ).fetchone()
    if newest is None or newest < schema.time_written(at):
        return at
    try:
        return time_read(newest) + timedelta(milliseconds=1)
    except (ValueError, OverflowError):
        return at


def _write_records(connection: sqlite3.Connection, key: int, patch: AnyPatch) -> None:
    for name, _, text in patch:
        if text is None:
            connection.execute("DELETE FROM record WHERE session = ? AND name = ?", (key, name))
        else:
            # As bytes: a text that SQLite was given keeps what it was given as, too, and the
            # session's records keep the text.
            values = (key, name, text.encode())
            connection.execute("REPLACE INTO record VALUES(?,?,CAST(? AS TEXT))", values)


def write_event(connection: sqlite3.Connection, key: int, event: Event) -> None:
    """Write `event` of the session with this key."""
    _write_packed(connection, key, event.n, _packed(event))


def _write_packed(connection: sqlite3.Connection, key: int, n: int, packed: bytes) -> None:
    connection.execute("INSERT INTO event VALUES(?,?,?)", (key, n, packed))


def _packed(event: Event) -> bytes:
    """Return `event` as the book has it.

    `step` is the number of the event that made the step; kind, deal and secret stand there alone.
    An undo is written as one that somebody asked for, unless it was read as one that nobody did.
    """
    about: tuple[Any, ...] = ()
    if event.action is Action.DO:
        about = event.kind, event.deal, event.secret
    elif event.action is Action.UNDO:
        about = (_ASKED,)
    action = Action.UNDO if event.action is Action.TAKE_BACK else event.action
    written = schema.time_written(event.at)
    return pack((written, action.value, event.step, about, tuple(event.patch)))


_ASKED = "asked"
"""Stands in each undo since none is made unasked."""

_AT_ONCE = timedelta(seconds=1)
"""The next letter of a word follows within this time; who looks what is wrong takes longer."""


def read(
    connection: sqlite3.Connection, session_id: str, past: Past, *, unknown: bool = False
) -> StoredSession:
    """Return the session as the book has it; events of long ago are read from its `past`.

    Raises `NoSuchSession`; `DamagedSession` when what is there cannot be trusted; `UnknownSession`
    for one of a game that this program does not know, unless the caller takes that for what it is
    (`unknown`): a session that is kept and cannot be looked at.
    """
    row = find(connection, session_id)
    if row is None:
        raise NoSuchSession(BookReason.NO_SUCH_SESSION)
    try:
        game: Game[Any] | None = games.game(row.game)
    except UnknownGame:
        if not unknown:
            raise unknown_game(row, read_records(connection, row)) from None
        game = None
    found = read_records(connection, row)
    try:
        told = _told(connection, row)
        newest = read_events(connection, row.key, row.revision - AT_HAND) if told else ()
        steps = newest_steps(newest, past) if len(newest) == AT_HAND else None
        news = read_events(connection, row.key) if steps is None else ()
        kept = Kept(
            session=None if game is None else game.session_of(found),
            revision=row.revision,
            steps=steps_of(news, past) if steps is None else steps,
            created=time_read(row.created),
            updated=time_read(row.updated),
            deleted=row.deleted is not None,
            news=news,
            told=None if steps is None else told,
        )
    except (ValueError, TypeError):
        raise DamagedSession(BookReason.SESSION_DAMAGED) from None
    return StoredSession(row.key, row.id, found, row.digest, kept)


AT_HAND = 64
"""So many events are read of a session of which is told what all of them come to.

Of a shorter one all are read, which takes no longer.
"""


def worked_out_by() -> str:
    """Return by what a session is worked out: this state of the program, in its language.

    What another program worked out, or this one in another language, is worked out again.
    """
    return f"{__version__}/9 {spoken()}"


def _told(connection: sqlite3.Connection, row: SessionRow) -> Told | None:
    """Return what is told of all events of a session, if it is long and was worked out so."""
    if row.revision <= AT_HAND:
        return None
    found = connection.execute(
        "SELECT packed FROM worked_out WHERE session = ? AND revision = ? AND program = ?",
        (row.key, row.revision, worked_out_by()),
    ).fetchone()
    if found is None:
        return None
    try:
        *_, (corrected, times) = unpack(found[0])
        places = {tuple(at) if isinstance(at, list) else at: tuple(keys) for at, keys in corrected}
        return Told(places, list(map(time_read, times)))
    except (ValueError, TypeError):
        return None


def unknown_game(row: SessionRow, found: Mapping[str, str]) -> UnknownSession:
    """Return the error that tells of a session whose game this program does not know."""
    when = heading_of(found).get("date", "")
    return UnknownSession(BookReason.UNKNOWN_GAME, when=when, game=row.game)


def heading_of(found: Mapping[str, str]) -> dict[str, Any]:
    """Return the heading that every game writes alike: game, id, date, place, players.

    Raises `ValueError` when it cannot be read.
    """
    heading = json.loads(found.get(HEADING, ""))
    if not isinstance(heading, dict):
        raise ValueError("the heading is no object")
    return heading


def game_of(found: Mapping[str, str]) -> str:
    """Return the game that these records say they are of; raises `ValueError`."""
    return str(heading_of(found).get("game", games.USUAL))


def read_records(connection: sqlite3.Connection, row: SessionRow) -> dict[str, str]:
    """Return the session's records; raises `DamagedSession` unless they are all as written."""
    found = dict(connection.execute("SELECT name, json FROM record WHERE session = ?", (row.key,)))
    try:
        if digest(found) == row.digest and game_of(found) == row.game:
            return found
    except (ValueError, TypeError):
        pass
    raise DamagedSession(BookReason.SESSION_DAMAGED)


def read_events(
    connection: sqlite3.Connection, key: int, after: int = 0, last: int | None = None
) -> tuple[Event, ...]:
    """Return the session's events, oldest first: those `after` one of them, up to the `last`.

    Where one cannot be read those after it are returned: a session with half a history is better
    than none.

    Earlier programs entered a bid at its first clear letter and undid it at the next one: `4hea`
    was 4♥ by Egor for a moment. In the book this looks like an undo that a person asked for. It is
    read as `TAKE_BACK` where such a program wrote it (no undo says there that it was asked for),
    less than a second after the step, and nobody has redone the step. So a person's undo of an
    old evening can be redone unless it followed the entry within a second.
    """
    events: list[Event] = []
    made: dict[int, Event] = {}
    taken_back: dict[int, int] = {}  # where the undo stands in `events`, by its step
    rows = connection.execute(
        "SELECT n, packed FROM event WHERE session = ? AND n > ? AND n <= ? ORDER BY n",
        (key, after, _NONE_SO_HIGH if last is None else last),
    )
    for n, packed in rows:
        try:
            at, action, step, about, patch = unpack_event(packed)
            if action is Action.DO:
                kind, deal, secret = about
                if deal.__class__ is list:
                    deal = tuple(deal)
            elif step is None:
                kind, deal, secret = None, None, False
            elif step in made:
                _, made_at, _, _, kind, deal, secret, _ = made[step]
                if action is Action.UNDO and not about and time_read(at) - made_at < _AT_ONCE:
                    action = Action.TAKE_BACK
                    taken_back[step] = len(events)
                elif action is Action.REDO and step in taken_back:
                    # Somebody wanted the entry all the same.
                    place = taken_back.pop(step)
                    events[place] = events[place]._replace(action=Action.UNDO)
            else:
                # Of a step that is lost nobody knows whether it was secret, so it is.
                kind, deal, secret = None, None, True
            # By their names it would take longer.
            event = _new(Event, (n, time_read(at), action, step, kind, deal, secret, patch))
        except (ValueError, TypeError):
            events.clear()
            taken_back.clear()
            continue
        if action is Action.DO:
            made[n] = event
        events.append(event)
    return tuple(events)


_new = tuple.__new__
_NONE_SO_HIGH = 1 << 62
