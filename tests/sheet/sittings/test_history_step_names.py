"""How undo calls a step."""

from __future__ import annotations

import pytest

from chicago_gui.sheet.entry_handler import StepName
from chicago_gui.sheet.sittings.history import step_words


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (StepName("contract", 3, 2), "the contract of deal 3 (round 2)"),
        (StepName("sides", None, 1), "who plays with whom (round 1)"),
        (StepName("names", None), "the change of a name"),
        (StepName("ReplaceSession", None), "taking over the session file"),
    ],
)
def test_a_step_is_called_by_what_it_was_about(step: StepName, said: str) -> None:
    assert step_words(step, "round {number}") == said
