"""Entries of a game with sittings: between two sittings the next one stands proposed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.view import Footing, Heading, View


class SittingEntries(EntryHandler[View[Any, Any]]):
    """Entries at the Table, and who would sit down next if Enter were pressed."""

    def proposed(self) -> tuple[Sides, str] | None:
        """Return the sides and the dealer proposed where the cursor is, or in the wanted cell."""
        for spot in (self.here, self.wanted()):
            if spot is not None and self._comes_next(spot):
                piece = self.proposal(spot)
                if piece is not None:
                    return piece.change.sides, piece.change.dealer
        return None

    def _changed(self, before: View[Any, Any], was: int, deal: int) -> Iterator[Spot]:
        """Yield no sum of a footing: it changes with each deal above it and is not typed."""
        footing = isinstance(self.view.deals[deal], Footing)
        for spot in super()._changed(before, was, deal):
            then = spot.column.cell(before.deals[was], spot.part)
            if not (footing and then.text and self.is_filled(spot)):
                yield spot

    def _comes_next(self, spot: Spot) -> bool:
        shown = self.view.deals[spot.deal] if spot.deal < len(self.view.deals) else None
        return isinstance(shown, Heading) and shown.sides is None
