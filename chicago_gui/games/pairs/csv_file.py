"""An evening of pairs as CSV, for spreadsheets and other programs: the results, and the ranking."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from chicago_gui.games.pairs.session import Session
from chicago_gui.games.pairs.totals import BoardTotals, PairPlace, standing, totals
from chicago_gui.scoring.comparisons import decimal_text
from chicago_gui.sheet.board_file import board_cells, deal_cells
from chicago_gui.sheet.csv_text import Value, csv_of, harmless

# The columns are a promise to other programs, so they are not translated.
HEADER = (
    *("board", "dealer", "vulnerable", "ns", "ew"),
    *("contract", "declarer", "result", "score", "points_ns", "points_ew"),
)
STANDING_HEADER = ("place", "pair", "players", "points", "maximum", "percent")


def csv_text(session: Session) -> str:
    """Return the results as CSV, one row each: by board, then in the order of the travellers.

    What is not known is empty.
    """
    return csv_of([HEADER, *(row for board in totals(session) for row in _rows(board))])


def standing_csv(session: Session) -> str:
    """Return the ranking as CSV, best first; with two winners North–South before East–West."""
    two = session.rules.winners == 2
    header = ("direction", *STANDING_HEADER) if two else STANDING_HEADER
    rows = [
        [*([line.direction] if two else []), *_place(session, line)] for line in standing(session)
    ]
    return csv_of([header, *rows])


def _rows(board: BoardTotals) -> Iterator[list[Value]]:
    number = board.board.number
    for line in board.lines:
        meeting = line.result.meeting
        yield [
            *board_cells(number),
            meeting.ns,
            meeting.ew,
            *deal_cells(number, line.result.deal),
            _points(line.points_ns),
            _points(line.points_ew),
        ]


def _place(session: Session, line: PairPlace) -> Iterator[Value]:
    yield line.place
    yield line.pair
    yield harmless(" & ".join(session.pairs[line.pair - 1]))
    yield decimal_text(line.points)
    yield line.maximum
    yield _points(line.percent)


def _points(points: Fraction | None) -> str | None:
    return None if points is None else decimal_text(points)
