"""Places in a standing."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.panel import placed_by


def places(*worth: int | None) -> list[tuple[int, int]]:
    return placed_by(range(len(worth)), lambda index: worth[index])


def test_ties_share_the_place_and_keep_their_order() -> None:
    assert places(-37, 5, 54, 5, -4) == [(1, 2), (2, 1), (2, 3), (4, 4), (5, 0)]


def test_nothing_known_comes_last() -> None:
    assert places(None, -5, None, 0) == [(1, 3), (2, 1), (3, 0), (3, 2)]
    assert places() == []


def test_a_third_is_a_third() -> None:
    tied = [Fraction(1, 3) + Fraction(2, 3), Fraction(1)]
    assert [place for place, _ in placed_by(tied, lambda each: each)] == [1, 1]


@given(st.lists(st.integers(-3, 3)))
def test_a_place_counts_all_who_are_better(worth: list[int]) -> None:
    for place, index in places(*worth):
        assert place == 1 + sum(each > worth[index] for each in worth)
