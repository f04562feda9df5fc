"""What is wanted next: the order of a deal as it is lived (counts, decks, teams, Z … result)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.deal import PACK, Deal
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.sheet.column import Spot


def wanted_at_table(view: View) -> Spot | None:
    """Return the cell the table should fill next, the oldest deal first.

    Decks are picked in the preparer's face, because that is where their sum is known; a deal
    whose decks are not handed out wants nothing of the table.
    """
    for index, shown in enumerate(view.deals):
        deal = shown.deal
        if isinstance(shown, PlayedDeal):
            if not shown.thrown_in and shown.outcome is None:
                spot = next(_lacking(shown, index), None)
                if spot is not None:
                    return spot
        elif deal.handed_out or deal.has_contract:
            return next(_bidding(deal, index), None)
    return None


def last_result(view: View) -> Spot | None:
    """Return where the deal played last has its result; there the table rests between deals."""
    for index in reversed(range(len(view.deals))):
        if isinstance(view.deals[index], PlayedDeal):
            return Spot(index, columns.RESULT)
    return None


def wanted_by_preparer(
    deal: Deal,
    index: int,
    counted: tuple[bool, bool, bool, bool],
    total: int,
    again: int = 0,
) -> Spot | None:
    """Return the cell the preparer should fill next; `None` when the deal is ready.

    `counted` says which decks are counted, `total` what they add up to; when that is not 40,
    `again` is the deck to be counted once more.
    """
    for part, done in enumerate(counted):
        if not done:
            return Spot(index, columns.HCP, part)
    if total != PACK:
        return Spot(index, columns.HCP, again)
    return next(chain(_picking(deal, index), _seating(deal, index)), None)


def _picking(deal: Deal, index: int) -> Iterator[Spot]:
    if not deal.handed_out:
        yield from _preparing(deal, index)
    for part, player in enumerate(deal.decks):
        if player is None:
            yield Spot(index, columns.PLAYER, part)


def _preparing(deal: Deal, index: int) -> Iterator[Spot]:
    """Who prepares is told by every deal begun here; a file may not say."""
    if deal.prepared_by is None:
        yield Spot(index, columns.PREPARED_BY)


def _seating(deal: Deal, index: int) -> Iterator[Spot]:
    if deal.teams is None:
        if not deal.handed_out:
            yield from _preparing(deal, index)
        yield Spot(index, columns.PARTNERS)
    for team, vulnerable in enumerate(deal.vulnerable):
        if vulnerable is None:
            yield Spot(index, columns.Z, team)
    if deal.opening_bid is None:
        yield Spot(index, columns.OPENS)


def _bidding(deal: Deal, index: int) -> Iterator[Spot]:
    yield from _seating(deal, index)
    if deal.declarer is None:
        yield Spot(index, columns.CONTRACT)
    yield Spot(index, columns.RESULT)


def _lacking(shown: PlayedDeal, index: int) -> Iterator[Spot]:
    deal = shown.deal
    if not shown.counted:
        yield Spot(index, columns.HCP)
    yield from _picking(deal, index)
    yield from (spot for spot in _seating(deal, index) if spot.column is not columns.OPENS)
    if not deal.passed_out and deal.declarer is None:
        yield Spot(index, columns.CONTRACT)
