"""A session of boards as the book's records: the heading and each board apart, as JSON texts.

Two sessions differ in exactly the records that a change touched, and undo puts those back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chicago_gui.sheet.game import HEADING
from chicago_gui.sheet.json_file import Place, SessionFileError
from chicago_gui.sheet.records import compact, joined

_BOARDS = "boards"


def board_records(heading: Mapping[str, Any], boards: Iterable[str]) -> dict[str, str]:
    """Return the records: `heading`, then `boards/000`, `boards/001` … in their order.

    They are cut as every game's are, each board whole; `boards` are their texts, `compact`.
    """
    found = {HEADING: compact({**heading, _BOARDS: []})}
    for place, board in enumerate(boards):
        found[f"{_BOARDS}/{place:03}"] = board
    return found


def place_of(found: Mapping[str, str]) -> tuple[Place, dict[int, Any]]:
    """Return the heading, with no boards in it, and each board's JSON value by its number.

    Raises `SessionFileError` when these are not what `board_records` writes.
    """
    whole = joined(found)
    try:
        heading = dict(whole)
        boards = {board["board"]: board for board in heading.pop(_BOARDS, [])}
    except (KeyError, TypeError, ValueError) as error:
        raise SessionFileError(f"a record cannot be read: {type(error).__name__}") from None
    return Place({**heading, _BOARDS: []}, ""), boards
