"""An evening's entries at the Table: results by board or by round, meetings on the last line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicago_gui.games.pairs import columns
from chicago_gui.games.pairs.totals import TravellerLine, View, added, line_of
from chicago_gui.games.pairs.words import hint
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.columns import BoardEntries, BoardPlaceReason, ContractColumn, missing
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry_handler import Answer, LiveSession
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.typing.reader import Reading, Unread

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


class PairEntries(BoardEntries[View]):
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
            return Refused(BoardPlaceReason.NO_BOARD, number=number)
        waiting = (each for each in lines if not each.is_in)
        self._last, self._turned_to = line_of(next(waiting, lines[0])), True
        return None

    def board_meant(self, spot: Spot, text: str) -> int | None:
        """Return the number of the board that `text` goes to; where a pair sits it is a pair's."""
        return None if isinstance(spot.column, columns.OfPair) else super().board_meant(spot, text)

    def read(self, spot: Spot, text: str) -> Reading | Unread:
        """Return what `text` would enter; three numbers are a meeting at a contract, too."""
        if isinstance(spot.column, ContractColumn) and len(columns.numbers_in(text)) == 3:
            spot = Spot(len(self.view.deals) - 1, columns.BOARD)
        return super().read(spot, text)

    def _write(self, spot: Spot, write: Callable[[], Answer]) -> Answer:
        """Have a new meeting wanted next; where others sit in a line, what was `wanted` still is.

        Where the wanted line itself was removed, that is the line that takes its place.
        """
        before, wanted = self.view, self.wanted()
        answer = super()._write(spot, write)
        new = added(before.session, self.view.session)
        if new is not None:
            self._last, self._turned_to = new, True
        elif isinstance(spot.column, columns.OfPair) and not answer.refused and wanted is not None:
            removed = len(self.view.deals) < len(before.deals)
            here = self.view if removed else before
            shown = here.deals[wanted.deal - (removed and spot.deal < wanted.deal)]
            self._last = line_of(shown) if isinstance(shown, TravellerLine) else None
        return answer

    def wrote(self, spot: Spot) -> None:
        """Remember the line; it is wanted until it is full."""
        shown = self.view.deals[spot.deal]
        if isinstance(shown, TravellerLine):
            self._last, self._turned_to = line_of(shown), False
