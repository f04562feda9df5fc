"""One board as its traveller has it: who met whom, and what was played."""

from __future__ import annotations

from chicago_gui.record import record, replace
from chicago_gui.sheet.board_deal import BoardDeal


@record
class Meeting:
    """Two pairs, by their numbers from 1, at one board: who sat North–South and East–West."""

    ns: int
    ew: int


@record
class Result:
    """One line of the traveller: the meeting, and what was written about its deal."""

    meeting: Meeting
    deal: BoardDeal

    @property
    def pairs(self) -> frozenset[int]:
        """The two who met."""
        return frozenset((self.meeting.ns, self.meeting.ew))


@record
class Board:
    """Board `number`, from 1, with a result for each table that plays it."""

    number: int
    results: tuple[Result, ...] = ()

    @property
    def over(self) -> bool:
        """Whether every table has played it."""
        return bool(self.results) and all(result.deal.over for result in self.results)

    def with_result(self, index: int, result: Result) -> Board:
        """Return the board with `result` at place `index`, or after the last one."""
        results = (*self.results[:index], result, *self.results[index + 1 :])
        return replace(self, results=results)

    def without(self, index: int) -> Board:
        """Return the board without the result at place `index`."""
        return replace(self, results=(*self.results[:index], *self.results[index + 1 :]))
