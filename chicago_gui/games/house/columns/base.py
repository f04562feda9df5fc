"""The base of the columns of the house form: cells, names, and marks of corrections."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum
from functools import cache

from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.sheet.column import COVERED, EMPTY, Cell, CellRef, Choice, Column
from chicago_gui.sheet.typing.names import read_names
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.sheet.words import tr


class HouseCellReason(Enum):
    """Reasons why a cell cannot read a typed text."""

    ALL_FOUR = "Retype all four counts: with this one the sum is {total}, not 40."
    COUNTS = "Type the four counts: 12 9 13 6."
    Z = "Type z or - for each team, or r to roll the die."
    RESULT_FIRST = "Type the contract first."
    RESULT = "Type the result: = +1 −2."
    NOTED_LATER = "Type noted counts after the deal."
    NO_HONOURS = "these rules count no honours"
    COUNTS_BY_PREPARER = "Press F2 to type counts."
    LEVEL = "Type a level from 1 to 7. Press F2 to type counts."
    TRICKS = "Type the result: = +1 −2. Press F2 to type counts."
    COUNTS_LAST = "Type the result first, then the counts."
    COUNTS_OF = "Deals {deals} lack counts. Go to the HCP of one, then type."
    SUM = "{sum} Type all four counts."
    STAYS_FILLED = "Type a new entry instead: a finished deal needs this one."


ROWS = 4
"""Rows per deal, one for each deck; taller cells span two or all four."""

Shown = OpenDeal | PlayedDeal


@cache
def _keys_of(column: HouseColumn, part: int) -> frozenset[str]:
    """Return the session file's keys of the entries in a cell."""
    return frozenset(key.format(part=column.part_name(part)) for key in column.keys)


class HouseColumn(Column[View, Shown]):
    """A column of the house form; a notch marks a cell that was corrected after the deal."""

    def cell(self, shown: Shown, part: int) -> Cell:
        content = self.content(shown, part)
        if not isinstance(shown, PlayedDeal) or not self.is_corrected(shown, part):
            return content
        # The cell's own hint comes last; in front it would read as part of the correction.
        hint = "; ".join(filter(None, (tr("corrected after the deal"), content.hint)))
        return replace(content, notch=True, hint=hint)

    def is_corrected(self, shown: PlayedDeal, part: int) -> bool:
        """Return whether the cell was changed after the deal was over."""
        if not shown.corrected:
            return False
        return not _keys_of(self, part).isdisjoint(shown.corrected)

    def content(self, shown: Shown, part: int) -> Cell:
        """Return the cell without the correction mark."""
        if isinstance(shown, PlayedDeal):
            return self.played(shown, part)
        content = self.open(shown.deal)
        # With four nothing is secret: an unknown count is an empty cell, not a cover.
        return EMPTY if shown.four and content == COVERED else content

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        """Return the cell of a deal that is over."""
        return EMPTY

    def open(self, deal: Deal) -> Cell:
        """Return the cell of a deal that is not over."""
        return EMPTY

    def part_name(self, part: int) -> str:
        """Return the session file's name of a part: `A`, or `1` for a team."""
        return Deck(part).name if self.parts == len(Deck) else str(part + 1)

    def part_words(self, part: int) -> str:
        if self.parts == len(Deck):
            return tr("deck {deck}").format(deck=Deck(part).name)
        return tr("team {team}").format(team=part + 1) if self.parts == 2 else ""


class NameColumn(HouseColumn):
    """A column with one name in each cell."""

    def possible_texts(self, view: View) -> tuple[str, ...]:
        return view.sheet.players

    def names(self, view: View, spot: CellRef) -> tuple[str, ...]:
        """Return the players who can be entered at `spot`."""
        return four(view, deal_at(view, spot))

    @abstractmethod
    def named(self, spot: CellRef, name: str) -> object:
        """Return the change that enters `name` at `spot`."""

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        (name,), rest = read_names(text, self.names(view, spot), 1, view.sheet.players)
        return Reading(self.named(spot, name), {spot: Cell(name)}, rest)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        there = self.content(view.deals[spot.deal], spot.part).text
        return tuple(
            Choice(name, self.named(spot, name), name == there) for name in self.names(view, spot)
        )


def deal_at(view: View, spot: CellRef) -> Deal:
    """Return the deal at `spot`."""
    return view.deals[spot.deal].deal


def four(view: View, deal: Deal) -> tuple[str, ...]:
    """Return the players who may play `deal`, in the order of the sheet."""
    known, there = deal.at_table, view.sheet.there(deal)
    if len(known) == 4:
        return tuple(name for name in there if name in known)
    return tuple(name for name in there if name != deal.prepared_by)
