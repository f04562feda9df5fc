"""The tables of the book: their versions, how sessions and events are read, written and checked.

`record` has each session as it is now, and `event` has everything that happened to it. One can be
restored from the other if it is damaged. Events are only added. `worked_out` and `followed` are
caches and may be emptied at any time. Times are texts, in UTC to the millisecond, so that they
sort. The caller begins the transactions.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from chicago_gui import __version__, games
from chicago_gui.book.connection import (
    FAULTS,
    PAGE,
    BookError,
    BookReason,
    Broken,
    DamagedSession,
    NoSuchSession,
    StaleSession,
    UnknownSession,
    closing,
    connect_to_read,
    raising_broken,
)
from chicago_gui.book.events import (
    Action,
    AnyPatch,
    Event,
    Kept,
    PackedPatch,
    StoredSession,
    Unreadable,
    difference,
    digest,
    digest_after,
    is_whole,
    pack,
    sealed,
    steps_of,
    unpack,
)
from chicago_gui.record import replace
from chicago_gui.sheet.fields import HEADING
from chicago_gui.sheet.game import Game, Session
from chicago_gui.sheet.words import spoken

APPLICATION_ID = 0x43484347  # "CHCG"; `file` shows it, and `check_header` checks it

_VERSION_1 = (
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
"""The cache of `history.HistoryFollower`."""


def _split_events(connection: sqlite3.Connection) -> None:
    """Give each fact of an event a column of its own."""
    connection.execute("ALTER TABLE event RENAME TO packed_event")
    connection.execute(_EVENT)
    connection.executemany(_INSERT_EVENT, _all_of_version_1(connection, "packed_event"))
    connection.execute("DROP TABLE packed_event")
    connection.execute("UPDATE worked_out SET revision = 0")


MIGRATIONS: tuple[Sequence[str | Callable[[sqlite3.Connection], None]], ...] = (
    _VERSION_1,
    (_split_events, _FOLLOWED),
)
"""The steps to version 1, 2 and so on. An entry never changes after its release.

The tests have a golden book of each release; every later program must migrate it.
"""


def newest() -> int:
    """Return the version this program writes."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the book behind `connection`; 0 when it is empty."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the book to the newest version, within the caller's transaction."""
    for version in range(version_of(connection), newest()):
        for step in MIGRATIONS[version]:
            if isinstance(step, str):
                connection.execute(step)
            else:
                step(connection)
        connection.execute(f"PRAGMA user_version = {version + 1}")


def time_written(at: datetime) -> str:
    """Return `at` as text; raises `ValueError` when it has no time zone."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_rounded(at: datetime) -> datetime:
    """Return `at` as the book will return it; raises `ValueError` as `time_written` does."""
    return time_read(time_written(at))


def time_read(text: str) -> datetime:
    """Return the time in `text`; raises `ValueError` unless `time_written` wrote it."""
    at = datetime.fromisoformat(text)
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at


def time_in_a_name(at: datetime) -> str:
    """Return `at` as part of a file's name, without characters that some disks refuse."""
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%S.%f")[:-3] + "Z"


def time_from_a_name(text: str) -> datetime:
    """Return the time in part of a file's name; raises `ValueError` if it is no time."""
    # `strptime` would do it alone, and costs each start 3 ms to import.
    at = time_read(text)
    if time_in_a_name(at) != text:
        raise ValueError("a time written otherwise")
    return at


_FIRST_KIND = "chicago"
"""What books call the house game: the first versions had no other."""


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
        """The name of its game in session files."""
        return games.USUAL if self.kind == _FIRST_KIND else self.kind

    def check(self) -> None:
        """Raise `ValueError` or `TypeError` when its times or numbers are none."""
        for time in (self.created, self.updated, self.deleted):
            if time is not None:
                time_read(time)
        if not isinstance(self.revision, int) or not isinstance(self.digest, int):
            raise TypeError


COLUMNS = ", ".join(f"s.{field}" for field in SessionRow._fields)
"""The columns of a `SessionRow`, of the table `session s`."""


def find(connection: sqlite3.Connection, session_id: str) -> SessionRow | None:
    """Return the row of `session_id`, deleted ones too, or `None`."""
    found = connection.execute(
        f"SELECT {COLUMNS} FROM session s WHERE id = ?", (session_id,)
    ).fetchone()
    return None if found is None else SessionRow(*found)


def of_game(connection: sqlite3.Connection, game: str) -> list[tuple[str, date | None]]:
    """Return id and day of each session of `game` that is not deleted, last changed first."""
    rows = connection.execute(
        "SELECT s.id, r.json FROM session s JOIN record r ON r.session = s.key AND r.name = ?"
        " WHERE s.kind = ? AND s.deleted IS NULL ORDER BY s.updated DESC, s.key DESC",
        (HEADING, game),
    )
    found: list[tuple[str, date | None]] = []
    for session_id, text in rows:
        day = None
        with suppress(ValueError, TypeError):  # reading the session will report the damage
            day = date.fromisoformat(heading_of({HEADING: text})["date"])
        found.append((session_id, day))
    return found


def insert(connection: sqlite3.Connection, session: Session, at: datetime) -> None:
    """Write a session that the book does not have."""
    patch = difference(None, session)
    now = time_written(_later_than_all(connection, 0, at))
    key = connection.execute(
        "INSERT INTO session(id, kind, created, updated, revision, digest) VALUES(?,?,?,?,1,?)",
        (session.id, session.game, now, now, digest_after(0, patch)),
    ).lastrowid
    _write_records(connection, key or 0, patch)
    write_event(connection, key or 0, Event(1, at, Action.ADD, patch=patch))


def append(
    connection: sqlite3.Connection,
    before: StoredSession,
    event: Event,
    session: Session | None = None,
) -> StoredSession:
    """Write `event`, and return the session after it; `session` is as in `StoredSession.after`.

    Raises `StaleSession` when the session in the book is not `before`, and as that method.
    """
    after = before.after(event, session)
    now = _later_than_all(connection, before.key, event.at)
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
    write_event(connection, before.key, after.event or event)
    if now == after.kept.updated:
        return after
    return replace(after, kept=replace(after.kept, updated=now))


def _later_than_all(connection: sqlite3.Connection, key: int, at: datetime) -> datetime:
    """Return `at`, or a millisecond after the newest change of all other sessions if that is later.

    So `updated` says which session was changed last, even if the laptop's clock was wrong once.
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
            connection.execute("REPLACE INTO record VALUES(?,?,?)", (key, name, text))


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
    data = patch.data if isinstance(patch, PackedPatch) else patch.packed.data
    return (*row, sealed(data, _beside(*row)))


def _beside(*row: object) -> str:
    """Return the other columns of an event as text: the checksum covers them too."""
    n, at, action, step, kind, deal, secret, records = row
    return f"{n}|{at}|{action}|{step}|{kind}|{deal}|{secret}|{records}"


_ACTIONS = {action.value: action for action in Action}


@cache
def _names(records: str) -> tuple[str, ...]:
    """Return the names in the column `records`. Thousands of events share a few hundred texts."""
    return tuple(records.split())


def _event(row: Row) -> Event:
    """Return the event in `row`; raises `ValueError`, `TypeError` or `KeyError` for damage."""
    *columns, packed = row
    if not is_whole(packed, _beside(*columns)):
        raise Unreadable
    n, at, action, step, kind, deal, secret, records = columns
    place = tuple(json.loads(deal)) if isinstance(deal, str) else deal
    patch = PackedPatch(packed[4:], _names(records))
    moment = datetime.fromisoformat(at)
    return Event(n, moment, _ACTIONS[action], step, kind, place, secret == 1, patch)


def read_events(
    connection: sqlite3.Connection, key: int, first: int = 1, last: int | None = None
) -> tuple[Event, ...]:
    """Return the session's events from the `first` to the `last`, oldest first.

    If one is damaged, return those after it: half a history is better than none.
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


def has_beginning(events: Sequence[Event]) -> bool:
    """Return whether the first of `events` adds the session."""
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
    rows: Iterable[Row]
    if _is_version_1(connection):
        rows = _all_of_version_1(connection, "event")
    else:
        rows = connection.execute(
            f"SELECT session, {_EVENT_COLUMNS} FROM event ORDER BY session, n"
        )
    for key, *columns, packed in rows:
        n, _, action, *_ = columns
        follows = n == last[key] + 1 if key in last else action == Action.ADD.value
        if not follows or not is_whole(packed, _beside(*columns)):
            raise Unreadable
        last[key] = n
    return last


def _is_version_1(connection: sqlite3.Connection) -> bool:
    # By its tables: the version of a damaged book may be damaged too.
    columns = connection.execute("PRAGMA table_info(event)").fetchall()
    return [name for _, name, *_ in columns] == ["session", "n", "packed"]


def _all_of_version_1(connection: sqlite3.Connection, table: str) -> Iterator[Row]:
    """Yield the events of all sessions as `_rows_of_version_1` does, each after its key."""
    for (key,) in connection.execute(f"SELECT DISTINCT session FROM {table}").fetchall():
        for row in _rows_of_version_1(connection, key, table):
            yield (key, *row)


_AT_ONCE = timedelta(seconds=1)
"""The next letter of a word is typed within this time; noticing a mistake takes longer."""


def _rows_of_version_1(connection: sqlite3.Connection, key: int, table: str) -> Iterator[Row]:
    """Yield the events of a session in a book of version 1 as rows of version 2.

    The first programs entered a bid at its first clear letter and undid it at the next one: `4hea`
    was 4♥ by Egor for a moment. Such an undo looks like one by the player. It becomes a `TAKE_BACK`
    if the event does not name the player's command, if less than a second passed after the step,
    and if nobody redid the step. A damaged event stays damaged.
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
            # A lost step may have been secret.
            secret = True
        place = json.dumps(deal) if isinstance(deal, list) else deal
        found.append([n, at, action.value, step, kind, place, int(secret), records, entries])
    for *columns, entries in found:
        yield (*columns, b"" if entries is None else pack(entries, _beside(*columns)))


def read(
    connection: sqlite3.Connection, session_id: str, *, unknown: bool = False
) -> StoredSession:
    """Return the session as the book has it.

    Raises `NoSuchSession`; `DamagedSession` when a checksum is wrong; `UnknownSession` when this
    program does not know the game. With `unknown`, return such a session without its content.
    """
    row = find(connection, session_id)
    if row is None:
        # A damaged id is in the table but not in its index.
        found_by_scan = "SELECT 1 FROM session NOT INDEXED WHERE id = ?"
        if connection.execute(found_by_scan, (session_id,)).fetchone() is not None:
            raise DamagedSession(BookReason.SESSION_DAMAGED)
        raise NoSuchSession(BookReason.NO_SUCH_SESSION)
    found = read_records(connection, row)
    game: Game[Any] | None = None
    if row.game in games.kinds():
        game = games.game(row.game)
    elif not unknown:
        when = heading_of(found).get("date", "")
        raise UnknownSession(BookReason.UNKNOWN_GAME, when=when, game=row.game)
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
    return StoredSession(row.key, row.id, found, row.digest, kept, has_beginning(events))


def cached_history(connection: sqlite3.Connection, session_id: str) -> tuple[int, bytes] | None:
    """Return the cached state of a history, and the revision that it belongs to."""
    found: tuple[int, bytes] | None = connection.execute(
        "SELECT f.revision, f.packed FROM followed f JOIN session s ON s.key = f.session"
        " WHERE s.id = ? AND f.revision <= s.revision AND f.program = ?",
        (session_id, __version__),
    ).fetchone()
    return found


def cache_history(
    connection: sqlite3.Connection, session_id: str, revision: int, packed: bytes
) -> None:
    """Cache the state of a session's history at a revision."""
    connection.execute(
        "REPLACE INTO followed SELECT key, ?, ?, ? FROM session WHERE id = ?",
        (revision, __version__, packed, session_id),
    )


def cache_stamp() -> str:
    """Return the key of cached figures: the version of the program, and its language."""
    return f"{__version__}/12 {spoken()}"


def heading_of(found: Mapping[str, str]) -> dict[str, Any]:
    """Return the heading, which all games write alike: game, id, date, place, players.

    Raises `ValueError` when it cannot be read.
    """
    heading = json.loads(found.get(HEADING, ""))
    if not isinstance(heading, dict):
        raise ValueError("the heading is no object")
    return heading


def game_of(found: Mapping[str, str]) -> str:
    """Return the game named in these records; raises `ValueError`."""
    return str(heading_of(found).get("game", games.USUAL))


def _named(found: Mapping[str, str]) -> tuple[str, str]:
    """Return the session's id and game as these records have them; raises `ValueError`."""
    return str(heading_of(found).get("id")), game_of(found)


def read_records(connection: sqlite3.Connection, row: SessionRow) -> dict[str, str]:
    """Return the session's records; raises `DamagedSession` when the checksum is wrong."""
    found = dict(connection.execute("SELECT name, json FROM record WHERE session = ?", (row.key,)))
    try:
        if digest(found) == row.digest and _named(found) == (row.id, row.game):
            return found
    except (ValueError, TypeError):
        pass
    raise DamagedSession(BookReason.SESSION_DAMAGED)


_BOOK_MAGIC = b"SQLite format 3\0"
_OURS = b"CREATE TABLE record("
_MOST_VERSIONS = 1000  # a higher number means damage


def check_header(path: Path) -> None:
    """Check the first bytes of the file at `path`.

    Raises `Broken` when it is no book, `BookError` for a book of a newer version, `OSError`.
    """
    with path.open("rb") as file:
        head = file.read(100)
    if len(head) < 100 or not head.startswith(_BOOK_MAGIC):
        raise Broken
    page, encoding, version, application = (
        int.from_bytes(head[first:end], "big")
        for first, end in ((16, 18), (56, 60), (60, 64), (68, 72))
    )
    write, read, spare = head[18:21]
    if (page, spare, encoding) != (PAGE, 0, 1) or write not in (1, 2) or read != write:
        raise Broken
    if application != APPLICATION_ID:
        raise Broken
    check_version(path, version)


def check_version(path: Path, version: int) -> None:
    """Raise `BookError` for a newer version, `Broken` for an impossible one."""
    if newest() < version < _MOST_VERSIONS:
        raise BookError(BookReason.NEWER, path=path)
    if not 1 <= version <= newest():
        raise Broken


_NOW = ("session", "record")
"""The tables with the sessions as they are now."""


def check_at_start(connection: sqlite3.Connection) -> None:
    """Check a book that was closed: only what a start needs; raises `Broken`.

    The events of a session are checked when it is opened, and all events before a backup is made.
    Checking all at each start would take longer with each session in the book.
    """
    with raising_broken():
        for table in _NOW:
            if connection.execute(f"PRAGMA quick_check({table})").fetchall() != [("ok",)]:
                raise Broken


def check_all(connection: sqlite3.Connection) -> None:
    """Check the whole book; raises `Broken` unless every session and its history are whole."""
    try:
        with raising_broken():
            found = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if found != [("ok",)]:
                raise Broken
            _check_sessions(connection)
    except (ValueError, TypeError, KeyError):
        raise Broken from None


def is_intact(path: Path) -> bool:
    """Return whether the file at `path` is a sound book; no program may be writing to it."""
    try:
        check_header(path)
        with closing(connect_to_read(path, unchanging=True)) as connection:
            check_all(connection)
    except (Broken, BookError, OSError, *FAULTS):
        return False
    return True


def is_ours(path: Path) -> bool:
    """Return whether the broken file at `path` was perhaps a book.

    A file of another program must stay where it is.
    """
    with path.open("rb") as file:
        head = file.read(1 << 16)
    if _OURS in head:
        return True
    if head.startswith(_BOOK_MAGIC):
        try:
            with closing(connect_to_read(path)) as connection:
                count = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if count != (0,):
                return False  # a sound database with other tables
        except FAULTS:
            pass
    return path.suffix == ".sqlite"


def _check_sessions(connection: sqlite3.Connection) -> None:
    rows = {}
    for values in connection.execute(f"SELECT {COLUMNS} FROM session s"):
        row = SessionRow(*values)
        row.check()
        rows[row.key] = row
    found = {}
    texts = connection.execute("SELECT session, name, json FROM record ORDER BY session")
    for key, group in groupby(texts, itemgetter(0)):
        records = {name: text for _, name, text in group}
        found[key] = digest(records), *_named(records)
    if found != {key: (row.digest, row.id, row.game) for key, row in rows.items()}:
        raise Broken
    if check_events(connection) != {key: row.revision for key, row in rows.items()}:
        raise Broken
