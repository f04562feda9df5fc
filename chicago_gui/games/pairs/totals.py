"""Everything that is worked out from the travellers: scores, points, percentages, the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from chicago_gui.games.pairs.board import Board, Result
from chicago_gui.games.pairs.session import Scoring, Session
from chicago_gui.scoring.comparisons import cross_imps, datum, datum_imps, matchpoints, top
from chicago_gui.sheet.board_deal import score_ns
from chicago_gui.sheet.places import placed_by


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One line of a traveller; score (from North–South) and points are `None` while unknown."""

    result: Result
    score: int | None
    points_ns: Fraction | None
    points_ew: Fraction | None


@dataclass(frozen=True, slots=True)
class BoardTotals:
    """One board's traveller with everybody's points, in the order of the sheet.

    `played` results are in; `size` is that of the most-played board, to which matchpoints are
    brought; `datum` is the board's mean score where the rules go by it.
    """

    board: Board
    lines: tuple[ResultLine, ...]
    played: int
    size: int
    datum: int | None

    @property
    def ranked(self) -> tuple[ResultLine, ...]:
        """The lines that have a result, the best for North–South first, as travellers are read."""
        scored = [line for line in self.lines if line.score is not None]
        return tuple(sorted(scored, key=lambda line: -(line.score or 0)))


def totals(session: Session) -> tuple[BoardTotals, ...]:
    """Work out every board."""
    scores = [
        [score_ns(board.number, result.deal) for result in board.results]
        for board in session.boards
    ]
    size = max((sum(score is not None for score in each) for each in scores), default=0)
    return tuple(
        _board(session.rules.scoring, board, each, size)
        for board, each in zip(session.boards, scores, strict=True)
    )


def _board(scoring: Scoring, board: Board, scores: Sequence[int | None], size: int) -> BoardTotals:
    known = [score for score in scores if score is not None]
    match scoring:
        case Scoring.MATCHPOINTS:
            worth, both = matchpoints(known, size), top(size)
        case Scoring.IMPS:
            worth, both = cross_imps(known), 0
        case Scoring.DATUM:
            worth, both = datum_imps(known), 0
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


@dataclass(frozen=True, slots=True)
class PairPlace:
    """One line of the ranking.

    `direction` is `NS` or `EW` where each has a ranking of its own, else `None`. `points` are those
    of the `played` boards, `maximum` what could be had there, `percent` the share; these two are
    `None` in IMPs, and the share is while nothing could be had.
    """

    place: int
    direction: str | None
    pair: int
    points: Fraction
    played: int
    maximum: int | None
    percent: Fraction | None


def standing(session: Session) -> tuple[PairPlace, ...]:
    """Return the ranking, best first, ties with one place and in the order of the pairs.

    By percentage at matchpoints, since not everybody plays as many boards, else by IMPs. With two
    winners North–South stand before East–West, each with whoever sits that way on a traveller.
    """
    boards = totals(session)
    numbers = range(1, len(session.pairs) + 1)
    if session.rules.winners == 1:
        return _ranked(session, [_pair(session, boards, pair, None) for pair in numbers])
    found: list[PairPlace] = []
    for direction in ("NS", "EW"):
        sits = {
            result.meeting.ns if direction == "NS" else result.meeting.ew
            for board in session.boards
            for result in board.results
        }
        lines = [_pair(session, boards, pair, direction) for pair in numbers if pair in sits]
        found += _ranked(session, lines)
    return tuple(found)


def _ranked(session: Session, lines: Sequence[PairPlace]) -> tuple[PairPlace, ...]:
    by_share = session.rules.scoring is Scoring.MATCHPOINTS
    placed = placed_by(lines, lambda line: line.percent if by_share else line.points)
    return tuple(
        PairPlace(
            place, line.direction, line.pair, line.points, line.played, line.maximum, line.percent
        )
        for place, line in placed
    )


def _pair(
    session: Session, boards: Sequence[BoardTotals], pair: int, direction: str | None
) -> PairPlace:
    """Return what `pair` has, sitting in `direction` or for `None` in either; its place is open."""
    points, played, maximum = Fraction(0), 0, 0
    for board in boards:
        for line in board.lines:
            meeting = line.result.meeting
            for seat, sits, won in (
                ("NS", meeting.ns, line.points_ns),
                ("EW", meeting.ew, line.points_ew),
            ):
                if sits == pair and won is not None and direction in (None, seat):
                    points += won
                    played += 1
                    maximum += top(board.size)
    if session.rules.scoring is not Scoring.MATCHPOINTS:
        return PairPlace(0, direction, pair, points, played, None, None)
    percent = points * 100 / maximum if maximum else None
    return PairPlace(0, direction, pair, points, played, maximum, percent)
