"""Entries of a game with sittings: results found by their sign, and who sits down next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry import name_of
from chicago_gui.sheet.form_input import RESULT_SIGNS, FormInput, LiveSession
from chicago_gui.sheet.going_on import TakenByName
from chicago_gui.sheet.partnerships import Sides, seats
from chicago_gui.sheet.sittings.view import DealRow, Heading, View

if TYPE_CHECKING:
    from chicago_gui.sheet.sittings.form import SittingForm


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
        shown = self.view.deals[spot.deal]
        naming = isinstance(shown, Heading) and shown.sides is None
        if not (naming and isinstance(spot.column, TakenByName)):
            return super().enter(spot, text)
        sides, _ = self.proposed()
        try:
            dealer = name_of(text, seats(sides))
        except Refused as refused:
            return refused
        return self.submit(self.sittings.begin(sides, dealer))

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
