"""What the book calls the step that writes on a card, and what an undo of it is called."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique

from chicago_gui.sheet.board_deal import CardEntry, EnterContract, EnterNote, EnterResult, PassOut
from chicago_gui.sheet.words import later


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


def entry_kind(entry: CardEntry) -> str:
    """Return what the book calls the step that writes `entry`."""
    return _KINDS[type(entry)].value


def writes_result(kind: str) -> bool:
    """Whether a step of this kind ends the deal on a card."""
    return kind in (CardStep.CONTRACT, CardStep.PASS_OUT, CardStep.RESULT)
