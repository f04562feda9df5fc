"""How undo, redo and history call a step: what was entered and for which deal, never a value."""

from __future__ import annotations

from chicago_gui.sheet.door import StepName
from chicago_gui.sheet.words import tr

_NAMES = {
    "BeginDeal": "the start of deal {number}",
    "RemoveDeal": "taking deal {number} out",
    "EnterPreparer": "who prepared deal {number}",
    "PickDeck": "a deck of deal {number}",
    "SitDown": "the teams of deal {number}",
    "EnterZ": "the Z of deal {number}",
    "EnterOpener": "the opening bid of deal {number}",
    "EnterContract": "the contract of deal {number}",
    "PassOut": "passing out deal {number}",
    "Swap": "the swap in deal {number}",
    "EnterResult": "the result of deal {number}",
    "CorrectCounts": "the corrected counts of deal {number}",
    "EnterNoted": "what was noted in deal {number}",
    "EnterHonours": "the honours of deal {number}",
    "EnterNote": "the note on deal {number}",
    "EnterHcp": "a count of deal {number}",
    "EnterCounts": "the counts of deal {number}",
    "ChangePlan": "the change of plan",
    "Rename": "the change of a name",
    "ChangeHeading": "date and place",
    "ChangeRules": "the change of rules",
    "ReplaceSession": "taking over the session file",
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
