"""An evening of pairs as everybody may see it, its results in the order in which they are typed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from operator import attrgetter

from chicago_gui.games.pairs.movements import Movement
from chicago_gui.games.pairs.progress import movement_of
from chicago_gui.games.pairs.session import Pair, Scoring, Session
from chicago_gui.games.pairs.totals import BoardTotals, PairPlace, ResultLine, ranking, totals
from chicago_gui.record import field, record
from chicago_gui.sheet.boards import MOST_BOARDS
from chicago_gui.sheet.remembered import remembered
from chicago_gui.sheet.words import pair


@record
class TravellerLine:
    """One result; `round` and `table` are 0 where people meet freely.

    `ns` and `ew` are the pairs with their names, `imps` that the points are IMPs, which have their
    sign.
    """

    number: int
    index: int
    line: ResultLine
    round: int = 0
    table: int = 0
    ns: str = ""
    ew: str = ""
    imps: bool = False


@record
class NewLine:
    """The last line, in which a meeting is typed that no movement has proposed."""

    number: int = 0


_NEW_LINE = NewLine()


@record
class View:
    """The evening; `deals` are the lines of the form, `boards` the travellers with their points.

    `played` results are in, and `by_round` says that the lines are in the order of the rounds.
    """

    session: Session
    boards: tuple[BoardTotals, ...]
    standing: tuple[PairPlace, ...]
    movement: Movement | None
    by_round: bool
    played: int
    deals: tuple[TravellerLine | NewLine, ...]
    line_of_result: Mapping[tuple[int, int], int] = field(compare=False)
    """Where in `deals` the line of a board's number and the result's place on it stands."""

    @property
    def results(self) -> int:
        """How many results there will be."""
        return len(self.line_of_result)

    def board(self, number: int) -> BoardTotals | None:
        """Return a board's traveller, if it has one."""
        return next((each for each in self.boards if each.board.number == number), None)

    def ends(self, place: int) -> bool:
        """Whether another board or round begins after the line at `place`."""
        here, after = self.deals[place], self.deals[min(place + 1, len(self.deals) - 1)]
        if not isinstance(here, TravellerLine) or not isinstance(after, TravellerLine):
            return True
        return here.round != after.round if self.by_round else here.number != after.number


@remembered(4)
def reveal(session: Session) -> View:
    """Return what everybody may know of the evening, which is all."""
    boards = totals(session)
    movement = movement_of(session)
    by_round = session.by_round and movement is not None
    rows: list[TravellerLine] = []
    for each in boards:
        rows += _rows_of(session.pairs, session.rules.scoring, movement, each)
    if by_round:
        rows.sort(key=attrgetter("round", "table", "number"))
    return View(
        session,
        boards,
        ranking(session, boards),
        movement,
        by_round,
        sum(board.played for board in boards),
        (*rows, _NEW_LINE),
        dict(zip(map(attrgetter("number", "index"), rows), count(), strict=False)),
    )


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
        found.append(TravellerLine(board.board.number, index, line, turn, table, ns, ew, imps))
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
