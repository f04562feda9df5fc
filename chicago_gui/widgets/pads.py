"""The mouse's way into the form: which pad opens over which cell, and what comes of it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from chicago_gui.games.russian.columns import Column
from chicago_gui.games.russian.flow import Spot
from chicago_gui.games.russian.typing import four
from chicago_gui.games.russian.view import PlayedDeal
from chicago_gui.widgets.choice_pad import ChoicePad
from chicago_gui.widgets.contract_pad import ContractPad
from chicago_gui.widgets.hands import Answer, TableHands
from chicago_gui.widgets.theme import Theme


class Ground(Protocol):
    """The form that pads open over."""

    def below(self, spot: Spot) -> QPoint:
        """Return the lower left corner of a cell, on the screen."""


class Pads(QObject):
    """Opens pads; `answered` carries the `Answer` that came of a choice."""

    answered = Signal(object)

    typed = Signal(object, str)
    """Keys that were pressed over a pad: the `Spot` they are meant for, and the text."""

    def __init__(self, ground: Ground) -> None:
        """Open pads over `ground`."""
        super().__init__(ground if isinstance(ground, QObject) else None)
        self._ground = ground

    def open(self, spot: Spot, hands: TableHands, theme: Theme) -> bool:
        """Open the pad for the cell at `spot`; return whether there is one."""
        shown = hands.view.deals[spot.deal]
        if spot.column is Column.CONTRACT:
            self._open_contract(spot, hands, theme)
            return True
        offered = hands.choices(spot)
        if not offered or (spot.column is Column.HCP and isinstance(shown, PlayedDeal)):
            return False
        pad = ChoicePad(offered, theme, die=spot.column is Column.Z, parent=self._over())
        pad.chosen.connect(lambda choice: self.answered.emit(Answer(hands.choose(spot, choice))))
        pad.rolled.connect(lambda: self.answered.emit(hands.roll(spot)))
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.open_at(self._ground.below(spot))
        return True

    def _open_contract(self, spot: Spot, hands: TableHands, theme: Theme) -> None:
        deal = hands.view.deals[spot.deal].deal
        names = list(four(hands.view, deal))
        pad = ContractPad(names, theme, deal.contract, deal.declarer, self._over())
        pad.chosen.connect(
            lambda contract, name: self.answered.emit(Answer(hands.contract(spot, contract, name)))
        )
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.passed_out.connect(lambda: self.answered.emit(Answer(hands.enter(spot, "pass"))))
        pad.open_at(self._ground.below(spot))

    def _over(self) -> QWidget | None:
        ground = self._ground
        return ground if isinstance(ground, QWidget) else None
