"""The golden book of every release opens in this version with its whole content."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chicago_gui.book import Action, Book, BookError, history_of
from chicago_gui.book.connection import BookReason, Cause, connect
from chicago_gui.book.events import pack
from chicago_gui.book.recovery import salvage
from chicago_gui.book.tables import is_intact, migrate, read_events, time_written
from chicago_gui.sheet.history import HistoryAction
from tests.book.golden_book import GOLDEN, make, told
from tests.book.typist import Typist, at

ROOT = Path(__file__).parents[2]
RELEASES = re.findall(
    r"^## (\S+)", (ROOT / "packaging" / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
)
BOOKS = [GOLDEN / f"book-{release}.sqlite" for release in reversed(RELEASES)]

TAKEN_BACK = GOLDEN / "taken-back.sqlite"
"""Two evenings typed at some five keys a second while a bid was entered at its first clear letter.

In one, `3n v` was entered and undone by Ctrl+Z three seconds later. In the other, `4hearts v` was
a bid by Egor for a moment; in the second deal a bid was undone by Ctrl+Z and `4hea` given up.
"""


def copied(golden: Path, path: Path) -> Path:
    path.parent.mkdir(parents=True)
    return shutil.copyfile(golden, path)


def test_every_release_has_its_golden_book() -> None:
    assert set(GOLDEN.glob("book-*.sqlite")) == set(BOOKS)


@pytest.mark.parametrize("golden", BOOKS, ids=lambda golden: golden.stem)
def test_a_golden_book_says_what_it_said(golden: Path, path: Path) -> None:
    copied(golden, path)
    expected = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    with Book.open(path) as book:
        assert told(book) == expected
        # Undo and redo reach its whole history.
        for session_id in expected["sessions"]:
            typist = Typist(book, session_id)
            begin = typist.session
            count = sum(step.state == "done" for step in typist.kept.steps)
            for _ in range(count):
                typist.undo()
            for _ in range(count):
                typist.redo()
            assert typist.session == begin
    assert is_intact(path)


def test_the_newest_golden_book_is_of_the_tables_as_they_are(path: Path) -> None:
    make(path)
    with closing(sqlite3.connect(path)) as new, closing(sqlite3.connect(BOOKS[-1])) as golden:
        tables = "SELECT name, sql FROM sqlite_master ORDER BY name"
        assert new.execute(tables).fetchall() == golden.execute(tables).fetchall()


@pytest.fixture
def taken_back(path: Path) -> Path:
    return copied(TAKEN_BACK, path)


def test_only_what_a_person_has_undone_can_be_redone(taken_back: Path) -> None:
    with Book.open(taken_back) as book:
        evenings = [book.load(line.id) for line in book.lines()]
        undone = {len(each.session.deals): each.steps.undone for each in evenings}
        assert undone[2] == ()
        (step,) = undone[1]
        assert step.kind == "EnterContract"
        for evening in evenings:
            typist = Typist(book, evening.session.sheet.id)
            count = len(typist.kept.steps)
            while any(step.state == "done" for step in typist.kept.steps):
                typist.undo()
            while any(step.state == "undone" for step in typist.kept.steps):
                typist.redo()
            assert len(typist.kept.steps) == count


def test_a_bid_that_nobody_meant_is_not_in_the_history(taken_back: Path) -> None:
    with Book.open(taken_back) as book:
        found = next(
            history_of(book.history(line.id), kept.session)
            for line in book.lines()
            if len((kept := book.load(line.id)).session.deals) == 2
        )
    bids = [(line.action, line.words) for line in found if line.kind == "EnterContract"]
    assert bids == [
        (HistoryAction.WRITTEN, "Deal 1: contract 4♥ by Vera"),
        (HistoryAction.WRITTEN, "Deal 2: contract 2♠ by Vera"),
        (HistoryAction.UNDONE, "Undone: deal 2: contract 2♠ by Vera"),
    ]


def test_a_saved_evening_reads_as_it_did(taken_back: Path, tmp_path: Path) -> None:
    """Salvage writes a session again, event by event."""
    with Book.open(taken_back) as book, Book.open(tmp_path / "saved.sqlite") as saved:
        evenings = [line.id for line in book.lines()]
        with closing(connect(saved.path)) as into:
            assert salvage(taken_back, into) == len(evenings)
        for evening in evenings:
            assert saved.history(evening) == book.history(evening)


@pytest.mark.parametrize(
    ("asked", "seconds", "redone", "action"),
    [
        (False, 0.9, False, Action.TAKE_BACK),
        (False, 1.0, False, Action.UNDO),  # the player asked for it
        (False, 0.9, True, Action.UNDO),  # the player redid it
        (True, 0.1, False, Action.UNDO),
    ],
)
def test_what_nobody_asked_for_is_told_from_a_person_s_undo(
    path: Path, asked: bool, seconds: float, redone: bool, action: Action
) -> None:
    copied(TAKEN_BACK, path)
    about = ("asked",) if asked else ()
    entry, back = ("000", None, "{}"), ("000", "{}", None)
    events = [
        (time_written(at(0)), "do", 102, ("EnterContract", 0, False), (entry,)),
        (time_written(at(seconds)), "undo", 102, about, (back,)),
        (time_written(at(9)), "redo", 102, (), (entry,)),
    ]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for n, event in enumerate(events if redone else events[:2], 102):
            connection.execute("INSERT INTO event VALUES(9, ?, ?)", (n, pack(event)))
        migrate(connection)
        assert read_events(connection, 9)[1].action is action


def test_a_damaged_event_of_an_old_book_stays_one(path: Path) -> None:
    copied(TAKEN_BACK, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        key, last = connection.execute("SELECT session, max(n) FROM event").fetchone()
        damage = "UPDATE event SET packed = x'00' WHERE session = ? AND n = 5"
        connection.execute(damage, (key,))
        migrate(connection)
        assert [each.n for each in read_events(connection, key)] == list(range(6, last + 1))


@pytest.mark.parametrize("golden", [*BOOKS, TAKEN_BACK], ids=lambda golden: golden.stem)
def test_a_book_whose_program_was_killed_is_migrated_with_its_log(
    golden: Path, tmp_path: Path
) -> None:
    live, died = tmp_path / "live", tmp_path / "died"
    live.mkdir()
    shutil.copyfile(golden, live / "book.sqlite")
    connection = sqlite3.connect(live / "book.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("INSERT INTO alias VALUES('typed', 'last')")
    shutil.copytree(live, died)
    connection.close()
    assert (died / "book.sqlite-wal").stat().st_size > 0
    with Book.open(died / "book.sqlite", read_only=True) as book:
        assert book.aliases()["typed"] == "last"
    with Book.open(died / "book.sqlite") as book:
        assert [each.reason for each in book.notices] in ([], [BookReason.BROUGHT_UP_TO_DATE])
        assert book.aliases()["typed"] == "last"
        for line in book.lines():
            assert book.history(line.id)[0].action is Action.ADD
    left = {each.name for each in died.iterdir()} - {"backups"}
    assert left == {"book.sqlite"}


def test_a_book_that_an_older_program_has_open_is_held(path: Path) -> None:
    copied(BOOKS[0], path)
    with closing(sqlite3.connect(path, isolation_level=None)) as older:
        older.execute("PRAGMA journal_mode = WAL")
        older.execute("INSERT INTO alias VALUES('typed', 'by the older program')")
        with pytest.raises(BookError) as caught:
            Book.open(path)
        assert caught.value.cause == Cause.HELD
        older.execute("INSERT INTO alias VALUES('and', 'on')")
    with Book.open(path) as book:
        assert {"typed", "and"} <= book.aliases().keys()
