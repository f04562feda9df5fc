"""The tables of the book: their versions, and how sessions and events are read and written.

`record` has each session as it stands, and `event` has everything that happened to it. Either
follows from the other, so that one can replace the other if it is damaged. Events are only added.
`worked_out` and `followed` are caches and may be emptied at any time. Times are texts, in UTC to
the millisecond, so that they sort. The caller begins the transactions.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

from chicago_gui import __version__, games
from chicago_gui.book.connection import (
    BookReason,
    DamagedSession,
    NoSuchSession,
    StaleSession,
    UnknownSession,
)
from chicago_gui.book.events import (
    Action,
    AnyPatch,
    Event,
    PackedPatch,
    Unreadable,
    difference,
    digest,
    digest_after,
    is_whole,
    pack,
    patched,
    unpack,
)
from chicago_gui.book.undo import StandingSteps, steps_of
from chicago_gui.games import UnknownGame
from chicago_gui.record import QuietRecord, replace
from chicago_gui.sheet.fields import HEADING
from chicago_gui.sheet.game import Game, Session
from chicago_gui.sheet.words import spoken

APPLICATION_ID = 0x43484347  # "CHCG", for `file` and for ourselves

_FIRST = (
    # `revision` is the number of the session's last event. `digest` is the sum of its records'
    # checksums (see `digest`): SQLite itself would not notice a changed letter in a text.
    """CREATE TABLE session(
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE COLLATE NOCASE,
        kind TEXT NOT NULL,
        created TEXT NOT NULL,
        updated TEXT NOT NULL,
        deleted TEXT,
        revision INTEGER NOT NULL CHECK(typeof(revision) = 'integer'),
        digest INTEGER NOT NULL CHECK(typeof(digest) = 'integer')
    )""",
    """CREATE TABLE record(
        session INTEGER NOT NULL,
        name TEXT NOT NULL,
        json TEXT NOT NULL,
        PRIMARY KEY(session, name)
    ) WITHOUT ROWID""",
    # `packed` is all of an event, see `_rows_of_version_1`.
    """CREATE TABLE event(
        session INTEGER NOT NULL,
        n INTEGER NOT NULL,
        packed BLOB NOT NULL,
        PRIMARY KEY(session, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE alias(
        name TEXT PRIMARY KEY,
        person TEXT NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE worked_out(
        session INTEGER PRIMARY KEY,
        revision INTEGER NOT NULL,
        program TEXT NOT NULL,
        packed BLOB NOT NULL
    )""",
    f"PRAGMA application_id = {APPLICATION_ID}",
)

_EVENT = """CREATE TABLE event(
        session INTEGER NOT NULL,
        n INTEGER NOT NULL,
        at TEXT NOT NULL,
        action TEXT NOT NULL,
        step INTEGER,
        kind TEXT,
        deal,
        secret INTEGER NOT NULL,
        records TEXT NOT NULL,
        packed BLOB NOT NULL,
        PRIMARY KEY(session, n)
    ) WITHOUT ROWID"""
"""`deal` is a number, or JSON for a place in a sitting. `records` are the names of the records that
were written, and `packed` has their texts.
"""

_FOLLOWED = """CREATE TABLE followed(
        session INTEGER PRIMARY KEY,
        revision INTEGER NOT NULL,
        program TEXT NOT NULL,
        packed BLOB NOT NULL
    )"""
"""Caches what the history of a session comes to, see `history.Following`."""


def _split_events(connection: sqlite3.Connection) -> None:
    """Give each fact of an event a column of its own."""
    connection.execute("ALTER TABLE event RENAME TO packed_event")
    connection.execute(_EVENT)
    keys = connection.execute("SELECT DISTINCT session FROM packed_event").fetchall()
    for (key,) in keys:
        rows = ((key, *row) for row in _rows_of_version_1(connection, key, "packed_event"))
        connection.executemany(_INSERT_EVENT, rows)
    connection.execute("DROP TABLE packed_event")
    connection.execute("UPDATE worked_out SET revision = 0")


MIGRATIONS: tuple[Sequence[str | Callable[[sqlite3.Connection], None]], ...] = (
    _FIRST,
    (_split_events, _FOLLOWED),
)
"""What leads to version 1, 2 …; never changed once a program has gone out with it.

Each version has its golden book among the tests, which every later program must migrate.
"""


def newest() -> int:
    """Return the version this program writes."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the book behind `connection`; 0 when there is nothing in it yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def bring_up(connection: sqlite3.Connection) -> None:
    """Migrate the book to the newest version, within the caller's transaction."""
    for version in range(version_of(connection), newest()):
        for step in MIGRATIONS[version]:
            if isinstance(step, str):
                connection.execute(step)
            else:
                step(connection)
        connection.execute(f"PRAGMA user_version = {version + 1}")


def time_written(at: datetime) -> str:
    """Return `at` as text; raises `ValueError` when it does not say which time zone it is in."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_rounded(at: datetime) -> datetime:
    """Return `at` as the book will give it back; raises `ValueError` as `time_written` does."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).replace(microsecond=at.microsecond // 1000 * 1000)


def time_read(text: str) -> datetime:
    """Return the time in `text`; raises `ValueError` unless `time_written` wrote it."""
    at = datetime.fromisoformat(text)
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at


def time_in_a_name(at: datetime) -> str:
    """Return `at` as part of a file's name, without signs that some disks refuse."""
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%S.%f")[:-3] + "Z"


def time_from_a_name(text: str) -> datetime:
    """Return the time in part of a file's name; raises `ValueError` when it is none."""
    # `strptime` would do it alone, and costs each start 3 ms to import.
    at = time_read(text)
    if time_in_a_name(at) != text:
        raise ValueError("a time written otherwise")
    return at


class Kept(QuietRecord):
    """A session as the book has it, with the steps that can be undone or redone.

    `news` is the event that led to it, where it was not read but changed just now.
    """

    session: Any
    revision: int
    steps: StandingSteps
    created: datetime
    updated: datetime
    deleted: bool
    news: tuple[Event, ...] = ()

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same state, whatever led to it."""
        return isinstance(other, Kept) and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    @property
    def _state(self) -> tuple[object, ...]:
        return self.session, self.revision, self.steps, self.created, self.updated, self.deleted

    def __repr__(self) -> str:
        return f"Kept({self.session.id}, revision {self.revision})"


class StoredSession(QuietRecord):
    """A session read from the book, with its key, records and digest there.

    `is_whole` tells whether its history begins with its beginning.
    """

    key: int
    id: str
    records: dict[str, str]
    digest: int
    kept: Kept
    is_whole: bool = True

    def after(self, event: Event, session: Session | None = None) -> StoredSession:
        """Return this after `event`, which is not written yet.

        `session` is what the event leads to, if it is known; else the records are read. Raises
        `ValueError` when the event is about other records or steps than there are, or leaves
        records that are no session.
        """
        kept = self.kept
        found = patched(self.records, event.patch)
        if session is None:
            session = games.of(kept.session).session_of(found) if event.patch else kept.session
        if event.action in (Action.UNDO, Action.REDO):
            event = kept.steps.turned_by(event)
        deleted = {Action.DELETE: True, Action.UNDELETE: False}.get(event.action, kept.deleted)
        steps = kept.steps.after(event)
        after = Kept(session, event.n, steps, kept.created, event.at, deleted, (event,))
        checksum = digest_after(self.digest, event.patch)
        return StoredSession(self.key, self.id, found, checksum, after, self.is_whole)


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
    patch = difference(None, session)
    now = time_written(_after_all(connection, 0, at))
    key = connection.execute(
        "INSERT INTO session(id, kind, created, updated, revision, digest) VALUES(?,?,?,?,1,?)",
        (session.id, session.game, now, now, digest_after(0, patch)),
    ).lastrowid
    _write_records(connection, key or 0, patch)
    write_event(connection, key or 0, Event(1, at, Action.ADD, None, None, None, False, patch))


def append(
    connection: sqlite3.Connection, before: StoredSession, after: StoredSession
) -> StoredSession:
    """Write the event that leads from `before` to `after`; return that as the book has it.

    Raises `StaleSession` when the book has not, or no longer, what `before` says.
    """
    (event,) = after.kept.news
    now = _after_all(connection, before.key, event.at)
    changed = connection.execute(
        "UPDATE session SET revision = ?, updated = ?, deleted = ?, digest = ?"
        " WHERE key = ? AND id = ? AND revision = ? AND digest = ?",
        (
            event.n,
            time_written(now),
            time_written(event.at) if after.kept.deleted else None,
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
    write_event(connection, before.key, event)
    if now == after.kept.updated:
        return after
    return replace(after, kept=replace(after.kept, updated=now))


def _after_all(connection: sqlite3.Connection, key: int, at: datetime) -> datetime:
    """Return `at`, or a moment after the newest change of any session but that with this key.

    `updated` tells which session was changed last, even if the laptop's clock was wrong for a time.
    """
    (newest,) = connection.execute(
        "SELECT max(updated) FROM session WHERE key != ?", (key,)
    ).fetchone()
    if newest is None or newest < time_written(at):
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


_INSERT_EVENT = "INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,?)"
_EVENT_COLUMNS = "n, at, action, step, kind, deal, secret, records, packed"

Row = tuple[Any, ...]
"""An event as its table has it, without the key of its session."""


def write_event(connection: sqlite3.Connection, key: int, event: Event) -> None:
    """Write `event` of the session with this key."""
    connection.execute(_INSERT_EVENT, (key, *_row(event)))


def _row(event: Event) -> Row:
    n, at, action, step, kind, deal, secret, patch = event
    place = json.dumps(deal) if isinstance(deal, tuple) else deal
    row = (n, time_written(at), action.value, step, kind, place, int(secret), " ".join(patch.names))
    return (*row, pack(tuple(patch), _beside(*row)))


def _beside(*row: object) -> str:
    """Return what the checksum of an event covers besides what is packed: its other columns."""
    n, at, action, step, kind, deal, secret, records = row
    return f"{n}|{at}|{action}|{step}|{kind}|{deal}|{secret}|{records}"


_ACTIONS = {action.value: action for action in Action}


@cache
def _names(records: str) -> tuple[str, ...]:
    """Return the names in a column of an event; those of thousands of events are a few hundred."""
    return tuple(records.split())


def _event(row: Row) -> Event:
    """Return the event in `row`; raises `ValueError`, `TypeError` or `KeyError` for damage."""
    n, at, action, step, kind, deal, secret, records, packed = row
    if not is_whole(packed, f"{n}|{at}|{action}|{step}|{kind}|{deal}|{secret}|{records}"):
        raise Unreadable
    place = tuple(json.loads(deal)) if isinstance(deal, str) else deal
    patch = PackedPatch(packed, _names(records))
    moment = datetime.fromisoformat(at)
    return Event(n, moment, _ACTIONS[action], step, kind, place, secret == 1, patch)


def read_events(
    connection: sqlite3.Connection, key: int, first: int = 1, last: int | None = None
) -> tuple[Event, ...]:
    """Return the session's events from the `first` to the `last`, oldest first.

    If one is damaged, those after it are returned: half a history is better than none.
    """
    return events_of(
        connection.execute(
            f"SELECT {_EVENT_COLUMNS} FROM event"
            " WHERE session = ? AND n >= ? AND n <= ? ORDER BY n",
            (key, first, _NO_LAST if last is None else last),
        )
    )


_NO_LAST = 1 << 62


def events_of(rows: Iterable[Row]) -> tuple[Event, ...]:
    """Return the events in `rows` that come after the last damaged one."""
    events: list[Event] = []
    for row in rows:
        try:
            events.append(_event(row))
        except (ValueError, TypeError, KeyError):
            events.clear()
    return tuple(events)


def is_begun(events: Sequence[Event]) -> bool:
    """Return whether `events` begin with the whole session."""
    return bool(events) and events[0].action is Action.ADD


def events_at(connection: sqlite3.Connection, key: int) -> tuple[Event, ...]:
    """Return the session's events in a book of any version, as `read_events` does."""
    if _is_version_1(connection):
        return events_of(_rows_of_version_1(connection, key, "event"))
    return read_events(connection, key)


def check_events(connection: sqlite3.Connection) -> dict[int, int]:
    """Return the number of the last event of each session, in a book of any version.

    Raises `Unreadable` when an event is damaged or missing, and other errors as SQLite does.
    """
    last: dict[int, int] = {}
    old = _is_version_1(connection)
    columns = "n, packed" if old else _EVENT_COLUMNS
    rows = connection.execute(f"SELECT session, {columns} FROM event ORDER BY session, n")
    for key, n, *columns_after, packed in rows:
        if key in last:
            whole = n == last[key] + 1
        else:
            action = unpack(packed)[1] if old else columns_after[1]
            whole = action == Action.ADD.value
        beside = "" if old else _beside(n, *columns_after)
        if not whole or not is_whole(packed, beside):
            raise Unreadable
        last[key] = n
    return last


def _is_version_1(connection: sqlite3.Connection) -> bool:
    # By its tables: of a damaged book the version may be damaged, too.
    columns = connection.execute("PRAGMA table_info(event)").fetchall()
    return [name for _, name, *_ in columns] == ["session", "n", "packed"]


_AT_ONCE = timedelta(seconds=1)
"""The next letter of a word follows within this time; who looks what is wrong takes longer."""


def _rows_of_version_1(connection: sqlite3.Connection, key: int, table: str) -> Iterator[Row]:
    """Yield the events of a session in a book of version 1 as rows of version 2.

    The first programs entered a bid at its first clear letter and undid it at the next one: `4hea`
    was 4♥ by Egor for a moment. Such an undo looks like one that a person asked for. It becomes a
    `TAKE_BACK` if no word says that it was asked for, if it followed the step in less than a
    second, and if nobody redid the step. A damaged event stays one.
    """
    found: list[list[Any]] = []
    made: dict[int, tuple[Any, ...]] = {}
    taken_back: dict[int, int] = {}  # where the undo is in `found`, by its step
    query = f"SELECT n, packed FROM {table} WHERE session = ? ORDER BY n"
    for n, packed in connection.execute(query, (key,)):
        try:
            at, what, step, about, entries = unpack(packed)
            action, moment = Action(what), time_read(at)
            records = " ".join(name for name, *_ in entries)
        except (ValueError, TypeError):
            found.append([n, "", "", None, None, None, 0, "", None])
            continue
        kind, deal, secret = None, None, False
        if action is Action.DO:
            kind, deal, secret = about
            made[n] = moment, kind, deal, secret
        elif step in made:
            made_at, kind, deal, secret = made[step]
            if action is Action.UNDO and not about and moment - made_at < _AT_ONCE:
                action = Action.TAKE_BACK
                taken_back[step] = len(found)
            elif action is Action.REDO and step in taken_back:
                found[taken_back.pop(step)][2] = Action.UNDO.value
        elif step is not None:
            # A step that is lost may have been secret.
            secret = True
        place = json.dumps(deal) if isinstance(deal, list) else deal
        found.append([n, at, action.value, step, kind, place, int(secret), records, entries])
    for *columns, entries in found:
        yield (*columns, b"" if entries is None else pack(entries, _beside(*columns)))


def read(
    connection: sqlite3.Connection, session_id: str, *, unknown: bool = False
) -> StoredSession:
    """Return the session as the book has it.

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
    events = read_events(connection, row.key)
    try:
        kept = Kept(
            session=None if game is None else game.session_of(found),
            revision=row.revision,
            steps=steps_of(events),
            created=time_read(row.created),
            updated=time_read(row.updated),
            deleted=row.deleted is not None,
        )
    except (ValueError, TypeError):
        raise DamagedSession(BookReason.SESSION_DAMAGED) from None
    return StoredSession(row.key, row.id, found, row.digest, kept, is_begun(events))


def followed(connection: sqlite3.Connection, session_id: str) -> tuple[int, bytes] | None:
    """Return the revision up to which this program cached a history, and what it cached."""
    found: tuple[int, bytes] | None = connection.execute(
        "SELECT f.revision, f.packed FROM followed f JOIN session s ON s.key = f.session"
        " WHERE s.id = ? AND f.revision <= s.revision AND f.program = ?",
        (session_id, __version__),
    ).fetchone()
    return found


def cache_followed(
    connection: sqlite3.Connection, session_id: str, revision: int, packed: bytes
) -> None:
    """Cache what the history of a session comes to, up to a revision."""
    connection.execute(
        "REPLACE INTO followed SELECT key, ?, ?, ? FROM session WHERE id = ?",
        (revision, __version__, packed, session_id),
    )


def worked_out_by() -> str:
    """Return what a cached figure depends on: this version of the program, and its language."""
    return f"{__version__}/11 {spoken()}"


def unknown_game(row: SessionRow, found: Mapping[str, str]) -> UnknownSession:
    """Return the error for a session of a game that this program does not know."""
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
