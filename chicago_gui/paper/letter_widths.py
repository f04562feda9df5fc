"""How wide a text will be, near enough to lay out a page without a font at hand."""

from __future__ import annotations

import re
import unicodedata

from chicago_gui.paper.marks import POINT, SQUEEZE

NO_BREAK = "\N{NO-BREAK SPACE}"

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
_BOLD = 1.16


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return about how many mm `text` takes in one line at `size` points, rather too many."""
    ems = sum(_letter(letter) for letter in text) / 100
    return ems * (_BOLD if bold else 1) * size * POINT


def wrapped(text: str, width: float, size: float) -> tuple[str, ...]:
    """Return `text` in lines no wider than `width` mm at `size` points, at least one.

    It is broken between words but not at no-break spaces; a word wider than a line anywhere.
    """
    lines: list[str] = []
    line = ""
    for word in _BREAKS.split(text.strip()):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *whole, line = _broken(word, width, size)
        lines += whole
    return (*lines, line)


def both_names(names: tuple[str, str], width: float, size: float) -> str:
    """Return two partners as one text about `width` mm wide at `size` points or smaller.

    Where both do not fit each is cut short by itself: neither name hides the other.
    """
    one, other = names
    room = width / SQUEEZE - text_width(" & ", size)
    first, second = (text_width(name, size) for name in names)
    if first + second > room:
        share = room / 2
        one = cut_short(one, max(share, room - second), size)
        other = cut_short(other, max(share, room - first), size)
    return f"{one} & {other}"


def cut_short(text: str, width: float, size: float) -> str:
    """Return `text`, or as much of its beginning as fits into `width` mm with an ellipsis."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _broken(word: str, width: float, size: float) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and text_width(parts[-1] + letter, size) > width:
            parts.append("")
        parts[-1] += letter
    return parts


def _letter(letter: str) -> int:
    known = _WIDTHS.get(letter)
    if known is not None:
        return known
    if unicodedata.combining(letter):
        return 0
    # An accent changes no width: Č is as wide as C.
    return _WIDTHS.get(unicodedata.normalize("NFD", letter)[0], _UNKNOWN)
