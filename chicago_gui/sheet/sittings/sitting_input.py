"""Entries of a game with sittings: results found by their sign, and who sits down next.

Who plays with whom is written and typed as `Ann & Cid – Bob & Dee`, `ac bd` or `a c`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Choice, Labelled, Spot
from chicago_gui.sheet.entry import as_keyed, name_of
from chicago_gui.sheet.form_input import RESULT_SIGNS, FormInput, LiveSession
from chicago_gui.sheet.going_on import TakenByName
from chicago_gui.sheet.partnerships import Sides, seats
from chicago_gui.sheet.sittings.view import DealRow, Heading, View
from chicago_gui.sheet.sittings.words import side_words

if TYPE_CHECKING:
    from chicago_gui.sheet.sittings.form import SittingForm


def sides_text(sides: Sides) -> str:
    """Return both sides as the form writes them."""
    return f"{side_words(sides[0])} – {side_words(sides[1])}"


class SittingInput(FormInput[View[Any, Any]]):
    """Holds which of the proposals for the next sitting is shown, and nothing else."""

    def __init__(
        self, form: SittingForm[Any, Any], session: LiveSession[View[Any, Any], Any]
    ) -> None:
        """Make changes through `session`."""
        super().__init__(form, session)
        self.sittings = form
        self._way = 0
        self._turned_dealer = 0
        self._begun = -1

    def meant(self, spot: Spot | None, text: str) -> Spot | None:
        """Return the cell that `text`, typed at `spot`, is meant for.

        A result's sign finds the deal in play.
        """
        if text and text in RESULT_SIGNS:
            playing = self.view.in_play
            result = self.sittings.result
            there = spot is not None and spot.column is result and self.can_type(spot)
            noted = spot is not None and spot.column is self.sittings.number_column
            if playing is not None and not there and not noted:
                return Spot(playing, result)
        return super().meant(spot, text)

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`; whoever is named to deal first begins the sitting."""
        if not self._names_dealer(spot):
            return super().enter(spot, text)
        sides, _ = self.proposed()
        try:
            dealer = name_of(as_keyed(text, self.view.players), seats(sides))
        except Refused as refused:
            return refused
        return self.submit(self.sittings.begin(sides, dealer))

    def choices(self, spot: Spot) -> Sequence[Labelled]:
        """Return what can be chosen at `spot`: who is chosen to deal first begins the sitting."""
        if not self._names_dealer(spot):
            return super().choices(spot)
        sides, _ = self.proposed()
        return tuple(Choice(name, self.sittings.begin(sides, name)) for name in seats(sides))

    def _names_dealer(self, spot: Spot) -> bool:
        """Whether the cell at `spot` is for who deals first in a sitting that has not begun."""
        shown = self.view.deals[spot.deal]
        begun = not isinstance(shown, Heading) or shown.sides is not None
        return not begun and isinstance(spot.column, TakenByName)

    # --- who sits down next

    def proposed(self) -> tuple[Sides, str]:
        """Return the sides and the dealer that stand proposed for the next sitting."""
        self._follow()
        ways = self.view.ways_for(len(self.view.sittings))
        sides = ways[self._way % len(ways)]
        table = seats(sides)
        first = table.index(self.view.dealer_for(sides))
        return sides, table[(first + self._turned_dealer) % len(table)]

    def show_other_sides(self) -> None:
        """Propose the next way to sit down instead."""
        self._follow()
        self._way += 1
        self._turned_dealer = 0

    def show_other_dealer(self) -> None:
        """Propose the next of the four to deal first."""
        self._follow()
        self._turned_dealer += 1

    def row(self, spot: Spot) -> DealRow | None:
        """Return the deal's line at `spot`, if it is one."""
        shown = self.view.deals[spot.deal]
        return shown if isinstance(shown, DealRow) else None

    def _follow(self) -> None:
        """Begin with the first proposal for each sitting."""
        if self._begun != len(self.view.sittings):
            self._begun = len(self.view.sittings)
            self._way = self._turned_dealer = 0
