"""Everything computed from the travellers: scores, points, percentages, the ranking.

The view has everything that is typed, its results in typing order. `for_players` removes what pairs
that still have to play a board must not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from chicago_gui.games.pairs.movements import Movement, meetings_of, movement_of, rounds_of
from chicago_gui.games.pairs.session import Board, Pair, Result, Scoring, Session
from chicago_gui.record import Record, replace
from chicago_gui.remembered import remembered
from chicago_gui.scoring.comparisons import cross_imps, datum, datum_imps, matchpoints, top
from chicago_gui.sheet.boards.deal import MOST_BOARDS, BoardDeal, score_ns
from chicago_gui.sheet.panel import placed_by
from chicago_gui.sheet.words import pair

DIRECTIONS = ("NS", "EW")
"""The two directions of a pair, as written in files."""


class ResultLine(Record):
    """One line of a traveller; the North–South score and the points are `None` while unknown."""

    result: Result
    score: int | None
    points_ns: Fraction | None
    points_ew: Fraction | None


class BoardTotals(Record):
    """One board's traveller with everybody's points, in the order of the sheet.

    `played` is the number of results. `size` is that of the most-played board, to which matchpoints
    are scaled. `datum` is the board's mean score, if the rules score against it.
    """

    board: Board
    lines: tuple[ResultLine, ...]
    played: int
    size: int
    datum: int | None

    @property
    def ranked(self) -> tuple[ResultLine, ...]:
        """The lines with a result, the best for North–South first, as on a traveller."""
        scored = [line for line in self.lines if line.score is not None]
        return tuple(sorted(scored, key=lambda line: -(line.score or 0)))


def totals(session: Session) -> tuple[BoardTotals, ...]:
    """Compute the results of every board."""
    size = max((board.played for board in session.boards), default=0)
    return tuple(_board(session.rules.scoring, board, size) for board in session.boards)


@remembered(4 * MOST_BOARDS)
def _board(scoring: Scoring, board: Board, size: int) -> BoardTotals:
    scores = [score_ns(board.number, result.deal) for result in board.results]
    known = [score for score in scores if score is not None]
    match scoring:
        case Scoring.MATCHPOINTS:
            worth, both = matchpoints(known, size), top(size)
        case Scoring.IMPS:
            worth, both = cross_imps(known), 0
        case Scoring.DATUM:
            worth, both = datum_imps(known), 0
        case _:
            assert_never(scoring)
    left = iter(worth)
    lines = []
    for result, score in zip(board.results, scores, strict=True):
        if score is None:
            lines.append(ResultLine(result, None, None, None))
        else:
            points = next(left)
            lines.append(ResultLine(result, score, points, both - points))
    mean = datum(known) if known and scoring is Scoring.DATUM else None
    return BoardTotals(board, tuple(lines), len(known), size, mean)


class PairPlace(Record):
    """One line of the ranking.

    `direction` is `NS` or `EW` if each direction has its own ranking, else `None`. `points` were
    won on the `played` boards, out of `maximum`; `percent` is the share. In IMPs the latter two are
    `None`; `percent` is also `None` while `maximum` is 0.
    """

    place: int
    direction: str | None
    pair: int
    points: Fraction
    played: int
    maximum: int | None
    percent: Fraction | None


def ranking(session: Session, boards: Sequence[BoardTotals]) -> tuple[PairPlace, ...]:
    """Return the ranking, best first; ties share a place and keep the order of the pairs.

    Matchpoints are ranked by percentage, because pairs may play different numbers of boards, other
    scorings by IMPs. With two winners North–South come before East–West, each as seated on the
    travellers. `boards` are the totals of the session.
    """
    two_winners = session.rules.winners == 2
    had = _sums(boards, two_winners=two_winners)
    if not two_winners:
        pairs = range(1, len(session.pairs) + 1)
        return _ranked(session, [_line(session, had, None, pair) for pair in pairs])
    found: list[PairPlace] = []
    for direction in DIRECTIONS:
        pairs_there = sorted(pair for way, pair in had if way == direction)
        found += _ranked(session, [_line(session, had, direction, pair) for pair in pairs_there])
    return tuple(found)


def _ranked(session: Session, lines: Sequence[PairPlace]) -> tuple[PairPlace, ...]:
    by_share = session.rules.scoring is Scoring.MATCHPOINTS
    placed = placed_by(lines, lambda line: line.percent if by_share else line.points)
    return tuple(replace(line, place=place) for place, line in placed)


_Had = Mapping[tuple[str | None, int], tuple[Fraction, int, int]]
"""By direction (`None` for both) and pair: its points, its boards played, and the maximum.

A pair on a traveller has an entry even if the board is not played.
"""


def _sums(boards: Sequence[BoardTotals], *, two_winners: bool) -> _Had:
    """Return every pair's sums over all boards."""
    found: dict[tuple[str | None, int], tuple[Fraction, int, int]] = {}
    for board in boards:
        for line in board.lines:
            meeting = line.result.meeting
            sides = zip(
                DIRECTIONS,
                (meeting.ns, meeting.ew),
                (line.points_ns, line.points_ew),
                strict=True,
            )
            for direction, number, won in sides:
                whose = (direction if two_winners else None, number)
                points, played, maximum = found.get(whose, _NOTHING)
                if won is not None:
                    points, played, maximum = points + won, played + 1, maximum + top(board.size)
                found[whose] = points, played, maximum
    return found


_NOTHING = (Fraction(), 0, 0)


def _line(session: Session, had: _Had, direction: str | None, pair: int) -> PairPlace:
    """Return the line of `pair` in `direction`, or in both for `None`; its place is set later."""
    points, played, maximum = had.get((direction, pair), _NOTHING)
    if session.rules.scoring is not Scoring.MATCHPOINTS:
        return PairPlace(0, direction, pair, points, played, None, None)
    percent = points * 100 / maximum if maximum else None
    return PairPlace(0, direction, pair, points, played, maximum, percent)


class TravellerLine(Record):
    """One result; `round` and `table` are 0 for a meeting outside any movement.

    `ns` and `ew` are the pairs with their names. `imps` means that the points are IMPs, which have
    a sign. `is_in` means that the result is typed, even if players must not see it yet.
    """

    number: int
    index: int
    line: ResultLine
    round: int
    table: int
    ns: str
    ew: str
    imps: bool
    is_in: bool


class NewLine(Record):
    """The last line, where a meeting is typed that is not in the movement."""

    number: int = 0


class View(Record):
    """The evening; `deals` are the lines of the form, `boards` the travellers with their points.

    `movement` is the one that all meetings follow, `rounds` the one that most meetings follow.
    `played` counts the results. `by_round` means that the lines are in the order of the rounds.
    """

    session: Session
    boards: tuple[BoardTotals, ...]
    standing: tuple[PairPlace, ...]
    movement: Movement | None
    rounds: Movement | None
    by_round: bool
    played: int
    deals: tuple[TravellerLine | NewLine, ...]
    line_of_result: Mapping[tuple[int, int], int]
    """The index in `deals` of each result, by board number and place on the traveller."""

    @property
    def results(self) -> int:
        """The number of results expected so far."""
        return len(self.line_of_result)

    @property
    def over(self) -> bool:
        """Whether every result is in; always False without rounds, when more boards may follow."""
        return self.rounds is not None and 0 < self.results == self.played

    def board(self, number: int) -> BoardTotals | None:
        """Return a board's traveller, or `None`."""
        return next((each for each in self.boards if each.board.number == number), None)

    def ends(self, place: int) -> bool:
        """Return whether another board or round begins after the line at index `place`."""
        here = self.deals[place]
        if not isinstance(here, TravellerLine):
            return True
        after = self.deals[place + 1]  # the last deal is always the new line
        if not isinstance(after, TravellerLine):
            return True
        return here.round != after.round if self.by_round else here.number != after.number


@remembered(4)
def reveal(session: Session) -> View:
    """Return the evening with everything that is typed."""
    boards = totals(session)
    movement = movement_of(session)
    rounds = movement or rounds_of(session)
    by_round = session.by_round and rounds is not None
    rows = [
        row
        for board in boards
        for row in _rows(session.pairs, session.rules.scoring, rounds, board)
    ]
    if by_round:
        rows.sort(key=lambda row: (not row.round, row.round, row.table, row.number))
    return View(
        session,
        boards,
        ranking(session, boards),
        movement,
        rounds,
        by_round,
        sum(board.played for board in boards),
        (*rows, NewLine()),
        {(row.number, row.index): place for place, row in enumerate(rows)},
    )


@remembered(4 * MOST_BOARDS)
def _rows(
    pairs: tuple[Pair, ...], scoring: Scoring, movement: Movement | None, board: BoardTotals
) -> tuple[TravellerLine, ...]:
    """Return the lines of one board."""
    there = {} if movement is None else meetings_of(movement)
    rows = []
    for index, line in enumerate(board.lines):
        meeting = line.result.meeting
        turn, place = there.get((board.board.number, meeting.pairs), (0, None))
        ns, ew = (f"{number} {pair(pairs[number - 1])}" for number in (meeting.ns, meeting.ew))
        rows.append(
            TravellerLine(
                number=board.board.number,
                index=index,
                line=line,
                round=turn,
                table=place.table if place else 0,
                ns=ns,
                ew=ew,
                imps=scoring is not Scoring.MATCHPOINTS,
                is_in=line.score is not None,
            )
        )
    return tuple(rows)


def for_players(view: View) -> View:
    """Return the view without what players must not know while they still have boards to play.

    A board that is not over shows who meets whom, but no contract, result, score, points or note.
    The ranking includes all results.
    """
    open_boards = {board.board.number for board in view.boards if not _is_over(view, board)}
    if not open_boards:
        return view
    boards = tuple(
        _unplayed(board) if board.board.number in open_boards else board for board in view.boards
    )
    session = replace(view.session, boards=tuple(board.board for board in boards))
    shown = {board.board.number: board for board in boards}
    deals = tuple(
        replace(each, line=shown[each.number].lines[each.index])
        if isinstance(each, TravellerLine)
        else each
        for each in view.deals
    )
    return replace(view, session=session, boards=boards, deals=deals)


def _is_over(view: View, board: BoardTotals) -> bool:
    """Return whether nobody will play the board any more.

    Without a movement, more results may follow until every pair has played the board.
    """
    everybody = view.rounds is not None or board.played == len(view.session.pairs) // 2
    return board.board.over and everybody


def _unplayed(board: BoardTotals) -> BoardTotals:
    """Return the traveller without any results."""
    results = tuple(Result(each.meeting, BoardDeal()) for each in board.board.results)
    lines = tuple(ResultLine(each, None, None, None) for each in results)
    return BoardTotals(Board(board.board.number, results), lines, 0, board.size, None)


def line_of(shown: TravellerLine | NewLine) -> tuple[int, int] | None:
    """Return board and place of a line's result, or `None` for the new line."""
    return (shown.number, shown.index) if isinstance(shown, TravellerLine) else None


def added(before: Session, after: Session) -> tuple[int, int] | None:
    """Return the result that `after` has in addition to `before`, if there is one."""
    lengths = {board.number: len(board.results) for board in before.boards}
    for board in after.boards:
        if len(board.results) > lengths.get(board.number, 0):
            return board.number, len(board.results) - 1
    return None
