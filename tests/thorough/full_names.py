"""Names by initials and in full, in every order and whoever of the five sits out."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.preparer.test_full_names import ALIKE, CYRILLIC, HARD, VERA, wrongly_typed

OTHERS = (
    ("Al", "Lee", "Bob", "Boris", "Olga"),
    ("Оля", "Лена", "Яна", "Аня", "Нина"),
    ("Jane Elizabeth", "Joe", "Ed", "Li", "Łukasz"),
)


@pytest.mark.parametrize("names", [VERA, ALIKE, CYRILLIC, HARD])
def test_every_order_in_every_style(qtbot: QtBot, names: tuple[str, ...]) -> None:
    for out in names:
        assert wrongly_typed(qtbot, names, out) == []


@pytest.mark.parametrize("names", OTHERS)
def test_where_a_name_is_spelt_by_initials_of_others_nothing_wrong_is_taken(
    qtbot: QtBot, names: tuple[str, ...]
) -> None:
    """`al` may be Al, or Al and Lee: what Enter ends is the name in full, and Lee is asked for."""
    for out in names:
        for style, four, decks in wrongly_typed(qtbot, names, out):
            assert style == "in full" or isinstance(decks, tuple)
            if isinstance(decks, tuple) and style != "in full":
                assert all(one in (None, other) for one, other in zip(decks, four, strict=True))
