"""Settling a difference: exact points, or hundreds with fifty counting down or up."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Misuse, Refused, Settling, settled

DOWN, UP, EXACT = Settling.FIFTY_DOWN, Settling.FIFTY_UP, Settling.EXACT


@pytest.mark.parametrize(
    ("difference", "down", "up"),
    [(2320, 23, 23), (1570, 16, 16), (40, 0, 0), (50, 0, 1), (60, 1, 1), (0, 0, 0), (150, 1, 2)],
)
def test_hundreds_are_the_nearest(difference: int, down: int, up: int) -> None:
    assert (settled(difference, DOWN), settled(difference, UP)) == (down, up)
    assert (settled(-difference, DOWN), settled(-difference, UP)) == (-down, -up)
    assert settled(difference, EXACT) == difference


def test_fifty_is_not_rounded_up_under_the_friday_rule() -> None:
    assert settled(1550, DOWN) == 15
    assert settled(-1550, DOWN) == -15


@given(difference=st.integers(-100_000, 100_000), settling=st.sampled_from(Settling))
def test_what_one_side_gets_the_other_pays(difference: int, settling: Settling) -> None:
    won = settled(difference, settling)
    assert won == -settled(-difference, settling)
    if settling is not EXACT:
        assert abs(100 * won - difference) <= 50


@pytest.mark.parametrize("bad", [True, 1.0, "100", None, 10**10])
def test_what_is_no_difference_is_refused(bad: Any) -> None:
    with pytest.raises(Refused) as refused:
        settled(bad, EXACT)
    assert refused.value.reason is Misuse.DIFFERENCE


@pytest.mark.parametrize(
    ("difference", "down", "up"),
    [(49, 0, 0), (50, 0, 1), (51, 1, 1), (149, 1, 1), (150, 1, 2), (151, 2, 2), (-151, -2, -2)],
)
def test_only_fifty_itself_is_a_matter_of_the_rule(difference: int, down: int, up: int) -> None:
    assert settled(difference, Settling.FIFTY_DOWN) == down
    assert settled(difference, Settling.FIFTY_UP) == up


def test_no_evening_is_so_far_ahead() -> None:
    assert settled(10**9, Settling.EXACT) == 10**9
    with pytest.raises(Refused):
        settled(10**9 + 1, Settling.EXACT)
