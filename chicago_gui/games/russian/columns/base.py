"""What the columns of the house form have alike: who may play a deal, marks of corrections."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from chicago_gui.games.russian.changes import HouseReason
from chicago_gui.games.russian.sheet import Deal, Deck
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import EMPTY, Cell, Column, Spot
from chicago_gui.sheet.entry import EntryReason, is_pass, named_by
from chicago_gui.sheet.going_on import TakenByName, bid_begins, says_play
from chicago_gui.sheet.words import tr


class HouseCellReason(Enum):
    """Why typed text means nothing in this cell."""

    FOUR_COUNTS = "four counts, deck A to D, such as 12 9 13 6"
    ALL_FOUR = (
        "the four would add up to {total}, not 40: mend another one, too, or type all in one "
        "go, such as 12 9 13 6"
    )
    SEATS_FIRST = "who plays this deal is not known yet"
    BEFORE_CONTRACT_COUNTS = "first the counts of the four decks, then the contract"
    BEFORE_CONTRACT_DECKS = "first who picked which deck, then the contract"
    BEFORE_CONTRACT_PREPARER = "first who prepared this deal, then the contract"
    BEFORE_CONTRACT_TEAMS = (
        "first who plays with whom (Enter takes the line-up shown), then the contract"
    )
    BEFORE_CONTRACT_OPENER = "first who opens (Enter takes the name shown), then the contract"
    PARTNER = "who plays with {name}? Type that name as well"
    Z = "z for vulnerable, a space for not, r for the die"
    SWAP = "s takes the swap; whoever goes on without it types the result, such as = or +1"
    RESULT_FIRST = "a result needs a contract first"
    NOTED = "what was noted in the order of the decks, such as 13 9 12 6, or by player: {name} 13"
    NOTED_LATER = "what players noted is asked for when the deal is over"
    NOTE_HERE = (
        "here stands a note, which begins with a letter until the deal is over; "
        "counts are typed beside their decks, in the preparer's face (F2)"
    )
    NAME_HERE = (
        "here stands a note; who picked which deck is typed beside the decks, "
        "in the preparer's face (F2)"
    )
    COUNTS_ELSEWHERE = "counts are typed beside their decks, in the preparer's face (F2)"
    COUNT_OR_RESULT = (
        "counts are typed beside their decks, in the preparer's face (F2); "
        "a result is mended with its sign, such as = or +1"
    )


ROWS = 4
"""Every deal has a row for each deck; wider cells span two or all four."""

Shown = OpenDeal | PlayedDeal

if TYPE_CHECKING:
    from chicago_gui.games.russian.house_input import HouseInput

    _Column = Column[View, Shown, HouseInput]
else:
    # The entries know the columns, so that these can only name them.
    _Column = Column


@cache
def _keys_of(column: HouseColumn, part: int) -> frozenset[str]:
    """Return what the session file calls the entries of which a cell shows something."""
    return frozenset(key.format(part=column.part_name(part)) for key in column.keys)


class HouseColumn(_Column):
    """A column of the house form. What was written otherwise after the reveal has a notch."""

    before_contract: HouseCellReason | None = None
    """Why a contract typed here, where it comes later, has no place yet."""

    def cell(self, shown: Shown, part: int) -> Cell:
        content = self.content(shown, part)
        if not isinstance(shown, PlayedDeal) or not self.is_corrected(shown, part):
            return content
        # What was noted stands last, or it would read as what was corrected.
        hint = "; ".join(filter(None, (tr("corrected after the deal was open"), content.hint)))
        return replace(content, notch=True, hint=hint)

    def is_corrected(self, shown: PlayedDeal, part: int) -> bool:
        """Whether what stands in the cell was written after everybody had seen another."""
        if not shown.corrected:
            return False
        return not _keys_of(self, part).isdisjoint(shown.corrected)

    def content(self, shown: Shown, part: int) -> Cell:
        """Return what stands in the cell, but for the mark of a correction."""
        if isinstance(shown, PlayedDeal):
            return self.played(shown, part)
        return self.open(shown.deal)

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        """Return what stands in the cell of a deal that is over."""
        return EMPTY

    def open(self, deal: Deal) -> Cell:
        """Return what stands in the cell of a deal that is not over."""
        return EMPTY

    def part_name(self, part: int) -> str:
        return Deck(part).name if self.parts == len(Deck) else str(part + 1)

    def part_words(self, part: int) -> str:
        if self.parts == len(Deck):
            return tr("deck {deck}").format(deck=Deck(part).name)
        return tr("team {team}").format(team=part + 1) if self.parts == 2 else ""

    def meant(self, view: View, spot: Spot, text: str) -> object:
        try:
            return self.change(view, spot, text)
        except Refused as refused:
            deal = deal_at(view, spot)
            preparer = deal.prepared_by
            # Of whom others say only that they do not play, here it is known why.
            outside = refused.reason in (EntryReason.NO_NAME, EntryReason.NOT_PLAYING)
            named = str(refused.figures.get("name", refused.figures.get("text", "")))
            if outside and preparer and named_by(named, (preparer,)):
                raise Refused(HouseReason.SITS_OUT, name=preparer) from None
            bids = bid_begins(text, view.sheet.players) or is_pass(text) or says_play(text)
            if self.before_contract is not None and bids and not deal.has_contract:
                raise Refused(self.before_contract) from None
            raise

    def change(self, view: View, spot: Spot, text: str) -> object:
        """Return the change that `text` means; whoever sits out is told apart by the caller."""
        return super().meant(view, spot, text)


class NameColumn(TakenByName, HouseColumn):
    """A column in which one name stands."""

    def everybody(self, view: View) -> tuple[str, ...]:
        return view.sheet.players

    def names(self, view: View, spot: Spot) -> tuple[str, ...]:
        return four(view, deal_at(view, spot))


def deal_at(view: View, spot: Spot) -> Deal:
    """Return what is written of the deal at `spot`."""
    return view.deals[spot.deal].deal


def four(view: View, deal: Deal) -> tuple[str, ...]:
    """Return who may play `deal`, in the order of the sheet."""
    known = deal.at_table
    if len(known) == 4:
        return tuple(name for name in view.sheet.players if name in known)
    return tuple(name for name in view.sheet.players if name != deal.prepared_by)
