"""Who moves to whose chair between two deals (ruling 7)."""

from __future__ import annotations

from collections.abc import Iterable

from chicago_gui.games.russian.deal import Deal
from chicago_gui.sheet import seating
from chicago_gui.sheet.seating import Seats, Teams, seated


def seats_after(deals: Iterable[Deal]) -> Seats | None:
    """Return where everybody sits after `deals`; `None` while nobody has sat down."""
    seats = None
    for deal in deals:
        if deal.teams is not None and deal.prepared_by is not None:
            seats = seated(deal.prepared_by, deal.teams, seats)
    return seats


def moves(before: Deal | None, out: str, teams: Teams) -> tuple[str, ...]:
    """Return in sentences what the players do between the deal `before` and the next.

    When nobody has sat down yet, or the change is not one that the page allows, there is nothing
    to say but who plays whom.
    """
    if before is None or before.teams is None or before.prepared_by is None:
        return (seating.against(teams),)
    sat = seated(before.prepared_by, before.teams)
    sit = seated(out, teams, sat)
    if sat != sit and not seating.moving(sat, sit):
        return (seating.against(teams),)
    return seating.moves(sat, sit)
