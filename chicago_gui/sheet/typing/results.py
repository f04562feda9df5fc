"""Parses results: `=`, `+1`, `-2`, or words for these. A bare number is not a result."""

from __future__ import annotations

import re
from enum import Enum

from chicago_gui.scoring import Contract, Refused, parse_result
from chicago_gui.sheet.typing.vocabulary import (
    MADE_WORDS,
    OVER_UNDER_WORDS,
    first_word,
    listed,
    words_of,
)

_SIGNED = re.compile(r"\s*([+\-−–])\s*([0-9]{1,3})(?!\w)")
_NUMBER = re.compile(r"\s*([0-9]{1,3})(?!\w)")


class ResultReason(Enum):
    """Why typed text is not a result."""

    RESULT = "Type the result: = +1 −2."


def read_result(text: str, contract: Contract) -> tuple[int, str]:
    """Return declarer's tricks by the result that starts `text`, and the remaining text.

    Raises `Refused` if `text` starts with no result (`ResultReason`), or if the tricks would be
    below 0 or above 13 (`ScoringReason`).
    """
    found = _signed(text)
    if found is None:
        raise Refused(ResultReason.RESULT)
    result, rest = found
    return parse_result(result, contract), rest


def is_result(text: str) -> bool:
    """Return whether `text` starts with a result."""
    return _signed(text) is not None


def _signed(text: str) -> tuple[str, str] | None:
    """Return the result that starts `text`, written in signs, and the remaining text."""
    text = text.lstrip()
    if text.startswith("="):
        return "=", text[1:]
    signed = _SIGNED.match(text)
    if signed:
        return signed[1] + signed[2], text[signed.end() :]
    made = first_word(text, listed(MADE_WORDS))
    if made:
        return "=", made[1]
    word = first_word(text, words_of(OVER_UNDER_WORDS))
    number = _NUMBER.match(word[1]) if word else None
    if word and number:
        return word[0] + number[1], word[1][number.end() :]
    return None
