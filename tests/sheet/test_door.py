"""What an undo would undo is a kind and numbers; a value has no place in it."""

from __future__ import annotations

from typing import get_type_hints

from chicago_gui.sheet.form_input import StepName


def test_the_name_of_a_step_has_no_place_for_a_value() -> None:
    assert get_type_hints(StepName) == {
        "kind": str,
        "number": int | None,
        "sitting": int | None,
    }
