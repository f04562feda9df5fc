"""How undo and redo call a step in an evening of sittings: what it was about, never a value."""

from __future__ import annotations

from chicago_gui.sheet.door import StepName
from chicago_gui.sheet.sittings.steps import StepKind
from chicago_gui.sheet.words import tr

_NAMES: dict[str, str] = {
    StepKind.BEGIN: "the start of a sitting",
    StepKind.REMOVE: "taking a sitting out",
    StepKind.STOP: "stopping the rubber",
    StepKind.SIDES: "who plays with whom",
    StepKind.DEALER: "who deals first",
    StepKind.CONTRACT: "the contract of deal {number}",
    StepKind.PASS_OUT: "passing out deal {number}",
    StepKind.RESULT: "the result of deal {number}",
    StepKind.HONOURS: "the honours of deal {number}",
    StepKind.NOTE: "the note on deal {number}",
    StepKind.REMOVE_DEAL: "taking deal {number} out",
    StepKind.NAMES: "the change of a name",
    StepKind.HEADING: "date and place",
    StepKind.RULES: "the change of rules",
    StepKind.REPLACED: "taking over the session file",
}


def step_words(step: StepName) -> str:
    """Return what a step was about, to stand after “Undo”."""
    return tr(_NAMES.get(step.kind, "the last step")).format(number=step.number)
