from __future__ import annotations

import pytest

from chicago_gui.printing.dialogs import cannot_be_drawn


@pytest.mark.parametrize("name", ["Jane Ó", "Łukasz", "Ольга Щ", "Ґ Ї Є", "Δημήτρης", "Ẹ̀wà"])
def test_latin_cyrillic_and_greek_are_always_drawn(name: str) -> None:
    assert cannot_be_drawn([name]) == ""


def test_what_no_font_has_is_told_by_name() -> None:
    # Letters that nobody has ever assigned.
    assert cannot_be_drawn(["Ann", "B\ue0ff", "C\ue0fe"]) == (
        "“B”, “C”: no font here has all the letters."
    )
