"""How undo, redo and history call a step: what was entered and for which deal, never a value."""

from __future__ import annotations

from chicago_gui.games.russian.steps import StepKind
from chicago_gui.sheet.door import StepName
from chicago_gui.sheet.words import tr

_NAMES: dict[str, str] = {
    StepKind.BEGIN_DEAL: "the start of deal {number}",
    StepKind.REMOVE_DEAL: "taking deal {number} out",
    StepKind.PREPARER: "who prepared deal {number}",
    StepKind.DECK: "a deck of deal {number}",
    StepKind.TEAMS: "the teams of deal {number}",
    StepKind.Z: "the Z of deal {number}",
    StepKind.OPENER: "the opening bid of deal {number}",
    StepKind.CONTRACT: "the contract of deal {number}",
    StepKind.PASS_OUT: "passing out deal {number}",
    StepKind.SWAP: "the swap in deal {number}",
    StepKind.RESULT: "the result of deal {number}",
    StepKind.CORRECTED_COUNTS: "the corrected counts of deal {number}",
    StepKind.NOTED: "what was noted in deal {number}",
    StepKind.HONOURS: "the honours of deal {number}",
    StepKind.NOTE: "the note on deal {number}",
    StepKind.HCP: "a count of deal {number}",
    StepKind.COUNTS: "the counts of deal {number}",
    StepKind.PLAN: "the change of plan",
    StepKind.NAMES: "the change of a name",
    StepKind.HEADING: "date and place",
    StepKind.RULES: "the change of rules",
    StepKind.REPLACED: "taking over the session file",
}


def step_name(step: StepName) -> str:
    """Return what a step was about, to stand after “Undo”."""
    return tr(_NAMES[step.kind]).format(number=step.number)


def undo_text(step: StepName | None) -> str:
    """Return the text of the undo action."""
    return tr("Undo") if step is None else tr("Undo {step}").format(step=step_name(step))


def redo_text(step: StepName | None) -> str:
    """Return the text of the redo action."""
    return tr("Redo") if step is None else tr("Redo {step}").format(step=step_name(step))
