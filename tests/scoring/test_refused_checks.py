"""The checks at the door: what counts as a count, and how bad values are shown."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Misuse, Refused, ScoringReason
from chicago_gui.scoring.refused import as_figure, check_tricks, check_vulnerable, is_count


@pytest.mark.parametrize("value", [0, 5, 13])
def test_counts(value: int) -> None:
    assert is_count(value, 0, 13)


@pytest.mark.parametrize("value", [-1, 14, True, False, 5.0, "5", "", None, [5], 5 + 0j])
def test_no_counts(value: Any) -> None:
    assert not is_count(value, 0, 13)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (41, 41),
        (-3, -3),
        (True, "True"),
        (12.5, "12.5"),
        (float("nan"), "nan"),
        (None, "None"),
        ("4Z", "4Z"),
        ("a\nb", "a\\nb"),
        ("\ud800", "\\ud800"),
        (["a", "list"], "list"),
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 23 + "…"),
        (10**12 - 1, 10**12 - 1),
        (10**12, "0xe8d4a51000"),
    ],
)
def test_values_as_they_stand_in_a_sentence(value: Any, shown: Any) -> None:
    figure = as_figure(value)
    assert figure == shown
    assert type(figure) is type(shown)


@pytest.mark.parametrize(
    "value",
    ["x" * 5000, "\n" * 5000, 10**5000, -(10**5000), [10**5000]],
    ids=["text", "line breaks", "number", "negative number", "list"],
)
def test_endless_values_stay_short(value: Any) -> None:
    # 5000 digits are more than Python will turn into text.
    assert len(str(as_figure(value))) <= 24


@given(st.text() | st.integers() | st.floats() | st.binary() | st.none())
def test_no_value_breaks_the_line_it_is_refused_in(value: Any) -> None:
    figure = str(as_figure(value))
    assert figure.isprintable()
    figure.encode()


@pytest.mark.parametrize("value", [0, 1, "", "z", None, 1.0])
def test_vulnerability_is_true_or_false(value: Any) -> None:
    with pytest.raises(Refused) as caught:
        check_vulnerable(value)
    assert caught.value.reason is Misuse.VULNERABLE


@pytest.mark.parametrize("value", [-1, 14, True, 9.0, "9", None])
def test_tricks_are_0_to_13(value: Any) -> None:
    with pytest.raises(Refused) as caught:
        check_tricks(value)
    assert caught.value.reason is ScoringReason.TRICKS


def test_no_trick_and_every_trick_are_tricks() -> None:
    check_tricks(0)
    check_tricks(13)
