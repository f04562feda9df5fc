"""The changes anybody may make: values, none of which could carry a secret in."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from chicago_gui.games.house import changes
from chicago_gui.games.house.changes import (
    CorrectCounts,
    EnterAllNoted,
    EnterNoted,
    EnterZ,
    PublicChange,
)
from chicago_gui.record import Record
from chicago_gui.sheet.setup import ChangeHeading

EVERY = get_args(PublicChange)


def test_the_union_holds_every_change_there_is() -> None:
    defined = {
        kind
        for kind in vars(changes).values()
        if isinstance(kind, type)
        and issubclass(kind, Record)
        and kind.__module__ == changes.__name__
    }
    of_any_game = {ChangeHeading}
    assert set(EVERY) == defined | of_any_game


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.__name__)
def test_a_change_is_a_frozen_value(kind: type[Record]) -> None:
    made = kind(*(0 for _ in kind.__struct_fields__))
    assert hash(made) == hash(kind(*(0 for _ in kind.__struct_fields__)))
    with pytest.raises(AttributeError):
        setattr(made, kind.__struct_fields__[0], 1)


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.__name__)
def test_deal_is_always_a_place_and_comes_first(kind: type) -> None:
    hints = get_type_hints(kind)
    if "deal" in hints:
        assert next(iter(hints)) == "deal"
        assert hints["deal"] is int


def test_counts_come_in_only_with_changes_to_a_deal_that_is_over() -> None:
    # Whoever adds a field for counts has to think about who may make that change, and when.
    holding = {kind for kind in EVERY if "hcp" in get_type_hints(kind)}
    assert holding == {CorrectCounts, EnterNoted, EnterAllNoted}


def test_a_change_prints_as_it_was_made() -> None:
    assert repr(EnterZ(0, 1, True)) == "EnterZ(deal=0, team=1, vulnerable=True)"
