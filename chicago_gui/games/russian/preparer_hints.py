"""The sentences beneath the form in the preparer's face; figures come in as plain numbers."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.deal import OPENING_HAND, PACK, Deck
from chicago_gui.games.russian.hints import seating_line
from chicago_gui.games.russian.view import View
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.words import sentence, tr


def preparer_hint(view: View, wanted: Spot | None, hcp: Sequence[int | None]) -> tuple[str, str]:
    """Return what the preparer does next, and in a quieter line what comes after it."""
    if wanted is None:
        return (
            tr("Ready: hand out the cards. Enter covers the sheet and turns to the table."),
            sum_line(hcp),
        )
    deck = Deck(wanted.part).name
    match wanted.column:
        case columns.HCP if None not in hcp:
            return sum_line(hcp), tr("Count again, or move through the decks and mend one.")
        case columns.HCP:
            first = tr("Deck {deck}: count its high cards.").format(deck=deck)
            return (
                f"{first}  {sum_line(hcp)}".rstrip(),
                tr("Then each player picks a deck: type the initial beside it."),
            )
        case columns.PLAYER if wanted.part == 0 and max(count or 0 for count in hcp) < OPENING_HAND:
            return sum_line(hcp), tr("Or go on: who picked deck A? Type the initial.")
        case columns.PLAYER:
            return (
                tr("Who picked deck {deck}? Type the initial.").format(deck=deck),
                sum_line(hcp),
            )
        case _:
            return sentence(seating_line(view, wanted)), sum_line(hcp)


def sum_line(hcp: Sequence[int | None]) -> str:
    """Return the sum so far against 40, and whether anybody holds an opening hand."""
    counted = [count for count in hcp if count is not None]
    total = sum(counted)
    if not counted:
        return ""
    if len(counted) < len(hcp):
        line = tr("Sum so far {total} of 40.").format(total=total)
    elif total == PACK:
        line = tr("40 ✓")
    elif total < PACK:
        return tr("The four make {total}: {missing} missing of 40.").format(
            total=total, missing=PACK - total
        )
    else:
        return tr("The four make {total}: {over} more than 40.").format(
            total=total, over=total - PACK
        )
    return f"{line}  {_opening_line(hcp, len(counted) == len(hcp))}".rstrip()


def _opening_line(hcp: Sequence[int | None], complete: bool) -> str:
    """Ruling 2: without an opening hand the preparer may deal again or move cards."""
    best = max(count or 0 for count in hcp)
    if best >= OPENING_HAND:
        deck = Deck([count or 0 for count in hcp].index(best)).name
        return tr("An opening hand is there ({deck}, {hcp}).").format(deck=deck, hcp=best)
    if complete:
        return tr("No opening hand: deal again, or move cards and type the new counts.")
    return ""
