"""Whether a book is intact: what is in it, and how far its log went.

SQLite takes a log as far as its checksums hold and says nothing of what comes after. What comes
after was once acknowledged, and somebody has to be told. The log's index, the file with `-shm`,
says how far the log went: it is written when a change is on disk, so it is never ahead of the log,
and it outlives the program. After a power cut it may be behind, or gone; then the log itself is
asked whether whole transactions come after the damage.

See https://www.sqlite.org/fileformat2.html#the_write_ahead_log and
https://www.sqlite.org/walformat.html#the_wal_index_file_format.
"""

from __future__ import annotations

import sqlite3
import sys
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from chicago_gui.book import schema, sessions
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookReason,
    Broken,
    Cause,
    cause_of,
    closing,
    connect_to_read,
)
from chicago_gui.book.schema import PAGE
from chicago_gui.book.steps import Action, digest, is_whole, unpack_event
from chicago_gui.record import Record

_HEADER = 32
_FRAME = 24 + PAGE
_MAGIC = 0x377F0682  # and one more where the checksums are of big-endian words
_TORN = 1
"""Transactions that a power cut can leave in pieces: the last, which was not acknowledged."""

_INDEX = 40  # of the index's header, without its own checksum, which follows
_INDEX_VERSION = 3007000

Sums = tuple[int, int]


class _Index(Record):
    """What the index says: the log's salt, its frames, and how many of them the book has too."""

    salt: bytes
    frames: int
    in_book: int


def check_log(path: Path) -> None:
    """Raise `Broken` when what was in the log of the book at `path` is not there; `OSError`."""
    index = _read_index(path)
    try:
        data = path.with_name(path.name + "-wal").read_bytes()
    except FileNotFoundError:
        data = b""
    if index != _read_index(path):
        index = None  # another program is writing; what belongs together cannot be told
    if len(data) < _HEADER + _FRAME:
        if index is not None and index.frames > index.in_book:
            raise Broken
        return
    _check_frames(data, index)


def _check_frames(data: bytes, index: _Index | None) -> None:
    import struct  # after a clean end there is no log, and no start waits for it

    magic, _, page = struct.unpack_from(">III", data)
    big_endian = magic == _MAGIC + 1
    sums = _add((0, 0), data[:24], big_endian)
    if magic not in (_MAGIC, _MAGIC + 1) or page != PAGE or not _has(data, 24, sums):
        raise Broken
    salt = data[16:24]
    whole = lost = 0
    intact = True
    for start in range(_HEADER, len(data) - _FRAME + 1, _FRAME):
        _, commit = struct.unpack_from(">II", data, start)
        same = data[start + 8 : start + 16] == salt
        if intact:
            sums = _add(sums, data[start : start + 8], big_endian)
            sums = _add(sums, data[start + 24 : start + _FRAME], big_endian)
            intact = same and _has(data, start + 16, sums)
        whole += intact
        lost += not intact and same and commit != 0
    if lost > _TORN:
        raise Broken
    # An index of another round of the log is one that a power cut has left behind.
    if index is not None and index.salt == salt and index.frames > whole:
        raise Broken


def _read_index(path: Path) -> _Index | None:
    """Return what the index beside the book at `path` says, or `None` if it cannot be trusted."""
    try:
        with path.with_name(path.name + "-shm").open("rb") as file:
            head = file.read(2 * (_INDEX + 8) + 4)
    except FileNotFoundError:
        return None
    one, two, rest = head[: _INDEX + 8], head[_INDEX + 8 : 2 * (_INDEX + 8)], head[-4:]
    if len(head) < 2 * (_INDEX + 8) + 4 or one != two:
        return None
    import struct

    version, begun = struct.unpack_from("=I8xB", one)
    if version != _INDEX_VERSION or not begun:
        return None
    if struct.unpack_from("=II", one, _INDEX) != _add((0, 0), one[:_INDEX], sys.byteorder == "big"):
        return None
    (frames,) = struct.unpack_from("=I", one, 16)
    (in_book,) = struct.unpack("=I", rest)
    return _Index(one[32:40], frames, in_book)


def _has(data: bytes, at: int, sums: Sums) -> bool:
    return data[at : at + 8] == b"".join(each.to_bytes(4, "big") for each in sums)


def _add(sums: Sums, data: bytes, big_endian: bool) -> Sums:
    """Return SQLite's running checksum after `data`, whose length is a multiple of 8."""
    import struct

    order = ">" if big_endian else "<"
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    one, two = sums
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


_BOOK_MAGIC = b"SQLite format 3\0"
_OURS = b"CREATE TABLE record("
_MOST_VERSIONS = 1000  # a version beyond is no version but damage


def check_header(path: Path) -> None:
    """Look at the first bytes of the file at `path`.

    Raises `Broken` when no book begins so, `BookError` for a book of a newer version, `OSError`.
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
    if (page, spare, encoding) != (schema.PAGE, 0, 1) or write not in (1, 2) or read != write:
        raise Broken
    if application != schema.APPLICATION_ID:
        raise Broken
    check_version(path, version)


def check_version(path: Path, version: int) -> None:
    """Raise `BookError` for a version from the future, `Broken` for what is none."""
    if schema.newest() < version < _MOST_VERSIONS:
        raise BookError(BookReason.NEWER, path=path)
    if not 1 <= version <= schema.newest():
        raise Broken


def check_all(connection: sqlite3.Connection) -> None:
    """Read the whole book; raises `Broken` unless every session and its history are whole."""
    try:
        found = connection.execute("PRAGMA integrity_check(1)").fetchall()
        if found != [("ok",)]:
            raise Broken
        _check_sessions(connection)
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            raise Broken from error
        raise
    except (ValueError, TypeError, KeyError):
        raise Broken from None


def is_intact(path: Path) -> bool:
    """Return whether the file at `path`, which nobody writes to, is a whole book we can read."""
    try:
        check_header(path)
        with closing(connect_to_read(path, settled=True)) as connection:
            check_all(connection)
    except (Broken, BookError, OSError, *FAULTS):
        return False
    return True


def is_ours(path: Path) -> bool:
    """Return whether the broken file at `path` can be our book, and not a file of other people.

    What is somebody else's must be left where it lies.
    """
    with path.open("rb") as file:
        head = file.read(1 << 16)
    if _OURS in head:
        return True
    if head.startswith(_BOOK_MAGIC):
        try:
            with closing(connect_to_read(path)) as connection:
                tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if tables != (0,):
                return False  # a sound database without our tables
        except FAULTS:
            pass
    return path.suffix == ".sqlite"


def _check_sessions(connection: sqlite3.Connection) -> None:
    wanted: dict[int, tuple[int, int]] = {}
    of_games: dict[int, str] = {}
    for values in connection.execute(f"SELECT {sessions.COLUMNS} FROM session s"):
        row = sessions.SessionRow(*values)
        for time in (row.created, row.updated, row.deleted):
            if time is not None:
                schema.time_read(time)
        wanted[row.key] = row.revision, row.digest
        of_games[row.key] = row.game
    texts = connection.execute("SELECT session, name, json FROM record ORDER BY session")
    digests, headings = {}, {}
    for key, group in groupby(texts, itemgetter(0)):
        records = {name: text for _, name, text in group}
        digests[key], headings[key] = digest(records), sessions.game_of(records)
    if digests != {key: checksum for key, (_, checksum) in wanted.items()}:
        raise Broken
    if headings != of_games:
        raise Broken
    last: dict[int, int] = {}
    events = connection.execute("SELECT session, n, packed FROM event ORDER BY session, n")
    for key, n, packed in events:
        # A history begins with the whole session and has no gaps.
        if key in last:
            whole = n == last[key] + 1 and is_whole(packed)
        else:
            whole = unpack_event(packed)[1] is Action.ADD
        if not whole:
            raise Broken
        last[key] = n
    if last != {key: revision for key, (revision, _) in wanted.items()}:
        raise Broken
