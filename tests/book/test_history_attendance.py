"""Players who come and go, and names separated in the past, in the book: history and undo."""

from __future__ import annotations

from chicago_gui.book import Book, history_of
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from tests.book.typist import longer, typed


def test_who_comes_and_goes_is_one_line_and_is_undone(
    book: Book, sessions: dict[str, Session]
) -> None:
    evening = longer(sessions["evening-1"], 3)
    typist = typed(book, evening)
    before = book.load(evening.sheet.id).session
    last = evening.sheet.players[4]
    typist.type(c.ChangeAttendance((last,), ("Zoe",)))
    kept = book.load(evening.sheet.id).session
    assert kept.sheet.there_next == (*evening.sheet.players[:4], "Zoe")
    *_, line = history_of(book.history(evening.sheet.id), kept)
    assert line.kind == "ChangeAttendance"
    assert {entry.path[0] for entry in line.entries} == {"players", "away"}
    typist.undo()
    assert book.load(evening.sheet.id).session == before


def test_separated_deals_are_told_one_by_one_and_undone(
    book: Book, sessions: dict[str, Session]
) -> None:
    evening = longer(sessions["evening-1"], 3)
    typist = typed(book, evening)
    before = book.load(evening.sheet.id).session
    last = evening.sheet.players[4]
    typist.type(c.SeparateName(last, "Zoe", (1, 2)))
    kept = book.load(evening.sheet.id).session
    assert [deal.away for deal in kept.deals] == [("Zoe",), (last,), (last,)]
    *_, line = history_of(book.history(evening.sheet.id), kept)
    assert line.kind == "SeparateName"
    told = [entry.number for entry in line.entries if entry.path == ("away",)]
    assert told[:3] == [1, 2, 2]  # the second was dealt again
    typist.undo()
    assert book.load(evening.sheet.id).session == before
