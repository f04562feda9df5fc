"""The swap before the lead: when it is due, of which deal, and how the sheet asks for it."""

from __future__ import annotations

from chicago_gui.games.russian.view import View
from chicago_gui.sheet.words import tr


def swap_due(view: View) -> str:
    """Return the sentence that asks for a swap before the lead, or nothing."""
    advice = view.advice
    last = next((d.deal for d in reversed(view.deals) if d.deal.has_contract), None)
    if advice.reason != "swap" or last is None or last.declarer == advice.declarer:
        return ""
    return tr(
        "Swap before the lead: {dummy} plays the contract, {declarer} is dummy and prepares next. "
        "S takes the swap."
    ).format(dummy=advice.declarer, declarer=last.declarer)


def last_bid(view: View) -> int:
    """Return the place of the last deal that has been bid: it is that in which a swap is due."""
    return max(index for index, shown in enumerate(view.deals) if shown.deal.has_contract)
