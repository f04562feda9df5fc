"""What the book calls the steps of an evening of pairs, and undo, redo and history in words."""

from __future__ import annotations

from enum import StrEnum, unique

from chicago_gui.games.pairs import changes as c
from chicago_gui.sheet.board_steps import Steps
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.words import later


@unique
class StepKind(StrEnum):
    """What was done, but for what was written on a card; these stand in books for good."""

    MOVEMENT = "movement"
    MEETING = "meeting"
    REMOVE = "remove-result"
    ORDER = "order"
    PAIRS = "pairs"
    HEADING = "heading"
    RULES = "rules"


_KINDS = {
    c.SetOut: StepKind.MOVEMENT,
    c.Meet: StepKind.MEETING,
    c.RemoveResult: StepKind.REMOVE,
    c.TypeBy: StepKind.ORDER,
    c.ChangePairs: StepKind.PAIRS,
    c.ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}

_NAMES = {
    StepKind.MOVEMENT.value: later("the movement"),
    StepKind.MEETING.value: later("who meets on board {number}"),
    StepKind.REMOVE.value: later("taking a result of board {number} out"),
    StepKind.ORDER.value: later("the order of the results"),
    StepKind.PAIRS.value: later("the change of the pairs"),
    StepKind.HEADING.value: later("date and place"),
    StepKind.RULES.value: later("the change of rules"),
    REPLACE: later("taking over the session file"),
}


STEPS = Steps(_KINDS, _NAMES)
