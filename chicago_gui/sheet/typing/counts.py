"""Parses the counts of the four decks, with or without spaces, and other numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from chicago_gui.scoring import Refused, outside
from chicago_gui.scoring.refused import as_figure
from chicago_gui.sheet.typing.vocabulary import SEPARATORS

MOST_IN_HAND = 37
"""The most HCP a hand can hold: four aces, four kings, four queens and a jack."""

PACK = 40
"""HCP in a pack."""

DECKS = 4

_DIGITS = r"[0-9]+(?=[\s,;]|\Z)"


class CountReason(Enum):
    """Why typed text is not a count."""

    COUNTS = "Type the four counts: 12 9 13 6."
    SPACES = "Put spaces between the counts: 12 9 13 6."
    WHICH = "Put spaces between the counts: {one} or {other}?"
    NUMBER = "Type a number, not {text}."


def read_counts(text: str) -> tuple[tuple[int, ...], str]:
    """Return up to four counts from the start of `text`, and the remaining text.

    The counts may be typed without spaces, provided only one way to split the digits adds up to 40.
    Raises `Refused` if there is no count at all, or a number among them that is none.
    """
    counts: tuple[int, ...] = ()
    rest = text
    while len(counts) < DECKS and (not counts or rest.strip(SEPARATORS)):
        try:
            found, rest = _next_counts(rest.lstrip(SEPARATORS), counts)
        except Refused:
            if not counts or re.match(_DIGITS, rest.lstrip(SEPARATORS)):
                raise
            break
        counts += found
    return counts, rest


def read_number(text: str) -> tuple[int, str]:
    """Return the number of at most four digits that starts `text`, and the remaining text."""
    digits = re.match(_DIGITS, text)
    if digits is None or len(digits[0]) > 4:
        raise Refused(CountReason.NUMBER, text=as_figure(text.strip()))
    return int(digits[0]), text[digits.end() :]


def _next_counts(text: str, before: tuple[int, ...]) -> tuple[tuple[int, ...], str]:
    """Return the count, or counts without spaces, that start `text`, and the remaining text."""
    found = re.match(_DIGITS, text)
    if found is None:
        raise Refused(CountReason.COUNTS)
    digits, rest = found[0], text[found.end() :]
    if len(digits) <= 2:
        if not _is_count(digits):
            raise outside("HCP", digits, 0, MOST_IN_HAND)
        return (int(digits),), rest
    ways = [*_ways_apart(digits, DECKS - len(before), PACK - sum(before))]
    if not ways:
        raise outside("HCP", digits, 0, MOST_IN_HAND) if before else Refused(CountReason.SPACES)
    if len(ways) > 1:
        one, other = (" ".join(map(str, way)) for way in ways[:2])
        raise Refused(CountReason.WHICH, one=one, other=other)
    return ways[0], rest


def _is_count(digits: str) -> bool:
    return digits == str(int(digits)) and int(digits) <= MOST_IN_HAND


def _ways_apart(digits: str, number: int, total: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to split `digits` into `number` counts with the sum `total`."""
    if not digits or not number:
        if not digits and not number and not total:
            yield ()
        return
    for head in dict.fromkeys((digits[:2], digits[:1])):
        if _is_count(head):
            tails = _ways_apart(digits[len(head) :], number - 1, total - int(head))
            yield from ((int(head), *tail) for tail in tails)
