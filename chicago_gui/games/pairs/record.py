"""An evening of pairs as the book's records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chicago_gui.games.pairs.board import Board
from chicago_gui.games.pairs.session import Session
from chicago_gui.games.pairs.session_file import (
    board_from,
    heading,
    loose_board,
    plain_board,
    session_from,
)
from chicago_gui.record import replace
from chicago_gui.sheet.board_records import board_records, place_of
from chicago_gui.sheet.boards import MOST_BOARDS
from chicago_gui.sheet.fields import compact
from chicago_gui.sheet.remembered import remembered
from chicago_gui.sheet.session_file import FilePlace


def records(session: Session) -> dict[str, str]:
    """Return the evening as named JSON texts: `heading`, then `001`, `002` … for the boards."""
    head = heading(session)
    if session.by_round:
        head["by_round"] = True
    return board_records(head, ((board.number, _text(board)) for board in session.boards))


@remembered(4 * MOST_BOARDS)
def _text(board: Board) -> str:
    return compact(plain_board(board))


def board_of(number: int, value: Any) -> Board:
    """Return the board in a record's value, whoever meets there; raises `SessionFileError`."""
    return loose_board(FilePlace(value, f"board {number}"))


def session_of(found: Mapping[str, str]) -> Session:
    """Return the evening in these records.

    Raises `SessionFileError` when they are not what `records` writes.
    """
    top, values = place_of(found)
    by_round = top.value.pop("by_round", None) is True
    session = replace(session_from(top), by_round=by_round)
    boards = (
        board_from(FilePlace(value, f"board {number}"), session, set())
        for number, value in values.items()
    )
    return replace(session, boards=tuple(boards))
