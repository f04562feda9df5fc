"""How undo and history call a step: each kind of change there is, never a value."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from chicago_gui.games.house.changes import KINDS as PUBLIC
from chicago_gui.games.house.changes import StepKind, step_name
from chicago_gui.games.house.evening import Change, EnterCounts, EnterHcp
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.history import REPLACE

KINDS = get_args(Change)
STEPS = {**PUBLIC, EnterHcp: StepKind.HCP, EnterCounts: StepKind.COUNTS}


def of_deals(kind: type) -> bool:
    return "deal" in get_type_hints(kind) or kind.__name__ == "BeginDeal"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_change_has_a_name_and_says_which_deal_it_is_about(kind: type) -> None:
    said = step_name(StepName(STEPS[kind], 7 if of_deals(kind) else None))
    assert ("deal 7" in said) == of_deals(kind)
    assert "None" not in said
    assert "{" not in said


def test_the_step_by_which_a_file_took_the_session_s_place_has_a_name_too() -> None:
    assert step_name(StepName(REPLACE, None)) == "replaced by a session file"
