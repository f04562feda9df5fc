"""What a plan does to the balance of the evening, in words."""

from __future__ import annotations

from chicago_gui.games.russian.changes import ChangePlan
from chicago_gui.games.russian.sheet import MOST_DEALS, USUAL_PLANS
from chicago_gui.games.russian.view import View
from chicago_gui.sheet.windows import Plan
from chicago_gui.sheet.words import tr


def plan(view: View) -> Plan:
    """Return the plan, and how it can be changed."""
    sheet = view.sheet
    return Plan(
        planned=sheet.planned_deals,
        least=max(1, sheet.next_number - 1),
        most=MOST_DEALS,
        usual=USUAL_PLANS,
        change=ChangePlan,
        words=balance_words,
    )


def balance_words(view: View) -> str:
    """Return how often each should be out and open, and whether it can still come out even."""
    sheet, left = view.sheet, view.differences
    first = tr("{planned} deals: each is out and opens {cap} times at most.").format(
        planned=sheet.planned_deals, cap=view.cap
    )
    if left.out == 0 and left.partnered == 0:
        return f"{first} {tr('Times out and partnerships can still come out equal.')}"
    parts = [
        tr("times out up to {apart} apart").format(apart=left.out) if left.out else "",
        tr("opening bids up to {apart} apart").format(apart=left.opened) if left.opened else "",
        tr("partnerships up to {apart} apart").format(apart=left.partnered)
        if left.partnered
        else "",
    ]
    rest = tr("It cannot come out even any more: at best {what}.").format(
        what=", ".join(filter(None, parts))
    )
    return f"{first} {rest}"
