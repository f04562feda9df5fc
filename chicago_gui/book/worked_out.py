"""What the pages across evenings show of one session, worked out once and kept until it changes.

It comes from `reveal` alone: no count of an unplayed deal can get here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from chicago_gui import __version__
from chicago_gui.book.connection import Transaction
from chicago_gui.book.errors import FAULTS, DamagedSession, cause_of
from chicago_gui.book.packing import Unreadable, pack, unpack
from chicago_gui.book.sessions import Row, read_records
from chicago_gui.book.shares import Tallies, Tally, tallies
from chicago_gui.book.words import Cause
from chicago_gui.games.russian.evening import SessionFileError, reveal
from chicago_gui.games.russian.evening.record import session_of
from chicago_gui.games.russian.view import View

# What was worked out by another program, or another state of this one, is worked out again.
_PROGRAM = f"{__version__}/1"

_BESIDE = (
    "FROM session s LEFT JOIN worked_out w"
    " ON w.session = s.key AND w.revision = s.revision AND w.program = ?"
)


@dataclass(frozen=True, slots=True)
class Evening:
    """One session worked out; `imps` are in the order of the players."""

    date: date
    place: str
    players: tuple[str, ...]
    planned: int
    dealt: int
    scored: int
    done: bool
    imps: tuple[int, ...]
    tallies: Tallies


class Worked(NamedTuple):
    """A session's row and what was worked out; `None` when the session is damaged."""

    row: Row
    evening: Evening | None


def evening_of(view: View) -> Evening:
    """Return what the pages show of the session with this view."""
    sheet = view.sheet
    return Evening(
        date=sheet.date,
        place=sheet.place,
        players=sheet.players,
        planned=sheet.planned_deals,
        dealt=sheet.next_number - 1,
        scored=view.scored,
        done=sheet.next_number > sheet.planned_deals and not sheet.open_deals,
        imps=tuple(standing.imps for standing in view.standing),
        tallies=tallies(view),
    )


def read_all(connection: sqlite3.Connection) -> list[Worked]:
    """Return all sessions, deleted ones too, each worked out; only the first time that takes long.

    Raises SQLite's errors; but what cannot be written down is shown all the same.
    """
    found = []
    with Transaction(connection, write=False):
        rows = connection.execute(
            "SELECT s.key, s.id, s.created, s.updated, s.deleted, s.revision, s.digest, w.packed"
            f" {_BESIDE}",
            (_PROGRAM,),
        ).fetchall()
        fresh = {}
        for *values, packed in rows:
            row = Row(*values)
            evening = _unpacked(packed)
            if evening is None:
                evening = fresh[row] = _worked_out(connection, row)
            found.append(Worked(row, evening))
    _write_down(connection, fresh)
    return found


def work_out(connection: sqlite3.Connection, most: int) -> bool:
    """Work out so many sessions that are not yet; return whether none is left.

    A damaged session cannot be worked out and is not waited for, and nor is any where nothing can
    be written down. Raises SQLite's errors.
    """
    fresh: dict[Row, Evening | None] = {}
    with Transaction(connection, write=False):
        rows = connection.execute(
            "SELECT s.key, s.id, s.created, s.updated, s.deleted, s.revision, s.digest"
            f" {_BESIDE} WHERE w.session IS NULL",
            (_PROGRAM,),
        ).fetchall()
        for row in map(Row._make, rows):
            if sum(evening is not None for evening in fresh.values()) == most:
                break
            fresh[row] = _worked_out(connection, row)
    return not _write_down(connection, fresh) or len(fresh) == len(rows)


def _write_down(connection: sqlite3.Connection, fresh: Mapping[Row, Evening | None]) -> bool:
    """Keep what was worked out; return whether that could be done.

    On a full disk, or in a book that is only read, it is worked out again the next time.
    """
    rows = [
        (row.key, row.revision, _PROGRAM, pack(_plain(evening)))
        for row, evening in fresh.items()
        if evening is not None
    ]
    if rows:
        try:
            with Transaction(connection):
                connection.executemany("REPLACE INTO worked_out VALUES(?,?,?,?)", rows)
        except sqlite3.Error:
            return False
    return True


def _worked_out(connection: sqlite3.Connection, row: Row) -> Evening | None:
    try:
        session = session_of(read_records(connection, row))
    except (DamagedSession, SessionFileError):
        return None
    except FAULTS as error:
        if cause_of(error) is Cause.DAMAGED:
            return None
        raise
    return evening_of(reveal(session))


def _plain(evening: Evening) -> list[object]:
    of_player, of_pair = evening.tallies
    return [
        evening.date.isoformat(),
        evening.place,
        evening.players,
        evening.planned,
        evening.dealt,
        evening.scored,
        evening.done,
        evening.imps,
        [tally.numbers() for tally in of_player],
        [[*pair, *tally.numbers()] for pair, tally in of_pair.items()],
    ]


def _unpacked(packed: object) -> Evening | None:
    if packed is None:
        return None
    try:
        day, place, players, planned, dealt, scored, done, imps, of_player, of_pair = unpack(packed)
        return Evening(
            date=date.fromisoformat(day),
            place=place,
            players=tuple(players),
            planned=planned,
            dealt=dealt,
            scored=scored,
            done=done,
            imps=tuple(imps),
            tallies=(
                [Tally.of_numbers(numbers) for numbers in of_player],
                {(one, two): Tally.of_numbers(numbers) for one, two, *numbers in of_pair},
            ),
        )
    except (Unreadable, ValueError, TypeError):
        return None
