"""Reads the counts of the four decks, apart or run together, and other numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from chicago_gui.scoring import Refused
from chicago_gui.scoring.refused import as_figure

MOST = 37
"""The most points that one hand can hold: four aces, kings and queens, and a jack."""

TOTAL = 40
"""The points in a whole pack."""

DECKS = 4

BETWEEN = " \t,;"
"""What stands between two counts."""

_DIGITS = re.compile(r"[0-9]+(?=[\s,;]|\Z)")


class CountReason(Enum):
    """Why typed text is no count."""

    COUNTS = "Type the four counts: 12 9 13 6."
    RANGE = "Type a count from 0 to 37, not {count}."
    SPACES = "Put spaces between the counts: 12 9 13 6."
    WHICH = "Put spaces between the counts: {one} or {other}?"
    NUMBER = "Type a number, not {text}."


def read_counts(text: str, most: int = DECKS) -> tuple[tuple[int, ...], str]:
    """Return up to `most` counts at the front of `text`, and the rest.

    Where four are wanted their digits may be run together, if only one way to part them adds up
    to 40. Raises `Refused` (`CountReason`) when not even one can be read.
    """
    counts: tuple[int, ...] = ()
    rest = text
    while len(counts) < most and (not counts or rest.strip(BETWEEN)):
        try:
            found, rest = _next_counts(rest.lstrip(BETWEEN), counts, most)
        except Refused:
            if not counts:
                raise
            break
        counts += found
    return counts, rest


def read_number(text: str) -> tuple[int, str]:
    """Return the number, of at most four digits, at the front of `text`, and the rest."""
    digits = _DIGITS.match(text)
    if digits is None or len(digits[0]) > 4:
        raise Refused(CountReason.NUMBER, text=as_figure(text.strip()))
    return int(digits[0]), text[digits.end() :]


def _next_counts(text: str, before: tuple[int, ...], most: int) -> tuple[tuple[int, ...], str]:
    """Return the count at the front of `text`, or several run together, and the rest."""
    found = _DIGITS.match(text)
    if found is None:
        raise Refused(CountReason.COUNTS)
    digits, rest = found[0], text[found.end() :]
    if len(digits) <= 2:
        if not _is_count(digits):
            raise Refused(CountReason.RANGE, count=digits)
        return (int(digits),), rest
    ways = []
    if most == DECKS:
        ways = [*_ways_apart(digits, DECKS - len(before), TOTAL - sum(before))]
    if not ways:
        raise Refused(CountReason.SPACES)
    if len(ways) > 1:
        one, other = (" ".join(map(str, way)) for way in ways[:2])
        raise Refused(CountReason.WHICH, one=one, other=other)
    return ways[0], rest


def _is_count(digits: str) -> bool:
    return digits == str(int(digits)) and int(digits) <= MOST


def _ways_apart(digits: str, number: int, total: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to part `digits` into that `number` of counts with this `total`."""
    if not digits or not number:
        if not digits and not number and not total:
            yield ()
        return
    for head in dict.fromkeys((digits[:2], digits[:1])):
        if _is_count(head):
            tails = _ways_apart(digits[len(head) :], number - 1, total - int(head))
            yield from ((int(head), *tail) for tail in tails)
