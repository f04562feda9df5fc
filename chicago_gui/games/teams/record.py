"""A match as the book's records; they hold what the session file has no word for, too.

That is the room this laptop stands in, and what the other card says where the two disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chicago_gui.games.teams.board import Board, Room
from chicago_gui.games.teams.session import Session
from chicago_gui.games.teams.session_file import board_from, heading, plain_board, session_from
from chicago_gui.record import replace
from chicago_gui.sheet.board_file import DEAL_KEYS, board_deal_from, plain_board_deal
from chicago_gui.sheet.board_records import board_records, place_of
from chicago_gui.sheet.boards import MOST_BOARDS
from chicago_gui.sheet.fields import compact
from chicago_gui.sheet.remembered import remembered
from chicago_gui.sheet.session_file import FilePlace


def records(session: Session) -> dict[str, str]:
    """Return the match as named JSON texts: `heading`, then `001`, `002` … for the boards."""
    head = heading(session)
    if session.room is not None:
        head["room"] = session.room.value
    return board_records(head, ((board.number, _text(board)) for board in session.boards))


def session_of(found: Mapping[str, str]) -> Session:
    """Return the match in these records.

    Raises `SessionFileError` when they are not what `records` writes.
    """
    top, values = place_of(found)
    room = top.value.pop("room", None)
    standing = None
    if room is not None:
        standing = Room(FilePlace(room, "room").choice([each.value for each in Room]))
    boards = tuple(board_of(number, value) for number, value in values.items())
    return replace(session_from(top), boards=boards, room=standing)


@remembered(4 * MOST_BOARDS)
def _text(board: Board) -> str:
    return compact(_plain(board))


def _plain(board: Board) -> dict[str, Any]:
    rivals = {room.value: board.rival(room) for room in Room}
    cards = {room: plain_board_deal(deal) for room, deal in rivals.items() if deal is not None}
    return {**plain_board(board), **({"rivals": cards} if cards else {})}


def board_of(number: int, value: Any) -> Board:
    """Return the board in a record's value; raises `SessionFileError`."""
    place = FilePlace(value, f"board {number}")
    rivals: dict[str, FilePlace] = {}
    if isinstance(value, dict) and "rivals" in value:
        rooms = [room.value for room in Room]
        rivals = FilePlace(value.pop("rivals"), f"board {number}: rivals").keys(rooms)
    board = board_from(place, set())
    for room in Room:
        if room.value in rivals:
            at = rivals[room.value]
            rival = board_deal_from(at.keys(DEAL_KEYS), at.where)
            board = board.with_deal(room, board.deal(room), rival)
    return board
