"""The keys that type a duplicate score card."""

from __future__ import annotations

from chicago_gui.scoring import result_text
from chicago_gui.sheet.boards.deal import BoardDeal


def typed(deal: BoardDeal) -> str:
    """Return the keys of a whole deal, or an empty text for an empty one."""
    if deal.passed_out:
        return "p⏎"
    if deal.contract is None:
        return ""
    seat = deal.declarer.value.lower() if deal.declarer else ""
    result = "" if deal.tricks is None else result_text(deal.contract, deal.tricks)
    return f"{str(deal.contract).lower()}{seat}{result}⏎"
