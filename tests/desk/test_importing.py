"""An import of many sessions, from files, folders and other laptops' books."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from uuid import UUID

import pytest

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.desk.importing import Import, is_many
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Counts, Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.teams.session import Session as Match
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.versions import ImportSummary, Keep, Versions
from tests.desk.typed_session import NINE
from tests.games.teams.make import CLOSED, OPEN, after, match, plays

GOLDEN = Path(__file__).parents[1] / "book" / "golden"


def year_of(session: Session, count: int) -> list[Session]:
    """Return so many evenings, one a week."""
    first = date(2026, 1, 2)
    return [
        replace(
            session,
            sheet=replace(session.sheet, id=str(UUID(int=at)), date=first + timedelta(weeks=at)),
        )
        for at in range(count)
    ]


def written(folder: Path, *sessions: Session | Match) -> list[Path]:
    """Write a file of each session, with the counts of open deals."""
    folder.mkdir(exist_ok=True)
    paths = []
    for at, session in enumerate(sessions):
        paths.append(folder / f"{at:03}.chicago")
        text = games.of(session).write(session, range(60))
        paths[-1].write_text(text, encoding="utf-8")
    return paths


def imported(
    book: Book, paths: Sequence[Path], *choices: Keep
) -> tuple[ImportSummary, list[Versions]]:
    sessions = Import(book, paths, lambda: NINE)
    try:
        while sessions.done < sessions.total:
            sessions.step()
        conflicts = sessions.conflicts
        for _ in sessions.apply_choices(choices or [Keep.OURS] * len(conflicts)):
            pass
    finally:
        sessions.close()
    return sessions.summary, conflicts


def test_a_folder_of_thirty_is_added_once(book: Book, tmp_path: Path, done: Session) -> None:
    year = year_of(done, 30)
    written(tmp_path / "year", *year)
    (tmp_path / "year" / "notes.txt").write_text("no session")
    summary, _ = imported(book, [tmp_path / "year"])
    assert summary == ImportSummary(added=30)
    assert book.ids() == [each.sheet.id for each in year]
    assert book.load(year[7].sheet.id).session == year[7]
    summary, _ = imported(book, [tmp_path / "year"])
    assert summary == ImportSummary(same=30)
    assert summary.sentence == "Sessions: 30 already here."


def test_unreadable_files_are_named_and_skipped(book: Book, tmp_path: Path, done: Session) -> None:
    paths = written(tmp_path, *year_of(done, 3))
    paths[1].write_text("{", encoding="utf-8")
    missing = tmp_path / "none.chicago"
    empty = tmp_path / "empty"
    empty.mkdir()
    summary, _ = imported(book, [*paths, missing, empty])
    assert summary.added == 2
    assert summary.sentence == "Sessions: 2 added, 3 not imported."
    assert summary.lines == [
        "empty — no session file in this folder",
        "001.chicago — not a session file, or damaged (JSON)",
        "none.chicago — file not found",
    ]


def test_an_import_that_is_stopped_keeps_what_is_in(
    book: Book, tmp_path: Path, done: Session
) -> None:
    sessions = Import(book, written(tmp_path, *year_of(done, 5)), lambda: NINE)
    for _ in range(2):
        sessions.step()
    sessions.close()
    assert sessions.summary.sentence == "Sessions: 2 added, 3 not processed."
    assert len(book.ids()) == 2


def test_each_choice_of_a_version_works(book: Book, tmp_path: Path, going_on: Session) -> None:
    ours = year_of(going_on, 3)
    for each in ours:
        book.add(each, NINE)
    file = [apply(apply(each, c.EnterResult(5, 8)), c.EnterNote(0, "note")) for each in ours]
    paths = written(tmp_path / "theirs", *file)
    before = book.load(ours[0].sheet.id).session
    summary, conflicts = imported(book, paths, Keep.OURS, Keep.THEIRS, Keep.BOTH)
    assert [each.name for each in conflicts] == ["000.chicago", "001.chicago", "002.chicago"]
    assert conflicts[0].ours.how_far == "5 of 15"
    assert conflicts[0].theirs.how_far == "6 of 15"
    assert conflicts[0].proposed is Keep.THEIRS
    assert conflicts[0].differences == ("deal 1: note", "deal 6: result")
    assert summary == ImportSummary(added=1, replaced=1, left=1)
    assert book.load(ours[0].sheet.id).session == before
    assert book.load(ours[1].sheet.id).session == file[1]
    assert book.load(ours[2].sheet.id).session == ours[2]
    assert len(book.ids()) == 4
    # After keeping both there is no second question, and no third version.
    summary, conflicts = imported(book, paths[1:])
    assert (summary, conflicts) == (ImportSummary(same=2), [])


def test_versions_with_as_many_deals_are_both_kept(
    book: Book, tmp_path: Path, done: Session
) -> None:
    book.add(done, NINE)
    other = apply(done, ChangeHeading(done.sheet.date, "Riga"))
    _, (versions,) = imported(book, written(tmp_path, other))
    assert versions.proposed is Keep.BOTH
    assert versions.differences == ("place",)


def test_counts_of_open_deals_are_added(book: Book, tmp_path: Path, going_on: Session) -> None:
    """Versions that differ only in secret counts are the same."""
    without = loads(games.dumps(going_on))
    assert Counts() in without.counts
    book.add(without, NINE)
    summary, conflicts = imported(book, written(tmp_path, going_on))
    assert (summary, conflicts) == (ImportSummary(same=1), [])
    assert book.load(going_on.sheet.id).session == going_on


def test_a_session_deleted_here_comes_back(book: Book, tmp_path: Path, done: Session) -> None:
    book.add(done, NINE)
    book.delete([done.sheet.id], NINE)
    summary, _ = imported(book, written(tmp_path, done))
    assert summary.added == 1
    assert book.ids() == [done.sheet.id]


def test_a_session_twice_in_a_folder_is_added_once(
    book: Book, tmp_path: Path, done: Session
) -> None:
    other = apply(done, ChangeHeading(done.sheet.date, "Riga"))
    summary, (versions,) = imported(book, written(tmp_path, done, done, other))
    assert summary == ImportSummary(added=1, same=1, left=1)
    assert versions.name == "002.chicago"


def test_one_failed_session_stops_no_other(book: Book, tmp_path: Path, done: Session) -> None:
    """Another program may add one of them between reading and writing."""
    year = year_of(done, 3)
    sessions = Import(book, written(tmp_path, *year), lambda: NINE)
    sessions.step()
    sessions.step()
    book.add(year[0], NINE)
    sessions.step()
    sessions.close()
    assert sessions.summary.added == 2
    assert [name for name, _ in sessions.summary.refused] == ["000.chicago"]
    assert sorted(book.ids()) == sorted(each.sheet.id for each in year)


# --- another laptop's book


@pytest.mark.parametrize("golden", ["book-0.1.0.sqlite", "book-0.3.0.sqlite"])
def test_a_book_of_any_version_is_read(book: Book, tmp_path: Path, golden: str) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    other = Path(shutil.copy(GOLDEN / golden, folder / "book.sqlite"))
    content = other.read_bytes()
    assert is_many(other)
    summary, _ = imported(book, [other])
    assert summary.refused == ()
    assert summary.added == len(book.ids()) > 1
    assert other.read_bytes() == content
    assert list(folder.iterdir()) == [other]
    # The folder of the book can be imported too.
    summary, _ = imported(book, [folder])
    assert (summary.added, summary.same) == (0, len(book.ids()))


def test_a_book_with_a_log_is_read_whole(book: Book, tmp_path: Path, done: Session) -> None:
    """A killed program of an earlier version leaves the last evening in its log."""
    folder, killed = tmp_path / "there", tmp_path / "killed"
    folder.mkdir()
    killed.mkdir()
    path = folder / "book.sqlite"
    Book.open(path).close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
    # A second connection keeps the log, as the running program did.
    held = sqlite3.connect(path, isolation_level=None)
    held.execute("PRAGMA wal_autocheckpoint = 0")
    with Book.open(tmp_path / "source.sqlite") as source:
        source.add(done, NINE)
    held.execute("ATTACH ? AS source", (str(tmp_path / "source.sqlite"),))
    for table in ("session", "record", "event"):
        held.execute(f"INSERT INTO main.{table} SELECT * FROM source.{table}")
    for name in ("book.sqlite", "book.sqlite-wal"):
        shutil.copy(folder / name, killed / name)
    held.close()
    before = {each.name: each.read_bytes() for each in killed.iterdir()}
    summary, _ = imported(book, [killed / "book.sqlite"])
    assert summary == ImportSummary(added=1)
    assert {each.name: each.read_bytes() for each in killed.iterdir()} == before


def test_the_book_that_is_open_and_a_broken_one_are_told(book: Book, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"SQLite format 3\0" + bytes(5000))
    summary, _ = imported(book, [book.path, broken])
    assert summary.lines[0] == "book.sqlite — this is the book that is open"
    assert summary.lines[1].startswith("broken.sqlite — ")
    assert len(summary.lines) == 2


def test_counts_of_another_book_come_along_covered(
    book: Book, tmp_path: Path, going_on: Session
) -> None:
    with Book.open(tmp_path / "other.sqlite") as other:
        other.add(going_on, NINE)
    imported(book, [tmp_path / "other.sqlite"])
    assert book.load(going_on.sheet.id).session == going_on
    assert loads(book.session_file(going_on.sheet.id)).counts[5:] == (Counts(), Counts())


# --- the other room's card

OTHER = "0f0f0f0f-8b2b-4e3d-8a5a-443e440bb990"


@pytest.fixture
def mine() -> Match:
    return after(replace(match(2), room=OPEN), plays(1, OPEN, "4S N 10"))


@pytest.fixture
def theirs() -> Match:
    """The other laptop's match, which has a board that this room has not played."""
    there = replace(match(2), room=CLOSED, id=OTHER)
    return after(there, plays(1, CLOSED, "4S N 9"), plays(2, CLOSED, "6H S 12"))


def test_the_other_rooms_file_is_not_added(
    book: Book, tmp_path: Path, mine: Match, theirs: Match
) -> None:
    book.add(mine, NINE)
    summary, conflicts = imported(book, written(tmp_path / "in", theirs))
    assert summary.added == 0
    assert conflicts == []
    assert summary.lines == [
        "000.chicago — open this file alone to compare: it is the other room's card of a match"
    ]
    assert book.ids() == [mine.id]
    assert book.load(mine.id).session == mine


def test_nor_is_the_card_of_their_book(
    book: Book, tmp_path: Path, mine: Match, theirs: Match
) -> None:
    book.add(mine, NINE)
    with Book.open(tmp_path / "other.sqlite") as other:
        other.add(theirs, NINE)
    summary, _ = imported(book, [tmp_path / "other.sqlite"])
    assert len(summary.refused) == 1
    assert book.ids() == [mine.id]


def test_a_withheld_card_is_not_added(
    book: Book, tmp_path: Path, mine: Match, theirs: Match
) -> None:
    """The other book also has the match whose players may not see the card yet."""
    with Book.open(tmp_path / "other.sqlite") as other:
        other.add(replace(theirs, room=None), NINE)
        other.add(mine, NINE)
    summary, _ = imported(book, [tmp_path / "other.sqlite"])
    assert book.ids() == [mine.id]
    assert len(summary.refused) == 1
    assert "6" not in summary.lines[0]


def test_a_compared_card_is_the_same(
    book: Book, tmp_path: Path, mine: Match, theirs: Match
) -> None:
    files = written(tmp_path / "in", theirs)
    card = games.loads(files[0].read_bytes())
    game = games.of(mine)
    change = game.compared(mine, card)
    book.add(game.apply(mine, change), NINE)
    summary, conflicts = imported(book, files)
    assert (summary, conflicts) == (ImportSummary(same=1), [])
