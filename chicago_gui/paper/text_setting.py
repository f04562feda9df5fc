"""Text widths, and how text is set: wrapped, condensed, smaller, or cut with an ellipsis.

Layouts use the estimates of this module. The painter sets each text in its box by the widths of the
font it draws with.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from unicodedata import category, combining, normalize

from chicago_gui.paper.marks import LEAST_SIZE, POINT, SQUEEZE, Text
from chicago_gui.record import Record
from chicago_gui.sheet.words import NO_BREAK

ELLIPSIS = "…"
"""Marks the place where a text was cut."""

_JOINER = "\N{ZERO WIDTH JOINER}"

_BREAKS = re.compile(rf"[^\S{NO_BREAK}]+")

# Advance widths of DejaVu Sans in hundredths of an em, each rounded up to the next class.
_CLASSES = {
    30: "IJijlІіЇїЈјłı",
    35: " ,./:;\\|·’‘",
    40: "()-[]ft",
    45: "!r",
    50: '"*_`–°§',
    55: "?cszгзсэєґ“”„",
    60: "FLkvxyвтухчьўŁ",
    65: "$0123456789EPSTYabdeghnopqu{}ГЕЗРТУабеийклоряЁёҐЎøßđðÞþŋ«»",
    70: "ABCKRVXZАБВСХЧЬЭЯднпцЄ",
    75: "NUИЙКъŊ",
    80: "&DGHOQДЛНОПЦмыØĐÐ",
    85: "#+<=>^w~Ъю−→×±≥",
    90: "MМФЫф♠♣♥♦♡♢",
    95: "жшщ",
    100: "%@WmÆæ—…",
    110: "ЖШЩЮŒœ№",
}
_WIDTHS = {letter: width for width, letters in _CLASSES.items() for letter in letters}
_WIDTHS[NO_BREAK] = _WIDTHS[" "]
_UNKNOWN = 100
_ACCENTS = frozenset(map(chr, (*range(0x300, 0x370), *range(0x483, 0x488))))
"""The combining marks of Latin, Greek and Cyrillic letters, which have no width of their own."""

_BOLD = 1.16

_TEXTS = 1024
"""The number of texts whose widths are cached: names and headings recur in deal after deal."""


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return the estimated width of `text` in mm on one line at `size` points, rather too much."""
    return _ems(text) / 100 * (_BOLD if bold else 1) * size * POINT


@lru_cache(_TEXTS)
def _ems(text: str) -> int:
    return sum(map(_letter, text))


def wrapped(text: str, width: float, size: float, *, bold: bool = False) -> tuple[str, ...]:
    """Return `text` in lines no wider than `width` mm at `size` points, at least one.

    Lines break between words, but not at no-break spaces. A word wider than a line is broken after
    one of its hyphens, or anywhere.
    """
    lines: list[str] = []
    line = ""
    for word in _BREAKS.split(text.strip()):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, bold=bold) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *whole, line = _broken(word, width, size, bold)
        lines += whole
    return (*lines, line)


def both_names(names: tuple[str, str], width: float, size: float) -> str:
    """Return two partners as one text about `width` mm wide at `size` points or smaller.

    If both do not fit, each is cut separately, so that both can be recognized.
    """
    one, other = names
    room = width / SQUEEZE - text_width(" & ", size)
    first, second = (text_width(name, size) for name in names)
    if first + second > room:
        share = room / 2
        one = cut_short(one, max(share, room - second), size)
        other = cut_short(other, max(share, room - first), size)
    return f"{one} & {other}"


def cut_short(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """Return `text`, or its beginning that fits into `width` mm with an ellipsis."""
    return shortened(text, lambda some: text_width(some, size, bold=bold) <= width)


def shortened(text: str, fits: Callable[[str], bool]) -> str:
    """Return `text` if it `fits`, or the longest beginning that fits with an ellipsis.

    A letter is never separated from its accents. If even the ellipsis does not fit, it is returned.
    """
    if fits(text):
        return text
    ends = [0, *(at for at in range(1, len(text)) if not _belongs_before(text, at))]
    most = bisect_left(ends, True, key=lambda at: not fits(f"{text[:at].rstrip()}{ELLIPSIS}"))
    return f"{text[: ends[max(0, most - 1)]].rstrip()}{ELLIPSIS}"


def _belongs_before(text: str, at: int) -> bool:
    """Return whether the character at index `at` is an accent, or joined to the one before it."""
    joined = _JOINER in text[at - 1 : at + 1]
    return joined or category(text[at]).startswith("M")


def _broken(word: str, width: float, size: float, bold: bool) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and text_width(parts[-1] + letter, size, bold=bold) > width:
            # After a hyphen, if the part behind it fits on the next line.
            at = parts[-1].rfind("-") + 1
            behind = parts[-1][at:] if at else ""
            if text_width(behind + letter, size, bold=bold) > width:
                behind = ""
            parts[-1] = parts[-1].removesuffix(behind)
            parts.append(behind)
        parts[-1] += letter
    return parts


def _letter(letter: str) -> int:
    known = _WIDTHS.get(letter)
    if known is not None:
        return known
    if combining(letter):
        # The font has no such mark and draws a box beside the letter.
        return 0 if letter in _ACCENTS else _UNKNOWN
    # An accent changes no width: Č is as wide as C.
    return _WIDTHS.get(normalize("NFD", letter)[0], _UNKNOWN)


Measure = Callable[[str], float]
"""Returns the width of a text in mm on one line at one point."""

# Rounding may make a fitted size slightly too wide; that must not cut anything.
_HAIR = 1.001


class Setting(Record):
    """How a text is set: the text itself, size in points, horizontal scale, and position in mm."""

    text: str
    size: float
    squeeze: float
    left: float
    width: float


def setting_of(mark: Text, measure: Measure) -> Setting:
    """Return how `mark` is set with the widths of a font, never wider than its box.

    All white space becomes single spaces. Only an ellipsis alone may be wider than the box.
    """
    text = " ".join(mark.text.split())
    natural = measure(text)
    squeeze, size = _fitted(natural, mark)
    if natural * size * squeeze > mark.width * _HAIR:
        room = mark.width / (size * squeeze)
        text = shortened(text, lambda some: measure(some) <= room)
        natural = measure(text)
    width = natural * size * squeeze
    return Setting(text, size, squeeze, mark.left_of(width), width)


def _fitted(natural: float, mark: Text) -> tuple[float, float]:
    """Return horizontal scale and size for a text `natural` mm wide at one point."""
    if not natural:
        return 1.0, mark.size
    squeeze = mark.width / (natural * mark.size)
    if squeeze >= SQUEEZE:
        return min(1.0, squeeze), mark.size
    return SQUEEZE, max(min(LEAST_SIZE, mark.size), mark.width / (natural * SQUEEZE))
