"""Names that are one person's: which of them are merged, and merging two more."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from chicago_gui.book.connection import BookError, BookReason
from chicago_gui.sheet.names import folded


def read(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the folded names that are merged, each with the name it counts for."""
    rows = connection.execute("SELECT name, person FROM alias").fetchall()
    # An earlier program folded less: an old row counts for the name as it is folded today.
    return {folded(str(name)): str(person) for name, person in rows}


def merge(
    connection: sqlite3.Connection, name: str, into: str, evenings: Iterable[Sequence[str]]
) -> None:
    """Count `name` for `into` from now on; `evenings` are the players of every session.

    Raises `BookError` when they are one already, or have played in one evening.
    """
    aliases = read(connection)
    person = aliases.get(folded(into), into)
    one, other = _person(name, aliases), folded(person)
    if one == other:
        raise BookError(BookReason.SAME_PERSON, one=name, other=into)
    for players in evenings:
        if {one, other} <= {_person(player, aliases) for player in players}:
            raise BookError(BookReason.SAME_EVENING, one=name, other=into)
    # Whoever counted for `name` counts for the new person too.
    moved = [each for each, whose in aliases.items() if folded(whose) == one]
    rows = [(each, person) for each in {*moved, one}]
    connection.executemany("REPLACE INTO alias VALUES(?,?)", rows)


def separate(connection: sqlite3.Connection, name: str) -> None:
    """Let `name` count for itself again."""
    rows = connection.execute("SELECT name FROM alias").fetchall()
    gone = [row for row in rows if folded(row[0]) == folded(name)]
    connection.executemany("DELETE FROM alias WHERE name = ?", gone)


def _person(name: str, aliases: Mapping[str, str]) -> str:
    return folded(aliases.get(folded(name), name))
