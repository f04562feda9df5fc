"""Parses one typed line: its words fill cells in order, all of them or none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from itertools import tee
from typing import Any

from chicago_gui.record import Record
from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.keyboards import other_layout
from chicago_gui.sheet.typing.names import NameReason
from chicago_gui.sheet.typing.vocabulary import SEPARATORS


class LineReason(Enum):
    """Why a line cannot be parsed, if no cell gives a better reason."""

    NOT_READ = "“{text}” does not fit here."
    NEXT = "{hint}"


class Together(Record):
    """Several changes from one line, applied as one step: all of them or none."""

    changes: tuple[Any, ...]


def as_one(changes: Sequence[Any]) -> Any:
    """Return one change that applies all of `changes` in order."""
    each: list[Any] = []
    for change in changes:
        each += change.changes if isinstance(change, Together) else (change,)
    return each[0] if len(each) == 1 else Together(tuple(each))


class Reading(Record):
    """What a text means to one cell, to a group of cells, or to a whole line.

    `change` is what Enter would submit. `shows` maps cell references to the cells' preview.
    `rest` is the text left for the next cell. `hint` adds a remark, such as the sum of the counts.
    """

    change: Any
    shows: Mapping[Any, Any] = {}
    rest: str = ""
    hint: str = ""


class Unread(Record):
    """Why a line cannot be parsed, and the index in its text where the problem begins.

    With `hide` the text must not even be displayed, such as a count at the Table.
    """

    why: Refused
    at: int
    hide: bool = False


Slot = Callable[[str], Reading]
"""Reads the start of a text for one cell; raises `Refused`."""


def read(text: str, slots: Iterable[Slot]) -> Reading | Unread:
    """Return what `text` means when `slots` read it in order.

    The slots must consume the whole text. If they fail, the same keys are tried in the other
    keyboard layout; if that fails too, the first problem is returned. A player who does not play
    the deal was recognised by name, so the other layout is not tried.
    """
    slots, again = tee(slots)
    found = _read(text, slots)
    if isinstance(found, Unread) and found.why.reason is not NameReason.NOT_PLAYING:
        other = _read(other_layout(text), again)
        return found if isinstance(other, Unread) else other
    return found


def _read(text: str, slots: Iterable[Slot]) -> Reading | Unread:
    changes: list[Any] = []
    shows: dict[Any, Any] = {}
    hint = ""
    rest = text.lstrip(SEPARATORS)
    for slot in slots:
        if not rest:
            break
        try:
            found = slot(rest)
        except Refused as why:
            return Unread(why, len(text) - len(rest))
        changes.append(found.change)
        shows.update(found.shows)
        hint = found.hint or hint
        rest = found.rest.lstrip(SEPARATORS)
    if rest or not changes:
        return Unread(Refused(LineReason.NOT_READ, text=rest.strip()), len(text) - len(rest))
    return Reading(as_one(changes), shows, hint=hint)
