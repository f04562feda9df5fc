"""Connections wait for the disk and not long for others; every fault has a cause and a sentence."""

from __future__ import annotations

import errno
import sqlite3
from datetime import UTC, datetime
from pathlib import Path, PureWindowsPath
from string import Formatter
from urllib.parse import unquote

import pytest

from chicago_gui.book import Book, BookError, BookNotice, connection
from chicago_gui.book.connection import (
    BookReason,
    Cause,
    cause_of,
    closing,
    connect,
    explained,
    transaction,
    uri,
)
from tests.systems import needs_any_name, needs_linux

# Read before a fixture replaces them by quicker ones.
SYNCHRONOUS, WAIT = connection.SYNCHRONOUS, connection.WAIT


def one(found: sqlite3.Connection, question: str) -> object:
    return found.execute(question).fetchone()[0]


def test_a_change_waits_for_the_disk_and_not_for_others(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Book.open(path).close()
    monkeypatch.setattr(connection, "SYNCHRONOUS", SYNCHRONOUS)
    monkeypatch.setattr(connection, "WAIT", WAIT)
    with closing(connect(path)) as found:
        assert one(found, "PRAGMA synchronous") == 2  # FULL
        assert 0 < int(str(one(found, "PRAGMA busy_timeout"))) <= 1500


def test_a_transaction_is_whole_or_nothing(path: Path) -> None:
    Book.open(path).close()
    insert = "INSERT INTO alias VALUES(?, 'Anna')"
    with closing(connect(path)) as found:
        with pytest.raises(sqlite3.IntegrityError), transaction(found):
            found.executemany(insert, [("a",), ("b",), ("a",)])
        assert one(found, "SELECT count(*) FROM alias") == 0
        with transaction(found):
            found.execute(insert, ("a",))
        assert one(found, "SELECT count(*) FROM alias") == 1


def test_what_is_read_belongs_to_one_moment(book: Book) -> None:
    with closing(connect(book.path)) as reader, transaction(reader, write=False):
        assert one(reader, "SELECT count(*) FROM alias") == 0
        # A writer waits for readers, but not for long.
        with (
            closing(connect(book.path)) as writer,
            pytest.raises(sqlite3.OperationalError, match="locked"),
            transaction(writer),
        ):
            writer.execute("INSERT INTO alias VALUES('a', 'Anna')")
        assert one(reader, "SELECT count(*) FROM alias") == 0


@pytest.mark.parametrize(
    "name",
    [
        "100% #1;mode=memory&Вера",
        pytest.param("100% #1?mode=memory", marks=needs_any_name),
        pytest.param("D: Вера; 2", marks=needs_any_name),
        pytest.param("caf\udce9", marks=needs_linux),
    ],
)
def test_names_that_mean_something_in_an_address_are_names(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "book.sqlite"
    Book.open(path).close()
    assert path.exists()


def test_an_address_has_the_drive_or_the_other_computer_that_windows_names() -> None:
    drive = PureWindowsPath("C:/Users/Вера/book 1.sqlite")
    assert unquote(uri(drive)) == "file:///C:/Users/Вера/book 1.sqlite"
    assert uri(drive) == drive.as_uri()
    # SQLite refuses the usual URI with the other computer as its host.
    assert uri(PureWindowsPath(r"\\table\evenings\b.sqlite")) == "file:////table/evenings/b.sqlite"


# --- errors

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
