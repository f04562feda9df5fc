"""The figures across evenings as the page writes them."""

from __future__ import annotations

from chicago_gui.games.russian.figures import PairLine, Part
from chicago_gui.sheet.words import MINUS, pair, signed, tr


def per_deal(part: Part) -> str:
    """Return IMPs per deal with their sign: `+0.35`; halves are rounded as people do."""
    if not part.deals:
        return ""
    whole, hundredths = divmod((200 * abs(part.imps) + part.deals) // (2 * part.deals), 100)
    sign = {1: "+", 0: "", -1: MINUS}[(part.imps > 0) - (part.imps < 0)]
    return f"{sign}{whole}.{hundredths:02}"


def total(part: Part) -> str:
    """Return the IMPs with their sign."""
    return signed(part.imps)


def share(part: Part) -> str:
    """Return the IMPs, and in how many deals: `+12 in 32`."""
    if not part.deals:
        return ""
    return tr("{imps} in {deals}").format(imps=signed(part.imps), deals=part.deals)


def held(hcp_per_deal: float) -> str:
    """Return HCP per deal."""
    return f"{hcp_per_deal:.1f}"


def partners(line: PairLine) -> str:
    """Return the two names."""
    return pair(line.names)
