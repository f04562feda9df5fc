"""A match as CSV, for spreadsheets and other programs: the score card, and the standing."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.teams.board import Room
from chicago_gui.games.teams.session import Session
from chicago_gui.games.teams.totals import BoardLine, standing, totals
from chicago_gui.scoring.comparisons import decimal_text
from chicago_gui.sheet.board_file import board_cells, deal_cells
from chicago_gui.sheet.csv_text import Value, csv_of, harmless

# The columns are a promise to other programs, so they are not translated.
HEADER = (
    "board",
    "dealer",
    "vulnerable",
    *(
        f"{room.value}_{what}"
        for room in Room
        for what in ("contract", "declarer", "result", "score")
    ),
    "difference",
    *(f"{what}_{team}" for what in ("points", "total", "vp") for team in (1, 2)),
)
STANDING_HEADER = ("place", "team", "points", "vp")


def csv_text(session: Session) -> str:
    """Return the score card as CSV, one row per board in the order of their numbers.

    What is not known is empty. Victory points stand on the last row, once the match is done.
    """
    found = totals(session)
    rows: list[list[Value]] = [[*_row(line), None, None] for line in found.lines]
    if rows and found.victory_points:
        rows[-1][-2:] = map(decimal_text, found.victory_points)
    return csv_of([HEADER, *rows])


def standing_csv(session: Session) -> str:
    """Return the standing as CSV, best first."""
    rows: list[list[Value]] = [
        [
            line.place,
            harmless(session.teams[line.team].name),
            line.points,
            None if line.victory_points is None else decimal_text(line.victory_points),
        ]
        for line in standing(session)
    ]
    return csv_of([STANDING_HEADER, *rows])


def _row(line: BoardLine) -> Iterator[Value]:
    number = line.board.number
    yield from board_cells(number)
    for room in Room:
        yield from deal_cells(number, line.board.deal(room))
    yield line.difference
    yield from line.points or (None, None)
    yield from line.totals
