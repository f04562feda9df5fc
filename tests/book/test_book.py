"""The book: sessions go in, every change is kept, undo and redo survive, nothing gets lost."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from chicago_gui.book import (
    Action,
    AlreadyKept,
    Book,
    NewStep,
    NoSuchSession,
    Patch,
    StaleSession,
    difference,
    tables,
)
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import EnterHcp, Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.session_file import records
from chicago_gui.games.house.sheet import Deck
from chicago_gui.record import replace
from tests.book.typist import Typist, at, typed, with_id
from tests.games.house.evening.make import blank, changes

OTHER = "00000000-0000-4000-8000-0000000000ff"


def again(book: Book) -> Book:
    """Close the book, and return it as the next start opens it."""
    book.close()
    return Book.open(book.path)


def stored(path: Path, session_id: str) -> dict[str, str]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute(
            "SELECT name, json FROM record JOIN session ON key = session WHERE id = ?",
            (session_id,),
        )
        found = dict(rows.fetchall())
    connection.close()
    return found


def test_a_typed_evening_is_there_key_by_key(book: Book, evening: Session) -> None:
    book.add(blank(evening), at(0))
    typist = Typist(book, evening.sheet.id)
    with Book.open(book.path) as other:
        for change in changes(evening):
            typist.type(change)
            # Another program reads the whole session, without the state in memory.
            assert other.load(evening.sheet.id) == typist.kept
    assert typist.session == evening
    assert stored(book.path, evening.sheet.id) == records(evening)


def test_a_change_can_be_kept_after_the_session_was_replaced_deleted_and_brought_back(
    book: Book, evening: Session
) -> None:
    typist = typed(book, evening)
    other = replace(evening, sheet=replace(evening.sheet, place="elsewhere"))
    for change in (
        lambda: book.replace(other, at(1)),
        lambda: book.delete([evening.sheet.id], at(2)),
        lambda: book.undelete([evening.sheet.id], at(3)),
    ):
        change()
        with Book.open(book.path) as reader:
            typist.kept = reader.load(evening.sheet.id)
        typist.type(c.EnterNote(0, f"revision {typist.kept.revision}"))


def test_undo_and_redo_reach_back_to_the_first_key_after_a_restart(
    book: Book, evening: Session
) -> None:
    typist = typed(book, evening)
    count = len(typist.kept.steps)
    with again(book) as later:
        typist = Typist(later, evening.sheet.id)
        for _ in range(count):
            typist.undo()
        assert typist.session == blank(evening)
    with Book.open(book.path) as later:
        typist = Typist(later, evening.sheet.id)
        for _ in range(count):
            typist.redo()
        assert typist.session == evening
        assert later.load(evening.sheet.id) == typist.kept


def test_redo_brings_back_what_undo_took_and_not_what_was_first_written(
    book: Book, evening: Session
) -> None:
    book.add(blank(evening), at(0))
    typist = Typist(book, evening.sheet.id)
    typist.type(c.BeginDeal(evening.sheet.players[0]))
    begun = [*typist.kept.steps][-1]
    typist.type(EnterHcp(0, Deck.A, 11))
    # The Table undoes the deal, and the preparer's count with it.
    gone = difference(typist.session, blank(evening))
    kept = book.rewind(Action.UNDO, evening.sheet.id, typist.kept.revision, begun, gone, at(9))
    undone = next(step for step in kept.steps if step.n == begun.n)
    assert undone.patch == gone.inverse
    assert undone.undone_order == kept.revision
    assert book.load(evening.sheet.id) == kept


def test_an_old_revision_is_refused(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    old = typist.kept
    typist.type(c.EnterNote(0, "first"))
    step = NewStep(at(1), "EnterNote", 0, False, difference(old.session, typist.session))
    with pytest.raises(StaleSession):
        book.keep(evening.sheet.id, old.revision, step)
    assert book.load(evening.sheet.id) == typist.kept


def test_a_change_of_something_else_is_refused_and_leaves_no_trace(
    book: Book, evening: Session
) -> None:
    typist = typed(book, evening)
    first = next(iter(typist.kept.steps))
    strange = Patch((("000", "{}", '{"deal":{}}'),))
    with pytest.raises(ValueError, match="not as it was"):
        book.keep(evening.sheet.id, typist.kept.revision, NewStep(at(1), "x", 0, False, strange))
    with pytest.raises(ValueError, match="is not done"):
        book.rewind(
            Action.UNDO,
            evening.sheet.id,
            typist.kept.revision,
            first._replace(n=10**6),
            Patch(),
            at(1),
        )
    with pytest.raises(ValueError, match="is not undone"):
        book.rewind(Action.REDO, evening.sheet.id, typist.kept.revision, first, Patch(), at(1))
    junk = Patch((("000", records(evening)["000"], '{"deal":7}'),))
    with pytest.raises(ValueError, match="deal 000"):
        book.keep(evening.sheet.id, typist.kept.revision, NewStep(at(1), "x", 0, False, junk))
    assert book.load(evening.sheet.id) == typist.kept
    typist.type(c.EnterNote(0, "and it goes on"))


def test_a_time_without_its_zone_is_refused(book: Book, evening: Session) -> None:
    with pytest.raises(ValueError, match="zone"):
        book.add(evening, datetime(2026, 11, 20))
    assert book.latest() is None
    with pytest.raises(ValueError, match="zone"):
        tables.time_read("2026-11-20T21:14:05.123")


def test_times_are_kept_to_the_millisecond_and_in_utc(book: Book, evening: Session) -> None:
    east = timezone(timedelta(hours=3))
    moment = datetime(2026, 11, 21, 0, 14, 5, 123456, tzinfo=east)
    book.add(evening, moment)
    after = apply(evening, c.EnterNote(0, "x"))
    step = NewStep(moment, "EnterNote", 0, False, difference(evening, after))
    kept = book.keep(evening.sheet.id, 1, step)
    (entered,) = kept.steps
    assert kept.updated == entered.at == moment.replace(microsecond=123000)
    assert kept.updated.utcoffset() == timedelta(0)
    assert book.load(evening.sheet.id) == kept
    kept = book.rewind(Action.UNDO, evening.sheet.id, 2, entered, entered.patch.inverse, moment)
    assert book.load(evening.sheet.id) == kept


def test_one_id_is_one_session(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    with pytest.raises(AlreadyKept):
        book.add(evening, at(1))
    with pytest.raises(AlreadyKept):
        book.add(with_id(evening, evening.sheet.id.upper()), at(1))
    assert len(book.lines()) == 1


def test_a_copy_has_an_id_of_its_own(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    copy = book.add_copy(evening, at(1))
    assert copy.sheet.id != evening.sheet.id
    assert with_id(copy, evening.sheet.id) == evening
    assert book.load(copy.sheet.id).session == copy


def test_an_import_can_be_undone(book: Book, evening: Session) -> None:
    mine = typed(book, evening)
    other = replace(evening, sheet=replace(evening.sheet, place="Omsk"), counts=evening.counts)
    kept = book.replace(other, at(500))
    assert kept.session == other
    assert [step.kind for step in [*kept.steps][-1:]] == ["ReplaceSession"]
    assert book.load(evening.sheet.id) == kept
    typist = Typist(book, evening.sheet.id)
    typist.undo()
    assert typist.session == evening
    typist.undo()
    assert len(typist.kept.steps) == len(mine.kept.steps) + 1


def test_importing_the_same_again_changes_nothing(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    assert book.replace(evening, at(9)).revision == 1
    assert book.load(evening.sheet.id).updated == at(0)


def test_what_is_not_there_is_said_not_to_be(book: Book, evening: Session) -> None:
    step = NewStep(at(1), "x", None, False, Patch())
    for do in (
        lambda: book.load(OTHER),
        lambda: book.history(OTHER),
        lambda: book.delete([OTHER], at(1)),
        lambda: book.undelete([OTHER], at(1)),
        lambda: book.replace(evening, at(1)),
        lambda: book.keep(OTHER, 1, step),
    ):
        with pytest.raises(NoSuchSession, match="does not have this session"):
            do()


def test_the_latest_is_the_one_changed_last_whatever_the_clock_said(
    book: Book, evening: Session
) -> None:
    """The clock was once set to 2030."""
    assert book.latest() is None
    wrong = at(0).replace(year=2030)
    book.add(evening, wrong)
    book.add(with_id(evening, OTHER), at(0))
    assert book.latest() == OTHER
    mine, other = Typist(book, evening.sheet.id), Typist(book, OTHER)
    for typist in (mine, other, mine):
        typist.type(c.EnterNote(0, f"{typist.kept.revision}"))
        assert book.latest() == typist.session.sheet.id
        with Book.open(book.path) as later:
            assert later.latest() == typist.session.sheet.id
            assert later.load(typist.session.sheet.id) == typist.kept
    book.delete([evening.sheet.id], at(3))
    assert book.latest() == OTHER
    book.undelete([evening.sheet.id], at(4))
    assert book.latest() == evening.sheet.id
    # Entries keep the clock's times.
    assert book.history(OTHER)[0].at == at(0)


def test_no_clock_is_too_late(book: Book, evening: Session) -> None:
    last = datetime(9999, 12, 31, 23, 59, 59, 999000, UTC)
    book.add(evening, last)
    book.add(with_id(evening, OTHER), last)
    assert book.latest() == OTHER


def test_delete_takes_back_and_brings_back(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    book.add(with_id(evening, OTHER), at(1))
    book.delete([OTHER], at(2))
    book.delete([OTHER], at(3))
    assert book.latest() == evening.sheet.id
    assert [each.id for each in book.lines()] == [evening.sheet.id]
    assert [each.id for each in book.lines(deleted=True)] == [OTHER]
    with again(book) as later:
        assert later.load(OTHER).deleted
        later.undelete([OTHER], at(4))
        assert not later.load(OTHER).deleted
        assert later.load(OTHER).session == with_id(evening, OTHER)
        assert {each.id for each in later.lines()} == {OTHER, evening.sheet.id}
        actions = [event.action for event in later.history(OTHER)]
    assert actions == ["add", "delete", "undelete"]


def test_a_deleted_session_can_be_taken_in_again(book: Book, evening: Session) -> None:
    typed(book, evening)
    book.delete([evening.sheet.id], at(900))
    book.add(blank(evening), at(901))
    kept = book.load(evening.sheet.id)
    assert not kept.deleted
    assert kept.session == blank(evening)
    typist = Typist(book, evening.sheet.id)
    typist.undo()
    assert typist.session == evening


def test_nothing_prints_a_secret(book: Book, evening: Session) -> None:
    typist = typed(book, evening)
    events = book.history(evening.sheet.id)
    secret = next(event for event in events if event.kind == "EnterHcp")
    shown: list[object] = [book, typist.kept, *typist.kept.steps, *events, secret.patch]
    shown += [NewStep(at(0), "x", 0, True, Patch(secret.patch)), book.lines()]
    for each in shown:
        assert "hcp" not in repr(each)
        assert '"A"' not in repr(each)


def test_closing_twice_is_closing_once(book: Book) -> None:
    book.close()
    book.close()
    assert not book.path.with_name("book.sqlite-wal").exists()
