from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest

from chicago_gui.book import Book
from chicago_gui.desk.library import Library, other_names
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.record import replace
from chicago_gui.sheet.session_list import SessionFilter
from chicago_gui.sheet.setup import ChangeHeading
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
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
    book.add(apply(going_on, ChangeHeading(date(2025, 3, 9), "У Веры")), NINE)
    return Library(book)


def test_a_line_says_what_everybody_may_know(library: Library, done: Session) -> None:
    (line,) = library.find("anna")
    assert (line.id, line.date, line.place) == (done.sheet.id, date(2026, 11, 20), "")
    assert (line.how_far, line.first, line.done) == ("15 of 15", "Dima +27", True)
    assert (line.game, line.players, line.known) == ("russian", done.sheet.players, True)


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
        ("chicago", 2),
        ("RUSSIAN boris", 1),
        ("rubber", 0),
        ("ago", 0),
        ("sco", 0),
    ],
)
def test_names_places_and_dates_are_found(library: Library, text: str, count: int) -> None:
    assert len(library.find(text)) == count


def test_the_shelves_hold_what_is_open_done_and_deleted(
    library: Library, book: Book, done: Session, going_on: Session
) -> None:
    def ids(chosen_filter: SessionFilter) -> list[str]:
        return [line.id for line in library.find("", chosen_filter)]

    assert ids(SessionFilter.OPEN) == [going_on.sheet.id]
    assert ids(SessionFilter.DONE) == [done.sheet.id]
    assert ids(SessionFilter.DELETED) == []
    book.delete([done.sheet.id], NINE)
    library.forget()
    assert ids(SessionFilter.ALL) == [going_on.sheet.id]
    assert ids(SessionFilter.DONE) == []
    assert ids(SessionFilter.DELETED) == [done.sheet.id]


def test_a_search_reads_the_book_once(library: Library, book: Book, done: Session) -> None:
    assert len(library.find("a")) == 1
    book.delete([done.sheet.id], NINE)
    assert len(library.find("an")) == 1
    library.forget()
    assert len(library.find("ann")) == 0


def test_names_that_count_for_another_are_told_as_they_are_spelt(
    book: Book, going_on: Session
) -> None:
    book.add(going_on, NINE)
    sheet = apply(going_on, c.Rename((("Аня", "Аня Иванова"),))).sheet
    again = replace(going_on, sheet=replace(sheet, deals=(), id=str(uuid4())), counts=())
    book.add(again, NINE)
    assert other_names(book, "Аня") == ()
    book.merge("Аня Иванова", "Аня")
    assert other_names(book, "Аня") == ("Аня Иванова",)
    book.separate("Аня Иванова")
    assert other_names(book, "Аня") == ()
