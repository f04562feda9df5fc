"""The CSV of an evening of sittings: one row per deal, then the players; and of its standing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from chicago_gui.scoring import result_text
from chicago_gui.sheet.csv_text import Value, csv_of, harmless
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.session_file import PASS
from chicago_gui.sheet.sittings.account import Account, points_by_player
from chicago_gui.sheet.sittings.figures import DealLine, Two

CsvRow = tuple[Mapping[str, Value], Mapping[str, int]]
"""The cells of a row by column, and by name what players get on it."""


def csv_text(columns: Sequence[str], players: Sequence[str], rows: Iterable[CsvRow]) -> str:
    """Return `rows` under `columns` and one column more per player; absent cells are empty."""
    header = [*columns, *map(harmless, players)]
    body = (
        [*(cells.get(column) for column in columns), *(won.get(name) for name in players)]
        for cells, won in rows
    )
    return csv_of([header, *body])


def standing_text(account: Account) -> str:
    """Return the standing as CSV, best first."""
    rows = ((row.place, harmless(row.player), row.points, row.played) for row in account.standing)
    return csv_of([("place", "player", "points", "played"), *rows])


def deal_cells(line: DealLine) -> dict[str, Value]:
    """Return the cells that every deal fills, and those of a deal that was played."""
    deal = line.deal
    cells: dict[str, Value] = {
        "deal": line.number,
        "dealer": harmless(line.dealer),
        "vulnerable": vulnerable_text(line.vulnerable),
        "contract": PASS if deal.passed_out else str(deal.contract or ""),
        "declarer": harmless(deal.declarer),
        **by_side("total", line.total),
    }
    if deal.contract is not None and deal.tricks is not None:
        cells["result"] = result_text(deal.contract, deal.tricks)
    if line.worth is not None:
        cells |= {**by_side("below", line.below), **by_side("above", line.above)}
    return cells


def side_cells(sides: Sides) -> dict[str, Value]:
    """Return the two cells that name the sides."""
    return {
        f"side_{number}": harmless(f"{one} & {other}")
        for number, (one, other) in enumerate(sides, start=1)
    }


def by_side(what: str, two: Two | None) -> dict[str, Value]:
    """Return the cells of both sides, such as `total_1` and `total_2`."""
    return {} if two is None else {f"{what}_1": two[0], f"{what}_2": two[1]}


def ending(sides: Sides, settled: int | None) -> CsvRow:
    """Return what stands on the row that ends a sitting, and nothing where it is not settled."""
    return (
        ({}, {}) if settled is None else ({"settled_1": settled}, points_by_player(sides, settled))
    )


def vulnerable_text(vulnerable: tuple[bool, bool] | None) -> str:
    """Return `none`, `1`, `2` or `both`; nothing where it is not known."""
    if vulnerable is None:
        return ""
    return {(False, False): "none", (True, False): "1", (False, True): "2"}.get(vulnerable, "both")
