"""How undo and redo call a step in an evening of sittings: what it was about, never a value."""

from __future__ import annotations

from chicago_gui.sheet.door import StepName
from chicago_gui.sheet.words import tr

# By the kinds that stand in books.
_NAMES = {
    "contract": "the contract of deal {number}",
    "pass-out": "passing out deal {number}",
    "result": "the result of deal {number}",
    "honours": "the honours of deal {number}",
    "note": "the note on deal {number}",
    "remove-deal": "taking deal {number} out",
    "sides": "who plays with whom",
    "dealer": "who deals first",
    "names": "the change of a name",
    "heading": "date and place",
    "rules": "the change of rules",
    "begin": "sitting down",
    "remove": "taking back sitting down",
    "stop": "stopping, or going on",
}
_OTHER = "taking over the session file"


def step_words(step: StepName, unit: str) -> str:
    """Return what a step was about, to stand after “Undo”.

    `unit` is the pattern of a sitting's name; where one is known it stands behind.
    """
    said = tr(_NAMES.get(step.kind, _OTHER)).format(number=step.number)
    if step.sitting is None:
        return said
    return f"{said} ({tr(unit).format(number=step.sitting)})"
