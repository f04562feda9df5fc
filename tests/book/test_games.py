"""Evenings of every game in one book, and of games that this program does not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chicago_gui import games
from chicago_gui.book import Book, BookError, UnknownSession
from chicago_gui.book.connection import closing, connect
from chicago_gui.book.events import Patch, digest_after
from chicago_gui.book.tables import is_intact, read_events, write_event
from chicago_gui.games.house.evening import Session
from chicago_gui.sheet.sittings.figures import numbers_of
from tests.book.typist import at
from tests.sheets import known

KINDS = ("four-deal", "rubber")
SHEETS = [name for kind in KINDS for name in known.names(kind)]
LISTED = [*SHEETS, "teams-1", "pairs-1", "evening-1", "evening-2-going-on", "evening-4-four"]
WHIST = "00000000-0000-4000-8000-0000000000bb"


def in_sql(path: Path, text: str, *values: object) -> None:
    import sqlite3

    with sqlite3.connect(path) as connection:
        connection.execute(text, values)
    connection.close()
    # As if the program was killed: the next start checks the whole book.
    path.with_name(path.name + "-journal").touch()


def make_unknown(book: Book, evening: Session) -> None:
    """Store a session of a game that only a newer program knows."""
    session = known.session("rubber-1")
    book.add(games.of(session).with_id(session, WHIST), at(0))
    with closing(connect(book.path)) as connection:
        (key, digest) = connection.execute(
            "SELECT key, digest FROM session WHERE id = ?", (WHIST,)
        ).fetchone()
        (text,) = connection.execute(
            "SELECT json FROM record WHERE session = ? AND name = 'heading'", (key,)
        ).fetchone()
        other = text.replace('"game":"rubber"', '"game":"whist"')
        assert other != text
        connection.execute(
            "UPDATE record SET json = ? WHERE session = ? AND name = 'heading'", (other, key)
        )
        connection.execute(
            "UPDATE session SET kind = 'whist', digest = ? WHERE key = ?",
            (digest_after(digest, [("heading", text, other)]), key),
        )
        (event,) = read_events(connection, key)
        told = Patch(
            (name, None, other if name == "heading" else text) for name, _, text in event.patch
        )
        connection.execute("DELETE FROM event WHERE session = ?", (key,))
        write_event(connection, key, event._replace(patch=told))


@pytest.mark.parametrize("name", LISTED)
def test_an_evening_of_any_game_is_kept_as_it_is(book: Book, name: str) -> None:
    session = known.session(name)
    book.add(session, at(0))
    (line,) = book.lines()
    with Book.open(book.path) as other:
        kept = other.load(session.id)
        assert kept.session == session
        assert (kept.revision, len(kept.steps)) == (1, 0)
        assert kept.created == kept.updated == at(0)
    assert (line.game, line.date, line.players) == (session.game, session.date, session.players)
    outline = games.of(session).outline(session)
    assert (line.how_far, line.first, line.done) == (outline.how_far, outline.first, outline.done)
    # The second time it comes from the cache.
    assert book.lines() == [line]
    assert is_intact(book.backup())


@pytest.mark.parametrize("name", SHEETS)
def test_figures_are_those_of_the_standing(book: Book, name: str) -> None:
    session = known.session(name)
    book.add(session, at(0))
    rows, standing = known.expected(name)
    lines = book.figures(session.game).players
    assert {line.evenings for line in lines} == {1}
    found = {line.names[0]: numbers_of(line) for line in lines}
    for row in standing:
        made = found[row["player"]]
        assert (made.points, made.sittings) == (int(row["points"]), int(row["played"]))
    assert sum(made.points for made in found.values()) == 0
    pairs = [numbers_of(line) for line in book.figures(session.game).pairs]
    settled = sum("settled_1" in row for row in rows)
    assert sum(pair.sittings for pair in pairs) == 2 * settled
    assert sum(pair.declared for pair in pairs) == sum(made.declared for made in found.values())
    assert all(made.made <= made.declared for made in found.values())
    assert tuple(book.seasons()) == (session.game,)


def test_each_game_has_its_own_figures(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    book.add(known.session("rubber-1"), at(1))
    assert tuple(book.seasons()) == ("russian", "rubber")
    assert {line.name for line in book.figures("russian").players} == set(evening.players)
    assert book.figures("four-deal").players == ()


def test_a_book_mended_after_damage_keeps_each_session_s_game(path: Path, evening: Session) -> None:
    sessions = [evening, *(known.session(name) for name in SHEETS)]
    with Book.open(path) as book:
        for session in sessions:
            if session.id not in {line.id for line in book.lines()}:
                book.add(session, at(0))
        make_unknown(book, evening)
        kept = {line.id: line.game for line in book.lines()}
        file = book.session_file(WHIST)
    in_sql(path, "DELETE FROM record WHERE session = 1 AND name = '000'")
    with Book.open(path) as book:
        assert book.notices
        assert {line.id: line.game for line in book.lines()} == kept
        assert book.session_file(WHIST) == file
        for session in sessions:
            assert games.of(book.load(session.id).session).kind == kept[session.id]


def test_a_session_whose_row_was_lost_keeps_its_game_by_its_heading(
    path: Path, evening: Session
) -> None:
    rubber = known.session("rubber-1")
    with Book.open(path) as book:
        book.add(evening, at(0))
        book.add(rubber, at(1))
    in_sql(path, "DELETE FROM session")
    with Book.open(path) as book:
        assert {line.id: line.game for line in book.lines()} == {
            evening.id: "russian",
            rubber.id: "rubber",
        }
        assert book.load(rubber.id).session == rubber


@pytest.mark.parametrize("kind", ["rubber", "whist", "chicago", ""])
def test_a_game_changed_in_the_file_is_damage(path: Path, kind: str) -> None:
    session = known.session("four-deal-1")
    with Book.open(path) as book:
        book.add(session, at(0))
    in_sql(path, "UPDATE session SET kind = ?", kind)
    assert not is_intact(path)
    with Book.open(path) as book:
        assert book.notices
        assert book.load(session.id).session == session


def test_books_of_one_game_only_called_it_by_another_word(path: Path, evening: Session) -> None:
    with Book.open(path) as book:
        book.add(evening, at(0))
    in_sql(path, "UPDATE session SET kind = 'chicago'")
    with Book.open(path) as book:
        assert not book.notices
        assert book.load(evening.id).session == evening
        assert book.lines()[0].game == "russian"


def test_an_unknown_game_is_listed_exported_deleted_and_put_back(
    book: Book, evening: Session
) -> None:
    make_unknown(book, evening)
    rubber = known.session("rubber-1")
    (line,) = book.lines()
    assert (line.id, line.game, line.known, line.damaged) == (WHIST, "whist", False, False)
    assert (line.date, line.place, line.players) == (rubber.date, rubber.place, rubber.players)
    assert (line.how_far, line.first, line.done) == ("", "", False)
    with pytest.raises(UnknownSession) as caught:
        book.load(WHIST)
    said = "needs a newer version of the program"
    assert str(caught.value) == f"the session of {rubber.date} {said}"
    value = json.loads(book.session_file(WHIST))
    assert value == {**json.loads(games.dumps(rubber)), "id": WHIST, "game": "whist"}
    book.delete([WHIST], at(1))
    assert book.lines() == []
    (gone,) = book.lines(deleted=True)
    assert (gone.known, gone.deleted, gone.players) == (False, True, rubber.players)
    book.undelete([WHIST], at(2))
    assert book.lines() == [line]
    assert book.cache_figures(1)
    assert book.seasons() == {}
    assert is_intact(book.backup())


def test_a_damaged_session_of_an_unknown_game_is_damaged(book: Book, evening: Session) -> None:
    make_unknown(book, evening)
    with closing(connect(book.path)) as other:
        other.execute("UPDATE record SET json = '{}' WHERE name = 'heading'")
    (line,) = book.lines()
    assert (line.damaged, line.players) == (True, ())
    with pytest.raises(BookError, match="damaged"):
        book.load(WHIST)
