"""Refusals: the sentence, the figures, and what happens to them on the way to a person."""

import copy
import pickle
import string
from enum import Enum

import pytest

from chicago_gui.scoring import Contract, Refused, ScoringReason, parse_result


class OtherReason(Enum):
    """A reason enum as another part of the program would have its own."""

    CHAIR = "there is no chair {chair} at a table of {chairs}"


def test_is_a_value_error_so_that_plain_callers_can_catch_it() -> None:
    with pytest.raises(ValueError, match=r"^type a level from 1 to 7, not 8$"):
        Contract.parse("8S")


def test_reason_and_figures_are_what_it_was_made_with() -> None:
    refused = Refused(OtherReason.CHAIR, chair=6, chairs=5)
    assert refused.reason is OtherReason.CHAIR
    assert refused.figures == {"chair": 6, "chairs": 5}
    assert str(refused) == "there is no chair 6 at a table of 5"


def test_figures_are_its_own() -> None:
    figures: dict[str, object] = {"chair": 6, "chairs": 5}
    refused = Refused(OtherReason.CHAIR, **figures)
    figures["chair"] = 7
    assert refused.figures["chair"] == 6


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
