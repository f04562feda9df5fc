"""What stands beside the house form: the five, their running IMPs, the swap, who sits where."""

from __future__ import annotations

from collections.abc import Iterable

from chicago_gui.games.russian.changes import Swap
from chicago_gui.games.russian.columns.seats import advised_deal
from chicago_gui.games.russian.explained import last_bid, swap_due
from chicago_gui.games.russian.sheet import Deal, Teams
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.sheet import panel as seating
from chicago_gui.sheet.panel import (
    Due,
    Panel,
    Running,
    Seats,
    SeatsShown,
    Standing,
    StandingLine,
    Way,
    seated,
)
from chicago_gui.sheet.words import plural, tr


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


def panel(view: View, line_up: Teams | None) -> Panel:
    """Return the panel; `line_up` stands proposed for the deal that is to be seated."""
    due = Due(tr("Take the swap (S)"), Swap(last_bid(view))) if swap_due(view) else None
    return Panel(standing(view), running(view), due, seats(view, line_up))


def standing(view: View) -> Standing:
    """Return the standing, with how often each was out and opened."""
    if view.scored:
        planned = view.sheet.planned_deals
        title = plural(
            "Standing after {count} of {planned} deal",
            "Standing after {count} of {planned} deals",
            planned,
        ).format(count=view.scored, planned=planned)
    else:
        title = tr("Standing before the first deal")
    return Standing(
        title=title,
        unit=tr("IMPs"),
        lines=tuple(
            StandingLine(each.player, each.imps, (each.out, each.opened)) for each in view.standing
        ),
        counted=(tr("out"), tr("opened")),
        most=view.cap,
        partnerships=view.partnerships,
    )


def running(view: View) -> Running:
    """Return the five ways in the order of the sheet, from deals that are over and scored only."""
    ways = []
    for player in view.sheet.players:
        total = 0
        points = [(0, 0)]
        for deal in view.deals:
            if isinstance(deal, PlayedDeal) and deal.outcome is not None:
                total += deal.imps_of(player) or 0
                points.append((deal.number, total))
        ways.append(Way(player, tuple(points)))
    return Running(
        title=tr("Running IMPs"),
        nothing_yet=tr("The lines begin with the first deal played."),
        ways=tuple(ways),
        planned=view.sheet.planned_deals,
    )


def seats(view: View, line_up: Teams | None) -> SeatsShown | None:
    """Return who sits where in the deal that is being prepared, or comes next."""
    index = advised_deal(view)
    begun = view.deals[index].deal if index < len(view.deals) else None
    beyond = view.sheet.next_number > view.sheet.planned_deals and begun is None
    number = view.deals[index].number if begun else view.sheet.next_number
    out = begun.prepared_by if begun and begun.prepared_by else view.advice.preparer
    if out is None or beyond:
        return None
    earlier = [shown.deal for shown in view.deals[:index]]
    teams = begun.teams if begun and begun.teams else line_up
    before = seats_after(earlier)
    lines = list(moves(_last_seated(earlier), out, teams)) if teams is not None else []
    opener = begun.opening_bid if begun and begun.opening_bid else view.advice.opening_bid
    if opener is not None:
        lines.append(tr("Opens: {name}").format(name=opener))
    other = begun is not None and begun.teams is None and teams is not None and begun.handed_out
    return SeatsShown(
        title=tr("Deal {number}: who sits where").format(number=number),
        after=None if teams is None else seated(out, teams, before),
        before=before,
        lines=tuple(filter(None, lines)),
        keys=(tr("Space: the other line-up"),) if other else (),
    )


def _last_seated(deals: list[Deal]) -> Deal | None:
    return next((deal for deal in reversed(deals) if deal.teams is not None), None)
