"""Entries on duplicate cards: a number typed for a contract goes to that board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum, unique
from typing import Any, Generic, TypeVar

from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_columns import (
    BoardColumn,
    CardColumn,
    ContractColumn,
    GoToBoard,
    ResultColumn,
    ScoreColumn,
)
from chicago_gui.sheet.board_entry import board_number
from chicago_gui.sheet.column import Choice, Deals, Spot
from chicago_gui.sheet.entry import is_pass
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.form_input import LEVELS, RESULT_SIGNS, FormInput, LiveSession
from chicago_gui.sheet.going_on import Taken


@unique
class CardPlaceReason(Enum):
    """Why an entry cannot be meant where it is typed."""

    NO_BOARD = "board {number} is not on this form"


V = TypeVar("V", bound=Deals)


class BoardInput(FormInput[V], ABC, Generic[V]):
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
    def wrote(self, spot: Spot, *, undone: bool = False) -> None:
        """Remember the card at `spot`: it was written on, or what was written there was `undone`.

        What is missing of a card after an undo is wanted, even its contract.
        """

    def turned(self, before: Any) -> Spot | None:
        spot = super().turned(before)
        if spot is not None:
            self.wrote(spot, undone=True)
        return spot

    def can_type(self, spot: Spot) -> bool:
        return isinstance(spot.column, BoardColumn) or super().can_type(spot)

    def meant(self, spot: Spot | None, text: str) -> Spot | None:
        """Return the cell that `text`, typed at `spot`, is meant for; a result finds its cell."""
        wanted = self.wanted()
        if spot is not None and self.can_type(spot) and isinstance(spot.column, CardColumn):
            result = isinstance(spot.column, ResultColumn)
            if not result and self.result_begun(text) is not None:
                return wanted
            if isinstance(spot.column, ScoreColumn) and text in LEVELS and self._empty(spot):
                return self._beside(spot, ContractColumn)
            if isinstance(spot.column, ContractColumn) and text and text in RESULT_SIGNS:
                own = self._beside(spot, ResultColumn)
                return own if own is not None and self.can_type(own) else spot
        return super().meant(spot, text)

    def rest(self, filled: Spot) -> Spot | None:
        """Leave the last result for its contract: a number means a board there, not tricks."""
        if self.wanted() is not None or not isinstance(filled.column, ResultColumn):
            return None
        return self._beside(filled, ContractColumn)

    def _empty(self, spot: Spot) -> bool:
        """Whether nothing is written yet on the card of which `spot` has the score."""
        deal = spot.column.deal_at(self.view, spot) if isinstance(spot.column, CardColumn) else None
        return deal is not None and not deal.has_contract

    def _beside(self, spot: Spot, kind: type[CardColumn]) -> Spot | None:
        """Return the cell of `kind` on the card that `spot` is of."""
        cards = spot.column.cards if isinstance(spot.column, CardColumn) else None
        for column in self.form.columns:
            if isinstance(column, kind) and column.cards is cards:
                return Spot(spot.deal, column)
        return None

    def result_begun(self, text: str) -> Spot | None:
        """Return the wanted cell when `text` is the sign of a result, and one is wanted."""
        wanted = self.wanted() if text and text in RESULT_SIGNS else None
        return wanted if wanted and isinstance(wanted.column, ResultColumn) else None

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`, or return why not."""
        number = board_number(text)
        if number is not None and isinstance(spot.column, ContractColumn | BoardColumn):
            return self.turn_to(number, spot)
        if isinstance(spot.column, ScoreColumn) and is_pass(text) and self._empty(spot):
            spot = self._beside(spot, ContractColumn) or spot
        whole = self._whole_card(spot, text)
        return self._remembered(spot, self.submit(whole) if whole else super().enter(spot, text))

    def _whole_card(self, spot: Spot, text: str) -> object:
        """Return the change that writes a card typed in one go, of which `text` is the result.

        Its contract was taken already: that is no entry of its own then, and one undo takes all
        of the card back.
        """
        behind, self.behind = self.behind, None
        own = self._beside(spot, ContractColumn) if isinstance(spot.column, ResultColumn) else None
        if behind is None or own != behind.spot or not text.strip():
            return None
        try:
            spot.column.meant(self.view, spot, text)
            whole = own.column.meant(self.view, own, f"{behind.text} {text}")
        except Refused:
            return None
        self.take_back(behind)
        return whole

    def bid(self, spot: Spot, contract: Any, declarer: str) -> Refused | None:
        """Take a contract chosen on the pad of bids, or return why not."""
        return self._remembered(spot, super().bid(spot, contract, declarer))

    def choose(self, spot: Spot, choice: Any) -> Refused | None:
        """Take what was chosen at `spot` with the mouse, or return why not."""
        if isinstance(choice, Choice) and isinstance(choice.change, GoToBoard):
            return self.turn_to(choice.change.number, spot)
        return self._remembered(spot, super().choose(spot, choice))

    def take_back(self, taken: Taken) -> Refused | None:
        """Take back what was taken too soon, where it is typed on."""
        refused = super().take_back(taken)
        if refused is None:
            self.wrote(taken.spot, undone=True)
        return refused

    def _remembered(self, spot: Spot, refused: Refused | None) -> Refused | None:
        if refused is None:
            self.wrote(spot)
        return refused
