"""The list of sessions, and the seasons: all evenings of a game with the figures of each.

The line and the figures of a session are cached until it changes. They come from the game's public
outline and figures, so they have no secrets. Several names can be merged into one person.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any

from chicago_gui import games
from chicago_gui.book import tables
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookReason,
    Cause,
    DamagedSession,
    cause_of,
    transaction,
)
from chicago_gui.book.events import Unreadable, pack, unpack
from chicago_gui.book.tables import COLUMNS, SessionRow, heading_of, read_records
from chicago_gui.record import Record, replace
from chicago_gui.sheet.figures import EveningFigures, Numbers
from chicago_gui.sheet.season import Season, SeasonEvening
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.session_list import SessionLine
from chicago_gui.sheet.typing.keyboards import folded


def read_aliases(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the merged names: each folded name with the name it counts for."""
    rows = connection.execute("SELECT name, person FROM alias").fetchall()
    # Earlier versions folded less, so names are folded again.
    return {folded(str(name)): str(person) for name, person in rows}


def merge(
    connection: sqlite3.Connection, name: str, into: str, evenings: Iterable[Sequence[str]]
) -> None:
    """Count `name` as `into` from now on; `evenings` are the players of every session.

    Raises `BookError` when the two are merged already, or played in the same evening.
    """
    aliases = read_aliases(connection)
    person = aliases.get(folded(into), into)
    one, other = _person(name, aliases), folded(person)
    if one == other:
        raise BookError(BookReason.SAME_PERSON, one=name, other=into)
    for players in evenings:
        if {one, other} <= {_person(player, aliases) for player in players}:
            raise BookError(BookReason.SAME_EVENING, one=name, other=into)
    # Names that were merged into `name` move to the new person too.
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


_WITH_CACHE = (
    "FROM session s LEFT JOIN worked_out w"
    " ON w.session = s.key AND w.revision = s.revision AND w.program = ?"
)


class SessionFigures(Record):
    """A session's row, its line in the list, and its figures if it has any."""

    row: SessionRow
    line: SessionLine
    counted: EveningFigures | None


def read_all(connection: sqlite3.Connection) -> list[SessionFigures]:
    """Return all sessions, deleted ones too. It is slow only if many are not cached.

    Raises SQLite's errors, except when only the cache cannot be written.
    """
    found = []
    with transaction(connection, write=False):
        rows = connection.execute(
            f"SELECT {COLUMNS}, w.packed {_WITH_CACHE}", (tables.cache_stamp(),)
        ).fetchall()
        fresh = {}
        for *values, packed in rows:
            row = SessionRow(*values)
            worked = _from_cache(packed)
            if worked is None:
                worked = fresh[row] = _compute(connection, row)
            line, counted = worked
            line = replace(line, id=str(row.id), deleted=row.deleted is not None)
            found.append(SessionFigures(row, line, counted))
    _cache(connection, fresh)
    return found


def cache_figures(connection: sqlite3.Connection, most: int) -> bool:
    """Cache at most `most` more sessions; return whether none is left.

    Damaged sessions do not count. Return true if the cache cannot be written. Raises SQLite's
    errors.
    """
    fresh: dict[SessionRow, _Worked] = {}
    with transaction(connection, write=False):
        rows = connection.execute(
            f"SELECT {COLUMNS} {_WITH_CACHE} WHERE w.session IS NULL", (tables.cache_stamp(),)
        ).fetchall()
        for row in map(SessionRow._make, rows):
            if sum(_can_be_cached(line) for line, _ in fresh.values()) == most:
                break
            fresh[row] = _compute(connection, row)
    return not _cache(connection, fresh) or len(fresh) == len(rows)


def newest_first(worked: Iterable[SessionFigures]) -> list[SessionLine]:
    """Return the lines by date and time, newest first; damaged sessions come before all others."""

    def order(each: SessionFigures) -> tuple[bool, str, str]:
        day = each.line.date.isoformat() if each.line.date else ""
        return each.line.damaged, day, str(each.row.created)

    return [each.line for each in sorted(worked, key=order, reverse=True)]


def _cache(connection: sqlite3.Connection, fresh: Mapping[SessionRow, _Worked]) -> bool:
    """Write to the cache; return whether that was possible.

    It is not possible on a full disk, or in a book that is only read.
    """
    program = tables.cache_stamp()
    rows = [
        (row.key, row.revision, program, pack(_to_cache(line, counted)))
        for row, (line, counted) in fresh.items()
        if _can_be_cached(line)
    ]
    if rows:
        try:
            with transaction(connection):
                connection.executemany("REPLACE INTO worked_out VALUES(?,?,?,?)", rows)
        except sqlite3.Error:
            return False
    return True


def _can_be_cached(line: SessionLine) -> bool:
    """Return whether to cache it. A heading is read as fast as the cache."""
    return line.known and not line.damaged


_Worked = tuple[SessionLine, EveningFigures | None]
"""What is cached of a session: its line in the list, and its figures if it has any."""


def _compute(connection: sqlite3.Connection, row: SessionRow) -> _Worked:
    damaged = SessionLine(str(row.id), None, "", (), damaged=True)
    try:
        records = read_records(connection, row)
        if row.game not in games.kinds():
            return _line_of_heading(row, heading_of(records)), None
        game = games.game(row.game)
        session = game.session_of(records)
    except (DamagedSession, SessionFileError):
        return damaged, None
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            return damaged, None
        raise
    outline, counted = game.summed_up(session)
    line = SessionLine(
        id=session.id,
        date=session.date,
        place=session.place,
        players=session.players,
        game=session.game,
        how_far=outline.how_far,
        first=outline.first,
        done=outline.done,
        groups=outline.groups,
    )
    return line, counted


def _line_of_heading(row: SessionRow, heading: Mapping[str, Any]) -> SessionLine:
    """Return the line of a session of an unknown game, from its heading alone.

    Raises `DamagedSession`.
    """
    try:
        return SessionLine(
            id=row.id,
            date=date.fromisoformat(heading["date"]),
            place=str(heading.get("place", "")),
            players=tuple(map(str, heading.get("players", ()))),
            game=row.game,
            known=False,
        )
    except (ValueError, TypeError, KeyError):
        raise DamagedSession(BookReason.SESSION_DAMAGED) from None


class _Cached(Record, array_like=True):
    """A session's line in the list and its figures, if any, as they are cached.

    JSON has no pairs as keys, so the figures of `pairs` are beside the others.
    """

    line: SessionLine
    counted: EveningFigures | None
    pairs: tuple[tuple[int, int, Numbers], ...] = ()


def _to_cache(line: SessionLine, counted: EveningFigures | None) -> _Cached:
    if counted is None:
        return _Cached(line, None)
    pairs = tuple((*pair, numbers) for pair, numbers in counted.pairs.items())
    return _Cached(line, replace(counted, pairs={}), pairs)


def _from_cache(packed: object) -> _Worked | None:
    try:
        cached: _Cached = unpack(packed, _Cached)
    except Unreadable:
        return None
    counted = cached.counted
    if counted is not None:
        pairs = {(one, other): numbers for one, other, numbers in cached.pairs}
        counted = replace(counted, pairs=pairs)
    return cached.line, counted


def seasons_of(worked: Iterable[SessionFigures], aliases: Mapping[str, str]) -> dict[str, Season]:
    """Return each game's evenings as a season, in the order of `games.kinds`.

    Deleted sessions, and those without figures, are left out. A person is spelled as in the newest
    session. `aliases` has the merged names.
    """
    of_game: dict[str, list[tuple[SessionFigures, EveningFigures, date]]] = {}
    for each in worked:
        counted, day = each.counted, each.line.date
        if each.row.deleted is None and counted is not None and day is not None:
            of_game.setdefault(each.line.game, []).append((each, counted, day))
    return {kind: _season(of_game[kind], aliases) for kind in games.kinds() if kind in of_game}


def _season(
    found: list[tuple[SessionFigures, EveningFigures, date]], aliases: Mapping[str, str]
) -> Season:
    found.sort(key=lambda each: (each[2], each[0].row.created))
    # The same people play on many evenings.
    alike: dict[tuple[str, ...], list[str]] = {}
    spelt: dict[str, str] = {}
    for each, _, _ in reversed(found):
        names = each.line.players
        if names not in alike:
            alike[names] = _persons(names, aliases)
            for person, name in zip(alike[names], names, strict=True):
                own = person in (name, folded(name))
                spelt.setdefault(person, name if own else aliases[folded(name)])
    called = {names: tuple(map(spelt.__getitem__, alike[names])) for names in alike}
    return Season(
        tuple(
            SeasonEvening(
                day,
                each.line.place,
                called[each.line.players],
                counted,
                each.line.id,
                each.line.done,
            )
            for each, counted, day in found
        ),
        merged=frozenset(map(folded, aliases.values())),
    )


def _persons(names: Sequence[str], aliases: Mapping[str, str]) -> list[str]:
    """Return the persons of these names; two names of one evening are never one person."""
    spelt = [folded(name) for name in names]
    # Earlier versions folded less: names that they distinguished stay distinct.
    own = [one if spelt.count(one) == 1 else name for one, name in zip(spelt, names, strict=True)]
    merged = [folded(aliases[name]) if name in aliases else name for name in own]
    return [one if merged.count(one) == 1 else name for one, name in zip(merged, own, strict=True)]
