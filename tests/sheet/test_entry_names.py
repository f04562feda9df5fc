"""Names as people compare them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry import contract_of, folded, name_of
from chicago_gui.sheet.words import refusal


def test_case_and_spaces_make_no_difference() -> None:
    assert folded(" Jean  Luc ") == folded("jeanLUC")


@pytest.mark.parametrize(
    ("text", "names", "meant"),
    [
        ("dthf", ("Аня", "Вера", "Егор"), "Вера"),
        (",JHBC", ("Аня", "Борис", "Вера"), "Борис"),
        ("f", ("Аня", "Вера", "Егор"), "Аня"),
        ("мукф", ("Anna", "Boris", "Vera"), "Vera"),
        ("щ", ("Otto", "Boris", "Vera"), "Otto"),
        # Nobody, or one of two.
        ("z", ("Yana", "Boris", "Vera"), None),
        ("мукх", ("Anna", "Boris", "Vera"), None),
        ("f", ("Аня", "Алла", "Егор"), None),
    ],
)
def test_who_types_in_the_other_alphabet_is_told_so(
    text: str, names: tuple[str, ...], meant: str | None
) -> None:
    typed: tuple[Callable[[], object], ...] = (
        lambda: name_of(text, names),
        lambda: contract_of(f"4♠ {text}", names),
    )
    for entry in typed:
        with pytest.raises(Refused) as caught:
            entry()
        sentence = f"Nobody here is called {text}"
        if meant is not None:
            sentence += f"; for {meant} set the keyboard to the other alphabet"
        assert refusal(caught.value) == sentence
