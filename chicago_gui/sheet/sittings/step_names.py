"""How undo and redo call a step in an evening of sittings: what it was about, never a value."""

from __future__ import annotations

from chicago_gui.sheet.form_input import StepName
from chicago_gui.sheet.sittings.steps import StepKind
from chicago_gui.sheet.words import tr

_NAMES: dict[str, str] = {
    StepKind.CONTRACT: "the contract of deal {number}",
    StepKind.PASS_OUT: "passing out deal {number}",
    StepKind.RESULT: "the result of deal {number}",
    StepKind.HONOURS: "the honours of deal {number}",
    StepKind.NOTE: "the note on deal {number}",
    StepKind.REMOVE_DEAL: "taking deal {number} out",
    StepKind.SIDES: "who plays with whom",
    StepKind.DEALER: "who deals first",
    StepKind.NAMES: "the change of a name",
    StepKind.PLAYERS: "who comes and who leaves",
    StepKind.HEADING: "date and place",
    StepKind.RULES: "the change of rules",
    StepKind.BEGIN: "sitting down",
    StepKind.REMOVE: "taking back sitting down",
    StepKind.STOP: "stopping, or going on",
}
_OTHER = "taking over the session file"


def step_words(step: StepName, unit: str) -> str:
    """Return what a step was about, to stand after “Undo”.

    `unit` is the pattern of a sitting's name; where one is known it stands behind.
    """
    words = tr(_NAMES.get(step.kind, _OTHER)).format(number=step.number)
    if step.sitting is None:
        return words
    return f"{words} ({tr(unit).format(number=step.sitting)})"
