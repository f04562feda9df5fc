"""The files of rubber bridge: session file and CSV.

The CSV has a row for each deal, and one for each stopped rubber.
"""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.rubber.session import FILE, RubberTotals, Session, totals
from chicago_gui.sheet.sittings import file

loads = FILE.loads
dumps = FILE.dumps


# Other programs rely on the column names, so they are not translated.
HEADER = (
    *("rubber", "deal", "dealer", "vulnerable", "side_1", "side_2"),
    *("contract", "declarer", "result", "below_1", "above_1", "below_2", "above_2"),
    *("games_1", "games_2", "total_1", "total_2", "settled_1"),
)
"""The header row, before one column for each player."""

STOPPED = "stopped"


def csv_text(session: Session) -> str:
    """Return the evening as CSV, to be written as UTF-8."""
    rows = (
        ({"rubber": number, **file.side_cells(each.sitting.sides), **cells}, won)
        for number, each in enumerate(totals(session).sittings, start=1)
        for cells, won in _rows(each)
    )
    return file.csv_text(HEADER, session.players, rows)


def standing_text(session: Session) -> str:
    """Return the standing as CSV, best first."""
    return file.standing_text(totals(session).account)


def _rows(each: RubberTotals) -> Iterator[file.CsvRow]:
    """Yield the rows of a rubber; if it has ended, the last one has the settlement."""
    settled, won = file.ending(each.sitting.sides, each.settled)
    for line in each.lines:
        cells = file.deal_cells(line) | file.by_side("games", line.games)
        if each.won is not None and line is each.lines[-1]:
            yield {**cells, **settled}, won
        else:
            yield cells, {}
    if each.sitting.stopped:
        paid = None if each.premium is None else each.premium.points
        known = each.premium is not None
        yield (
            {
                "contract": STOPPED,
                **file.by_side("above", paid),
                **file.by_side("games", each.games if known else None),
                **file.by_side("total", each.total if known else None),
                **settled,
            },
            won,
        )
