"""A thrown-in deal on paper: one row, struck through."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.columns import HouseColumn
from chicago_gui.games.russian.deal import Deck
from chicago_gui.games.russian.view import PlayedDeal
from chicago_gui.paper.form_cells import NOTCH, PAD, PAD_LEFT
from chicago_gui.paper.form_grid import Grid, across, uprights
from chicago_gui.paper.marks import Mark, Notch, Side, Text
from chicago_gui.sheet.words import tr

_STRUCK_SIZE = 7.0
# The cells that a thrown-in deal has no use for make room for its hands and for what became of it.
_STRUCK_HANDS = (columns.DECK, columns.TARGET)
_STRUCK_END = (columns.CONTRACT, columns.IMPS)


def thrown_in_row(grid: Grid, y: float, deal: PlayedDeal) -> Iterator[Mark]:
    """Yield a thrown-in deal as one row, struck through, with its top at `y`."""
    yield from uprights(grid, y, grid.row, (columns.PREPARED_BY, columns.DECK, columns.OPENS))
    written = deal.deal
    hands = " · ".join(
        " ".join(part for part in (deck.name, name, "" if hcp is None else str(hcp)) if part)
        for deck, name, hcp in zip(Deck, written.decks, deal.hcp, strict=True)
    )
    yield from _struck(grid, y, (columns.DEAL, columns.DEAL), str(deal.number), Side.CENTRE)
    by = written.prepared_by or ""
    yield from _struck(grid, y, (columns.PREPARED_BY, columns.PREPARED_BY), by, Side.CENTRE)
    yield from _struck(grid, y, _STRUCK_HANDS, hands, Side.LEFT)
    opens = written.opening_bid or ""
    yield from _struck(grid, y, (columns.OPENS, columns.OPENS), opens, Side.CENTRE)
    yield from _struck(grid, y, _STRUCK_END, tr("passed out, dealt again"), Side.LEFT)
    if columns.PREPARED_BY.cell(deal, 0).notch:
        yield Notch(grid.end(columns.PREPARED_BY), y, NOTCH)
    middle = y + grid.row / 2
    yield across(grid.left + 1, grid.right - 1, middle)
    # The deal that is dealt in its place has the same number: no strong rule parts the two.
    yield across(grid.left, grid.right, y + grid.row)


def _struck(
    grid: Grid, y: float, span: tuple[HouseColumn, HouseColumn], text: str, side: Side
) -> Iterator[Mark]:
    x = grid.x(span[0]) + PAD_LEFT
    width = grid.end(span[1]) - x - PAD
    if text:
        yield Text(x, y, width, grid.row, text, _STRUCK_SIZE, side=side)
