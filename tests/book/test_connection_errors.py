"""Every reason has its sentence and every fault its cause."""

from __future__ import annotations

import errno
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from string import Formatter

import pytest

from chicago_gui.book import BookError, BookNotice, tables
from chicago_gui.book import connection as errors
from chicago_gui.book.connection import BookReason, Cause, cause_of, explained

FIGURES = {
    "path": Path("book.sqlite"),
    "aside": Path("book.broken.sqlite"),
    "folder": Path("stick"),
    "backup": Path("backup.sqlite"),
    "when": datetime(2026, 11, 20, 21, 14, tzinfo=UTC),
    "saved": 3,
    "count": 2,
    "one": "Vera",
    "other": "Verochka",
}


@pytest.mark.parametrize("reason", BookReason)
def test_every_reason_makes_a_sentence(reason: BookReason) -> None:
    names = {name for _, name, _, _ in Formatter().parse(reason.value) if name}
    assert names <= {*FIGURES, "cause"}
    error = BookError(reason, Cause.FULL, **FIGURES)
    for said in (error, BookNotice(reason, error.figures)):
        text = str(said)
        assert not set("{}\n") & set(text)
        assert text == text.strip()


@pytest.mark.parametrize(
    ("number", "cause"),
    [
        (errno.ENOSPC, Cause.FULL),
        (errno.EIO, Cause.DISK),
        (errno.EACCES, Cause.FOLDER),
        (errno.EROFS, Cause.FOLDER),
    ],
)
def test_the_system_s_faults_have_causes(number: int, cause: Cause) -> None:
    with pytest.raises(BookError) as caught, explained(BookReason.NOT_KEPT):
        raise OSError(number, "said by the system")
    assert caught.value.cause == cause.value
    assert cause.value in str(caught.value)
    assert "system" not in str(caught.value)


def test_sqlite_s_faults_have_causes() -> None:
    for code, cause in (
        (sqlite3.SQLITE_FULL, Cause.FULL),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Cause.HELD),
        (sqlite3.SQLITE_READONLY_DBMOVED, Cause.FOLDER),
        (sqlite3.SQLITE_IOERR_WRITE, Cause.DISK),
        (sqlite3.SQLITE_IOERR_SHMSIZE, Cause.FULL),
        (sqlite3.SQLITE_CORRUPT_INDEX, Cause.DAMAGED),
        (sqlite3.SQLITE_NOLFS, Cause.UNKNOWN),
    ):
        error = sqlite3.OperationalError("said by SQLite")
        error.sqlite_errorcode = code
        assert cause_of(error) is cause
    assert cause_of(sqlite3.OperationalError("Could not decode")) is Cause.DAMAGED


def test_our_own_mistakes_are_not_excused() -> None:
    connection = sqlite3.connect(":memory:")
    connection.close()
    with pytest.raises(sqlite3.ProgrammingError), explained(BookReason.NOT_READ):
        connection.execute("SELECT 1")


def test_the_errors_are_all_book_errors() -> None:
    for kind in ("AlreadyKept", "StaleSession", "NoSuchSession", "DamagedSession"):
        assert issubclass(getattr(errors, kind), BookError)


def test_times_are_written_to_sort_and_read_back() -> None:
    at = datetime.fromisoformat("2026-11-20T23:14:05.123456+02:00")
    assert tables.time_written(at) == "2026-11-20T21:14:05.123Z"
    assert tables.time_read(tables.time_written(at)) == at.replace(microsecond=123000)
    assert tables.time_in_a_name(at) == "20261120T211405.123Z"
    assert tables.time_from_a_name(tables.time_in_a_name(at)) == at.replace(microsecond=123000)
    with pytest.raises(ValueError, match="zone"):
        tables.time_read("2026-11-20T21:14:05.123")
