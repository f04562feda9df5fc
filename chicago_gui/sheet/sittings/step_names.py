"""How undo and redo call a step in an evening of sittings: what it was about, never a value."""

from __future__ import annotations

from chicago_gui.sheet.door import StepName
from chicago_gui.sheet.words import tr

_NAMES = {
    "BeginRound": "the start of a round",
    "RemoveRound": "taking a round out",
    "BeginRubber": "the start of a rubber",
    "RemoveRubber": "taking a rubber out",
    "StopRubber": "stopping the rubber",
    "ChangeSides": "who plays with whom",
    "ChangeDealer": "who deals first",
    "EnterContract": "the contract of deal {number}",
    "PassOut": "passing out deal {number}",
    "EnterResult": "the result of deal {number}",
    "EnterHonours": "the honours of deal {number}",
    "EnterNote": "the note on deal {number}",
    "RemoveDeal": "taking deal {number} out",
    "Rename": "the change of a name",
    "ChangeHeading": "date and place",
    "ChangeRules": "the change of rules",
    "ReplaceSession": "taking over the session file",
}


def step_words(step: StepName) -> str:
    """Return what a step was about, to stand after “Undo”."""
    return tr(_NAMES.get(step.kind, "the last step")).format(number=step.number)
