"""An evening of pairs as everybody may see it, its results in the order in which they are typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from chicago_gui.games.pairs.movements import Movement
from chicago_gui.games.pairs.progress import movement_of
from chicago_gui.games.pairs.session import Pair, Scoring, Session
from chicago_gui.games.pairs.totals import BoardTotals, PairPlace, ResultLine, ranking, totals
from chicago_gui.record import field, record, replace
from chicago_gui.sheet.boards import MOST_BOARDS
from chicago_gui.sheet.remembered import remembered
from chicago_gui.sheet.words import pair


@record
class TravellerLine:
    """One result; `round` and `table` are 0 where people meet freely.

    `ends` says that another board or round begins after it. `ns` and `ew` are the pairs with their
    names, `imps` that the points are IMPs, which have their sign.
    """

    number: int
    index: int
    line: ResultLine
    round: int = 0
    table: int = 0
    ends: bool = False
    ns: str = ""
    ew: str = ""
    imps: bool = False


@record
class NewLine:
    """The last line, in which a meeting is typed that no movement has proposed."""

    number: int = 0


@record
class View:
    """The evening; `deals` are the lines of the form, `boards` the travellers with their points."""

    session: Session
    boards: tuple[BoardTotals, ...]
    standing: tuple[PairPlace, ...]
    movement: Movement | None
    deals: tuple[TravellerLine | NewLine, ...]
    line_of_result: Mapping[tuple[int, int], int] = field(compare=False)
    """Where in `deals` the line of a board's number and the result's place on it stands."""

    @property
    def played(self) -> int:
        """How many results are in."""
        return sum(board.played for board in self.boards)

    @property
    def results(self) -> int:
        """How many results there will be."""
        return len(self.line_of_result)

    def board(self, number: int) -> BoardTotals | None:
        """Return a board's traveller, if it has one."""
        return next((each for each in self.boards if each.board.number == number), None)


@remembered(4)
def reveal(session: Session) -> View:
    """Return what everybody may know of the evening, which is all."""
    boards = totals(session)
    movement = movement_of(session)
    by_round = session.by_round and movement is not None
    rows = list(_rows(session, boards, movement))
    if by_round:
        rows.sort(key=lambda row: (row.round, row.table, row.number))
        ends = [here.round != there.round for here, there in pairwise(rows)] + [True]
        rows = [
            row if row.ends is last else replace(row, ends=last)
            for row, last in zip(rows, ends, strict=True)
        ]
    return View(
        session,
        boards,
        ranking(session, boards),
        movement,
        (*rows, NewLine()),
        {(row.number, row.index): place for place, row in enumerate(rows)},
    )


def _rows(
    session: Session, boards: tuple[BoardTotals, ...], movement: Movement | None
) -> Iterator[TravellerLine]:
    for each in boards:
        yield from _rows_of(session.pairs, session.rules.scoring, movement, each)


@remembered(4 * MOST_BOARDS)
def _rows_of(
    pairs: tuple[Pair, ...], scoring: Scoring, movement: Movement | None, board: BoardTotals
) -> tuple[TravellerLine, ...]:
    """Return the lines of one board."""
    imps = scoring is not Scoring.MATCHPOINTS
    when = {} if movement is None else _meetings(movement)
    found = []
    for index, line in enumerate(board.lines):
        turn, table = when.get((board.board.number, line.result.pairs), (0, 0))
        ns, ew = (
            f"{number} {pair(pairs[number - 1])}"
            for number in (line.result.meeting.ns, line.result.meeting.ew)
        )
        last = index + 1 == len(board.lines)
        found.append(
            TravellerLine(board.board.number, index, line, turn, table, last, ns, ew, imps)
        )
    return tuple(found)


@remembered(4)
def _meetings(movement: Movement) -> dict[tuple[int, frozenset[int]], tuple[int, int]]:
    """Return of each board and two pairs in which round and at which table they meet there."""
    found = {}
    for turn, line_of_result in enumerate(movement.rounds, start=1):
        for place in line_of_result:
            pairs = frozenset((place.meeting.ns, place.meeting.ew))
            for board in place.boards:
                found[board, pairs] = (turn, place.table)
    return found


def line_of(shown: TravellerLine | NewLine) -> tuple[int, int] | None:
    """Return board and place of a line's result, `None` for the new line."""
    return (shown.number, shown.index) if isinstance(shown, TravellerLine) else None


def added(before: Session, after: Session) -> tuple[int, int] | None:
    """Return the line that `after` has and `before` has not, if it is one."""
    lengths = {board.number: len(board.results) for board in before.boards}
    for board in after.boards:
        if len(board.results) > lengths.get(board.number, 0):
            return board.number, len(board.results) - 1
    return None
