"""The list of sessions, and the figures of players and pairs across sessions.

A line and the figures of each session are cached until it changes. They come from the game's
outline and figures, which are public: no secret can get here. Names can be merged to one person.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from chicago_gui import games
from chicago_gui.book import tables
from chicago_gui.book.connection import (
    FAULTS,
    BookError,
    BookReason,
    Cause,
    DamagedSession,
    Transaction,
    cause_of,
)
from chicago_gui.book.events import Unreadable, pack, unpack
from chicago_gui.book.tables import COLUMNS, SessionRow, heading_of, read_records
from chicago_gui.games import UnknownGame
from chicago_gui.record import replace
from chicago_gui.sheet.figures import EveningFigures, Figures, Numbers, PlayerTotals, Scored, added
from chicago_gui.sheet.game import Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.session_list import SessionLine
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.sheet.typing.keyboards import folded

if TYPE_CHECKING:
    from chicago_gui.sheet.summary import Season


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
    # The names that counted for `name` count for the new person, too.
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


_BESIDE = (
    "FROM session s LEFT JOIN worked_out w"
    " ON w.session = s.key AND w.revision = s.revision AND w.program = ?"
)


class Worked(NamedTuple):
    """A session's row, its line in the list, and what it adds to the figures."""

    row: SessionRow
    line: SessionLine
    counted: EveningFigures | None


def read_all(connection: sqlite3.Connection) -> list[Worked]:
    """Return all sessions, deleted ones too. It takes long only if many are not cached.

    Raises SQLite's errors; but what cannot be written down is shown all the same.
    """
    found = []
    with Transaction(connection, write=False):
        rows = connection.execute(
            f"SELECT {COLUMNS}, w.packed {_BESIDE}", (tables.worked_out_by(),)
        ).fetchall()
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
    """Cache so many sessions that are not yet; return whether none is left.

    Damaged sessions do not count, and none is left if the cache cannot be written. Raises SQLite's
    errors.
    """
    fresh: dict[SessionRow, Worked] = {}
    with Transaction(connection, write=False):
        rows = connection.execute(
            f"SELECT {COLUMNS} {_BESIDE} WHERE w.session IS NULL", (tables.worked_out_by(),)
        ).fetchall()
        for row in map(SessionRow._make, rows):
            if sum(_is_kept(worked) for worked in fresh.values()) == most:
                break
            fresh[row] = _worked_out(connection, row)
    return not _write_down(connection, fresh) or len(fresh) == len(rows)


def newest_first(worked: Iterable[Worked]) -> list[SessionLine]:
    """Return the lines by date and time of beginning, newest first, after those of damaged ones."""

    def order(each: Worked) -> tuple[bool, str, str]:
        day = each.line.date.isoformat() if each.line.date else ""
        return each.line.damaged, day, _time(each.row.created)

    return [each.line for each in sorted(worked, key=order, reverse=True)]


def _write_down(connection: sqlite3.Connection, fresh: Mapping[SessionRow, Worked]) -> bool:
    """Write to the cache; return whether that was possible.

    It is not on a full disk, and in a book that is only read.
    """
    program = tables.worked_out_by()
    rows = [
        (row.key, row.revision, program, pack(_plain(worked)))
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
    """Return whether to cache it; a heading is read as fast as the cache."""
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
        groups=outline.groups,
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
    """Return the line of a session of an unknown game, from its heading alone."""
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
        stake = counted.stake
        kept = None if stake is None else [stake.coins, stake.per.value, stake.currency]
        made = [counted.points, counted.players, pairs, counted.deals, kept]
    day = "" if line.date is None else line.date.isoformat()
    shown = [day, line.place, line.players, line.game, line.how_far, line.first, line.done]
    return [*shown, line.groups, made]


def _unpacked(row: SessionRow, packed: object) -> Worked | None:
    if packed is None:
        return None
    try:
        day, place, players, game, how_far, first, done, groups, made = unpack(packed)
        line = SessionLine(
            id=row.id,
            date=date.fromisoformat(day),
            place=place,
            players=tuple(players),
            game=game,
            how_far=how_far,
            first=first,
            done=done,
            groups=tuple(groups),
        )
        counted = None
        if made:
            points, of_player, of_pair, deals, stake = made
            counted = EveningFigures(
                points=tuple(points),
                players=tuple(map(tuple, of_player)),
                pairs={(one, two): tuple(numbers) for one, two, *numbers in of_pair},
                deals=tuple((tuple(places), tuple(numbers)) for places, numbers in deals),
                stake=None if stake is None else Stake(stake[0], Per(stake[1]), stake[2]),
            )
    except (Unreadable, ValueError, TypeError):
        return None
    return _shelved(Worked(row, line, counted))


def _time(text: str) -> str:
    """Return a time so that it sorts; nothing where it is none."""
    try:
        return tables.time_written(tables.time_read(text))
    except (ValueError, TypeError):
        return ""


FEW = 5
"""With fewer deals together than this a partner is only the best when all are so few."""


class _Sum:
    """What one person, or two, have made so far."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.evenings = 0
        self.won = 0
        self.numbers: Numbers = ()
        self.best_partner = ""
        self.best = (False, 0.0, 0)

    def add(self, numbers: Numbers, *, won: bool = False) -> None:
        """Count one evening more."""
        self.evenings += 1
        self.won += won
        self.numbers = added(self.numbers, numbers) if self.numbers else numbers


def figures_of(kind: str, evenings: Iterable[Worked], aliases: Mapping[str, str]) -> Figures:
    """Return the figures of `evenings` of one game, newest first.

    A person is spelled as in the newest session. `aliases` has the merged names.
    Raises `UnknownGame`.
    """
    game = games.game(kind)
    players: dict[str, _Sum] = {}
    pairs: dict[tuple[str, str], _Sum] = {}
    deals: list[tuple[list[str], EveningFigures]] = []
    evenings = list(evenings)
    alike = game.in_one_unit([counted for _, _, counted in evenings])
    for (_, line, _), counted in zip(evenings, alike, strict=True):
        if counted is None:
            continue
        persons = _persons(line.players, aliases)
        most = max(counted.points)
        for person, name, points, numbers in zip(
            persons, line.players, counted.points, counted.players, strict=True
        ):
            shown = name if person in (name, folded(name)) else aliases[folded(name)]
            players.setdefault(person, _Sum(shown)).add(numbers, won=line.done and points == most)
        for (one, two), numbers in counted.pairs.items():
            first, second = sorted((persons[one], persons[two]))
            pairs.setdefault((first, second), _Sum()).add(numbers)
        deals.append((persons, counted))
    for (first, second), pair in pairs.items():
        good, count = game.together(pair.numbers)
        for person, partner in ((first, second), (second, first)):
            how_good = (count >= FEW, good, count)
            if not players[person].best_partner or how_good > players[person].best:
                players[person].best = how_good
                players[person].best_partner = players[partner].name
    merged = {folded(person) for person in aliases.values()}
    made = [
        PlayerTotals(
            (each.name,),
            each.evenings,
            each.won,
            each.numbers,
            each.best_partner,
            folded(each.name) in merged,
        )
        for each in players.values()
    ]
    together = [
        PlayerTotals(
            (players[first].name, players[second].name), each.evenings, each.won, each.numbers
        )
        for (first, second), each in pairs.items()
    ]

    def order(each: PlayerTotals) -> tuple[int, tuple[str, ...]]:
        return -game.points(each.numbers), each.names

    return Figures(
        tuple(map(game.player_line, sorted(made, key=order))),
        tuple(map(game.pair_line, sorted(together, key=order))),
        tuple(
            Scored(tuple(called[at] for at in places), numbers)
            for persons, counted in deals
            for called in [[players[person].name for person in persons]]
            for places, numbers in counted.deals
        ),
    )


def _persons(names: Sequence[str], aliases: Mapping[str, str]) -> list[str]:
    """Return who these names are; two of one evening are never one person."""
    spelt = [folded(name) for name in names]
    # Names that an earlier program told apart are told apart here, too.
    own = [one if spelt.count(one) == 1 else name for one, name in zip(spelt, names, strict=True)]
    merged = [folded(aliases[name]) if name in aliases else name for name in own]
    return [one if merged.count(one) == 1 else name for one, name in zip(merged, own, strict=True)]


def season_of(evenings: Iterable[Worked], aliases: Mapping[str, str]) -> Season:
    """Return `evenings` of one game, given newest first, as a season; oldest first.

    A person has the newest name's spelling, as in the figures.
    """
    from chicago_gui.sheet.summary import Season, SeasonEvening  # no start waits for it

    spelt: dict[str, str] = {}
    found = []
    for _, line, counted in evenings:
        if counted is None or line.date is None:
            continue
        persons = _persons(line.players, aliases)
        for person, name in zip(persons, line.players, strict=True):
            own = person in (name, folded(name))
            spelt.setdefault(person, name if own else aliases[folded(name)])
        hundreds = games.game(line.game).in_hundreds(counted)
        found.append((line, persons, counted, hundreds))
    return Season(
        tuple(
            SeasonEvening(
                line.date,
                line.place,
                tuple(spelt[each] for each in persons),
                counted.points,
                hundreds,
                counted.stake,
            )
            for line, persons, counted, hundreds in reversed(found)
            if line.date is not None
        )
    )
