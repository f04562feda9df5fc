"""Entries on duplicate cards: a bare number goes to that board, and a result finds its card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum, unique
from typing import Any, Generic, TypeVar

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.board_columns import BoardColumn, GoToBoard, ResultColumn
from chicago_gui.sheet.column import Choice, Deals, Labelled, Spot
from chicago_gui.sheet.entry_handler import Answer, EntryHandler, LiveSession
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.sheet.words import tr


@unique
class BoardPlaceReason(Enum):
    """Why an entry cannot be meant where it is typed."""

    NO_BOARD = "board {number} is not on this form"


V = TypeVar("V", bound=Deals)


class BoardEntries(EntryHandler[V], ABC, Generic[V]):
    """Remembers which card was written on last; the next one is proposed from there."""

    def __init__(self, form: Form[V], session: LiveSession[V, Any]) -> None:
        """Take entries for `form` and make changes through `session`."""
        super().__init__(form, session)
        self._turned_to = False
        """Whether the last card was asked for, and is wanted until it is full."""

    @abstractmethod
    def wanted(self) -> Spot | None:
        """Return the cell to be filled next: what the last card lacks, then the next card."""

    @abstractmethod
    def turn_to(self, number: int, typed_at: Spot) -> Refused | None:
        """Have board `number`, which was `typed_at` a cell, wanted next, or return why not."""

    @abstractmethod
    def wrote(self, spot: Spot) -> None:
        """Remember the card at `spot`, which is written otherwise now; it is wanted until full."""

    def in_play(self) -> Spot | None:
        """Return the wanted cell if it is a result: tables play different boards at a time."""
        wanted = self.wanted()
        return wanted if wanted and isinstance(wanted.column, ResultColumn) else None

    def changed_by_undo(self, before: Any) -> Spot | None:
        """Return the cell that an undo has changed since `state` was `before`."""
        spot = super().changed_by_undo(before)
        if spot is not None:
            self.wrote(spot)
        return spot

    def can_type(self, spot: Spot) -> bool:
        """Whether anything can be typed at `spot`: at a board's number that of another board."""
        return isinstance(spot.column, BoardColumn) or super().can_type(spot)

    def read(self, spot: Spot, text: str) -> Reading | Unread:
        """Return what `text`, typed at `spot`, would enter; a bare number goes to that board."""
        number = self.board_meant(spot, text)
        if number is not None:
            # A line for the next board has no number yet.
            if not number or all(shown.number != number for shown in self.view.deals):
                return Unread(Refused(BoardPlaceReason.NO_BOARD, number=number), 0)
            hint = tr("goes to board {number}").format(number=number)
            return Reading((GoToBoard(number),), {}, hint)
        return super().read(spot, text)

    def board_meant(self, spot: Spot, text: str) -> int | None:
        """Return the number of the board that `text` goes to, if it is nothing but a number."""
        typed = text.strip()
        bare = typed.isascii() and typed.isdecimal() and not spot.column.notes
        return int(typed) if bare else None

    def enter(self, spot: Spot, reading: Reading) -> Answer:
        """Make the changes of `reading`, typed at `spot`, or go to the board it names."""
        match reading.changes:
            case (GoToBoard(number),):
                return Answer(self.turn_to(number, spot))
        enter = super().enter
        return self._write(spot, lambda: enter(spot, reading))

    def clear(self, spot: Spot) -> Answer:
        """Empty the cell at `spot`."""
        clear = super().clear
        return self._write(spot, lambda: clear(spot))

    def bid(self, spot: Spot, contract: Contract, declarer: str) -> Refused | None:
        """Take a contract chosen on the pad of bids, or return why not."""
        bid = super().bid
        return self._write(spot, lambda: Answer(bid(spot, contract, declarer))).refused

    def choose(self, spot: Spot, choice: Labelled) -> Refused | None:
        """Take what was chosen at `spot` with the mouse, or return why not."""
        if isinstance(choice, Choice) and isinstance(choice.change, GoToBoard):
            return self.turn_to(choice.change.number, spot)
        choose = super().choose
        return self._write(spot, lambda: Answer(choose(spot, choice))).refused

    def _write(self, spot: Spot, write: Callable[[], Answer]) -> Answer:
        """Remember the card at `spot` unless it was refused to `write` there."""
        lines = len(self.view.deals)
        answer = write()
        if answer.refused is None and len(self.view.deals) == lines:
            self.wrote(spot)
        return answer
