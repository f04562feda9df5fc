"""Movements: who meets whom at which table with which boards, for 2 to 20 pairs.

With one winner three to ten pairs play a Howell, in which each pair meets each other once on one
set of boards. With an odd number each pair sits one round out, when it would meet the missing one.
The rest, and whoever wants two winners, play a Mitchell: North–South stay, East–West
go up a table each round, the boards down one. Where the tables are even in number the first and
the last share their boards and a set lies on a stand halfway between (share and relay), or else
East–West would meet boards again. With an odd number of pairs the last East–West is missing, and
whoever would meet it sits the round out: only North–South do, so that a Howell is proposed first.

Balance. Two pairs compete on a board when they sit the same way there (+1 for each set), help each
other when they sit opposite ways at different tables (−1), and fight for all of it when they meet
(the tables at that set, less one): the measure of Ross Moore's "Too many arrow-switches spoil the
balance". A movement is perfect when every two pairs compete as much.
- Howell of 4 and 8 pairs: perfect, as the books have it for an even number of tables (each two
  sit the same way on 1 and on 3 sets).
- Howell of 6 and 10 pairs: each two sit the same way on 1 to 3 and on 3 to 5 sets. No table of an
  odd number of tables is perfect; for six pairs no turning of the tables gives less scatter. The
  books' table for three tables, too, lets all three share a set in the last round.
- Howell of 7 pairs: perfect. Of 5 and 9: scatter 1.26 and 1.41, for five pairs the least there is.
- Mitchell with two winners: perfect among those who are compared.
- Mitchell with one winner: some tables of some rounds sit the other way round (arrow switch), as
  few as balance wants. Scatter (standard deviation): 12 pairs 1.29, 14 1.05, 16 1.24, 18 1.16 and
  20 1.64, where Moore's best are 1.29, 1.05, 1.29, 1.16 and 1.67; without a switch 3 to 5.

Which one an evening follows is told from who met whom on which board.
"""

from __future__ import annotations

from enum import Enum, unique
from functools import lru_cache

from chicago_gui.games.pairs.session import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    Board,
    Meeting,
    PairsReason,
    Session,
)
from chicago_gui.record import Record
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.deal import MOST_BOARDS

USUAL_BOARDS = 24
"""So many boards an evening has, as nearly as the rounds allow."""


@unique
class MovementKind(Enum):
    """The two movements."""

    HOWELL = "Howell"
    MITCHELL = "Mitchell"


class TableInRound(Record):
    """One table in one round: its number from 1, who meets there, and which boards they play."""

    table: int
    meeting: Meeting
    boards: tuple[int, ...]


class Movement(Record):
    """A movement whole; `rounds` are the tables of each round, `out` who sits each round out."""

    kind: MovementKind
    rounds: tuple[tuple[TableInRound, ...], ...]
    out: tuple[int | None, ...]
    boards_per_round: int

    @property
    def tables(self) -> int:
        """The number of tables that are needed."""
        return max(each.table for tables in self.rounds for each in tables)

    @property
    def boards(self) -> dict[int, tuple[Meeting, ...]]:
        """Who meets at each board, by its number, in the order in which they play it."""
        found: dict[int, tuple[Meeting, ...]] = {}
        for tables in self.rounds:
            for each in tables:
                for board in each.boards:
                    found[board] = (*found.get(board, ()), each.meeting)
        return dict(sorted(found.items()))


_Row = tuple[int, int, int]
"""North–South, East–West and the set of boards at one table; tables are in order."""

# Each round in a line, a table in each three: the highest number never moves from table 1. For
# eight and ten everybody else follows the next lower number from seat to seat.
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

# By the number of pairs: the table of a Howell that is turned when the last pair is missing.
_TURNED = {9: 3}

# By the number of pairs: the tables that switch, by round, where it is not all of the first round.
# Found by trying; the books' "rounds 1 and N/2" for six tables is the same balance.
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
    """Return the movement for so many pairs, and one winner or two: the usual one, or of `kind`.

    Without `boards_per_round` an evening comes as near to 24 boards as its rounds allow. Refused:
    other than 2 to 20 pairs (`PAIRS`), a kind that there is not for them (`NO_MOVEMENT`), less than
    a board a round or more than 64 in all (`ROUND`).
    """
    if not FEWEST_PAIRS <= pairs <= MOST_PAIRS:
        raise Refused(PairsReason.PAIRS, count=pairs)
    there = kinds(pairs, winners)
    kind = kind or there[0]
    if kind not in there:
        raise Refused(PairsReason.NO_MOVEMENT, count=pairs)
    rounds = _howell(pairs) if kind is MovementKind.HOWELL else _mitchell(pairs, winners)
    sets = len(rounds)
    most = MOST_BOARDS // sets
    each = usual_boards(sets) if boards_per_round is None else boards_per_round
    if not 1 <= each <= most:
        raise Refused(PairsReason.ROUND, boards=each, most=most)
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
    """Return the movements that there are for so many pairs, the one that is proposed first.

    That is the one in which sitting out is most even.
    """
    if winners != 1 or pairs + pairs % 2 not in _HOWELLS:
        return (MovementKind.MITCHELL,)
    return (MovementKind.HOWELL, MovementKind.MITCHELL) if pairs % 2 else (MovementKind.HOWELL,)


def usual_boards(sets: int) -> int:
    """Return how many boards a set has so that all together are nearest to 24, and no fewer."""
    return min(range(1, MOST_BOARDS // sets + 1), key=lambda each: abs(each * sets - USUAL_BOARDS))


def _howell(pairs: int) -> tuple[tuple[_Row, ...], ...]:
    """Return the rows of a Howell; with an odd number of pairs the first table is the missing one.

    It comes last then: all the others have the numbers of tables that are there.
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
    """Return one table of one round, both counted from 0.

    The boards go round past the tables; an even number of tables has the stand in their midst, and
    with it the last table comes to stand where the first one does.
    """
    home, visitors = table + 1, tables + 1 + (table - turn) % tables
    stand = tables % 2 == 0 and table >= tables // 2
    part = (table + stand + turn) % tables + 1
    return (visitors, home, part) if switched else (home, visitors, part)


def _out(rows: tuple[_Row, ...], pairs: int) -> int | None:
    """Return the pair whose opponents are missing, if any."""
    return next((min(ns, ew) for ns, ew, _ in rows if max(ns, ew) > pairs), None)


def movement_of(session: Session) -> Movement | None:
    """Return the movement whose meetings are on the travellers, or `None` where people meet freely.

    It is not in the file: the pairs, the winners and the number of boards tell it. Who sits which
    way may have been corrected at a table; where few sit as it has them nobody set it out.
    """
    pairs, winners, boards = len(session.pairs), session.rules.winners, session.boards
    for kind in kinds(pairs, winners):
        each, rest = divmod(len(boards), len(propose(pairs, winners, kind=kind).rounds))
        if not each or rest:
            continue
        movement = propose(pairs, winners, each, kind)
        if (
            len(_proposed(movement)) == len(boards)
            and all(_follows(board, movement) for board in boards)
            and _is_seated(session, movement)
        ):
            return movement
    return None


def rounds_of(session: Session) -> Movement | None:
    """Return the movement that two thirds of the meetings follow, or `None` where people are free.

    Where `movement_of` wants all of them: a meeting more, or one that was not played, takes no
    other meeting its round.
    """
    pairs, winners = len(session.pairs), session.rules.winners
    for kind in kinds(pairs, winners):
        sets = len(propose(pairs, winners, kind=kind).rounds)
        fewest = len(session.boards) // sets
        for each in (fewest, fewest + 1):  # a board more, or one that nobody has played
            if not 0 < each * sets <= MOST_BOARDS:
                continue
            movement = propose(pairs, winners, each, kind)
            if _is_seated(session, movement):
                return movement
    return None


def _is_seated(session: Session, movement: Movement) -> bool:
    """Whether two thirds of the meetings are those of `movement`, each pair sitting as it says.

    Four pairs who meet freely meet as some movement has it soon enough, but seldom sit so.
    """
    met = sum(len(board.results) for board in session.boards)
    there = sum(map(len, _seats(movement).values()))
    return 3 * sum(_seated(board, movement) for board in session.boards) >= 2 * max(met, there)


@remembered(4 * MOST_BOARDS)
def _seated(board: Board, movement: Movement) -> int:
    """Return how many meetings on `board` are those of `movement`."""
    there = _seats(movement).get(board.number, frozenset())
    return sum(result.meeting in there for result in board.results)


@remembered(4)
def _seats(movement: Movement) -> dict[int, frozenset[Meeting]]:
    """Return who meets on each board, and who of them sits North–South."""
    return {number: frozenset(meetings) for number, meetings in movement.boards.items()}


@remembered(4)
def _proposed(movement: Movement) -> dict[int, frozenset[frozenset[int]]]:
    """Return which two pairs meet on each board."""
    return {
        number: frozenset(frozenset((each.ns, each.ew)) for each in meetings)
        for number, meetings in _seats(movement).items()
    }


@remembered(4 * MOST_BOARDS)
def _follows(board: Board, movement: Movement) -> bool:
    """Whether those meet on `board` who meet there in `movement`."""
    met = frozenset(result.pairs for result in board.results)
    return met == _proposed(movement).get(board.number)
