"""Movements: who meets whom, at which table and with which boards, for 2 to 20 pairs.

With one winner, three to ten pairs play a Howell: each pair meets each other pair once, on one set
of boards. With an odd number of pairs, each sits out the round in which it would meet the missing
pair.

All others, and those who want two winners, play a Mitchell: North–South stay, East–West go up a
table each round, and the boards down a table. With an even number of tables, East–West would meet
boards again; so the first and the last table share their boards, and a set waits on a stand in
the middle (share and relay). With an odd number of pairs the last East–West pair is missing, and
only North–South pairs sit out; therefore a Howell is recommended.

Balance is measured as in Ross Moore's "Too many arrow-switches spoil the balance". For each set of
boards, two pairs score +1 if they sit in the same direction (they compete), −1 if they sit in
opposite directions at different tables (they help each other), and the number of tables at the
set less one if they meet. A movement is perfect if every two pairs have the same sum.
- Howell of 4 and 8 pairs: perfect, as the books give it for an even number of tables (every two
  pairs sit in the same direction on 1 and on 3 sets).
- Howell of 6 and 10 pairs: every two pairs sit in the same direction on 1 to 3 and on 3 to 5 sets.
  No odd number of tables is perfect; for six pairs no turning of tables has less scatter. In the
  books' version for three tables, too, all three share a set in the last round.
- Howell of 7 pairs: perfect. Of 5 and 9: scatter 1.26 and 1.41; for five pairs that is the least.
- Mitchell with two winners: perfect among the pairs that are compared.
- Mitchell with one winner: some tables play some rounds the other way round (arrow switch), as few
  as balance allows. Scatter (standard deviation): 12 pairs 1.29, 14 1.05, 16 1.24, 18 1.16 and
  20 1.64, where Moore's best are 1.29, 1.05, 1.29, 1.16 and 1.67; without a switch it is 3 to 5.

The movement of an evening is not stored: it is recognized by who met whom on which board.
"""

from __future__ import annotations

from enum import Enum, unique
from functools import lru_cache

from chicago_gui.games.pairs.session import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    Meeting,
    PairsReason,
    Session,
)
from chicago_gui.record import Record
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused, check_range
from chicago_gui.sheet.boards.deal import MOST_BOARDS

USUAL_BOARDS = 24
"""The number of boards that an evening comes nearest to."""


@unique
class MovementKind(Enum):
    """The kinds of movements."""

    HOWELL = "Howell"
    MITCHELL = "Mitchell"


class TableInRound(Record):
    """One table in one round: its number from 1, who meets there, and which boards they play."""

    table: int
    meeting: Meeting
    boards: tuple[int, ...]


class Movement(Record):
    """A movement: the tables of each round in `rounds`, and in `out` who sits out each round."""

    kind: MovementKind
    rounds: tuple[tuple[TableInRound, ...], ...]
    out: tuple[int | None, ...]
    boards_per_round: int

    @property
    def tables(self) -> int:
        """The number of tables."""
        return max(each.table for tables in self.rounds for each in tables)

    @property
    def boards(self) -> dict[int, tuple[Meeting, ...]]:
        """The meetings on each board, by its number, in the order of play."""
        found: dict[int, tuple[Meeting, ...]] = {}
        for tables in self.rounds:
            for each in tables:
                for board in each.boards:
                    found[board] = (*found.get(board, ()), each.meeting)
        return dict(sorted(found.items()))


_Row = tuple[int, int, int]
"""The North–South pair, the East–West pair and the set of boards at one table."""

# One round per line, one table per triple; the highest pair stays at table 1. With eight and ten
# pairs each other pair follows the next lower number from seat to seat.
_HOWELLS: dict[int, tuple[tuple[_Row, ...], ...]] = {
    4: (
        ((4, 1, 1), (2, 3, 1)),
        ((4, 2, 2), (3, 1, 2)),
        ((4, 3, 3), (1, 2, 3)),
    ),
    6: (
        ((6, 1, 4), (2, 5, 2), (3, 4, 3)),
        ((6, 2, 3), (1, 3, 2), (4, 5, 1)),
        ((6, 3, 1), (2, 4, 4), (1, 5, 3)),
        ((6, 4, 2), (5, 3, 4), (1, 2, 1)),
        ((6, 5, 5), (4, 1, 5), (2, 3, 5)),
    ),
    8: tuple(
        (
            (8, r + 1, r + 1),
            ((r + 1) % 7 + 1, (r + 3) % 7 + 1, (r + 4) % 7 + 1),
            ((r + 2) % 7 + 1, (r + 6) % 7 + 1, (r + 1) % 7 + 1),
            ((r + 4) % 7 + 1, (r + 5) % 7 + 1, (r + 2) % 7 + 1),
        )
        for r in range(7)
    ),
    10: tuple(
        (
            (10, r + 1, r + 1),
            ((r + 1) % 9 + 1, (r + 2) % 9 + 1, (r + 8) % 9 + 1),
            ((r + 3) % 9 + 1, (r + 7) % 9 + 1, (r + 2) % 9 + 1),
            ((r + 4) % 9 + 1, (r + 6) % 9 + 1, (r + 7) % 9 + 1),
            ((r + 5) % 9 + 1, (r + 8) % 9 + 1, (r + 1) % 9 + 1),
        )
        for r in range(9)
    ),
}

# By the number of pairs: the table of a Howell that is turned if the last pair is missing.
_TURNED = {9: 3}

# By the number of pairs: the tables that switch in each round, unless all do in round 1. Found by
# search; the books' "rounds 1 and N/2" for six tables is balanced equally well.
_SWITCHED: dict[int, dict[int, tuple[int, ...]]] = {
    5: {},
    7: {4: (1, 2, 3, 4)},
    12: {1: (1,), 4: (2, 3, 5, 6)},
}


@lru_cache(maxsize=64)
def propose(
    pairs: int,
    winners: int = 1,
    boards_per_round: int | None = None,
    kind: MovementKind | None = None,
) -> Movement:
    """Return a movement for `pairs` pairs with one or two winners: the usual one, or of `kind`.

    Without `boards_per_round` the number of boards is as near to 24 as possible. Raises `Refused`
    if there are not 2 to 20 pairs, or if a round has no board or all rounds more than 64
    (`OUTSIDE`), or if the kind does not exist for them (`NO_MOVEMENT`).
    """
    check_range("pairs", pairs, FEWEST_PAIRS, MOST_PAIRS)
    there = kinds(pairs, winners)
    kind = kind or there[0]
    if kind not in there:
        raise Refused(PairsReason.NO_MOVEMENT, count=pairs)
    rounds = _howell(pairs) if kind is MovementKind.HOWELL else _mitchell(pairs, winners)
    sets = len(rounds)
    most = MOST_BOARDS // sets
    each = usual_boards(sets) if boards_per_round is None else boards_per_round
    check_range("boards per round", each, 1, most)
    places = tuple(
        tuple(
            TableInRound(
                table, Meeting(ns, ew), tuple(range((part - 1) * each + 1, part * each + 1))
            )
            for table, (ns, ew, part) in enumerate(rows, start=1)
            if max(ns, ew) <= pairs
        )
        for rows in rounds
    )
    return Movement(
        kind=kind,
        rounds=places,
        out=tuple(_out(rows, pairs) for rows in rounds),
        boards_per_round=each,
    )


def kinds(pairs: int, winners: int) -> tuple[MovementKind, ...]:
    """Return the kinds of movements for `pairs` pairs, the recommended one first.

    That is the one in which pairs sit out most evenly.
    """
    if winners != 1 or pairs + pairs % 2 not in _HOWELLS:
        return (MovementKind.MITCHELL,)
    return (MovementKind.HOWELL, MovementKind.MITCHELL) if pairs % 2 else (MovementKind.HOWELL,)


def usual_boards(sets: int) -> int:
    """Return the boards per set for `sets` sets whose total is nearest to 24, at least 1."""
    return min(range(1, MOST_BOARDS // sets + 1), key=lambda each: abs(each * sets - USUAL_BOARDS))


def _howell(pairs: int) -> tuple[tuple[_Row, ...], ...]:
    """Return the rows of a Howell; with an odd number of pairs the first table has one pair.

    That table comes last, so that the tables in use are numbered from 1.
    """
    if not pairs % 2:
        return _HOWELLS[pairs]
    turned = _TURNED.get(pairs)
    return tuple(
        (
            *(
                (ew, ns, part) if table == turned else (ns, ew, part)
                for table, (ns, ew, part) in enumerate(rows[1:], start=1)
            ),
            rows[0],
        )
        for rows in _HOWELLS[pairs + 1]
    )


def _mitchell(pairs: int, winners: int) -> tuple[tuple[_Row, ...], ...]:
    """Return the rows of a Mitchell; with an odd number of pairs the last one is missing."""
    tables = (pairs + 1) // 2
    usual = {1: tuple(range(1, tables + 1))} if tables > 2 else {}
    switched = {} if winners == 2 else _SWITCHED.get(pairs, usual)
    return tuple(
        tuple(
            _mitchell_row(tables, turn, table, table + 1 in switched.get(turn + 1, ()))
            for table in range(tables)
        )
        for turn in range(tables)
    )


def _mitchell_row(tables: int, turn: int, table: int, switched: bool) -> _Row:
    """Return the row of one table in one round, both counted from 0.

    The sets of boards rotate through the tables. An even number of tables has a stand in the
    middle, and the last table then has the same set as the first.
    """
    home, visitors = table + 1, tables + 1 + (table - turn) % tables
    stand = tables % 2 == 0 and table >= tables // 2
    part = (table + stand + turn) % tables + 1
    return (visitors, home, part) if switched else (home, visitors, part)


def _out(rows: tuple[_Row, ...], pairs: int) -> int | None:
    """Return the pair without opponents, or `None`."""
    return next((min(ns, ew) for ns, ew, _ in rows if max(ns, ew) > pairs), None)


@remembered(4)
def meetings_of(movement: Movement) -> dict[tuple[int, frozenset[int]], tuple[int, TableInRound]]:
    """Return the round and the table of each meeting, by its board and its two pairs."""
    return {
        (board, each.meeting.pairs): (turn, each)
        for turn, tables in enumerate(movement.rounds, start=1)
        for each in tables
        for board in each.boards
    }


def movement_of(session: Session) -> Movement | None:
    """Return the movement that the travellers follow, or `None` if there is none.

    It is not in the file, but derived from the pairs, the winners and the number of boards. The
    pairs of each board must match; directions may have been corrected at the table, but at least
    two thirds must match, too.
    """
    pairs, winners, boards = len(session.pairs), session.rules.winners, session.boards
    for kind in kinds(pairs, winners):
        each, rest = divmod(len(boards), len(propose(pairs, winners, kind=kind).rounds))
        if not each or rest:
            continue
        movement = propose(pairs, winners, each, kind)
        met = {(board.number, result.meeting.pairs) for board in boards for result in board.results}
        if met == meetings_of(movement).keys() and _is_seated(session, movement):
            return movement
    return None


def rounds_of(session: Session) -> Movement | None:
    """Return the movement that two thirds of the meetings follow, or `None`.

    Unlike `movement_of` it allows additional or missing meetings, so that the others keep their
    rounds.
    """
    pairs, winners = len(session.pairs), session.rules.winners
    for kind in kinds(pairs, winners):
        sets = len(propose(pairs, winners, kind=kind).rounds)
        fewest = len(session.boards) // sets
        for each in (fewest, fewest + 1):  # with a board added, or with one that nobody played
            if not 0 < each * sets <= MOST_BOARDS:
                continue
            movement = propose(pairs, winners, each, kind)
            if _is_seated(session, movement):
                return movement
    return None


def _is_seated(session: Session, movement: Movement) -> bool:
    """Return whether two thirds of the meetings are those of `movement`, with the same directions.

    Four pairs that meet freely soon match the meetings of some movement, but seldom its directions.
    """
    there = meetings_of(movement)
    met = seated = 0
    for board in session.boards:
        for result in board.results:
            found = there.get((board.number, result.meeting.pairs))
            met += 1
            seated += found is not None and found[1].meeting == result.meeting
    return 3 * seated >= 2 * max(met, len(there))
