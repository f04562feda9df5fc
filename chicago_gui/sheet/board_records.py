"""A session of boards as the book's records: the heading and each board apart, as JSON texts.

Two sessions differ in exactly the records that a change touched, and undo puts those back.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from chicago_gui.sheet.fields import compact
from chicago_gui.sheet.game import HEADING
from chicago_gui.sheet.session_file import FilePlace, SessionFileError
from chicago_gui.sheet.words import tr


def board_records(heading: Mapping[str, Any], boards: Iterable[tuple[int, str]]) -> dict[str, str]:
    """Return the records: `heading`, then `001`, `002` … by the number of the board.

    `boards` are numbers and texts, `compact`. A board begun out of turn moves no other one, as it
    would if they were called by their places.
    """
    found = {HEADING: compact(heading)}
    for number, text in boards:
        found[f"{number:03}"] = text
    return found


def place_of(found: Mapping[str, str]) -> tuple[FilePlace, dict[int, Any]]:
    """Return the heading, with no boards in it, and each board's JSON value by its number.

    Raises `SessionFileError` when these are not what `board_records` writes.
    """
    try:
        values = {name: json.loads(text) for name, text in found.items()}
        heading = values.pop(HEADING)
        boards = {int(name): values[name] for name in sorted(values)}
        return FilePlace({**heading, "boards": []}, ""), boards
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SessionFileError(
            tr("a record cannot be read: {error}").format(error=type(error).__name__)
        ) from None
