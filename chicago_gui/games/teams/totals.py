"""Everything computed from a match: differences, points, totals, victory points.

Form, panel, paper and CSV are made from the view, which has only what may be seen in this laptop's
room. What the other card has about boards not played here is not in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from chicago_gui.games.teams.compare import as_seen
from chicago_gui.games.teams.session import Board, Room, Scoring, Session
from chicago_gui.record import Record
from chicago_gui.scoring.comparisons import board_a_match, imps_won, victory_points
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.panel import placed_by


class BoardLine(Record):
    """One line of the score card.

    `difference` is the score in the open room minus that in the closed room, as seen by team 1.
    `points` are what each team gets, in IMPs or board points. Both are `None` while unknown.
    `totals` are the sums so far.
    """

    board: Board
    difference: int | None
    points: tuple[int, int] | None
    totals: tuple[int, int]

    @property
    def number(self) -> int:
        """The board's number."""
        return self.board.number


class Totals(Record):
    """The match so far; `compared` boards have both results, `done` if all planned ones do.

    `victory_points` are `None` until the match is done, and if the rules have none.
    """

    lines: tuple[BoardLine, ...]
    points: tuple[int, int]
    compared: int
    done: bool
    victory_points: tuple[Fraction, Fraction] | None

    @property
    def margin(self) -> int:
        """Team 1's points minus team 2's."""
        return self.points[0] - self.points[1]


def totals(session: Session) -> Totals:
    """Compute the whole score card."""
    each = board_a_match if session.rules.scoring is Scoring.BOARDS else imps_won
    lines = []
    first = second = compared = 0
    for board in session.boards:
        difference = board.difference
        points = None if difference is None else each(difference)
        if points is not None:
            compared += 1
            first, second = first + points[0], second + points[1]
        lines.append(BoardLine(board, difference, points, (first, second)))
    done = compared >= session.planned_boards
    scale = session.rules.victory_points
    won = victory_points(first - second, compared, scale) if done else None
    return Totals(tuple(lines), (first, second), compared, done, won)


class TeamPlace(Record):
    """One line of the standing, with the points of `team`, 0 or 1."""

    place: int
    team: int
    points: int
    victory_points: Fraction | None


def standing(found: Totals) -> tuple[TeamPlace, ...]:
    """Return the two teams, best first; both are first if they are level."""
    won = found.victory_points
    return tuple(
        TeamPlace(place, team, found.points[team], won[team] if won else None)
        for place, team in placed_by((0, 1), lambda team: found.points[team])
    )


class OtherCard(Record):
    """A line below a disputed board: the other card's deal in `room`."""

    number: int
    room: Room
    deal: BoardDeal


class View(Record):
    """The match; `deals` are the lines of the score card, including all planned boards."""

    session: Session
    totals: Totals
    deals: tuple[BoardLine | OtherCard, ...]

    def place_of(self, number: int) -> int | None:
        """Return the index of a board's line, the first if it is in dispute."""
        lines = enumerate(self.deals)
        return next((place for place, shown in lines if shown.number == number), None)


def reveal(session: Session) -> View:
    """Return the view of the match for everybody at this laptop."""
    seen = as_seen(session)
    found = totals(seen)
    return View(seen, found, tuple(_lines(seen, found)))


def _lines(session: Session, found: Totals) -> Iterator[BoardLine | OtherCard]:
    begun = {line.board.number: line for line in found.lines}
    so_far = (0, 0)
    for number in range(1, max([session.planned_boards, *begun]) + 1):
        line = begun.get(number)
        if line is None:
            if number <= session.planned_boards:
                yield BoardLine(Board(number), None, None, so_far)
            continue
        so_far = line.totals
        yield line
        for room, rival in line.board.rivals.items():
            yield OtherCard(number, room, rival)
