"""Refusals, their sentences and figures, and the checks of arguments."""

import copy
import pickle
import string
from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Contract, Refused, ScoringReason, parse_result
from chicago_gui.scoring.refused import as_figure


class OtherReason(Enum):
    """The reasons of another part of the program."""

    CHAIR = "there is no chair {chair} at a table of {chairs}"


def test_is_a_value_error_so_that_plain_callers_can_catch_it() -> None:
    with pytest.raises(ValueError, match=r"^level: 1 to 7, not 8$"):
        Contract.parse("8S")


def test_reason_and_figures_are_what_it_was_made_with() -> None:
    refused = Refused(OtherReason.CHAIR, chair=6, chairs=5)
    assert refused.reason is OtherReason.CHAIR
    assert refused.figures == {"chair": 6, "chairs": 5}
    assert str(refused) == "there is no chair 6 at a table of 5"


def test_a_figure_with_braces_is_not_filled_in_again() -> None:
    assert str(Refused(ScoringReason.RESULT, text="{text}")).endswith("not {text}")


def test_survives_copying_and_pickling() -> None:
    with pytest.raises(Refused) as caught:
        parse_result("+4", Contract.parse("4S"))
    for twin in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):
        assert twin.reason is ScoringReason.OVERTRICKS
        assert twin.figures == caught.value.figures
        assert str(twin) == str(caught.value) == "4S makes at most 3 overtricks, not 4"


@pytest.mark.parametrize("reason", ScoringReason)
def test_sentences_begin_small_end_open_and_name_plain_figures(reason: ScoringReason) -> None:
    sentence = reason.value
    # An abbreviation such as HCP may begin a sentence; a capital before a small letter may not.
    assert sentence[0].islower() or sentence[0] == "{" or sentence[1].isupper()
    assert not sentence.endswith((".", "!", " "))
    for _, field, form, conversion in string.Formatter().parse(sentence):
        assert field is None or field.isidentifier()
        # A translation must not have to repeat such things.
        assert not form
        assert not conversion


def test_every_reason_has_a_sentence_of_its_own() -> None:
    # Two reasons with one sentence would be one reason with two names.
    assert len(ScoringReason) == len(ScoringReason.__members__)


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
