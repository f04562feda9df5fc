"""The top of printed pages: title, date, place, rules, standing."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.russian.sheet import PLAYERS, Sheet
from chicago_gui.games.russian.view import OpenDeal, View
from chicago_gui.games.russian.wording import rules_line
from chicago_gui.paper.marks import TITLE, Mark, Paper
from chicago_gui.paper.page_head import blank_head_marks, head_marks, player_table
from chicago_gui.sheet.words import sentence, signed, tr

HEAD = 19.6
"""Height in mm of the head of a first page, with the air beneath it."""


def head(paper: Paper, view: View) -> Iterator[Mark]:
    """Yield the head of a session's first page."""
    sheet = view.sheet
    planned = tr("Deals planned: {planned}.").format(planned=sheet.planned_deals)
    small_print = f"{sentence(rules_line(sheet.rules))}. {planned}"
    yield from head_marks(paper, PLAYERS, TITLE, when_and_where(sheet), small_print)
    yield from _standing(paper, view)


def blank_head(paper: Paper) -> Iterator[Mark]:
    """Yield the head of a form to be filled in by hand."""
    labels = (tr("IMPs"), tr("out"), tr("opened"))
    yield from blank_head_marks(paper, PLAYERS, TITLE, labels)


def when_and_where(sheet: Sheet) -> str:
    """Return date and place in one line."""
    return " · ".join(filter(None, (sheet.date.isoformat(), " ".join(sheet.place.split()))))


def not_over(view: View) -> str:
    """Return the sentence about deals whose counts and targets no paper tells, or nothing."""
    numbers = [str(deal.number) for deal in view.deals if isinstance(deal, OpenDeal)]
    if not numbers:
        return ""
    if len(numbers) == 1:
        return tr("Deal {number} is not over: its counts and its target are left out.").format(
            number=numbers[0]
        )
    listed = tr("{first} and {last}").format(first=", ".join(numbers[:-1]), last=numbers[-1])
    return tr("Deals {numbers} are not over: their counts and targets are left out.").format(
        numbers=listed
    )


def _standing(paper: Paper, view: View) -> Iterator[Mark]:
    """The five, best first, with IMPs and how often each was out and opened."""
    scored, planned = view.scored, view.sheet.planned_deals
    if scored < planned:
        title = tr("After {scored} of {planned}").format(scored=scored, planned=planned)
    else:
        title = tr("Final standing")
    ranked = sorted(view.standing, key=lambda each: -each.imps)
    rows = [(each.player, signed(each.imps), str(each.out), str(each.opened)) for each in ranked]
    labels = (
        tr("IMPs"),
        tr("out, of {cap}").format(cap=view.cap),
        tr("opened, of {cap}").format(cap=view.cap),
    )
    yield from player_table(paper, title, rows, labels)
