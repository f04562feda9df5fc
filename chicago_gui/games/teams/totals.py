"""Everything that is worked out from a match: differences, points, totals, victory points.

The view is the match as it may be seen where this laptop stands: what form, panel, paper and CSV
are made of. A card that came along too early is not in it, so that none of them can tell that it
is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from chicago_gui.games.teams.compare import as_seen
from chicago_gui.games.teams.session import Board, Room, Scoring, Session
from chicago_gui.record import Record
from chicago_gui.scoring.comparisons import board_a_match, imps_won, victory_points
from chicago_gui.sheet.boards.deal import BoardDeal, score_ns
from chicago_gui.sheet.panel import placed_by


class BoardLine(Record):
    """One line of the score card.

    `scores` are those of the open and the closed room, seen from North–South; `difference` is open
    less closed, which is how team 1 sees it. `points` are what either team gets for it, in IMPs or
    board points. These are `None` while unknown; `totals` count so far.
    """

    board: Board
    scores: tuple[int | None, int | None]
    difference: int | None
    points: tuple[int, int] | None
    totals: tuple[int, int]


class Totals(Record):
    """The match so far; `compared` boards have both results, `done` when every planned one has.

    `margin` is what team 1 is ahead in points. `victory_points` are `None` before the match is
    done, and where the rules have none.
    """

    lines: tuple[BoardLine, ...]
    points: tuple[int, int]
    compared: int
    done: bool
    victory_points: tuple[Fraction, Fraction] | None

    @property
    def margin(self) -> int:
        """What team 1 is ahead, in the points of the match."""
        return self.points[0] - self.points[1]


def totals(session: Session) -> Totals:
    """Work out the whole score card."""
    each = board_a_match if session.rules.scoring is Scoring.BOARDS else imps_won
    lines = []
    first = second = compared = 0
    for board in session.boards:
        difference = board.difference
        points = None if difference is None else each(difference)
        if points is not None:
            compared += 1
            first, second = first + points[0], second + points[1]
        open_score, closed_score = (score_ns(board.number, board.deal(room)) for room in Room)
        lines.append(
            BoardLine(board, (open_score, closed_score), difference, points, (first, second))
        )
    done = compared >= session.planned_boards
    scale = session.rules.victory_points
    won = victory_points(first - second, compared, scale) if done else None
    return Totals(tuple(lines), (first, second), compared, done, won)


class TeamPlace(Record):
    """One line of the standing: `team` is 0 or 1, `points` and victory points are its own."""

    place: int
    team: int
    points: int
    victory_points: Fraction | None


def standing(session: Session) -> tuple[TeamPlace, ...]:
    """Return the two teams, best first; both are first when they are level."""
    found = totals(session)
    won = found.victory_points
    return tuple(
        TeamPlace(place, team, found.points[team], won[team] if won else None)
        for place, team in placed_by((0, 1), lambda team: found.points[team])
    )


class ScoreLine(Record):
    """A line of the score card."""

    line: BoardLine

    @property
    def number(self) -> int:
        """The board's number."""
        return self.line.board.number


class OtherCard(Record):
    """Beneath a line in dispute: what the other card has for `room`."""

    number: int
    room: Room
    deal: BoardDeal


class View(Record):
    """The match; `deals` are the lines of the score card, every planned board among them."""

    session: Session
    totals: Totals
    deals: tuple[ScoreLine | OtherCard, ...]

    def place_of(self, number: int, room: Room | None = None) -> int | None:
        """Return where the line of a board is, or for `room` that of the other card on it."""
        for place, shown in enumerate(self.deals):
            there = shown.room if isinstance(shown, OtherCard) else None
            if shown.number == number and there is room:
                return place
        return None


def reveal(session: Session) -> View:
    """Return what everybody may know of the match."""
    seen = as_seen(session)
    found = totals(seen)
    return View(seen, found, tuple(_lines(seen, found)))


def _lines(session: Session, found: Totals) -> Iterator[ScoreLine | OtherCard]:
    begun = {line.board.number: line for line in found.lines}
    so_far = (0, 0)
    for number in range(1, max([session.planned_boards, *begun]) + 1):
        line = begun.get(number)
        if line is None:
            if number <= session.planned_boards:
                yield ScoreLine(BoardLine(Board(number), (None, None), None, None, so_far))
            continue
        so_far = line.totals
        yield ScoreLine(line)
        for room in line.board.disputed:
            rival = line.board.rival(room)
            if rival is not None:
                yield OtherCard(number, room, rival)
