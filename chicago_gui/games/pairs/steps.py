"""What the book calls the steps of an evening of pairs, and undo, redo and history in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique

from chicago_gui.games.pairs import changes as c
from chicago_gui.sheet.board_steps import ENTRY_NAMES, entry_kind
from chicago_gui.sheet.form_input import StepName
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.words import tr


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


_KINDS: Mapping[type, StepKind] = {
    c.SetOut: StepKind.MOVEMENT,
    c.Meet: StepKind.MEETING,
    c.RemoveResult: StepKind.REMOVE,
    c.TypeBy: StepKind.ORDER,
    c.ChangePairs: StepKind.PAIRS,
    c.ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}

_NAMES = {
    **ENTRY_NAMES,
    StepKind.MOVEMENT.value: "the movement",
    StepKind.MEETING.value: "who meets on board {number}",
    StepKind.REMOVE.value: "taking a result of board {number} out",
    StepKind.ORDER.value: "the order of the results",
    StepKind.PAIRS.value: "the change of the pairs",
    StepKind.HEADING.value: "date and place",
    StepKind.RULES.value: "the change of rules",
    REPLACE: "taking over the session file",
}


def kind_of(change: c.Change) -> str:
    """Return what the book calls the step that `change` makes."""
    if isinstance(change, c.WriteCard):
        return entry_kind(change.entry)
    return _KINDS[type(change)].value


def step_name(step: StepName) -> str:
    """Return what a step was about, to stand after “Undo”."""
    return tr(_NAMES[step.kind]).format(number=step.number)
