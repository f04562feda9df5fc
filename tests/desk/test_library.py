from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from chicago_gui.book import Book, connection
from chicago_gui.desk.library import (
    Library,
    again,
    unfinished,
    what_a_file_changes,
    with_counts_of,
)
from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.difference_words import differences
from chicago_gui.games.russian.evening import Counts, Session, apply, dumps, loads
from chicago_gui.sheet.session_line import Shelf
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    monkeypatch.setattr(connection, "SYNCHRONOUS", "OFF")
    with Book.open(tmp_path / "book.sqlite") as book:
        yield book


@pytest.fixture
def done(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-1"].text)


@pytest.fixture
def going_on(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def library(book: Book, done: Session, going_on: Session) -> Library:
    book.add(done, NINE)
    book.add(apply(going_on, c.ChangeHeading(date(2025, 3, 9), "У Веры")), NINE)
    return Library(book)


def test_a_line_says_what_everybody_may_know(library: Library, done: Session) -> None:
    (line,) = library.find("anna")
    assert (line.id, line.date, line.place) == (done.sheet.id, date(2026, 11, 20), "")
    assert (line.scored, line.planned, line.done) == (15, 15, True)
    assert (line.winners, line.imps) == (("Dima",), 27)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 2),
        ("вер", 1),
        ("АНЯ", 1),
        ("boris vera", 1),
        ("boris аня", 0),
        ("2025", 1),
        ("9.3.2025", 1),
        ("у веры", 1),
        ("nobody", 0),
    ],
)
def test_names_places_and_dates_are_found(library: Library, text: str, count: int) -> None:
    assert len(library.find(text)) == count


def test_the_shelves_hold_what_is_open_done_and_deleted(
    library: Library, book: Book, done: Session, going_on: Session
) -> None:
    def ids(shelf: Shelf) -> list[str]:
        return [line.id for line in library.find("", shelf)]

    assert ids(Shelf.OPEN) == [going_on.sheet.id]
    assert ids(Shelf.DONE) == [done.sheet.id]
    assert ids(Shelf.DELETED) == []
    book.delete(done.sheet.id, NINE)
    library.forget()
    assert ids(Shelf.ALL) == [going_on.sheet.id]
    assert ids(Shelf.DONE) == []
    assert ids(Shelf.DELETED) == [done.sheet.id]


def test_a_search_reads_the_book_once(library: Library, book: Book, done: Session) -> None:
    assert len(library.find("a")) == 1
    book.delete(done.sheet.id, NINE)
    assert len(library.find("an")) == 1
    library.forget()
    assert len(library.find("ann")) == 0


def test_five_players_begin_again_with_the_dummy_of_the_last_deal(done: Session) -> None:
    wish = again(done, date(2026, 12, 1))
    assert (wish.players, wish.first) == (done.sheet.players, "Egor")
    assert (wish.date, wish.planned_deals, wish.targets) == (date(2026, 12, 1), 15, done.targets)


def test_an_evening_is_unfinished_while_a_deal_is_to_be_played(
    done: Session, going_on: Session
) -> None:
    assert unfinished(going_on)
    assert not unfinished(done)
    assert unfinished(apply(done, c.ChangePlan(20)))


def test_an_export_taken_back_keeps_our_counts_of_open_deals(going_on: Session) -> None:
    file = loads(dumps(going_on))
    assert file.counts[5] == Counts()
    assert with_counts_of(file, going_on) == going_on


def test_counts_that_the_file_has_are_the_file_s(going_on: Session) -> None:
    counts = (*going_on.counts[:6], Counts((1, 2, 3, 34)))
    file = replace(going_on, counts=counts)
    assert with_counts_of(file, going_on) == file


def test_another_preparer_s_deal_gets_no_counts_of_ours(going_on: Session) -> None:
    file = apply(loads(dumps(going_on)), c.EnterPreparer(6, "Аня"))
    assert with_counts_of(file, going_on).counts[6] == Counts()


def test_an_export_of_the_session_differs_in_nothing(going_on: Session) -> None:
    assert what_a_file_changes(going_on, loads(dumps(going_on))) == ()


def test_what_differs_is_named_without_values(going_on: Session) -> None:
    file = going_on
    for change in (
        c.EnterResult(1, 11),
        c.CorrectCounts(2, (12, 5, 9, 14)),
        c.ChangeHeading(date(2020, 1, 1), "Riga"),
        c.EnterNoted(0, "Борис", 7),
    ):
        file = apply(file, change)
    assert differences(what_a_file_changes(going_on, file)) == [
        "date, place",
        "deal 1: HCP noted",
        "deal 2: result",
        "deal 3: HCP",
    ]


def test_a_new_name_differs_once_and_not_in_every_deal(going_on: Session) -> None:
    file = apply(going_on, c.Rename((("Борис", "Boris"),)))
    file = apply(apply(file, c.Rename((("Аня", "Anna"),))), c.EnterResult(1, 11))
    assert differences(what_a_file_changes(going_on, file)) == ["players", "deal 2: result"]


def test_other_players_differ_in_everything_they_did(done: Session) -> None:
    others = replace(done.sheet, players=(*done.sheet.players[1:], done.sheet.players[0]))
    assert differences(what_a_file_changes(done, replace(done, sheet=others))) == ["players"]


def test_deals_that_only_one_has_are_counted_up(done: Session) -> None:
    fewer = replace(done, sheet=replace(done.sheet, deals=done.deals[:-2]), counts=done.counts[:-2])
    for ours, file in ((done, fewer), (fewer, done)):
        assert differences(what_a_file_changes(ours, file)) == ["only one of them has deal 14, 15"]


def test_many_deals_are_not_all_named(done: Session) -> None:
    file = done
    for index in (0, 3, 4, 5, 6, 7, 8, 9):
        file = apply(file, c.EnterNote(index, "otherwise"))
    told = differences(what_a_file_changes(done, file))
    assert told[0] == "deal 1: note"
    assert told[-1] == "and 2 deals more"
    assert len(told) == 7
