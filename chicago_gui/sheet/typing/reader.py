"""Reads one typed line: its words fill cells in order, all of them or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any

from chicago_gui.record import Record
from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.keyboards import other_layout
from chicago_gui.sheet.typing.names import NameReason

PARTING = " \t,;"
"""What stands between two entries of one line."""


class LineReason(Enum):
    """Why a line cannot be read, where no cell has a better reason."""

    NOT_READ = "“{text}” does not fit here."
    NEXT = "{hint}"


class Together(Record):
    """Several changes that one line makes: one step, and all of it or nothing."""

    changes: tuple[Any, ...]


def as_one(changes: Sequence[Any]) -> Any:
    """Return the change that makes all of `changes`, in their order."""
    each: list[Any] = []
    for change in changes:
        each += change.changes if isinstance(change, Together) else (change,)
    return each[0] if len(each) == 1 else Together(tuple(each))


class Piece(Record):
    """What one cell, or the cells that belong together, read at the front of a text.

    `change` is what Enter would do, `shows` what each cell would show then, by its reference.
    `rest` is the text behind it. `hint` tells more about the entry, such as the sum of counts.
    """

    change: Any
    shows: Mapping[Any, Any]
    rest: str = ""
    hint: str = ""


class Reading(Record):
    """What a whole line means: the changes in order, and what cells would show after them."""

    changes: tuple[Any, ...]
    shows: Mapping[Any, Any]
    hint: str = ""


class Unread(Record):
    """Why a line cannot be read, and the place in its text where the problem begins."""

    why: Refused
    at: int


Slot = Callable[[str], Piece]
"""Reads the front of a text for one cell; raises `Refused`."""


def read(text: str, slots: Sequence[Slot]) -> Reading | Unread:
    """Return what `text` means for the cells that `slots` read, in their order.

    All of the text must be read. What cannot be read as it was typed is tried once more as the
    same keys in the other alphabet; if that fails too, the first problem counts. A player who
    does not play the deal was understood: those keys name nobody else.
    """
    found = _read(text, slots)
    if isinstance(found, Unread) and found.why.reason is not NameReason.NOT_PLAYING:
        other = _read(other_layout(text), slots)
        return found if isinstance(other, Unread) else other
    return found


def _read(text: str, slots: Sequence[Slot]) -> Reading | Unread:
    changes: list[Any] = []
    shows: dict[Any, Any] = {}
    hint = ""
    rest = text.lstrip(PARTING)
    for slot in slots:
        if not rest:
            break
        try:
            piece = slot(rest)
        except Refused as why:
            return Unread(why, len(text) - len(rest))
        changes.append(piece.change)
        shows.update(piece.shows)
        hint = piece.hint or hint
        rest = piece.rest.lstrip(PARTING)
    if rest or not changes:
        return Unread(Refused(LineReason.NOT_READ, text=rest.strip()), len(text) - len(rest))
    return Reading(tuple(changes), shows, hint)
