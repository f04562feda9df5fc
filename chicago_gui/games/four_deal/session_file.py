"""The files of four-deal Chicago: session file, and CSV with a row for each deal."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.four_deal.session import FILE, RoundTotals, Session, totals
from chicago_gui.sheet.sittings import file
from chicago_gui.sheet.sittings.totals import EveningTotals

loads = FILE.loads
dumps = FILE.dumps


# Other programs rely on the column names, so they are not translated.
HEADER = (
    *("round", "deal", "dealer", "vulnerable", "side_1", "side_2"),
    *("contract", "declarer", "result", "below_1", "above_1", "below_2", "above_2"),
    *("total_1", "total_2", "settled_1"),
)
"""The header row, before one column for each player."""


def csv_text(session: Session) -> str:
    """Return the evening as CSV, to be written as UTF-8."""
    return file.csv_text(HEADER, session.players, _rows(totals(session)))


def standing_text(session: Session) -> str:
    """Return the standing as CSV, best first."""
    return file.standing_text(totals(session).account)


def _rows(found: EveningTotals[RoundTotals]) -> Iterator[file.CsvRow]:
    for number, each in enumerate(found.sittings, start=1):
        sides = each.sitting.sides
        for line in each.lines:
            end = file.ending(sides, each.settled if line is each.lines[-1] else None)
            cells = file.deal_cells(line) | file.side_cells(sides)
            yield {"round": number, **cells, **end[0]}, end[1]
