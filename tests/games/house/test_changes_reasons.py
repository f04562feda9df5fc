"""The sentences of refusals: each filled by the figures that go with it."""

from __future__ import annotations

import re
from enum import unique
from string import Formatter

import pytest

from chicago_gui.games.house.changes import HouseReason


def test_no_two_reasons_say_the_same() -> None:
    unique(HouseReason)


@pytest.mark.parametrize("reason", HouseReason, ids=lambda reason: reason.name)
def test_a_reason_is_a_sentence_with_named_figures(reason: HouseReason) -> None:
    names = [name for _, name, _, _ in Formatter().parse(reason.value) if name is not None]
    assert all(re.fullmatch("[a-z]+", name) for name in names)
    said = reason.value.format(**dict.fromkeys(names, "…"))
    assert "{" not in said
    # It stands after a place (`deal 7: …`) or gets its capital from whoever shows it.
    assert not said.endswith(".")
    assert said == said.strip()
    assert said.isprintable()


def test_the_words_of_the_session_file_s_page() -> None:
    said = HouseReason.COUNT.value.format(deck="D", hcp=41)
    assert said == "hcp D must be 0–37, not 41"
