"""The pads that open over a form: for a contract, or for whatever else can be chosen there."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.form_input import Answer, FormInput
from chicago_gui.widgets.choice_pad import ChoicePad
from chicago_gui.widgets.contract_pad import ContractPad
from chicago_gui.widgets.theme import Theme


class PadHost(Protocol):
    """The form that pads open over."""

    def below(self, spot: Spot) -> QPoint:
        """Return where a pad for a cell opens, on the screen."""

    def name_of(self, spot: Spot) -> str:
        """Return which cell it is, without what stands there."""


class Pads(QObject):
    """Opens pads; `answered` carries the `Answer` that came of a choice."""

    answered = Signal(object)

    typed = Signal(object, str)
    """Keys that were pressed over a pad: the `Spot` they are meant for, and the text."""

    def __init__(self, ground: PadHost) -> None:
        """Open pads over `ground`."""
        super().__init__(ground if isinstance(ground, QObject) else None)
        self._ground = ground
        self.spot: Spot | None = None
        """The cell that the last pad was for."""

    def open(self, spot: Spot, entries: FormInput[Any], theme: Theme) -> bool:
        """Open the pad for the cell at `spot`; return whether there is one."""
        self.spot = spot
        names = spot.column.bidding(entries.view, spot)
        if names is not None:
            self._open_bids(spot, list(names), entries, theme)
            return True
        offered = entries.choices(spot)
        if not offered:
            return False
        title = self._ground.name_of(spot)
        also, _ = spot.column.also(entries.view, spot)
        pad = ChoicePad(
            offered,
            theme,
            title,
            told=entries.told_with_choices(spot),
            die=spot.column.rolls(),
            also=also,
            parent=self._over(),
        )
        pad.also_wanted.connect(lambda: self.open_also(spot, entries, theme))
        self._show(spot, pad, entries)
        return True

    def open_also(self, spot: Spot, entries: FormInput[Any], theme: Theme) -> None:
        """Open the pad of what else may be chosen at `spot`, in the place of the first."""
        self.spot = spot
        words, offered = spot.column.also(entries.view, spot)
        if offered:
            title = words.rstrip("…")
            self._show(spot, ChoicePad(offered, theme, title, parent=self._over()), entries)

    def _show(self, spot: Spot, pad: ChoicePad, entries: FormInput[Any]) -> None:
        pad.chosen.connect(lambda choice: self.answered.emit(Answer(entries.choose(spot, choice))))
        pad.rolled.connect(lambda: self.answered.emit(entries.roll(spot)))
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.open_at(self._ground.below(spot))

    def _open_bids(
        self, spot: Spot, names: list[str], entries: FormInput[Any], theme: Theme
    ) -> None:
        contract, declarer = spot.column.bid_there(entries.view, spot)
        pad = ContractPad(names, theme, contract, declarer, self._over())
        pad.chosen.connect(
            lambda contract, name: self.answered.emit(Answer(entries.bid(spot, contract, name)))
        )
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.passed_out.connect(lambda: self.answered.emit(Answer(entries.enter(spot, "pass"))))
        pad.open_at(self._ground.below(spot))

    def _over(self) -> QWidget | None:
        ground = self._ground
        return ground if isinstance(ground, QWidget) else None
