"""Checks names and texts for the form."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from unicodedata import category, normalize

from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import tr


class TextReason(Enum):
    """Why a name or a text is refused."""

    PLAYER_EMPTY = "type all names"
    PLAYER_TWICE = "type another name: {name} is already entered"
    PLAYERS_MANY = "type one name a line: {names} is more than one"
    TEXT_LONG = "{what}: type at most {most} letters, not {count}"
    TEXT_SIGN = "{what}: remove the character {sign}"


MOST_LETTERS = 2000
"""The longest text in characters; pages with it are still drawn quickly."""

# Directional controls, which would reorder the text next to a name.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_NOT_ON_A_LINE = frozenset(("Cc", "Cs", "Zl", "Zp"))
_BREAKS = frozenset("\t\r\n")


def one_line(text: str) -> str:
    """Return `text` on one line: NFC letters, and one space for any run of white space."""
    return " ".join(normalize("NFC", text).split())


def check_text(what: str, text: str, *, lines: bool = False) -> None:
    """Raise `Refused` (`TextReason`) if `text` is too long or has control characters.

    With `lines`, tabs and line breaks are allowed. `what` begins the sentence.
    """
    if len(text) > MOST_LETTERS:
        raise Refused(TextReason.TEXT_LONG, what=what, count=len(text), most=MOST_LETTERS)
    for sign in text:
        if lines and sign in _BREAKS:
            continue
        if sign in _TURNING or category(sign) in _NOT_ON_A_LINE:
            raise Refused(TextReason.TEXT_SIGN, what=what, sign=f"U+{ord(sign):04X}")


def wrong_name(names: Sequence[str], kept: Collection[str] = ()) -> tuple[int, Refused] | None:
    """Return the index of the first invalid name, and why: empty, not unique, or a wrong character.

    The characters of names in `kept` are not checked: those names are on the form already.
    """
    seen: set[str] = set()
    for place, name in enumerate(names):
        if not folded(name):
            return place, Refused(TextReason.PLAYER_EMPTY)
        if folded(name) in seen:
            return place, Refused(TextReason.PLAYER_TWICE, name=name)
        seen.add(folded(name))
    for place, name in enumerate(names):
        if name not in kept:
            try:
                check_text(tr("name {number}").format(number=place + 1), name)
            except Refused as refused:
                return place, refused
    return None


def check_names(names: Sequence[str], kept: Collection[str] = ()) -> None:
    """Raise `Refused` unless all `names` are valid; arguments are those of `wrong_name`."""
    wrong = wrong_name(names, kept)
    if wrong is not None:
        raise wrong[1]
