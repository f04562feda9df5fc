"""What the pages across evenings show of one session, worked out once and kept until it changes.

It comes from the game's outline and figures, which are public: no secret can get here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, NamedTuple

from chicago_gui import __version__, games
from chicago_gui.book import times
from chicago_gui.book.connection import FAULTS, Cause, DamagedSession, Transaction, cause_of
from chicago_gui.book.patch import Unreadable, pack, unpack
from chicago_gui.book.sessions import COLUMNS, SessionRow, heading_of, read_records
from chicago_gui.games import UnknownGame
from chicago_gui.record import replace
from chicago_gui.sheet.game import Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.sessions import SessionLine
from chicago_gui.sheet.windows import Counted

# What was worked out by another program, or another state of this one, is worked out again.
_PROGRAM = f"{__version__}/3"

_BESIDE = (
    "FROM session s LEFT JOIN worked_out w"
    " ON w.session = s.key AND w.revision = s.revision AND w.program = ?"
)


class Worked(NamedTuple):
    """A session's row, its line on the page, and what it adds to the figures."""

    row: SessionRow
    line: SessionLine
    counted: Counted | None


def read_all(connection: sqlite3.Connection) -> list[Worked]:
    """Return all sessions, deleted ones too, each worked out; only the first time that takes long.

    Raises SQLite's errors; but what cannot be written down is shown all the same.
    """
    found = []
    with Transaction(connection, write=False):
        rows = connection.execute(f"SELECT {COLUMNS}, w.packed {_BESIDE}", (_PROGRAM,)).fetchall()
        fresh = {}
        for *values, packed in rows:
            row = SessionRow(*values)
            worked = _unpacked(row, packed)
            if worked is None:
                worked = fresh[row] = _worked_out(connection, row)
            found.append(worked)
    _write_down(connection, fresh)
    return found


def work_out(connection: sqlite3.Connection, most: int) -> bool:
    """Work out so many sessions that are not yet; return whether none is left.

    A damaged session cannot be worked out and is not waited for, and nor is any where nothing can
    be written down. Raises SQLite's errors.
    """
    fresh: dict[SessionRow, Worked] = {}
    with Transaction(connection, write=False):
        rows = connection.execute(
            f"SELECT {COLUMNS} {_BESIDE} WHERE w.session IS NULL", (_PROGRAM,)
        ).fetchall()
        for row in map(SessionRow._make, rows):
            if sum(_is_kept(worked) for worked in fresh.values()) == most:
                break
            fresh[row] = _worked_out(connection, row)
    return not _write_down(connection, fresh) or len(fresh) == len(rows)


def newest_first(worked: Iterable[Worked]) -> list[SessionLine]:
    """Return the evenings by date, of one date those begun last first; damaged ones at the top."""

    def order(each: Worked) -> tuple[bool, str, str]:
        day = each.line.date.isoformat() if each.line.date else ""
        return each.line.damaged, day, _time(each.row.created)

    return [each.line for each in sorted(worked, key=order, reverse=True)]


def _write_down(connection: sqlite3.Connection, fresh: Mapping[SessionRow, Worked]) -> bool:
    """Keep what was worked out; return whether that could be done.

    On a full disk, or in a book that is only read, it is worked out again the next time.
    """
    rows = [
        (row.key, row.revision, _PROGRAM, pack(_plain(worked)))
        for row, worked in fresh.items()
        if _is_kept(worked)
    ]
    if rows:
        try:
            with Transaction(connection):
                connection.executemany("REPLACE INTO worked_out VALUES(?,?,?,?)", rows)
        except sqlite3.Error:
            return False
    return True


def _is_kept(worked: Worked) -> bool:
    """Whether it took some work; a heading is read as fast as what was written down of it."""
    return worked.line.known and not worked.line.damaged


def _worked_out(connection: sqlite3.Connection, row: SessionRow) -> Worked:
    damaged = Worked(row, SessionLine(str(row.id), None, "", (), damaged=True), None)
    records: dict[str, str] = {}
    try:
        records = read_records(connection, row)
        game = games.game(row.game)
        session = game.session_of(records)
    except UnknownGame:
        try:
            return Worked(row, _line_of_heading(row, heading_of(records)), None)
        except (ValueError, TypeError, KeyError):
            return _shelved(damaged)
    except (DamagedSession, SessionFileError):
        return _shelved(damaged)
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            return _shelved(damaged)
        raise
    outline, counted = game.summed_up(session)
    line = SessionLine(
        **_heading(session),
        how_far=outline.how_far,
        first=outline.first,
        done=outline.done,
    )
    return _shelved(Worked(row, line, counted))


def _shelved(worked: Worked) -> Worked:
    return worked._replace(line=replace(worked.line, deleted=worked.row.deleted is not None))


def _heading(session: Session) -> dict[str, Any]:
    return {
        "id": session.id,
        "date": session.date,
        "place": session.place,
        "players": session.players,
        "game": session.game,
    }


def _line_of_heading(row: SessionRow, heading: Mapping[str, Any]) -> SessionLine:
    """Return the line of a session of which only the heading can be understood."""
    return SessionLine(
        id=row.id,
        date=date.fromisoformat(heading["date"]),
        place=str(heading.get("place", "")),
        players=tuple(map(str, heading.get("players", ()))),
        game=row.game,
        deleted=row.deleted is not None,
        known=False,
    )


def _plain(worked: Worked) -> list[object]:
    line, counted = worked.line, worked.counted
    made: list[object] = []
    if counted is not None:
        pairs = [[*pair, *numbers] for pair, numbers in counted.pairs.items()]
        made = [counted.points, counted.players, pairs, counted.deals]
    day = "" if line.date is None else line.date.isoformat()
    return [day, line.place, line.players, line.game, line.how_far, line.first, line.done, made]


def _unpacked(row: SessionRow, packed: object) -> Worked | None:
    if packed is None:
        return None
    try:
        day, place, players, game, how_far, first, done, made = unpack(packed)
        line = SessionLine(
            id=row.id,
            date=date.fromisoformat(day),
            place=place,
            players=tuple(players),
            game=game,
            how_far=how_far,
            first=first,
            done=done,
        )
        counted = None
        if made:
            points, of_player, of_pair, deals = made
            counted = Counted(
                points=tuple(points),
                players=tuple(map(tuple, of_player)),
                pairs={(one, two): tuple(numbers) for one, two, *numbers in of_pair},
                deals=tuple((tuple(places), tuple(numbers)) for places, numbers in deals),
            )
    except (Unreadable, ValueError, TypeError):
        return None
    return _shelved(Worked(row, line, counted))


def _time(text: str) -> str:
    """Return a time so that it sorts; nothing where it is none."""
    try:
        return times.written(times.read(text))
    except (ValueError, TypeError):
        return ""
