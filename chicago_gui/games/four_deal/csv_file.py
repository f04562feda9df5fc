"""The evening as CSV, for spreadsheets: one row per deal, those passed out among them."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.four_deal.session import Session
from chicago_gui.games.four_deal.totals import Totals, totals
from chicago_gui.sheet.sittings import csv_rows

# A promise to other programs, so not translated.
HEADER = (
    *("round", "deal", "dealer", "vulnerable", "side_1", "side_2"),
    *("contract", "declarer", "result", "below_1", "above_1", "below_2", "above_2"),
    *("total_1", "total_2", "settled_1"),
)
"""The header row, before one column more per player."""


def csv_text(session: Session) -> str:
    """Return the evening as CSV, to be written as UTF-8."""
    return csv_rows.csv_text(HEADER, session.players, _rows(totals(session)))


def standing_text(session: Session) -> str:
    """Return the standing as CSV, best first."""
    return csv_rows.standing_text(totals(session).account)


def _rows(found: Totals) -> Iterator[csv_rows.CsvRow]:
    for number, each in enumerate(found.rounds, start=1):
        sides = each.round.sides
        for line in each.lines:
            end = csv_rows.ending(sides, each.settled if line is each.lines[-1] else None)
            cells = csv_rows.deal_cells(line) | csv_rows.side_cells(sides)
            yield {"round": number, **cells, **end[0]}, end[1]
