"""What the book calls the step that writes on a card, and what an undo of it is called."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Any

from chicago_gui.sheet.board_deal import CardEntry, EnterContract, EnterNote, EnterResult, PassOut
from chicago_gui.sheet.form_input import StepName
from chicago_gui.sheet.words import later, tr


@unique
class CardStep(StrEnum):
    """What was written on a card; these stand in books for good."""

    CONTRACT = "contract"
    PASS_OUT = "pass-out"
    RESULT = "result"
    NOTE = "note"


_KINDS: Mapping[type, CardStep] = {
    EnterContract: CardStep.CONTRACT,
    PassOut: CardStep.PASS_OUT,
    EnterResult: CardStep.RESULT,
    EnterNote: CardStep.NOTE,
}

ENTRY_NAMES = {
    CardStep.CONTRACT.value: later("the contract of board {number}"),
    CardStep.PASS_OUT.value: later("passing out board {number}"),
    CardStep.RESULT.value: later("the result of board {number}"),
    CardStep.NOTE.value: later("the note on board {number}"),
}
"""What steps are called after “Undo”, in English."""


class Steps:
    """What a game of boards calls its steps: those on cards, and its `own` by the change's type.

    `names` are what its own are called after “Undo”, in English, by their kinds.
    """

    def __init__(self, own: Mapping[type, StrEnum], names: Mapping[str, str]) -> None:
        """Know the game's own steps."""
        self._own = own
        self._names = {**ENTRY_NAMES, **names}

    def kind_of(self, change: Any) -> str:
        """Return what the book calls the step that `change` makes; what writes has an `entry`."""
        own = self._own.get(type(change))
        return entry_kind(change.entry) if own is None else own.value

    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to stand after “Undo”."""
        return tr(self._names[step.kind]).format(number=step.number)


def entry_kind(entry: CardEntry) -> str:
    """Return what the book calls the step that writes `entry`."""
    return _KINDS[type(entry)].value


def writes_result(kind: str) -> bool:
    """Whether a step of this kind ends the deal on a card."""
    return kind in (CardStep.CONTRACT, CardStep.PASS_OUT, CardStep.RESULT)
