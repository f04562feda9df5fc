"""What stands beside the form of a game with sittings: account, chart, who sits down next, pad."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from chicago_gui.scoring import Settling
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.panel import Panel, Running, Seats, SeatsShown, Standing, StandingLine, Way
from chicago_gui.sheet.partnerships import Sides, seats, sitting_out
from chicago_gui.sheet.sittings.entries import SittingEntries
from chicago_gui.sheet.sittings.view import View
from chicago_gui.sheet.sittings.words import debt_words
from chicago_gui.sheet.words import plural, tr

if TYPE_CHECKING:
    from chicago_gui.sheet.sittings.form import SittingForm

_USUAL_SITTINGS = 4
"""The chart has room for so many from the start."""


def panel(
    form: SittingForm[Any, Any], view: View[Any, Any], entries: EntryHandler[View[Any, Any]]
) -> Panel:
    """Return the panel."""
    return Panel(
        standing(form, view),
        running(form, view),
        seats=next_seats(form, view, entries),
        picture=form.picture(view),
    )


def standing(form: SittingForm[Any, Any], view: View[Any, Any]) -> Standing:
    """Return the account, with how many sittings each has played and sat out."""
    if view.settled:
        units = form.units
        title = plural(units.account_of_one, units.account, view.settled).format(count=view.settled)
    else:
        title = tr("Account: nothing settled yet")
    lines = tuple(
        StandingLine(name, points, (played,))
        for name, points, played in zip(
            view.players, view.account.points, view.account.played, strict=True
        )
    )
    return Standing(
        title=title,
        unit=unit_words(view.evening.rules.settle),
        lines=lines,
        counted=(tr(form.units.played),),
    )


def unit_words(settling: Settling) -> str:
    """Return what an account counts."""
    return tr("points") if settling is Settling.EXACT else tr("hundreds")


def running(form: SittingForm[Any, Any], view: View[Any, Any]) -> Running:
    """Return everybody's account after each sitting that was settled."""
    ways = []
    for at, name in enumerate(view.players):
        points = [(0, 0)]
        for number, each in enumerate(view.sittings, start=1):
            if view.not_come_by(number - 1, name):
                points = [(number, 0)]
            elif each.settled is not None:
                points.append((number, view.account.running[number - 1][at]))
        ways.append(Way(name, tuple(points)))
    return Running(
        title=tr("Account, running"),
        nothing_yet=tr(form.units.settled),
        ways=tuple(ways),
        planned=max(_USUAL_SITTINGS, len(view.sittings)),
    )


def _dealer_words(view: View[Any, Any], sides: Sides, dealer: str) -> str:
    """Return who is proposed to deal first, and why it is not somebody else."""
    begun = Counter(each.sitting.dealer for each in view.sittings)
    times = [begun[name] for name in seats(sides)]
    if begun[dealer] == min(times) < max(times):
        return tr("Deals: {name}, who has begun least often").format(name=dealer)
    return tr("Deals: {name}").format(name=dealer)


def next_seats(
    form: SittingForm[Any, Any], view: View[Any, Any], entries: EntryHandler[View[Any, Any]]
) -> SeatsShown | None:
    """Return who sits where next, and who owes whom, between two sittings."""
    proposed = entries.proposed() if isinstance(entries, SittingEntries) else None
    if proposed is None:
        return None
    sides, dealer = proposed
    return SeatsShown(
        title=tr("{unit}: who sits where").format(unit=form.unit(len(view.sittings))),
        after=Seats(seats(sides), sitting_out(view.there_for(len(view.sittings)), sides)),
        lines=(
            _dealer_words(view, sides, dealer),
            *debt_words(view.account, view.evening.rules.settle),
        ),
    )
