"""Which letters no font here can draw, so that somebody is told before it is on paper."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QFont, QRawFont, QTextLayout

from chicago_gui.resources import FAMILY
from chicago_gui.sheet.words import tr


def cannot_be_drawn(names: Iterable[str]) -> str:
    """Return in a sentence which of `names` no font here has all letters of, or nothing."""
    lacking = [name for name in names if not all(map(_drawn, name))]
    if not lacking:
        return ""
    listed = ", ".join(f"“{name}”" for name in lacking)
    if len(lacking) == 1:
        pattern = tr("{names} cannot be drawn whole: no font here has all of its letters.")
    else:
        pattern = tr("{names} cannot be drawn whole: no font here has all of their letters.")
    return pattern.format(names=listed)


@cache
def _drawn(letter: str) -> bool:
    """Whether the sheet's font has a letter, or another that Qt takes in its stead."""
    if letter.isspace():
        return True
    font = QFont(FAMILY)
    if QRawFont.fromFont(font).supportsCharacter(ord(letter)):
        return True
    layout = QTextLayout(letter, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    # The sign at 0 is what a font draws for a letter it has not, mostly a box.
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())
