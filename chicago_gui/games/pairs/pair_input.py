"""An evening's entries at the Table: results by board or by round, meetings on the last line."""

from __future__ import annotations

from typing import Any

from chicago_gui.games.pairs import columns
from chicago_gui.games.pairs.totals import NewLine, TravellerLine, View, added, line_of
from chicago_gui.games.pairs.words import hint
from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_columns import ContractColumn, missing
from chicago_gui.sheet.board_input import BoardInput, CardPlaceReason
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.form_input import LiveSession

ResultPlace = tuple[int, int]
"""A board's number and a result's place on its traveller."""


def wanted_after(view: View, last: ResultPlace | None = None) -> Spot | None:
    """Return the cell to be filled next, `last` being the line written on last.

    That is what `last` lacks, and then the next line without a result. Behind the last one it
    begins again. Where people meet freely the next meeting is wanted then.
    """
    done = None if view.movement else Spot(len(view.deals) - 1, columns.BOARD)
    begin = view.line_of_result.get(last, 0) if last else 0
    for place in (*range(begin, len(view.deals)), *range(begin)):
        shown = view.deals[place]
        if isinstance(shown, TravellerLine) and not shown.is_in:
            return _spot(place, shown)
    return done


def _spot(place: int, shown: TravellerLine) -> Spot:
    """Return the cell of a line in which the next thing is to be written."""
    return Spot(place, missing(columns.CARD, shown.line.result.deal) or columns.CONTRACT)


class PairInput(BoardInput[View]):
    """Goes on from the line that was written on last."""

    def __init__(self, form: Form[View], session: LiveSession[View, Any]) -> None:
        """Begin with the first line that has no result."""
        super().__init__(form, session)
        self._last: ResultPlace | None = None
        self._by_round = self.view.by_round

    def wanted(self) -> Spot | None:
        """Return the cell to be filled next: that of the line asked for, if one was.

        In another order than before it begins with the first line that has no result.
        """
        if self._by_round is not self.view.by_round:
            self._by_round, self._last, self._turned_to = self.view.by_round, None, False
        place = self.view.line_of_result.get(self._last) if self._turned_to and self._last else None
        if place is not None:
            shown = self.view.deals[place]
            if isinstance(shown, TravellerLine):
                return _spot(place, shown)
        return wanted_after(self.view, self._last)

    def hint(self) -> tuple[str, str]:
        """Return what is wanted now, and in a quieter line what goes with it."""
        return hint(self.view, self.wanted())

    def turn_to(self, number: int, typed_at: Spot) -> Refused | None:
        """Have the first line of board `number` wanted that has no result, or else its first."""
        lines = [
            shown
            for shown in self.view.deals
            if isinstance(shown, TravellerLine) and shown.number == number
        ]
        if not lines:
            return Refused(CardPlaceReason.NO_BOARD, number=number)
        waiting = (each for each in lines if not each.is_in)
        self._last, self._turned_to = line_of(next(waiting, lines[0])), True
        return None

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`; a meeting that is new is wanted next.

        Three numbers are a meeting where a contract is typed, too: it can be nothing else there.
        """
        if isinstance(spot.column, ContractColumn) and columns.meeting_in(text) is not None:
            spot = Spot(len(self.view.deals) - 1, columns.BOARD)
        before, wanted = self.view, self.wanted()
        return self._met(spot, before, wanted, super().enter(spot, text))

    def choose(self, spot: Spot, choice: Any) -> Refused | None:
        """Take what was chosen at `spot` with the mouse; a meeting that is new is wanted next."""
        before, wanted = self.view, self.wanted()
        return self._met(spot, before, wanted, super().choose(spot, choice))

    def _met(
        self, spot: Spot, before: View, wanted: Spot | None, refused: Refused | None
    ) -> Refused | None:
        """Have a new meeting wanted next; where others sit in a line, what was `wanted` still is.

        Where the wanted line itself was removed, that is the line that takes its place.
        """
        new = added(before.session, self.view.session)
        if new is not None:
            self._last, self._turned_to = new, True
        elif isinstance(spot.column, columns.OfPair) and refused is None and wanted is not None:
            if len(self.view.deals) < len(before.deals):
                place = wanted.deal - (spot.deal < wanted.deal)
                self._last = line_of(self.view.deals[place])
            else:
                self._last = line_of(before.deals[wanted.deal])
        return refused

    def wrote(self, spot: Spot, *, undone: bool = False) -> None:
        """Remember the line; it is wanted until it is full."""
        shown = self.view.deals[spot.deal] if spot.deal < len(self.view.deals) else NewLine()
        if isinstance(shown, TravellerLine):
            self._last, self._turned_to = line_of(shown), False
